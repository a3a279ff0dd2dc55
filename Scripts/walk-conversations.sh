#!/bin/sh
# Walks random steps through the logic of conversations, ten million if not given.
#
#   Scripts/walk-conversations.sh [STEPS]
set -eu
cd "$(dirname "$0")/.."
EVERYTHING=1 WALK_STEPS=${1:-10000000} swift test -c release -Xswiftc -enable-testing --scratch-path .build-walks --filter ReducerWalkTests
