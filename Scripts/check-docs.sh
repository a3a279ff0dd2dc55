#!/bin/sh
# Checks the documentation:
#
#   Scripts/check-docs.sh links     the relative links and anchors of README and the guides lead somewhere
#   Scripts/check-docs.sh symbols   every public symbol of the libraries has a doc comment; builds for debugging
#
# Web addresses are not followed.
set -eu
cd "$(dirname "$0")/.."

check_links() {
  git ls-files --cached --others --exclude-standard '*.md' | grep -v '\.docc/' | python3 -c '
import re, sys, urllib.parse
from pathlib import Path

def content(path):
    """Returns the lines of a page outside its code blocks."""
    fence = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and (fence is None or line.strip() == fence):
            fence = mark[1] if fence is None else None
        elif fence is None:
            yield number, line

def anchors(path):
    """Returns the anchors that GitHub gives to the headings of a page."""
    found = {}
    names = set()
    for _, line in content(path):
        names.update(re.findall(r"<a (?:id|name)=\"([^\"]+)\"", line))
        if heading := re.match(r"#{1,6}\s+(.*?)\s*#*$", line):
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).lower()
            slug = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
            names.add(slug if slug not in found else f"{slug}-{found[slug]}")
            found[slug] = found.get(slug, 0) + 1
    return names

faults = 0
pages = [Path(line.rstrip("\n")) for line in sys.stdin]
for page in pages:
    for number, line in content(page):
        line = re.sub(r"`[^`]*`", "", line)
        links = re.findall(r"\]\(\s*<?([^)\s>]+)", line) + re.findall(r"(?:src|href)=\"([^\"]+)\"", line)
        links += re.findall(r"^\[[^\]]+\]:\s*(\S+)", line)
        for link in links:
            if re.match(r"[a-z][a-z0-9+.-]*:", link):
                continue
            name, _, anchor = urllib.parse.unquote(link).partition("#")
            target = page.parent / name if name else page
            if not target.exists():
                problem = "there is no such file"
            elif anchor and target.suffix == ".md" and anchor not in anchors(target):
                problem = "the page has no such heading"
            else:
                continue
            faults += 1
            print(f"{page}:{number}: the link {link} leads nowhere: {problem}", file=sys.stderr)
sys.exit(1 if faults else 0)
'
}

check_symbols() {
  graphs=.build/symbol-graphs
  Scripts/symbol-graphs.sh "$graphs"
  python3 - "$graphs" <<'PYTHON'
import json, sys
from pathlib import Path

libraries = missing = symbols = 0
for folder in sorted(Path(sys.argv[1]).iterdir()):
    libraries += 1
    for file in sorted(folder.glob("*.symbols.json")):
        for symbol in json.loads(file.read_text(encoding="utf-8"))["symbols"]:
            # What the compiler derives has no place in a file.
            if "location" not in symbol:
                continue
            symbols += 1
            if "docComment" not in symbol:
                missing += 1
                place = symbol["location"]
                path = place["uri"].split("/Sources/")[-1]
                print(f"Sources/{path}:{place['position']['line'] + 1}: {'.'.join(symbol['pathComponents'])}"
                      " is public and has no doc comment", file=sys.stderr)
if not symbols:
    sys.exit("There are no symbols to check.")
print(f"{symbols} public symbols of {libraries} libraries, {missing} without documentation")
sys.exit(1 if missing else 0)
PYTHON
}

case "${1:-}" in
links) check_links ;;
symbols) check_symbols ;;
*)
  echo "usage: Scripts/check-docs.sh links|symbols" >&2
  exit 64
  ;;
esac
