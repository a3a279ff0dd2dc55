#!/usr/bin/env python3
"""Draws the screen of a terminal as an SVG, from its text with colours, as tmux captures it:

    tmux -f /dev/null new-session -d -s play -x 66 -y 19 "numberrace play --seed 4 --difficulty 2 --rounds 1 --no-record"
    tmux send-keys -t play "50 * 10" Enter; sleep 1; tmux send-keys -t play hint Enter; sleep 1
    tmux capture-pane -p -e -t play | Scripts/draw-terminal.py "A round in a terminal" > Docs/Images/play.svg
"""

import html
import re
import sys

WIDTH, HEIGHT, MARGIN = 9.6, 20, 20
FOREGROUND = "#d7e3f4"
COLOURS = {31: "#ff7b72", 32: "#56d364", 33: "#ffc83d", 34: "#6cb6ff", 35: "#dcbdfb", 36: "#76e3ea"}


def runs(line, style):
    """Yields the column, the text and the style of each run of a line; the style goes on in the next one."""
    column = 0
    for codes, text in re.findall(r"(?:\x1b\[([\d;]*)m)?([^\x1b]*)", line):
        for code in map(int, filter(None, codes.split(";"))):
            if code == 0:
                style.clear()
            elif code in (1, 2):
                style["font-weight" if code == 1 else "opacity"] = "700" if code == 1 else "0.6"
            elif code in COLOURS:
                style["fill"] = COLOURS[code]
            elif code == 39:
                style.pop("fill", None)
        if text.strip():
            yield column, text, dict(style)
        column += len(text)


def draw(lines, title):
    style = {}
    body = []
    for row, line in enumerate(lines):
        for column, text, looks in runs(line, style):
            attributes = "".join(f' {name}="{value}"' for name, value in looks.items())
            body.append(
                f'<text x="{MARGIN + column * WIDTH:.1f}" y="{MARGIN + (row + 0.75) * HEIGHT:.0f}"'
                f' textLength="{len(text) * WIDTH:.1f}" xml:space="preserve"{attributes}>{html.escape(text)}</text>')
    columns = max(len(re.sub(r"\x1b\[[\d;]*m", "", line)) for line in lines)
    width, height = round(2 * MARGIN + columns * WIDTH), 2 * MARGIN + len(lines) * HEIGHT
    return "\n".join(
        [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
         f' role="img" aria-label="{html.escape(title)}">',
         f"<title>{html.escape(title)}</title>",
         '<rect width="100%" height="100%" rx="10" fill="#12233b"/>',
         f'<g fill="{FOREGROUND}" font-size="16" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas,'
         ' \'DejaVu Sans Mono\', monospace">', *body, "</g></svg>", ""])


sys.stdout.write(draw(sys.stdin.read().rstrip("\n").split("\n"), sys.argv[1]))
