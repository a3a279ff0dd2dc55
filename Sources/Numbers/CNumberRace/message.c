#include "include/message.h"

#include <string.h>

static _Thread_local char message[1024];

const char *nr_message(void) { return message; }

void nr_set_message(const char *text, size_t length) {
  if (length >= sizeof message) {
    length = sizeof message - 1;
    /* No part of a character is left at the end. */
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--;
  }
  memcpy(message, text, length);
  message[length] = 0;
}
