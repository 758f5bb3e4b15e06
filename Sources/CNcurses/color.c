#define NCURSES_WIDECHAR 1
#include <curses.h>

#include "internal.h"

static int colors;

void cnc_colors_begin(bool wanted) {
  colors = 0;
  if (!wanted || !has_colors() || start_color() != OK) return;
  /* Without its standard colours, a terminal's own look could not be kept. */
  if (use_default_colors() != OK) return;
  colors = cnc_terminfo_is_direct() ? 1 << 24 : COLORS;
}

int cnc_colors(void) { return colors; }

int cnc_pair(int foreground, int background) {
  if (!colors || (foreground < 0 && background < 0)) return 0;
  /* curses keeps the pairs it was asked for, and gives up the one asked for the longest ago where
   * a terminal of few has no more. */
  int pair = alloc_pair(foreground, background);
  return pair > 0 && pair < 1 << 15 ? pair : 0;
}

void cnc_set_background(int pair) {
  cchar_t blank;
  if (setcchar(&blank, L" ", A_NORMAL, (short)pair, NULL) == OK) bkgrndset(&blank);
}
