#!/bin/sh
# Builds the C library, and runs the example that uses all of it, also under the address sanitizer.
set -eu
cd "$(dirname "$0")/.."
Scripts/build-c-library.sh .build/c
make -C Examples/c run sanitized
