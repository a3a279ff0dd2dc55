/* GMP writes of a lack of memory and the like to stderr. In the libgmp.a of distributions, which is made for programs, it is addressed
   as only a program can address a variable of the C library: so here are variables that a shared library has itself. */
#include <stdio.h>

__attribute__((visibility("hidden"))) FILE *cgmp_stderr, *cgmp_stdout;

__attribute__((constructor)) static void find_streams(void)
{
  cgmp_stderr = stderr;
  cgmp_stdout = stdout;
}
