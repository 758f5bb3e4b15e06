/* The terminal's entry as curses shall have it.
 *
 * The entry is written out in memory as term(5) has it, with two changes, and handed to curses through
 * TERMINFO, which takes an entry itself after "b64:".
 *
 * Steps are left out, if the cursor can be sent to an address. For each of a page's sixty moves, curses
 * tries some ten ways to put steps together before it takes the shortest: that was a tenth of the
 * instructions of a start, and more of a turn, and saved two or three bytes a move.
 *
 * Direct colours are added, if the terminal shows them and its entry does not tell. curses shows colours
 * by red, green and blue only if the entry has the flag RGB, and most terminals that can do it go by an
 * entry of 256 colours: xterm-256color, tmux-256color. So the flag is added, and the sequences of
 * ISO 8613-6. */
#define _GNU_SOURCE
#include "internal.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>

enum { MAGIC = 01036, CAPACITY = 16 << 10 }; /* the format whose numbers have 32 bits */

static const char foreground[] =
  "\033[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m";
static const char background[] =
  "\033[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m";

static bool is_handed_over;
static char *terminfo_before;

struct entry {
  uint8_t bytes[CAPACITY];
  size_t count;
  bool overflowed;
};

static void add_bytes(struct entry *entry, const void *bytes, size_t count) {
  if (entry->count + count > CAPACITY) {
    entry->overflowed = true;
    return;
  }
  memcpy(entry->bytes + entry->count, bytes, count);
  entry->count += count;
}

static void add_number(struct entry *entry, int32_t value, int width) {
  uint8_t bytes[4];
  for (int i = 0; i < width; i++) bytes[i] = (uint8_t)((uint32_t)value >> (8 * i));
  add_bytes(entry, bytes, (size_t)width);
}

static void pad(struct entry *entry) {
  if (entry->count % 2) add_number(entry, 0, 1);
}

static void leave_out_steps(void) {
  cursor_left = cursor_right = cursor_up = cursor_down = NULL;
  parm_left_cursor = parm_right_cursor = parm_up_cursor = parm_down_cursor = NULL;
  row_address = column_address = NULL;
}

static bool is_present(const char *string) { return string && string != (const char *)-1; }

/* The offsets of strings that follow one another; what they take together. */
static int add_offsets(struct entry *entry, char *const *strings, int count) {
  int end = 0;
  for (int i = 0; i < count; i++) {
    add_number(entry, is_present(strings[i]) ? end : strings[i] ? -2 : -1, 2);
    if (is_present(strings[i])) end += (int)strlen(strings[i]) + 1;
  }
  return end;
}

static int length(char *const *strings, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++)
    if (is_present(strings[i])) sum += (int)strlen(strings[i]) + 1;
  return sum;
}

static void add_strings(struct entry *entry, char *const *strings, int count) {
  for (int i = 0; i < count; i++)
    if (is_present(strings[i])) add_bytes(entry, strings[i], strlen(strings[i]) + 1);
}

static void add_numbers(struct entry *entry, const short *numbers, int count) {
  for (int i = 0; i < count; i++) add_number(entry, numbers[i], 4);
}

/* What every entry has: names, and the capabilities that term(5) lists. */
static void add_standard(struct entry *entry, const TERMTYPE *type, bool adds_direct) {
  int booleans = type->num_Booleans - type->ext_Booleans;
  int numbers = type->num_Numbers - type->ext_Numbers;
  int strings = type->num_Strings - type->ext_Strings;
  size_t names = strlen(type->term_names) + 1;
  const int head[] = {MAGIC, (int)names, booleans, numbers, strings, length(type->Strings, strings)};
  for (int i = 0; i < 6; i++) add_number(entry, head[i], 2);
  add_bytes(entry, type->term_names, names);
  for (int i = 0; i < booleans; i++) add_number(entry, type->Booleans[i] == 1, 1);
  pad(entry);
  for (int i = 0; i < numbers; i++) {
    int value = type->Numbers[i];
    /* Both may be more than the field holds that is public. */
    if (&type->Numbers[i] == &max_colors) value = adds_direct ? 1 << 24 : tigetnum("colors");
    if (&type->Numbers[i] == &max_pairs) value = adds_direct ? 1 << 16 : tigetnum("pairs");
    add_number(entry, value, 4);
  }
  add_offsets(entry, type->Strings, strings);
  add_strings(entry, type->Strings, strings);
  pad(entry);
}

/* What entries may have beyond that, each with its name; a flag that is added is the last of the flags. */
static void add_extended(struct entry *entry, const TERMTYPE *type, bool adds_direct) {
  int booleans = type->ext_Booleans, numbers = type->ext_Numbers, strings = type->ext_Strings;
  int added = adds_direct ? 1 : 0, names = booleans + added + numbers + strings;
  if (names == 0) return;
  char *const *values = type->Strings + type->num_Strings - strings;
  char **name = calloc((size_t)names, sizeof *name);
  if (!name) {
    entry->overflowed = true;
    return;
  }
  for (int i = 0; i < booleans; i++) name[i] = type->ext_Names[i];
  if (adds_direct) name[booleans] = "RGB";
  for (int i = booleans; i < booleans + numbers + strings; i++) name[i + added] = type->ext_Names[i];
  const int head[] = {booleans + added, numbers, strings, strings + names,
                      length(values, strings) + length(name, names)};
  for (int i = 0; i < 5; i++) add_number(entry, head[i], 2);
  for (int i = 0; i < booleans; i++)
    add_number(entry, type->Booleans[type->num_Booleans - booleans + i] == 1, 1);
  if (adds_direct) add_number(entry, 1, 1);
  pad(entry);
  add_numbers(entry, type->Numbers + type->num_Numbers - numbers, numbers);
  add_offsets(entry, values, strings);
  add_offsets(entry, name, names);
  add_strings(entry, values, strings);
  add_strings(entry, name, names);
  free(name);
}

/* The entry after "b64:". */
static char *encoded(const struct entry *entry) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  char *text = malloc(4 + (entry->count + 2) / 3 * 4 + 1), *end = text;
  if (!text) return NULL;
  end = stpcpy(end, "b64:");
  for (size_t i = 0; i < entry->count; i += 3) {
    size_t rest = entry->count - i;
    uint32_t bits = (uint32_t)entry->bytes[i] << 16;
    if (rest > 1) bits |= (uint32_t)entry->bytes[i + 1] << 8;
    if (rest > 2) bits |= entry->bytes[i + 2];
    for (int digit = 0; digit < 4; digit++)
      *end++ = (size_t)digit > rest ? '=' : digits[bits >> (18 - 6 * digit) & 63];
  }
  *end = '\0';
  return text;
}

void cnc_entry_hand_over(bool adds_direct) {
  TERMTYPE *type = (TERMTYPE *)cur_term;
  static struct entry entry;
  if (is_handed_over) return;
  if (max_colors < 256) adds_direct = false;
  entry.count = 0;
  entry.overflowed = false;
  leave_out_steps();
  if (adds_direct) {
    set_a_foreground = (char *)foreground;
    set_a_background = (char *)background;
  }
  add_standard(&entry, type, adds_direct);
  add_extended(&entry, type, adds_direct);
  char *text = entry.overflowed ? NULL : encoded(&entry);
  if (!text) return;
  const char *terminfo = getenv("TERMINFO");
  terminfo_before = terminfo ? strdup(terminfo) : NULL;
  is_handed_over = setenv("TERMINFO", text, 1) == 0;
  free(text);
}

void cnc_entry_take_back(void) {
  if (!is_handed_over) return;
  is_handed_over = false;
  if (terminfo_before) setenv("TERMINFO", terminfo_before, 1);
  else unsetenv("TERMINFO");
  free(terminfo_before);
  terminfo_before = NULL;
}
