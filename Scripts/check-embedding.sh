#!/bin/sh
# Builds and runs the scratch packages that depend on this one as embedders do, and checks that no module
# of this package, nor any dependency, is built for them that they did not ask for. Then resolves a client that
# depends on a tag of the last commit through a URL, and checks that nothing else is fetched for it, and that the compiler
# names the trait that a product lacks.
set -eu
cd "$(dirname "$0")/../Tests"
# What is built is looked at, not how fast it is: nothing is optimised.
export PLAIN=1

# check PACKAGE EXPECTED_OUTPUT MODULES...
check() {
  package=$1 expected_output=$2
  shift 2
  cd "$package"
  swift build
  output=$(swift run --skip-build "$package")
  echo "$output"
  echo "$output" | grep -qF "$expected_output"

  # A module that was built has left objects in its folder.
  built=$(cd "$(swift build --show-bin-path)" && find . -path '*.build/*.o' | cut -d / -f 2 | sort -u | tr '\n' ' ')
  expected=$(printf '%s.build\n' "$package" "$@" | sort -u | tr '\n' ' ')
  if [ "$built" != "$expected" ]; then
    echo "$package builds $built, but should build only $expected" >&2
    exit 1
  fi
  cd ..
}

check Embedding "(100 + 3) × (75 × 6 ÷ 50) + 25 = 952" NumbersGame NumbersSolver SpelledNumbers
check EmbeddingIntents "Hello, Dora!" CLanguageWords CMessages IntentCalls IntentKit IntentLanguage IntentMCP MoneyKit PlainJSON SpelledNumbers

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
git clone --quiet "$(git rev-parse --show-toplevel)" "$scratch/NumberRace"
git -C "$scratch/NumberRace" tag 999.0.0

# check_fetched TRAITS PACKAGES...
check_fetched() {
  traits=$1
  shift
  rm -rf "$scratch/Client"
  mkdir -p "$scratch/Client/Sources/Client"
  cp Embedding/Sources/Embedding/main.swift "$scratch/Client/Sources/Client"
  cat > "$scratch/Client/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "file://$scratch/NumberRace", from: "999.0.0", traits: [$traits])],
  targets: [
    .executableTarget(name: "Client", dependencies: [.product(name: "NumbersSolver", package: "NumberRace")])
  ]
)
MANIFEST
  swift package --package-path "$scratch/Client" resolve --quiet
  fetched=$(sed -n 's/.*"identity" : "\(.*\)".*/\1/p' "$scratch/Client/Package.resolved" | sort | tr '\n' ' ')
  expected=$(printf '%s\n' numberrace "$@" | sort | tr '\n' ' ')
  if [ "$fetched" != "$expected" ]; then
    echo "A client with the traits [$traits] fetches $fetched, but should fetch only $expected" >&2
    exit 1
  fi
  echo "With the traits [$traits], a client fetches $fetched"
}

check_fetched ""
check_fetched '"Storage"' grdb.swift
check_fetched '"Sealing"' swift-asn1 swift-crypto
check_fetched '"BigInt"' bigint

# check_missing TRAIT PRODUCT: the product cannot be built without the trait, and the compiler says so.
check_missing() {
  sed -i "s/traits: \[.*\])\],/traits: [])],/; s/name: \"[A-Za-z]*\", package/name: \"$2\", package/" "$scratch/Client/Package.swift"
  if said=$(swift build --package-path "$scratch/Client" 2>&1); then
    echo "A client without traits has $2" >&2
    exit 1
  fi
  case $said in
    *"this product needs the trait $1: write traits: [\"$1\"]"*) echo "Without the trait $1, the compiler names it" ;;
    *) echo "$said"; echo "The compiler does not say that $2 needs the trait $1" >&2; exit 1 ;;
  esac
}

check_missing GMP BigNumbersSolver
check_missing Storage Lists
check_missing Sealing IntentSealing
