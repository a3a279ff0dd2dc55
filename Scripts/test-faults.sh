#!/bin/sh
# Damages, fills, kills and cuts off the files of the stores, several hundred times each.
set -eu
cd "$(dirname "$0")/.."
EVERYTHING=1 Scripts/run-tests.sh --filter FaultTests
