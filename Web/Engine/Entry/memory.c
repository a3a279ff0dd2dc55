// The allocator. Blocks of up to 32 kB have a list of free ones for each of four sizes to a power of two, so that what is allocated
// often is found at once. Of larger ones there is one list by address: the first that is large enough is taken, and freed ones that touch
// are joined.
//
// Source: B. W. Kernighan, D. M. Ritchie, "The C Programming Language", 2nd edition, section 8.7.
#include <stddef.h>
#include <stdint.h>

// What stands before each block, and its neighbour in a list while it is free. Addresses that callers get are multiples of 16.
typedef struct block {
  size_t size;  // with this header, a multiple of 16
  struct block *next;
  uint64_t padding;
} block;

enum { unit = sizeof(block), page = 65536, class_count = 41 };

static block *large_blocks;
static block *small_blocks[class_count];
static char *top;

extern char __heap_base;

// Rounds up to the size of a class, which it returns; class_count for a large size, of which no class is kept.
static unsigned size_class(size_t *size) {
  if (*size <= 4 * unit) return *size / unit;
  if (*size > page / 2) return class_count;
  const unsigned shift = 29 - __builtin_clz(*size - 1);
  const size_t steps = ((*size - 1) >> shift) + 1;
  *size = steps << shift;
  return 4 * (shift - 4) + steps;
}

// New memory at the end of what there is.
static block *grow(size_t size) {
  if (!top) top = (char *)(((uintptr_t)&__heap_base + unit - 1) / unit * unit);
  const uintptr_t end = (uintptr_t)top + size;
  const uintptr_t known = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (end < size) return 0;
  if (end > known && __builtin_wasm_memory_grow(0, (end - known + page - 1) / page) == SIZE_MAX) return 0;
  block *made = (block *)top;
  made->size = size;
  top += size;
  return made;
}

static block *first_fit(size_t size) {
  for (block **place = &large_blocks; *place; place = &(*place)->next) {
    block *found = *place;
    if (found->size < size) continue;
    if (found->size == size) {
      *place = found->next;
    } else {
      // Its end stays free.
      block *rest = (block *)((char *)found + size);
      rest->size = found->size - size;
      rest->next = found->next;
      *place = rest;
      found->size = size;
    }
    return found;
  }
  return 0;
}

void *malloc(size_t count) {
  if (count > PTRDIFF_MAX) return 0;
  size_t size = (count + sizeof(block) + unit - 1) / unit * unit;
  const unsigned class = size_class(&size);
  block *found = class < class_count ? small_blocks[class] : first_fit(size);
  if (found && class < class_count) small_blocks[class] = found->next;
  if (!found) found = grow(size);
  return found ? found + 1 : 0;
}

void free(void *address) {
  if (!address) return;
  block *freed = (block *)address - 1;
  const unsigned class = size_class(&freed->size);
  if (class < class_count) {
    freed->next = small_blocks[class];
    small_blocks[class] = freed;
    return;
  }
  block *before = 0, *after = large_blocks;
  while (after && after < freed) before = after, after = after->next;
  if (after && (char *)freed + freed->size == (char *)after) {
    freed->size += after->size;
    after = after->next;
  }
  freed->next = after;
  if (before && (char *)before + before->size == (char *)freed) {
    before->size += freed->size;
    before->next = freed->next;
  } else if (before) {
    before->next = freed;
  } else {
    large_blocks = freed;
  }
}

int posix_memalign(void **address, size_t alignment, size_t count) {
  if (alignment > unit) return 22;  // EINVAL
  *address = malloc(count);
  return *address ? 0 : 12;  // ENOMEM
}
