#ifndef CRecordedGames_h
#define CRecordedGames_h

/// The recorded games of Corpus/recorded-games.jsonl, as UTF-8 that ends with a zero.
const char *_Nonnull recorded_games(void);

#endif
