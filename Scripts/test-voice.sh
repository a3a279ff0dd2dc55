#!/bin/sh
# Speaks to the built tool as sound, and checks what comes of it: ten dialogues from files, and some commands in real time. What
# it listens and speaks with is installed if it is missing.
#
#   Scripts/test-voice.sh [FOLDER]     # of the recogniser, .build/voice if not given
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1  # as in the Makefile
folder=${1:-.build/voice}
Scripts/setup-voice.sh "$folder"
swift build --product numberrace
tool=$(swift build --show-bin-path)/numberrace
python3 Tests/Voice/dialogues.py "$tool" "$folder"
python3 Tests/Voice/live.py "$tool" "$folder" --short
