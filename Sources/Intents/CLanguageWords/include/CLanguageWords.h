#ifndef CLanguageWords_h
#define CLanguageWords_h

/// The words of a language, as UTF-8 that ends with a zero; NULL if there are none.
const char *_Nullable language_words(const char *_Nonnull language);

#endif
