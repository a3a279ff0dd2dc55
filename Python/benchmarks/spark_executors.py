"""Measures how much less time a job takes on two executors of this machine than on one.

The job is a sample of the census of six numbers from 1 to 100. Each executor is a process with one core, and both clusters are
asked to do the same, one after the other. Where other work takes the cores meanwhile, two executors cannot be faster; so the
time of the processor that each takes is told too, with all of its processes: with as many cores as executors, the job takes as
long as the one that has most to do.

    python benchmarks/spark_executors.py [SELECTIONS]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Iterator


def wait(batches: Iterator[Any]) -> Iterator[Any]:
    """Keep a task for a while, so that each executor gets some, and has loaded the package afterwards."""
    import numberrace.spark  # noqa: F401

    for batch in batches:
        time.sleep(1)
        yield batch


def executor_times(application: str) -> dict[str, float]:
    """Return the seconds of the processor that each executor of an application has taken, by its number."""
    parents: dict[int, int] = {}
    spent: dict[int, float] = {}
    found: dict[str, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue  # It has ended.
        process = int(folder.name)
        parents[process] = int(fields[1])
        # Of itself, and of children that have ended.
        spent[process] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
        if application in command and "--executor-id" in command:
            found[command[command.index("--executor-id") + 1]] = process
    numbers = {process: number for number, process in found.items()}
    times = dict.fromkeys(found, 0.0)
    for process, seconds in spent.items():
        ancestor = process
        while ancestor in parents and ancestor not in numbers:
            ancestor = parents[ancestor]
        if ancestor in numbers:
            times[numbers[ancestor]] += seconds
    return times


def work(executors: int, selections: int) -> None:
    """Do the job on so many executors, and print the seconds, those of the processor that each took, and the result."""
    import pyspark

    os.environ["SPARK_HOME"] = str(Path(pyspark.__file__).parent)
    os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
    from pyspark.sql import SparkSession

    from numberrace import spark as on_spark
    from numberrace.pools import Pool

    session = (
        SparkSession.builder.master(f"local-cluster[{executors},1,1024]")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.ui.enabled", "false")
        .config("spark.executor.memory", "1g")
        .config("spark.log.level", "ERROR")
        .config("spark.default.parallelism", 2)
        .getOrCreate()
    )
    session.range(0, 8, 1, 8).mapInArrow(wait, "id bigint").collect()
    with tempfile.TemporaryDirectory() as folder:
        before = executor_times(session.sparkContext.applicationId)
        start = time.monotonic()
        found = on_spark.pool_census(session, Pool(range(1, 101)), folder, sample=selections, seed=1, shards=24)
        seconds = time.monotonic() - start
        after = executor_times(session.sparkContext.applicationId)
    session.stop()
    each = [taken - before.get(number, 0) for number, taken in sorted(after.items())]
    print(seconds, ",".join(f"{taken:.2f}" for taken in each), found._replace(seconds=0))


def main() -> None:
    """Print what one executor and two take."""
    if len(sys.argv) == 3:
        return work(int(sys.argv[1]), int(sys.argv[2]))
    selections = sys.argv[1] if len(sys.argv) > 1 else "100000"
    taken: list[float] = []
    longest: list[float] = []
    results = []
    for executors in (1, 2):
        command = [sys.executable, __file__, str(executors), selections]
        said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
        seconds, processor, result = said.strip().splitlines()[-1].split(" ", 2)
        each = [float(part) for part in processor.split(",")]
        taken.append(float(seconds))
        longest.append(max(each))
        results.append(result)
        print(f"{executors} of one core: {float(seconds):.1f} s; of the processor, {' and '.join(f'{part:.1f}' for part in each)} s")
    if results[0] != results[1]:
        raise SystemExit("the results differ")
    print(f"one takes {taken[0] / taken[1]:.2f} times as long as two; the results are the same")
    print(f"by the processor, one has {longest[0] / longest[1]:.2f} times as much to do as the busier of two")


if __name__ == "__main__":
    main()
