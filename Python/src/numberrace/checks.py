"""Checks of arguments, whose errors say what was given and what is allowed."""

from __future__ import annotations

from math import isfinite
from operator import index
from typing import Any, Iterable

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


def one_of(name: str, value: Any, names: Iterable[str]) -> str:
    """Return a value that is among some names.

    Raises:
        NumberRaceError: It is none of them.
    """
    names = tuple(names)
    if not isinstance(value, str) or value not in names:
        raise NumberRaceError(f"unknown {name} {value!r}; choose one of {', '.join(names)}")
    return value


def truth(name: str, value: Any) -> bool:
    """Return ``True`` or ``False``.

    Raises:
        NumberRaceError: It is neither.
    """
    if not isinstance(value, bool):
        raise NumberRaceError(f"{name} is {value!r}: True or False is wanted")
    return value


def text(name: str, value: Any) -> str:
    """Return a text that is not empty.

    Raises:
        NumberRaceError: It is none.
    """
    if not isinstance(value, str) or not value:
        raise NumberRaceError(f"the {name} is {value!r}: a text is wanted")
    return value
