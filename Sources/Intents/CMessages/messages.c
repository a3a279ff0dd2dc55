#include "CMessages.h"

#include <stddef.h>
#include <string.h>

// #embed is of C23, and an extension before.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
  const char *language;
  const char *text;
} texts[] = {
    {"de",
     (const char[]){
#embed "Texts/de.txt" suffix(, )
         0}},
    {"en",
     (const char[]){
#embed "Texts/en.txt" suffix(, )
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

const char *message_texts(const char *language) {
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    if (strcmp(texts[i].language, language) == 0) return texts[i].text;
  }
  return NULL;
}
