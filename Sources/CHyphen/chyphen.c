#include "chyphen.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static struct {
  chy_dictionary *(*load)(const char *path);
  void (*free)(chy_dictionary *dictionary);
  int (*hyphenate)(
      chy_dictionary *dictionary, const char *word, int length, char *hyphens, char *hyphenated,
      char ***replacements, int **positions, int **cuts);
} library;

static bool is_available;

static void load_library(void) {
  void *handle = dlopen("libhyphen.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  // ISO C has no conversion from void * to a function; POSIX says that the bytes are the same.
  void *symbols[] = {
      dlsym(handle, "hnj_hyphen_load"), dlsym(handle, "hnj_hyphen_free"),
      dlsym(handle, "hnj_hyphen_hyphenate2")};
  if (!symbols[0] || !symbols[1] || !symbols[2]) return;
  memcpy(&library.load, &symbols[0], sizeof symbols[0]);
  memcpy(&library.free, &symbols[1], sizeof symbols[1]);
  memcpy(&library.hyphenate, &symbols[2], sizeof symbols[2]);
  is_available = true;
}

bool chy_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_library);
  return is_available;
}

chy_dictionary *chy_open(const char *path) {
  return chy_is_available() ? library.load(path) : NULL;
}

void chy_close(chy_dictionary *dictionary) {
  if (dictionary) library.free(dictionary);
}

bool chy_find_points(
    chy_dictionary *dictionary, const char *word, size_t length, bool *points) {
  memset(points, 0, length * sizeof *points);
  if (length == 0 || length > CHY_LONGEST_WORD) return false;
  // The library asks for five bytes more, and for a word that ends with a zero.
  char copy[CHY_LONGEST_WORD + 1] = {0};
  char hyphens[CHY_LONGEST_WORD + 5] = {0};
  memcpy(copy, word, length);
  char **replacements = NULL;
  int *positions = NULL;
  int *cuts = NULL;
  int failed = library.hyphenate(
      dictionary, copy, (int)length, hyphens, NULL, &replacements, &positions, &cuts);
  if (!failed) {
    for (size_t i = 0; i < length && hyphens[i]; i++)
      points[i] = (hyphens[i] & 1) && !(replacements && replacements[i]);
  }
  if (replacements)
    for (size_t i = 0; i < length; i++) free(replacements[i]);
  free(replacements);
  free(positions);
  free(cuts);
  return !failed;
}
