#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

/* --- Keys --- */

/* curses' own parser is never entered: it blocks on a report of the mouse that is cut off. */
ssize_t cnc_read_input(uint8_t *bytes, size_t capacity) {
  ssize_t count = read(cnc_input(), bytes, capacity);
  if (count > 0) return count;
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : -1;
}

/* --- What is asked of the terminal while the screen is up --- */

static enum cnc_mouse_mode mode;
static bool is_on; /* whether the terminal was asked */

struct text {
  char bytes[256];
  size_t count;
};

/* Adds a sequence without its padding, which no terminal of today needs. */
static void add(struct text *text, const char *bytes) {
  for (const char *next = bytes; *next && text->count < sizeof text->bytes; next++) {
    const char *end = next[0] == '$' && next[1] == '<' ? strchr(next, '>') : NULL;
    if (end) next = end;
    else text->bytes[text->count++] = *next;
  }
}

/* Presses as they come, with SGR's numbers, which have no largest column. */
static void add_mouse(struct text *text) {
  if (mode == CNC_MOUSE_OFF || !cnc_terminfo_reports_mouse()) return;
  add(text, mode == CNC_MOUSE_DRAGS ? "\033[?1002h\033[?1006h" : "\033[?1000h\033[?1006h");
}

static void add_no_mouse(struct text *text) {
  if (mode == CNC_MOUSE_OFF || !cnc_terminfo_reports_mouse()) return;
  add(text, "\033[?1006l\033[?1002l\033[?1000l");
}

void cnc_keys_begin(void) {
  struct text text = {.count = 0};
  if (is_on) return;
  is_on = true;
  add(&text, cnc_terminfo_keypad(true));
  add_mouse(&text);
  /* What xterm calls bracketed paste; terminals with its mouse know it, or leave it out. */
  if (cnc_terminfo_reports_mouse()) add(&text, "\033[?2004h");
  cnc_frame_add(text.bytes, text.count);
}

void cnc_keys_end(void) {
  struct text text = {.count = 0};
  if (!is_on) return;
  is_on = false;
  if (cnc_terminfo_reports_mouse()) add(&text, "\033[?2004l");
  add_no_mouse(&text);
  add(&text, cnc_terminfo_keypad(false));
  cnc_send(text.bytes, text.count);
}

void cnc_keys_forget(void) { is_on = false; }

void cnc_set_mouse(enum cnc_mouse_mode wanted) {
  struct text text = {.count = 0};
  if (is_on) add_no_mouse(&text);
  mode = wanted;
  if (is_on) add_mouse(&text);
  cnc_send(text.bytes, text.count);
}
