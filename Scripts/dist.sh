#!/bin/sh
# Makes what a release consists of, in .build/dist, and tries each file where nothing of this folder is used:
#
#   Scripts/dist.sh [PART]...    # tool, deb, wheel, sdist, site, docs, sums; all of them, in this order, if none is given
#
# tool is an archive of the program for Linux, with Swift's runtime, GMP, libedit and SQLite inside: it needs the C and C++
# libraries of the system only. deb is the same as a package for Debian and Ubuntu. sums is of all files that are there.
set -eu
cd "$(dirname "$0")/.."
root=$PWD
dist=$root/.build/dist
static=$root/.build/static
version=$(sed -n 's/.*constant("\([0-9.]*\)").*/\1/p' Sources/Numbers/NumberRaceC/Versions.swift | head -n 1)
for file in Sources/Apps/numberrace/Shell/VersionText.swift Server/Sources/AssistantHTTP/AssistantServer.swift; do
  grep -qF "version = \"$version\"" "$file" || { echo "$file does not have the version $version" >&2; exit 1; }
done
machine=$(uname -m)
tool=numberrace-$version-linux-$machine
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
mkdir -p "$dist"

# pack ARCHIVE FOLDER: the contents of a folder, the same bytes for the same files.
pack() {
  tar -C "$(dirname "$2")" --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$(git log -1 --format=%ct)" -czf "$dist/$1" "$(basename "$2")"
  echo "Made $1: $(wc -c < "$dist/$1") bytes"
}

fail() {
  echo "$*" >&2
  exit 1
}

# try_tool FOLDER TOOL...: solves the game of `make run`, and keeps a list in a folder, with nothing in the environment.
try_tool() {
  store=$1/store
  shift
  solved=$(env -i "$@" solve 952 100 75 50 25 6 3 --notation ascii)
  [ "$solved" = "75 * 6 / 50 * (100 + 3) + 25" ] || fail "$* answers $solved"
  env -i NUMBERRACE_STORE="$store" "$@" ask "create a list called groceries" >/dev/null
  asked=$(env -i NUMBERRACE_STORE="$store" "$@" ask "add milk and eggs to groceries")
  case $asked in *milk*eggs*) ;; *) fail "$* answers $asked" ;; esac
  echo "It solves ($solved) and answers ($asked)"
}

# Installs the tool, linked with what is not on every system, in .build/static/tree.
build_tool() {
  [ "$(uname -s)" = Linux ] || fail "The tool is packed on Linux only."
  libraries=$static/libraries
  mkdir -p "$libraries"
  # The linker looks in the folder that gmp.pc names before those of the system, and finds these instead of the shared ones.
  Sources/Numbers/CGMP/static/make.sh "$libraries"
  PKG_CONFIG_PATH=$libraries${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
  export PKG_CONFIG_PATH
  for name in edit sqlite3 tinfo bsd md z; do
    file=$("${CC:-cc}" -print-file-name="lib$name.a")
    [ -f "$file" ] || fail "There is no lib$name.a; on Debian: apt-get install libgmp-dev libedit-dev libsqlite3-dev libbsd-dev zlib1g-dev"
    ln -sf "$file" "$libraries/"
  done
  set -- -c release --product numberrace --scratch-path "$static" --static-swift-stdlib \
    -Xlinker -ltinfo -Xlinker -lbsd -Xlinker -lmd -Xlinker -lz -Xlinker --gc-sections -Xlinker --as-needed
  swift build "$@"
  built=$(swift build "$@" --show-bin-path)/numberrace
  rm -rf "$static/tree"
  mkdir -p "$static/tree"
  strip -o "$static/numberrace" "$built"
  Scripts/install.sh "$static/numberrace" "$static/tree"
  licences=$static/tree/share/doc/numberrace
  mkdir -p "$licences"
  cp LICENSE README.md CHANGELOG.md Sources/Numbers/CGMP/licenses/* "$licences"
  cp Sources/Intents/CWordVectors/NOTICE.md "$licences/WordVectors.md"
  for package in libedit2 libsqlite3-0 libbsd0 libtinfo6; do
    if [ -f "/usr/share/doc/$package/copyright" ]; then cp "/usr/share/doc/$package/copyright" "$licences/$package.txt"; fi
  done
  for package in GRDB.swift swift-argument-parser swift-asn1 swift-crypto; do
    for file in "$static/checkouts/$package"/LICENSE* "$static/checkouts/$package"/NOTICE*; do
      [ ! -f "$file" ] || cp "$file" "$licences/$package-$(basename "$file")"
    done
  done
  needed=$(objdump -p "$static/numberrace" | sed -n 's/.*NEEDED *//p' | sort | tr '\n' ' ')
  for library in $needed; do
    case $library in
      libc.so.* | libm.so.* | libstdc++.so.* | libgcc_s.so.* | ld-linux-*.so.* | libpthread.so.* | libdl.so.*) ;;
      *) fail "The tool needs $library, which not every system has." ;;
    esac
  done
  echo "The tool needs $needed"
}

# The tree of the tool that was built before by another part, or a new one.
tree() {
  if [ -z "${tree_is_built:-}" ]; then build_tool; fi
  tree_is_built=1
}

make_tool() {
  tree
  rm -rf "$fresh/$tool"
  cp -R "$static/tree" "$fresh/$tool"
  pack "$tool.tar.gz" "$fresh/$tool"
  mkdir "$fresh/tool"
  tar -C "$fresh/tool" -xzf "$dist/$tool.tar.gz"
  try_tool "$fresh/tool" "$fresh/tool/$tool/bin/numberrace"
}

make_deb() {
  tree
  command -v dpkg-shlibdeps >/dev/null 2>&1 || Scripts/install-packages.sh dpkg-dev
  package=$fresh/package
  rm -rf "$package"
  mkdir -p "$package/DEBIAN" "$fresh/debian"
  cp -R "$static/tree" "$package/usr"
  gzip -9n "$package"/usr/share/man/man1/*.1
  # Debian has zsh's functions of packages elsewhere.
  mkdir -p "$package/usr/share/zsh/vendor-completions"
  mv "$package"/usr/share/zsh/site-functions/* "$package/usr/share/zsh/vendor-completions/"
  rmdir "$package/usr/share/zsh/site-functions"
  mv "$package/usr/share/doc/numberrace/LICENSE" "$package/usr/share/doc/numberrace/copyright"
  architecture=$(dpkg --print-architecture)
  printf 'Source: numberrace\n\nPackage: numberrace\nArchitecture: any\n' > "$fresh/debian/control"
  needs=$(cd "$fresh" && dpkg-shlibdeps -O package/usr/bin/numberrace 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
  cat > "$package/DEBIAN/control" <<CONTROL
Package: numberrace
Version: $version
Architecture: $architecture
Maintainer: The authors of NumberRace <numberrace@users.noreply.github.com>
Depends: $needs
Recommends: sqlite3
Suggests: espeak-ng
Installed-Size: $(du -ks "$package/usr" | cut -f 1)
Section: games
Priority: optional
Description: solver of numbers games, and an assistant that takes requests in words
 Finds the best solution, or all, of the numbers rounds of Countdown and other
 shows, of the 24 game and of puzzles by rules of your own; plays, draws sheets
 and answers requests in English, French, German, Dutch and Spanish.
CONTROL
  deb=numberrace_${version}_$architecture.deb
  dpkg-deb --root-owner-group --build "$package" "$dist/$deb" >/dev/null
  echo "Made $deb: $(wc -c < "$dist/$deb") bytes; it depends on $needs"
  # In a root of its own, with nothing beside it but the libraries that it depends on.
  inside=$fresh/root
  mkdir -p "$inside/var/lib/dpkg/info" "$inside/var/lib/dpkg/updates"
  : > "$inside/var/lib/dpkg/status"
  quietly dpkg --root="$inside" --force-depends --force-not-root --force-script-chrootless -i "$dist/$deb"
  if unshare -m true 2>/dev/null; then
    for library in $(ldd "$inside/usr/bin/numberrace" | grep -o '/[^ ]*'); do
      mkdir -p "$inside$(dirname "$library")"
      cp -L "$library" "$inside$library"
    done
    mkdir -p "$inside/tmp" "$inside/proc"
    # shellcheck disable=SC2016 # for the inner shell
    try_tool /tmp "$(command -v unshare)" -m sh -c 'mount --rbind /proc "$0/proc" && exec chroot "$0" "$@"' "$inside" /usr/bin/numberrace
  else
    try_tool "$fresh" "$inside/usr/bin/numberrace"
  fi
  quietly dpkg --root="$inside" --force-not-root --force-script-chrootless -r numberrace
  [ -z "$(find "$inside" -name '*numberrace*' -not -path '*/var/lib/dpkg/*')" ] || fail "Files are left when the package is removed."
}

# Says something only if it fails.
quietly() {
  if ! said=$("$@" 2>&1); then fail "$said"; fi
}

make_wheel() {
  Scripts/build-wheel.sh
  rm -f "$dist"/*.whl
  cp .build/python/dist/*.whl "$dist/"
  python3 -m venv "$fresh/wheel"
  "$fresh/wheel/bin/python" -m pip install --quiet --disable-pip-version-check --no-index --no-deps "$dist"/*.whl
  try_python "$fresh/wheel/bin/python"
}

# Solves the game, and a puzzle, in Python.
try_python() {
  solved=$(cd "$fresh" && "$1" -c 'import numberrace
print(numberrace.solve([25, 50, 75, 100, 3, 6], 952), numberrace.Puzzles("24").solve([3, 3, 8, 8]).text, numberrace.__version__)')
  case $solved in
    *"= 952 8 / (3 - 8 / 3) $version") echo "Python solves: $solved" ;;
    *) fail "Python answers $solved" ;;
  esac
}

make_sdist() {
  # Builds it, and installs it with Swift and without.
  Scripts/test-python.sh --sdist
  cp .build/python/dist/numberrace-*.tar.gz "$dist/"
  try_python "$root/.build/python/sdist/bin/python"
}

make_site() {
  Scripts/setup-site.sh
  Scripts/build-site.sh "$static/site"
  rm -rf "$fresh/numberrace-$version-site"
  cp -R "$static/site" "$fresh/numberrace-$version-site"
  pack "numberrace-$version-site.tar.gz" "$fresh/numberrace-$version-site"
  mkdir "$fresh/site"
  tar -C "$fresh/site" -xzf "$dist/numberrace-$version-site.tar.gz"
  cd "$fresh/site/numberrace-$version-site"
  files=$(sed -n 's/^const files = \[\(.*\)\];/\1/p' service-worker.js | tr -d '" ' | tr ',' '\n')
  [ "$(echo "$files" | wc -l)" -gt 10 ] || fail "The service worker knows only these files: $files"
  for file in $files; do [ -e "$file" ] || fail "The page lacks $file."; done
  cd "$root"
  echo "The page has all files that its service worker knows: $(echo "$files" | wc -l)"
}

make_docs() {
  Scripts/make-docs.sh
  rm -rf "$fresh/numberrace-$version-documentation"
  cp -R .build/docs "$fresh/numberrace-$version-documentation"
  pack "numberrace-$version-documentation.tar.gz" "$fresh/numberrace-$version-documentation"
  mkdir "$fresh/docs"
  tar -C "$fresh/docs" -xzf "$dist/numberrace-$version-documentation.tar.gz"
  for module in $(ls .build/symbol-graphs); do
    page=documentation/$(echo "$module" | tr '[:upper:]' '[:lower:]')
    [ -e "$fresh/docs/numberrace-$version-documentation/data/$page.json" ] || fail "There is no $page."
  done
  echo "Each library has a page: $(ls .build/symbol-graphs | wc -l)"
}

make_sums() {
  # The versions of other packages that all this was built with.
  cp Package.resolved "$dist/numberrace-$version-Package.resolved"
  (cd "$dist" && rm -f SHA256SUMS && sha256sum -- * > "$fresh/SHA256SUMS" && mv "$fresh/SHA256SUMS" . && sha256sum --quiet -c SHA256SUMS && cat SHA256SUMS)
}

[ $# -gt 0 ] || set -- tool deb wheel sdist site docs sums
for part; do
  case $part in
    tool | deb | wheel | sdist | site | docs | sums) ;;
    *) fail "'$part' is no part of a release: choose from tool, deb, wheel, sdist, site, docs and sums" ;;
  esac
done
for part; do
  echo "=== $part"
  "make_$part"
done
