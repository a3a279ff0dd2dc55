#ifndef CONFUSABLES_H
#define CONFUSABLES_H

#include <stddef.h>

/// The text of the table that Scripts/make-confusables.py writes. It is not ended by a zero byte.
const unsigned char *confusables_text(void);

/// The number of its bytes.
size_t confusables_size(void);

#endif
