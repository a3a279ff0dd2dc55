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
  grep -E -A 3 ' recorded (a warning|an issue)|rror: |Fatal|ignal|Sanitizer' "$log" | tail -n 80
  grep -E '^✘|^. Test .* (failed|timed out)' "$log" | grep -v ' recorded ' | tail -n 40
fi
exit "$status"
