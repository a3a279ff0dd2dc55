#ifndef CAppIntentsSource_h
#define CAppIntentsSource_h

/// The part of the exported source that is the same for all declarations, as UTF-8 that ends with a zero.
const char *_Nonnull app_intents_source(void);

#endif
