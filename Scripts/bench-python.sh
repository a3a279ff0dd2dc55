#!/bin/sh
# Measures the Python package beside its peers, reasoning-gym and TinyZero's reward, and beside a program in Swift that solves the
# same games; with --spark, how much faster two executors are than one.
#
#   Scripts/bench-python.sh [--spark]
set -eu
cd "$(dirname "$0")/.."
Scripts/test-python.sh "$@"
if [ "${1:-}" = --spark ]; then
  cd Python
  exec ../.build/python/fresh/bin/python benchmarks/spark_executors.py
fi
# What the library was built with, so that nothing but the program is compiled.
set -- --package-path Python/native --scratch-path .build/python/native --configuration release --product BatchBenchmark
if [ "$(uname -s)" != Darwin ]; then set -- "$@" -Xswiftc -static-stdlib -Xlinker --strip-all; fi
swift build "$@"
program=$(swift build "$@" --show-bin-path)/BatchBenchmark
.build/python/fresh/bin/python Python/benchmarks/swift_batch.py "$program"
.build/python/fresh/bin/python Python/benchmarks/peers.py
