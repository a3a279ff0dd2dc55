#!/bin/sh
# Builds and runs the scratch packages that depend on this one as embedders do, and checks that no module
# of this package, nor any dependency, is built for them that they did not ask for.
set -eu
cd "$(dirname "$0")/../Tests"

# check PACKAGE EXPECTED_OUTPUT MODULES...
check() {
  package=$1 expected_output=$2
  shift 2
  cd "$package"
  swift build
  output=$(swift run --skip-build "$package")
  echo "$output"
  echo "$output" | grep -qF "$expected_output"

  # A module that was built has left objects in its folder.
  built=$(cd "$(swift build --show-bin-path)" && find . -path '*.build/*.o' | cut -d / -f 2 | sort -u | tr '\n' ' ')
  expected=$(printf '%s.build\n' "$package" "$@" | sort -u | tr '\n' ' ')
  if [ "$built" != "$expected" ]; then
    echo "$package builds $built, but should build only $expected" >&2
    exit 1
  fi
  cd ..
}

check Embedding "(100 + 3) × (75 × 6 ÷ 50) + 25 = 952" NumbersGame NumbersSolver SpelledNumbers
check EmbeddingIntents "Hello, Anna!" IntentKit IntentLanguage MoneyKit SpelledNumbers
