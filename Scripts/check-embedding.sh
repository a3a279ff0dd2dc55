#!/bin/sh
# Builds and runs the scratch package that depends on NumbersSolver only, and checks that nothing else
# of this package, nor any dependency, is built for it.
set -eu
cd "$(dirname "$0")/../Tests/Embedding"
swift build
output=$(swift run --skip-build Embedding)
echo "$output"
echo "$output" | grep -q "(100 + 3) × (75 × 6 ÷ 50) + 25 = 952"

# A module that was built has left objects in its folder.
built=$(cd "$(swift build --show-bin-path)" && find . -path '*.build/*.o' | cut -d / -f 2 | sort -u | tr '\n' ' ')
expected="Embedding.build NumbersGame.build NumbersSolver.build "
if [ "$built" != "$expected" ]; then
  echo "An embedder of NumbersSolver builds $built, but should build only $expected" >&2
  exit 1
fi
