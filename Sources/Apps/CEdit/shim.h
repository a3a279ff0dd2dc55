#ifndef CEDIT_SHIM_H
#define CEDIT_SHIM_H

#include <stdio.h>
#include <editline/readline.h>

/* The global variables of libedit's interface, which Swift takes for shared state that is not safe. */
static inline void cedit_set_completion(char **(*function)(const char *, int, int)) {
  rl_attempted_completion_function = function;
}
/* There are no names of files to fall back on. */
static inline void cedit_end_completion(void) { rl_attempted_completion_over = 1; }
static inline const char *cedit_line(void) { return rl_line_buffer; }

#endif
