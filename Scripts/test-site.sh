#!/bin/sh
# Tests the built page: the types of its modules, its size, the engine against native answers in node, then everything
# that a person does in Chromium. Pictures of every view are in .build/page/pictures afterwards. What is missing is
# installed: Debian's chromium and nodejs and node-typescript, and PyPI's playwright and axe-playwright-python in an
# environment of their own.
#
#   Scripts/test-site.sh [--short] [NAME...]      # only the tests of the page with these names; fewer views and languages
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1  # as in the Makefile

Scripts/setup-site.sh --tests
python=$(Scripts/browser-python.sh)

Scripts/build-site.sh
# The solver is optimised in debug builds too.
swift build --product page-answers
native=$(swift build --show-bin-path)/page-answers
if [ $# -eq 0 ] || [ "$*" = --short ]; then
  tsc -p Web
  Scripts/check-32-bits.sh
  node Web/Tests/texts.mjs
  node Web/Tests/size.mjs .build/site
  node Web/Tests/kernels.mjs .build/site/engine.wasm "$native" Corpus/recorded-games.jsonl
  node Web/Tests/puzzles.mjs .build/site/engine.wasm "$native"
fi
rm -rf .build/page/pictures
mkdir -p .build/page/pictures
"$python" Web/Tests/site_tests.py .build/site "$native" Corpus/recorded-games.jsonl .build/page/pictures "$@"
