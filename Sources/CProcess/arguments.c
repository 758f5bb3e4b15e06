/* What stands behind Swift's CommandLine, in place of the runtime's own: that looks for the arguments in
 * /proc/self/maps before main begins, whether anybody asks for them or not, which takes a thirtieth of a
 * start. A runtime that needs more in their place does not link with them. */
#include <features.h>
#include <stddef.h>

#ifdef __GLIBC__
char **_swift_stdlib_getUnsafeArgvArgc(int *count);
void _swift_stdlib_overrideUnsafeArgvArgc(char **strings, int count);

static char **arguments;
static int argument_count;

/* glibc hands the arguments of main to constructors as well. */
__attribute__((constructor)) static void keep_arguments(int count, char **strings) {
  arguments = strings;
  argument_count = count;
}

char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argument_count;
  return arguments;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **strings, int count) {
  arguments = strings;
  argument_count = count;
}
#endif
