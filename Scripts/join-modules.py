#!/usr/bin/env python3
"""Joins a module of the built page with the modules that only it needs, into one file: compressed, one is a fifth smaller than many.

    join-modules.py FOLDER MODULE.js

Imports are a line each, and what is at the top of a module is not indented, as in the sources of the page. A name at the top of two
modules is refused.
"""
import re
import sys
from pathlib import Path

IMPORT = re.compile(r'^import (?:\{ (.*) \} from )?"\./([^"]+)";$', re.M)
DECLARED = re.compile(r"^(?:export )?(?:async )?(?:const|let|class|function\*?) (\w+)", re.M)

folder, entry = Path(sys.argv[1]), sys.argv[2]
texts = {path.name: path.read_text() for path in folder.glob("*.js")}
imports = {name: [file for _, file in IMPORT.findall(text)] for name, text in texts.items()}


def within(members):
    """Those modules that nobody but members imports, statically or by name."""
    found = {entry}
    for name in texts:
        users = {user for user, files in imports.items() if name in files}
        if users and users <= members and not any(f'import("./{name}")' in text for text in texts.values()):
            found.add(name)
    return found


members = {entry}
while (larger := within(members) | members) != members:
    members = larger

order = []


def visit(name):
    if name in members and name not in order and name not in open_:
        open_.add(name)
        for file in imports[name]:
            visit(file)
        order.append(name)


open_ = set()
visit(entry)

outside, bodies, owners = {}, [], {}
for name in order:
    for names, file in IMPORT.findall(texts[name]):
        if file not in members:
            outside.setdefault(file, set()).update(filter(None, names.split(", ")))
    for declared in DECLARED.findall(texts[name]):
        if declared in owners:
            sys.exit(f"{name} and {owners[declared]} both have a '{declared}'")
        owners[declared] = name
    body = IMPORT.sub("", texts[name])
    bodies.append(re.sub(r"^export ", "", body, flags=re.M) if name != entry else body)

head = "".join(
    f'import {{ {", ".join(sorted(names))} }} from "./{file}";\n' if names else f'import "./{file}";\n'
    for file, names in sorted(outside.items()))
(folder / entry).write_text(re.sub(r"\n{2,}", "\n", head + "\n".join(bodies)))
for name in members - {entry}:
    (folder / name).unlink()
