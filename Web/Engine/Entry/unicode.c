// The properties of characters that Swift's library asks for.
//
// The toolchain has tables for all of Unicode, which are as large as the rest of the engine compressed. The engine reads
// arithmetic and writes English and French, and compares texts of ASCII only, so it gets: white space exactly, control
// characters exactly, letters and digits of Latin, and every scalar as a character of its own that is already normalised.
#include <stdbool.h>
#include <stdint.h>

static bool is_between(uint32_t scalar, uint32_t first, uint32_t last) {
  return scalar >= first && scalar <= last;
}

static bool is_latin_letter(uint32_t scalar) {
  return is_between(scalar | 0x20, 'a', 'z') || (is_between(scalar, 0xC0, 0x24F) && scalar != 0xD7 && scalar != 0xF7);
}

// White_Space of Unicode.
static bool is_white_space(uint32_t scalar) {
  return is_between(scalar, 0x09, 0x0D) || scalar == 0x20 || scalar == 0x85 || scalar == 0xA0 || scalar == 0x1680 ||
         is_between(scalar, 0x2000, 0x200A) || scalar == 0x2028 || scalar == 0x2029 || scalar == 0x202F ||
         scalar == 0x205F || scalar == 0x3000;
}

static bool is_control(uint32_t scalar) { return scalar < 0x20 || is_between(scalar, 0x7F, 0x9F); }

static bool is_digit(uint32_t scalar) { return is_between(scalar, '0', '9'); }

// A bit for each property: those of Alphabetic and White_Space are asked for.
uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar) {
  return (is_latin_letter(scalar) ? UINT64_C(1) << 7 : 0) | (is_white_space(scalar) ? UINT64_C(1) << 45 : 0);
}

// The number of a general category: 0 and 1 for letters, 8 for digits, 25 for control characters, 18 for others.
uint8_t _swift_stdlib_getGeneralCategory(uint32_t scalar) {
  if (is_control(scalar)) return 25;
  if (is_digit(scalar)) return 8;
  return is_latin_letter(scalar) ? (is_between(scalar, 'A', 'Z') ? 0 : 1) : 18;
}

uint8_t _swift_stdlib_getNumericType(uint32_t scalar) { return is_digit(scalar) ? 2 : UINT8_MAX; }

// How far the upper case (0), the lower case (1) and the title case (2) of a letter are.
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) {
  if (is_between(scalar, 'a', 'z') && mapping != 1) return -32;
  if (is_between(scalar, 'A', 'Z') && mapping == 1) return 32;
  return 0;
}

const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, uint32_t *length) {
  (void)scalar, (void)mapping;
  *length = 0;
  return 0;
}

// No character goes on with the next scalar, but controls end one.
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return is_control(scalar) ? 0 : UINT8_MAX; }

bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return (void)scalar, false; }

bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return (void)scalar, false; }

// All scalars are normalised as they are.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return (void)scalar, 0; }

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return (void)scalar, 0; }

uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return (void)first, (void)second, UINT32_MAX; }

const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
