"""Splits that never leak, and decontamination.

A game goes to the part that the hash of its canonical form falls in, so the same game is in the same
part wherever and whenever it is drawn, in whatever order its numbers are given, however many games
there are. Nothing has to be remembered or shared between machines.
"""

from __future__ import annotations

import re
from typing import Any, Iterator, Mapping, NamedTuple

from . import packages
from .arrays import fingerprints, read_frame, read_games
from .checks import one_of, real, whole
from .errors import NumberRaceError
from .games import Game, GameLike, as_game, canonical, fingerprint
from .solving import solve_batch
from .values import is_mapping

__all__ = ["DEFAULT_PARTS", "Overlap", "Split", "decontaminate", "duplicates", "overlap", "split"]

DEFAULT_PARTS: Mapping[str, float] = {"test": 0.05, "validation": 0.05, "train": 0.9}
"""The parts of a split and their shares, if no others are given."""


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
                has the same target and the same numbers in its best solution by the rules of the shows, whatever other numbers
                lie idle, so that no solution can be learnt by heart; ``"numbers"`` to keep the same numbers together whatever
                the target. The part depends on the numbers and the target alone, not on the task nor on a solution that an
                example has.
        """
        given: Any = parts
        if not is_mapping(given):
            raise NumberRaceError(f"{parts!r} are no parts: give names and shares, such as {{'test': 0.1, 'train': 0.9}}")
        if not parts or any(not 0 <= share <= 1 for share in map(real, parts, parts.values())):
            raise NumberRaceError(f"{dict(parts)} are no parts: give names and shares from 0 to 1")
        total = sum(parts.values())
        if abs(total - 1) > 1e-9:
            raise NumberRaceError(f"the shares of {', '.join(parts)} add up to {total:g}, not to 1")
        self.parts = dict(parts)
        self.seed = whole("seed", seed)
        self.by = one_of("way to split", by, ("game", "solution", "numbers"))
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
        """Return the name of the part that a game belongs to."""
        game = _game_of(game)
        if self.by == "solution":
            game = (_in_solutions([game.numbers], [game.target])[0], game.target)
        return self.part_of_fingerprint(fingerprint(game, self.seed, self._by))

    @property
    def _by(self) -> str:
        """What is hashed of a game, once its numbers are those of its solution where these count."""
        return "numbers" if self.by == "numbers" else "game"

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
        """Return the parts of many games as an array of names, or as a list where NumPy is not installed.

        Args:
            numbers: The numbers, as :func:`numberrace.solve_batch` takes them, or a frame of games.
            targets: The targets, where the numbers are no frame.
        """
        if self.by == "solution":
            games = read_games(numbers, targets)
            rows = [games.numbers_of(place) for place in range(len(games))]
            numbers, targets = _in_solutions(rows, games.targets), games.targets
        hashes = fingerprints(numbers, targets, seed=self.seed, by=self._by)
        if isinstance(hashes, memoryview):
            return [self.part_of_fingerprint(value) for value in hashes.tolist()]
        numpy = packages.numpy()
        # Bounds of 2^64 do not fit in 64 bits; what is below none of the others belongs to the first of them.
        bounds = numpy.array([b for b, _ in self._bounds if b < 2**64], dtype=numpy.uint64)
        return numpy.array(list(self.parts))[numpy.searchsorted(bounds, hashes, side="right")]


def split(game: GameLike, parts: Mapping[str, float] = DEFAULT_PARTS, *, seed: int = 0) -> str:
    """Return the name of the part that a game belongs to; see :class:`Split`."""
    return Split(parts, seed=seed).part(game)


def decontaminate(games: Any, against: Any) -> Iterator[Any]:
    """Iterate over games that are not among others, by their canonical forms.

    Args:
        games: Games, or examples with ``numbers`` and ``target``, which are passed on as they are; or a frame of games, as
            :func:`numberrace.solve_batch` takes them, whose rows are passed on as mappings.
        against: The games that must not occur, such as those of a benchmark.

    >>> list(decontaminate([([1, 2, 3], 6), ([4, 5, 6], 15)], against=[([3, 2, 1], 6)]))
    [([4, 5, 6], 15)]
    """
    forbidden = {canonical(game) for _, game in _items(against)}
    return (item for item, game in _items(games) if canonical(game) not in forbidden)


def duplicates(games: Any) -> Iterator[Any]:
    """Iterate over the games that have the canonical form of an earlier one; see :func:`decontaminate`."""
    seen: set[str] = set()
    for item, game in _items(games):
        form = canonical(game)
        if form in seen:
            yield item
        seen.add(form)


def _items(games: Any) -> Iterator[tuple[Any, Game]]:
    """Iterate over what is listed, or the rows of a frame, and the game of each."""
    frame = read_frame(games)
    if frame is None:
        return ((item, _game_of(item)) for item in games)
    rows, read = frame
    targets = memoryview(read.targets)
    return ((row, Game(tuple(read.numbers_of(place)), targets[place])) for place, row in enumerate(rows))


def _game_of(item: Any) -> Game:
    """Return the game of an example; reasoning-gym's have theirs in ``metadata``."""
    if is_mapping(item) and "target" not in item and is_mapping(item.get("metadata")):
        return as_game(item["metadata"])
    return as_game(item)


def _in_solutions(numbers: Any, targets: Any) -> list[tuple[int, ...]]:
    """Return the numbers in the best solution of each game by the rules of the shows, and all where these do not allow it."""
    texts = solve_batch(numbers, targets).texts()
    return [tuple(map(int, re.findall("[0-9]+", text))) or tuple(row) for text, row in zip(texts, numbers)]


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


def overlap(games: Any, others: Any) -> Overlap:
    """Count what games of one data set, such as for tests, have in common with another, such as for training.

    Args:
        games: Games, or examples; or a frame of games, as :func:`numberrace.solve_batch` takes them.
        others: Those of the other data set.

    >>> overlap([([1, 2, 3], 6), ([4, 5, 6], 15)], [([3, 2, 1], 6), ([4, 5, 6], 26), ([4, 5, 6], 15)])
    Overlap(size=2, games=2, solutions=2, numbers=2)
    """

    def forms(given: Any) -> list[list[Any]]:
        rows = [game for _, game in _items(given)]
        used = _in_solutions([game.numbers for game in rows], [game.target for game in rows])
        numbers = [tuple(sorted(game.numbers)) for game in rows]
        return [
            [(key, game.target) for key, game in zip(numbers, rows)],
            [(tuple(sorted(key)), game.target) for key, game in zip(used, rows)],
            numbers,
        ]

    known = [set(column) for column in forms(others)]
    found = forms(games)
    return Overlap(len(found[0]), *(sum(form in seen for form in column) for seen, column in zip(known, found)))
