#include "CRecordedGames.h"

// #embed is of C23, and an extension before.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char games[] = {
#embed "../../../Corpus/recorded-games.jsonl" suffix(, )
    0};

const char *recorded_games(void) { return games; }
