#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "internal.h"

static SCREEN *screen;
static FILE *keys; /* where they are read: stdin, or a stream of our own on /dev/tty */
static bool utf8;

/* Only the character type is wanted. A locale that the machine lacks is common over ssh and in
 * containers; where its name says UTF-8, the C library's own one will do. */
static void take_locale(void) {
  if (!setlocale(LC_CTYPE, "")) {
    const char *variables[] = {"LC_ALL", "LC_CTYPE", "LANG"}, *name = NULL;
    for (int i = 0; i < 3 && (!name || !*name); i++) name = getenv(variables[i]);
    if (name && (strcasestr(name, "utf-8") || strcasestr(name, "utf8")))
      setlocale(LC_CTYPE, "C.UTF-8");
  }
  utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

static bool open_keys(void) {
  if (isatty(STDIN_FILENO)) {
    keys = stdin;
    return true;
  }
  int fd = open("/dev/tty", O_RDONLY | O_CLOEXEC);
  /* Without a controlling terminal, as less: from the one that errors or the page go to. */
  if (fd < 0 && isatty(STDERR_FILENO)) fd = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (fd < 0 && isatty(STDOUT_FILENO)) fd = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (fd < 0) return false;
  keys = fdopen(fd, "r");
  if (!keys) close(fd);
  return keys != NULL;
}

static void close_keys(void) {
  if (keys && keys != stdin) fclose(keys);
  keys = NULL;
}

/* Modes beyond those of curses: ^S and ^Q are keys here, not a way to freeze the screen. */
static void set_modes(void) {
  struct termios modes;
  cbreak();
  noecho();
  nonl();
  if (tcgetattr(STDOUT_FILENO, &modes) == 0) {
    modes.c_iflag &= ~(tcflag_t)IXON;
    tcsetattr(STDOUT_FILENO, TCSANOW, &modes);
    def_prog_mode();
  }
  typeahead(-1); /* all ready keys were read before drawing; a half drawn page helps no one */
  curs_set(0);
}

/* A terminal may show direct colours though its entry does not tell how: COLORTERM says so, or a
 * flag that tmux brought up. GNU screen shows none, but hands COLORTERM on. */
static bool shows_direct(enum cnc_colors_wanted wanted) {
  const char *term = getenv("TERM");
  bool is_screen = term && strncmp(term, "screen", 6) == 0 && !getenv("TMUX");
  if (wanted == CNC_NO_COLORS || is_screen || cnc_terminfo_is_direct()) return false;
  return wanted == CNC_DIRECT_COLORS || cnc_terminfo_hides_direct();
}

enum cnc_failure cnc_open(enum cnc_colors_wanted wanted) {
  struct termios before;
  if (screen) return CNC_FAILED;
  if (!isatty(STDOUT_FILENO)) return CNC_NOT_A_TERMINAL;
  take_locale();
  use_env(FALSE); /* the terminal's own word on its size, not LINES and COLUMNS */
  use_tioctl(TRUE);
  /* newterm would print a sentence of its own about some terminals, and take others that cannot
   * do what a full screen needs. */
  enum cnc_failure failure = cnc_terminfo_load();
  if (failure) return failure;
  if (tcgetattr(STDOUT_FILENO, &before) == 0) cnc_crash_prepare(&before);
  cnc_entry_hand_over(shows_direct(wanted));
  cnc_terminfo_unload();
  if (!open_keys()) {
    cnc_entry_take_back();
    return CNC_NO_KEYS;
  }
  screen = newterm(NULL, cnc_frame_stream(), keys);
  cnc_entry_take_back();
  if (!screen) {
    cnc_frame_forget();
    close_keys();
    return CNC_FAILED;
  }
  cnc_crash_arm(true);
  cnc_stderr_hold();
  set_modes();
  cnc_attributes_learn();
  cnc_colors_begin(wanted != CNC_NO_COLORS);
  return CNC_OPENED;
}

void cnc_close(void) {
  if (!screen) return;
  cnc_keys_end();
  cnc_clear_before_leaving();
  endwin();
  cnc_crash_arm(false);
  delscreen(screen);
  screen = NULL;
  cnc_frame_forget();
  close_keys();
  cnc_stderr_release();
}

void cnc_leave(void) {
  cnc_keys_end();
  cnc_clear_before_leaving();
  endwin();
  cnc_crash_arm(false);
}

void cnc_return(void) {
  cnc_crash_arm(true);
  reset_prog_mode();
  /* A shell that ran meanwhile may have left other modes on, and curses sends what it believes
   * to be on already only when it was off. */
  cnc_keys_forget();
  curs_set(1);
  curs_set(0);
  clearok(curscr, TRUE);
}

void cnc_repaint(void) { clearok(curscr, TRUE); }

void cnc_repaint_rows(int row, int count) {
  int rows = getmaxy(stdscr) - row;
  if (row >= 0 && rows > 0) wredrawln(stdscr, row, count < rows ? count : rows);
}

int cnc_input(void) { return keys ? fileno(keys) : -1; }

int cnc_baud(void) {
  int baud = screen ? baudrate() : ERR;
  return baud > 0 ? baud : 0;
}

int cnc_unsent(void) {
  int bytes = 0;
  return ioctl(STDOUT_FILENO, TIOCOUTQ, &bytes) == 0 && bytes > 0 ? bytes : 0;
}

bool cnc_window_size(int *rows, int *columns) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return false;
  if (size.ws_row == 0 || size.ws_col == 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

bool cnc_cell_pixels(int *width, int *height) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return false;
  if (size.ws_row == 0 || size.ws_col == 0) return false;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0;
}

void cnc_size(int *rows, int *columns) { getmaxyx(stdscr, *rows, *columns); }

void cnc_resize(int rows, int columns) {
  /* Not resizeterm, which also puts a KEY_RESIZE before the next key. */
  resize_term(rows, columns);
  /* Terminals disagree on what a resize leaves where on the screen. */
  clearok(curscr, TRUE);
}

bool cnc_is_utf8(void) { return utf8; }

bool cnc_wants_utf8(void) {
  take_locale();
  return utf8;
}
