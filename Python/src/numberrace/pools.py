"""Pools of numbers, the selections that can be made of them, and samples of these."""

from __future__ import annotations

from random import Random
from typing import Any, Iterable, Iterator, NamedTuple, Sequence

from . import packages
from .censuses import Reach, reach
from .errors import GameError

__all__ = ["Pool", "PoolSummary"]


class Pool:
    """All selections of some values, each taken at most a number of times.

    Selections are numbered in a fixed order, so that any of them can be made without making the others.

    >>> pool = Pool(range(1, 101), size=6, copies=2)
    >>> pool.count
    1592179050
    >>> pool.selections([0, pool.count - 1]).tolist()
    [[1, 1, 2, 2, 3, 3], [98, 98, 99, 99, 100, 100]]
    """

    def __init__(self, values: Iterable[int], *, size: int = 6, copies: int = 2) -> None:
        """Create a pool.

        Args:
            values: The values, from 1 to 1,000,000; each counts once.
            size: The number of numbers of a selection, from 1 to 6.
            copies: How often each value may be taken.

        Raises:
            GameError: There are no selections, or 2^63 or more.
        """
        self.values = tuple(sorted(set(values)))
        self.size = size
        self.copies = copies
        if not self.values or not 1 <= self.values[0] <= self.values[-1] <= 1_000_000:
            raise GameError("the values of a pool are 1 to 1,000,000, and there is at least one")
        if not 1 <= size <= 6:
            raise GameError(f"selections of {size} numbers cannot be looked at: 1 to 6 numbers can")
        if copies < 1:
            raise GameError(f"a value that may be taken {copies} times is no value: give 1 or more")
        # How many selections of each size the values from one on make.
        ways = [[1] + [0] * size]
        for _ in self.values:
            below = ways[-1]
            ways.append(
                [sum(below[m - c] for c in range(min(copies, m) + 1)) for m in range(size + 1)]
            )
        self._ways = ways[::-1]
        self.count = self._ways[0][size]
        """The number of selections."""
        if not 0 < self.count < 2**63:
            raise GameError(f"the pool has {self.count} selections: 1 to 2^63 - 1 are allowed")

    def __repr__(self) -> str:
        return (
            f"<Pool of {len(self.values)} values up to {self.values[-1]}: {self.count:,} selections of "
            f"{self.size}, each value at most {self.copies} times>"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restore, (self.values, self.size, self.copies))

    def selections(self, places: Any) -> Any:
        """Return the selections at some places, from 0, as an array with a row for each."""
        numpy = packages.numpy()
        rest = numpy.array(places, dtype=numpy.int64)
        if rest.ndim != 1 or (rest.size and not (rest.min() >= 0 and rest.max() < self.count)):
            raise GameError(f"places of selections are 0 to {self.count - 1}")
        rows = numpy.zeros((rest.size, self.size), dtype=numpy.int64)
        wanted = numpy.full(rest.size, self.size)
        for value, ways in zip(self.values, self._ways[1:]):
            ways = numpy.array(ways, dtype=numpy.int64)
            open_rows = numpy.ones(rest.size, dtype=bool)
            # Selections with more of the lowest value come first.
            for taken in range(self.copies, 0, -1):
                possible = open_rows & (wanted >= taken)
                block = numpy.where(possible, ways[numpy.maximum(wanted - taken, 0)], 0)
                here = possible & (rest < block)
                for copy in range(taken):
                    rows[here, self.size - wanted[here] + copy] = value
                rest = numpy.where(possible & ~here, rest - block, rest)
                wanted = wanted - numpy.where(here, taken, 0)
                open_rows &= ~here
        return rows

    def sample(self, count: int, seed: int = 0) -> list[int]:
        """Return the places of different selections, each equally likely, in ascending order."""
        if not 0 <= count <= self.count:
            raise GameError(f"{count} of {self.count} selections cannot be drawn")
        return sorted(Random(seed).sample(range(self.count), count))

    def reach(
        self, places: Any, targets: tuple[int, int] = (100, 999), threads: int | None = None
    ) -> Reach:
        """Return what the selections at some places reach."""
        return reach(self.selections(places), targets=targets, threads=threads)


def _restore(values: Sequence[int], size: int, copies: int) -> Pool:
    return Pool(values, size=size, copies=copies)


class PoolSummary(NamedTuple):
    """What selections of a pool reach, added up. Summaries of parts are added without any loss."""

    first_target: int
    last_target: int
    selections: int
    """How many selections were looked at."""
    solvable: int
    """How many of their games have an exact solution."""
    squares: int
    """The sum of the squares of how many targets each selection reaches, for the error of samples."""
    perfect: int
    """How many selections reach all targets."""
    distance_sum: int
    """The sum of the distances of all targets from the nearest values."""
    worst_distance: int
    """The greatest of these distances."""
    by_target: tuple[int, ...]
    """For each target, how many selections reach it."""
    seconds: float
    """The time of one core that the work took."""

    @classmethod
    def of(cls, result: Reach, seconds: float = 0.0) -> PoolSummary:
        """Return the summary of what selections reach."""
        solvable = result.solvable.astype("int64")
        return cls(
            result.first_target, result.last_target, len(result), int(solvable.sum()),
            int((solvable * solvable).sum()), result.perfect, int(result.distance_sums.sum()),
            int(result.worst_distances.max(initial=0)), tuple(result.by_target.tolist()), seconds,
        )  # fmt: skip

    @classmethod
    def merge(cls, parts: Iterable[PoolSummary]) -> PoolSummary:
        """Add summaries.

        Raises:
            GameError: There are none, or they have different targets.
        """
        parts = list(parts)
        if len({(part.first_target, part.last_target) for part in parts}) != 1:
            raise GameError("summaries can be added if there are some, with the same targets")
        return cls(
            parts[0].first_target,
            parts[0].last_target,
            sum(part.selections for part in parts),
            sum(part.solvable for part in parts),
            sum(part.squares for part in parts),
            sum(part.perfect for part in parts),
            sum(part.distance_sum for part in parts),
            max(part.worst_distance for part in parts),
            tuple(map(sum, zip(*(part.by_target for part in parts)))),
            sum(part.seconds for part in parts),
        )

    @property
    def solvable_share(self) -> float:
        """The share of games that have an exact solution."""
        return self.solvable / max(1, self.selections * len(self.by_target))

    @property
    def standard_error(self) -> float:
        """The standard error of the share, where the selections are a sample."""
        if self.selections < 2:
            return float("inf")
        mean = self.solvable / self.selections
        variance = max(0.0, self.squares / self.selections - mean * mean)
        return float((variance / self.selections) ** 0.5 / len(self.by_target))

    @property
    def mean_distance(self) -> float:
        """The mean distance of all targets from the nearest value."""
        return self.distance_sum / max(1, self.selections * len(self.by_target))

    def to_pandas(self) -> Any:
        """Return a frame of pandas with a row for each target."""
        pandas = packages.pandas()

        targets = range(self.first_target, self.last_target + 1)
        share = [count / max(1, self.selections) for count in self.by_target]
        return pandas.DataFrame({"target": targets, "selections": self.by_target, "share": share})


def ranges(count: int, shards: int) -> Iterator[tuple[int, int]]:
    """Iterate over the first and the end of parts of almost equal size."""
    for shard in range(shards):
        yield count * shard // shards, count * (shard + 1) // shards
