#!/bin/sh
# Builds the C interface as a shared library, with its header.
#
#   Scripts/build-c-library.sh [FOLDER]
#
# writes FOLDER/lib/libnumberrace.so (.dylib on Apple platforms), FOLDER/include/numberrace.h and the licences of what is linked in;
# FOLDER is .build/c if it is not given. On Linux, Swift's runtime and GMP are linked into the library: all that it needs are the
# C and C++ libraries of the system. NUMBERRACE_GMP may name another libgmp.a, or be "shared" to need the system's shared library
# of GMP (see Sources/Numbers/CGMP/licenses/GMP.txt).
set -eu
cd "$(dirname "$0")/.."
output=${1:-.build/c}
scratch=${SCRATCH:-.build/c-library}
mkdir -p "$output/lib" "$output/include"

# No other package is needed for this product, so none is fetched.
set -- -c release --product NumberRaceC --disable-default-traits --scratch-path "$scratch"
if [ "$(uname -s)" = Darwin ]; then
  library=$output/lib/libnumberrace.dylib
  set -- "$@" -Xlinker -install_name -Xlinker @rpath/libnumberrace.dylib
  built=libNumberRaceC.dylib
else
  library=$output/lib/libnumberrace.so
  set -- "$@" -Xswiftc -static-stdlib -Xlinker -soname=libnumberrace.so -Xlinker --gc-sections \
    -Xlinker "--version-script=$PWD/Scripts/c-library-exports.map"
  if [ "${NUMBERRACE_GMP:-}" != shared ]; then
    Sources/Numbers/CGMP/static/make.sh "$scratch/gmp"
    PKG_CONFIG_PATH=$(cd "$scratch/gmp" && pwd)${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
    export PKG_CONFIG_PATH
    # Another copy of GMP in the same process must not be taken for this one.
    set -- "$@" -Xlinker --exclude-libs=libgmp.a
  fi
  built=libNumberRaceC.so
fi
swift build "$@"
# A new file, for the old one may be in use: written over, it would end the programs that have it.
rm -f "$library"
cp "$(swift build "$@" --show-bin-path)/$built" "$library"
if [ "$(uname -s)" != Darwin ]; then
  strip --strip-unneeded "$library"
  # Copies of GMP that were put beside it earlier.
  rm -f "$output"/lib/libgmp.so.*
  mkdir -p "$output/share/licenses/numberrace"
  cp LICENSE Sources/Numbers/CGMP/licenses/* "$output/share/licenses/numberrace/"
fi
cp Sources/Numbers/CNumberRace/include/numberrace.h "$output/include/"
echo "Built $library: $(wc -c < "$library") bytes"
