"""Expressions as values."""

from __future__ import annotations

import copy
import pickle
import xml.etree.ElementTree as ElementTree
from random import Random

import pytest
from brute_force import exact_value

import numberrace
from numberrace import Expression, IllegalStep, UnreadableExpression


def random_expression(random: Random, size: int) -> Expression:
    if size == 1:
        return Expression(random.randint(1, 100))
    left = random.randint(1, size - 1)
    return Expression(
        random_expression(random, left), random.choice("+-*/"), random_expression(random, size - left)
    )


@pytest.mark.parametrize("seed", range(100))
def test_what_is_written_is_read_as_the_same_tree(seed: int) -> None:
    random = Random(seed)
    expression = random_expression(random, random.randint(1, 9))
    assert Expression.parse(str(expression)) == expression
    assert Expression.parse(expression.pretty) == expression
    assert pickle.loads(pickle.dumps(expression)) == expression == copy.deepcopy(expression)
    try:
        value = exact_value(str(expression))
    except ZeroDivisionError:
        value = None
    try:
        assert expression.value == value
    except IllegalStep as error:
        assert "whole number" in str(error) or "exact" in str(error)


def test_latex_and_drawings() -> None:
    expression = Expression.parse("25 + (100 + 3) * (6 * 75 / 50)")
    assert expression.latex == r"25 + \left(100 + 3\right) \times \frac{6 \times 75}{50}"
    drawing = ElementTree.fromstring(expression.tree())
    texts = [element.text for element in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"25", "100", "3", "6", "75", "50", "952", "+"} <= set(texts)
    assert drawing.find("{http://www.w3.org/2000/svg}title").text.endswith("= 952")  # type: ignore[union-attr]
    assert "<svg" in numberrace.solve([1, 2], 3)._repr_html_()
    assert "<svg" in Expression(7)._repr_html_()


def test_an_illegal_expression_has_a_picture_too() -> None:
    assert "<svg" in Expression.parse("3 - 5")._repr_html_()


@pytest.mark.parametrize(
    "text",
    ["(3 + 25) \u00d7 4", "3+25=28, 28 x 4 = 112", "3 + 25\n* 4", r"\left(3+25\right) \cdot 4", "[\u0663 + \u0662\u0665]*4"],
)  # fmt: skip
def test_what_people_write_is_read(text: str) -> None:
    assert str(Expression.parse(text)) == "(3 + 25) * 4"


def test_expressions_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Expression(3).number = 4
    assert len({Expression.parse("1 + 2"), Expression.parse("(1 + 2)"), Expression.parse("2 + 1")}) == 2


@pytest.mark.parametrize(
    "text",
    ["", " ", "1 +", "+ 1", "(1", "1)", "1 2", "0", "1 ** 2", "x", "1 + 0", "9" * 20, "1" + "+1" * 64, "()", "1" * 10**6,
     "(" * 5000, "1.5", "-1", "__import__('os')"],
)  # fmt: skip
def test_what_is_no_expression_is_refused(text: str) -> None:
    with pytest.raises(UnreadableExpression):
        Expression.parse(text)


@pytest.mark.parametrize("arguments", [(True,), (0,), (-1,), (2**63,), (1.5,), ("1",), (Expression(1), "^", Expression(2))])
def test_what_makes_no_expression_is_refused(arguments: tuple[object, ...]) -> None:
    with pytest.raises(UnreadableExpression):
        Expression(*arguments)  # type: ignore[call-overload]
