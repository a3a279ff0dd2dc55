#!/bin/sh
# Sees that everything is there that the page is built with, and with --tests also what it is tested with; with --browser
# only what pages are tested with. On Debian, installs what is missing.
set -eu
missing=""
command -v python3 >/dev/null 2>&1 || missing="$missing python3"
if [ "${1:-}" != --browser ]; then
  command -v wasm-opt >/dev/null 2>&1 || missing="$missing binaryen"
  command -v esbuild >/dev/null 2>&1 || missing="$missing esbuild"
  command -v brotli >/dev/null 2>&1 || missing="$missing brotli"
fi
if [ "${1:-}" = --tests ]; then
  command -v node >/dev/null 2>&1 || missing="$missing nodejs"
  command -v tsc >/dev/null 2>&1 || missing="$missing node-typescript"
fi
if [ -n "${1:-}" ]; then
  [ -n "${CHROMIUM:-}" ] || [ -e /usr/bin/chromium ] || missing="$missing chromium fonts-dejavu-core"
  python3 -c 'import ensurepip' >/dev/null 2>&1 || missing="$missing python3-venv"
fi
# shellcheck disable=SC2086 # the list is meant to be split
"$(dirname "$0")/install-packages.sh" $missing
