"""Solving games, one or many."""

from __future__ import annotations

from typing import Any, Iterable, Iterator, NamedTuple

from . import _native
from .arrays import GameArrays, read_games
from .errors import Stopped
from .games import listed
from .limits import NativeLimits, Order, Progress, limits, showing
from .rules import RulesLike, as_rules
from .solved import Solution, SolutionBatch

__all__ = ["Difficulty", "Solutions", "count_solutions", "difficulty", "solutions", "solve", "solve_batch"]


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
        self._first: Solution | None = None

    def __iter__(self) -> Solutions:
        return self

    def __next__(self) -> Solution:
        try:
            found = _native.solutions_next(self._handle)
        except Stopped as stopped:
            stopped.best = self._first
            raise
        if found is None:
            raise StopIteration
        _, text, _, *rest, _ = found
        solution = Solution(text, *rest)
        self._first = self._first or solution
        return solution


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
    :func:`solve`; ``best`` of the error is the first solution, if one was found.

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
    return solve_arrays(
        read_games(games, targets), rules, expressions, ratings, timeout, threads, memory, progress, order
    )


def solve_arrays(
    arrays: GameArrays,
    rules: RulesLike,
    expressions: bool,
    ratings: bool,
    timeout: float | None = None,
    threads: int | None = None,
    memory: int | None = None,
    progress: Progress = None,
    order: Order = "smallest",
) -> SolutionBatch:
    """Return the best solutions of games that are read already; see :func:`solve_batch`."""
    with showing(progress, "games") as show:
        data = _native.solve_batch(
            arrays.native(as_rules(rules)), expressions, ratings,
            limits(timeout, threads=threads, memory=memory, progress=show, order=order),
        )  # fmt: skip
    return SolutionBatch(data, expressions, ratings)
