#!/bin/sh
# Builds the server and the tool for release, and measures the server. The parts are solve, conversations, batch and soak; all if
# none is named. Debian's wrk is installed if it is missing.
#
#   Benchmarks/server/run.sh [--soak SECONDS] [PART]...
set -eu
cd "$(dirname "$0")/../.."
unset NUMBERRACE_STORE

seconds=600
if [ "${1:-}" = --soak ]; then
  seconds=$2
  shift 2
fi
command -v wrk >/dev/null 2>&1 || Scripts/install-packages.sh wrk curl

binaries=$(Scripts/build-package.sh Server -c release --product numberrace-server)
swift build -c release --product numberrace
cc -O2 -o .build/steady Benchmarks/server/steady.c -lm
failed=0
for part in ${*:-solve conversations batch soak}; do
  echo "== $part"
  options=""
  [ "$part" = soak ] && options="--seconds $seconds"
  # shellcheck disable=SC2086 # the options are meant to be split
  python3 Benchmarks/server/measure.py "$binaries/numberrace-server" "$binaries/numberrace" "$part" $options || failed=1
done
exit $failed
