"""The errors that this package raises."""

from __future__ import annotations

from typing import Protocol

__all__ = ["GameError", "NumberRaceError", "Stopped", "UnreadableExpression"]


class NumberRaceError(ValueError):
    """The base of all errors of this package.

    The message says what was wrong, with the value, and what is allowed.
    """


class GameError(NumberRaceError):
    """Numbers, a target or rules that make no game."""


class UnreadableExpression(NumberRaceError):
    """A text that is not an expression."""


class Best(Protocol):
    """What is known of the best solution that was found: a :class:`numberrace.Solution`, or that of a puzzle."""

    @property
    def text(self) -> str:
        """The expression with ``+ - * /`` and brackets."""
        ...

    @property
    def value(self) -> int | str:
        """The value of the expression; of puzzles as a text, for it may be a fraction."""
        ...

    @property
    def distance(self) -> int | str:
        """The distance of the value from the target; 0 for an exact solution."""
        ...


class Stopped(NumberRaceError):
    """Work that a limit ended before it was done."""

    def __init__(self, message: str, best: Best | None = None) -> None:
        """Create the error, with the best solution that was found if there is one."""
        super().__init__(message)
        self.best = best
