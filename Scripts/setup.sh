#!/bin/sh
# Sees that everything is there that the package is built with. On Debian, installs what is missing.
set -eu

if ! command -v swift >/dev/null 2>&1; then
  echo "Swift 6.2 or later is needed: see https://www.swift.org/install" >&2
  exit 1
fi

# What the compiler links with, and what fetches the dependencies.
packages="binutils ca-certificates git libc6-dev libstdc++-12-dev"

command -v dpkg-query >/dev/null 2>&1 || exit 0
missing=""
for package in $packages; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# shellcheck disable=SC2086 # the list is meant to be split
$as_root apt-get install -y -qq --no-install-recommends $missing
