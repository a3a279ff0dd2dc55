#!/bin/sh
# Builds the page in a folder that any web server can serve: the engine, the files of Web/Site, icons, and a service
# worker that knows all of them.
#
#   Scripts/build-site.sh [FOLDER]      # .build/site if not given
#
# With SITE_URL, the address that the page will have, links to it are shown with a picture: its address must be a whole one.
set -eu
cd "$(dirname "$0")/.."
output=${1:-.build/site}
mkdir -p "$output" .build/page

# The engine takes a minute, so it is only built if something of it is newer.
engine=.build/page/engine.wasm
newer=$(find Sources/Numbers/NumbersGame Sources/Numbers/NumbersSolver Sources/Numbers/GameShow Web/Engine \
  Scripts/build-engine.sh Scripts/webassembly.sh -type f -newer "$engine" 2>/dev/null | head -n 1 || true)
if [ ! -e "$engine" ] || [ -n "$newer" ]; then Scripts/build-engine.sh .build/page; fi

rm -rf "$output"
mkdir -p "$output"
cp Web/Site/*.* Web/Site/Texts/*.txt "$engine" "$output"
# What the first answer needs is two files, of which the worker needs one.
Scripts/join-modules.py "$output" engine.js
Scripts/join-modules.py "$output" app.js --without engine-worker.js
Scripts/join-modules.py "$output" play-view.js --without app.js explore-view.js
Scripts/join-modules.py "$output" explore-view.js --without app.js play-view.js
sed -i "s|\(og:image\" content=\"\)og.png|\1${SITE_URL:+${SITE_URL%/}/}og.png|" "$output/index.html"
# All languages have the keys of English, which are put into the script that reads them, after a digest by which a mixture is seen.
for file in "$output"/*.txt; do
  sed -e '/^\/\//d' -e '/^#/d' -e '/^$/d' "$file" | sed -e ':all' -e 'N' -e '$!b all' -e 's/\n  */ /g' |
    sed -E 's/^([^ (:]+)(\([^)]*\))?: /\1\t/' | LC_ALL=C sort > "$file.sorted"
  keys=$(cut -f 1 "$file.sorted" | paste -s -d ' ' -)
  digest=$(echo "$keys" | sha256sum | cut -c 1-6)
  { echo "$digest"; cut -f 2- "$file.sorted"; } > "$file"
  rm "$file.sorted"
done
if [ "$(head -q -n 1 "$output"/*.txt | sort -u | wc -l)" -ne 1 ]; then
  echo "The languages of the page have different keys; run node Web/Tests/texts.mjs to see which." >&2
  exit 1
fi
sed -i "s|^const order = .*|const order = \"$digest $keys\";|" "$output/engine.js"
# Short names and no comments, in the words of browsers of six years ago. The service worker comes last, with the digest of the others.
shorten="esbuild --log-level=warning --minify --charset=utf8 --format=esm --target=chrome87,firefox83,safari14 --allow-overwrite --outdir=."
# shellcheck disable=SC2086 # flags are meant to be split
(cd "$output" && find . \( -name '*.js' -o -name '*.css' \) ! -name service-worker.js -exec $shorten {} +)
icons=.build/page/icons
if [ ! -e "$icons/icon-maskable.png" ] || [ -n "$(find Scripts/make-icons.py -newer "$icons/icon-maskable.png")" ]; then
  mkdir -p "$icons"
  Scripts/make-icons.py "$icons"
fi
cp "$icons"/*.png "$output"

# The version is a digest of all files, "./" first, which is index.html: every change reaches those who have the page, and a
# mixture of two versions is seen. What a server puts in place of origin.js is another one's, and the picture is for those who show links.
files=$(cd "$output" && find . -type f ! -name service-worker.js ! -name origin.js ! -name og.png ! -name '*.d.ts' | sed 's|^\./||' | LC_ALL=C sort)
version=$(cd "$output" && { echo index.html; echo "$files"; } | xargs cat | sha256sum | cut -c 1-12)
list=$(echo "$files" | sed 's/.*/"&"/' | paste -s -d , -)
sed -i -e "s|^const version = .*|const version = \"$version\";|" -e "s|^const files = .*|const files = [\"./\", $list];|" "$output/service-worker.js"
# shellcheck disable=SC2086
(cd "$output" && $shorten service-worker.js)
# Types are for those who write programs with the engine; the page does not load them.
sum() { (cd "$output" && for file in $files origin.js service-worker.js; do "$@" "$file"; done | wc -c); }
sizes="$(sum gzip -9 -c) bytes with gzip"
if command -v brotli >/dev/null 2>&1; then sizes="$sizes, $(sum brotli -q 11 -c) with Brotli"; fi
echo "The page is in $output: $(echo "$files" | wc -l) files, $sizes"
