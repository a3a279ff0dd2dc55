#!/usr/bin/env python3
"""Draws a solved game as an animated SVG, from the JSON that the tool prints:

    numberrace solve 952 100 75 50 25 6 3 --json | Scripts/draw-round.py > Docs/Images/round.svg

Viewers without animation show the last frame.
"""

import html
import json
import re
import sys

WIDTH = 720
MARGIN = 32
GAP = 12
LINE = 40
SIGNS = {"*": "×", "/": "÷", "-": "−"}

# The times at which things appear, in seconds.
TARGET_AT = 2.2
FIRST_STEP_AT = 3.6
STEP_EVERY = 1.3
HOLD = 4.0

STYLE = """
  text { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
  .tile { fill: #1f4e8c; } .number { fill: #fff; font-size: 34px; font-weight: 700; text-anchor: middle; }
  .target { fill: #ffc83d; font-size: 44px; font-weight: 700; text-anchor: middle; letter-spacing: 4px; }
  .step { fill: #d7e3f4; font-size: 24px; } .result { fill: #ffc83d; font-weight: 700; }
  .answer { fill: #fff; font-size: 22px; font-weight: 700; } .points { fill: #7fd491; font-size: 20px; }
"""


def typeset(text):
    """Replaces the signs of the tool's ASCII notation by typographic ones."""
    return html.escape(re.sub(r"(?<= )[*/-](?= )", lambda sign: SIGNS[sign[0]], text))


def spent_tiles(game):
    """Returns, for each tile, the index of the step that uses it, or None."""
    spent = [None] * len(game["numbers"])
    results = []
    for index, step in enumerate(game["steps"]):
        left, _, right, _, result = step.split()
        for operand in (int(left), int(right)):
            if operand in results:
                results.remove(operand)
                continue
            spent[next(i for i, n in enumerate(game["numbers"]) if n == operand and spent[i] is None)] = index
        results.append(int(result))
    return spent


def draw(game):
    numbers, steps = game["numbers"], game["steps"]
    finish = FIRST_STEP_AT + STEP_EVERY * len(steps)
    total = finish + HOLD
    frames = []

    def animation(at, before, after):
        """Returns the attribute that changes the opacity at a time, in a loop."""
        percent = at / total * 100
        name = f"f{len(frames)}"
        frames.append(
            f"  @keyframes {name} {{ 0%, {percent:.1f}% {{ opacity: {before}; }}"
            f" {percent + 3:.1f}%, 97% {{ opacity: {after}; }} 100% {{ opacity: {before}; }} }}")
        return f'style="animation: {name} {total:.1f}s linear infinite"'

    body = []
    top = MARGIN
    body.append(f'<g {animation(TARGET_AT, 0, 1)}>')
    body.append(f'<rect x="{WIDTH / 2 - 90}" y="{top}" width="180" height="68" rx="8" fill="#0b1626"/>')
    body.append(f'<text class="target" x="{WIDTH / 2}" y="{top + 50}">{game["target"]}</text></g>')

    top += 68 + 24
    side = (WIDTH - 2 * MARGIN - GAP * (len(numbers) - 1)) / len(numbers)
    for index, (number, step) in enumerate(zip(numbers, spent_tiles(game))):
        x = MARGIN + index * (side + GAP)
        turned = animation(0.3 + 0.25 * index, 0, 1)
        body.append(f"<g {turned}>")
        if step is not None:
            body.append(f"<g {animation(FIRST_STEP_AT + STEP_EVERY * step, 1, 0.35)}>")
        body.append(f'<rect class="tile" x="{x:.1f}" y="{top}" width="{side:.1f}" height="64" rx="8"/>')
        body.append(f'<text class="number" x="{x + side / 2:.1f}" y="{top + 44}">{number}</text>')
        body.append("</g>" if step is None else "</g></g>")

    top += 64 + 20
    for index, step in enumerate(steps):
        top += LINE
        sum_, result = typeset(step).split(" = ")
        appears = animation(FIRST_STEP_AT + STEP_EVERY * index, 0, 1)
        body.append(
            f'<text class="step" x="{MARGIN + 8}" y="{top - 12}" {appears}>{sum_} ='
            f' <tspan class="result">{result}</tspan></text>')

    top += 34
    points = game["points"]
    verdict = "exact" if game["distance"] == 0 else f'{game["distance"]} away'
    appears = animation(finish, 0, 1)
    body.append(f"<g {appears}>")
    body.append(
        f'<text class="answer" x="{MARGIN + 8}" y="{top}">'
        f'{typeset(game["expression"])} = {game["value"]}</text>')
    body.append(
        f'<text class="points" x="{MARGIN + 8}" y="{top + 32}">{verdict}: {points} points</text></g>')
    height = top + 32 + MARGIN

    title = f'{game["target"]} from {" ".join(map(str, numbers))}, solved in {len(steps)} steps'
    return "\n".join(
        [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
         f' height="{height}" role="img" aria-label="{html.escape(title)}">',
         f"<title>{html.escape(title)}</title>",
         "<style>", STYLE.strip("\n"), *frames,
         "  @media (prefers-reduced-motion: reduce) { * { animation: none !important; } }", "</style>",
         f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#12233b"/>', *body, "</svg>", ""])


sys.stdout.write(draw(json.load(sys.stdin)))
