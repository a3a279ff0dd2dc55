/*
 * A tour of numberrace.h: every function at work, on one thread and on several. It prints what it finds, and ends with 1 as
 * soon as anything is not as it should be.
 */
#include <numberrace.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int64_t numbers[6] = {25, 50, 75, 100, 3, 6};

/* Ends the program if something does not hold. */
#define CHECK(condition)                                                                      \
  do {                                                                                        \
    if (!(condition)) {                                                                       \
      fprintf(stderr, "%s:%d: %s does not hold; last error: %s\n", __FILE__, __LINE__,        \
              #condition, nr_error_message());                                                \
      exit(1);                                                                                \
    }                                                                                         \
  } while (0)

static void versions(void) {
  CHECK(nr_abi_version() == NR_ABI_VERSION);
  printf("NumberRace %s\n", nr_version());
  CHECK(strcmp(nr_status_name(NR_STOPPED), "stopped") == 0);
  CHECK(strcmp(nr_fault_name(NR_INEXACT_DIVISION), "inexact division") == 0);
}

static void rules(void) {
  printf("rules:");
  for (size_t i = 0; nr_rules_name(i); i++) printf(" %s", nr_rules_name(i));
  printf("\n");

  nr_rules *rules = NULL;
  CHECK(nr_rules_named("no such show", &rules) == NR_INVALID_ARGUMENT);
  CHECK(rules == NULL && strstr(nr_error_message(), "countdown"));
  CHECK(nr_rules_named("LeCompteEstBon", &rules) == NR_OK);
  nr_rules_info info = {.size = sizeof info};
  CHECK(nr_rules_describe(rules, &info) == NR_OK);
  printf("%s: %zu large and %zu small tiles, targets %lld to %lld\n", info.title, info.large_count,
         info.small_count, (long long)info.first_target, (long long)info.last_target);
  CHECK(nr_rules_allow(rules, numbers, 6, 952) == NR_OK);
  CHECK(nr_rules_allow(rules, numbers, 6, 100) == NR_ILLEGAL_GAME);
  nr_rules_free(rules);

  int64_t large[] = {20, 40}, small[] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  int64_t distances[] = {0, 3}, points[] = {3, 1};
  nr_rules_options options = {
    .size = sizeof options, .least_numbers = 5, .most_numbers = 5, .name = "family",
    .title = "Our evening game", .large = large, .large_count = 2, .small = small,
    .small_count = 9, .first_target = 50, .last_target = 500, .band_distances = distances,
    .band_points = points, .band_count = 2};
  CHECK(nr_rules_custom(&options, &rules) == NR_OK);
  int64_t evening[] = {20, 40, 3, 7, 9};
  char text[256];
  nr_solution solution = {.size = sizeof solution};
  CHECK(nr_solve(rules, evening, 5, 333, NR_MATHEMATICAL, NULL, &solution, text, sizeof text,
                 NULL) == NR_OK);
  printf("%s = %lld, %lld points\n", text, (long long)solution.value, (long long)solution.points);
  nr_rules_free(rules);
  options.least_numbers = 13;
  CHECK(nr_rules_custom(&options, &rules) == NR_ILLEGAL_RULES);
  nr_rules_free(NULL);
}

static void one_game(void) {
  char text[256];
  size_t length;
  nr_solution best = {.size = sizeof best};
  CHECK(nr_solve(NULL, numbers, 6, 952, NR_ASCII, NULL, &best, text, sizeof text, &length) == NR_OK);
  CHECK(best.distance == 0 && best.points == 10 && strlen(text) == length);
  printf("%s = %lld\n", text, (long long)best.value);

  /* How long is it? And what if it does not fit? */
  CHECK(nr_solve(NULL, numbers, 6, 952, NR_LATEX, NULL, NULL, NULL, 0, &length) ==
        NR_BUFFER_TOO_SMALL);
  char *latex = malloc(length + 1);
  CHECK(nr_solve(NULL, numbers, 6, 952, NR_LATEX, NULL, NULL, latex, length + 1, NULL) == NR_OK);
  CHECK(nr_solve(NULL, numbers, 6, 952, NR_LATEX, NULL, NULL, latex, length, NULL) ==
        NR_BUFFER_TOO_SMALL);
  free(latex);
  CHECK(nr_expression_rewrite(text, NR_TERMINATED, NR_STEPS, text, 0, NULL) != NR_OK);
  char steps[256];
  CHECK(nr_expression_rewrite(text, NR_TERMINATED, NR_STEPS, steps, sizeof steps, NULL) == NR_OK);
  printf("%s\n", steps);
  char first[256], second[256];
  CHECK(nr_expression_rewrite("(3 + 100) * 9 + 25", NR_TERMINATED, NR_CANONICAL, first,
                              sizeof first, NULL) == NR_OK);
  CHECK(nr_expression_rewrite("25 + 9 * (100 + 3)", NR_TERMINATED, NR_CANONICAL, second,
                              sizeof second, NULL) == NR_OK);
  CHECK(strcmp(first, second) == 0);
  CHECK(nr_expression_rewrite("25 +", NR_TERMINATED, NR_ASCII, first, sizeof first, NULL) ==
        NR_UNREADABLE);

  uint64_t count;
  int64_t distance;
  CHECK(nr_count_solutions(NULL, numbers, 6, 952, NULL, &count, &distance) == NR_OK);
  nr_solutions *solutions;
  CHECK(nr_solutions_open(NULL, numbers, 6, 952, NULL, &solutions) == NR_OK);
  uint64_t seen = 0;
  nr_status status;
  while ((status = nr_solutions_next(solutions, NR_ASCII, NULL, text, sizeof text, NULL)) == NR_OK)
    seen++;
  CHECK(status == NR_END && seen == count);
  nr_solutions_free(solutions);
  printf("%llu distinct solutions, %lld away\n", (unsigned long long)count, (long long)distance);

  nr_difficulty difficulty = {.size = sizeof difficulty};
  CHECK(nr_rate(NULL, numbers, 6, 952, NULL, &difficulty) == NR_OK);
  CHECK(difficulty.solutions == count && difficulty.fewest_steps == best.steps);
  printf("difficulty %d of 5\n", difficulty.rating);

  /* Wrong arguments are told, not punished. */
  CHECK(nr_solve(NULL, NULL, 6, 952, NR_ASCII, NULL, NULL, text, sizeof text, NULL) ==
        NR_INVALID_ARGUMENT);
  CHECK(nr_solve(NULL, numbers, SIZE_MAX, 952, NR_ASCII, NULL, NULL, text, sizeof text, NULL) ==
        NR_INVALID_ARGUMENT);
  CHECK(nr_solve(NULL, numbers, 6, INT64_MIN, NR_ASCII, NULL, NULL, text, sizeof text, NULL) ==
        NR_ILLEGAL_GAME);
  best.size = 4;
  CHECK(nr_solve(NULL, numbers, 6, 952, NR_ASCII, NULL, &best, text, sizeof text, NULL) ==
        NR_INVALID_ARGUMENT);
}

static void answers(void) {
  char message[256];
  nr_verdict verdict = {.size = sizeof verdict};
  const char *text = "First 6 * 75 = 450, then 450 / 50 = 9.\n<answer>25 + (100 + 3) * 9</answer>";
  CHECK(nr_verify(NULL, numbers, 0, 952, text, NR_TERMINATED, NULL, -1, &verdict, NULL, 0, NULL) == NR_ILLEGAL_GAME);
  CHECK(verdict.kind == NR_UNSET);
  CHECK(nr_verify(NULL, numbers, 6, 952, text, NR_TERMINATED, NULL, -1, &verdict, message,
                  sizeof message, NULL) == NR_NO_FAULT);
  CHECK(verdict.kind == NR_SOLVED);
  text = "<answer>25 + (100 + 3) * 9</answer>";
  CHECK(nr_verify(NULL, numbers, 6, 952, text, NR_TERMINATED, NULL, -1, &verdict, message,
                  sizeof message, NULL) == NR_OK);
  CHECK(verdict.kind == NR_BREAKS_RULE && verdict.fault == NR_NUMBER_NOT_GIVEN);
  printf("%s\n", message);
  text = "6 \\times 75 = 450, 450 / 50 = 9, (100 + 3) \\cdot 9 = 927, 927 + 25 = \\boxed{952}";
  CHECK(nr_verify(NULL, numbers, 6, 952, text, strlen(text), NULL, -1, &verdict, message,
                  sizeof message, NULL) == NR_OK);
  CHECK(verdict.kind == NR_SOLVED && verdict.points == 10 && verdict.score == 1);
  printf("%s\n", message);

  /* By the rules of the field: all numbers, which may be negative, and any results on the way. */
  CHECK(strcmp(nr_task_name(0), "countdown") == 0);
  nr_verify_options field = {.size = sizeof field};
  nr_rules *rules_of_field = NULL;
  CHECK(nr_task_named("chess", &field, &rules_of_field) == NR_INVALID_ARGUMENT);
  CHECK(nr_task_named("tinyzero", &field, &rules_of_field) == NR_OK);
  int64_t tiles[] = {-3, 27, 2};
  CHECK(nr_verify(rules_of_field, tiles, 3, 12, "(-3 + 27) / 2", NR_TERMINATED, &field, -1, &verdict, NULL, 0, NULL) == NR_OK);
  CHECK(verdict.kind == NR_SOLVED);
  nr_rules_free(rules_of_field);

  nr_verify_options options = {
    .size = sizeof options, .flags = NR_FIND_CLOSEST, .credit = NR_CREDIT_DISTANCE};
  CHECK(nr_check(NULL, numbers, 6, 952, "25 + (100 + 3) * (6 + 3)", NR_TERMINATED, &options, -1,
                 &verdict, message, sizeof message, NULL) == NR_OK);
  CHECK(verdict.fault == NR_NUMBER_USED_TOO_OFTEN);
  CHECK(nr_check(NULL, numbers, 6, 952, "(100 - 6) * 75 / 50 * 6", NR_TERMINATED, &options, -1,
                 &verdict, message, sizeof message, NULL) == NR_OK);
  CHECK(verdict.fault == NR_NUMBER_USED_TOO_OFTEN);
  CHECK(nr_check(NULL, numbers, 6, 952, "100 * 6 + 3 * 75", NR_TERMINATED, &options, -1, &verdict,
                 message, sizeof message, NULL) == NR_OK);
  CHECK(verdict.kind == NR_OFF && verdict.value == 825 && verdict.distance == 127);
  CHECK(verdict.score > 0 && verdict.score < 0.01);
}

static int32_t tell(void *context, uint64_t done, uint64_t total) {
  (void)done, (void)total;
  ++*(int *)context;
  return 0;
}

static int32_t cancel(void *context, uint64_t done, uint64_t total) {
  (void)context, (void)done, (void)total;
  return 1;
}

enum { COUNT = 2000 };

static void batches(void) {
  nr_generator *generator;
  CHECK(nr_generator_open(NULL, 1982, &generator) == NR_OK);
  static int32_t drawn[COUNT][6], targets[COUNT];
  static int32_t steps[COUNT], ratings[COUNT];
  static int64_t distances[COUNT], offsets[COUNT + 1];
  nr_games games = {
    .size = sizeof games, .numbers_type = NR_INT32, .targets_type = NR_INT32, .count = COUNT,
    .numbers = drawn, .width = 6, .targets = targets};
  nr_draw_options options = {
    .size = sizeof options, .solvable = 1, .distinct = 1, .type = NR_INT32};
  size_t count;
  CHECK(nr_draw(generator, COUNT, &options, NULL, drawn, targets, NULL, &count) == NR_OK);
  CHECK(count == COUNT);

  size_t capacity = nr_text_bound(&games, NR_ASCII);
  char *text = malloc(capacity);
  nr_results results = {
    .size = sizeof results, .distances = distances, .steps = steps, .text = text,
    .text_capacity = capacity, .text_offsets = offsets};
  int calls = 0;
  nr_limits limits = {.size = sizeof limits, .threads = 2, .progress = tell, .context = &calls};
  CHECK(nr_solve_batch(&games, &limits, &results) == NR_OK);
  for (size_t i = 0; i < COUNT; i++) CHECK(distances[i] == 0 && steps[i] > 0);
  printf("the first of %d games: %.*s = %d\n", COUNT, (int)(offsets[1] - offsets[0]), text,
         targets[0]);

  /* All of these answers are right; and they are wrong for other games. */
  static nr_verdict_kind kinds[COUNT];
  nr_texts texts = {
    .size = sizeof texts, .count = COUNT, .data = text, .data_length = results.text_length,
    .offsets = offsets, .offsets_type = NR_INT64};
  nr_verdicts verdicts = {.size = sizeof verdicts, .kinds = kinds};
  CHECK(nr_verify_batch(&games, &texts, NULL, NULL, NULL, &verdicts) == NR_OK);
  for (size_t i = 0; i < COUNT; i++) CHECK(kinds[i] == NR_SOLVED);
  games.numbers = drawn[1], games.row_stride = NR_REPEAT, games.targets = &targets[1],
  games.target_stride = NR_REPEAT;
  CHECK(nr_verify_batch(&games, &texts, NULL, NULL, NULL, &verdicts) == NR_OK);
  CHECK(kinds[1] == NR_SOLVED);
  size_t wrong = 0;
  for (size_t i = 0; i < COUNT; i++) wrong += kinds[i] != NR_SOLVED;
  CHECK(wrong > COUNT / 2);
  games.numbers = drawn, games.row_stride = 0, games.targets = targets, games.target_stride = 0;

  static uint64_t hashes[COUNT];
  CHECK(nr_hash_batch(&games, 7, hashes) == NR_OK);
  for (size_t i = 1; i < COUNT; i++) CHECK(hashes[i] != hashes[0]);

  /* Ratings, for fewer games. */
  games.count = 50;
  results.ratings = ratings, results.text = NULL, results.text_offsets = NULL;
  CHECK(nr_solve_batch(&games, NULL, &results) == NR_OK);
  for (size_t i = 0; i < 50; i++) CHECK(ratings[i] >= 1 && ratings[i] <= 5);
  options.least_rating = 4, options.most_rating = 5;
  CHECK(nr_draw(generator, 5, &options, NULL, drawn, targets, NULL, NULL) == NR_OK);
  for (size_t i = 0; i < 5; i++) {
    int64_t row[6];
    for (int j = 0; j < 6; j++) row[j] = drawn[i][j];
    nr_difficulty difficulty = {.size = sizeof difficulty};
    CHECK(nr_rate(NULL, row, 6, targets[i], NULL, &difficulty) == NR_OK && difficulty.rating >= 4);
  }

  /* A progress function may end the work; then at least the statuses tell what is done. */
  games.count = COUNT;
  limits.progress = cancel;
  options.least_rating = 1, options.most_rating = 5;
  nr_status status = nr_draw(generator, COUNT, &options, &limits, drawn, targets, NULL, &count);
  CHECK(status == NR_STOPPED || count == COUNT);
  nr_generator_free(generator);
  free(text);
}

static void census(void) {
  uint64_t count;
  CHECK(nr_census_selections(NULL, &count) == NR_OK && count == 13243);
  nr_census *parts[2], *whole, *loaded;
  for (uint64_t shard = 1; shard <= 2; shard++) {
    uint64_t first;
    CHECK(nr_census_shard(NULL, shard, 2, &first, &count) == NR_OK);
    CHECK(nr_census_make(NULL, first, count, NULL, &parts[shard - 1]) == NR_OK);
  }
  /* One of them is made by another process. */
  size_t length;
  CHECK(nr_census_write(parts[1], NULL, 0, &length) == NR_BUFFER_TOO_SMALL);
  uint8_t *bytes = malloc(length);
  CHECK(nr_census_write(parts[1], bytes, length, &length) == NR_OK);
  CHECK(nr_census_load(NULL, bytes, length, &loaded) == NR_OK);
  CHECK(nr_census_load(NULL, bytes, length - 1, &whole) == NR_INVALID_ARGUMENT);
  free(bytes);
  nr_census_free(parts[1]);
  parts[1] = loaded;
  CHECK(nr_census_merge((const nr_census *const *)parts, 2, &whole) == NR_OK);
  nr_census_free(parts[0]), nr_census_free(parts[1]);

  nr_census_info info = {.size = sizeof info};
  CHECK(nr_census_describe(whole, &info) == NR_OK && info.count == 13243);
  printf("%.2f %% of all games can be solved\n", 100.0 * (double)info.solvable / (double)info.games);
  static int32_t selections[13243][6], solvable[13243];
  static int64_t by_target[900];
  nr_reach reach = {.size = sizeof reach, .solvable = solvable, .by_target = by_target};
  CHECK(nr_census_read(whole, &selections[0][0], &reach) == NR_OK);
  nr_census_free(whole);

  /* The same for a few of them, one by one; and for numbers that no show has. */
  static int32_t again[100];
  nr_games games = {
    .size = sizeof games, .numbers_type = NR_INT32, .count = 100, .numbers = selections, .width = 6};
  static uint8_t bitmaps[100][113];
  reach = (nr_reach){.size = sizeof reach, .solvable = again, .bitmaps = &bitmaps[0][0]};
  CHECK(nr_reach_batch(&games, NULL, &reach) == NR_OK);
  for (size_t i = 0; i < 100; i++) CHECK(again[i] == solvable[i]);
  int32_t others[2][6] = {{99, 98, 97, 96, 95, 94}, {1000000, 999999, 999998, 999997, 999996, 1}};
  nr_status statuses[2];
  games.numbers = others, games.count = 2;
  reach = (nr_reach){.size = sizeof reach, .solvable = again, .statuses = statuses};
  CHECK(nr_reach_batch(&games, NULL, &reach) == NR_OK);
  CHECK(statuses[0] == NR_OK && again[0] > 0 && statuses[1] == NR_TOO_LARGE);
  printf("99 98 97 96 95 94 reach %d of 900 targets\n", again[0]);
}

static void puzzles(void) {
  printf("puzzles:");
  for (size_t i = 0; nr_puzzle_rules_name(i); i++) printf(" %s", nr_puzzle_rules_name(i));
  printf("\n");
  nr_puzzles *puzzles;
  char text[4096];
  int64_t cards[] = {3, 3, 8, 8};
  CHECK(nr_puzzles_open("24", 0, &puzzles) == NR_OK);
  nr_puzzle_solution solution = {.size = sizeof solution};
  CHECK(nr_puzzle_solve(puzzles, cards, 4, NULL, NR_ASCII, NULL, &solution, text, sizeof text,
                        NULL) == NR_OK);
  CHECK(solution.is_exact);
  printf("24 = %s\n", text);
  int32_t is_legal, rating;
  CHECK(nr_puzzle_check(puzzles, cards, 4, NULL, text, NR_TERMINATED, &is_legal, &solution, text,
                        sizeof text, NULL) == NR_OK);
  CHECK(is_legal && strcmp(text, "24") == 0);
  CHECK(nr_puzzle_rate(puzzles, cards, 4, NULL, NULL, &rating) == NR_OK && rating == 5);
  uint64_t count;
  int64_t easy[] = {1, 2, 3, 4};
  CHECK(nr_puzzle_solutions(puzzles, easy, 4, "24", NR_ASCII, NULL, &count, text, sizeof text,
                            NULL) == NR_OK);
  CHECK(count > 1);
  int64_t drawn[10][4], targets[10];
  size_t width;
  CHECK(nr_puzzle_draw(puzzles, 1, 10, 0, 0, NULL, &drawn[0][0], &width, targets) == NR_OK);
  CHECK(width == 4 && targets[9] == 24);
  nr_puzzles_free(puzzles);

  CHECK(nr_puzzles_open("four-fours", 100000000, &puzzles) == NR_OK);
  int64_t fours[] = {4, 4, 4, 4};
  CHECK(nr_puzzle_reachable(puzzles, fours, 4, 0, 9, NR_ASCII, NULL, &count, text, sizeof text,
                            NULL) == NR_OK);
  CHECK(count == 10);
  printf("%s\n", text);
  nr_survey survey = {.size = sizeof survey};
  int64_t threes[] = {3, 3};
  CHECK(nr_puzzle_survey(puzzles, threes, 2, 1000, NULL, &survey, text, sizeof text, NULL) == NR_OK);
  printf("two threes make %lld numbers up to 1000; the largest is %.20s...\n",
         (long long)survey.reachable, text);
  nr_puzzles_free(puzzles);

  /* Rules of one's own, and values beyond any machine word. */
  nr_puzzle_rules_options rules = {
    .size = sizeof rules, .name = "products", .operations = NR_ADD | NR_MULTIPLY,
    .flags = NR_USE_ALL_NUMBERS, .digits = 100};
  CHECK(nr_puzzles_custom(&rules, 0, &puzzles) == NR_OK);
  char value[128], distance[128];
  solution = (nr_puzzle_solution){
    .size = sizeof solution, .value = value, .value_capacity = sizeof value,
    .distance = distance, .distance_capacity = sizeof distance};
  int64_t large[] = {INT64_MAX, INT64_MAX, 3};
  CHECK(nr_puzzle_solve(puzzles, large, 3, "255211775190703847542190723352697503760", NR_ASCII, NULL,
                        &solution, text, sizeof text, NULL) == NR_OK);
  CHECK(!solution.is_exact && strcmp(distance, "13") == 0);
  printf("%s = %s, %s off\n", text, value, distance);
  CHECK(nr_puzzle_solve(puzzles, large, 3, NULL, NR_ASCII, NULL, NULL, NULL, 0, NULL)
        == NR_INVALID_ARGUMENT);
  nr_puzzles_free(puzzles);
  /* Harder rules: in the order given, with numbers after a point, and as many steps as are wanted. */
  rules = (nr_puzzle_rules_options){
    .size = sizeof rules, .flags = NR_USE_ALL_NUMBERS | NR_KEEP_ORDER};
  int64_t digits[] = {1, 1, 5, 8};
  CHECK(nr_puzzles_custom(&rules, 0, &puzzles) == NR_OK);
  solution = (nr_puzzle_solution){.size = sizeof solution};
  CHECK(nr_puzzle_solve(puzzles, digits, 4, "13", NR_ASCII, NULL, &solution, text, sizeof text, NULL) == NR_OK);
  CHECK(solution.is_exact && strcmp(text, "1 * 1 * (5 + 8)") == 0);
  int32_t in_order;
  CHECK(nr_puzzle_check(puzzles, digits, 4, "13", "8 + 5 * 1 * 1", NR_TERMINATED, &in_order, NULL, text, sizeof text, NULL) == NR_OK);
  CHECK(!in_order);
  nr_puzzles_free(puzzles);
  rules.flags = NR_ALLOW_FRACTIONS;
  rules.operations = NR_ADD | NR_DIVIDE | NR_DECIMAL;
  rules.used_count = 3;
  CHECK(nr_puzzles_custom(&rules, 0, &puzzles) == NR_OK);
  CHECK(nr_puzzle_solve(puzzles, fours, 4, "14", NR_ASCII, NULL, &solution, text, sizeof text, NULL) == NR_OK);
  CHECK(solution.is_exact && strcmp(text, "4 / .4 + 4") == 0);
  nr_puzzles_free(puzzles);
  rules.used_count = 11;
  CHECK(nr_puzzles_custom(&rules, 0, &puzzles) == NR_ILLEGAL_RULES);
  rules.operations = 1 << 30;
  CHECK(nr_puzzles_custom(&rules, 0, &puzzles) == NR_INVALID_ARGUMENT && puzzles == NULL);
}

/* One handle, many threads. */
static void *walk(void *solutions) {
  size_t *count = calloc(1, sizeof *count);
  char text[256];
  CHECK(count != NULL);
  while (nr_solutions_next(solutions, NR_ASCII, NULL, text, sizeof text, NULL) == NR_OK) {
    nr_verdict verdict = {.size = sizeof verdict};
    CHECK(nr_verify(NULL, numbers, 6, 870, text, NR_TERMINATED, NULL, -1, &verdict, NULL, 0, NULL) ==
          NR_OK);
    CHECK(verdict.kind == NR_SOLVED);
    /* Each thread has an error message of its own. */
    CHECK(nr_solve(NULL, numbers, 1, 870, NR_ASCII, NULL, NULL, NULL, 0, NULL) == NR_ILLEGAL_GAME);
    CHECK(strstr(nr_error_message(), "has 6 numbers") != NULL);
    ++*count;
  }
  return count;
}

static void threads(void) {
  uint64_t expected;
  CHECK(nr_count_solutions(NULL, numbers, 6, 870, NULL, &expected, NULL) == NR_OK);
  nr_solutions *solutions;
  CHECK(nr_solutions_open(NULL, numbers, 6, 870, NULL, &solutions) == NR_OK);
  pthread_t workers[4];
  for (int i = 0; i < 4; i++) CHECK(pthread_create(&workers[i], NULL, walk, solutions) == 0);
  size_t total = 0;
  for (int i = 0; i < 4; i++) {
    void *count;
    CHECK(pthread_join(workers[i], &count) == 0);
    total += *(size_t *)count;
    free(count);
  }
  CHECK(total == expected);
  nr_solutions_free(solutions);
  printf("four threads walked %zu solutions\n", total);
}

int main(void) {
  versions();
  rules();
  one_game();
  answers();
  batches();
  census();
  puzzles();
  threads();
  return 0;
}
