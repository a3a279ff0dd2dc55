"""What selections of numbers reach: of all tiles of a show, or of any pool."""

from __future__ import annotations

from typing import Any, Sequence

from . import _native, packages
from .arrays import read_games
from .checks import many, share, span
from .columns import column
from .errors import GameError
from .limits import Progress, limits, showing
from .rules import Rules, RulesLike, as_rules

__all__ = ["Census", "Reach", "census", "reach"]


class Reach:
    """Which targets some selections reach exactly, and how far off the others are.

    The columns are NumPy arrays.
    """

    def __init__(
        self, numbers: Any, first_target: int, last_target: int, data: Sequence[bytearray]
    ) -> None:
        """Wrap what the library found."""
        self.numbers = numbers
        """The selections."""
        self.first_target = first_target
        self.last_target = last_target
        targets = last_target - first_target + 1
        self.solvable = column(data[0], "i")
        """For each selection, how many of the targets it reaches."""
        self.distance_sums = column(data[1], "q")
        """For each selection, the sum of the distances of all targets from the nearest value."""
        self.worst_distances = column(data[2], "i")
        """For each selection, the greatest of these distances."""
        self._bitmaps = packages.numpy().frombuffer(data[3], dtype="B").reshape(-1, (targets + 7) // 8)
        self.by_target = column(data[4], "q")
        """For each target, how many selections reach it."""

    def __len__(self) -> int:
        return len(self.solvable)

    @property
    def targets(self) -> Any:
        """The targets."""
        return packages.numpy().arange(self.first_target, self.last_target + 1)

    @property
    def reached(self) -> Any:
        """A row for each selection that says of each target whether it is reached."""
        numpy = packages.numpy()
        count = self.last_target - self.first_target + 1
        return numpy.unpackbits(self._bitmaps, axis=1, count=count, bitorder="little").astype(bool)

    @property
    def solvable_share(self) -> float:
        """The share of all games that have an exact solution."""
        return float(self.solvable.sum() / max(1, len(self) * len(self.by_target)))

    @property
    def perfect(self) -> int:
        """How many selections reach all targets."""
        return int((self.solvable == len(self.by_target)).sum())

    def to_arrow(self) -> Any:
        """Return a table of Arrow with a row for each selection."""
        numpy, pyarrow = packages.numpy(), packages.pyarrow()
        numbers = numpy.ascontiguousarray(self.numbers)
        return pyarrow.table(
            {
                "numbers": pyarrow.FixedSizeListArray.from_arrays(
                    pyarrow.array(numbers.ravel()), numbers.shape[1]
                ),
                "solvable": self.solvable,
                "distance_sum": self.distance_sums,
                "worst_distance": self.worst_distances,
            }
        )

    def to_pandas(self) -> Any:
        """Return a frame of pandas with a row for each selection, and its numbers in columns."""
        pandas = packages.pandas()

        numbers = self.numbers
        frame = {f"n{place + 1}": numbers[:, place] for place in range(numbers.shape[1])}
        count = len(self.by_target)
        frame |= {
            "solvable": self.solvable,
            "share": self.solvable / count,
            "mean_distance": self.distance_sums / count,
            "worst_distance": self.worst_distances,
        }
        return pandas.DataFrame(frame)

    def by_target_to_pandas(self) -> Any:
        """Return a frame of pandas with a row for each target."""
        pandas = packages.pandas()

        share = self.by_target / max(1, len(self))
        return pandas.DataFrame({"target": self.targets, "selections": self.by_target, "share": share})

    def plot(self, axes: Any = None) -> Any:
        """Draw the share of selections that reach each target, and return Matplotlib's axes."""
        if axes is None:
            pyplot = packages.needed("matplotlib.pyplot", "plots need Matplotlib", "numberrace[plots]")
            axes = pyplot.figure(figsize=(9, 3.5), layout="constrained").add_subplot()
        axes.plot(self.targets, 100 * self.by_target / max(1, len(self)), linewidth=0.8)
        axes.set_xlabel("Target")
        axes.set_ylabel("Selections that reach it (%)")
        axes.set_title(f"{len(self):,} selections: {100 * self.solvable_share:.2f} % of the games are solvable")
        axes.grid(alpha=0.3)
        return axes

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} of {len(self):,} selections, targets {self.first_target} to "
            f"{self.last_target}: {100 * self.solvable_share:.2f} % solvable>"
        )

    def _repr_html_(self) -> str:
        worst = int(self.worst_distances.max()) if len(self) else 0
        rows = [
            ("Selections", f"{len(self):,}"),
            ("Targets", f"{self.first_target} to {self.last_target}"),
            ("Games with an exact solution", f"{100 * self.solvable_share:.2f} %"),
            ("Selections that reach all targets", f"{self.perfect:,}"),
            ("Greatest distance", f"{worst:,}"),
        ]
        cells = "".join(f"<tr><th>{name}</th><td>{value}</td></tr>" for name, value in rows)
        return f"<table>{cells}</table>"


class Census(Reach):
    """The census of a show: what all selections of its tiles reach, or a part of them."""

    def __init__(self, handle: Any, rules: Rules) -> None:
        """Wrap a census of the library."""
        self._handle = handle
        self.rules = rules
        first, last, width, self.first_selection, *_ = _native.census_describe(handle)
        numbers, *data = _native.census_read(handle)
        super().__init__(packages.numpy().frombuffer(numbers, dtype="i").reshape(-1, width), first, last, data)

    @classmethod
    def merge(cls, parts: Sequence[Census]) -> Census:
        """Join the parts of a census, in any order.

        Raises:
            GameError: Parts are missing, overlap or have different rules.
        """
        parts = many("parts of the census", parts)
        if not parts:
            raise GameError("there are no parts to merge")
        for part in parts:
            if not isinstance(part, Census):
                raise GameError(f"{part!r} is no part of a census: give what numberrace.census returns")
        return cls(_native.census_merge([part._handle for part in parts]), parts[0].rules)

    def to_bytes(self) -> bytes:
        """Return the census as bytes, for :meth:`from_bytes` in another process."""
        return bytes(_native.census_write(self._handle))

    @classmethod
    def from_bytes(cls, data: bytes, rules: RulesLike = "countdown") -> Census:
        """Read what :meth:`to_bytes` returned."""
        rules = as_rules(rules)
        return cls(_native.census_load(rules._handle, data), rules)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Census.from_bytes, (self.to_bytes(), self.rules))


def census(
    rules: RulesLike = "countdown",
    *,
    shard: tuple[int, int] | None = None,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress = None,
) -> Census:
    """Return what all selections of a show's tiles reach; Countdown has 13,243.

    Args:
        rules: The rules of a show with six tiles.
        shard: Which part of how many, from ``(1, n)`` to ``(n, n)``; :meth:`Census.merge` joins them.
        timeout: The maximum time in seconds.
        threads: The maximum number of threads.
        progress: ``True`` for a bar, or a function of the number of selections that are done and of all.

    Raises:
        GameError: There is no census under these rules, or no such part.
        Stopped: The time was over.
        KeyboardInterrupt: The user pressed Ctrl-C.
    """
    rules = as_rules(rules)
    first, count = (0, 0) if shard is None else _native.census_shard(rules._handle, *share("shard", shard))
    with showing(progress, "selections") as show:
        handle = _native.census_make(
            rules._handle, first, count, limits(timeout, threads=threads, progress=show)
        )
    return Census(handle, rules)


def reach(
    selections: Any,
    *,
    targets: tuple[int, int] = (100, 999),
    threads: int | None = None,
    progress: Progress = None,
) -> Reach:
    """Return what any selections reach: up to six numbers each, from 1 to 1,000,000.

    Args:
        selections: The numbers of each: an array, a list or a frame, as for :func:`numberrace.solve_batch`.
        targets: The first and the last target, from 1 to 999.
        threads: The maximum number of threads.
        progress: ``True`` for a bar, or a function of the number of selections that are done and of all.

    >>> reach([[1, 2, 3], [2, 3, 4]], targets=(1, 24)).solvable.tolist()
    [9, 16]
    """
    numpy = packages.numpy()
    targets = span("targets", targets, 1, 999)
    arrays = read_games(selections, needs_targets=False)
    with showing(progress, "selections") as show:
        statuses, *data = _native.reach_batch(
            arrays.native(as_rules("free")), *targets, limits(threads=threads, progress=show)
        )
    bad = numpy.flatnonzero(numpy.frombuffer(statuses, dtype="i"))
    if len(bad):
        numbers = arrays.numbers_of(int(bad[0]))
        raise GameError(
            f"the selection {', '.join(map(str, numbers)) or 'without numbers'} at {bad[0]} cannot be "
            "looked at: selections have 1 to 6 numbers from 1 to 1,000,000, with a product below 2^63"
        )
    if arrays.offsets is None:
        return Reach(numpy.asarray(arrays.numbers), *targets, data)
    rows = numpy.zeros((len(arrays), arrays.width), dtype="q")
    places = numpy.asarray(arrays.offsets)
    lengths = numpy.diff(places)
    rows[numpy.arange(rows.shape[1]) < lengths[:, None]] = numpy.asarray(arrays.numbers)[places[0] : places[-1]]
    return Reach(rows, *targets, data)
