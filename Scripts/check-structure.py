#!/usr/bin/env python3
"""Checks the structure of the sources against the manifest:

    Scripts/check-structure.py           # part of `make lint`
    Scripts/check-structure.py --draw    # draws the picture of the streets in Docs/Architecture.md anew

- No module imports, or depends on, one of a street that comes later (STREETS).
- Every import of a module of the package is reachable by the dependencies of the manifest.
- No two folders of a module name each other's types.
- No Swift file of Sources, Server or Web has more than 400 lines.
- The picture of the streets is current.

Scripts/allowed-structure.txt lists today's exceptions to the third and the fourth rule. An entry that is no longer needed is
an error, so the list only shrinks.
"""

import collections
import dataclasses
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
ALLOWED = ROOT / "Scripts/allowed-structure.txt"
PICTURE = ROOT / "Docs/Architecture.md"
MAXIMUM_LINES = 400
# The streets from the ground up, each with those it may import from beside itself: a street, or only some of its modules.
STREETS = {
    "Base": [],
    "Numbers": ["Base"],
    "Intents": ["Base", "SpelledNumbers"],
    "Voice": ["Base", "Numbers", "Intents"],
    "Domains": ["Base", "Numbers", "Intents"],
    "Apps": ["Base", "Numbers", "Intents", "Voice", "Domains"],
}

COMMENT = re.compile(r'"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|package|internal|private|fileprivate)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|var|let)[ \t]+)?(\w+)",
    re.MULTILINE)
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|indirect|nonisolated)\s+)*"
    r"(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)",
    re.MULTILINE)
WORD = re.compile(r"\b[A-Z]\w+")


@dataclasses.dataclass
class Target:
    """A target of the manifest, with the names of the targets that it depends on."""

    name: str
    path: str
    dependencies: list[str]

    @property
    def street(self):
        """The street that the target is in; None for tests, benchmarks and the page."""
        parts = self.path.split("/")
        return parts[1] if parts[0] == "Sources" else None


def code(text):
    """The text without comments, and with empty string literals."""
    return COMMENT.sub(lambda match: '""' if match[0][0] == '"' else " ", text)


def imports(text):
    """The names of the modules that a file imports."""
    return set(IMPORT.findall(code(text)))


def may_use(street, other):
    """Whether modules of a street may import the target `other`."""
    return street is None or street == other.street or other.street in STREETS[street] or other.name in STREETS[street]


def reached(targets, name):
    """The targets that a target depends on, directly or not."""
    found, waiting = set(), [name]
    while waiting:
        for dependency in targets[waiting.pop()].dependencies:
            if dependency in targets and dependency not in found:
                found.add(dependency)
                waiting.append(dependency)
    return found


def import_faults(targets, files):
    """Imports and dependencies against the order of the streets, and imports that the manifest does not allow for."""
    for target in targets.values():
        if target.path.startswith("Sources/") and target.street not in STREETS:
            yield f"Package.swift: {target.name} is in '{target.path}'; choose one of the streets {', '.join(STREETS)}"
            continue
        for name in target.dependencies:
            if name in targets and not may_use(target.street, targets[name]):
                yield f"Package.swift: {target.name} ({target.street}) may not depend on {name} ({targets[name].street})"
        reachable = reached(targets, target.name) | {target.name}
        for path, text in files(target):
            for name in sorted(imports(text) & targets.keys()):
                if not may_use(target.street, targets[name]):
                    yield f"{path}: {target.name} ({target.street}) may not import {name} ({targets[name].street})"
                elif name not in reachable:
                    yield f"{path}: imports {name}, which {target.name} does not depend on in Package.swift"


def mutual_folders(target, files):
    """The pairs of folders of a module that name each other's types, as texts such as 'IntentKit: Memory, Values'.

    Only types at the top level of files count that are declared in one folder. Files beside the folders are not counted: they
    may name everything.
    """
    homes = collections.defaultdict(set)
    words = collections.defaultdict(set)
    for path, text in files(target):
        folder, _, rest = path.removeprefix(target.path + "/").partition("/")
        if not rest:
            continue
        text = code(text)
        for name in DECLARATION.findall(text):
            homes[name].add(folder)
        words[folder] |= set(WORD.findall(text))
    names = collections.defaultdict(set)
    for name, folders in homes.items():
        if len(folders) == 1:
            names[next(iter(folders))].add(name)
    folders = sorted(words)
    for index, first in enumerate(folders):
        for second in folders[index + 1:]:
            if words[first] & names[second] and words[second] & names[first]:
                yield f"{target.name}: {first}, {second}"


def long_files(paths):
    """The files with more than the maximum of lines, and their lines."""
    for path in paths:
        count = len((ROOT / path).read_bytes().splitlines())
        if count > MAXIMUM_LINES:
            yield path, count


def allowed_faults(found, allowed):
    """What was found and is not allowed, and what is allowed and was not found."""
    for entry in sorted(found.keys() - allowed):
        yield found[entry]
    for entry in sorted(allowed - found.keys()):
        yield f"Scripts/allowed-structure.txt: '{entry}' is no longer needed; remove it"


def picture(targets):
    """The streets as a diagram of Mermaid.

    Within a street, arrows go from a module to those it depends on. Between streets, one arrow stands for all; where a street
    uses a single module of another, the arrow goes to it.
    """
    streets = {street: [] for street in STREETS}
    for target in targets.values():
        if target.street in streets:
            streets[target.street].append(target)
    lines = ["```mermaid", "flowchart BT"]
    for street, members in streets.items():
        lines.append(f"  subgraph {street}")
        drawn = set()
        for target in members:
            inside = [name for name in target.dependencies if name in targets and targets[name].street == street]
            if inside:
                lines.append(f"    {target.name} --> {' & '.join(inside)}")
                drawn |= {target.name, *inside}
        lines += [f"    {target.name}" for target in members if target.name not in drawn]
        lines.append("  end")
    for street, members in streets.items():
        used = collections.defaultdict(set)
        for target in members:
            for name in target.dependencies:
                if name in targets and targets[name].street not in (street, None):
                    used[targets[name].street].add(name)
        ends = [min(used[other]) if len(used[other]) == 1 else other for other in streets if other in used]
        if ends:
            lines.append(f"  {street} ==> {' & '.join(ends)}")
    return "\n".join(lines + ["```"])


def with_picture(text, drawn):
    """A page with the first diagram replaced."""
    return re.sub(r"```mermaid\n.*?```", lambda _: drawn, text, count=1, flags=re.DOTALL)


def manifest():
    """The targets of Package.swift by name."""
    # In a folder of its own the package manager does not wait for a build that runs.
    scratch = pathlib.Path(tempfile.gettempdir()) / "numberrace-structure"
    output = subprocess.run(
        ["swift", "package", "dump-package", "--scratch-path", scratch], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    targets = {}
    for target in json.loads(output.stdout)["targets"]:
        names = [(each.get("byName") or each.get("target") or [None])[0] for each in target["dependencies"]]
        targets[target["name"]] = Target(target["name"], target["path"], [name for name in names if name])
    return targets


def main():
    paths = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.swift"],
        cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.split("\n")
    # The code of a tutorial is not part of the module that it is about.
    paths = [path for path in paths if path and ".docc/" not in path and (ROOT / path).exists()]

    def files(target):
        for path in paths:
            if path.startswith(target.path + "/"):
                yield path, (ROOT / path).read_text(encoding="utf-8")

    targets = manifest()
    drawn = picture(targets)
    page = PICTURE.read_text(encoding="utf-8")
    if sys.argv[1:] == ["--draw"]:
        PICTURE.write_text(with_picture(page, drawn), encoding="utf-8")
        return
    faults = list(import_faults(targets, files))
    found = {
        pair: f"{target.path}: the folders {pair.split(': ')[1].replace(', ', ' and ')} name each other's types"
        for target in targets.values() if target.street for pair in mutual_folders(target, files)}
    found |= {
        path: f"{path}: {count} lines; split it by subject, for at most {MAXIMUM_LINES} are allowed"
        for path, count in long_files(path for path in paths if path.split("/")[0] in ("Sources", "Server", "Web"))}
    lines = ALLOWED.read_text(encoding="utf-8").splitlines()
    faults += allowed_faults(found, {line for line in lines if line and not line.startswith("#")})
    if drawn not in page:
        faults.append("Docs/Architecture.md: the picture is not current; run Scripts/check-structure.py --draw")
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
