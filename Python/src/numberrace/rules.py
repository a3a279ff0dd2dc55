"""The rules of games: those of shows, and rules of one's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Iterable, Sequence, Union

from . import _native
from .checks import many, pair
from .errors import NumberRaceError

__all__ = ["Rules", "RulesLike", "rules_names"]


class Rules:
    """Rules: which numbers and targets there are, and what an answer scores.

    Under all of them an answer uses each number at most once, need not use all of them, and every
    step gives a positive whole number.

    >>> Rules("countdown").points(3)
    7
    >>> Rules.custom("family", large=[20, 40], small=range(1, 10), numbers=5, targets=(50, 500)).name
    'family'
    """

    def __init__(self, name: str = "countdown") -> None:
        """Find rules by name.

        Args:
            name: One of :func:`rules_names`; case does not matter. ``free`` allows any 1 to 12
                positive numbers and any positive target; the others are those of shows.

        Raises:
            NumberRaceError: No rules have that name.
        """
        self._finish(_native.rules_named(name), ("named", name))

    def _finish(self, handle: Any, origin: tuple[Any, ...]) -> None:
        self._handle = handle
        self._origin = origin
        (
            self.name,
            self.title,
            self.least_numbers,
            self.most_numbers,
            self.first_target,
            self.last_target,
            large,
            small,
            distances,
            points,
        ) = _native.rules_describe(handle)
        self.large = tuple(large)
        """The large tiles, each as often as it occurs."""
        self.small = tuple(small)
        """The small tiles, each as often as it occurs."""
        self.bands = tuple(zip(distances, points))
        """The points for answers up to each distance, the nearest first."""

    @classmethod
    def custom(
        cls,
        name: str,
        *,
        large: Iterable[int] = (),
        small: Iterable[int] = (),
        numbers: Union[int, tuple[int, int]] = 6,
        targets: tuple[int, int] = (100, 999),
        bands: Sequence[tuple[int, int]] = ((0, 10), (5, 7), (10, 5)),
        title: str | None = None,
    ) -> Rules:
        """Create rules of one's own.

        Args:
            name: A name of letters, digits and ``-``, not one that exists.
            large: The large tiles, each as often as it occurs.
            small: The small tiles. Without any tiles any numbers may be given, but none drawn.
            numbers: The number of numbers of a game, or the least and the greatest.
            targets: The first and the last target.
            bands: The points for answers up to each distance, the nearest first.
            title: The name that people use.

        Raises:
            GameError: The rules contradict themselves.
        """
        given: Any = (numbers, numbers) if isinstance(numbers, int) else numbers
        least, most = pair("count of numbers", given, (3, 6))
        first, last = pair("range of targets", targets, (100, 999))
        bounds = [pair("band", band, (0, 10)) for band in many("bands", bands)]
        origin = (
            name, title, least, most, first, last, many("large tiles", large), many("small tiles", small),
            tuple(distance for distance, _ in bounds), tuple(points for _, points in bounds),
        )  # fmt: skip
        rules = cls.__new__(cls)
        rules._finish(_native.rules_custom(*origin), ("custom", origin))
        return rules

    @property
    def full_points(self) -> int:
        """The points for reaching the target."""
        return self.points(0)

    def points(self, distance: int) -> int:
        """Return the points for an answer at a distance from the target."""
        for limit, points in self.bands:
            if distance <= limit:
                return points
        return 0

    def __repr__(self) -> str:
        return f"<Rules {self.name}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[Any, ...]:
        return (self.name, self.large, self.small, self.first_target, self.last_target, self.bands)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restore, self._origin)


RulesLike = Union[str, Rules]
"""Rules, or the name of some."""


def _restore(kind: str, origin: Any) -> Rules:
    """Return rules that another process had."""
    if kind == "named":
        return as_rules(origin)
    if kind == "task":
        return rules_of_task(origin)[0]
    rules = Rules.__new__(Rules)
    rules._finish(_native.rules_custom(*origin), (kind, origin))
    return rules


def rules_of_task(name: str) -> tuple[Rules, int]:
    """Return the rules of a task that the library knows, and the flags by which answers to it are judged."""
    handle, flags = _native.task_named(name)
    rules = Rules.__new__(Rules)
    rules._finish(handle, ("task", name))
    return rules, flags


def rules_names() -> list[str]:
    """Return the names of the rules that there are.

    >>> rules_names()
    ['countdown', 'lecompteestbon', 'lettersandnumbers', 'cijfersenletters', 'free']
    """
    return _native.rules_names()


@lru_cache(maxsize=64)
def _named(name: str) -> Rules:
    return Rules(name)


def as_rules(rules: RulesLike) -> Rules:
    """Return rules for their name."""
    if isinstance(rules, Rules):
        return rules
    if not isinstance(rules, str):
        raise NumberRaceError(f"{rules!r} are no rules: give Rules, or a name such as 'countdown'")
    return _named(rules)
