#ifndef CListTranslations_h
#define CListTranslations_h

/// The translations of the intents of lists into a language, as UTF-8 that ends with a zero; NULL if there are none. "en-intents" has
/// the English intents.
const char *_Nullable list_translations(const char *_Nonnull language);

#endif
