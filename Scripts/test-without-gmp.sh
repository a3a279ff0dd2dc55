#!/bin/sh
# Tests puzzles with numbers of any size in Swift alone, as on a system without GMP, and that nothing of GMP is linked.
#
#   Scripts/test-without-gmp.sh [OPTIONS OF run-tests.sh]...     # TEST_TARGETS and SCRATCH name others, and where they are built
set -eu
cd "$(dirname "$0")/.."
export TEST_TARGETS="${TEST_TARGETS:-BigNumbersSolverTests}"
scratch=${SCRATCH:-.build/without-gmp}
Scripts/run-tests.sh --traits BigInt --scratch-path "$scratch" "$@"
if command -v ldd >/dev/null 2>&1; then
  tests=$(swift build --traits BigInt --scratch-path "$scratch" --show-bin-path)/NumberRacePackageTests.xctest
  if ldd "$tests" | grep libgmp; then
    echo "The tests are linked with GMP in spite of the trait BigInt" >&2
    exit 1
  fi
fi
