#define _GNU_SOURCE
#include <curses.h>
#include <stdio.h>

#include "internal.h"

/* --- Keys --- */

static int32_t named(int code) {
  if (code >= KEY_F0 && code <= KEY_F(63)) return CNC_KEY_F0 + (code - KEY_F0);
  switch (code) {
    case KEY_LEFT: case KEY_SLEFT: return CNC_KEY_LEFT;
    case KEY_RIGHT: case KEY_SRIGHT: return CNC_KEY_RIGHT;
    case KEY_UP: case KEY_SR: return CNC_KEY_UP;
    case KEY_DOWN: case KEY_SF: return CNC_KEY_DOWN;
    case KEY_HOME: case KEY_FIND: case KEY_A1: case KEY_SHOME: return CNC_KEY_HOME;
    case KEY_END: case KEY_SELECT: case KEY_C1: case KEY_LL: case KEY_SEND: return CNC_KEY_END;
    case KEY_PPAGE: case KEY_A3: case KEY_SPREVIOUS: return CNC_KEY_PAGE_UP;
    case KEY_NPAGE: case KEY_C3: case KEY_SNEXT: return CNC_KEY_PAGE_DOWN;
    case KEY_ENTER: return CNC_KEY_ENTER;
    case KEY_BTAB: return CNC_KEY_BACK_TAB;
    case KEY_BACKSPACE: return CNC_KEY_BACKSPACE;
    case KEY_DC: case KEY_SDC: return CNC_KEY_DELETE;
    case KEY_IC: case KEY_SIC: return CNC_KEY_INSERT;
    case KEY_MOUSE: return CNC_KEY_MOUSE;
    default: return CNC_KEY_OTHER; /* KEY_RESIZE among them: the size comes by SIGWINCH */
  }
}

int32_t cnc_read_key(void) {
  /* Bytes and not get_wch, which loses a character that arrives in two parts, and with a byte
   * that is no character all the keys behind it. */
  int code = getch();
  if (code == ERR) return CNC_KEY_NONE;
  return code < 256 ? code & 255 : named(code);
}

/* What xterm calls bracketed paste; terminals with its mouse know it, or leave it out. */
void cnc_paste_report(bool on) {
  static bool is_on;
  if (on == is_on || !cnc_terminfo_reports_mouse()) return;
  is_on = on;
  putp(on ? "\033[?2004h" : "\033[?2004l");
  fflush(stdout);
}

/* --- The mouse --- */

static enum cnc_mouse_mode mode;

static const mmask_t buttons =
  BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON2_PRESSED | BUTTON2_RELEASED | BUTTON3_PRESSED |
  BUTTON3_RELEASED | BUTTON4_PRESSED | BUTTON5_PRESSED;

static int last_pressed = 1;

static bool translate(const MEVENT *read, struct cnc_mouse *event) {
  static const mmask_t pressed[] = {BUTTON1_PRESSED, BUTTON2_PRESSED, BUTTON3_PRESSED};
  static const mmask_t released[] = {BUTTON1_RELEASED, BUTTON2_RELEASED, BUTTON3_RELEASED};
  event->row = read->y;
  event->column = read->x;
  event->button = last_pressed;
  if (read->bstate & BUTTON4_PRESSED) {
    event->kind = CNC_MOUSE_WHEEL_UP;
    return true;
  }
  if (read->bstate & BUTTON5_PRESSED) {
    event->kind = CNC_MOUSE_WHEEL_DOWN;
    return true;
  }
  if (read->bstate & REPORT_MOUSE_POSITION) {
    event->kind = CNC_MOUSE_DRAG;
    return mode == CNC_MOUSE_DRAGS;
  }
  for (int i = 0; i < 3; i++) {
    if (!(read->bstate & (pressed[i] | released[i]))) continue;
    event->kind = read->bstate & pressed[i] ? CNC_MOUSE_PRESS : CNC_MOUSE_RELEASE;
    event->button = last_pressed = i + 1;
    return true;
  }
  return false;
}

int cnc_read_mouse(struct cnc_mouse events[CNC_MOUSE_MAX]) {
  MEVENT read[CNC_MOUSE_MAX];
  int count = 0, kept = 0;
  /* One KEY_MOUSE stands for all that came at once, and the last is given first. */
  while (count < CNC_MOUSE_MAX && getmouse(&read[count]) == OK) count++;
  while (count > 0)
    if (translate(&read[--count], &events[kept])) kept++;
  return kept;
}

/* curses has no call for reports of the mouse while a button is down, only terminfo entries of
 * their own (xterm-1002), which no one uses. */
static void report_drags(bool on) {
  if (!cnc_terminfo_reports_mouse()) return;
  putp(on ? "\033[?1002h" : "\033[?1002l");
  fflush(stdout); /* what curses had to say was sent before */
}

void cnc_send(const void *bytes, size_t count) {
  fwrite(bytes, 1, count, stdout);
  fflush(stdout); /* what curses had to say was sent before */
}

void cnc_mouse_pause(void) {
  if (mode == CNC_MOUSE_DRAGS) report_drags(false);
  if (mode != CNC_MOUSE_OFF) mousemask(0, NULL);
}

void cnc_mouse_resume(void) {
  if (mode == CNC_MOUSE_OFF) return;
  mouseinterval(0); /* presses as they come, not held back for a double click */
  mousemask(buttons | (mode == CNC_MOUSE_DRAGS ? REPORT_MOUSE_POSITION : 0), NULL);
  if (mode == CNC_MOUSE_DRAGS) report_drags(true);
}

void cnc_set_mouse(enum cnc_mouse_mode wanted) {
  cnc_mouse_pause();
  mode = wanted;
  cnc_mouse_resume();
}
