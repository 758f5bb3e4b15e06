#define _GNU_SOURCE
#include "cprocess.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* dup2 of a descriptor onto itself would leave its close-on-exec flag as it is in older C
 * libraries, and a source among 0-2 may be overwritten before it is copied: so the three are
 * first copied out of the way, where they close themselves on exec. */
static int copy_high(int fd, int flags) {
  if (fd >= 0) return fcntl(fd, F_DUPFD_CLOEXEC, 3);
  int null = open("/dev/null", flags | O_CLOEXEC);
  if (null < 0 || null >= 3) return null;
  int high = fcntl(null, F_DUPFD_CLOEXEC, 3);
  close(null);
  return high;
}

static int spawn(pid_t *child, char *const argv[], char *const envp[], const int files[3],
                 int flags) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  sigset_t none, all;
  short set = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  if (flags & CPR_OWN_GROUP) set |= POSIX_SPAWN_SETPGROUP;
  if (flags & CPR_OWN_SESSION) set |= POSIX_SPAWN_SETSID;
  sigemptyset(&none);
  sigfillset(&all);
  int failure = posix_spawnattr_init(&attributes);
  if (failure) return failure;
  failure = posix_spawn_file_actions_init(&actions);
  if (failure) {
    posix_spawnattr_destroy(&attributes);
    return failure;
  }
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, set);
  for (int i = 0; i < 3 && !failure; i++)
    failure = posix_spawn_file_actions_adddup2(&actions, files[i], i);
  if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  if (!failure) failure = posix_spawnp(child, argv[0], &actions, &attributes, argv, envp);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return failure;
}

/* What posix_spawn cannot ask for is done by hand between vfork and exec: the child has the
 * parent's memory until then, so it calls the system and nothing else. */
static int spawn_bound(pid_t *child, char *const argv[], char *const envp[], const int files[3]) {
  sigset_t all, none, before;
  volatile int failure = 0;
  pid_t parent = getpid();
  sigfillset(&all);
  sigemptyset(&none);
  /* No handler of the parent's may run in the child. */
  int error = pthread_sigmask(SIG_SETMASK, &all, &before);
  if (error) return error;
  pid_t made = vfork();
  if (made == 0) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &standard, NULL);
    if (setsid() < 0 || prctl(PR_SET_PDEATHSIG, SIGKILL, 0L, 0L, 0L) < 0) failure = errno;
    /* The parent may have ended before. */
    if (!failure && getppid() != parent) _exit(127);
    for (int i = 0; i < 3 && !failure; i++)
      if (dup2(files[i], i) < 0) failure = errno;
    if (!failure && close_range(3, ~0U, 0) < 0) failure = errno;
    if (!failure && sigprocmask(SIG_SETMASK, &none, NULL) < 0) failure = errno;
    if (!failure) {
      execvpe(argv[0], argv, envp);
      failure = errno;
    }
    _exit(127);
  }
  error = made < 0 ? errno : failure;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (made > 0 && failure) waitpid(made, NULL, 0);
  *child = made;
  return error;
}

pid_t cpr_spawn(char *const argv[], char *const envp[], int input, int output, int error,
                int flags) {
  pid_t child = -1;
  int failure = 0;
  int files[3] = {copy_high(input, O_RDONLY), copy_high(output, O_WRONLY),
                  copy_high(error, O_WRONLY)};
  for (int i = 0; i < 3; i++)
    if (files[i] < 0) failure = errno;
  if (!failure)
    failure = flags & CPR_NOT_ALONE ? spawn_bound(&child, argv, envp, files)
                                    : spawn(&child, argv, envp, files, flags);
  for (int i = 0; i < 3; i++)
    if (files[i] >= 0) close(files[i]);
  if (!failure) return child;
  errno = failure;
  return -1;
}

void cpr_limit(pid_t child, uint64_t seconds, uint64_t bytes) {
  /* Where it fails the child has ended, or goes on without limits. */
  struct rlimit time = {seconds, seconds + 1}, size = {bytes, bytes};
  (void)prlimit(child, RLIMIT_CPU, &time, NULL);
  (void)prlimit(child, RLIMIT_FSIZE, &size, NULL);
}

void cpr_limit_memory(pid_t child, uint64_t bytes) {
  struct rlimit memory = {bytes, bytes};
  (void)prlimit(child, RLIMIT_AS, &memory, NULL);
}

int cpr_wait(pid_t child) {
  int status;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

int cpr_wait_stopping(pid_t child) {
  int status;
  for (;;) {
    if (waitpid(child, &status, WUNTRACED) < 0) {
      if (errno != EINTR) return -1;
    } else if (WIFSTOPPED(status)) {
      cpr_stop_self();
    } else {
      break;
    }
  }
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void cpr_lower_own_priority(void) {
  /* On Linux a "process" of setpriority is a thread; 0 would be the calling one as well, but
   * POSIX says otherwise. */
  setpriority(PRIO_PROCESS, (id_t)gettid(), 10);
}

void cpr_give_memory_back(void) {
#ifdef M_MMAP_THRESHOLD
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
#endif
}

void cpr_allow_core(bool is_allowed) { prctl(PR_SET_DUMPABLE, is_allowed ? 1L : 0L, 0L, 0L, 0L); }
