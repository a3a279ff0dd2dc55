"""Games: the numbers given and the target to reach, and their canonical form."""

from __future__ import annotations

from array import array
from operator import index
from typing import Any, Iterable, Mapping, NamedTuple, Protocol, Union, cast

from . import _native
from .errors import GameError
from .rules import as_rules

__all__ = ["Game", "GameLike", "canonical", "fingerprint"]

WAYS_TO_HASH = ("game", "numbers")
_LARGEST = 2**63 - 1
_MOST = 64


class Game(NamedTuple):
    """Numbers, each of which may be used once, and a target.

    >>> Game((25, 50, 75, 100, 3, 6), 952)
    Game(numbers=(25, 50, 75, 100, 3, 6), target=952, rules='free')
    """

    numbers: tuple[int, ...]
    target: int
    rules: str = "free"

    def __str__(self) -> str:
        return " ".join(map(str, self.numbers)) + f" \u2192 {self.target}"

    @property
    def canonical(self) -> str:
        """The canonical form; see :func:`canonical`."""
        return canonical(self)

    @property
    def fingerprint(self) -> int:
        """The hash of the canonical form; see :func:`fingerprint`."""
        return fingerprint(self)


class HasGame(Protocol):
    """What has a game, as one that was drawn."""

    @property
    def game(self) -> Game:
        """The game."""
        ...


GameLike = Union[Game, HasGame, Mapping[str, object], "tuple[Iterable[int], int]"]
"""Whatever names a game: a :class:`Game`, one that was drawn, a mapping with ``numbers`` and ``target``, or a pair."""


def as_game(game: GameLike, rules: str = "free") -> Game:
    """Return the game that a value names.

    Raises:
        GameError: The value names no game.
    """
    if isinstance(game, Game):
        return game
    drawn = getattr(game, "game", None)
    if drawn is not None and isinstance(drawn, Game):
        return drawn
    numbers: object
    target: object
    # A pair, as most are, is told at once; whether something is a mapping takes long to find out.
    if type(game) is not tuple and isinstance(game, Mapping):
        row: Mapping[str, object] = game
        numbers = row.get("numbers", row.get("nums"))
        target = row.get("target")
        rules = str(row.get("rules", rules))
    else:
        pair: Any = game
        try:
            numbers, target = pair
        except (TypeError, ValueError):
            numbers = target = None
    if numbers is None or target is None:
        raise GameError(
            f"{_short(game)} is not a game: give numbers and a target, as in "
            "([25, 50, 75, 100, 3, 6], 952) or {'numbers': [...], 'target': 952}"
        )
    return Game(as_numbers(numbers), as_number(target, "target"), rules)


def as_games(games: Iterable[GameLike]) -> list[Game]:
    """Return the games that are listed.

    Raises:
        GameError: They are no list, or one of them is no game.
    """
    try:
        listed = list(games)
    except TypeError:
        raise GameError(
            f"{_short(games)} has no games: give a list of games, a frame, or numbers and targets"
        ) from None
    found: list[Game] = []
    for place, game in enumerate(listed):
        try:
            found.append(as_game(game))
        except GameError as error:
            raise GameError(f"games[{place}]: {error}") from None
    return found


def as_numbers(numbers: object) -> tuple[int, ...]:
    """Return numbers as a tuple of integers; a text of numbers is read as one."""
    if isinstance(numbers, str):
        try:
            return tuple(map(int, words_of(numbers)))
        except ValueError:
            raise GameError(f"{_short(numbers)} are not whole numbers") from None
    try:
        values: list[Any] = list(cast("Iterable[Any]", numbers))
    except TypeError:
        raise GameError(f"{_short(numbers)} is not a list of numbers") from None
    if set(map(type, values)) == {int} and -_LARGEST <= min(values) and max(values) <= _LARGEST:
        return tuple(values)
    return tuple(as_number(value, "number") for value in values)


def words_of(numbers: str) -> list[str]:
    """Return the parts of a text of numbers, such as ``1, 2, 3``, ``1 2 3`` or, as tables of text have lists, ``[1, 2, 3]``."""
    return numbers.strip("[]() ").replace(",", " ").split()


def listed(numbers: object) -> tuple[int, ...]:
    """Return the numbers of a game, which the library checks; a text of numbers is read as one."""
    if isinstance(numbers, str):
        return as_numbers(numbers)
    try:
        return tuple(numbers)  # type: ignore[arg-type]
    except TypeError:
        raise GameError(f"{_short(numbers)} is not a list of numbers") from None


def row_of(numbers: object, target: object) -> tuple[tuple[int, ...], int] | None:
    """Return the numbers and the target of a row of a data set; ``None`` if it is no game.

    Whole numbers of floating point, and texts of numbers, are read as JSON and tables have them.
    """
    try:
        listed_numbers = words_of(numbers) if isinstance(numbers, str) else numbers
        row = tuple(_whole(number) for number in listed_numbers)  # type: ignore[attr-defined]
        return (row, _whole(target)) if len(row) <= _MOST else None
    except (TypeError, ValueError, OverflowError):
        return None


def _whole(value: object) -> int:
    if isinstance(value, bool):
        raise TypeError("a truth is no number")
    number = int(value) if isinstance(value, str) else index(value) if not isinstance(value, float) else int(value)  # type: ignore[arg-type]
    if number != (value if isinstance(value, float) else number) or not -_LARGEST <= number <= _LARGEST:
        raise ValueError("no whole number of 64 bits")
    return number


def as_number(value: object, name: str) -> int:
    """Return a whole number that fits in 64 bits; whether it may be negative is said by the rules."""
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise GameError(f"the {name} {_short(value)} is not a whole number") from None
    if not -_LARGEST <= number <= _LARGEST:
        raise GameError(f"the {name} {_short(value)} does not fit in 64 bits")
    return number


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def canonical(game: GameLike) -> str:
    """Return the canonical form of a game: its numbers in ascending order, and its target.

    Two games have the same one if they have the same numbers, in any order, and the same target,
    under whatever rules: a solution of one is a solution of the other.

    >>> canonical(([25, 50, 75, 100, 3, 6], 952))
    '3 6 25 50 75 100 = 952'
    """
    game = as_game(game)
    return " ".join(map(str, sorted(game.numbers))) + f" = {game.target}"


def fingerprint(game: GameLike, seed: int = 0, by: str = "game") -> int:
    """Return a hash of the canonical form, in 64 bits.

    The same on every machine and in every version. It is not made to withstand somebody who looks for
    two games with the same hash; among a billion games, two share one with a chance of 3 %.

    Args:
        game: The game.
        seed: A number that makes other hashes of the same games.
        by: ``"game"`` for the numbers and the target, ``"numbers"`` for the numbers alone.

    >>> fingerprint(([25, 50, 75, 100, 3, 6], 952)) == fingerprint(([6, 3, 100, 75, 50, 25], 952))
    True
    """
    if by not in WAYS_TO_HASH:
        raise GameError(f"unknown way to hash {by!r}; choose one of {', '.join(WAYS_TO_HASH)}")
    game = as_game(game)
    # No game has a target of 0, so hashes by numbers are no hashes of games.
    target = game.target if by == "game" else 0
    numbers, targets, offsets = array("q", game.numbers), array("q", [target]), array("q", [0, len(game.numbers)])
    hashes = _native.hash_batch((as_rules("free")._handle, numbers, targets, offsets), seed % 2**64)
    return memoryview(hashes).cast("Q")[0]
