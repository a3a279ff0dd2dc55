#!/bin/sh
# Builds the server, talks to it over HTTP, with the official client of the Model Context Protocol (which talks to the tool, too), and
# by properties that follow from its own description (schemathesis), and tests its parts. PyPI's packages are installed in an environment of their own.
#
#   Scripts/test-server.sh [stdio|http|mcp|schema|long-schema|parts]...     # only these; all but long-schema by default
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1  # as in the Makefile
unset NUMBERRACE_STORE

parts=${*:-stdio http mcp schema parts}
python=$(Scripts/python-environment.sh server mcp==2.3.0 schemathesis==4.32.5)

. Scripts/build-server.sh
for part in $parts; do
  case $part in
    stdio) "$python" Tests/MCPClient/client_tests.py "$tool" ;;
    http) "$python" Server/Tests/HTTP/server_tests.py "$server" "$tool" ;;
    mcp) "$python" Tests/MCPClient/client_tests.py "$tool" "$server" ;;
    schema) "$python" Server/Tests/HTTP/schema_tests.py "$server" 5 ;;
    long-schema) "$python" Server/Tests/HTTP/schema_tests.py "$server" 200 ;;
    parts) Scripts/run-tests.sh --skip-build --package-path Server --scratch-path .build ;;
    *)
      echo "Unknown part '$part'; choose stdio, http, mcp, schema, long-schema or parts" >&2
      exit 64
      ;;
  esac
done
