// icu-lines COLUMNS FILE: counts the lines of a text by ICU's line iterator, for `run` to compare.
// A line takes what fits by code points; ICU tells where it may end, and nothing of how wide it is.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

int main(int count, char **arguments) {
  if (count != 3) return 64;
  const int64_t columns = atoll(arguments[1]);
  const int file = open(arguments[2], O_RDONLY);
  struct stat facts;
  if (file < 0 || fstat(file, &facts) != 0) return 66;
  const char *bytes = mmap(NULL, facts.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  if (bytes == MAP_FAILED) return 74;
  int64_t lines = 0;
  // ICU's iterators count in 32 bits: the text goes through in pieces that end with a line's end.
  for (int64_t from = 0; from < facts.st_size;) {
    int64_t end = from + (64 << 20);
    if (end >= facts.st_size) end = facts.st_size;
    else while (end > from + 1 && bytes[end - 1] != '\n') end--;
    UErrorCode error = U_ZERO_ERROR;
    UText *text = utext_openUTF8(NULL, bytes + from, end - from, &error);
    UBreakIterator *breaks = ubrk_open(UBRK_LINE, "en", NULL, 0, &error);
    ubrk_setUText(breaks, text, &error);
    if (U_FAILURE(error)) return 70;
    int64_t start = 0, last = 0, width = 0;
    for (int64_t at = ubrk_first(breaks), next; (next = ubrk_next(breaks)) != UBRK_DONE; at = next) {
      int64_t part = 0;
      for (int64_t i = at; i < next; i++) part += (bytes[from + i] & 0xC0) != 0x80;
      if (width + part > columns + 1 && at > start) lines++, start = at, width = 0;
      width += part;
      last = next;
      if (bytes[from + next - 1] == '\n') lines++, start = next, width = 0;
    }
    lines += last > start;
    ubrk_close(breaks);
    utext_close(text);
    from = end;
  }
  printf("%lld\n", (long long)lines);
  return 0;
}
