#!/bin/sh
# Installs packages of Debian. Where there is no apt, says what seems to be missing, and lets what follows fail.
#
#   Scripts/install-packages.sh [NAME]...
set -eu
[ $# -gt 0 ] || exit 0
if ! command -v apt-get >/dev/null 2>&1; then
  echo "These seem to be missing, in Debian's names: $*. Install them if what follows fails." >&2
  exit 0
fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
echo "Installing $*" >&2
$as_root apt-get update -qq >&2
# Services that come with a program are not started.
$as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends "$@" >&2
