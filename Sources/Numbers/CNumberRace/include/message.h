/* The message of the last error of each thread. Not part of the interface. */
#ifndef NUMBERRACE_MESSAGE_H
#define NUMBERRACE_MESSAGE_H

#include <stddef.h>

const char *nr_message(void);
void nr_set_message(const char *text, size_t length);

#endif
