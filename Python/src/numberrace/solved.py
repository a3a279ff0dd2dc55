"""Solutions of games, as values and in columns."""

from __future__ import annotations

from typing import Any, Union

from . import packages
from .columns import Columns, column, view
from .errors import NumberRaceError
from .expressions import Expression, Step

__all__ = ["Solution", "SolutionBatch"]


class Solution:
    """A legal answer to a game.

    >>> from numberrace import solve
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


class SolutionBatch(Columns[Union[Solution, None]]):
    """The best solutions of many games: a column for each of their properties.

    The columns are NumPy arrays, or memoryviews where NumPy is not installed. A game that cannot be solved,
    because the rules do not allow it or the limits were reached, has ``None`` as its solution and a status
    other than 0.
    """

    _NOUN = "solution"
    _COLUMNS = {"statuses": "i", "distances": "q", "values": "q", "points": "q", "steps": "i"}

    def __init__(self, data: list[Any], texts: bool, ratings: bool) -> None:
        """Wrap what the library found."""
        super().__init__(data)
        rest = data[len(self._COLUMNS) :]
        self._ratings = rest.pop(0) if ratings else None
        self._offsets: bytearray | None = rest[0] if texts else None
        self._text: bytearray | None = rest[1] if texts else None

    def __repr__(self) -> str:
        return f"<SolutionBatch of {len(self)} games: {self._view('statuses').tolist().count(0)} solved>"

    def _item(self, place: int) -> Solution | None:
        if self._text is None:
            raise NumberRaceError("the expressions were not asked for: call with expressions=True")
        if self._view("statuses")[place]:
            return None
        return Solution(
            self.text(place), *(self._view(name)[place] for name in ("values", "distances", "points"))
        )

    def rating(self, place: int) -> int:
        """Return the rating of a game; 0 if it was not asked for or is not known."""
        return int(view(self._ratings, "i")[place]) if self._ratings is not None else 0

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
