// What Swift's library calls and a module without a system does not have.
#include <stddef.h>
#include <stdint.h>

// Hashing is seeded with these; a page needs the same answers each time more than it needs protection from itself.
void arc4random_buf(void *buffer, size_t count) {
  static uint64_t state = 0x9E3779B97F4A7C15u;
  unsigned char *bytes = buffer;
  for (size_t place = 0; place < count; place++) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    bytes[place] = (unsigned char)(state >> 32);
  }
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

// Copies by words, from the end if the target begins within the source. WebAssembly has instructions for this that browsers before
// Safari 15 lack.
typedef uint64_t __attribute__((aligned(1), may_alias)) word;

void *memmove(void *target, const void *source, size_t count) {
  char *to = target;
  const char *from = source;
  if ((uintptr_t)to - (uintptr_t)from >= count) {
    for (; count >= sizeof(word); count -= sizeof(word), to += sizeof(word), from += sizeof(word)) *(word *)to = *(const word *)from;
    for (; count; count--) *to++ = *from++;
  } else {
    while (count >= sizeof(word)) count -= sizeof(word), *(word *)(to + count) = *(const word *)(from + count);
    while (count) count--, to[count] = from[count];
  }
  return target;
}

void *memcpy(void *target, const void *source, size_t count) { return memmove(target, source, count); }

void *memset(void *target, int value, size_t count) {
  char *to = target;
  const word filled = (unsigned char)value * UINT64_C(0x0101010101010101);
  for (; count >= sizeof(word); count -= sizeof(word), to += sizeof(word)) *(word *)to = filled;
  for (; count; count--) *to++ = (char)value;
  return target;
}

void abort(void) { __builtin_trap(); }

// A product of 128 bits, as compiler-rt makes it.
typedef int ti_int __attribute__((mode(TI)));
typedef union {
  ti_int all;
  struct {
    uint64_t low, high;
  } parts;
} words;

ti_int __multi3(ti_int a, ti_int b) {
  words x = {.all = a}, y = {.all = b}, r;
  const uint64_t mask = 0xFFFFFFFFu;
  uint64_t xl = x.parts.low & mask, xh = x.parts.low >> 32;
  uint64_t yl = y.parts.low & mask, yh = y.parts.low >> 32;
  uint64_t t = xl * yl;
  uint64_t low = t & mask;
  t = xh * yl + (t >> 32);
  uint64_t middle = (t & mask) + xl * yh;
  r.parts.low = (middle << 32) | low;
  r.parts.high = xh * yh + (t >> 32) + (middle >> 32) + x.parts.high * y.parts.low + x.parts.low * y.parts.high;
  return r.all;
}

// Shifts of 128 bits by 0 to 127, as compiler-rt makes them.
ti_int __ashlti3(ti_int a, int count) {
  words x = {.all = a}, r;
  if (count >= 64) {
    r.parts.high = x.parts.low << (count - 64);
    r.parts.low = 0;
  } else {
    r.parts.high = count == 0 ? x.parts.high : (x.parts.high << count) | (x.parts.low >> (64 - count));
    r.parts.low = x.parts.low << count;
  }
  return r.all;
}

ti_int __lshrti3(ti_int a, int count) {
  words x = {.all = a}, r;
  if (count >= 64) {
    r.parts.low = x.parts.high >> (count - 64);
    r.parts.high = 0;
  } else {
    r.parts.low = count == 0 ? x.parts.low : (x.parts.low >> count) | (x.parts.high << (64 - count));
    r.parts.high = x.parts.high >> count;
  }
  return r.all;
}
