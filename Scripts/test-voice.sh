#!/bin/sh
# Speaks to the built tool as sound, and checks what comes of it: ten dialogues from files, and some commands in real time. The folder
# of the recogniser is VOICE.
set -eu
cd "$(dirname "$0")/.."
folder=${1:-.build/voice}
swift build --product numberrace
tool=$(swift build --show-bin-path)/numberrace
python3 Tests/Voice/dialogues.py "$tool" "$folder"
python3 Tests/Voice/live.py "$tool" "$folder" --short
