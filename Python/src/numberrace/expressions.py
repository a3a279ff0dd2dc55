"""Expressions over the numbers of a game, as values."""

from __future__ import annotations

from typing import Any, Iterator, NamedTuple, Union, overload

from . import _native
from .errors import NumberRaceError, UnreadableExpression

__all__ = ["Expression", "IllegalStep", "Step"]

_PRECEDENCE = {"+": 1, "-": 1, "*": 2, "/": 2}
_SIGNS = {
    "text": {"+": " + ", "-": " - ", "*": " * ", "/": " / "},
    "mathematical": {"+": " + ", "-": " \u2212 ", "*": " \u00d7 ", "/": " \u00f7 "},
}
_JSON = 4
_OPERATORS = {"Add": "+", "Subtract": "-", "Multiply": "*", "Divide": "/"}
_LARGEST = 2**63 - 1


class IllegalStep(NumberRaceError):
    """A step whose result is not a positive whole number."""


class Step(NamedTuple):
    """One operation on two numbers, with its result."""

    left: int
    operator: str
    right: int
    result: int

    def __str__(self) -> str:
        sign = _SIGNS["mathematical"][self.operator]
        return f"{self.left}{sign}{self.right} = {self.result}"


class Expression:
    """An arithmetic expression: a number, or an operator with two expressions.

    Expressions are immutable, and equal if they are the same tree: ``2 + 3`` and ``3 + 2`` differ.
    An expression need not be legal; :attr:`value` and :meth:`steps` apply the arithmetic of numbers
    games, in which every step gives a positive whole number.

    >>> expression = Expression.parse("25 + (100 + 3) * (6 * 75 / 50)")
    >>> expression.value
    952
    >>> print(expression.pretty)
    25 + (100 + 3) \u00d7 (6 \u00d7 75 \u00f7 50)
    >>> for step in expression.steps(): print(step)
    100 + 3 = 103
    6 \u00d7 75 = 450
    450 \u00f7 50 = 9
    103 \u00d7 9 = 927
    25 + 927 = 952
    """

    __slots__ = ("left", "number", "operator", "right", "_hash")

    number: int | None
    """The number, where the expression is one."""
    operator: str | None
    """``+``, ``-``, ``*`` or ``/``; ``None`` where the expression is a number."""
    left: Expression | None
    """The left operand; ``None`` where the expression is a number."""
    right: Expression | None
    """The right operand; ``None`` where the expression is a number."""
    _hash: int

    @overload
    def __init__(self, number: int, /) -> None: ...

    @overload
    def __init__(self, left: Expression, operator: str, right: Expression, /) -> None: ...

    def __init__(
        self,
        first: Union[int, Expression],
        operator: str | None = None,
        right: Expression | None = None,
        /,
    ) -> None:
        """Create a number, or apply an operator to two expressions."""
        put = object.__setattr__
        if isinstance(first, Expression):
            if operator not in _PRECEDENCE or not isinstance(right, Expression):
                raise UnreadableExpression(
                    f"{operator!r} with {right!r} is no operation: "
                    "give two expressions and one of + - * /"
                )
            put(self, "number", None)
            put(self, "left", first)
        else:
            if operator is not None:
                raise UnreadableExpression(
                    f"{operator!r} with {first!r} is no operation: give two expressions, as in "
                    "Expression(Expression(5), '+', Expression(6))"
                )
            if isinstance(first, bool) or not isinstance(first, int):
                raise UnreadableExpression(f"{first!r} is not a whole number")
            if not 1 <= first <= _LARGEST:
                raise UnreadableExpression(
                    f"{first} is not a number of an expression: numbers are 1 to {_LARGEST}"
                )
            put(self, "number", int(first))
            put(self, "left", None)
        put(self, "operator", operator)
        put(self, "right", right)
        put(self, "_hash", hash((self.number, operator, self.left, right)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("an expression cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("an expression cannot be changed")

    def __reduce__(self) -> tuple[object, ...]:
        return (Expression.parse, (str(self),))

    @staticmethod
    def parse(text: str) -> Expression:
        """Read an expression, or several steps, as people write them.

        Signs are ``+ - * /`` and all their spellings (``\u2212 \u00d7 \u00b7 x \u00f7 :``, ``\\times``, ``\\frac{}{}``), brackets are
        round, square or curly. Steps stand on lines of their own or between commas, and use each other's results:
        ``100 + 3 = 103, 103 * 9``. Nothing is evaluated. To find an answer in what a person or a model wrote, use
        :func:`numberrace.verify`.

        Raises:
            UnreadableExpression: The text is not an expression, is longer than 10,000 bytes or has more than 64 numbers.
        """
        # Not at the beginning, so that the package is imported in milliseconds.
        import json

        return _built(json.loads(_native.rewrite(text, _JSON)))

    def _postfix(self) -> Iterator[Expression]:
        """Iterate over the tree, operands before their operators."""
        stack: list[tuple[Expression, bool]] = [(self, False)]
        while stack:
            node, is_done = stack.pop()
            if node.left is None or node.right is None or is_done:
                yield node
            else:
                stack += [(node, True), (node.right, False), (node.left, False)]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers used, from left to right."""
        return tuple(node.number for node in self._postfix() if node.number is not None)

    def steps(self) -> list[Step]:
        """Return the operations in the order in which they are carried out.

        Raises:
            IllegalStep: A step does not give a positive whole number.
        """
        steps: list[Step] = []
        values: list[int] = []
        for node in self._postfix():
            if node.number is not None:
                values.append(node.number)
                continue
            assert node.operator is not None
            right, left = values.pop(), values.pop()
            result = _apply(left, node.operator, right)
            steps.append(Step(left, node.operator, right, result))
            values.append(result)
        return steps

    @property
    def value(self) -> int:
        """The result of the last step, or the number.

        Raises:
            IllegalStep: A step does not give a positive whole number.
        """
        steps = self.steps()
        if steps:
            return steps[-1].result
        assert self.number is not None
        return self.number

    def _infix(self, signs: dict[str, str]) -> str:
        texts: list[tuple[str, int]] = []
        for node in self._postfix():
            if node.operator is None:
                texts.append((str(node.number), 3))
                continue
            right, left = texts.pop(), texts.pop()
            own = _PRECEDENCE[node.operator]
            first = left[0] if left[1] >= own else f"({left[0]})"
            # a + (b + c) keeps its brackets: the trees differ.
            second = right[0] if right[1] > own else f"({right[0]})"
            texts.append((first + signs[node.operator] + second, own))
        return texts.pop()[0]

    def __str__(self) -> str:
        return self._infix(_SIGNS["text"])

    def __repr__(self) -> str:
        return f"Expression.parse({str(self)!r})"

    @property
    def pretty(self) -> str:
        """The expression with ``\u00d7``, ``\u00f7`` and ``\u2212``."""
        return self._infix(_SIGNS["mathematical"])

    @property
    def latex(self) -> str:
        r"""The expression in LaTeX, with fractions for divisions.

        >>> print(Expression.parse("(6 + 2) / 4 * 3").latex)
        \frac{6 + 2}{4} \times 3
        """
        texts: list[tuple[str, int]] = []
        for node in self._postfix():
            if node.operator is None:
                texts.append((str(node.number), 3))
                continue
            right, left = texts.pop(), texts.pop()
            if node.operator == "/":
                texts.append((rf"\frac{{{left[0]}}}{{{right[0]}}}", 3))
                continue
            own = _PRECEDENCE[node.operator]
            first = left[0] if left[1] >= own else rf"\left({left[0]}\right)"
            second = right[0] if right[1] > own else rf"\left({right[0]}\right)"
            sign = r" \times " if node.operator == "*" else f" {node.operator} "
            texts.append((first + sign + second, own))
        return texts.pop()[0]

    def tree(self) -> str:
        """Return a drawing of the tree as SVG: the numbers below, and each result above its operands."""
        from .trees import svg

        nodes = list(self._postfix())
        values: list[int | None] = []
        pending: list[int | None] = []
        for node in nodes:
            value = node.number
            if node.operator is not None:
                right, left = pending.pop(), pending.pop()
                value = _result(left, node.operator, right)
            pending.append(value)
            values.append(value)
        return svg([(node.operator, value) for node, value in zip(nodes, values)], self.pretty)

    def _repr_html_(self) -> str:
        return f'<div class="numberrace"><p>{self.pretty}</p>{self.tree()}</div>'

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.latex}$"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Expression):
            return NotImplemented
        return self._hash == other._hash and str(self) == str(other)

    def __hash__(self) -> int:
        return self._hash


def _built(tree: Any) -> Expression:
    """The expression of MathJSON, which has at most 64 numbers."""
    if isinstance(tree, int):
        return Expression(tree)
    name, left, right = tree
    return Expression(_built(left), _OPERATORS[name], _built(right))


def _result(left: int | None, operator: str, right: int | None) -> int | None:
    """Return the result of a step; ``None`` if it has none that the rules allow."""
    if left is None or right is None:
        return None
    try:
        return _apply(left, operator, right)
    except IllegalStep:
        return None


def _apply(left: int, operator: str, right: int) -> int:
    if operator == "+":
        result = left + right
    elif operator == "*":
        result = left * right
    elif operator == "-":
        result = left - right
        if result <= 0:
            raise IllegalStep(
                f"{left} - {right} is {'zero' if result == 0 else 'below zero'}: "
                "every result must be a positive whole number"
            )
    else:
        result, remainder = divmod(left, right)
        if remainder:
            raise IllegalStep(f"{left} / {right} leaves a remainder: every division must be exact")
    if result > _LARGEST:
        raise IllegalStep(f"{left} {operator} {right} is too large: results go up to {_LARGEST}")
    return result
