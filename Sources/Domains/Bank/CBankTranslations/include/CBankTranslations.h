#ifndef CBankTranslations_h
#define CBankTranslations_h

/// The translations of the intents of accounts into a language, as UTF-8 that ends with a zero; NULL if there are none. "en-intents" has
/// the English intents.
const char *_Nullable bank_translations(const char *_Nonnull language);

#endif
