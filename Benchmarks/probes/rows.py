#!/usr/bin/env python3
"""Measures some rows of the benchmarks several times in turn, and says how much faster two threads are than one.

    Benchmarks/probes/rows.py                            # batches, look-ups, listing, counting, the census and every game
    Benchmarks/probes/rows.py --rows counting listing    # rows that have one of these texts in their names
    Benchmarks/probes/rows.py --program BENCH            # a program that is built already

The least median of each row counts, since other work on the machine only ever adds to it.
"""

import argparse

from compare import ROOT, build, duration, measure, names

ROWS = ["batch", "games looked up", "listing", "counting", "ratings", "census", "every game"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rows", nargs="+", default=ROWS, help="texts in the names of rows")
    parser.add_argument("--program", help="the program to run; by default it is built")
    parser.add_argument("--times", type=int, default=3, help="how often each is measured")
    arguments = parser.parse_args()
    program = arguments.program or build(ROOT)
    wanted = [name for name in names(program) if any(text in name for text in arguments.rows)]

    best = {}
    for _ in range(arguments.times):
        for name in wanted:
            # A name may be part of another.
            row = measure(program, name)[name]
            if name not in best or row["median"] < best[name]["median"]:
                best[name] = row
    print("| work | per | least median | times as fast as with one thread |\n| --- | --- | --- | --- |")
    for name, row in best.items():
        alone = best.get(name.replace("2 threads", "1 thread"))
        ratio = f"{alone['median'] / row['median']:.2f}" if alone and alone is not row else ""
        print(f"| {name} | {row['unit']} | {duration(row['median'])} | {ratio} |")


if __name__ == "__main__":
    main()
