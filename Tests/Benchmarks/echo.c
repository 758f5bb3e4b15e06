// Answers each key with as many bytes as a page turn sends, beside threads that compute at idle
// priority: how long a program that does nothing itself takes on this machine, to compare with.
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static void *compute(void *none) {
  struct sched_param priority = {0};
  pthread_setschedparam(pthread_self(), SCHED_IDLE, &priority);
  for (volatile unsigned long number = 1;;) number = number * 6364136223846793005UL + 1;
  return none;
}

int main(int count, char **arguments) {
  struct termios mode;
  tcgetattr(0, &mode);
  cfmakeraw(&mode);
  tcsetattr(0, TCSANOW, &mode);
  pthread_t thread;
  for (int left = count > 1 ? atoi(arguments[1]) : 0; left > 0; left--)
    pthread_create(&thread, 0, compute, 0);
  char screen[2000], key;
  memset(screen, 'x', sizeof screen);
  do {
    if (write(1, screen, sizeof screen) < 0) return 1;
  } while (read(0, &key, 1) == 1);
  return 0;
}
