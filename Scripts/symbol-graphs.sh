#!/bin/sh
# Builds the package for debugging, and writes the symbol graphs of its libraries to OUTPUT/MODULE:
#
#   Scripts/symbol-graphs.sh OUTPUT
#
# BUILD names the scratch folder of a debug build that is there already; without it, `swift build` is run.
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1  # as in the Makefile
output=$1
if [ -z "${BUILD:-}" ]; then
  swift build
  BUILD=.build
fi
target=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\([^"]*\)".*/\1/p')
sdk=""
if [ "$(uname -s)" = Darwin ]; then
  sdk="-sdk $(xcrun --show-sdk-path)"
  target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p')
fi

# Where the modules of C are.
headers=$(find Sources \( -name include -o -name module.modulemap -path '*/CGMP/*' \) | sed 's#/module.modulemap##; s#^#-I #' | tr '\n' ' ')
# The maps that the package manager makes of those that have none.
maps=$(find "$BUILD"/debug/*.build -maxdepth 1 -name module.modulemap | sed 's#^#-Xcc -fmodule-map-file=#' | tr '\n' ' ')

rm -rf "$output"
libraries=$(swift package dump-package | python3 -c '
import json, sys
for product in json.load(sys.stdin)["products"]:
    if "library" in product["type"]:
        print(product["name"])')
for module in $libraries; do mkdir -p "$output/$module"; done
# shellcheck disable=SC2086  # The options are words.
echo "$libraries" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I MODULE \
  swift symbolgraph-extract -module-name MODULE -I "$BUILD/debug/Modules" $headers $maps \
  -I "$BUILD/checkouts/GRDB.swift/Sources/GRDBSQLite" \
  -target "$target" $sdk \
  -minimum-access-level public -skip-synthesized-members -output-dir "$output/MODULE"
