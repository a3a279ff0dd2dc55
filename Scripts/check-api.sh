#!/bin/sh
# Tells which changes since the last tag break the public API, product by product. Without a tag there is nothing to compare
# with. Until 1.0 a minor version may break it: the check is there so that nobody does by accident.
set -eu
cd "$(dirname "$0")/.."

tag=$(git describe --tags --abbrev=0 --match '[0-9]*.[0-9]*.[0-9]*' 2>/dev/null || true)
if [ -z "$tag" ]; then
  echo "There is no tag to compare with yet."
  exit 0
fi
echo "Comparing the public API with that of $tag"
swift package diagnose-api-breaking-changes "$tag" "$@"
