#!/bin/sh
# Compares HassilTemplates with hassil, from PyPI, which is installed in an environment of its own: hassil's own tests are
# replayed, and sentences of all languages of Home Assistant are read by both. With --short, a few of each language,
# without times.
set -eu
cd "$(dirname "$0")/.."
python=$(Scripts/python-environment.sh hassil -r Benchmarks/hassil/requirements.txt)
if [ "${1:-}" = --short ]; then
  # What reads sentences is optimised in debug builds too.
  configuration=debug
  options="--count 8 --seeds 1 --answers-only"
else
  configuration=release
  options=""
fi
swift build -c $configuration --product hassil-match
tool=$(swift build -c $configuration --show-bin-path)/hassil-match
"$python" Benchmarks/hassil/replay.py --tool "$tool"
# shellcheck disable=SC2086  # The options are words.
"$python" Benchmarks/hassil/differ.py --tool "$tool" $options
