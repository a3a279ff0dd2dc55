"""Measures `solve_batch` beside a program in Swift that solves the same games by the same engine, one after the other on one core.

Both give the same columns and texts, which are compared. The program is `BatchBenchmark` of `native`:

    python benchmarks/swift_batch.py PROGRAM
"""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any, Callable

import numpy as np

import numberrace


def cost(work: Callable[[], Any], rounds: int = 5) -> float:
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
    said = subprocess.run([program, rules], input=given, capture_output=True, text=True, check=True).stdout.splitlines()
    alone, with_columns, with_texts = map(int, said[0].split())

    ours = numberrace.solve_batch(numbers, targets, rules=rules, threads=1)
    columns = zip(ours.distances.tolist(), ours.values.tolist(), ours.points.tolist(), ours.steps.tolist(), ours.texts())
    found = [" ".join(map(str, row)) for row in columns]
    if found != said[1:]:
        raise SystemExit(f"{name}: the results are not those of the program in Swift")

    count = len(rows)
    for what, theirs, expressions in (("columns", with_columns, False), ("columns and texts", with_texts, True)):
        taken = cost(lambda: numberrace.solve_batch(numbers, targets, rules=rules, threads=1, expressions=expressions))
        print(f"{name:34}{what:20}{theirs / count / 1000:8.2f}{taken / count / 1000:8.2f}{taken / theirs:8.2f}")
    print(f"{name:34}{'solutions alone':20}{alone / count / 1000:8.2f}{'':8}{'':8}")


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
