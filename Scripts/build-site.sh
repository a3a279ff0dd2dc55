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
for view in play explore; do Scripts/join-modules.py "$output" $view-view.js; done
sed -i "s|\(og:image\" content=\"\)og.png|\1${SITE_URL:+${SITE_URL%/}/}og.png|" "$output/index.html"
# Comments of whole lines and indentation are for readers of the sources: without them the page is 7 kB smaller, compressed.
for file in "$output"/*.js "$output"/*.css; do
  sed -e '/^[[:space:]]*\/\//d' -e '/^[[:space:]]*\/\*.*\*\/$/d' -e '/^[[:space:]]*\/\*/,/\*\/$/d' -e 's/^[[:space:]]*//' -e '/^$/d' "$file" > "$file.short"
  mv "$file.short" "$file"
done
sed -i -e '/^\/\//d' -e '/^#/d' -e '/^$/d' "$output"/*.txt
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
sed -e "s|^const version = .*|const version = \"$version\";|" -e "s|^const files = .*|const files = [\"./\", $list];|" \
  "$output/service-worker.js" > "$output/service-worker.short"
mv "$output/service-worker.short" "$output/service-worker.js"
# Types are for those who write programs with the engine; the page does not load them.
sum() { (cd "$output" && for file in $files origin.js service-worker.js; do "$@" "$file"; done | wc -c); }
sizes="$(sum gzip -9 -c) bytes with gzip"
if command -v brotli >/dev/null 2>&1; then sizes="$sizes, $(sum brotli -q 11 -c) with Brotli"; fi
echo "The page is in $output: $(echo "$files" | wc -l) files, $sizes"
