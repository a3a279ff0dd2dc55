#!/bin/sh
# Tests this package, and compares it with hassil, from PyPI, which is installed in an environment of its own: hassil's own
# tests are replayed, and a few sentences of each language of Home Assistant are read by both.
#
#   Extras/HassilTemplates/Scripts/test.sh           # about two minutes once it is built
#   Extras/HassilTemplates/Scripts/test.sh --full    # the comparison alone, with all sentences and their times: ten minutes
set -eu
cd "$(dirname "$0")/../../.."
package=Extras/HassilTemplates
python=$(Scripts/python-environment.sh hassil -r $package/Benchmarks/requirements.txt)
if [ "${1:-}" = --full ]; then
  tool=$(Scripts/build-package.sh $package -c release --product hassil-match)/hassil-match
  options=""
else
  # What reads sentences is optimised in debug builds too.
  tool=$(Scripts/build-package.sh $package --build-tests)/hassil-match
  Scripts/run-tests.sh --skip-build --package-path $package --scratch-path .build
  options="--count 8 --seeds 1 --answers-only"
fi
"$python" $package/Benchmarks/replay.py --tool "$tool"
# shellcheck disable=SC2086  # The options are words.
"$python" $package/Benchmarks/differ.py --tool "$tool" $options
