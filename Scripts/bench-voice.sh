#!/bin/sh
# Speaks 200 dialogues in four voices, and measures what is heard.
#
#   Scripts/bench-voice.sh [FOLDER]     # of the recogniser, .build/voice if not given
set -eu
cd "$(dirname "$0")/.."
folder=${1:-.build/voice}
Scripts/setup-voice.sh "$folder"
swift run -c release voice-bench --folder "$folder"
