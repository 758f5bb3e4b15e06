/* Damages pictures and has tome-picture's decoders read them, each in a process of its own.
 *
 * fuzz SECONDS FILE ...: the files are the pictures to begin with. It prints what crashed, and writes the
 * picture to crash-N; its status is the number of crashes. Built with the address sanitizer, whose
 * findings end a process with status 99.
 */
#define TOME_PICTURE_FUZZER
#include "../../../Sources/tome-picture/main.c"

#include <sys/wait.h>
#include <time.h>

static uint64_t state = 88172645463325252ull;

static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

typedef struct {
  unsigned char *bytes;
  size_t count;
} Seed;

static Seed load(const char *path) {
  Seed seed = {NULL, 0};
  FILE *file = fopen(path, "rb");
  if (file == NULL) return seed;
  seed.bytes = malloc(1 << 20);
  seed.count = fread(seed.bytes, 1, 1 << 20, file);
  fclose(file);
  return seed;
}

/* A copy of a seed with some bytes changed, taken out, put twice or cut off. */
static Seed damaged(Seed seed) {
  Seed copy = {malloc(seed.count * 2 + 64), seed.count};
  memcpy(copy.bytes, seed.bytes, seed.count);
  for (uint64_t changes = 1 + next() % 12; changes > 0 && copy.count > 4; changes--) {
    /* The heads of files say most. */
    size_t at = next() % (next() % 3 == 0 ? copy.count : copy.count < 256 ? copy.count : 256);
    size_t length = 1 + next() % 16;
    if (at + length > copy.count) length = copy.count - at;
    switch (next() % 8) {
      case 0: copy.count = at + 1; break;
      case 1: memset(copy.bytes + at, 0xFF, length); break;
      case 2: memset(copy.bytes + at, 0, length); break;
      case 3:
        memmove(copy.bytes + at, copy.bytes + at + length, copy.count - at - length);
        copy.count -= length;
        break;
      case 4:
        if (copy.count + length > seed.count * 2 + 64) break;
        memmove(copy.bytes + at + length, copy.bytes + at, copy.count - at);
        copy.count += length;
        break;
      default: copy.bytes[at] = (unsigned char)next();
    }
  }
  return copy;
}

int main(int count, char **words) {
  if (count < 3) return USAGE;
  make_tables();
  time_t end = time(NULL) + atoi(words[1]);
  long tries = 0;
  int crashes = 0;
  while (time(NULL) < end) {
    Seed seed = load(words[2 + next() % (uint64_t)(count - 2)]);
    if (seed.count == 0) continue;
    for (int i = 0; i < 50; i++, tries++) {
      Seed picture = damaged(seed);
      goal_width = 1 + (uint32_t)(next() % 60);
      goal_height = 1 + (uint32_t)(next() % 60);
      most_coefficients = next() % 2 == 0 ? 0 : 150 << 20;
      first_row = next() % 2 == 0 ? 0 : (uint32_t)(next() % goal_height);
      end_row = first_row + 1 + (uint32_t)(next() % (goal_height - first_row));
      pid_t child = fork();
      if (child == 0) {
        input = picture.bytes;
        input_count = picture.count;
        alarm(10);
        read_picture();
        _exit(0);
      }
      int status = 0;
      waitpid(child, &status, 0);
      if (WIFSIGNALED(status) || WEXITSTATUS(status) == 99) {
        char name[32];
        snprintf(name, sizeof name, "crash-%d", ++crashes);
        FILE *file = fopen(name, "wb");
        fwrite(picture.bytes, 1, picture.count, file);
        fclose(file);
        printf("%s: status %d, %ux%u\n", name, status, goal_width, goal_height);
      }
      free(picture.bytes);
    }
    free(seed.bytes);
  }
  printf("%ld pictures, %d crashes\n", tries, crashes);
  return crashes > 125 ? 125 : crashes;
}
