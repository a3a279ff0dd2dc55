#!/usr/bin/env bash
# Runs the tests under the address and the thread sanitizer, and looks for leaks.
#
#   Scripts/sanitize.sh           all tests
#   Scripts/sanitize.sh --short   those of the solver, which has unsafe code and threads of its own
set -euo pipefail
cd "$(dirname "$0")/.."
export SANITIZED=1
export ASAN_OPTIONS=detect_leaks=0

# What starts no threads is not run under the thread sanitizer.
unthreaded='^(AppIntentsExport|GameCorpus|IntentLanguage|Language|NumbersGame|Scoreboard|Understanding)Tests\.'

address() {
  Scripts/run-tests.sh --sanitize=address --scratch-path .build-address "$@"
}

# Each process with threads would sleep for a second at its end, which adds up where tests start hundreds of them. What is
# found is kept in files of its own, for it would be lost between the lines of the tests. Swift's backtrace of a process that
# crashes under this sanitizer never ends, and what waits for it does not either.
thread() {
  rm -f .build-thread/race.*
  TSAN_OPTIONS=suppressions="$PWD/Scripts/thread-sanitizer.supp":atexit_sleep_ms=0:log_path="$PWD/.build-thread/race" \
    SWIFT_BACKTRACE=enable=no \
    Scripts/run-tests.sh --sanitize=thread --scratch-path .build-thread "$@" && return
  grep -l WARNING .build-thread/race.* | xargs -r cat
  exit 1
}

if [ "${1:-}" = --short ]; then
  # Nothing else is built. The longest searches are left out: others run the same code.
  long='^(BigNumbersSolverTests\.(ChangedRules|DistinctSolution|Effort|PuzzleGenerator|PuzzleSurvey)'
  long+='|NumbersGameTests\.(AnswerJudgement|AnswerVerifier|Trick)'
  long+='|NumbersSolverTests\.(Batch|BestSolution|Census|Corpus|Difficulty|DistinctSolutions|Easiest|LargeSearch|Rating'
  long+='|SoleSolution|SolutionIndexTests|SolutionSummary))'
  # Without GMP, in whose memory the sanitizer finds nothing: so the tests are run in Swift alone, too.
  SCRATCH=.build-address \
    TEST_TARGETS=BigNumbersSolverTests,NumberRaceCTests,NumbersGameTests,NumbersSolverTests,PageEngineTests \
    Scripts/test-without-gmp.sh --sanitize=address --skip "$long"
  # Only what has threads of its own: searches in one find no races, and take longest.
  threaded='^NumbersSolverTests\.(Async|BatchTests|Census|SearchLimit|SolutionIndexFile|SoleSolution|StoppedEverything)'
  TEST_TARGETS=NumbersSolverTests thread --disable-default-traits --filter "$threaded"
else
  address
  thread --skip "$unthreaded"
  ASAN_OPTIONS=detect_leaks=1 .build-address/debug/numberrace records 4 4 4 4 --rules four-fours
fi
