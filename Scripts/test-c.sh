#!/bin/sh
# Builds the C library, and runs the example that uses all of it, also under the address sanitizer; and those in C++ and Rust, and the
# ways to find the library, as far as their tools are there.
set -eu
cd "$(dirname "$0")/.."
Scripts/build-c-library.sh .build/c
make -C Examples/c run sanitized

prefix=$PWD/.build/c
lib=$prefix/lib
out=$PWD/.build/c-examples
mkdir -p "$out"
if command -v c++ >/dev/null; then
  c++ -std=c++17 -Wall -Wextra -pedantic -Werror -I"$prefix/include" -o "$out/judge" Examples/cpp/judge.cpp -L"$lib" -lnumberrace \
    -Wl,-rpath,"$lib"
  "$out/judge"
fi
if command -v rustc >/dev/null; then
  rustc --edition 2021 -O -L native="$lib" -l numberrace -C link-arg=-Wl,-rpath,"$lib" -o "$out/solve" Examples/rust/solve.rs
  "$out/solve"
fi
if command -v pkg-config >/dev/null; then
  # shellcheck disable=SC2046
  cc -std=c11 -o "$out/found" Examples/c/everything.c -lpthread $(PKG_CONFIG_PATH=$lib/pkgconfig pkg-config --cflags --libs numberrace) -Wl,-rpath,"$lib"
  "$out/found"
fi
if command -v cmake >/dev/null; then
  cmake -S Examples/cpp -B "$out/cmake" -DCMAKE_PREFIX_PATH="$prefix" >/dev/null
  cmake --build "$out/cmake" >/dev/null
  "$out/cmake/judge"
fi
if [ "$(uname -s)" = Linux ]; then
  # Programs keep the name with the version of the interface, and nothing is shown but that interface.
  readelf -d "$lib/libnumberrace.so" | grep -q 'SONAME.*libnumberrace.so.[0-9]'
  shown=$(nm -D --defined-only --extern-only "$lib/libnumberrace.so" | grep -cv ' nr_' || true)
  [ "$shown" = 0 ] || { echo "The library shows $shown symbols that are not of its interface." >&2; exit 1; }
fi
