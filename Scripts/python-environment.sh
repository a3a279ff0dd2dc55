#!/bin/sh
# Prints the Python of an environment of its own with packages of PyPI. It is made if it is missing or has other packages.
#
#   Scripts/python-environment.sh FOLDER PACKAGE...     # in .build/FOLDER; packages as pip takes them, -r FILE too
set -eu
cd "$(dirname "$0")/.."
folder=.build/$1
shift
python=$folder/bin/python
# What is installed: the arguments, and what the files among them say.
packages=$(
  for argument in "$@"; do
    echo "$argument"
    if [ -f "$argument" ]; then cat "$argument"; fi
  done
)
if ! "$python" -c '' 2>/dev/null || [ "$(cat "$folder/packages.txt" 2>/dev/null)" != "$packages" ]; then
  python3 -c 'import ensurepip' >/dev/null 2>&1 || Scripts/install-packages.sh python3-venv
  echo "Installing $* in $folder" >&2
  python3 -m venv --clear "$folder"
  "$python" -m pip install --quiet --disable-pip-version-check "$@" >&2
  echo "$packages" > "$folder/packages.txt"
fi
echo "$python"
