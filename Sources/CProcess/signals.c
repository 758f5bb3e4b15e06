#define _GNU_SOURCE
#include "cprocess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int ends[2] = {-1, -1};
static _Atomic uint64_t wakes;

static void open_pipe(void) {
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) ends[0] = ends[1] = -1;
}

int cpr_wake_fd(void) {
  pthread_once(&once, open_pipe);
  return ends[0];
}

/* What happened is kept in a mask and not in the byte, so that a full pipe loses nothing, and a
 * storm of signals costs one byte for each time that the loop looks. */
static void wake(int bit) {
  uint64_t before = atomic_fetch_or(&wakes, UINT64_C(1) << bit);
  if (before != 0) return;
  int saved = errno;
  ssize_t written = write(ends[1], "", 1);
  (void)written;
  errno = saved;
}

void cpr_wake(void) {
  if (cpr_wake_fd() >= 0) wake(0);
}

uint64_t cpr_take_wakes(void) {
  char bytes[64];
  /* The pipe before the mask: what comes in between wakes once more, for nothing. */
  while (read(ends[0], bytes, sizeof bytes) == (ssize_t)sizeof bytes) continue;
  return atomic_exchange(&wakes, 0);
}

static void on_signal(int signal) { wake(signal); }

bool cpr_catch(int signal, bool respect_ignored) {
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART}, before;
  if (cpr_wake_fd() < 0) return false;
  if (respect_ignored) {
    if (sigaction(signal, NULL, &before) != 0) return false;
    if (before.sa_handler == SIG_IGN) return true;
  }
  sigemptyset(&action.sa_mask);
  return sigaction(signal, &action, NULL) == 0;
}

void cpr_stop_self(void) {
  struct sigaction stop = {.sa_handler = SIG_DFL}, before;
  sigset_t set, blocked;
  sigemptyset(&stop.sa_mask);
  sigaction(SIGTSTP, &stop, &before);
  raise(SIGTSTP);
  /* Raised while blocked, it would stop nothing until much later. */
  sigemptyset(&set);
  sigaddset(&set, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &set, &blocked);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  sigaction(SIGTSTP, &before, NULL);
}
