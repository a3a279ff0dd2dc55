"""Checks of arguments, whose errors say what was given and what is allowed."""

from __future__ import annotations

from math import isfinite
from operator import index
from typing import Any, Collection

from .errors import GameError, NumberRaceError

__all__: list[str] = []


def whole(name: str, value: Any, least: int | None = None, most: int | None = None) -> int:
    """Return a whole number within bounds.

    Raises:
        GameError: It is none, or out of bounds.
    """
    try:
        number = index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, bool):
        raise GameError(f"the {name} is {value!r}, which is no whole number")
    if least is not None and number < least or most is not None and number > most:
        bounds = f"{least:,} or more" if most is None else f"{least:,} to {most:,}"
        raise GameError(f"the {name} is {number}: {bounds} can be asked for")
    return number


def pair(name: str, value: Any, example: tuple[int, int]) -> tuple[Any, Any]:
    """Return the two values of a pair.

    Raises:
        GameError: It is none.
    """
    try:
        first, second = value
    except (TypeError, ValueError):
        first = second = None
    if first is None and second is None or isinstance(value, str):
        raise GameError(f"the {name} is {value!r}: a pair such as {example} is wanted")
    return first, second


def span(name: str, value: Any, least: int, most: int) -> tuple[int, int]:
    """Return the least and the greatest whole number of a range.

    Raises:
        GameError: They are none, not in ascending order, or out of bounds.
    """
    first, last = (whole(name, end, least, most) for end in pair(name, value, (least, most)))
    if first > last:
        raise GameError(f"the {name} {value} are not in ascending order")
    return first, last


def share(name: str, value: Any) -> tuple[int, int]:
    """Return which part of how many, counted from 1.

    Raises:
        GameError: There is no such part.
    """
    place, count = (whole(name, number) for number in pair(name, value, (1, 8)))
    if not 1 <= place <= count:
        raise GameError(f"there is no {name} {place} of {count}: {name}s go from 1 to their number")
    return place, count


def many(name: str, values: Any) -> tuple[Any, ...]:
    """Return the values of a list.

    Raises:
        GameError: It is none.
    """
    try:
        return tuple(values)
    except TypeError:
        raise GameError(f"the {name} are {values!r}: a list is wanted") from None


def real(name: str, value: Any, above: float | None = None) -> float:
    """Return a finite number, which may have to be above another.

    Raises:
        NumberRaceError: It is none, or not above that.
    """
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = None
    if number is None or isinstance(value, (bool, str, bytes)) or not isfinite(number):
        raise NumberRaceError(f"the {name} is {value!r}, which is no finite number")
    if above is not None and not number > above:
        raise NumberRaceError(f"the {name} {number:g} is not above {above:g}")
    return number


def one_of(name: str, value: Any, names: Collection[str]) -> str:
    """Return a value that is among some names.

    Raises:
        NumberRaceError: It is none of them.
    """
    if not isinstance(value, str) or value not in names:
        raise NumberRaceError(f"unknown {name} {value!r}; choose one of {', '.join(names)}")
    return value


def truth(name: str, value: Any, also: str = "") -> bool:
    """Return ``True`` or ``False``; what else is allowed is said in the error.

    Raises:
        NumberRaceError: It is neither.
    """
    if not isinstance(value, bool):
        raise NumberRaceError(f"{name} is {value!r}: {' '.join(filter(None, ('True or False', also)))} is wanted")
    return value


def text(name: str, value: Any) -> str:
    """Return a text that is not empty.

    Raises:
        NumberRaceError: It is none.
    """
    if not isinstance(value, str) or not value:
        raise NumberRaceError(f"the {name} is {value!r}: a text is wanted")
    return value
