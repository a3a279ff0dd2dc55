#!/bin/sh
# Builds the C interface as a shared library, with its header.
#
#   Scripts/build-c-library.sh [FOLDER]
#
# writes FOLDER/lib/libnumberrace.so (.dylib on Apple platforms), FOLDER/include/numberrace.h, what pkg-config and CMake find the
# library by, and the licences of what is linked in; FOLDER is .build/c if it is not given. It can be moved as a whole. On Linux, Swift's runtime and GMP are linked into the library: all that it needs are the
# C and C++ libraries of the system. NUMBERRACE_GMP may name another libgmp.a, or be "shared" to need the system's shared library
# of GMP (see Sources/Numbers/CGMP/licenses/GMP.txt).
set -eu
cd "$(dirname "$0")/.."
output=${1:-.build/c}
scratch=${SCRATCH:-.build/c-library}
mkdir -p "$output/lib" "$output/include"
# The file has the version of the interface in its name; programs keep that name, so that another version cannot be taken for it.
interface=$(sed -n 's/^#define NR_ABI_VERSION //p' Sources/Numbers/CNumberRace/include/numberrace.h)
version=$(sed -n 's/.*constant("\([0-9.]*\)").*/\1/p' Sources/Numbers/NumberRaceC/Versions.swift | head -n 1)

# No other package is needed for this product, so none is fetched.
set -- -c release --product NumberRaceC --traits GMP --scratch-path "$scratch"
if [ "$(uname -s)" = Darwin ]; then
  name=libnumberrace.$interface.dylib
  link=libnumberrace.dylib
  set -- "$@" -Xlinker -install_name -Xlinker "@rpath/$name"
  built=libNumberRaceC.dylib
else
  name=libnumberrace.so.$interface
  link=libnumberrace.so
  set -- "$@" -Xswiftc -static-stdlib -Xlinker "-soname=$name" -Xlinker --gc-sections \
    -Xlinker "--version-script=$PWD/Scripts/c-library-exports.map"
  if [ "${NUMBERRACE_GMP:-}" != shared ]; then
    Sources/Numbers/CGMP/static/make.sh "$scratch/gmp"
    PKG_CONFIG_PATH=$(cd "$scratch/gmp" && pwd)${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
    export PKG_CONFIG_PATH
    # Another copy of GMP in the same process must not be taken for this one.
    set -- "$@" -Xlinker --exclude-libs=libgmp.a
  fi
  case $(getconf GNU_LIBC_VERSION 2>/dev/null)$(uname -m) in
    glibc*x86_64 | glibc*aarch64)
      # So that it runs on systems older than this one, with glibc from 2.28 on, where threads have a library of their own.
      mkdir -p "$scratch"
      cc -O2 -fPIC -fno-builtin -fvisibility=hidden -Wall -Wno-maybe-uninitialized -c -o "$scratch/old-glibc.o" Scripts/old-glibc.c
      set -- "$@" -Xlinker "$(cd "$scratch" && pwd)/old-glibc.o" -Xlinker --push-state -Xlinker --no-as-needed \
        -Xlinker -l:libpthread.so.0 -Xlinker -l:libdl.so.2 -Xlinker --pop-state
      ;;
  esac
  built=libNumberRaceC.so
fi
library=$output/lib/$name
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
ln -sf "$name" "$output/lib/$link"
cp Sources/Numbers/CNumberRace/include/numberrace.h "$output/include/"

mkdir -p "$output/lib/pkgconfig" "$output/lib/cmake/numberrace"
cat > "$output/lib/pkgconfig/numberrace.pc" <<END
prefix=\${pcfiledir}/../..

Name: numberrace
Description: Numbers games: solver, judge of answers, generator, census and puzzles
Version: $version
Libs: -L\${prefix}/lib -lnumberrace
Cflags: -I\${prefix}/include
END
cat > "$output/lib/cmake/numberrace/numberrace-config.cmake" <<END
get_filename_component(numberrace_prefix "\${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET numberrace::numberrace)
  add_library(numberrace::numberrace SHARED IMPORTED)
  set_target_properties(numberrace::numberrace PROPERTIES
    IMPORTED_LOCATION "\${numberrace_prefix}/lib/$name"
    INTERFACE_INCLUDE_DIRECTORIES "\${numberrace_prefix}/include")
endif()
END
# Before version 1, another second number may be another interface.
cat > "$output/lib/cmake/numberrace/numberrace-config-version.cmake" <<END
set(PACKAGE_VERSION "$version")
if(PACKAGE_FIND_VERSION VERSION_LESS_EQUAL PACKAGE_VERSION AND PACKAGE_FIND_VERSION VERSION_GREATER_EQUAL "${version%.*}")
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
END
echo "Built $library: $(wc -c < "$library") bytes"
