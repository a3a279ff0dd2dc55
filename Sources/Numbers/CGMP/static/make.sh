#!/bin/sh
# Makes a libgmp.a that can be linked into a shared library, of one that is made for programs.
#
#   Sources/Numbers/CGMP/static/make.sh FOLDER
#
# writes FOLDER/libgmp.a and FOLDER/gmp.pc: with FOLDER in PKG_CONFIG_PATH, SwiftPM links to it. Its code is that of NUMBERRACE_GMP,
# the path of a libgmp.a; if that is not given, it is the one that the C compiler finds.
set -eu
folder=$1
given=${NUMBERRACE_GMP:-$("${CC:-cc}" -print-file-name=libgmp.a)}
[ -f "$given" ] || {
  echo "There is no libgmp.a at $given; on Debian: apt-get install libgmp-dev. NUMBERRACE_GMP may name one elsewhere, or be" \
    "'shared' to link to the shared library of the system." >&2
  exit 1
}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
"${CC:-cc}" -O2 -fPIC -c "$(dirname "$0")/streams.c" -o "$folder/streams.o"
rm -f "$folder/libgmp.a"
objcopy --redefine-sym stderr=cgmp_stderr --redefine-sym stdout=cgmp_stdout "$given" "$folder/libgmp.a"
ar r "$folder/libgmp.a" "$folder/streams.o"
cat > "$folder/gmp.pc" <<PC
Name: GMP
Description: GMP, to be linked into a shared library
Version: 6
Libs: -L$folder -lgmp
PC
