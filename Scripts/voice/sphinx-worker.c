/*
 * Recognises speech with PocketSphinx, for a process that talks to this one over its standard input and output.
 *
 * Usage: sphinx-worker FOLDER-OF-THE-MODEL DICTIONARY
 *
 * A request is a line, a word and a size, and then so many bytes:
 *
 *   words SIZE          words, one a line; the answer has "unknown WORD" for each without a pronunciation
 *   pronounce SIZE      lines "WORD PHONE PHONE ...", pronunciations of such words
 *   grammar SIZE        a grammar in the Java Speech Grammar Format; it stays until the next one
 *   sound SIZE          samples of one utterance, 16 bits each, in the byte order of the machine, 16,000 a second;
 *                       the answer has "hypothesis SCORE WORD WORD ..." for each sentence that may have been said, and
 *                       "background SCORE", the score of any phones in any order
 *
 * An answer ends with a line "done", or "error REASON". At the beginning there is one answer, when the model is loaded.
 * Scores are natural logarithms.
 *
 * The process ends with its input, after a request that is not of this form, and when a request takes two minutes.
 */
#include <pocketsphinx.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* Not public: to keep the scores of sounds from one search for the next. */
#include "acmod.h"
#include "pocketsphinx_internal.h"

enum {
  maximum_size = 1 << 22,       /* bytes of a request */
  maximum_samples = 60 * 16000, /* of a sound */
  maximum_frames = 60 * 100 + 10,
  maximum_sentences = 16,       /* sentences of an answer */
  maximum_nbest = 60,           /* paths that are looked at for different sentences */
  maximum_seconds = 120,        /* for a request */
  rate = 16000,
};

static const char full_search[] = "turn", single_search[] = "single", background_search[] = "background";
static char last_error[400];

/* Keeps the latest error of the library, to tell it. */
static void note_error(void *data, err_lvl_t level, const char *format, ...) {
  (void)data;
  if (level < ERR_ERROR) return;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(last_error, sizeof last_error, format, arguments);
  va_end(arguments);
}

static void finish(void) {
  puts("done");
  fflush(stdout);
}

static void fail(const char *reason) {
  for (char *end = last_error; *end; end++)
    if (*end == '\n') *end = ' ';
  printf("error %s%s%s\n", reason, *last_error ? ": " : "", last_error);
  fflush(stdout);
  last_error[0] = 0;
}

/*
 * The scores of the latest sound, for each frame those of all senones. The decoder reckons only those that a search needs, and
 * relative to the best of them, so that scores of one search would not compare with those of another. They are also what takes
 * most of the time, and here they are reckoned once for all searches.
 */
static int16 *kept_scores;
static int kept_frames, senone_count;
static ps_mgaufuncs_t *original, keeping;

static int score_frame(ps_mgau_t *model, int16 *scores, uint8 *active, int32 count, mfcc_t **features, int32 frame, int32 all) {
  (void)all;
  size_t size = senone_count * sizeof *scores;
  int16 *kept = kept_scores + (size_t)frame * senone_count;
  if (frame < kept_frames) {
    memcpy(scores, kept, size);
    return 0;
  }
  int result = original->frame_eval(model, scores, active, count, features, frame, 1);
  if (result == 0 && frame == kept_frames && frame < maximum_frames) {
    memcpy(kept, scores, size);
    kept_frames++;
  }
  return result;
}

static int keep_scores(ps_decoder_t *decoder) {
  senone_count = bin_mdef_n_sen(decoder->acmod->mdef);
  kept_scores = malloc((size_t)maximum_frames * senone_count * sizeof *kept_scores);
  if (!kept_scores) return -1;
  original = decoder->acmod->mgau->vt;
  keeping = *original;
  keeping.frame_eval = score_frame;
  decoder->acmod->mgau->vt = &keeping;
  return 0;
}

/* Decodes a sound in a search. Returns 0, or less if it cannot. */
static int decode(ps_decoder_t *decoder, const char *search, const int16 *samples, size_t count) {
  if (ps_activate_search(decoder, search) < 0 || ps_start_utt(decoder) < 0) return -1;
  int frames = ps_process_raw(decoder, samples, count, 0, 1);
  if (ps_end_utt(decoder) < 0 || frames < 0) return -1;
  return 0;
}

/* The natural logarithm of a score of the decoder, whose scores are shifted by ten bits. */
static double natural(ps_decoder_t *decoder, int32 score) {
  return logmath_log_to_ln(ps_get_logmath(decoder), score) * 1024;
}

/* Adds a sentence of the grammar unless it is there. The best path may end within a sentence. */
static int add(ps_decoder_t *decoder, char *sentences[], int count, const char *text) {
  if (count == maximum_sentences || !fsg_model_accept(ps_get_fsg(decoder, full_search), text)) return count;
  for (int i = 0; i < count; i++)
    if (!strcmp(sentences[i], text)) return count;
  char *copy = strdup(text);
  if (!copy) return count;
  sentences[count] = copy;
  return count + 1;
}

/*
 * Words that are mistaken for each other. The search drops paths that are much worse early, also where they would be better
 * in the end, so these are always compared.
 */
static const char *const similar[][2] = {
  {"a", "eight"}, {"six", "eight"}, {"five", "nine"}, {"one", "nine"}, {"three", "eight"}, {"two", "ten"},
  {"thirteen", "thirty"}, {"fourteen", "forty"}, {"fifteen", "fifty"}, {"sixteen", "sixty"}, {"seventeen", "seventy"},
  {"eighteen", "eighty"}, {"nineteen", "ninety"}, {"fifty", "sixty"}, {"yes", "no"},
};

/* Adds the sentences that differ from one in a word that is mistaken for another. */
static int add_similar(ps_decoder_t *decoder, char *sentences[], int count, const char *text) {
  for (const char *word = text; *word;) {
    size_t size = strcspn(word, " ");
    for (size_t i = 0; i < sizeof similar / sizeof *similar * 2; i++) {
      const char *from = similar[i / 2][i % 2], *to = similar[i / 2][1 - i % 2];
      if (strlen(from) != size || strncmp(from, word, size)) continue;
      char other[4096];
      int length = snprintf(other, sizeof other, "%.*s%s%s", (int)(word - text), text, to, word + size);
      if (length > 0 && (size_t)length < sizeof other) count = add(decoder, sentences, count, other);
    }
    word += size;
    word += *word == ' ';
  }
  return count;
}

/* The score of one sentence alone, which compares with that of another, as scores of paths through a grammar do not. */
static int score_alone(ps_decoder_t *decoder, const char *sentence, const int16 *samples, size_t count, double *score) {
  size_t size = strlen(sentence) + 64;
  char *grammar = malloc(size);
  if (!grammar) return -1;
  snprintf(grammar, size, "#JSGF V1.0;\ngrammar single;\npublic <single> = %s;\n", sentence);
  int fault = ps_add_jsgf_string(decoder, single_search, grammar);
  free(grammar);
  if (fault < 0 || decode(decoder, single_search, samples, count) < 0) return -1;
  int32 path = 0;
  const char *text = ps_get_hyp(decoder, &path);
  if (!text || strcmp(text, sentence)) return -1;
  *score = natural(decoder, path);
  return 0;
}

static void recognize(ps_decoder_t *decoder, const int16 *samples, size_t count) {
  char *sentences[maximum_sentences];
  int found = 0;
  if (decode(decoder, full_search, samples, count) < 0) return fail("the sound cannot be decoded");
  const char *best = ps_get_hyp(decoder, NULL);
  if (best && *best) {
    char *copy = strdup(best);
    if (!copy) return fail("the memory is full");
    found = add(decoder, sentences, found, copy);
    found = add_similar(decoder, sentences, found, copy);
    free(copy);
    ps_nbest_t *paths = ps_nbest(decoder);
    for (int i = 0; paths && i < maximum_nbest && found < maximum_sentences; i++) {
      const char *text = ps_nbest_hyp(paths, NULL);
      if (text && *text) found = add(decoder, sentences, found, text);
      paths = ps_nbest_next(paths);
    }
    if (paths) ps_nbest_free(paths);
  }
  for (int i = 0; i < found; i++) {
    double score;
    if (score_alone(decoder, sentences[i], samples, count, &score) == 0) printf("hypothesis %.1f %s\n", score, sentences[i]);
    free(sentences[i]);
  }
  if (decode(decoder, background_search, samples, count) < 0) return fail("the sound cannot be decoded");
  int32 path = 0;
  ps_get_hyp(decoder, &path);
  printf("background %.1f\n", natural(decoder, path));
  finish();
}

static void tell_unknown(ps_decoder_t *decoder, char *words) {
  for (char *rest = words, *word; (word = strsep(&rest, "\n"));) {
    if (!*word) continue;
    char *phones = ps_lookup_word(decoder, word);
    if (!phones) printf("unknown %s\n", word);
    free(phones);
  }
  finish();
}

static void pronounce(ps_decoder_t *decoder, char *lines) {
  for (char *rest = lines, *line; (line = strsep(&rest, "\n"));) {
    char *phones = line;
    char *word = strsep(&phones, " ");
    if (!*word || !phones) continue;
    if (ps_add_word(decoder, word, phones, 0) < 0) return fail("a pronunciation is not possible");
  }
  finish();
}

static ps_decoder_t *start(const char *model, const char *dictionary) {
  ps_config_t *config = ps_config_init(NULL);
  if (!config) return NULL;
  ps_config_set_str(config, "hmm", model);
  ps_config_set_str(config, "dict", dictionary);
  ps_config_set_str(config, "lm", NULL);
  ps_config_set_bool(config, "bestpath", 0);
  ps_config_set_int(config, "samprate", rate);
  /* Wider ones take several times as long and hear no better. */
  ps_config_set_float(config, "beam", 1e-40);
  ps_config_set_float(config, "pbeam", 1e-40);
  ps_config_set_float(config, "wbeam", 1e-20);
  ps_config_set_bool(config, "allphone_ci", 1);
  ps_decoder_t *decoder = ps_init(config);
  ps_config_free(config);
  if (decoder && (ps_add_allphone_file(decoder, background_search, NULL) < 0 || keep_scores(decoder) < 0)) return NULL;
  return decoder;
}

int main(int count, char *arguments[]) {
  if (count != 3) {
    fprintf(stderr, "usage: %s FOLDER-OF-THE-MODEL DICTIONARY\n", arguments[0]);
    return 64;
  }
  /* Whatever a grammar makes of it, it does not take the machine's memory. */
  struct rlimit memory = {(rlim_t)2 << 30, (rlim_t)2 << 30};
  setrlimit(RLIMIT_AS, &memory);
  err_set_callback(note_error, NULL);
  err_set_loglevel(ERR_ERROR);
  ps_decoder_t *decoder = start(arguments[1], arguments[2]);
  if (!decoder) {
    fail("the model cannot be loaded");
    return 1;
  }
  finish();

  char request[16];
  size_t size;
  int has_grammar = 0;
  while (scanf("%15s %zu", request, &size) == 2 && getchar() == '\n') {
    alarm(maximum_seconds);
    if (size > maximum_size) {
      fail("the request is too large");
      return 1;
    }
    /* Terminated, for words, lines and grammars are texts. */
    char *bytes = calloc(size + 2, 1);
    if (!bytes || fread(bytes, 1, size, stdin) != size) return 1;
    last_error[0] = 0;
    kept_frames = 0;
    if (!strcmp(request, "words")) {
      tell_unknown(decoder, bytes);
    } else if (!strcmp(request, "pronounce")) {
      pronounce(decoder, bytes);
    } else if (!strcmp(request, "grammar")) {
      has_grammar = ps_add_jsgf_string(decoder, full_search, bytes) == 0;
      if (has_grammar) finish();
      else fail("the grammar cannot be used");
    } else if (!strcmp(request, "sound")) {
      if (!has_grammar) fail("there is no grammar");
      else if (size / 2 > maximum_samples) fail("the sound is longer than a minute");
      else recognize(decoder, (const int16 *)(void *)bytes, size / 2);
    } else {
      fail("the request is not known");
    }
    free(bytes);
    alarm(0);
  }
  ps_free(decoder);
  return 0;
}
