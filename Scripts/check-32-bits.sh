#!/bin/sh
# Compiles what counts money and time to WebAssembly, where an Int has 32 bits as on many an Apple Watch, and runs its laws in node.
# What needs a system, tasks or Codable is not there: Embedded Swift lacks it.
set -eu
cd "$(dirname "$0")/.."
objects=.build/32-bits
mkdir -p "$objects"
. Scripts/webassembly.sh

# shellcheck disable=SC2046 # lists of files
{
  compile MoneyKit -Osize $(find Sources/Intents/MoneyKit -name '*.swift' ! -name '*+Codable.swift')
  compile IntentKit -Osize $(find Sources/Intents/IntentKit/Time -name '*.swift' ! -name '*+Codable.swift')
  compile Laws -Osize Tests/ThirtyTwoBits/Laws.swift
}
link "$objects/laws.wasm" "number_of_laws law_holds law_name" Laws IntentKit MoneyKit
node Tests/ThirtyTwoBits/laws.mjs "$objects/laws.wasm"
