/* A crash must leave a shell that can be used: nothing here may allocate, lock or call curses. */
#define _GNU_SOURCE
#include "internal.h"

#include <curses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

/* SIGQUIT among them: whoever sends it wants a dump, and then their shell. */
static const int crashes[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS,
                              SIGFPE};
static struct sigaction inherited[NSIG];
static struct termios modes_before;
static volatile sig_atomic_t screen_is_up;
static bool prepared;
static char leave[512];
static size_t leave_count;
static char stack[65536];

/* Adds a terminfo string without its padding, which no terminal of today needs. */
static void add(const char *string) {
  if (!string || string == (const char *)-1) return;
  for (const char *next = string; *next && leave_count < sizeof leave; next++) {
    if (next[0] == '$' && next[1] == '<') {
      const char *end = strchr(next, '>');
      if (end) {
        next = end;
        continue;
      }
    }
    leave[leave_count++] = *next;
  }
}

/* Puts the terminal back, then lets the handler that was there before (the Swift backtracer's)
 * or the default have the signal. */
static void on_crash(int signal) {
  if (screen_is_up) {
    screen_is_up = 0;
    ssize_t written = write(STDOUT_FILENO, leave, leave_count);
    (void)written;
    tcsetattr(STDOUT_FILENO, TCSANOW, &modes_before);
    cnc_stderr_release();
  }
  sigaction(signal, &inherited[signal], NULL);
  raise(signal);
}

static void catch_crashes(void) {
  struct sigaction action = {.sa_handler = on_crash, .sa_flags = SA_ONSTACK};
  stack_t none, own = {.ss_sp = stack, .ss_size = sizeof stack};
  /* Running out of stack is a crash too. */
  if (sigaltstack(NULL, &none) == 0 && none.ss_flags & SS_DISABLE) sigaltstack(&own, NULL);
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
    struct sigaction *before = &inherited[crashes[i]];
    sigaction(crashes[i], &action, before);
    if (before->sa_handler == SIG_IGN) sigaction(crashes[i], before, NULL);
  }
}

void cnc_crash_prepare(const struct termios *before) {
  modes_before = *before;
  leave_count = 0;
  add(exit_attribute_mode);
  if (key_mouse) add("\033[?2004l\033[?1006l\033[?1002l\033[?1000l");
  add(keypad_local);
  add(exit_ca_mode);
  add(cursor_normal);
  add("\r\n");
  if (prepared) return;
  prepared = true;
  catch_crashes();
}

void cnc_clear_before_leaving(void) {
  if (!getenv("TMUX") || !exit_ca_mode || !clear_screen) return;
  putp(clear_screen);
  /* What stays in the buffer would be written when the program ends, and would clear what the reader
   * is told by then. */
  fflush(stdout);
}

void cnc_crash_arm(bool up) { screen_is_up = up; }
