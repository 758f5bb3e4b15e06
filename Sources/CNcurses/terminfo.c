/* Apart from the rest, as term.h takes names such as "columns" and "lines" for itself. */
#include "internal.h"

#include <curses.h>
#include <string.h>
#include <term.h>

enum cnc_failure cnc_terminfo_load(void) {
  int found;
  if (setupterm(NULL, 1, &found) != OK) return found == 1 ? CNC_CANNOT_MOVE : CNC_UNKNOWN_TERM;
  if (cursor_address && clear_screen) return CNC_OPENED;
  cnc_terminfo_unload();
  return CNC_CANNOT_MOVE;
}

void cnc_terminfo_unload(void) { del_curterm(cur_term); }

bool cnc_terminfo_reports_mouse(void) {
  return key_mouse && (strcmp(key_mouse, "\033[M") == 0 || strcmp(key_mouse, "\033[<") == 0);
}

bool cnc_terminfo_is_direct(void) { return tigetnum("colors") >= 1 << 24 && tigetflag("RGB") > 0; }

bool cnc_terminfo_hides_direct(void) { return tigetflag("Tc") > 0; }
