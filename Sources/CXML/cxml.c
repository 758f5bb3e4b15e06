#include "cxml.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// What is used of libxml2's xmlreader.h, whose functions have been the same since 2.6 (2003).
typedef void (*error_handler)(void *argument, const char *message, int severity, void *locator);

static struct {
  void *(*open)(const char *bytes, int length, const char *url, const char *encoding, int options);
  void (*free)(void *reader);
  int (*read)(void *reader);
  int (*node_type)(void *reader);
  int (*is_empty)(void *reader);
  int (*next_attribute)(void *reader);
  const char *(*name)(void *reader);
  const char *(*value)(void *reader);
  void (*set_error_handler)(void *reader, error_handler handler, void *argument);
  int (*line)(void *locator);
} library;

enum {
  // enum xmlParserOption
  NO_WARNINGS = 1 << 6,
  NO_NETWORK = 1 << 11,
  CDATA_AS_TEXT = 1 << 14,
  // enum xmlReaderTypes
  NODE_ELEMENT = 1,
  NODE_TEXT = 3,
  NODE_CDATA = 4,
  NODE_SPACE = 14,
  NODE_END = 15,
  // enum xmlParserSeverities
  SEVERITY_ERROR = 4,
};

static bool is_available;

static void load_library(void) {
  static const char *const names[] = {"libxml2.so.2", "libxml2.so.16"};
  static const char *const symbols[] = {
      "xmlReaderForMemory",
      "xmlFreeTextReader",
      "xmlTextReaderRead",
      "xmlTextReaderNodeType",
      "xmlTextReaderIsEmptyElement",
      "xmlTextReaderMoveToNextAttribute",
      "xmlTextReaderConstLocalName",
      "xmlTextReaderConstValue",
      "xmlTextReaderSetErrorHandler",
      "xmlTextReaderLocatorLineNumber",
  };
  enum { COUNT = sizeof symbols / sizeof *symbols };
  _Static_assert(sizeof library == COUNT * sizeof(void *), "a symbol for every function");
  void *handle = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && !handle; i++)
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  // ISO C has no conversion from void * to a function; POSIX says that the bytes are the same.
  void *found[COUNT];
  for (size_t i = 0; i < COUNT; i++) {
    found[i] = dlsym(handle, symbols[i]);
    if (!found[i]) return;
  }
  memcpy(&library, found, sizeof found);
  is_available = true;
}

bool cxml_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_library);
  return is_available;
}

struct cxml_reader {
  void *reader;
  int error_line;
  char error[200];
};

/// Keeps the first error; those after it follow from it.
static void keep_error(void *argument, const char *message, int severity, void *locator) {
  cxml_reader *reader = argument;
  if (severity != SEVERITY_ERROR || reader->error[0]) return;
  strncpy(reader->error, message, sizeof reader->error - 1);
  reader->error[strcspn(reader->error, "\n")] = 0;
  reader->error_line = library.line(locator);
}

cxml_reader *cxml_open(const char *bytes, size_t length) {
  if (!cxml_is_available() || length > INT_MAX) return NULL;
  cxml_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->reader = library.open(
      bytes, (int)length, NULL, NULL, NO_WARNINGS | NO_NETWORK | CDATA_AS_TEXT);
  if (!reader->reader) {
    free(reader);
    return NULL;
  }
  library.set_error_handler(reader->reader, keep_error, reader);
  return reader;
}

void cxml_close(cxml_reader *reader) {
  if (!reader) return;
  library.free(reader->reader);
  free(reader);
}

int cxml_next(cxml_reader *reader) {
  int result;
  while ((result = library.read(reader->reader)) == 1) {
    switch (library.node_type(reader->reader)) {
      case NODE_ELEMENT: return CXML_ELEMENT;
      case NODE_TEXT:
      case NODE_CDATA:
      case NODE_SPACE: return CXML_TEXT;
      case NODE_END: return CXML_END;
      default: break;
    }
  }
  return result;
}

bool cxml_is_empty(cxml_reader *reader) { return library.is_empty(reader->reader) == 1; }

bool cxml_next_attribute(cxml_reader *reader) {
  return library.next_attribute(reader->reader) == 1;
}

static const char *or_empty(const char *string) { return string ? string : ""; }

const char *cxml_name(cxml_reader *reader) { return or_empty(library.name(reader->reader)); }

const char *cxml_value(cxml_reader *reader) { return or_empty(library.value(reader->reader)); }

int cxml_error_line(const cxml_reader *reader) { return reader->error_line; }

const char *cxml_error(const cxml_reader *reader) { return reader->error; }
