#!/bin/sh
# Measures the Python package, which Scripts/test-python.sh has installed, beside its peers, and beside a program in Swift that
# solves the same games.
set -eu
cd "$(dirname "$0")/.."
# What the library was built with, so that nothing but the program is compiled.
set -- --package-path Python/native --scratch-path .build/python/native --configuration release --product BatchBenchmark
if [ "$(uname -s)" != Darwin ]; then set -- "$@" -Xswiftc -static-stdlib -Xlinker --strip-all; fi
swift build "$@"
program=$(swift build "$@" --show-bin-path)/BatchBenchmark
.build/python/fresh/bin/python Python/benchmarks/swift_batch.py "$program"
.build/python/fresh/bin/python Python/benchmarks/peers.py
