#!/bin/sh
# Talks to the built tool with the official client of the Model Context Protocol, PyPI's mcp, which is installed in an
# environment of its own.
set -eu
cd "$(dirname "$0")/.."
python=.build/mcp/bin/python
if ! "$python" -c 'import mcp' 2>/dev/null; then
  python3 -c 'import ensurepip' >/dev/null 2>&1 || {
    echo "python3 with venv is needed; on Debian: apt-get install python3-venv" >&2
    exit 1
  }
  python3 -m venv .build/mcp
  "$python" -m pip install --quiet --disable-pip-version-check mcp==2.3.0
fi
swift build --product numberrace
"$python" Tests/MCPClient/client_tests.py "$(swift build --show-bin-path)/numberrace"
