"""Solving one game."""

from __future__ import annotations

from typing import Any, Iterable, Iterator, NamedTuple

from . import _native
from .errors import Stopped
from .expressions import Expression, Step
from .games import listed
from .limits import NativeLimits, limits
from .rules import RulesLike, as_rules

__all__ = ["Difficulty", "Solution", "Solutions", "count_solutions", "difficulty", "solutions", "solve"]


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
    numbers: tuple[int, ...], timeout: float | None, threads: int | None, memory: int | None
) -> NativeLimits | None:
    # Up to six numbers take no time worth limiting, and looking at the clock takes some.
    if len(numbers) <= 6 and timeout is None and threads is None and memory is None:
        return None
    return limits(timeout, threads=threads, memory=memory)


def solve(
    numbers: Iterable[int],
    target: int,
    *,
    rules: RulesLike = "free",
    timeout: float | None = None,
    threads: int | None = None,
    memory: int | None = None,
) -> Solution:
    """Return the best solution of a game.

    Best is the smallest distance from the target, then the fewest steps, then the smallest largest
    result of a step; then a fixed order, so the same game always has the same answer.

    Args:
        numbers: The numbers, each of which may be used once.
        target: The number to reach.
        rules: The rules, or their name. They say which games there are and what answers score.
        timeout: The maximum time in seconds. Games of up to six numbers take less than a millisecond;
            from eleven on, a target that cannot be reached may take minutes.
        threads: The maximum number of threads; as many as there are cores if not given.
        memory: The maximum number of bytes for tables.

    Raises:
        GameError: The rules do not allow the numbers or the target.
        Stopped: The limit was reached; ``best`` of the error is the best solution that was found.
        KeyboardInterrupt: The user pressed Ctrl-C.

    >>> solve([1, 1, 2], 100)
    <Solution 1 + 1 + 2 = 4, 96 off>
    """
    numbers = listed(numbers)
    handle = as_rules(rules)._handle
    complete, text, _, *rest, _ = _native.solve(
        handle, numbers, target, _limits_for(numbers, timeout, threads, memory)
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
) -> Solutions:
    """Return an iterator over all distinct solutions at the smallest distance.

    Solutions are the same if they differ only in the order and grouping of sums and products; those
    with useless steps, such as a factor of 1, are left out. The arguments and errors are those of
    :func:`solve`.

    >>> sorted(str(solution) for solution in solutions([1, 2, 3], 6))
    ['3 * 2 = 6', '3 + 2 + 1 = 6']
    """
    numbers = listed(numbers)
    return Solutions(
        _native.solutions_open(
            as_rules(rules)._handle, numbers, target, _limits_for(numbers, timeout, threads, memory)
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
