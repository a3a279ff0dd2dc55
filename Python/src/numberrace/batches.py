"""Functions from a part of a table to the same part with more columns, as Spark, Ray Data and Dask apply them to all parts.

A part is a batch or a table of Arrow, a frame of pandas, or a mapping of columns. The functions can be pickled::

    dataset.map_batches(Verify(task="tinyzero"), batch_format="pyarrow")     # Ray Data
    frame.map_partitions(Verify(task="tinyzero"))                            # Dask
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import packages
from .arrays import read_rows
from .checks import one_of, text, truth
from .errors import NumberRaceError
from .limits import limits
from .rules import RulesLike, as_rules
from .solving import solve_arrays
from .tasks import TaskLike, as_task
from .values import is_mapping
from .verifying import CREDITS

__all__ = ["Solve", "Verify"]


@dataclass(frozen=True, kw_only=True)
class Verify:
    """Adds the verdict on each text: ``kind``, ``fault``, ``value``, ``distance``, ``points``, ``score`` and ``steps``.

    >>> part = {"completion": ["1 + 2"], "numbers": [[1, 2]], "target": [3]}
    >>> list(Verify()(part)["kind"])
    ['solved']
    """

    text: str = "completion"
    """The name of the column with the texts."""
    task: TaskLike = "free"
    """How answers are judged, and whose points count."""
    numbers: str | None = None
    """The name of the column with the numbers; the task's if not given."""
    target: str | None = None
    """The name of the column with the targets; the task's if not given."""
    credit: str = "none"
    """How near misses count, see :func:`numberrace.verify`."""
    threads: int | None = 1
    """The maximum number of threads; one, because other parts are at work beside this one."""

    def __post_init__(self) -> None:
        # What is wrong is said where it is written, not on a cluster.
        as_task(self.task)
        one_of("credit", self.credit, CREDITS)
        _check(self.columns, self.threads)

    @property
    def columns(self) -> tuple[str, str, str]:
        """The names of the columns that are read."""
        task = as_task(self.task)
        return self.text, self.numbers or task.numbers, self.target or task.target

    def __call__(self, part: Any) -> Any:
        """Return a part with the verdicts."""
        texts, numbers, targets = (_column(part, name) for name in self.columns)
        found = as_task(self.task).verify_batch(texts, numbers, targets, credit=self.credit, threads=self.threads)
        return _joined(part, found.to_arrow())


@dataclass(frozen=True, kw_only=True)
class Solve:
    """Adds the best solution of each game: ``value``, ``distance``, ``points``, ``steps``, and ``rating`` and ``expression``
    if they are wanted. They are null where the rules do not allow the game, or the row is none.
    """

    rules: RulesLike = "free"
    """The rules, see :func:`numberrace.solve_batch`."""
    numbers: str = "numbers"
    """The name of the column with the numbers."""
    target: str = "target"
    """The name of the column with the targets."""
    expressions: bool = True
    """Whether the expressions are wanted."""
    ratings: bool = False
    """Whether the difficulty is wanted."""
    threads: int | None = 1
    """The maximum number of threads; one, because other parts are at work beside this one."""

    def __post_init__(self) -> None:
        as_rules(self.rules)
        truth("expressions", self.expressions)
        truth("ratings", self.ratings)
        _check(self.columns, self.threads)

    @property
    def columns(self) -> tuple[str, str]:
        """The names of the columns that are read."""
        return self.numbers, self.target

    def __call__(self, part: Any) -> Any:
        """Return a part with the solutions."""
        games = read_rows(_column(part, self.numbers), _column(part, self.target))
        found = solve_arrays(games, self.rules, self.expressions, self.ratings, threads=self.threads).to_arrow()
        names = ["value", "distance", "points", "steps"] + ["rating"] * self.ratings
        return _joined(part, found.select(names + ["expression"] * self.expressions))


def _check(columns: tuple[str, ...], threads: int | None) -> None:
    for name in columns:
        text("name of a column", name)
    limits(threads=threads)


def _column(part: Any, name: str) -> Any:
    names = part.schema.names if hasattr(part, "schema") else list(part)
    if name not in names:
        raise NumberRaceError(f"the part has no column {name!r}: it has {', '.join(map(str, names))}")
    return part[name]


def _joined(part: Any, table: Any) -> Any:
    """Return a part with the columns of a table after its own."""
    pyarrow = packages.pyarrow()
    for place, name in enumerate(table.column_names):
        if table.column(place).type == pyarrow.large_string():
            # Others, such as Spark, know these texts only.
            table = table.set_column(place, name, table.column(place).cast(pyarrow.string()))
    if isinstance(part, pyarrow.RecordBatch):
        added = [column.combine_chunks() for column in table.columns]
        return pyarrow.RecordBatch.from_arrays([*part.columns, *added], names=[*part.schema.names, *table.column_names])
    if isinstance(part, pyarrow.Table):
        for name in table.column_names:
            part = part.append_column(name, table.column(name))
        return part
    if is_mapping(part):
        return {**part, **{name: table.column(name).to_numpy() for name in table.column_names}}
    # All parts have the same types, those with missing values too.
    found = table.to_pandas(types_mapper=packages.pandas().ArrowDtype)
    return part.assign(**{name: found[name].array for name in found})
