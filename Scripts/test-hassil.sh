#!/bin/sh
# Compares HassilTemplates with hassil, from PyPI, which is installed in an environment of its own: hassil's own tests are
# replayed, and sentences of all languages of Home Assistant are read by both. With --short, a few of each language,
# without times.
set -eu
cd "$(dirname "$0")/.."
python=$(Scripts/python-environment.sh hassil -r Benchmarks/hassil/requirements.txt)
swift build -c release --product hassil-match
"$python" Benchmarks/hassil/replay.py
if [ "${1:-}" = --short ]; then
  "$python" Benchmarks/hassil/differ.py --count 8 --seeds 1 --answers-only
else
  "$python" Benchmarks/hassil/differ.py
fi
