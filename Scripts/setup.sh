#!/bin/sh
# Sees that everything is there that the package is built with. On Debian, installs what is missing.
set -eu

if ! command -v swift >/dev/null 2>&1; then
  echo "Swift 6.2 or later is needed: see https://www.swift.org/install" >&2
  exit 1
fi
[ "$(uname -s)" = Linux ] || exit 0

# Whether one of some files is there.
present() {
  for file in "$@"; do [ -e "$file" ] && return 0; done
  return 1
}

# What fetches the dependencies and what the compiler links with: a package for each thing not found.
missing=""
command -v git >/dev/null 2>&1 || missing="$missing git"
command -v ld >/dev/null 2>&1 || missing="$missing binutils"
[ -e /etc/ssl/certs/ca-certificates.crt ] || missing="$missing ca-certificates"
[ -e /usr/include/stdio.h ] || missing="$missing libc6-dev"
present /usr/include/gmp.h /usr/include/*/gmp.h || missing="$missing libgmp-dev"
[ -e /usr/include/editline/readline.h ] || missing="$missing libedit-dev"
present /usr/include/sqlite3.h /usr/include/*/sqlite3.h || missing="$missing libsqlite3-dev"
present /usr/include/zlib.h /usr/include/*/zlib.h || missing="$missing zlib1g-dev"
# What repairs damaged files.
command -v sqlite3 >/dev/null 2>&1 || missing="$missing sqlite3"
present /usr/lib/gcc/*/*/libstdc++.so || missing="$missing g++"
# shellcheck disable=SC2086 # the list is meant to be split
"$(dirname "$0")/install-packages.sh" $missing
