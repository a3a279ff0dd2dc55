/*
 * Recognises speech with PocketSphinx, for a process that talks to this one over its standard input and output.
 *
 * Usage: sphinx-worker FOLDER-OF-THE-MODEL DICTIONARY
 *
 * A request is a line, a word and a size, and then so many bytes:
 *
 *   words SIZE          words, one a line; the answer has "unknown WORD" for each without a pronunciation
 *   pronounce SIZE      lines "WORD PHONE PHONE ...", pronunciations of such words
 *   grammar SIZE        a line with the place at which it is kept, 0 to 7, and a finite-state grammar of Sphinx; it is used until
 *                       another one is
 *   use SIZE            the place of a grammar that is kept
 *   sound SIZE          samples of one utterance, 16 bits each, in the byte order of the machine, 16,000 a second;
 *                       the answer has "hypothesis SCORE WORD WORD ..." for each sentence that may have been said, and
 *                       "background SCORE", the score of any phones in any order
 *   again SIZE          nothing; the answer is that to the latest sound, in the grammar that is used now, and takes less time
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
#include "fsg_search_internal.h"
#include "pocketsphinx_internal.h"

enum {
  maximum_size = 1 << 22,       /* bytes of a request */
  maximum_samples = 60 * 16000, /* of a sound */
  maximum_frames = 60 * 100 + 10,
  maximum_sentences = 16,       /* sentences of an answer */
  maximum_paths = 20000,              /* parts of paths that are looked at for different sentences */
  maximum_words = 64,           /* different words before another one */
  frame_tolerance = 6,          /* hundredths of a second */
  maximum_seconds = 120,        /* for a request */
  rate = 16000,
};

/* The search of the grammar that is used, the places of grammars, and the other searches. */
static char full_search[] = "0";
static const char places[] = "01234567";
static const char single_search[] = "single", background_search[] = "background";
static int is_kept[sizeof places];
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

/* The features of the latest sound, which are the same for all searches. */
static mfcc_t **features, **feature_copies;
static int feature_frames;

/* Reckons the features of a sound. Returns 0, or less if it cannot. */
static int note_features(ps_decoder_t *decoder, const int16 *samples, size_t count) {
  fe_t *frontend = decoder->acmod->fe;
  int32 frames, last = 0;
  if (fe_process_frames(frontend, NULL, &count, NULL, &frames) < 0 || frames + 1 > maximum_frames) return -1;
  feature_frames = 0;
  if (fe_start_utt(frontend) < 0 || fe_process_frames(frontend, &samples, &count, features, &frames) < 0) return -1;
  if (fe_end_utt(frontend, features[frames], &last) < 0) return -1;
  feature_frames = frames + last;
  return 0;
}

/* Decodes the latest sound in a search. Returns 0, or less if it cannot. */
static int decode(ps_decoder_t *decoder, const char *search) {
  if (ps_activate_search(decoder, search) < 0 || ps_start_utt(decoder) < 0) return -1;
  /* The decoder changes what it is given. */
  memcpy(feature_copies[0], features[0], sizeof(mfcc_t) * feature_frames * fe_get_output_size(decoder->acmod->fe));
  int frames = ps_process_cep(decoder, feature_copies, feature_frames, 0, 1);
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
  {"eighteen", "eighty"}, {"nineteen", "ninety"}, {"fifty", "sixty"}, {"yes", "no"}, {"six", "sixty"}, {"seven", "seventy"},
  {"eight", "eighty"}, {"nine", "ninety"}, {"six", "three"}, {"six", "two"},
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

/*
 * The end of a path through the history of a search: an entry of the history, the rest of the path that follows it, and the score
 * of the best path with both.
 */
struct path {
  int32 entry, score;
  int rest;
};

static struct path paths[maximum_paths];
/* Those that are not yet continued, the best first, as a binary heap. */
static int open_paths[maximum_paths], path_count, open_count;

static void open_path(int32 entry, int32 score, int rest) {
  if (path_count == maximum_paths) return;
  paths[path_count] = (struct path){entry, score, rest};
  int place = open_count++;
  for (; place > 0 && paths[open_paths[(place - 1) / 2]].score < score; place = (place - 1) / 2)
    open_paths[place] = open_paths[(place - 1) / 2];
  open_paths[place] = path_count++;
}

static int next_path(void) {
  int best = open_paths[0], last = open_paths[--open_count], place = 0;
  for (;;) {
    int child = 2 * place + 1;
    if (child >= open_count) break;
    if (child + 1 < open_count && paths[open_paths[child + 1]].score > paths[open_paths[child]].score) child++;
    if (paths[open_paths[child]].score <= paths[last].score) break;
    open_paths[place] = open_paths[child];
    place = child;
  }
  open_paths[place] = last;
  return best;
}

/* The sentence of a path that is complete. */
static const char *path_text(ps_decoder_t *decoder, fsg_search_t *search, int path) {
  static char text[4096];
  size_t size = 0;
  *text = 0;
  for (; path >= 0; path = paths[path].rest) {
    fsg_link_t *link = fsg_history_entry_get(search->history, paths[path].entry)->fsglink;
    if (!link || fsg_link_wid(link) < 0 || fsg_model_is_filler(search->fsg, fsg_link_wid(link))) continue;
    int32 word = dict_wordid(decoder->dict, fsg_model_word_str(search->fsg, fsg_link_wid(link)));
    if (word < 0) continue;
    size += snprintf(text + size, sizeof text - size, "%s%s", size ? " " : "", dict_basestr(decoder->dict, word));
    if (size >= sizeof text) return "";
  }
  return text;
}

/*
 * Opens the paths that continue one to the left. An entry can follow any other that ended in its state at about the time when its
 * own predecessor did: of the paths that end in a state at the same time, the history has only the best. Of each word the best
 * such entry is taken.
 */
static void continue_path(fsg_search_t *search, int path, fsg_hist_entry_t *entry) {
  fsg_history_t *history = search->history;
  fsg_hist_entry_t *before = fsg_history_entry_get(history, entry->pred);
  int32 rest = paths[path].score - before->score, entries = fsg_history_n_entries(history), first = entry->pred;
  while (first > 1 && fsg_history_entry_get(history, first - 1)->frame >= before->frame - frame_tolerance) first--;
  int32 best[maximum_words];
  int count = 0;
  for (int32 i = first; i < entries; i++) {
    fsg_hist_entry_t *other = fsg_history_entry_get(history, i);
    if (other->frame > before->frame + frame_tolerance || other->frame >= entry->frame) break;
    if (!other->fsglink || fsg_link_to_state(other->fsglink) != fsg_link_from_state(entry->fsglink)) continue;
    int place = 0;
    while (place < count && fsg_history_entry_get(history, best[place])->fsglink != other->fsglink) place++;
    if (place == maximum_words) continue;
    if (place == count) best[count++] = i;
    else if (other->score > fsg_history_entry_get(history, best[place])->score) best[place] = i;
  }
  for (int i = 0; i < count; i++) {
    /* The own predecessor's word continues as it did. */
    int32 next = fsg_history_entry_get(history, best[i])->fsglink == before->fsglink ? entry->pred : best[i];
    open_path(next, fsg_history_entry_get(history, next)->score + rest, path);
  }
  if (count == 0) open_path(entry->pred, paths[path].score, path);
}

/*
 * Adds the sentences of the best paths of the latest search, by going back through its history, the best first (A*). The
 * lattice of the library takes a time that grows with the square of the number of entries.
 */
static int add_best(ps_decoder_t *decoder, char *sentences[], int count) {
  fsg_search_t *search = (fsg_search_t *)decoder->search;
  fsg_history_t *history = search->history;
  int32 entries = fsg_history_n_entries(history);
  path_count = open_count = 0;
  for (int32 i = entries - 1; i > 0; i--) {
    fsg_hist_entry_t *entry = fsg_history_entry_get(history, i);
    if (entry->frame != search->frame - 1) break;
    if (fsg_link_to_state(entry->fsglink) == search->fsg->final_state) open_path(i, entry->score, -1);
  }
  while (open_count > 0 && count < maximum_sentences) {
    int path = next_path();
    fsg_hist_entry_t *entry = fsg_history_entry_get(history, paths[path].entry);
    if (entry->pred <= 0) {
      const char *text = path_text(decoder, search, path);
      if (*text) count = add(decoder, sentences, count, text);
      continue;
    }
    continue_path(search, path, entry);
  }
  return count;
}

/* The score of one sentence alone, which compares with that of another, as scores of paths through a grammar do not. */
static int score_alone(ps_decoder_t *decoder, const char *sentence, double *score) {
  size_t size = strlen(sentence) + 64;
  char *grammar = malloc(size);
  if (!grammar) return -1;
  snprintf(grammar, size, "#JSGF V1.0;\ngrammar single;\npublic <single> = %s;\n", sentence);
  int fault = ps_add_jsgf_string(decoder, single_search, grammar);
  free(grammar);
  if (fault < 0 || decode(decoder, single_search) < 0) return -1;
  int32 path = 0;
  const char *text = ps_get_hyp(decoder, &path);
  if (!text || strcmp(text, sentence)) return -1;
  *score = natural(decoder, path);
  return 0;
}

/* Recognises the sound whose features are noted. */
static void recognize(ps_decoder_t *decoder) {
  char *sentences[maximum_sentences];
  int found = 0;
  if (decode(decoder, full_search) < 0) return fail("the sound cannot be decoded");
  const char *best = ps_get_hyp(decoder, NULL);
  if (best && *best) {
    char *copy = strdup(best);
    if (!copy) return fail("the memory is full");
    found = add(decoder, sentences, found, copy);
    found = add_similar(decoder, sentences, found, copy);
    free(copy);
    found = add_best(decoder, sentences, found);
  }
  for (int i = 0; i < found; i++) {
    double score;
    if (score_alone(decoder, sentences[i], &score) == 0) printf("hypothesis %.1f %s\n", score, sentences[i]);
    free(sentences[i]);
  }
  if (decode(decoder, background_search) < 0) return fail("the sound cannot be decoded");
  int32 path = 0;
  ps_get_hyp(decoder, &path);
  printf("background %.1f\n", natural(decoder, path));
  finish();
}

/* Uses the grammar of a place, if there is one. */
static int use(const char *place) {
  const char *found = *place ? strchr(places, *place) : NULL;
  if (!found || !is_kept[found - places]) return -1;
  full_search[0] = *place;
  return 0;
}

/* Keeps a finite-state grammar, after the line with its place, and uses it. */
static int keep_grammar(ps_decoder_t *decoder, char *bytes, size_t size) {
  const char *found = size > 2 && bytes[1] == '\n' ? strchr(places, bytes[0]) : NULL;
  if (!found || !*found) return -1;
  FILE *file = fmemopen(bytes + 2, size - 2, "r");
  if (!file) return -1;
  fsg_model_t *grammar = fsg_model_read(file, ps_get_logmath(decoder), ps_config_float(ps_get_config(decoder), "lw"));
  fclose(file);
  if (!grammar) return -1;
  char place[] = {*found, 0};
  int fault = ps_add_fsg(decoder, place, grammar);
  fsg_model_free(grammar);
  if (fault < 0) return -1;
  is_kept[found - places] = 1;
  return use(place);
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
  /* With narrower ones, the right sentence is often dropped. */
  ps_config_set_float(config, "beam", 1e-60);
  ps_config_set_float(config, "pbeam", 1e-60);
  ps_config_set_float(config, "wbeam", 1e-40);
  /* What a further word costs, or any sound is heard as several short words, such as "each month move" for "transfer". */
  ps_config_set_float(config, "wip", 0.02);
  ps_config_set_bool(config, "allphone_ci", 1);
  ps_decoder_t *decoder = ps_init(config);
  ps_config_free(config);
  if (!decoder) return NULL;
  features = (mfcc_t **)ckd_calloc_2d(maximum_frames, fe_get_output_size(decoder->acmod->fe), sizeof **features);
  feature_copies = (mfcc_t **)ckd_calloc_2d(maximum_frames, fe_get_output_size(decoder->acmod->fe), sizeof **feature_copies);
  if ((ps_add_allphone_file(decoder, background_search, NULL) < 0 || keep_scores(decoder) < 0)) return NULL;
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
  int has_grammar = 0, has_sound = 0;
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
    if (!strcmp(request, "words")) {
      tell_unknown(decoder, bytes);
    } else if (!strcmp(request, "pronounce")) {
      pronounce(decoder, bytes);
    } else if (!strcmp(request, "grammar")) {
      has_grammar = keep_grammar(decoder, bytes, size) == 0;
      if (has_grammar) finish();
      else fail("the grammar cannot be used");
    } else if (!strcmp(request, "use")) {
      has_grammar = use(bytes) == 0;
      if (has_grammar) finish();
      else fail("there is no such grammar");
    } else if (!strcmp(request, "sound")) {
      if (!has_grammar) fail("there is no grammar");
      else if (size / 2 > maximum_samples) fail("the sound is longer than a minute");
      else {
        kept_frames = 0;
        has_sound = note_features(decoder, (const int16 *)(void *)bytes, size / 2) == 0;
        if (has_sound) recognize(decoder);
        else fail("the sound cannot be decoded");
      }
    } else if (!strcmp(request, "again")) {
      if (!has_grammar || !has_sound) fail("there is no sound");
      else recognize(decoder);
    } else {
      fail("the request is not known");
    }
    free(bytes);
    alarm(0);
  }
  ps_free(decoder);
  return 0;
}
