#!/bin/sh
# Builds the package of the server, and prints the folder of what was built:
#
#   Scripts/build-server.sh [OPTIONS OF swift build]...
#
# The folder is the one of the root's builds: most modules are the same, and so are built once. Everything that tests the server
# gives --build-tests, as another kind of build would build most of it again.
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1
# The package manager keeps the plan of the last build there, and would take it for the plan of the other package.
forget_plan() { rm -f .build/debug.yaml .build/release.yaml; }
forget_plan
trap forget_plan EXIT
swift build --package-path Server --scratch-path .build "$@" >&2
swift build --package-path Server --scratch-path .build "$@" --show-bin-path
