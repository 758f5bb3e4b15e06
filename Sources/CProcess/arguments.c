#include "cprocess.h"

#include <stddef.h>

static char **arguments;

#ifdef __GLIBC__
/* glibc hands the arguments of main to constructors as well. */
__attribute__((constructor)) static void keep_arguments(int count, char **strings) {
  (void)count;
  arguments = strings;
}
#endif

char *const *cpr_arguments(void) { return arguments; }
