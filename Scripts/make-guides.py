#!/usr/bin/env python3
"""Makes a DocC catalogue of the guides in Docs, for make-docs.sh: the same pages, with their links as DocC writes them.

    Scripts/make-guides.py Guides.docc

Docs/README.md is its first page. Links to what is not in Docs become their text. The pictures come along.
"""
import pathlib, re, shutil, sys

docs = pathlib.Path(__file__).resolve().parent.parent / "Docs"
output = pathlib.Path(sys.argv[1])
FIRST = "README"


def headings(text):
    """The anchors of DocC by those of GitHub."""
    found = {}
    for heading in re.findall(r"^#{2,6}\s+(.*?)\s*$", text, re.M):
        plain = heading.replace("`", "")
        slug = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        found[slug] = re.sub(r"[^\w'().,:-]+", "-", plain)
    return found


pages = {page.stem: page.read_text(encoding="utf-8") for page in sorted(docs.glob("*.md"))}
anchors = {name: headings(text) for name, text in pages.items()}


def link(match, page):
    mark, label, address = match.groups()
    if re.match(r"[a-z]+:", address):
        return match[0]
    if mark:
        return f"![{label}]({pathlib.Path(address).name})"
    file, _, anchor = address.partition("#")
    name = pathlib.Path(file).stem if file else page
    if file and "/" in file or name not in pages or file.endswith(".ipynb"):
        return label
    if anchor and anchor not in anchors[name]:
        sys.exit(f"Docs/{page}.md: {address} leads to no heading")
    place = "#" + anchors[name][anchor] if anchor else ""
    return f"[{label}](doc:{place if name == page else 'Guides' if name == FIRST else name + place})"


def converted(text, page):
    """A page, with its links changed outside code."""
    parts = re.split(r"(^```.*?^```[^\n]*$|`[^`\n]*`)", text, flags=re.M | re.S)
    parts[::2] = [re.sub(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", lambda m: link(m, page), part) for part in parts[::2]]
    return "".join(parts)


shutil.rmtree(output, ignore_errors=True)
output.mkdir(parents=True)
for name, text in pages.items():
    text = converted(text, name)
    if name == FIRST:
        title, _, rest = text.partition("\n")
        articles = "".join(f"- <doc:{other}>\n" for other in pages if other != FIRST)
        text = f"{title}\n\n@Metadata {{\n  @TechnologyRoot\n}}\n{rest}\n## Topics\n\n### All guides\n\n{articles}"
        name = "Guides"
    (output / f"{name}.md").write_text(text, encoding="utf-8")
for picture in (docs / "Images").iterdir():
    shutil.copy(picture, output)
