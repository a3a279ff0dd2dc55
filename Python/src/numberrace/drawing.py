"""Drawing the games of tasks whose answers use all numbers and may have any results on the way."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from .errors import GameError
from .games import Game
from .generating import Drawn, Ratings, _range
from .puzzles import PuzzleRules, Puzzles
from .solved import Solution
from .tasks import Task

__all__: list[str] = []

_MOST_NUMBERS = 4
"""Up to so many numbers a solution that uses all is found in a fraction of a millisecond."""
_MOST_HANDS = 300_000
"""Up to so many selections of tiles, those of a task with one target are looked at all."""
_MOST_DRAWS = 1_000_000

_Fraction = tuple[int, int]


class TaskSource:
    """A sequence of games of a task, each with a solution that uses all numbers, as the task wants it.

    Every game that the task's rules make solvable is drawn sometimes: those of a task with one target, such as ``24``, equally
    often; others as often as random calculations with their numbers come to their targets. They are rated if a difficulty is asked
    for, which takes some milliseconds each.
    """

    def __init__(self, seed: int, task: Task, *, difficulty: Ratings = None) -> None:
        """Open a sequence of a task that :meth:`serves`."""
        self._random = Random(seed)
        self._task = task
        self._least, self._most = _range(difficulty)

    @staticmethod
    def serves(task: Task) -> bool:
        """Return whether games of a task can be drawn so."""
        rules = task.rules
        return task.use_all and bool(rules.small) and not rules.large and rules.most_numbers <= _MOST_NUMBERS

    @property
    def is_listed(self) -> bool:
        """Whether all games of the task are known."""
        return bool(_solvable(self._task))

    def all(self) -> list[Drawn]:
        """Return all games of the task, if they are known, with the ratings that are asked for."""
        found = (self._rated(list(hand), self._task.rules.first_target, text) for hand, text in _solvable(self._task))
        return [drawn for drawn in found if drawn is not None]

    def take(self, count: int, **_options: Any) -> list[Drawn]:
        """Return the next games."""
        found: list[Drawn] = []
        for _ in range(_MOST_DRAWS):
            if len(found) == count:
                return found
            drawn = self._draw()
            if drawn is not None:
                found.append(drawn)
        raise GameError(f"only {len(found)} games of {count} were found in {_MOST_DRAWS:,} draws: allow other difficulties")

    def _draw(self) -> Drawn | None:
        rules, random = self._task.rules, self._random
        solvable = _solvable(self._task)
        if solvable:
            hand, text = random.choice(solvable)
            numbers, target = list(hand), rules.first_target
            random.shuffle(numbers)
        else:
            numbers = random.sample(rules.small, random.randint(rules.least_numbers, rules.most_numbers))
            value = self._value(numbers)
            if value is None or not rules.first_target <= value <= rules.last_target:
                return None
            target, text = value, _puzzles(self._task).solve(numbers, value).text
        return self._rated(numbers, target, text)

    def _rated(self, numbers: list[int], target: int, text: str) -> Drawn | None:
        """Return a game, unless it has another rating than is asked for."""
        rules = self._task.rules
        rating = 0
        if self._least:
            rating = _rating(self._task, tuple(sorted(numbers)), target)
            if not self._least <= rating <= self._most:
                return None
        return Drawn(Game(tuple(numbers), target, rules.name), Solution(text, target, 0, rules.full_points), rating)

    def _value(self, numbers: list[int]) -> int | None:
        """Return what a random calculation with all of some numbers comes to, if the task allows it and it is whole."""
        random, allow = self._random, self._task.allow
        terms: list[_Fraction] = [(number, 1) for number in numbers]
        while len(terms) > 1:
            (a, b), (c, d) = (terms.pop(random.randrange(len(terms))) for _ in range(2))
            sign = random.randrange(4)
            if sign == 3 and c == 0:
                return None
            top, bottom = ((a * d + c * b, b * d), (a * d - c * b, b * d), (a * c, b * d), (a * d, b * c))[sign]
            if bottom < 0:
                top, bottom = -top, -bottom
            if top % bottom == 0:
                top, bottom = top // bottom, 1
            elif "fractions" not in allow:
                return None
            if top == 0 and "zero" not in allow or top < 0 and "negative" not in allow:
                return None
            terms.append((top, bottom))
        return terms[0][0] if terms[0][1] == 1 else None


@lru_cache(maxsize=8)
def _puzzles(task: Task) -> Puzzles:
    """Return a solver by the rules of a task."""
    rules = task.rules
    return Puzzles(
        PuzzleRules(
            count=(rules.least_numbers, rules.most_numbers), numbers=(1, max(rules.small)),
            targets=(rules.first_target, rules.last_target), allow_zero="zero" in task.allow,
            allow_negative="negative" in task.allow, allow_fractions="fractions" in task.allow,
        ),
        memory=10**8,
    )  # fmt: skip


@lru_cache(maxsize=8)
def _solvable(task: Task) -> list[tuple[tuple[int, ...], str]]:
    """Return all selections that can be solved and their solutions, of a task with one target; none for others."""
    rules = task.rules
    counts = range(rules.least_numbers, rules.most_numbers + 1)
    hands = sum(comb(len(rules.small), count) for count in counts)
    if rules.first_target != rules.last_target or hands > _MOST_HANDS:
        return []
    found: list[tuple[tuple[int, ...], str]] = []
    for count in counts:
        for hand in sorted(set(combinations(sorted(rules.small), count))):
            solution = _puzzles(task).solve(hand, rules.first_target)
            if solution.is_exact:
                found.append((hand, solution.text))
    return found


@lru_cache(maxsize=10_000)
def _rating(task: Task, numbers: tuple[int, ...], target: int) -> int:
    return _puzzles(task).rating(numbers, target)
