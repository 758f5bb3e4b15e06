/* cncurses.h - the only door to ncursesw.
 *
 * Swift cannot import function-like macros, variadic functions or what hides behind the wide
 * character feature test, so each thing the program needs has a function of its own here. All of
 * it belongs to the one thread that called cnc_open, but cnc_window_size.
 *
 * Rows and columns count from 0 at the top left corner; what is outside the screen is not drawn.
 */
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* --- Opening and leaving --- */

enum cnc_failure {
  CNC_OPENED = 0,
  CNC_NOT_A_TERMINAL,   /* standard output is none */
  CNC_NO_KEYS,          /* neither standard input nor /dev/tty can be read */
  CNC_UNKNOWN_TERM,     /* terminfo does not know TERM */
  CNC_CANNOT_MOVE,      /* the terminal cannot place its cursor, as TERM=dumb */
  CNC_FAILED,           /* anything else: too little memory */
};

/* Which colours are wanted of the terminal. */
enum cnc_colors_wanted {
  CNC_NO_COLORS,
  CNC_OWN_COLORS,       /* as many as its terminfo entry tells */
  CNC_DIRECT_COLORS,    /* also those of red, green and blue that the entry does not tell of */
};

/* Takes over the terminal on standard output, keys from standard input or, where that is none,
 * from the controlling terminal. Nothing is written before the first cnc_show. */
enum cnc_failure cnc_open(enum cnc_colors_wanted wanted);

/* Gives the terminal back as it was. Without cnc_open, or a second time, it does nothing. */
void cnc_close(void);

/* Gives the terminal back for a while, as for a stop. */
void cnc_leave(void);

/* Takes the terminal again, whatever was done to it meanwhile; the next cnc_show paints it all. */
void cnc_return(void);
/* Has the next cnc_show paint every cell. */
void cnc_repaint(void);

/* Has the next cnc_show paint every cell of so many rows. */
void cnc_repaint_rows(int row, int count);

/* --- What the terminal is --- */

/* The descriptor to poll for keys. */
int cnc_input(void);

/* The size that the terminal on standard output says it has; false where it does not know. */
bool cnc_window_size(int *rows, int *columns);

/* The size of a cell in pixels; false where the terminal does not know. */
bool cnc_cell_pixels(int *width, int *height);

/* The size that is drawn at. */
void cnc_size(int *rows, int *columns);

/* Draws at another size from now on; both at least 1. */
void cnc_resize(int rows, int columns);

/* Whether the locale's characters are UTF-8. */
bool cnc_is_utf8(void);

/* The same where nothing is opened: what the environment asks for. */
bool cnc_wants_utf8(void);

/* Whether it shows italics of its own. */
bool cnc_has_italic(void);

/* The number of its colours: 0 where it has none or none were wanted, 1 << 24 where a colour's
 * number is 0xRRGGBB; there those below 8 are still the terminal's own. */
int cnc_colors(void);

/* The speed of its line in bits a second, or 0 where that is not known. */
int cnc_baud(void);

/* The bytes that were written to it and have not left this machine yet, as far as that is known. */
int cnc_unsent(void);

/* --- Colours --- */

/* The pair of two colours by their numbers, -1 for the terminal's own standard; 0 where there are
 * no colours. */
int cnc_pair(int foreground, int background);

/* Shows every blank cell in the colours of a pair from now on. */
void cnc_set_background(int pair);

/* --- Drawing --- */

enum cnc_attribute {
  CNC_BOLD = 1, CNC_DIM = 2, CNC_ITALIC = 4, CNC_UNDERLINE = 8, CNC_REVERSED = 16,
};

/* Blanks all of what will be shown. */
void cnc_erase(void);

/* Draws printable ASCII, cut off at the right edge. */
void cnc_put_ascii(int row, int column, const uint8_t *text, int count, unsigned attributes,
                   int pair);

/* Draws one glyph of the given columns: a spacing character and its marks, of which a cell holds
 * four. False, with nothing drawn, where ncurses would give it other columns than those. */
bool cnc_put_glyph(int row, int column, const uint32_t *scalars, int count, int columns,
                   unsigned attributes, int pair);

/* Sends what differs from what the terminal shows, and leaves its cursor at the given cell. */
void cnc_show(int row, int column);

/* --- Keys and the mouse --- */

/* Reads the bytes that are ready, once poll says that there are some; their number. 0 if there were
 * none after all, -1 if the terminal is gone. */
ssize_t cnc_read_input(uint8_t *bytes, size_t capacity);

enum cnc_key {
  CNC_KEY_LEFT, CNC_KEY_RIGHT, CNC_KEY_UP, CNC_KEY_DOWN,
  CNC_KEY_HOME, CNC_KEY_END, CNC_KEY_PAGE_UP, CNC_KEY_PAGE_DOWN,
  CNC_KEY_ENTER, CNC_KEY_BACK_TAB, CNC_KEY_BACKSPACE, CNC_KEY_DELETE, CNC_KEY_INSERT,
  CNC_KEY_F0 = 0x100, /* CNC_KEY_F0 + n is Fn */
};

/* What the terminal sends for a key, as its terminfo entry has it. */
struct cnc_key_name {
  const char *sequence; /* valid while the terminal is open */
  int key;              /* of cnc_key */
};

enum { CNC_KEY_NAMES_MAX = 128 };

/* The keys that the terminfo entry names; their number. If two have one sequence, the first
 * counts. */
int cnc_key_names(struct cnc_key_name names[CNC_KEY_NAMES_MAX]);

enum cnc_mouse_mode { CNC_MOUSE_OFF, CNC_MOUSE_BUTTONS, CNC_MOUSE_DRAGS };

/* Sends bytes to the terminal as they are, after all that was drawn before: for what curses has no
 * call for. */
void cnc_send(const void *bytes, size_t count);

/* Asks the terminal to report the mouse, or leaves the mouse to the terminal's own selection. */
void cnc_set_mouse(enum cnc_mouse_mode mode);

#endif
