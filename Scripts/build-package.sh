#!/bin/sh
# Builds a package that lies in this one, and prints the folder of what was built:
#
#   Scripts/build-package.sh FOLDER [OPTIONS OF swift build]...     # of Server or Extras/HassilTemplates
#
# The folder is the one of the root's builds: most modules are the same, and so are built once. Everything that tests such a
# package gives --build-tests, as another kind of build would build most of it again.
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1
package=$1
shift
# The package manager keeps the plan of the last build there, and would take it for the plan of the other package.
forget_plan() { rm -f .build/debug.yaml .build/release.yaml; }
forget_plan
trap forget_plan EXIT
swift build --package-path "$package" --scratch-path .build "$@" >&2
swift build --package-path "$package" --scratch-path .build "$@" --show-bin-path
