/* cprocess.h - the door to signals, the wake pipe and child processes.
 *
 * What a signal handler may do, and what happens between fork and exec, cannot be written in
 * Swift; nor can functions behind feature tests, such as pipe2 and posix_spawn's extensions, be
 * imported everywhere. No function here allocates after start-up or holds a lock.
 */
#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* --- The wake pipe: one for the process, made on first use --- */

/* The end to poll for reading, or -1 with errno set where no pipe can be had. */
int cpr_wake_fd(void);

/* Makes cpr_wake_fd readable, and cpr_take_wakes tell of a message. From any thread. */
void cpr_wake(void);

/* Empties the pipe. Bit n of the answer: signal n came since the last call; bit 0: a message. */
uint64_t cpr_take_wakes(void);

/* --- Signals --- */

/* Makes a signal wake the pipe. One that was ignored when the program started (nohup; a shell
 * without job control) stays ignored where respect_ignored is set. False with errno set. */
bool cpr_catch(int signal, bool respect_ignored);

/* Stops this process as SIGTSTP by default does, and returns when it is continued. */
void cpr_stop_self(void);

/* --- Processes and threads --- */

enum {
  CPR_OWN_GROUP = 1,   /* the child leads a process group of its own */
  CPR_OWN_SESSION = 2, /* the child leads a session of its own, without a terminal */
  CPR_NOT_ALONE = 4,   /* with a session: the system kills the child when the calling thread ends,
                        * with the process at the latest, whatever ends that. The thread waits for
                        * the child. What the child has started itself is not killed. */
};

/* Starts argv[0], looked up in PATH, with default signals, none blocked, and no descriptors but
 * 0, 1 and 2, which are copies of the three given (-1: /dev/null).
 *
 * Returns the process's id, or -1 with errno set. */
pid_t cpr_spawn(char *const argv[], char *const envp[], int input, int output, int error,
                int flags);

/* Lets a child compute for so many seconds and write no more than so many bytes into a file; and
 * programs that it starts from then on, each by itself. */
void cpr_limit(pid_t child, uint64_t seconds, uint64_t bytes);

/* Limits the memory that a child may have, in bytes. */
void cpr_limit_memory(pid_t child, uint64_t bytes);

/* Waits for a child. Its exit status, or 128 + n where signal n ended it; -1 with errno set. */
int cpr_wait(pid_t child);

/* Waits for a child that has the terminal, and stops with it when the reader stops it. As cpr_wait. */
int cpr_wait_stopping(pid_t child);

/* Lets the process leave a core and be traced, or not: a secret is being typed. */
void cpr_allow_core(bool is_allowed);

/* Makes the calling thread, and no other, give way to the rest (nice 10). */
void cpr_lower_own_priority(void);

/* Has blocks of 128 KB and more go back to the system when they are freed. The C library would keep
 * more of them, and longer, with each larger one that it has seen. */
void cpr_give_memory_back(void);

#endif
