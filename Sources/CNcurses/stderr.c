/* What is written to standard error while the screen is up, by a library or by Swift when it
 * traps, would spoil the screen and vanish with it. It is kept in memory until the screen is
 * gone. If standard error goes elsewhere than to the terminal, it is left alone. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

static int terminal = -1; /* standard error as it was */

void cnc_stderr_hold(void) {
  if (terminal >= 0 || !isatty(STDERR_FILENO)) return;
  int kept = memfd_create("stderr", MFD_CLOEXEC);
  if (kept < 0) return;
  terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (terminal >= 0) dup2(kept, STDERR_FILENO);
  close(kept);
}

void cnc_stderr_release(void) {
  char block[1024];
  off_t offset = 0;
  ssize_t count;
  if (terminal < 0) return;
  while ((count = pread(STDERR_FILENO, block, sizeof block, offset)) > 0) {
    if (write(terminal, block, (size_t)count) < 0) break;
    offset += count;
  }
  dup2(terminal, STDERR_FILENO);
  close(terminal);
  terminal = -1;
}
