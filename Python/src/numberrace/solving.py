"""Solving games, one or many."""

from __future__ import annotations

from typing import Any, Iterable, Iterator, NamedTuple, Sequence, Union

from . import _native, packages
from .arrays import column, read_games, view
from .errors import NumberRaceError, Stopped
from .expressions import Expression, Step
from .games import listed
from .limits import NativeLimits, Order, Progress, limits, showing
from .rules import RulesLike, as_rules

__all__ = [
    "Difficulty", "Solution", "SolutionBatch", "Solutions", "count_solutions", "difficulty", "solutions", "solve",
    "solve_batch",
]  # fmt: skip


class Solution:
    """A legal answer to a game.

    >>> solution = solve([25, 50, 75, 100, 3, 6], 952)
    >>> print(solution)
    (100 + 3) * (75 * 6 / 50) + 25 = 952
    >>> solution.distance, solution.points, len(solution.steps)
    (0, 10, 5)
    """

    __slots__ = ("_expression", "distance", "points", "text", "value")

    text: str
    """The expression with ``+ - * /`` and brackets."""
    value: int
    """The value of the expression."""
    distance: int
    """The distance of the value from the target; 0 for an exact solution."""
    points: int
    """The points that the answer scores if nobody comes closer."""

    def __init__(self, text: str, value: int, distance: int, points: int) -> None:
        """Wrap a solution."""
        self.text = text
        self.value = value
        self.distance = distance
        self.points = points
        self._expression: Expression | None = None

    @property
    def is_exact(self) -> bool:
        """Whether the value is the target."""
        return self.distance == 0

    @property
    def expression(self) -> Expression:
        """The expression as a tree."""
        if self._expression is None:
            self._expression = Expression.parse(self.text)
        return self._expression

    @property
    def steps(self) -> list[Step]:
        """The operations in the order in which they are carried out."""
        return self.expression.steps()

    @property
    def largest_result(self) -> int:
        """The greatest result of any step; the value where there is no step."""
        return max((step.result for step in self.steps), default=self.value)

    @property
    def latex(self) -> str:
        """The expression in LaTeX."""
        return self.expression.latex

    def __str__(self) -> str:
        return f"{self.text} = {self.value}"

    def __repr__(self) -> str:
        return f"<Solution {self}>" if self.is_exact else f"<Solution {self}, {self.distance} off>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Solution):
            return NotImplemented
        return (self.text, self.distance) == (other.text, other.distance)

    def __hash__(self) -> int:
        return hash((self.text, self.distance))

    def __getstate__(self) -> Any:
        return (self.text, self.value, self.distance, self.points)

    def __setstate__(self, state: Any) -> None:
        self.__init__(*state)  # type: ignore[misc]

    def _repr_html_(self) -> str:
        steps = "".join(f"<li>{step}</li>" for step in self.steps)
        off = "" if self.is_exact else f" ({self.distance} off)"
        return (
            f'<div class="numberrace"><p><b>{self.expression.pretty} = {self.value}</b>{off}</p>'
            f"<ol>{steps}</ol>{self.expression.tree()}</div>"
        )

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.latex} = {self.value}$"


class Difficulty(NamedTuple):
    """How hard a game is, as far as its solutions tell.

    The rating is a rule of thumb, from 1, easy, to 5, hard: it counts the fewest steps, how few
    solutions there are, whether all of them need results above 1,000, and whether the target can be
    reached.
    """

    rating: int
    distance: int
    solutions: int
    fewest_steps: int
    is_additive: bool
    largest_result: int


def _limits_for(
    numbers: tuple[int, ...],
    timeout: float | None,
    threads: int | None,
    memory: int | None,
    order: Order = "smallest",
) -> NativeLimits | None:
    # Up to six numbers take no time worth limiting, and looking at the clock takes some.
    if len(numbers) <= 6 and timeout is None and threads is None and memory is None and order == "smallest":
        return None
    return limits(timeout, threads=threads, memory=memory, order=order)


def solve(
    numbers: Iterable[int],
    target: int,
    *,
    rules: RulesLike = "free",
    timeout: float | None = None,
    threads: int | None = None,
    memory: int | None = None,
    order: Order = "smallest",
) -> Solution:
    """Return the best solution of a game.

    Best is the smallest distance from the target, then the fewest steps, then what the order says: the smallest
    largest result of a step, or what is easiest to work out; then a fixed order, so the same game always has
    the same answer.

    Args:
        numbers: The numbers, each of which may be used once.
        target: The number to reach.
        rules: The rules, or their name. They say which games there are and what answers score.
        timeout: The maximum time in seconds. Games of up to six numbers take less than a millisecond;
            from eleven on, a target that cannot be reached may take minutes.
        threads: The maximum number of threads; as many as there are cores if not given.
        memory: The maximum number of bytes for tables.
        order: ``"smallest"``, or ``"easiest"`` for the solution that is easiest to work out in one's head, written
            as a person would.

    Raises:
        GameError: The rules do not allow the numbers or the target.
        Stopped: The limit was reached; ``best`` of the error is the best solution that was found.
        KeyboardInterrupt: The user pressed Ctrl-C.

    >>> solve([1, 1, 2], 100)
    <Solution 1 + 1 + 2 = 4, 96 off>
    >>> print(solve([100, 75, 50, 25, 6, 2], 223, order="easiest"))
    100 + 75 + 50 - 2 = 223
    """
    numbers = listed(numbers)
    handle = as_rules(rules)._handle
    complete, text, _, *rest, _ = _native.solve(
        handle, numbers, target, _limits_for(numbers, timeout, threads, memory, order)
    )
    solution = Solution(text, *rest)
    if complete:
        return solution
    raise Stopped(
        f"the limit was reached before the best solution was known; the best so far is {solution}",
        best=solution,
    )


class Solutions(Iterator[Solution]):
    """The distinct solutions of a game, found one by one; see :func:`solutions`."""

    def __init__(self, handle: Any) -> None:
        """Wrap a walk through solutions."""
        self._handle = handle

    def __iter__(self) -> Solutions:
        return self

    def __next__(self) -> Solution:
        found = _native.solutions_next(self._handle)
        if found is None:
            raise StopIteration
        _, text, _, *rest, _ = found
        return Solution(text, *rest)


def solutions(
    numbers: Iterable[int],
    target: int,
    *,
    rules: RulesLike = "free",
    timeout: float | None = None,
    threads: int | None = None,
    memory: int | None = None,
    order: Order = "smallest",
) -> Solutions:
    """Return an iterator over all distinct solutions at the smallest distance.

    Solutions are the same if they differ only in the order and grouping of sums and products; those
    with useless steps, such as a factor of 1, are left out. Those with fewer numbers come first; with the order
    ``"easiest"``, the easier of as many come first. The arguments and errors are those of
    :func:`solve`.

    >>> sorted(str(solution) for solution in solutions([1, 2, 3], 6))
    ['3 * 2 = 6', '3 + 2 + 1 = 6']
    """
    numbers = listed(numbers)
    return Solutions(
        _native.solutions_open(
            as_rules(rules)._handle, numbers, target, _limits_for(numbers, timeout, threads, memory, order)
        )
    )


def count_solutions(
    numbers: Iterable[int],
    target: int,
    *,
    rules: RulesLike = "free",
    timeout: float | None = None,
    threads: int | None = None,
    memory: int | None = None,
) -> int:
    """Return how many distinct solutions at the smallest distance there are.

    They are counted without listing them. The arguments and errors are those of :func:`solve`.
    """
    numbers = listed(numbers)
    return _native.count_solutions(
        as_rules(rules)._handle, numbers, target, _limits_for(numbers, timeout, threads, memory)
    )[0]


def difficulty(
    numbers: Iterable[int],
    target: int,
    *,
    rules: RulesLike = "free",
    timeout: float | None = None,
) -> Difficulty:
    """Return how hard a game is. The arguments and errors are those of :func:`solve`.

    >>> difficulty([25, 50, 75, 100, 3, 6], 952).rating
    5
    """
    numbers = listed(numbers)
    return Difficulty(
        *_native.rate(as_rules(rules)._handle, numbers, target, _limits_for(numbers, timeout, None, None))
    )


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
        pyarrow = packages.pyarrow()

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
        packages.pandas()
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
    order: Order = "smallest",
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
        order: ``"smallest"``, or ``"easiest"``, as for :func:`solve`; then games share no work.

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
            limits(timeout, threads=threads, memory=memory, progress=show, order=order),
        )  # fmt: skip
    return SolutionBatch(data, expressions, ratings)
