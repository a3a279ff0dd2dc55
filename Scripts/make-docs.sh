#!/bin/sh
# Makes the documentation of all libraries, as a site in .build/docs. Any web server can serve it:
#
#   python3 -m http.server --directory .build/docs
#
# The pages are then at /documentation, the guides at /documentation/guides, the tutorials of IntentKit at /tutorials/intents.
set -eu
cd "$(dirname "$0")/.."
graphs=.build/symbol-graphs
archives=.build/doc-archives
site=.build/docs
if command -v docc >/dev/null 2>&1; then docc=docc; else docc="xcrun docc"; fi

Scripts/symbol-graphs.sh "$graphs"
rm -rf "$archives" "$site"
mkdir -p "$archives"
for folder in "$graphs"/*; do
  module=$(basename "$folder")
  catalogue=$(find Sources -path "*/$module/Documentation.docc" -type d)
  # shellcheck disable=SC2086  # docc may be two words, and there may be no catalogue.
  $docc convert $catalogue --additional-symbol-graph-dir "$folder" --output-dir "$archives/$module.doccarchive" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module"
done
Scripts/make-guides.py .build/Guides.docc
$docc convert .build/Guides.docc --output-dir "$archives/Guides.doccarchive" --fallback-bundle-identifier Guides
$docc merge "$archives"/*.doccarchive --output-path "$site" --synthesized-landing-page-name NumberRace
echo "The documentation is in $site."
