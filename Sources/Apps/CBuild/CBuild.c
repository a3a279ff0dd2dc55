#include "CBuild.h"

#ifndef NUMBERRACE_COMMIT
#define NUMBERRACE_COMMIT ""
#endif

const char *numberrace_commit(void) { return NUMBERRACE_COMMIT; }
