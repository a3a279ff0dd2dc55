"""Drawings of expressions as trees, in SVG."""

from __future__ import annotations

from typing import Sequence, Union

__all__ = ["Node", "svg"]

Node = tuple[Union[str, None], Union[int, None]]
"""A part of an expression: its operator, ``None`` for a number; and its value, ``None`` if it has none."""

_SIGNS = {"+": "+", "-": "\u2212", "*": "\u00d7", "/": "\u00f7"}
_COLUMN = 56
_ROW = 58
_RADIUS = 17


def svg(nodes: Sequence[Node], title: str) -> str:
    """Return a drawing of an expression that scales to its place and has a text alternative.

    Each number stands in a box of its own; an operation stands above its operands, with its result.

    Args:
        nodes: The expression in postfix order.
        title: The expression as a text.
    """
    shapes: list[str] = []
    lines: list[str] = []
    placed: list[tuple[float, int]] = []
    depths = _depths(nodes)
    leaves = 0
    for (operator, value), depth in zip(nodes, depths):
        y = _RADIUS + 6 + depth * _ROW
        if operator is None:
            x = _COLUMN * (leaves + 0.5)
            leaves += 1
            shapes.append(_box(x, y, _text(value)))
        else:
            right_x, right_y = placed.pop()
            left_x, left_y = placed.pop()
            x = (left_x + right_x) / 2
            for child_x, child_y in ((left_x, left_y), (right_x, right_y)):
                lines.append(f'<line x1="{x:g}" y1="{y}" x2="{child_x:g}" y2="{child_y}"/>')
            shapes.append(_circle(x, y, _SIGNS[operator], _text(value)))
        placed.append((x, y))
    width = _COLUMN * leaves + 40
    total = 2 * _RADIUS + 12 + max(depths) * _ROW
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {total}" '
        f'width="{width}" style="max-width:100%" font-family="sans-serif" font-size="14" '
        f'text-anchor="middle"><title>{title} = {_text(nodes[-1][1])}</title>'
        f'<g stroke="#888" stroke-width="1.5">{"".join(lines)}</g>{"".join(shapes)}</svg>'
    )


def _text(value: int | None) -> str:
    return "?" if value is None else str(value)


def _depths(nodes: Sequence[Node]) -> list[int]:
    """Return the depth of each node, in postfix order."""
    depths: list[int] = []
    pending = [0]
    for operator, _ in reversed(nodes):
        depth = pending.pop()
        depths.append(depth)
        if operator is not None:
            pending += [depth + 1, depth + 1]
    return depths[::-1]


def _box(x: float, y: int, text: str) -> str:
    width = max(2 * _RADIUS, 9 * len(text) + 12)
    return (
        f'<rect x="{x - width / 2:g}" y="{y - _RADIUS}" width="{width}" height="{2 * _RADIUS}" '
        f'rx="5" fill="#1f4e9c"/><text x="{x:g}" y="{y + 5}" fill="#fff">{text}</text>'
    )


def _circle(x: float, y: int, sign: str, result: str) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y}" r="{_RADIUS}" fill="#fff" stroke="#1f4e9c" stroke-width="2"/>'
        f'<text x="{x:g}" y="{y + 5}" fill="#1f4e9c">{sign}</text>'
        f'<text x="{x + _RADIUS + 4:g}" y="{y - 6}" fill="#777" text-anchor="start">{result}</text>'
    )
