#!/usr/bin/env bash
# Runs `swift test` with the given options, and tells at the end what failed: where two thousand lines are printed,
# what matters would be lost between them.
set -uo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT

swift test "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
if [ "$status" -ne 0 ]; then
  printf '\n=== what failed\n'
  # An issue, with the comments below it.
  # Names of tests and their arguments are left out, in which such words are common.
  grep -a -v '^◇' "$log" | grep -a -E -A 3 ' recorded an issue|ime limit was|^.*: error: |^Fatal|Sanitizer' | tail -n 60
  grep -a '^✘' "$log" | grep -a -v ' recorded ' | tail -n 30
fi
exit "$status"
