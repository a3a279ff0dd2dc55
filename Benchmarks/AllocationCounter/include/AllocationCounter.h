#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many times the process has asked for memory so far, or -1 where that cannot be counted.
long allocation_count(void);

#endif
