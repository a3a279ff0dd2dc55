#ifndef CMessages_h
#define CMessages_h

/// The messages of conversations in a language, as UTF-8 that ends with a zero; NULL if the language is unknown.
const char *_Nullable message_texts(const char *_Nonnull language);

#endif
