#!/usr/bin/env python3
"""Joins a module of the built page with all that it imports, into one file: one is a fifth smaller than many, and comes sooner.

    join-modules.py FOLDER MODULE.js --without OTHER.js...

What the others need is left out, for they are loaded without the module, and so is what any module imports while it runs. Whoever imports
what was joined imports it from MODULE.js from then on. Imports are a line each, and what is at the top of a module is not indented, as in
the sources of the page. A name at the top of two modules is refused.
"""
import argparse
import re
import sys
from pathlib import Path

IMPORT = re.compile(r'^import (?:\{ (.*) \} from )?"\./([^"]+)";$', re.M)
DECLARED = re.compile(r"^(?:export )?(?:async )?(?:const|let|class|function\*?) (\w+)", re.M)

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("folder", type=Path)
parser.add_argument("entry")
parser.add_argument("--without", nargs="+", default=[])
arguments = parser.parse_args()
folder, entry = arguments.folder, arguments.entry
texts = {path.name: path.read_text() for path in folder.glob("*.js")}
imports = {name: [file for _, file in IMPORT.findall(text)] for name, text in texts.items()}


def needed(*names):
    """Modules with all that they import, each after what it imports."""
    order = []

    def visit(name):
        if name not in seen:
            seen.add(name)
            for file in imports[name]:
                visit(file)
            order.append(name)

    seen = set()
    for name in names:
        visit(name)
    return order


later = [name for name in texts if any(f'import("./{name}")' in text for text in texts.values())]
apart = {*needed(*arguments.without), *later} - {entry}
members = [name for name in needed(entry) if name not in apart]
used = {name for user, text in texts.items() if user not in members
        for names, file in IMPORT.findall(text) if file in members for name in names.split(", ")}

outside, bodies, owners = {}, [], {}
for name in members:
    for names, file in IMPORT.findall(texts[name]):
        if file not in members:
            outside.setdefault(file, set()).update(filter(None, names.split(", ")))
    for declared in DECLARED.findall(texts[name]):
        if declared in owners:
            sys.exit(f"{name} and {owners[declared]} both have a '{declared}'")
        owners[declared] = name
    bodies.append(re.sub(r"^export ((?:async )?\w+\*? (\w+))", lambda found: found[found[2] not in used], IMPORT.sub("", texts[name]), flags=re.M))


def head(wanted):
    return "".join(
        f'import {{ {", ".join(sorted(names))} }} from "./{file}";\n' if names else f'import "./{file}";\n' for file, names in sorted(wanted.items()))


(folder / entry).write_text(re.sub(r"\n{2,}", "\n", head(outside) + "\n".join(bodies)))
for name in set(members) - {entry}:
    (folder / name).unlink()
for user in texts.keys() - set(members):
    wanted = {}
    for names, file in IMPORT.findall(texts[user]):
        wanted.setdefault(entry if file in members else file, set()).update(filter(None, names.split(", ")))
    if entry in wanted and set(imports[user]) & set(members):
        (folder / user).write_text(head(wanted) + IMPORT.sub("", texts[user]).lstrip("\n"))
