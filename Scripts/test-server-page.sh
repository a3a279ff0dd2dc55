#!/bin/sh
# Talks to the server on its page in Chromium, as people do. Pictures of the page are in .build/server-page/pictures
# afterwards. What is missing is installed: Debian's chromium, and PyPI's playwright and axe-playwright-python.
#
#   Scripts/test-server-page.sh [NAME...]           # only the tests whose names contain one of these
#   Scripts/test-server-page.sh --short [NAME...]   # fewer languages, themes and sizes
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1  # as in the Makefile

Scripts/setup-site.sh --tests
python=$(Scripts/browser-python.sh)

# The page to talk to is a view of the page to play and solve on, too.
Scripts/build-site.sh

# The tool makes the lists and accounts that the server then talks about.
. Scripts/build-server.sh
rm -rf .build/server-page/pictures
"$python" Server/Page/Tests/page_tests.py "$server" "$tool" .build/server-page/pictures "$@"
