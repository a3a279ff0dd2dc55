"""Games on clusters, with Spark.

All functions work through Arrow (``mapInArrow``): batches of columns go to the library and come back, no row is ever
an object of Python. The package must be installed on the executors. Each task uses one core.

What a task gives depends on its input alone, so a task that is lost with its executor and run again gives the same.
"""

from __future__ import annotations

import json
import os
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Iterable, Iterator, Union

from . import packages
from .arrays import fingerprints
from .batches import Solve, Verify
from .censuses import Census
from .censuses import census as _census
from .errors import GameError, NumberRaceError
from .generating import GameSource, Ratings
from .pools import Pool, PoolSummary, ranges
from .rules import RulesLike, as_rules
from .tasks import TaskLike, as_task

DataFrame = Any
"""A frame of ``pyspark.sql``."""
SparkSession = Any
"""A session of ``pyspark.sql``."""

__all__ = ["census", "generate", "pool_census", "solve", "verify"]

_GENERATED = 2_000
"""The games of a block that is drawn with a seed of its own. Another number would give other games."""


def _with_columns(frame: Any, added: str) -> Any:
    """Return the schema of a frame with more columns, which must be new."""
    types = packages.needed("pyspark.sql.types", "frames of Spark need pyspark", "numberrace[spark]")
    fields = types.StructType.fromDDL(added).fields
    taken = [field.name for field in fields if field.name in frame.columns]
    if taken:
        raise NumberRaceError(
            f"the frame has a column {taken[0]!r} already: rename it with withColumnRenamed first"
        )
    return types.StructType(list(frame.schema.fields) + fields)


def _require(frame: Any, *names: str) -> None:
    for name in names:
        if name not in frame.columns:
            raise NumberRaceError(f"the frame has no column {name!r}: it has {', '.join(frame.columns)}")


def _mapped(batches: Iterable[Any], *, work: Solve | Verify) -> Iterator[Any]:
    return map(work, batches)


_SOLVED = "value bigint, distance bigint, points bigint, steps int"


def solve(
    frame: DataFrame,
    *,
    rules: RulesLike = "free",
    numbers: str = "numbers",
    target: str = "target",
    expressions: bool = True,
    ratings: bool = False,
) -> DataFrame:
    """Return a frame with the best solution of each of its games.

    Args:
        frame: A frame with a column of arrays of integers, and one of integers.
        rules: The rules, see :func:`numberrace.solve_batch`.
        numbers: The name of the column with the numbers.
        target: The name of the column with the targets.
        expressions: Whether the expressions are wanted.
        ratings: Whether the difficulty is wanted.

    Returns:
        The frame with ``value``, ``distance``, ``points``, ``steps``, and ``rating`` and ``expression`` if they are
        wanted. They are null where the rules do not allow the game.
    """
    _require(frame, numbers, target)
    schema = _with_columns(frame, _SOLVED + ", rating int" * ratings + ", expression string" * expressions)
    work = Solve(rules=as_rules(rules), numbers=numbers, target=target, expressions=expressions, ratings=ratings)
    return frame.mapInArrow(partial(_mapped, work=work), schema)


def verify(
    frame: DataFrame,
    *,
    text: str = "completion",
    task: TaskLike = "free",
    numbers: str | None = None,
    target: str | None = None,
    credit: str = "none",
) -> DataFrame:
    """Return a frame with the verdict on each of its texts.

    Args:
        frame: A frame with the texts, and the numbers and target of the game that each answers.
        text: The name of the column with the texts.
        task: The task: how answers are judged, and whose points count.
        numbers: The name of the column with the numbers; the task's if not given.
        target: The name of the column with the targets; the task's if not given.
        credit: How near misses count, see :func:`numberrace.verify`.

    Returns:
        The frame with ``kind``, ``fault``, ``value``, ``distance``, ``points``, ``score`` and ``steps``.
    """
    work = Verify(text=text, task=as_task(task), numbers=numbers, target=target, credit=credit)
    _require(frame, *work.columns)
    schema = _with_columns(
        frame,
        "kind string, fault string, value bigint, distance bigint, points bigint, score double, steps int",
    )
    return frame.mapInArrow(partial(_mapped, work=work), schema)


def generate(
    spark: SparkSession,
    count: int,
    *,
    seed: int = 0,
    rules: RulesLike = "countdown",
    difficulty: Ratings = None,
    solvable: bool = True,
    partitions: int | None = None,
) -> DataFrame:
    """Draw games with their best solutions and their difficulty.

    The games do not depend on the number of partitions or executors.

    Args:
        spark: The session.
        count: The number of games.
        seed: Any number.
        rules: The rules; they must have tiles.
        difficulty: A rating from 1 to 5 or a range.
        solvable: Whether all games must have an exact solution.
        partitions: The number of partitions; Spark's default if not given.

    Returns:
        A frame with ``numbers``, ``target``, ``value``, ``distance``, ``points``, ``steps``, ``rating``,
        ``expression`` and ``fingerprint``, the hash of the canonical form as a signed number of 64 bits: drop
        duplicates or split by it.
    """
    if count < 0:
        raise GameError(f"{count} games cannot be drawn")
    options = dict(rules=as_rules(rules), difficulty=difficulty, solvable=solvable)
    # What is wrong with the arguments is said here, not by an executor.
    GameSource(seed, **options)  # type: ignore[arg-type]
    blocks = -(-count // _GENERATED)
    frame = spark.range(0, blocks, 1, partitions)
    schema = (
        f"numbers array<bigint>, target bigint, {_SOLVED}, rating int, expression string, fingerprint bigint"
    )
    return frame.mapInArrow(partial(_generate_blocks, count=count, seed=seed, options=options), schema)


def _generate_blocks(
    batches: Iterable[Any], *, count: int, seed: int, options: dict[str, Any]
) -> Iterator[Any]:
    pyarrow = packages.pyarrow()

    for batch in batches:
        for block in batch.column(0).to_pylist():
            source = GameSource(Random(f"numberrace {seed} block {block}").getrandbits(64), **options)
            drawn = source.take(min(_GENERATED, count - block * _GENERATED), threads=1)
            table = drawn.to_arrow()
            hashes = pyarrow.array(fingerprints(drawn.numbers, drawn.targets).view("int64"))
            numbers = table.column("numbers").cast(pyarrow.list_(pyarrow.int64()))
            table = table.set_column(0, "numbers", numbers)
            place = table.schema.get_field_index("expression")
            table = table.set_column(place, "expression", table.column(place).cast(pyarrow.string()))
            order = ["numbers", "target", "value", "distance", "points", "steps", "rating", "expression"]
            table = table.select(order).append_column("fingerprint", hashes)
            yield from table.combine_chunks().to_batches()


def census(spark: SparkSession, rules: RulesLike = "countdown", *, shards: int | None = None) -> Census:
    """Return the census of a show, made in parts on all executors and merged exactly."""
    rules = as_rules(rules)
    count = shards or int(2 * spark.sparkContext.defaultParallelism)
    frame = spark.range(1, count + 1, 1, count)
    rows = frame.mapInArrow(partial(_census_shards, rules=rules, shards=count), "part binary").collect()
    return Census.merge([Census.from_bytes(bytes(row.part), rules) for row in rows])


def _census_shards(batches: Iterable[Any], *, rules: Any, shards: int) -> Iterator[Any]:
    pyarrow = packages.pyarrow()

    for batch in batches:
        for shard in batch.column(0).to_pylist():
            part = _census(rules, shard=(shard, shards), threads=1).to_bytes()
            yield pyarrow.RecordBatch.from_arrays([pyarrow.array([part], pyarrow.binary())], names=["part"])


def pool_census(
    spark: SparkSession,
    pool: Pool,
    path: Union[str, Path],
    *,
    sample: int | None = None,
    seed: int = 0,
    targets: tuple[int, int] = (100, 999),
    shards: int | None = None,
) -> PoolSummary:
    """Return what the selections of a pool reach, from parts that are kept as Parquet files.

    A part that is finished is never made again: after a failure, or when it was stopped, call the function again with
    the same arguments and it goes on with what is missing.

    Args:
        spark: The session.
        pool: The pool.
        path: A folder that the driver and all executors share. Each part is a file in it with one row.
        sample: How many selections to look at, chosen by the seed; all of them if not given.
        seed: Any number.
        targets: The first and the last target, from 1 to 999.
        shards: The number of parts; one for about 5,000 selections if not given.

    Raises:
        NumberRaceError: The folder holds the parts of another census.
    """
    folder = Path(path)
    count = pool.count if sample is None else sample
    if not 1 <= count <= pool.count:
        raise GameError(f"{count} of {pool.count} selections cannot be looked at")
    shards = shards or max(1, count // 5_000)
    if not 1 <= shards <= min(count, 10**6):
        raise GameError(f"{count} selections cannot be looked at in {shards} parts")
    _claim(
        folder,
        {
            "version": 1, "values": list(pool.values), "size": pool.size, "copies": pool.copies,
            "sample": sample, "seed": seed if sample is not None else None, "targets": list(targets),
            "shards": shards,
        },
    )  # fmt: skip
    missing = [shard for shard in range(shards) if not _part(folder, shard).exists()]
    if missing:
        bounds = list(ranges(count, shards))
        chosen = pool.sample(count, seed) if sample is not None else None
        tasks: list[tuple[int, int, int, Any]] = []
        for shard in missing:
            first, end = bounds[shard]
            places = None if chosen is None else chosen[first:end]
            tasks.append((shard, first, end, places))
        context = spark.sparkContext
        # As many parts for each partition: by a hash, some would have twice as many as others, and one executor would wait.
        slices = context.parallelize(tasks, min(len(tasks), 4 * context.defaultParallelism))
        frame = spark.createDataFrame(slices, "shard int, first bigint, end bigint, places array<bigint>")
        work = partial(_pool_shards, pool=pool, targets=targets, folder=str(folder.resolve()))
        done = {row.shard for row in frame.mapInArrow(work, "shard int").collect()}
        if not done.issuperset(missing):
            raise NumberRaceError(f"{len(set(missing) - done)} parts were not made; call again to go on")
    return PoolSummary.merge(_read_part(_part(folder, shard)) for shard in range(shards))


def _part(folder: Path, shard: int) -> Path:
    return folder / f"part-{shard:06}.parquet"


def _claim(folder: Path, parameters: dict[str, Any]) -> None:
    """Note in a folder which census its parts belong to, or see that it is this one."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "census.json"
    text = json.dumps(parameters)
    if file.exists():
        if json.loads(file.read_text(encoding="utf-8")) != json.loads(text):
            raise NumberRaceError(
                f"{folder} has the parts of another census: choose another folder, or delete this one"
            )
        return
    _write_atomically(file, partial(Path.write_text, data=text, encoding="utf-8"))


def _write_atomically(file: Path, write: Any) -> None:
    """Write a file that is there as a whole or not at all, also if several tasks write it."""
    temporary = file.with_name(f".{file.name}.{os.getpid()}.{time.monotonic_ns()}")
    try:
        write(temporary)
        temporary.replace(file)
    finally:
        temporary.unlink(missing_ok=True)


def _pool_shards(
    batches: Iterable[Any], *, pool: Pool, targets: tuple[int, int], folder: str
) -> Iterator[Any]:
    pyarrow = packages.pyarrow()
    parquet = packages.needed("pyarrow.parquet", "parts that are kept need pyarrow")

    for batch in batches:
        for task in batch.to_pylist():
            file = _part(Path(folder), task["shard"])
            if not file.exists():
                places = task["places"]
                if places is None:
                    places = range(task["first"], task["end"])
                start = time.process_time()
                result = pool.reach(places, targets, threads=1)
                row = PoolSummary.of(result, time.process_time() - start)._asdict()
                table = pyarrow.Table.from_pylist([row | {"by_target": list(row["by_target"])}])
                _write_atomically(file, partial(parquet.write_table, table))
            yield pyarrow.RecordBatch.from_arrays(
                [pyarrow.array([task["shard"]], pyarrow.int32())], names=["shard"]
            )


def _read_part(file: Path) -> PoolSummary:
    parquet = packages.needed("pyarrow.parquet", "parts that are kept need pyarrow")

    try:
        row = parquet.read_table(file).to_pylist()[0]
        return PoolSummary(**row | {"by_target": tuple(row["by_target"])})
    except (OSError, ValueError, TypeError, IndexError, KeyError) as error:
        raise NumberRaceError(f"{file} is damaged: delete it and call again ({error})") from error
