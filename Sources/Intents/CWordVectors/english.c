#include "CWordVectors.h"

// #embed is of C23, and an extension before.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The linker leaves out a table whose function nobody calls.
static const unsigned char table[] = {
#embed "english.vectors"
};

const unsigned char *word_vectors_english(void) { return table; }

size_t word_vectors_english_size(void) { return sizeof table; }
