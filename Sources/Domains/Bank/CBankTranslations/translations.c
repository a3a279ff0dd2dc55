#include "CBankTranslations.h"

#include <stddef.h>
#include <string.h>

// #embed is of C23, and an extension before.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
  const char *language;
  const char *text;
} translations[] = {
    {"de",
     (const char[]){
#embed "Texts/de.txt" suffix(, )
         0}},
    {"en",
     (const char[]){
#embed "Texts/en.txt" suffix(, )
         0}},
    {"en-intents",
     (const char[]){
#embed "Texts/en-intents.txt" suffix(, )
         0}},
    {"es",
     (const char[]){
#embed "Texts/es.txt" suffix(, )
         0}},
    {"fr",
     (const char[]){
#embed "Texts/fr.txt" suffix(, )
         0}},
    {"nl",
     (const char[]){
#embed "Texts/nl.txt" suffix(, )
         0}},
};

const char *bank_translations(const char *language) {
  for (size_t i = 0; i < sizeof translations / sizeof *translations; i++) {
    if (strcmp(translations[i].language, language) == 0) return translations[i].text;
  }
  return NULL;
}
