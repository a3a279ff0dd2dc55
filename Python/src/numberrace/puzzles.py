"""Puzzles by other rules: the 24 game, make ten, four fours and so on."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any, Callable, Iterable, NamedTuple, Union

from . import _native
from .checks import many, one_of, pair, span, truth, whole
from .errors import GameError, NumberRaceError, Stopped
from .games import listed
from .generating import Ratings, _range
from .limits import limits

__all__ = ["OPERATIONS", "PuzzleRules", "PuzzleSolution", "PuzzleVerdict", "Puzzles", "puzzle_names"]


def puzzle_names() -> list[str]:
    """Return the names of the rules of puzzles."""
    return _native.puzzle_names()


class PuzzleSolution(NamedTuple):
    """An answer to a puzzle."""

    text: str
    """The formula."""
    is_exact: bool
    """Whether the target is reached."""
    operations: int
    """The number of operations."""
    value: str
    """The value, exactly: digits, with a bar if it is a fraction, as :class:`fractions.Fraction` reads them."""
    distance: str
    """The distance from the target, in the same way."""


class PuzzleVerdict(NamedTuple):
    """What is said of an answer to a puzzle."""

    is_legal: bool
    is_exact: bool
    operations: int
    message: str
    """The value of a legal answer, or what is wrong with another."""


Target = Union[int, str, None]
"""The target, a whole number of up to 10,000 digits; ``None`` where the rules have only one."""

OPERATIONS = ("+", "-", "*", "/", "power", "square root", "square", "factorial", "negate", "concatenate", "decimal")
"""The operations that rules of puzzles may allow. To concatenate is to write given numbers one after the other: 4 and 4
as 44. A decimal is a given number after a point: 4 as .4."""

_FLAGS = {"use_all": 1, "allow_zero": 2, "allow_negative": 4, "allow_fractions": 8, "equal_numbers": 64, "in_order": 128}


@dataclass(frozen=True, kw_only=True)
class PuzzleRules:
    """Rules of puzzles of one's own.

    >>> dice = PuzzleRules(name="dice", operations=("+", "-", "*"), count=(3, 3), numbers=(1, 6), allow_zero=True)
    >>> Puzzles(dice).solve([2, 5, 6], 7).text
    '6 * 2 - 5'
    """

    name: str = "custom"
    """A name of letters, digits and ``-``."""
    title: str | None = None
    """The name that people use; the name if not given."""
    operations: tuple[str, ...] = OPERATIONS[:4]
    """Some of :data:`OPERATIONS`."""
    use_all: bool = True
    """Whether each number must be used."""
    used_count: int | None = None
    """How many of the numbers must be used, one more than the steps; ``None`` for any number of them."""
    in_order: bool = False
    """Whether the numbers must be used in the order in which they are given."""
    allow_zero: bool = False
    """Whether results on the way may be zero."""
    allow_negative: bool = False
    """Whether they may be below zero."""
    allow_fractions: bool = False
    """Whether they may be fractions."""
    equal_numbers: bool = False
    """Whether all numbers of a puzzle must be the same."""
    count: tuple[int, int] = (1, 10)
    """The least and the greatest count of numbers, from 1 to 10."""
    numbers: tuple[int, int | None] = (1, None)
    """The least and the greatest number that may be given."""
    targets: tuple[int, int | None] = (0, None)
    """The least and the greatest target; without a bound they may have any number of digits."""
    pool: tuple[int, ...] | None = None
    """The tiles or cards, each as often as it occurs; ``None`` if any numbers may be given."""
    unary_depth: int = 1
    """How often square roots and the like may be done in a row to a number, up to 20."""
    digits: int = 30
    """The most digits of a result on the way, up to 10,000."""

    def __post_init__(self) -> None:
        # What is wrong with rules is said where they are made, also by dataclasses.replace.
        for operation in many("operations", self.operations):
            one_of("operation", operation, OPERATIONS)
        if not self.operations:
            raise NumberRaceError(f"rules need an operation; choose from {', '.join(OPERATIONS)}")
        for name in _FLAGS:
            truth(name, getattr(self, name))
        _, most = span("count of numbers", self.count, 1, 10)
        whole("unary depth", self.unary_depth, 1, 20)
        whole("number of digits", self.digits, 1, 10_000)
        if self.used_count is not None:
            whole("used count", self.used_count, 1, most)
            if self.use_all:
                raise NumberRaceError(f"use_all and used_count={self.used_count} contradict each other: give use_all=False")
        for name in ("numbers", "targets"):
            pair(f"range of {name}", getattr(self, name), (1, 100))
            _integers(getattr(self, name))
        _integers(() if self.pool is None else many("pool", self.pool))

    def _open(self, memory: int) -> object:
        operations = sum(1 << OPERATIONS.index(operation) for operation in set(self.operations))
        flags = sum(flag for name, flag in _FLAGS.items() if getattr(self, name))
        return _native.puzzles_custom(
            self.name, self.title or self.name, operations, flags, self.used_count or 0, self.count, self.unary_depth,
            self.digits, _integers(self.numbers), _integers(self.targets), _integers(self.pool or ()), memory,
        )  # fmt: skip


def _integers(numbers: Iterable[int | None]) -> bytes:
    """Return numbers as the library takes them; ``None`` is no bound."""
    try:
        return array("q", [2**63 - 1 if number is None else number for number in numbers]).tobytes()
    except OverflowError:
        raise NumberRaceError("the numbers of rules have at most 63 bits") from None
    except TypeError:
        raise NumberRaceError(f"{numbers!r} are not whole numbers") from None


class Puzzles:
    """A solver of puzzles by some rules. It keeps what puzzles share, so use one for many.

    >>> puzzles = Puzzles("24")
    >>> puzzles.solve([1, 5, 5, 5]).is_exact
    True
    >>> puzzles.check([4, 7, 8, 8], "(7 - 8 / 8) * 4").is_exact
    True
    """

    def __init__(self, rules: str | PuzzleRules = "24", *, memory: int | None = None) -> None:
        """Create a solver.

        Args:
            rules: One of :func:`puzzle_names`, or rules of one's own.
            memory: The number of bytes that it keeps; about 10^9 if not given.

        Raises:
            NumberRaceError: No rules have that name, or the rules contradict themselves.
        """
        self.rules = rules
        self._memory = memory or 0
        self._handle = (
            rules._open(self._memory)
            if isinstance(rules, PuzzleRules)
            else _native.puzzles_open(rules, self._memory)
        )

    def __repr__(self) -> str:
        return f"Puzzles({self.rules!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (self.rules, self._memory))

    def _of(self, work: Callable[..., Any], numbers: Iterable[int], target: Target, *rest: Any) -> Any:
        """Return what the library says of a puzzle."""
        given, text = listed(numbers), _text(target)
        try:
            return work(self._handle, given, text, *rest)
        except NumberRaceError as error:
            # Of another class are errors that say what is wrong with a puzzle.
            if target is not None or type(error) is not NumberRaceError:
                raise
            raise GameError("these rules have more than one target: give the target after the numbers") from None

    def solve(
        self, numbers: Iterable[int], target: Target = None, *, timeout: float | None = None
    ) -> PuzzleSolution:
        """Return the best solution: the closest, then the one with the fewest operations.

        Raises:
            GameError: The rules do not allow the numbers or the target.
            Stopped: The time was over; ``best`` of the error is the best solution that was found, if there is one.
        """
        why, operations, is_exact, text, value, distance = self._of(
            _native.puzzle_solve, numbers, target, 0, limits(timeout), False
        )
        solution = PuzzleSolution(text, is_exact, operations, value, distance)
        if why is None:
            return solution
        raise Stopped(why, best=solution)

    def solutions(
        self, numbers: Iterable[int], target: Target = None, *, timeout: float | None = None
    ) -> list[str]:
        """Return all exact solutions, those with the fewest operations first."""
        found: tuple[int, str] = self._of(_native.puzzle_solve, numbers, target, 0, limits(timeout), True)
        return found[1].splitlines()

    def check(self, numbers: Iterable[int], text: str, target: Target = None) -> PuzzleVerdict:
        """Judge an answer."""
        is_legal, operations, is_exact, message = self._of(_native.puzzle_check, numbers, target, text)
        return PuzzleVerdict(is_legal, is_legal and is_exact, operations, message)

    def rating(
        self, numbers: Iterable[int], target: Target = None, *, timeout: float | None = None
    ) -> int:
        """Return how hard a puzzle is, from 1 to 5; 0 if its target cannot be reached."""
        rating: int = self._of(_native.puzzle_rate, numbers, target, limits(timeout))
        return rating

    def generate(
        self,
        count: int = 1,
        seed: int = 0,
        *,
        difficulty: Ratings = None,
        timeout: float | None = None,
    ) -> list[tuple[tuple[int, ...], int]]:
        """Draw puzzles that can be solved, as pairs of numbers and targets."""
        count, seed = whole("number of puzzles", count, 0, 10**7), whole("seed", seed)
        width, (numbers, targets) = _native.puzzle_draw(
            self._handle, seed % 2**64, count, *_range(difficulty), limits(timeout)
        )
        values = memoryview(numbers).cast("q").tolist()
        return [
            (tuple(values[place * width : (place + 1) * width]), target)
            for place, target in enumerate(memoryview(targets).cast("q").tolist())
        ]


def _restore(rules: str | PuzzleRules, memory: int) -> Puzzles:
    return Puzzles(rules, memory=memory)


def _text(target: Target) -> str | None:
    if not isinstance(target, int):
        if target is not None and "\0" in target:
            raise GameError("the target is no whole number")
        return target
    try:
        return str(target)
    except ValueError:
        raise GameError(
            "the target has more digits than Python writes: give it as a text, or see sys.set_int_max_str_digits"
        ) from None
