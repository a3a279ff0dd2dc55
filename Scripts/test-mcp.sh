#!/bin/sh
# Talks to the built tool with the official client of the Model Context Protocol, PyPI's mcp, which is installed in an
# environment of its own.
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1  # as in the Makefile
python=$(Scripts/python-environment.sh mcp mcp==2.3.0)
swift build --product numberrace
"$python" Tests/MCPClient/client_tests.py "$(swift build --show-bin-path)/numberrace"
