"""Measures `solve_batch` beside a program in Swift that solves the same games by the same engine, one after the other on one core.

Both give the same columns and texts, which are compared. They take turns, several times, and the least time of each counts, so
that what else the machine does is the same for both. The program is `BatchBenchmark` of `native`:

    python benchmarks/swift_batch.py PROGRAM
"""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any, Callable

import numpy as np

import numberrace


TURNS = 4
"""How often each is measured."""
ROUNDS = 2
"""The rounds of a turn, after one that is not counted."""


def cost(work: Callable[[], Any], rounds: int = ROUNDS) -> float:
    """Return the least time of the processor that some work took, in nanoseconds, of several rounds after one."""
    work()
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time_ns()
        work()
        best = min(best, time.process_time_ns() - start)
    return best


def compare(program: str, name: str, numbers: Any, targets: Any, rules: str) -> None:
    """Print what solving some games took here and there."""
    rows = np.column_stack([numbers, targets]).tolist()
    given = "\n".join(" ".join(map(str, row)) for row in rows)
    command = [program, rules, str(ROUNDS)]
    expressions = {"columns": False, "columns and texts": True}
    theirs: dict[str, float] = {}
    taken: dict[str, float] = {}
    for _ in range(TURNS):
        said = subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout.splitlines()
        for what, time_taken in zip(["solutions alone", *expressions], map(int, said[0].split())):
            theirs[what] = min(theirs.get(what, float("inf")), time_taken)
        for what, wanted in expressions.items():
            time_here = cost(lambda: numberrace.solve_batch(numbers, targets, rules=rules, threads=1, expressions=wanted))
            taken[what] = min(taken.get(what, float("inf")), time_here)

    ours = numberrace.solve_batch(numbers, targets, rules=rules, threads=1)
    columns = zip(ours.distances.tolist(), ours.values.tolist(), ours.points.tolist(), ours.steps.tolist(), ours.texts())
    found = [" ".join(map(str, row)) for row in columns]
    if found != said[1:]:
        raise SystemExit(f"{name}: the results are not those of the program in Swift")

    count = len(rows)
    for what in expressions:
        print(
            f"{name:34}{what:20}{theirs[what] / count / 1000:8.2f}{taken[what] / count / 1000:8.2f}"
            f"{taken[what] / theirs[what]:8.2f}"
        )
    print(f"{name:34}{'solutions alone':20}{theirs['solutions alone'] / count / 1000:8.2f}{'':8}{'':8}")


def main() -> None:
    """Print a table of the times of a game, in microseconds."""
    program = sys.argv[1]
    print(f"{'':34}{'':20}{'Swift':>8}{'Python':>8}{'ratio':>8}")
    drawn = numberrace.generate_batch(5_000, seed=1, solvable=False, ratings=False, expressions=False)
    compare(program, "5,000 games by any rules", drawn.numbers, drawn.targets, "free")
    compare(program, "5,000 games of Countdown", drawn.numbers, drawn.targets, "countdown")
    drawn = numberrace.generate_batch(250_000, seed=1, solvable=False, ratings=False, expressions=False)
    compare(program, "250,000 games of Countdown", drawn.numbers, drawn.targets, "countdown")


if __name__ == "__main__":
    main()
