"""Many games: drawing them in batches."""

from __future__ import annotations

from operator import index
from typing import Any, Iterator, NamedTuple, Union

from . import _native, packages
from .checks import truth, whole
from .columns import Batch, column, matrix, view
from .errors import GameError, Stopped
from .games import Game
from .limits import Progress, limits, showing
from .rules import Rules, RulesLike, as_rules
from .solved import Solution, SolutionBatch

__all__ = ["Drawn", "DrawnGames", "draw_games", "generate", "generate_batch"]

_LONGEST_NUMBER = 24
"""The bytes that a number of an expression takes at most, with its operator and brackets."""


class Drawn(NamedTuple):
    """A game that was drawn, with its best solution and its rating."""

    game: Game
    solution: Solution
    rating: int

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the game."""
        return self.game.numbers

    @property
    def target(self) -> int:
        """The target of the game."""
        return self.game.target


class DrawnGames(Batch[Drawn]):
    """Games that were drawn, with their solutions: a column for each of their properties."""

    _NOUN = "game"

    def __init__(
        self, numbers: Any, targets: Any, solutions: SolutionBatch, rules: Rules, width: int
    ) -> None:
        """Wrap what the library drew."""
        self._numbers = numbers
        self._targets = targets
        self._width = width
        self.solutions = solutions
        self.rules = rules

    @property
    def numbers(self) -> Any:
        """The numbers, with a row for each game."""
        return matrix(self._numbers, "q", self._width)

    @property
    def targets(self) -> Any:
        """The targets."""
        return column(self._targets, "q")

    def __len__(self) -> int:
        return len(self._targets) // 8

    def __repr__(self) -> str:
        return f"<DrawnGames: {len(self)} of {self.rules.name}>"

    def _item(self, place: int) -> Drawn:
        return Drawn(self.game(place), self.solutions[place], self.solutions.rating(place))

    def game(self, place: int) -> Game:
        """Return one of the games."""
        numbers = view(self._numbers, "q")
        row = numbers[place * self._width : (place + 1) * self._width].tolist()
        target = view(self._targets, "q")[place]
        return Game(tuple(number for number in row if number), target, self.rules.name)

    def to_arrow(self) -> Any:
        """Return the games and solutions as a table of Arrow."""
        pyarrow = packages.pyarrow()

        numbers = pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(self.numbers.ravel()), self._width)
        table = self.solutions.to_arrow()
        table = table.add_column(0, "target", pyarrow.array(self.targets))
        return table.add_column(0, "numbers", numbers)


Ratings = Union[int, "tuple[int, int]", None]
"""A rating from 1 to 5, the least and the greatest of a range, or ``None`` for any."""


def _range(difficulty: Ratings) -> tuple[int, int]:
    if difficulty is None:
        return 0, 0
    pair: Any = (difficulty, difficulty) if isinstance(difficulty, int) else difficulty
    try:
        least, most = map(index, pair)
    except (TypeError, ValueError):
        least = most = 0
    if isinstance(difficulty, bool) or not 1 <= least <= most <= 5:
        raise GameError(f"the difficulty {difficulty!r} is not 1 to 5, nor a range of these such as (2, 4)")
    return least, most


class GameSource:
    """A sequence of games that goes on where the last call ended."""

    def __init__(
        self,
        seed: int,
        *,
        rules: RulesLike = "countdown",
        difficulty: Ratings = None,
        solvable: bool = True,
        large: int | None = None,
        distinct: bool = False,
    ) -> None:
        """Open a sequence; see :func:`generate_batch`."""
        self.rules = as_rules(rules)
        if difficulty is not None and not solvable:
            raise GameError("only games that can be solved have a difficulty: leave out solvable=False")
        self._least, self._most = _range(difficulty)
        if large is not None:
            large = whole("number of large tiles", large, 0, 12)
        whole("seed", seed)
        truth("solvable", solvable)
        truth("distinct", distinct)
        self._large = -1 if large is None else large
        self._solvable = solvable
        self._distinct = distinct
        self._handle = _native.generator_open(self.rules._handle, seed % 2**64)

    def take(
        self,
        count: int,
        *,
        expressions: bool = True,
        ratings: bool = True,
        timeout: float | None = None,
        threads: int | None = None,
        progress: Progress = None,
    ) -> DrawnGames:
        """Return the next games."""
        count = whole("number of games", count, 0, 2**31 - 1)
        width = self.rules.most_numbers
        with showing(progress, "games") as show:
            complete, drawn, games, columns = _native.draw(
                self._handle, count, width, self._solvable, self._large, self._least, self._most,
                self._distinct, expressions, ratings, width * _LONGEST_NUMBER,
                limits(timeout, threads=threads, progress=show),
            )  # fmt: skip
        numbers, targets = games
        solutions = SolutionBatch(columns, expressions, ratings)
        result = DrawnGames(numbers, targets, solutions, self.rules, width)
        if not complete:
            raise Stopped(f"the limit was reached after {drawn} of {count} games")
        return result


def generate_batch(
    count: int,
    *,
    seed: int = 0,
    rules: RulesLike = "countdown",
    difficulty: Ratings = None,
    solvable: bool = True,
    large: int | None = None,
    distinct: bool = False,
    expressions: bool = True,
    ratings: bool = True,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress = None,
) -> DrawnGames:
    """Draw many games as a show does, with their best solutions and their difficulty, in columns.

    Args:
        count: The number of games.
        seed: Any number. The same seed gives the same games on every machine, whatever the number of threads.
        rules: The rules; they must have tiles.
        difficulty: A rating from 1, easy, to 5, hard, or a range such as ``(2, 4)``.
        solvable: Whether all games must have an exact solution.
        large: How many of the tiles are large; drawn too if not given.
        distinct: Whether no game may come twice, whatever the order of its numbers.
        expressions: Whether the solutions are wanted.
        ratings: Whether the ratings are wanted.
        timeout: The maximum time in seconds.
        threads: The maximum number of threads.
        progress: ``True`` for a bar, or a function of the number of games that are done and of all.

    Raises:
        GameError: There are no such games.
        Stopped: The time was over.
        KeyboardInterrupt: The user pressed Ctrl-C.
    """
    source = GameSource(
        seed, rules=rules, difficulty=difficulty, solvable=solvable, large=large, distinct=distinct
    )
    return source.take(
        count, expressions=expressions, ratings=ratings, timeout=timeout, threads=threads, progress=progress
    )


def draw_games(
    seed: int = 0,
    *,
    rules: RulesLike = "countdown",
    difficulty: Ratings = None,
    solvable: bool = True,
    large: int | None = None,
    block: int = 256,
    threads: int | None = None,
) -> Iterator[Drawn]:
    """Iterate over games without end. The arguments are those of :func:`generate_batch`."""
    source = GameSource(seed, rules=rules, difficulty=difficulty, solvable=solvable, large=large)
    while True:
        yield from source.take(block, threads=threads)


def generate(
    count: int = 1,
    seed: int = 0,
    *,
    difficulty: Ratings = None,
    rules: RulesLike = "countdown",
    solvable: bool = True,
    large: int | None = None,
    distinct: bool = False,
) -> list[Drawn]:
    """Draw games as a show does, with their best solutions and their difficulty.

    The arguments and errors are those of :func:`generate_batch`, which is faster for many games.

    >>> drawn = generate(2, seed=1982, difficulty=(4, 5))
    >>> [game.solution.is_exact and game.rating >= 4 for game in drawn]
    [True, True]
    """
    return list(
        generate_batch(
            count, seed=seed, rules=rules, difficulty=difficulty, solvable=solvable, large=large,
            distinct=distinct,
        )
    )  # fmt: skip
