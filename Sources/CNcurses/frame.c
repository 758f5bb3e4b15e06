/* A screen that is shown reaches the terminal in one piece.
 *
 * curses sends what it has whenever it moves its cursor (mvcur flushes): a page would be some forty
 * small writes, each of which wakes the terminal, or is a packet of its own over ssh. So it writes
 * to a descriptor of its own, which is a file in memory while a screen is put out, and what has
 * come there is sent after that. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

static FILE *stream;     /* where curses writes: the terminal, or the file while a frame is open */
static int memory = -1;  /* the file */

FILE *cnc_frame_stream(void) {
  int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (output < 0) return stdout;
  stream = fdopen(output, "w");
  if (!stream) {
    close(output);
    return stdout;
  }
  memory = memfd_create("frame", MFD_CLOEXEC);
  return stream;
}

void cnc_frame_forget(void) {
  if (stream) fclose(stream);
  if (memory >= 0) close(memory);
  stream = NULL;
  memory = -1;
}

/* Sends all of it, however long the terminal takes; gives up where it is gone. */
static bool send_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = write(STDOUT_FILENO, bytes, count);
    if (sent > 0) {
      bytes += sent;
      count -= (size_t)sent;
    } else if (errno == EAGAIN) {
      struct pollfd terminal = {.fd = STDOUT_FILENO, .events = POLLOUT};
      poll(&terminal, 1, -1);
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

void cnc_send(const void *bytes, size_t count) { send_all(bytes, count); }

void cnc_frame_add(const void *bytes, size_t count) {
  if (memory < 0) {
    send_all(bytes, count);
    return;
  }
  ssize_t written = write(memory, bytes, count); /* the same place in the file as curses' */
  (void)written;
}

void cnc_frame_begin(void) {
  if (memory >= 0) dup3(memory, fileno(stream), O_CLOEXEC);
}

void cnc_frame_end(void) {
  char block[16 << 10];
  if (memory < 0) return;
  dup3(STDOUT_FILENO, fileno(stream), O_CLOEXEC);
  off_t left = lseek(memory, 0, SEEK_CUR);
  lseek(memory, 0, SEEK_SET);
  for (off_t offset = 0; left > 0;) {
    size_t wanted = left < (off_t)sizeof block ? (size_t)left : sizeof block;
    ssize_t count = pread(memory, block, wanted, offset);
    if (count <= 0 || !send_all(block, (size_t)count)) return;
    offset += count;
    left -= count;
  }
}
