"""Splits that never leak, and decontamination.

A game goes to the part that the hash of its canonical form falls in, so the same game is in the same
part wherever and whenever it is drawn, in whatever order its numbers are given, however many games
there are. Nothing has to be remembered or shared between machines.
"""

from __future__ import annotations

import re
from typing import Any, Iterable, Iterator, Mapping, NamedTuple, TypeVar

from . import packages
from .arrays import fingerprints, is_mapping, read_games
from .checks import real, whole
from .errors import GameError, NumberRaceError
from .games import GameLike, as_game, canonical, fingerprint

__all__ = ["DEFAULT_PARTS", "Overlap", "Split", "decontaminate", "duplicates", "overlap", "split"]

DEFAULT_PARTS: Mapping[str, float] = {"test": 0.05, "validation": 0.05, "train": 0.9}
"""The parts of a split and their shares, if no others are given."""

_Item = TypeVar("_Item")


class Split:
    """An assignment of games to parts.

    The parts take consecutive ranges of the hashes, in their order. So with a first part that keeps
    its share, the others can change theirs and no game enters or leaves the first.

    >>> parts = Split({"test": 0.1, "train": 0.9})
    >>> parts.part(([25, 50, 75, 100, 3, 6], 952)) == parts.part(([3, 6, 25, 50, 75, 100], 952))
    True
    """

    def __init__(
        self, parts: Mapping[str, float] = DEFAULT_PARTS, *, seed: int = 0, by: str = "game"
    ) -> None:
        """Create a split.

        Args:
            parts: The names of the parts and their shares, which add up to 1.
            seed: A number that makes another split of the same games.
            by: ``"game"`` to keep the same numbers with the same target together; ``"solution"`` to keep together what
                has the same target and the same numbers in its best solution, whatever other numbers lie idle, so that no
                solution can be learnt by heart; ``"numbers"`` to keep the same numbers together whatever the target.
        """
        given: Any = parts
        if not is_mapping(given):
            raise NumberRaceError(f"{parts!r} are no parts: give names and shares, such as {{'test': 0.1, 'train': 0.9}}")
        if not parts or any(not 0 <= share <= 1 for share in map(real, parts, parts.values())):
            raise NumberRaceError(f"{dict(parts)} are no parts: give names and shares from 0 to 1")
        total = sum(parts.values())
        if abs(total - 1) > 1e-9:
            raise NumberRaceError(f"the shares of {', '.join(parts)} add up to {total:g}, not to 1")
        if by not in ("game", "solution", "numbers"):
            raise GameError(f"unknown way to split {by!r}; choose one of game, solution, numbers")
        self.parts = dict(parts)
        self.seed = whole("seed", seed)
        self.by = by
        bounds: list[int] = []
        sum_of_shares = 0.0
        for share in parts.values():
            sum_of_shares += share
            bounds.append(min(2**64, round(sum_of_shares * 2**64)))
        # The last part that is not empty takes what rounding left over.
        last = max(place for place, share in enumerate(parts.values()) if share > 0)
        bounds[last:] = [2**64] * (len(bounds) - last)
        self._bounds = list(zip(bounds, parts))

    def part(self, game: GameLike) -> str:
        """Return the name of the part that a game belongs to.

        Split by solutions, an example that has its solution is not solved again.
        """
        if self.by == "solution":
            return self.part_of_fingerprint(fingerprint(_used(game), self.seed))
        return self.part_of_fingerprint(fingerprint(game, self.seed, self.by))

    def part_of_fingerprint(self, value: int) -> str:
        """Return the name of the part of a hash, made with the seed of this split."""
        for bound, name in self._bounds:
            if value < bound:
                return name
        raise AssertionError("the bound of the last part is above all hashes")

    def is_in(self, game: GameLike, part: str) -> bool:
        """Return whether a game belongs to a part."""
        self.require(part)
        return self.part(game) == part

    def require(self, part: str) -> None:
        """Raise an error if there is no such part."""
        if part not in self.parts:
            raise NumberRaceError(
                f"there is no part {part!r} of the split: there are {', '.join(self.parts)}"
            )

    def parts_of(self, numbers: Any, targets: Any = None) -> Any:
        """Return the parts of many games as an array of names.

        Args:
            numbers: The numbers, as :func:`numberrace.solve_batch` takes them, or a frame of games.
            targets: The targets, where the numbers are no frame.
        """
        numpy = packages.numpy()

        if self.by == "solution":
            games = read_games(numbers, targets)
            rows = [(games.numbers_of(place), int(games.targets[place])) for place in range(len(games))]
            numbers, targets = [game[0] for game in map(_used, rows)], [row[1] for row in rows]
        by = "game" if self.by == "solution" else self.by
        hashes = numpy.asarray(fingerprints(numbers, targets, seed=self.seed, by=by))
        # Bounds of 2^64 do not fit in 64 bits; what is below none of the others belongs to the first of them.
        bounds = numpy.array([b for b, _ in self._bounds if b < 2**64], dtype=numpy.uint64)
        return numpy.array(list(self.parts))[numpy.searchsorted(bounds, hashes, side="right")]


def split(game: GameLike, parts: Mapping[str, float] = DEFAULT_PARTS, *, seed: int = 0) -> str:
    """Return the name of the part that a game belongs to; see :class:`Split`."""
    return Split(parts, seed=seed).part(game)


def decontaminate(games: Iterable[_Item], against: Iterable[GameLike]) -> Iterator[_Item]:
    """Iterate over games that are not among others, by their canonical forms.

    Args:
        games: Games, or examples with ``numbers`` and ``target``, which are passed on as they are.
        against: The games that must not occur, such as those of a benchmark.

    >>> list(decontaminate([([1, 2, 3], 6), ([4, 5, 6], 15)], against=[([3, 2, 1], 6)]))
    [([4, 5, 6], 15)]
    """
    forbidden = {canonical(game) for game in against}
    for game in games:
        if canonical(_game_of(game)) not in forbidden:
            yield game


def duplicates(games: Iterable[_Item]) -> Iterator[_Item]:
    """Iterate over the games that have the canonical form of an earlier one."""
    seen: set[str] = set()
    for game in games:
        form = canonical(_game_of(game))
        if form in seen:
            yield game
        seen.add(form)


def _game_of(item: Any) -> GameLike:
    """Return the game of an example; reasoning-gym's have theirs in ``metadata``."""
    if is_mapping(item) and "target" not in item and is_mapping(item.get("metadata")):
        return as_game(item["metadata"])
    return as_game(item)


def _used(item: Any) -> tuple[tuple[int, ...], int]:
    """Return the numbers in the best solution of a game, and its target."""
    from .solving import solve

    game = as_game(_game_of(item))
    row: Any = item
    solution = row.get("solution") if isinstance(item, Mapping) else getattr(row, "solution", None)
    text = solution if isinstance(solution, str) else getattr(solution, "text", None)
    if text is None:
        text = solve(game.numbers, game.target).text
    return tuple(map(int, re.findall("[0-9]+", text))), game.target


class Overlap(NamedTuple):
    """How many games of one data set have something in common with another."""

    size: int
    """The number of games that were looked for."""
    games: int
    """Those that the other data set has too, in any order of the numbers."""
    solutions: int
    """Those whose target and numbers in the best solution are those of a game there."""
    numbers: int
    """Those whose numbers are those of a game there, whatever the target."""


def overlap(games: Iterable[Any], others: Iterable[Any]) -> Overlap:
    """Count what games of one data set, such as for tests, have in common with another, such as for training.

    Args:
        games: Games, or examples, which are not solved again if they have a ``solution``.
        others: Those of the other data set.

    >>> overlap([([1, 2, 3], 6), ([4, 5, 6], 15)], [([3, 2, 1], 6), ([4, 5, 6], 26), ([4, 5, 6], 15)])
    Overlap(size=2, games=2, solutions=2, numbers=2)
    """

    def forms(item: Any) -> tuple[Any, Any, Any]:
        game = as_game(_game_of(item))
        used, target = _used(item)
        numbers = tuple(sorted(game.numbers))
        return (numbers, target), (tuple(sorted(used)), target), numbers

    known: tuple[set[Any], set[Any], set[Any]] = (set(), set(), set())
    for item in others:
        for seen, form in zip(known, forms(item)):
            seen.add(form)
    found = [[form in seen for seen, form in zip(known, forms(item))] for item in games]
    return Overlap(len(found), *(sum(column) for column in zip(*found))) if found else Overlap(0, 0, 0, 0)
