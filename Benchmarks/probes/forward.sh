#!/bin/sh
# Solves the same games with this package and with forward.cpp, checks that distances and numbers of steps are the same, and
# prints the processor time of each. That of this package has reading and writing JSON in it.
#
#     Benchmarks/probes/forward.sh [GAMES [NUMBERS [SEED]]]
set -eu
cd "$(dirname "$0")/../.."
games=${1:-20}
numbers=${2:-7}
seed=${3:-1}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"${CXX:-c++}" -O3 -march=native -std=c++17 -o "$work/forward" Benchmarks/probes/forward.cpp
swift build -c release --product numberrace >&2
numberrace=$(swift build -c release --show-bin-path)/numberrace

"$work/forward" --draw "$games" "$numbers" "$seed" > "$work/games"
awk '{ printf "{\"target\": %d, \"numbers\": [%d", $1, $2; for (i = 3; i <= NF; i++) printf ", %d", $i; print "]}" }' \
  "$work/games" > "$work/games.json"
"$work/forward" < "$work/games" > "$work/theirs" 2> "$work/time"
command time -f %U -o "$work/seconds" "$numberrace" batch --rules free --threads 1 < "$work/games.json" > "$work/ours.json"
# Of each solution, the distance and one number more than there are steps.
python3 -c '
import json, sys
for line in sys.stdin:
    answer = json.loads(line)
    print(answer["distance"], len(answer["steps"]) + 1)
' < "$work/ours.json" > "$work/ours"
cmp "$work/ours" "$work/theirs"
awk -v theirs="$(cat "$work/time")" -v games="$games" -v numbers="$numbers" '{
  ours = 1000 * $1 / games
  printf "%d games of %d numbers, the same answers: %.3g ms a game; forward.cpp %.3g ms", games, numbers, ours, theirs
  if (ours > 0) printf ", %.1f times as long", theirs / ours
  print ""
}' "$work/seconds"
