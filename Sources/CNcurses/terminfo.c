/* Apart from the rest, as term.h takes names such as "columns" and "lines" for itself. */
#include "internal.h"

#include <curses.h>
#include <string.h>
#include <term.h>

static bool is_present(const char *string) {
  return string && string != (const char *)-1 && *string;
}

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

const char *cnc_terminfo_keypad(bool on) {
  const char *sequence = on ? keypad_xmit : keypad_local;
  return is_present(sequence) ? sequence : "";
}

int cnc_key_names(struct cnc_key_name names[CNC_KEY_NAMES_MAX]) {
  const struct cnc_key_name all[] = {
    {key_left, CNC_KEY_LEFT}, {key_right, CNC_KEY_RIGHT}, {key_up, CNC_KEY_UP},
    {key_down, CNC_KEY_DOWN}, {key_home, CNC_KEY_HOME}, {key_end, CNC_KEY_END},
    {key_ppage, CNC_KEY_PAGE_UP}, {key_npage, CNC_KEY_PAGE_DOWN},
    {key_backspace, CNC_KEY_BACKSPACE}, {key_dc, CNC_KEY_DELETE}, {key_ic, CNC_KEY_INSERT},
    {key_enter, CNC_KEY_ENTER}, {key_btab, CNC_KEY_BACK_TAB},
    /* With Shift, and those of the number pad. */
    {key_sleft, CNC_KEY_LEFT}, {key_sright, CNC_KEY_RIGHT}, {key_sr, CNC_KEY_UP},
    {key_sf, CNC_KEY_DOWN}, {key_shome, CNC_KEY_HOME}, {key_send, CNC_KEY_END},
    {key_sprevious, CNC_KEY_PAGE_UP}, {key_snext, CNC_KEY_PAGE_DOWN}, {key_sdc, CNC_KEY_DELETE},
    {key_sic, CNC_KEY_INSERT}, {key_find, CNC_KEY_HOME}, {key_select, CNC_KEY_END},
    {key_ll, CNC_KEY_END}, {key_a1, CNC_KEY_HOME}, {key_c1, CNC_KEY_END},
    {key_a3, CNC_KEY_PAGE_UP}, {key_c3, CNC_KEY_PAGE_DOWN},
  };
  const char *const functions[] = {
    key_f0, key_f1, key_f2, key_f3, key_f4, key_f5, key_f6, key_f7, key_f8, key_f9, key_f10,
    key_f11, key_f12, key_f13, key_f14, key_f15, key_f16, key_f17, key_f18, key_f19, key_f20,
    key_f21, key_f22, key_f23, key_f24, key_f25, key_f26, key_f27, key_f28, key_f29, key_f30,
    key_f31, key_f32, key_f33, key_f34, key_f35, key_f36, key_f37, key_f38, key_f39, key_f40,
    key_f41, key_f42, key_f43, key_f44, key_f45, key_f46, key_f47, key_f48, key_f49, key_f50,
    key_f51, key_f52, key_f53, key_f54, key_f55, key_f56, key_f57, key_f58, key_f59, key_f60,
    key_f61, key_f62, key_f63,
  };
  int count = 0;
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (is_present(all[i].sequence)) names[count++] = all[i];
  for (int i = 0; i < (int)(sizeof functions / sizeof *functions); i++)
    if (is_present(functions[i]))
      names[count++] = (struct cnc_key_name){functions[i], CNC_KEY_F0 + i};
  return count;
}

bool cnc_terminfo_is_direct(void) { return tigetnum("colors") >= 1 << 24 && tigetflag("RGB") > 0; }

bool cnc_terminfo_hides_direct(void) { return tigetflag("Tc") > 0; }
