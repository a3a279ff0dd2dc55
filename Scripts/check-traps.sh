#!/bin/sh
# Lists every place in Sources and Web/Engine that ends the process when something it takes for granted does not hold: a force
# unwrap, `try!`, `as!`, a precondition, a fatal error. Each must be in allowed-traps.txt with the reason why it
# cannot be reached, or why it must trap; an entry without a trap is an error too.
set -eu
cd "$(dirname "$0")/.."
allowed=Scripts/allowed-traps.txt
found=$(mktemp)
listed=$(mktemp)
trap 'rm -f "$found" "$listed"' EXIT

# The lines of code with a trap, as "file: line" without indentation; texts and comments are looked past.
git ls-files --cached --others --exclude-standard 'Sources/*.swift' 'Web/Engine/*.swift' | sort | while IFS= read -r file; do
  [ -e "$file" ] || continue
  awk -v file="$file" '
    { code = $0 }
    /"""/ { count = gsub(/"""/, "&"); if (count % 2) inText = !inText; next }
    inText { next }
    {
      gsub(/\\"/, "", code)
      gsub(/"[^"]*"/, "\"\"", code)
      sub(/\/\/.*/, "", code)
      if (code ~ /(^|[^A-Za-z0-9_])(try!|as!)/ ||
          code ~ /(^|[^A-Za-z0-9_])(fatalError|preconditionFailure|precondition|unsafelyUnwrapped)([^A-Za-z0-9_]|$)/ ||
          code ~ /[A-Za-z0-9_)\]]!([^=]|$)/) {
        line = $0
        sub(/^[ \t]+/, "", line)
        print file ": " line
      }
    }' "$file"
done > "$found"

# A line of the list that is indented is the reason for the line before.
grep -v '^#' "$allowed" | grep '^Sources/' > "$listed" || true
if awk '/^Sources\// { if (open) { print; exit } open = 1; last = $0; next } /^  [^ ]/ { open = 0 }
  END { if (open) print last }' "$allowed" | grep .; then
  echo "has no reason in $allowed" >&2
  exit 1
fi

status=0
sort "$found" > "$found.sorted"
sort "$listed" > "$listed.sorted"
new=$(comm -23 "$found.sorted" "$listed.sorted")
old=$(comm -13 "$found.sorted" "$listed.sorted")
rm -f "$found.sorted" "$listed.sorted"
if [ -n "$new" ]; then
  echo "These traps are not in $allowed. Throw an error instead, or add them there with the reason:" >&2
  echo "$new" >&2
  status=1
fi
if [ -n "$old" ]; then
  echo "These are in $allowed, but not in Sources:" >&2
  echo "$old" >&2
  status=1
fi
exit $status
