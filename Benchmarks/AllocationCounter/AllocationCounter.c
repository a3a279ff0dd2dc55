#include "AllocationCounter.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)
// The C library lets a program bring its own malloc, and offers its own under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long count;

void *malloc(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
#else
long allocation_count(void) { return -1; }
#endif
