#!/bin/sh
# Compiles the engine of the page to WebAssembly: the same sources as the libraries, as Embedded Swift.
#
#   Scripts/build-engine.sh FOLDER
#
# writes FOLDER/engine.wasm. What needs a system is left out or replaced by Web/Engine/Platform: threads, tasks, clocks,
# files, and coding by Codable; so are the words for numbers, which the voices of browsers know.
set -eu
cd "$(dirname "$0")/.."
output=$1
objects=.build/page/objects
mkdir -p "$output" "$objects"

. Scripts/webassembly.sh

# sources MODULE PATTERN: the files of a module without those whose paths match.
sources() {
  find Sources/*/"$1" -name '*.swift' ! -name '*+Codable.swift' | grep -Ev "$2" | LC_ALL=C sort
}

# shellcheck disable=SC2046 # lists of files
{
  compile PlainJSON -Osize Web/Engine/Platform/PlainJSON/*.swift
  compile SpelledNumbers -Osize Web/Engine/Platform/SpelledNumbers/*.swift
  compile NumbersGame -Osize Web/Engine/Platform/Sorting.swift $(sources NumbersGame '/(Coding|Puzzles|Verifying)/|/(Spoken)?Notation\.swift')
  compile NumbersSolver -Osize Web/Engine/Platform/*.swift \
    $(sources NumbersSolver '/Platform/|/Large/|/SolutionIndex\+File.swift|/GameGenerator\+Solvable.swift')
  compile GameShow -Osize Web/Engine/Platform/Sorting.swift $(sources GameShow '/Sheets/|/DailyGame.swift|/TargetReach\+Solving.swift')
  compile PageEngine -Osize Web/Engine/Platform/Sorting.swift Web/Engine/Sources/*.swift
  compile PageEntry -Osize Web/Engine/Entry/*.swift
}

link "$output/engine.wasm" "numberrace_request numberrace_answer numberrace_answer_address" \
  PageEntry PageEngine GameShow NumbersSolver NumbersGame SpelledNumbers PlainJSON
# Binaryen makes it a fifth smaller. Functions that are called in one place are not put into that place: the function that
# answers requests would hold the whole engine, browsers compile a function when it is first called, and compiling that
# one took 10 ms. It would be larger, too, once compressed. The lowest kilobyte is the end of the stack, where no data is.
if command -v wasm-opt >/dev/null 2>&1; then
  wasm-opt -O3 --flatten --rereloop -O3 -O3 -ocimfs 100 -aimfs 2 -fimfs 2 --low-memory-unused --mvp-features \
    "$output/engine.wasm" -o "$output/engine.wasm"
fi
echo "Linked $output/engine.wasm: $(wc -c < "$output/engine.wasm") bytes, $(gzip -9 -c "$output/engine.wasm" | wc -c) compressed"
