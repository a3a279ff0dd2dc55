#!/usr/bin/env bash
# Runs all fuzz targets, or those that are named, for some seconds altogether, two at a time:
#   Scripts/fuzz.sh SECONDS [TARGET...]
# Fails on a crash, on an input that takes more than two seconds also when it is run alone, and over 500 MB, and
# keeps the input in Tests/Fuzz/.build/findings. What covers something new is kept in Tests/Fuzz/.build/corpus for the next run.
set -euo pipefail
cd "$(dirname "$0")/../Tests/Fuzz"
seconds=${1:-60}
shift || true

# FUZZ instruments the modules of the project (see Package.swift); it needs a folder of its own.
FUZZ=1 swift build -c release --scratch-path .build
fuzz=.build/release/fuzz
read -r -a targets <<<"${*:-$("$fuzz" --list | cut -d ' ' -f 2-)}"
export FUZZER=$fuzz SHARE=$((2 * seconds / ${#targets[@]} > 0 ? 2 * seconds / ${#targets[@]} : 1))
# A crash is reported by libFuzzer.
export SWIFT_BACKTRACE=enable=no
rm -rf .build/findings
mkdir -p .build/findings

run() {
  mkdir -p ".build/corpus/$1" "Seeds/$1"
  log=.build/findings/$1.log
  status=0
  "$FUZZER" "$1" ".build/corpus/$1" "Seeds/$1" -max_total_time="$SHARE" -timeout=20 -report_slow_units=2 -rss_limit_mb=500 \
    -max_len=8192 -print_final_stats=1 -artifact_prefix=".build/findings/$1-" >"$log" 2>&1 || status=$?
  # On a busy machine anything may be slow; what counts is that the input is.
  for slow in .build/findings/"$1"-slow-unit-*; do
    [ ! -e "$slow" ] || "$FUZZER" "$1" "$slow" -timeout=2 >>"$log" 2>&1 || status=$?
  done
  executions=$(grep -ao 'number_of_executed_units: .*' "$log" | grep -o '[0-9]*$' || echo 0)
  coverage=$(grep -ao 'cov: [0-9]*' "$log" | tail -1 || true)
  printf '%-12s %9s executions, %s, %s\n' "$1" "$executions" "${coverage:-no coverage}" \
    "$([ "$status" = 0 ] && echo "nothing found" || echo "FAILED, see Tests/Fuzz/$log")"
  return "$status"
}
export -f run

printf '%s\n' "${targets[@]}" | xargs -P 2 -I '{}' bash -euo pipefail -c 'run {}'
