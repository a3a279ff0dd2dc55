#!/usr/bin/env python3
"""Runs the benchmarks of two revisions in turn, row by row, and prints what changed.

    Benchmarks/probes/compare.py REVISION              # that revision and the working tree
    Benchmarks/probes/compare.py OLD_BENCH NEW_BENCH   # two programs that are built already
    Benchmarks/probes/compare.py --rows census REVISION

Figures of different runs on a shared machine differ by more than most changes bring. Here each row is measured
by both programs in turn, three times, and the least median of each counts. The answers must be the same.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def build(folder):
    """Builds the benchmarks in a folder and returns the path of the program."""
    command = ["swift", "build", "-c", "release", "--product", "bench"]
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)
    path = subprocess.run(command + ["--show-bin-path"], cwd=folder, check=True, capture_output=True, text=True)
    return os.path.join(path.stdout.strip(), "bench")


def build_revision(revision):
    """Builds the benchmarks of a revision in a worktree that is kept for the next time."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", revision + "^{commit}"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    folder = os.path.join(ROOT, ".build", "revisions", commit)
    if not os.path.exists(folder):
        subprocess.run(["git", "worktree", "add", "--detach", folder, commit], cwd=ROOT, check=True, stdout=sys.stderr)
    return build(folder)


def names(program):
    """The rows that a program measures, which it lists when it is asked for one that it does not have."""
    result = subprocess.run([program, "--filter", "no such row"], capture_output=True, text=True)
    text = result.stderr.split(" in its name: ")[1].split("\n")[0]
    return text.rstrip(".").split("; ")


def measure(program, name):
    """The rows of a program whose names contain a text, by their names."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        subprocess.run([program, "--filter", name, "--save", file.name], check=True, capture_output=True)
        return {row["name"]: row for row in json.load(open(file.name))["rows"]}


def duration(nanoseconds):
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds:.3g} ns"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("programs", nargs="+", help="a revision, or two programs")
    parser.add_argument("--rows", default="", help="only rows that have this in their names")
    parser.add_argument("--times", type=int, default=3, help="how often each is measured")
    arguments = parser.parse_args()
    if len(arguments.programs) == 2:
        before, after = arguments.programs
    elif len(arguments.programs) == 1:
        before, after = build_revision(arguments.programs[0]), build(ROOT)
    else:
        parser.error("name a revision, or two programs")

    old, new = names(before), names(after)
    print("| work | per | before | after | times as fast |\n| --- | --- | --- | --- | --- |")
    differing = []
    for name in [name for name in new if arguments.rows in name]:
        best = {}
        for _ in range(arguments.times):
            for which, program, known in (("before", before, old), ("after", after, new)):
                row = measure(program, name).get(name) if name in known else None
                if row and (which not in best or row["median"] < best[which]["median"]):
                    best[which] = row
        row, other = best["after"], best.get("before")
        if other and other["checksum"] != row["checksum"]:
            differing.append(name)
        print(
            f"| {name} | {row['unit']} | {duration(other['median']) if other else '-'} | {duration(row['median'])} | "
            f"{other['median'] / row['median']:.2f} |" if other
            else f"| {name} | {row['unit']} | - | {duration(row['median'])} | - |",
            flush=True,
        )
    if differing:
        sys.exit("The answers differ: " + ", ".join(differing))


if __name__ == "__main__":
    main()
