#!/bin/sh
# Installs the wheel of the Python package in a fresh environment, and tests it there: the tests, the examples of the documentation,
# the types and the notebook.
#
#   Scripts/test-python.sh           all of it but Spark
#   Scripts/test-python.sh --spark   Spark alone, with Java, on executors of this machine
#   Scripts/test-python.sh --trainers  the rewards and data sets in TRL, PyTorch, Hugging Face's datasets and verl, and the adapters
#   Scripts/test-python.sh --hostile [TEXTS]   all of it but Spark, then judges hostile texts, a million if not given
#   Scripts/test-python.sh --sdist   the source distribution alone: it is built, and installed with Swift and without
set -eu
cd "$(dirname "$0")/.."
if [ "${1:-}" = --sdist ]; then
  Scripts/build-wheel.sh --sdist
  sdist=$(ls "$PWD"/.build/python/dist/*.tar.gz)
  fresh=$PWD/.build/python/sdist
  rm -rf "$fresh"
  python3 -m venv "$fresh"
  # Where there is no Swift, it says what to do.
  if said=$(env -u NUMBERRACE_LIBRARY PATH=/nowhere "$fresh/bin/python" -m pip install --disable-pip-version-check "$sdist" 2>&1); then
    echo "The source distribution was installed without Swift." >&2
    exit 1
  fi
  case $said in
    *"there is no swift on the PATH"*"https://www.swift.org/install"*) echo "Without Swift, it says so." ;;
    *) echo "$said"; echo "The source distribution does not say that Swift is missing." >&2; exit 1 ;;
  esac
  env -u NUMBERRACE_SCRATCH "$fresh/bin/python" -m pip install --disable-pip-version-check "$sdist"
  cd "$fresh"
  bin/python -c 'import numberrace; print(numberrace.solve([25, 50, 75, 100, 3, 6], 952)); print(numberrace.Puzzles("24").solve([3, 3, 8, 8]).text)'
  exit
fi
Scripts/build-wheel.sh
wheel=$(ls "$PWD"/.build/python/dist/*.whl)
fresh=$PWD/.build/python/fresh
if [ "${1:-}" = --trainers ]; then fresh=$PWD/.build/python/trainers; fi
python="$fresh/bin/python"
# Packages of others are kept; ours is installed anew.
if ! "$python" -c 'import pytest' 2>/dev/null; then
  rm -rf "$fresh"
  python3 -m venv "$fresh"
fi
install() { "$python" -m pip install --quiet --disable-pip-version-check "$@"; }
install --force-reinstall --no-deps "$wheel"
if [ "${1:-}" = --spark ]; then
  command -v java >/dev/null 2>&1 || { echo "Java 17 or later is needed; on Debian: apt-get install openjdk-17-jre-headless" >&2; exit 1; }
  install pytest numpy pandas pyarrow pyspark
  cd Python && "$python" -m pytest -q -p no:cacheprovider tests/test_spark.py
  exit
fi
if [ "${1:-}" = --trainers ]; then
  # Some gigabytes. Of verl, only what its trainers call is looked at.
  install pytest numpy torch trl datasets
  install --no-deps verl
  install verifiers inspect-ai lm-eval reasoning-gym 'ray[data]' 'dask[dataframe]' pandas pyarrow polars duckdb
  cd Python && "$python" -m pytest -q -p no:cacheprovider tests/test_trainers.py tests/test_adapters.py tests/test_frames.py
  exit
fi
install numpy pandas pyarrow tqdm matplotlib pytest mypy pyright reasoning-gym nbclient nbformat ipykernel
cd Python
"$python" -m pytest -q -p no:cacheprovider tests -m 'not spark and not trainers'
# Without those that need packages which are not installed.
package=$("$python" -c 'import numberrace; print(numberrace.__path__[0])')
"$python" -m pytest -q -p no:cacheprovider --doctest-modules --pyargs numberrace --ignore "$package/spark.py" \
  --ignore "$package/adapters"
"$python" -m pytest -q -p no:cacheprovider --doctest-glob README.md README.md
"$python" -m mypy --cache-dir ../.build/python/mypy
"$python" -m pyright
if [ "${1:-}" = --hostile ]; then "$python" tests/hostile.py "${2:-1000000}"; fi
