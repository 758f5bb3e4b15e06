#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <wchar.h>

#include "internal.h"

static attr_t shown_as[32]; /* for each set of cnc_attributes, what the terminal can do for it */
static bool has_italic;

static attr_t first_of(attr_t available, attr_t wanted, attr_t instead) {
  return available & wanted ? wanted : available & instead;
}

void cnc_attributes_learn(void) {
  attr_t can = term_attrs();
  has_italic = (can & A_ITALIC) != 0;
  for (unsigned set = 0; set < 32; set++) {
    attr_t attributes = A_NORMAL;
    if (set & CNC_BOLD) attributes |= can & A_BOLD;
    if (set & CNC_DIM) attributes |= can & A_DIM;
    if (set & CNC_ITALIC) attributes |= first_of(can, A_ITALIC, A_UNDERLINE);
    if (set & CNC_UNDERLINE) attributes |= can & A_UNDERLINE;
    if (set & CNC_REVERSED) attributes |= first_of(can, A_REVERSE, A_STANDOUT);
    shown_as[set] = attributes;
  }
}

bool cnc_has_italic(void) { return has_italic; }

void cnc_erase(void) { erase(); }

void cnc_put_ascii(int row, int column, const uint8_t *text, int count, unsigned attributes,
                   int pair) {
  int room = getmaxx(stdscr) - column;
  if (row < 0 || row >= getmaxy(stdscr) || column < 0 || room <= 0) return;
  attr_set(shown_as[attributes & 31], (short)pair, NULL);
  /* Cut here, as curses would go on in the next row. In the last cell of all it draws, and then
   * says ERR because the cursor cannot move on. */
  mvaddnstr(row, column, (const char *)text, count < room ? count : room);
}

bool cnc_put_glyph(int row, int column, const uint32_t *scalars, int count, int columns,
                   unsigned attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1];
  int length = 0;
  cchar_t cell;
  if (row < 0 || row >= getmaxy(stdscr) || column < 0 || column + columns > getmaxx(stdscr))
    return false;
  if (count < 1) return false;
  if (wcwidth((wchar_t)scalars[0]) == 0 && columns == 1) {
    text[length++] = L' '; /* a mark without a base, which would go onto the cell before */
  } else if (wcwidth((wchar_t)scalars[0]) != columns) {
    return false;
  }
  for (int i = 0; i < count && length < CCHARW_MAX; i++)
    if (i == 0 || wcwidth((wchar_t)scalars[i]) == 0) text[length++] = (wchar_t)scalars[i];
  text[length] = L'\0';
  if (setcchar(&cell, text, shown_as[attributes & 31], (short)pair, NULL) != OK) return false;
  /* The window's own attributes, which the last text left, would be added to the cell's. */
  attr_set(A_NORMAL, 0, NULL);
  mvadd_wch(row, column, &cell);
  return true;
}

void cnc_show(int row, int column) {
  move(row, column);
  wnoutrefresh(stdscr);
  cnc_frame_begin();
  doupdate();
  cnc_keys_begin();
  cnc_frame_end();
}
