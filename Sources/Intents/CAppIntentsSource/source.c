#include "CAppIntentsSource.h"

// #embed is of C23, and an extension before.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *app_intents_source(void) {
  static const char text[] = {
#embed "conversation.txt" suffix(, )
      0};
  return text;
}
