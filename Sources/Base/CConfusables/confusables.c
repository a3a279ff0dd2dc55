#include "confusables.h"

// A part of C23 that clang takes in earlier versions too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text[] = {
#embed "confusables.txt"
};

const unsigned char *confusables_text(void) { return text; }

size_t confusables_size(void) { return sizeof text; }
