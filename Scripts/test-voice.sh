#!/bin/sh
# Speaks ten dialogues to the built tool as sound, and checks what comes of each. The folder of the recogniser is VOICE.
set -eu
cd "$(dirname "$0")/.."
swift build --product numberrace
python3 Tests/Voice/dialogues.py "$(swift build --show-bin-path)/numberrace" "${1:-.build/voice}"
