#!/bin/sh
# Tests the built page: the types of its modules, its size, the engine against native answers in node, then everything
# that a person does in Chromium, and the most of it in one of six years ago. Pictures of every view are in
# .build/page/pictures afterwards. What is missing is installed: Debian's chromium, nodejs, node-typescript and
# python3-pyqt5.qtwebengine, and PyPI's playwright and axe-playwright-python in an environment of their own.
#
#   Scripts/test-site.sh [NAME...]           # only the tests of the page with these names
#   Scripts/test-site.sh --short [NAME...]   # fewer views and languages, and no browser of six years ago
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1  # as in the Makefile

Scripts/setup-site.sh --tests
python=$(Scripts/browser-python.sh)

Scripts/build-site.sh
# The solver is optimised in debug builds too. Who has built its native answers gives their program in $native.
if [ ! -x "${native:-}" ]; then
  swift build --product page-answers
  native=$(swift build --show-bin-path)/page-answers
fi
rm -rf .build/page/pictures
mkdir -p .build/page/pictures
if [ $# -eq 0 ] || [ "$*" = --short ]; then
  tsc -p Web
  Scripts/check-32-bits.sh
  node Web/Tests/texts.mjs
  node Web/Tests/size.mjs .build/site
  node Web/Tests/kernels.mjs .build/site/engine.wasm "$native" Corpus/recorded-games.jsonl
  node Web/Tests/puzzles.mjs .build/site/engine.wasm "$native"
fi
if [ $# -eq 0 ]; then
  /usr/bin/python3 -c 'import PyQt5.QtWebEngineWidgets' 2>/dev/null || Scripts/install-packages.sh python3-pyqt5.qtwebengine
  /usr/bin/python3 Web/Tests/old_browser.py .build/site .build/page/pictures
fi
"$python" Web/Tests/site_tests.py .build/site "$native" Corpus/recorded-games.jsonl .build/page/pictures "$@"
