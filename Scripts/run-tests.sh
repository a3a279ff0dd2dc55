#!/usr/bin/env bash
# Builds and runs the tests, and tells at the end what failed: where two thousand lines are printed, what matters would be
# lost between them.
#
#   Scripts/run-tests.sh [--skip-build] [--street FOLDER] [--filter NAMES]... [--skip NAMES]... [OPTIONS OF swift build]...
#
# A street is a folder of Tests/: its modules run among themselves.
set -uo pipefail

# With hashing that differs from run to run, the package manager gives the compiler the same options in another order, and so
# compiles everything again. The tests run with it: what depends on the order of a set is to be found.
export SWIFT_DETERMINISTIC_HASHING=1

build=() run=() skip_build= package=.
while [ $# -gt 0 ]; do
  case $1 in
    --skip-build) skip_build=1 ;;
    --filter | --skip) run+=("$1" "$2") && shift ;;
    --street)
      modules=$(find "Tests/$2" -type d -name '*Tests' | sed 's|.*/||' | paste -s -d '|' -) || exit
      run+=(--filter "^($modules)\.") && shift
      ;;
    --package-path) package=$2 build+=("$1" "$2") && shift ;;
    *) build+=("$1") ;;
  esac
  shift
done
[ -n "$skip_build" ] || swift build --build-tests "${build[@]}" || exit
# Several packages may be built in one folder.
name=$(sed -n 's/^  name: "\([^"]*\)",$/\1/p' "$package/Package.swift" | head -n 1)
tests=$(swift build --show-bin-path "${build[@]}")/${name}PackageTests.xctest

log=$(mktemp)
trap 'rm -f "$log"' EXIT
env -u SWIFT_DETERMINISTIC_HASHING "$tests" --testing-library swift-testing "${run[@]}" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
if [ "$status" -ne 0 ]; then
  printf '\n=== what failed\n'
  # An issue, with the comments below it.
  # Names of tests and their arguments are left out, in which such words are common.
  grep -a -v '^◇' "$log" | grep -a -E -A 3 ' recorded an issue|ime limit was|^.*: error: |^Fatal|Sanitizer' | tail -n 60
  grep -a '^✘' "$log" | grep -a -v ' recorded ' | tail -n 30
fi
exit "$status"
