"""Many games: drawing and solving them in batches."""

from __future__ import annotations

from typing import Any, Iterator, NamedTuple, Sequence, Union

from . import _native
from .arrays import column, pandas_for_frames, pyarrow_for_tables, read_games, view
from .errors import GameError, NumberRaceError, Stopped
from .games import Game
from .limits import Progress, limits, showing
from .rules import Rules, RulesLike, as_rules
from .solving import Solution

__all__ = ["Drawn", "DrawnGames", "SolutionBatch", "draw_games", "generate", "generate_batch", "solve_batch"]

_LONGEST_NUMBER = 24
"""The bytes that a number of an expression takes at most, with its operator and brackets."""


class SolutionBatch(Sequence[Union[Solution, None]]):
    """The best solutions of many games: a column for each of their properties.

    The columns are NumPy arrays, or memoryviews where NumPy is not installed. A game that cannot be solved,
    because the rules do not allow it or the limits were reached, has ``None`` as its solution and a status
    other than 0.
    """

    _COLUMNS = {"statuses": "i", "distances": "q", "values": "q", "points": "q", "steps": "i"}

    def __init__(self, data: list[Any], texts: bool, ratings: bool) -> None:
        """Wrap what the library found."""
        self._data = dict(zip(self._COLUMNS, data))
        rest = data[len(self._COLUMNS) :]
        self._ratings = rest.pop(0) if ratings else None
        self._offsets: bytearray | None = rest[0] if texts else None
        self._text: bytes | None = rest[1] if texts else None

    def _array(self, name: str) -> Any:
        return column(self._data[name], self._COLUMNS[name])

    def __len__(self) -> int:
        return len(self._data["statuses"]) // 4

    def __repr__(self) -> str:
        return f"<SolutionBatch of {len(self)} games: {self._view('statuses').tolist().count(0)} solved>"

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[at] for at in range(*place.indices(len(self)))]
        if not -len(self) <= place < len(self):
            raise IndexError(f"there is no solution {place}: there are {len(self)}")
        if self._text is None:
            raise NumberRaceError("the expressions were not asked for: call with expressions=True")
        place %= len(self)
        if self._view("statuses")[place]:
            return None
        return Solution(
            self.text(place), *(self._view(name)[place] for name in ("values", "distances", "points"))
        )

    def rating(self, place: int) -> int:
        """Return the rating of a game; 0 if it was not asked for or is not known."""
        return int(view(self._ratings, "i")[place]) if self._ratings is not None else 0

    def _view(self, name: str) -> Any:
        return view(self._data[name], self._COLUMNS[name])

    def text(self, place: int) -> str:
        """Return the expression of a game; empty if it has none."""
        assert self._text is not None and self._offsets is not None
        start, end = view(self._offsets, "q")[place : place + 2]
        return self._text[start:end].decode()

    def texts(self) -> list[str]:
        """Return all expressions; empty texts for games without."""
        if self._text is None or self._offsets is None:
            raise NumberRaceError("the expressions were not asked for: call with expressions=True")
        offsets = view(self._offsets, "q").tolist()
        whole = self._text.decode()
        return [whole[start:end] for start, end in zip(offsets, offsets[1:])]

    @property
    def statuses(self) -> Any:
        """0 for a game that is solved; 4 if the rules do not allow it, 7 if the limits were reached."""
        return self._array("statuses")

    @property
    def distances(self) -> Any:
        """The distances of the best solutions from the targets; 0 for exact ones."""
        return self._array("distances")

    @property
    def values(self) -> Any:
        """The values of the best solutions."""
        return self._array("values")

    @property
    def points(self) -> Any:
        """The points of the best solutions."""
        return self._array("points")

    @property
    def steps(self) -> Any:
        """The numbers of operations of the best solutions."""
        return self._array("steps")

    @property
    def ratings(self) -> Any:
        """The ratings, from 1, easy, to 5, hard; see :class:`numberrace.Difficulty`."""
        if self._ratings is None:
            raise NumberRaceError("the ratings were not asked for: call with ratings=True")
        return column(self._ratings, "i")

    def to_arrow(self) -> Any:
        """Return the solutions as a table of Arrow; the expressions are not copied."""
        pyarrow = pyarrow_for_tables()

        unsolved = self.statuses != 0
        columns = {
            name: pyarrow.array(values, mask=unsolved)
            for name, values in (
                ("distance", self.distances), ("value", self.values), ("points", self.points),
                ("steps", self.steps),
            )
        }  # fmt: skip
        if self._ratings is not None:
            columns["rating"] = pyarrow.array(self.ratings, mask=unsolved)
        if self._text is not None:
            valid = None
            if unsolved.any():
                valid = pyarrow.array(~unsolved).buffers()[1]
            columns["expression"] = pyarrow.LargeStringArray.from_buffers(
                len(self), pyarrow.py_buffer(self._offsets), pyarrow.py_buffer(self._text), valid
            )
        return pyarrow.table(columns)

    def to_pandas(self) -> Any:
        """Return the solutions as a frame of pandas."""
        pandas_for_frames()
        return self.to_arrow().to_pandas()


def solve_batch(
    games: Any,
    targets: Any = None,
    *,
    rules: RulesLike = "free",
    expressions: bool = True,
    ratings: bool = False,
    timeout: float | None = None,
    threads: int | None = None,
    memory: int | None = None,
    progress: Progress = None,
) -> SolutionBatch:
    """Return the best solutions of many games.

    Args:
        games: A frame with columns ``numbers`` and ``target`` (of pandas, Arrow or a mapping), a list of
            games, or the numbers alone: a NumPy array with a row for each game, where zeros at the end of a row
            are no numbers, an Arrow array of lists, or a list of lists. Arrays of 32 or 64 bits are
            read where they are.
        targets: The targets, where ``games`` does not have them.
        rules: The rules. For many games of a show, name its rules: from 100,000 games on, they share work.
        expressions: Whether the expressions are wanted, and not only their values.
        ratings: Whether the difficulty of each game is wanted. This takes longer than all else.
        timeout: The maximum time in seconds. What was not solved then has the status 7.
        threads: The maximum number of threads; as many as there are cores if not given.
        memory: The maximum number of bytes for the tables of one game.
        progress: ``True`` for a bar, or a function of the number of games that are done and of all.

    Raises:
        GameError: There are no games in what is given.
        KeyboardInterrupt: The user pressed Ctrl-C.

    >>> batch = solve_batch([[25, 50, 75, 100, 3, 6], [1, 1, 2]], [952, 100])
    >>> batch.texts(), batch.distances.tolist()
    (['(100 + 3) * (75 * 6 / 50) + 25', '1 + 1 + 2'], [0, 96])
    """
    rules = as_rules(rules)
    arrays = read_games(games, targets)
    with showing(progress, "games") as show:
        data = _native.solve_batch(
            arrays.native(rules), expressions, ratings,
            limits(timeout, threads=threads, memory=memory, progress=show),
        )  # fmt: skip
    return SolutionBatch(data, expressions, ratings)


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


class DrawnGames(Sequence[Drawn]):
    """Games that were drawn, with their solutions: a column for each of their properties."""

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
        numbers = column(self._numbers, "q")
        if isinstance(numbers, memoryview):
            return numbers.cast("B").cast("q", (len(self), self._width))
        return numbers.reshape(-1, self._width)

    @property
    def targets(self) -> Any:
        """The targets."""
        return column(self._targets, "q")

    def __len__(self) -> int:
        return len(self._targets) // 8

    def __repr__(self) -> str:
        return f"<DrawnGames: {len(self)} of {self.rules.name}>"

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[at] for at in range(*place.indices(len(self)))]
        if not -len(self) <= place < len(self):
            raise IndexError(f"there is no game {place}: there are {len(self)}")
        place %= len(self)
        return Drawn(self.game(place), self.solutions[place], self.solutions.rating(place))

    def game(self, place: int) -> Game:
        """Return one of the games."""
        numbers = view(self._numbers, "q")
        row = numbers[place * self._width : (place + 1) * self._width].tolist()
        target = view(self._targets, "q")[place]
        return Game(tuple(number for number in row if number), target, self.rules.name)

    def to_arrow(self) -> Any:
        """Return the games and solutions as a table of Arrow."""
        pyarrow = pyarrow_for_tables()

        numbers = pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(self.numbers.ravel()), self._width)
        table = self.solutions.to_arrow()
        table = table.add_column(0, "target", pyarrow.array(self.targets))
        return table.add_column(0, "numbers", numbers)

    def to_pandas(self) -> Any:
        """Return the games and solutions as a frame of pandas."""
        pandas_for_frames()
        return self.to_arrow().to_pandas()


Ratings = Union[int, "tuple[int, int]", None]
"""A rating from 1 to 5, the least and the greatest of a range, or ``None`` for any."""


def _range(difficulty: Ratings) -> tuple[int, int]:
    if difficulty is None:
        return 0, 0
    least, most = (difficulty, difficulty) if isinstance(difficulty, int) else tuple(difficulty)
    if not 1 <= least <= most <= 5:
        raise GameError(f"the difficulty {difficulty} is not 1 to 5, nor a range of these such as (2, 4)")
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
        if large is not None and not 0 <= large <= 12:
            raise GameError(f"{large} large tiles cannot be drawn: 0 to 12 can, as far as the rules have them")
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
        if not 0 <= count <= 2**31 - 1:
            raise GameError(f"{count} games cannot be drawn: 0 to {2**31 - 1} can")
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
