/*
 * NumberRace for C, and for everything that calls C.
 *
 * Numbers games as on television: reach a target with some numbers, each used at most once, by the four
 * operations, where every result on the way is a positive whole number.
 *
 *     int64_t numbers[] = {25, 50, 75, 100, 3, 6};
 *     char text[256];
 *     if (nr_solve(NULL, numbers, 6, 952, NR_ASCII, NULL, NULL, text, sizeof text, NULL) == NR_OK)
 *       puts(text);
 *     else
 *       fputs(nr_error_message(), stderr);
 *
 * Conventions
 *
 * - A function that can fail returns a status: NR_OK, or the reason. nr_error_message() then has a sentence for a
 *   person, until the same thread calls another function of this library.
 * - All functions may be called from any number of threads at the same time. So may functions on the same handle;
 *   those that change a handle wait for each other.
 * - A handle is made by a function with a last parameter `out`, and given back with the function of its type that
 *   ends in _free. NULL may be given back too. Where a handle is used, NULL is refused, but for rules: NULL
 *   rules are those of Countdown.
 * - Texts that are given are UTF-8 with a length in bytes; they need not end in a zero. NR_TERMINATED as a length
 *   stands for a text that does. Bytes that are not UTF-8 are read as U+FFFD.
 * - Texts that are asked for are written into the caller's memory: `buffer` of `capacity` bytes. They end in a
 *   zero. `length`, if not NULL, is set to the number of bytes of the whole text without the zero. If they do
 *   not fit, as much as does is written (never part of a character), and the status is NR_BUFFER_TOO_SMALL. A
 *   buffer of NULL with a capacity of 0 asks for the length only, with the same status.
 * - Structs have their own size first. Set it to sizeof the struct, and all other members to 0 (or to what
 *   you want): 0 stands for the default. So programs that were compiled with an older header go on working
 *   with a newer library; and a size that the library does not know is refused.
 * - Memory that is written to must not overlap memory that is read, nor other memory that is written to.
 * - Whatever the arguments, no function ends the process, as long as pointers point to as much memory as is said.
 */
#ifndef NUMBERRACE_H
#define NUMBERRACE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Versions ------------------------------------------------------------------------------------------------ */

/* The version of this header. Functions and members of structs may be added to it, nothing else, without a new one. */
#define NR_ABI_VERSION 1

/* The version of the interface that the library has: call it before anything else, and compare. */
uint32_t nr_abi_version(void);

/* The version of the library, such as "0.1.0". */
const char *nr_version(void);

/* ---- Statuses ------------------------------------------------------------------------------------------------ */

typedef int32_t nr_status;
enum {
  NR_OK = 0,
  /* There are no more solutions. */
  NR_END = 1,
  /* A text does not fit into the buffer. */
  NR_BUFFER_TOO_SMALL = 2,
  /* A pointer is NULL that must not be, a size, a count, a name or an option is not known or out of range. */
  NR_INVALID_ARGUMENT = 3,
  /* The rules do not allow the numbers or the target. */
  NR_ILLEGAL_GAME = 4,
  /* The rules contradict themselves, or cannot be used for this. */
  NR_ILLEGAL_RULES = 5,
  /* A text is not an expression. */
  NR_UNREADABLE = 6,
  /* The limit of time or memory was reached, or the progress function ended the work. */
  NR_STOPPED = 7,
  /* Results beyond 64 bits might matter. */
  NR_TOO_LARGE = 8,
  /* Nothing can be made of the numbers by the rules. */
  NR_UNREACHABLE = 9
};

/* The reason why the last call in this thread failed; "" if it did not. Never NULL. */
const char *nr_error_message(void);

/* The name of a status, such as "illegal game". Never NULL. */
const char *nr_status_name(nr_status status);

/* ---- Rules --------------------------------------------------------------------------------------------------- */

typedef struct nr_rules nr_rules;

/* The names of the rules that the library knows, such as "countdown"; NULL from the number of them on. */
const char *nr_rules_name(size_t index);

/* Finds rules by their name. Case does not matter. */
nr_status nr_rules_named(const char *name, nr_rules **out);

/* Rules of one's own. */
typedef struct nr_rules_options {
  uint32_t size;
  /* From 1; at most 12. */
  uint32_t least_numbers, most_numbers;
  /* A name of letters, digits and '-', not one that the library has; NULL for "custom". */
  const char *name;
  /* The name that people use; NULL for the name. */
  const char *title;
  /* The tiles, each as often as it occurs. If there are none, any numbers from 1 may be given, but none drawn. */
  const int64_t *large, *small;
  size_t large_count, small_count;
  /* From 1. A last target of 0 stands for no bound. */
  int64_t first_target, last_target;
  /* The points for answers up to each distance, the nearest first; none for those of Countdown. */
  const int64_t *band_distances, *band_points;
  size_t band_count;
} nr_rules_options;

nr_status nr_rules_custom(const nr_rules_options *options, nr_rules **out);

/* A description of rules. Its pointers last as long as the rules. */
typedef struct nr_rules_info {
  uint32_t size;
  uint32_t least_numbers, most_numbers;
  const char *name, *title;
  const int64_t *large, *small;
  size_t large_count, small_count;
  int64_t first_target, last_target;
  const int64_t *band_distances, *band_points;
  size_t band_count;
} nr_rules_info;

/* `info` must have its size set. NULL rules are Countdown's; what `info` then points to lasts for ever. */
nr_status nr_rules_describe(const nr_rules *rules, nr_rules_info *info);

/* Whether the rules allow a game: NR_OK, or NR_ILLEGAL_GAME. */
nr_status nr_rules_allow(const nr_rules *rules, const int64_t *numbers, size_t count, int64_t target);

void nr_rules_free(nr_rules *rules);

/* ---- Limits and progress --------------------------------------------------------------------------------------- */

/* Which of the solutions with the smallest distance and the fewest steps is the best. */
typedef int32_t nr_order;
enum {
  /* The one with the smallest largest result of a step. */
  NR_SMALLEST = 0,
  /* The one that is easiest to work out in one's head, written as a person would. Of all solutions, those of as many steps come
     by their ease. */
  NR_EASIEST = 1
};

/* How long to work, with how many threads, whom to tell, and what to look for. NULL stands for no limit, all cores, nobody, and
   NR_SMALLEST. */
typedef struct nr_limits {
  uint32_t size;
  /* The maximum number of threads; 0 for as many as there are cores. */
  uint32_t threads;
  /* When to give up; 0 for never. */
  double seconds;
  /* The maximum number of bytes that the tables of one search may take; 0 for no limit. */
  uint64_t memory;
  /* Called about ten times a second, from the thread that called, with the amount of work that is done and its total
     (in games, or in selections; 0 of 0 where it is not known). The call ends soon, with NR_STOPPED, if it returns
     anything but 0. */
  int32_t (*progress)(void *context, uint64_t done, uint64_t total);
  void *context;
  /* The order in which solutions of games are the best. Puzzles always have the easiest. */
  nr_order order;
} nr_limits;

/* ---- One game -------------------------------------------------------------------------------------------------- */

/* The notations that answers are written in. */
typedef int32_t nr_notation;
enum {
  /* 25 + (100 + 3) * (6 * 75 / 50) */
  NR_ASCII = 0,
  /* 25 + (100 + 3) × (6 × 75 ÷ 50) */
  NR_MATHEMATICAL = 1,
  /* 25 + (100 + 3) \times \frac{6 \times 75}{50} */
  NR_LATEX = 2,
  /* One line a step: 6 × 75 = 450 */
  NR_STEPS = 3,
  /* MathJSON: ["Add",25,...] */
  NR_JSON = 4,
  /* As ASCII, but the same for all expressions that differ only in the order and grouping of sums and products. */
  NR_CANONICAL = 5,
  /* In English words, step by step. */
  NR_SPOKEN = 6
};

/* An answer to a game. */
typedef struct nr_solution {
  uint32_t size;
  /* The number of operations. */
  int32_t steps;
  int64_t value;
  /* From the target; 0 for an exact solution. */
  int64_t distance;
  /* The points if no one else comes closer. */
  int64_t points;
  /* The greatest result of any step. */
  int64_t largest_result;
} nr_solution;

/* The best solution: the closest; then the one with the fewest steps; then the first in the order of the limits; then the
   first in a fixed order. Up to six numbers take up to 0.1 ms; seven to ten milliseconds, and far more if the target cannot be
   reached, so give those a limit. With NR_STOPPED and NR_TOO_LARGE the best solution that was found is written
   too. `limits`, `solution` and the text may each be NULL. */
nr_status nr_solve(
  const nr_rules *rules, const int64_t *numbers, size_t count, int64_t target, nr_notation notation,
  const nr_limits *limits, nr_solution *solution, char *buffer, size_t capacity, size_t *length);

/* The number of distinct solutions at the smallest distance, as nr_solutions gives them; UINT64_MAX if it is more. With
   NR_STOPPED it is the number that was counted. Each of the two results may be NULL. */
nr_status nr_count_solutions(
  const nr_rules *rules, const int64_t *numbers, size_t count, int64_t target, const nr_limits *limits,
  uint64_t *solutions, int64_t *distance);

/* All distinct solutions at the smallest distance, found one by one. Solutions are the same if they differ only in the order and
   grouping of sums and products; those with useless steps (times 1, plus 3 minus 3) are left out. */
typedef struct nr_solutions nr_solutions;

/* The limits hold until the end of the walk. Their progress function is called only while this function runs. */
nr_status nr_solutions_open(
  const nr_rules *rules, const int64_t *numbers, size_t count, int64_t target, const nr_limits *limits,
  nr_solutions **out);

/* The next solution, or NR_END. With NR_BUFFER_TOO_SMALL the same solution comes next. `solution` and the text
   may be NULL. */
nr_status nr_solutions_next(
  nr_solutions *solutions, nr_notation notation, nr_solution *solution, char *buffer, size_t capacity, size_t *length);

void nr_solutions_free(nr_solutions *solutions);

/* Writes an expression in another notation. It need not be legal under any rules, except that NR_STEPS and
   NR_SPOKEN end before a step that is not. */
nr_status nr_expression_rewrite(
  const char *text, size_t text_length, nr_notation notation, char *buffer, size_t capacity, size_t *length);

/* ---- Answers --------------------------------------------------------------------------------------------------- */

/* What is said of an answer. */
typedef int32_t nr_verdict_kind;
enum {
  /* No verdict yet: a call that fails leaves memory of zeros as it is. */
  NR_UNSET = 0,
  /* The target is reached. */
  NR_SOLVED = 1,
  /* The target is not reached, but nothing comes closer. Only if the smallest distance is known: see `closest`. */
  NR_CLOSEST = 2,
  /* The answer keeps the rules, and is `distance` off. */
  NR_OFF = 3,
  /* The answer breaks a rule: `fault` says which. */
  NR_BREAKS_RULE = 4,
  /* There is no answer in the text, or it cannot be read. */
  NR_NO_ANSWER = 5,
  /* The game itself breaks the rules (in batches only; elsewhere it is an error). */
  NR_BAD_GAME = 6
};

/* What is wrong with an answer. */
typedef int32_t nr_fault;
enum {
  NR_NO_FAULT = 0,
  /* There is nothing like an expression in what was looked at. */
  NR_NOTHING_FOUND = 1,
  /* The text is not an expression. */
  NR_NOT_AN_EXPRESSION = 2,
  /* A number is not among those given. */
  NR_NUMBER_NOT_GIVEN = 3,
  /* A number is used more often than it was given. */
  NR_NUMBER_USED_TOO_OFTEN = 4,
  /* A number is left over, and all must be used. */
  NR_NUMBER_LEFT_OVER = 5,
  /* A result is below zero. */
  NR_NEGATIVE_RESULT = 6,
  /* A result is zero. */
  NR_ZERO_RESULT = 7,
  /* A division leaves a remainder, or the value is a fraction. */
  NR_INEXACT_DIVISION = 8,
  /* Something is divided by zero. */
  NR_DIVISION_BY_ZERO = 9,
  /* A result is beyond 64 bits. */
  NR_RESULT_TOO_LARGE = 10,
  /* The result that is stated of a step is not its result. */
  NR_WRONG_RESULT = 11,
  /* There are more numbers or brackets than an expression may have. */
  NR_TOO_LONG = 12,
  /* There are several answers of different values. */
  NR_SEVERAL_ANSWERS = 13
};

/* The name of a fault, such as "number used too often". Never NULL. */
const char *nr_fault_name(nr_fault fault);

/* How near misses count in `score`, which is from 0 to 1 and is 1 for NR_SOLVED, and for NR_CLOSEST. */
typedef int32_t nr_credit;
enum {
  /* Not at all. */
  NR_CREDIT_NONE = 0,
  /* By the points of the rules, as a share of those for an exact solution. */
  NR_CREDIT_POINTS = 1,
  /* 1 / (1 + distance). */
  NR_CREDIT_DISTANCE = 2
};

/* How answers are judged. NULL stands for the rules of the shows. */
typedef struct nr_verify_options {
  uint32_t size;
  /* Any of the flags below. */
  uint32_t flags;
  nr_credit credit;
  /* The maximum number of bytes of a text that are looked at, from its end; 0 for 16,384, which is also the most. */
  uint32_t window;
} nr_verify_options;

enum {
  /* Each number must be used; else each may be left out. */
  NR_USE_ALL_NUMBERS = 1,
  /* Results on the way may be zero, negative or fractions (the last value must be whole all the same). */
  NR_ALLOW_ZERO = 2,
  NR_ALLOW_NEGATIVE = 4,
  NR_ALLOW_FRACTIONS = 8,
  /* The game is solved, so that NR_CLOSEST can be told from NR_OFF. This takes far longer than all else. */
  NR_FIND_CLOSEST = 16,
  /* The rules need not allow the numbers and the target: any 1 to 64 numbers, also negative ones, and any target may be given. */
  NR_ANY_GAME = 32
};

/* The tasks that language models are trained and measured with: the shows; and "tinyzero" (Countdown-Tasks-3to4), "reasoning-gym"
   and "24", whose answers use all numbers and may have any results on the way. NULL from the number of them on. */
const char *nr_task_name(size_t index);

/* Finds a task by its name, of which case does not matter: `options`, with their size set, and the rules `out` are what the functions
   below take to judge by it. */
nr_status nr_task_named(const char *name, nr_verify_options *options, nr_rules **out);

/* A verdict on an answer. */
typedef struct nr_verdict {
  uint32_t size;
  nr_verdict_kind kind;
  nr_fault fault;
  /* The number of operations of the answer. */
  int32_t steps;
  /* The value, and its distance from the target; 0 and -1 if the answer breaks a rule. */
  int64_t value, distance;
  /* By the scoring of the rules. */
  int64_t points;
  /* From 0 to 1. */
  double score;
  /* The place of the answer in the text, in bytes. */
  size_t start, length;
} nr_verdict;

/* Judges an answer that is an expression, or several steps, and nothing else. `message`, if not NULL, gets a sentence for a person.
   The status is NR_OK also for wrong answers. `closest` is the smallest distance that can be reached; -1 if it is not
   known. */
nr_status nr_check(
  const nr_rules *rules, const int64_t *numbers, size_t count, int64_t target, const char *text, size_t text_length,
  const nr_verify_options *options, int64_t closest, nr_verdict *verdict, char *message, size_t capacity, size_t *length);

/* Judges what a language model or a person wrote. The answer is what is between the last <answer> and </answer>;
   else in the last \boxed{}; else the last line or part of a line with an expression in it. It may be in LaTeX or
   Markdown, have the signs and digits of any script, state its result, and be several steps. What is between <think> and
   </think>, after a <think> that is not closed, or before a </think> that was not opened, is working and never the answer. Text is
   read, never run. Only the last bytes are looked at (see `window`), so no text takes long. */
nr_status nr_verify(
  const nr_rules *rules, const int64_t *numbers, size_t count, int64_t target, const char *text, size_t text_length,
  const nr_verify_options *options, int64_t closest, nr_verdict *verdict, char *message, size_t capacity, size_t *length);

/* ---- Arrays ---------------------------------------------------------------------------------------------------- */

/* The types of elements of arrays. */
typedef int32_t nr_type;
enum {
  NR_INT64 = 0,
  NR_INT32 = 1
};

/* As a stride: the same element or row for all games. */
#define NR_REPEAT PTRDIFF_MIN

/* As the length of a text: up to its zero. */
#define NR_TERMINATED SIZE_MAX

/* Many games in arrays that stay where they are. */
typedef struct nr_games {
  uint32_t size;
  nr_type numbers_type, targets_type, offsets_type;
  /* NULL for Countdown's. */
  const nr_rules *rules;
  /* The number of games, at most 2^31 - 1. */
  size_t count;
  /* The numbers: a matrix with a row for each game and `width` columns, where zeros at the end of a row are no numbers; or, if
     `offsets` are given, one after the other. */
  const void *numbers;
  size_t width;
  /* In bytes; they may be negative. 0 stands for rows and columns that lie next to each other. */
  ptrdiff_t row_stride, column_stride;
  /* NULL, or count + 1 places in `numbers` where games begin and end, as in a list array of Arrow. The columns' stride holds, that of
     rows does not. */
  const void *offsets;
  /* Ignored where no targets are needed. */
  const void *targets;
  ptrdiff_t target_stride;
} nr_games;

/* Room for the solutions of many games: arrays of as many elements as games, one after the other, each of which may be NULL. */
typedef struct nr_results {
  uint32_t size;
  nr_notation notation;
  /* NR_OK, or why there is no solution. If it is NULL, the call fails for the first game that has none, and says which. */
  nr_status *statuses;
  int64_t *distances;
  int64_t *values;
  int64_t *points;
  int32_t *steps;
  /* From 1 to 5, see nr_rate. This takes longer than all else. 0 for a game that cannot be rated within the limits. */
  int32_t *ratings;
  /* The expressions, one after the other without zeros between, in at most text_capacity bytes; and count + 1 places
     where they begin and end, as in a large string array of Arrow. */
  char *text;
  size_t text_capacity;
  int64_t *text_offsets;
  /* Set to the number of bytes that the expressions take. nr_text_bound is always enough; if the capacity is not, expressions
     that do not fit are left out (their offsets are equal), and the status is NR_BUFFER_TOO_SMALL. */
  size_t text_length;
} nr_results;

/* The number of bytes that the expressions of any solutions of the games take at most. 0 if the games cannot be read. */
size_t nr_text_bound(const nr_games *games, nr_notation notation);

/* Solves many games, as nr_solve does each. The results are the same for any number of threads. */
nr_status nr_solve_batch(const nr_games *games, const nr_limits *limits, nr_results *results);

/* Many texts in memory that stays where it is. */
typedef struct nr_texts {
  uint32_t size;
  nr_type offsets_type;
  size_t count;
  /* Texts one after the other, and count + 1 places where they begin and end, as in a string array of Arrow. */
  const char *data;
  size_t data_length;
  const void *offsets;
  /* Or, if `data` is NULL, a pointer for each text; and their lengths, if they do not end in zeros. A text that is NULL is
     empty. */
  const char *const *pointers;
  const size_t *lengths;
} nr_texts;

/* Room for verdicts: arrays of as many elements as texts, one after the other, each of which may be NULL. */
typedef struct nr_verdicts {
  uint32_t size;
  nr_verdict_kind *kinds;
  nr_fault *faults;
  int64_t *values;
  int64_t *distances;
  int64_t *points;
  int32_t *steps;
  double *scores;
  /* The places of the answers in their texts, in bytes. */
  int64_t *starts, *lengths;
} nr_verdicts;

/* Judges many texts, each for the game in its place, as nr_verify does; there must be as many texts as games. `closest` has
   the smallest distance of each game, or is NULL. */
nr_status nr_verify_batch(
  const nr_games *games, const nr_texts *texts, const nr_verify_options *options, const int64_t *closest,
  const nr_limits *limits, nr_verdicts *verdicts);

/* A hash of each game, the same for all orders of its numbers, on every machine and in every version: for splits of data that do
   not leak. Rules do not count. `hashes` has as many elements as games. */
nr_status nr_hash_batch(const nr_games *games, uint64_t seed, uint64_t *hashes);

/* ---- Drawing --------------------------------------------------------------------------------------------------- */

/* A sequence of games. The same seed and the same calls give the same games on every machine. */
typedef struct nr_generator nr_generator;

/* The rules must have tiles. */
nr_status nr_generator_open(const nr_rules *rules, uint64_t seed, nr_generator **out);

/* Which games are drawn. NULL stands for all. */
typedef struct nr_draw_options {
  uint32_t size;
  /* If not 0, only games that have an exact solution. */
  int32_t solvable;
  /* If not 0, the number of large tiles is `large`, else it is drawn too. */
  int32_t has_large, large;
  /* The ratings, from 1 to 5, of games with an exact solution; 0 and 0 for any. See nr_rate. */
  int32_t least_rating, most_rating;
  /* If not 0, no game comes twice in one call, whatever the order of its numbers. */
  int32_t distinct;
  /* The type of the elements of `numbers` and `targets`. */
  nr_type type;
  /* The fewest steps of the best solution, an exact one: 0 and 0 for any. Games by steps are drawn far faster than by ratings,
     which count solutions. */
  int32_t least_steps, most_steps;
} nr_draw_options;

/* Draws games into two arrays: `numbers` has as many columns as the rules have numbers at most, and as many rows as games; `targets` has an
   element for each. `results` may be NULL; what is in it is found on the way or afterwards, with as many threads as the
   limits allow. `drawn`, if not NULL, is set to the number of games that were drawn: with NR_STOPPED it may be less than `count`. The
   generator then goes on after those. */
nr_status nr_draw(
  nr_generator *generator, size_t count, const nr_draw_options *options, const nr_limits *limits, void *numbers,
  void *targets, nr_results *results, size_t *drawn);

void nr_generator_free(nr_generator *generator);

/* ---- Difficulty ------------------------------------------------------------------------------------------------ */

/* How hard a game is, as far as its solutions tell. */
typedef struct nr_difficulty {
  uint32_t size;
  /* From 1, easy, to 5, hard. */
  int32_t rating;
  /* The distance of the best solution. */
  int64_t distance;
  /* The number of distinct solutions at that distance; UINT64_MAX if it is more. */
  uint64_t solutions;
  int32_t fewest_steps;
  /* Whether adding and subtracting is enough. */
  int32_t is_additive;
  /* The smallest largest result of solutions with the fewest steps. */
  int64_t largest_result;
} nr_difficulty;

nr_status nr_rate(
  const nr_rules *rules, const int64_t *numbers, size_t count, int64_t target, const nr_limits *limits,
  nr_difficulty *difficulty);

/* ---- Census ---------------------------------------------------------------------------------------------------- */

/* What many selections reach: which of the targets, and how far off the others are. `games` needs no targets; the targets are
   those from first_target to last_target, at most 999. Selections may have up to six numbers. */
typedef struct nr_reach {
  uint32_t size;
  /* Set by the caller; 0 and 0 for those of the rules. */
  int32_t first_target, last_target;
  /* NR_OK, or why nothing is known of a selection. If it is NULL, the call fails for the first such, and says which. */
  nr_status *statuses;
  /* For each selection, how many of the targets it reaches; */
  int32_t *solvable;
  /* the sum of the distances of all targets from the nearest value; */
  int64_t *distance_sums;
  /* the greatest of these distances; */
  int32_t *worst_distances;
  /* and a bit for each target, the first in the lowest bit of the first byte, in bitmap_stride bytes a row: at least
     (targets + 7) / 8, which is what 0 stands for. */
  uint8_t *bitmaps;
  size_t bitmap_stride;
  /* For each target (not for each selection), how many selections reach it. Added to what is there. */
  int64_t *by_target;
} nr_reach;

/* The rules need not allow the selections: any numbers from 1 to 1,000,000 are taken. NR_TOO_LARGE is the status of a selection whose
   product is beyond 64 bits. Selections with a product beyond 32 bits take longer. */
nr_status nr_reach_batch(const nr_games *games, const nr_limits *limits, nr_reach *reach);

/* The census of a show: what all selections of six tiles reach, or some of them. */
typedef struct nr_census nr_census;

/* The number of selections of the rules. */
nr_status nr_census_selections(const nr_rules *rules, uint64_t *count);

/* The places of the selections of one of several parts of equal size; `shard` is from 1 to `shards`. */
nr_status nr_census_shard(
  const nr_rules *rules, uint64_t shard, uint64_t shards, uint64_t *first, uint64_t *count);

/* The census of `count` selections from the place `first` on; of all if both are 0. */
nr_status nr_census_make(
  const nr_rules *rules, uint64_t first, uint64_t count, const nr_limits *limits, nr_census **out);

/* Joins parts, in any order, to the census of all selections. The parts stay as they are. */
nr_status nr_census_merge(const nr_census *const *parts, size_t count, nr_census **out);

/* A census as a whole. */
typedef struct nr_census_info {
  uint32_t size;
  int32_t first_target, last_target;
  /* The number of numbers of a selection. */
  uint32_t width;
  /* The selections that it covers. */
  uint64_t first, count;
  /* How many games there are, how many have an exact solution, and how many selections reach all targets. */
  uint64_t games, solvable, perfect;
} nr_census_info;

nr_status nr_census_describe(const nr_census *census, nr_census_info *info);

/* The selections, in ascending order, in rows of `width` columns one after the other; and what they reach. Both may be NULL. The
   targets of `reach` must be 0 and 0. */
nr_status nr_census_read(const nr_census *census, int32_t *numbers, nr_reach *reach);

/* A part as bytes, to be merged by another process, perhaps on another machine. */
nr_status nr_census_write(const nr_census *census, uint8_t *buffer, size_t capacity, size_t *length);

/* Reads what nr_census_write wrote under the same rules, and checks it. */
nr_status nr_census_load(const nr_rules *rules, const uint8_t *bytes, size_t length, nr_census **out);

void nr_census_free(nr_census *census);

/* ---- Puzzles --------------------------------------------------------------------------------------------------- */

/* Puzzles by other rules: the 24 game, make ten, four fours and so on, with fractions, powers, roots, factorials, and results of
   any size. Values are texts, as they may have thousands of digits. */
typedef struct nr_puzzles nr_puzzles;

/* The names of the rules of puzzles, such as "24"; NULL from the number of them on. */
const char *nr_puzzle_rules_name(size_t index);

/* A solver for puzzles by rules with this name. It keeps what puzzles share, in about `memory` bytes; 0 for 10^9. */
nr_status nr_puzzles_open(const char *name, uint64_t memory, nr_puzzles **out);

/* The operations of puzzles. */
enum {
  NR_ADD = 1,
  NR_SUBTRACT = 2,
  NR_MULTIPLY = 4,
  NR_DIVIDE = 8,
  NR_POWER = 16,
  NR_SQUARE_ROOT = 32,
  NR_SQUARE = 64,
  NR_FACTORIAL = 128,
  NR_NEGATE = 256,
  /* Given numbers written one after the other: 4 and 4 as 44. */
  NR_CONCATENATE = 512,
  /* A given number, or given numbers written together, after a point: 4 as .4. */
  NR_DECIMAL = 1024
};

/* Rules of puzzles of one's own. */
typedef struct nr_puzzle_rules_options {
  uint32_t size;
  /* Any of the operations; 0 for the first four. */
  uint32_t operations;
  /* NR_USE_ALL_NUMBERS, NR_ALLOW_ZERO, NR_ALLOW_NEGATIVE, NR_ALLOW_FRACTIONS, NR_EQUAL_NUMBERS and NR_KEEP_ORDER. */
  uint32_t flags;
  /* From 1 to 10; 0 and 0 for all of these. */
  uint32_t least_numbers, most_numbers;
  /* How often square roots and the like may be done in a row to a number, up to 20; 0 for 1. */
  uint32_t unary_depth;
  /* The most digits of a result on the way, above and below the bar of a fraction, up to 10,000; 0 for 30. */
  uint32_t digits;
  /* A name of letters, digits and '-'; NULL for "custom". And the name that people use; NULL for the name. */
  const char *name, *title;
  /* The least and the greatest number that may be given; NULL for 1 and no bound. */
  const int64_t *numbers;
  /* The least and the greatest target; NULL for 0 and no bound, where targets may have any number of digits. An end of INT64_MIN or
     INT64_MAX is no bound either. */
  const int64_t *targets;
  /* The tiles or cards, each as often as it occurs; none if any numbers may be given. */
  const int64_t *pool;
  size_t pool_count;
  /* How many of the numbers must be used, one more than the steps; 0 for any number of them, or for all by NR_USE_ALL_NUMBERS. */
  uint32_t used_count;
} nr_puzzle_rules_options;

enum {
  /* All numbers of a puzzle must be the same. */
  NR_EQUAL_NUMBERS = 64,
  /* The numbers must be used in the order in which they are given. */
  NR_KEEP_ORDER = 128
};

/* A solver for puzzles by rules of one's own; `memory` as for nr_puzzles_open. */
nr_status nr_puzzles_custom(const nr_puzzle_rules_options *options, uint64_t memory, nr_puzzles **out);

/* An answer to a puzzle. Targets are texts, whole numbers of up to 10,000 digits; NULL where the rules have only one. Notations but
   NR_CANONICAL are allowed. */
typedef struct nr_puzzle_solution {
  uint32_t size;
  int32_t operations;
  /* Whether the target is reached. */
  int32_t is_exact;
  /* Set by the caller: memory for the value and for its distance from the target, as exact texts: digits, with a bar if they are
     fractions. NULL if they are not wanted. The lengths are set as those of other texts. */
  char *value;
  size_t value_capacity, value_length;
  char *distance;
  size_t distance_capacity, distance_length;
} nr_puzzle_solution;

/* The best solution: the closest, then the one with the fewest operations. */
nr_status nr_puzzle_solve(
  nr_puzzles *puzzles, const int64_t *numbers, size_t count, const char *target, nr_notation notation,
  const nr_limits *limits, nr_puzzle_solution *solution, char *buffer, size_t capacity, size_t *length);

/* All exact solutions, one a line, those with the fewest operations first. */
nr_status nr_puzzle_solutions(
  nr_puzzles *puzzles, const int64_t *numbers, size_t count, const char *target, nr_notation notation,
  const nr_limits *limits, uint64_t *solutions, char *buffer, size_t capacity, size_t *length);

/* Judges an answer. The text is its value, or what is wrong with it: then the status is NR_OK too, and `is_legal` 0. */
nr_status nr_puzzle_check(
  nr_puzzles *puzzles, const int64_t *numbers, size_t count, const char *target, const char *text, size_t text_length,
  int32_t *is_legal, nr_puzzle_solution *solution, char *buffer, size_t capacity, size_t *length);

/* The rating, from 1 to 5; 0 if the target cannot be reached. */
nr_status nr_puzzle_rate(
  nr_puzzles *puzzles, const int64_t *numbers, size_t count, const char *target, const nr_limits *limits,
  int32_t *rating);

/* Draws puzzles that can be solved: numbers in rows of `width` columns (set by the call; at most 10, and so are the elements of
   a row), and targets. The same seed gives the same puzzles. Ratings as in nr_draw_options, 0 and 0 for any.
   NR_UNREACHABLE if none of many that are drawn can be solved, or has the rating. */
nr_status nr_puzzle_draw(
  nr_puzzles *puzzles, uint64_t seed, size_t count, int32_t least_rating, int32_t most_rating, const nr_limits *limits,
  int64_t *numbers, size_t *width, int64_t *targets);

/* All whole numbers from `first` to `last` that can be made, one a line with its formula: "5 = (4 + 4 * 4) / 4". */
nr_status nr_puzzle_reachable(
  nr_puzzles *puzzles, const int64_t *numbers, size_t count, int64_t first, int64_t last, nr_notation notation,
  const nr_limits *limits, uint64_t *values, char *buffer, size_t capacity, size_t *length);

/* A survey of all that can be made of some numbers. */
typedef struct nr_survey {
  uint32_t size;
  /* The largest number such that it and all from 1 on can be made. */
  int64_t longest_run;
  /* How many whole numbers from 1 to the bound can be made. */
  int64_t reachable;
} nr_survey;

/* The text is the largest whole number that can be made. `bound` is from 1 to 100,000,000. */
nr_status nr_puzzle_survey(
  nr_puzzles *puzzles, const int64_t *numbers, size_t count, int64_t bound, const nr_limits *limits, nr_survey *survey,
  char *buffer, size_t capacity, size_t *length);

void nr_puzzles_free(nr_puzzles *puzzles);

#ifdef __cplusplus
}
#endif

#endif
