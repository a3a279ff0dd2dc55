#!/bin/sh
# Compiles to WebAssembly, as Embedded Swift, where an Int has 32 bits: for scripts, which set the folder of the objects.
#
#   objects=FOLDER
#   . Scripts/webassembly.sh

swift=$(command -v swiftc)
toolchain=$(dirname "$(readlink -f "$swift")")
target=wasm32-unknown-none-wasm
if [ ! -e "$toolchain/../lib/swift/embedded/Swift.swiftmodule/$target.swiftmodule" ]; then
  echo "This Swift has no Embedded Swift for $target; the toolchains of swift.org from 6.3 on do." >&2
  exit 1
fi

# compile MODULE OPTIMISATION FILES...
compile() {
  module=$1 optimisation=$2
  shift 2
  echo "Compiling $module"
  # shellcheck disable=SC2086 # flags are meant to be split
  "$swift" -target $target -enable-experimental-feature Embedded -wmo -parse-as-library "$optimisation" -swift-version 6 \
    -warnings-as-errors -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector -Xcc -mcpu=mvp -package-name numberrace \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault -I "$objects" \
    -module-name "$module" -emit-module -emit-module-path "$objects/$module.swiftmodule" -c -o "$objects/$module.o" \
    "$@"
}

# link FILE EXPORTS MODULES...: what was compiled, with what Swift's library calls.
link() {
  linked=$1 exports=$2
  shift 2
  for source in memory runtime unicode; do
    "$toolchain/clang" --target=wasm32-unknown-unknown -mcpu=mvp -Os -ffreestanding -Wall -Wextra -Werror \
      -c "Web/Engine/Entry/$source.c" -o "$objects/$source.o"
  done
  # shellcheck disable=SC2046 # lists of names
  "$toolchain/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=1048576 \
    $(printf ' --export=%s' $exports __wasm_call_ctors) -o "$linked" \
    $(printf " $objects/%s.o" "$@" memory runtime unicode)
}
