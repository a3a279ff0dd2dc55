#!/bin/sh
# Builds the server, talks to it over HTTP, with the official client of the Model Context Protocol, and by properties that
# follow from its own description (schemathesis), and tests its parts. PyPI's packages are installed in an environment of their own.
#
#   Scripts/test-server.sh [http|mcp|schema|long-schema|parts]...     # only these; all but long-schema by default
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1  # as in the Makefile
unset NUMBERRACE_STORE

parts=${*:-http mcp schema parts}
python=$(Scripts/python-environment.sh server mcp==2.3.0 schemathesis==4.32.5)

swift build --product numberrace
tool=$(swift build --show-bin-path)/numberrace
server=$(Scripts/build-package.sh Server --build-tests)/numberrace-server
for part in $parts; do
  case $part in
    http) "$python" Server/Tests/HTTP/server_tests.py "$server" "$tool" ;;
    mcp) "$python" Tests/MCPClient/client_tests.py "$tool" "$server" ;;
    schema) "$python" Server/Tests/HTTP/schema_tests.py "$server" 5 ;;
    long-schema) "$python" Server/Tests/HTTP/schema_tests.py "$server" 200 ;;
    parts) Scripts/run-tests.sh --skip-build --package-path Server --scratch-path .build ;;
    *)
      echo "Unknown part '$part'; choose http, mcp, schema, long-schema or parts" >&2
      exit 64
      ;;
  esac
done
