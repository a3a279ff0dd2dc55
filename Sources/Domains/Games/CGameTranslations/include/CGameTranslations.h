#ifndef CGameTranslations_h
#define CGameTranslations_h

/// The translations of the intents of the numbers game into a language, as UTF-8 that ends with a zero; NULL if there are none. "en-intents" has
/// the English intents.
const char *_Nullable game_translations(const char *_Nonnull language);

#endif
