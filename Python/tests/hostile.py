"""Hostile texts, as a model may write them by chance or learn to write them.

As a program: judges a million of them, or as many as are said, in batches and singly. An error of any kind ends it, for no
text is one.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any, Callable, Iterator

PIECES = (
    "<answer>", "</answer>", r"\boxed{", "}", "{", r"\frac{", r"\left(", r"\right)", r"\times", r"\\", "$$", "```", "**",
    "9**9**9**9", "9^9^9^9", "(" * 50, ")" * 50, "[" * 20, "\n" * 10, "=", "= 952", "1/0", "0", "-", "--", "+", "+++",
    "\u0661\u0662\u0663", "\U0001d7d7\U0001d7d7", "\u2460", "\uff11\uff12", "\u00bd", "\u2212", "\u00d7", "\u00f7", "\u200b", "\u202e",
    "\ud800", "\x00", "\ufeff", "e\u0301" * 20, "__import__('os').system('false')", "lambda: 0", "exec('1')", "open('/etc/passwd')",
    "{}.__class__", "1e999", "nan", "inf", "0x10", "1_000", "9" * 100, "25", "50", "75", "100", "3", "6", "952", " ", "x", "*", "/",
    "25 + (100 + 3) * (6 * 75 / 50)", "100 + 3 = 103\n103 * 9 = 927\n", "<think>", "</think>", "<answer", "&lt;answer&gt;",
)  # fmt: skip

LARGE = (
    "(" * 10**6, "[" * 10**6, "<answer>" * 125_000, r"\boxed{" * 140_000, "9**" * 300_000 + "9", "\u0669" * 500_000, "1+" * 500_000 + "1",
    "<answer>" + "(" * 10**6 + "</answer>", "\n" * 10**6, "\ud800" * 1000, "\U0001f4a9" * 250_000, "1/" * 500_000 + "0", "}" * 10**6, "=1" * 500_000,
    r"\frac{" * 100_000, "<answer>" + "1 + " * 200_000,
)  # fmt: skip


def texts(count: int, seed: int = 0) -> Iterator[str]:
    """Iterate over texts put together from the pieces, some of them so long that only their end is looked at."""
    random = Random(seed)
    for _ in range(count):
        fate = random.randrange(1000)
        if fate >= 10:
            yield "".join(random.choices(PIECES, k=random.randint(0, 14)))
        else:
            repeated = "".join(random.choices(PIECES, k=random.randint(1, 4)))
            size = 10**6 if fate == 0 else random.randint(1_000, 20_000)
            ends = ["".join(random.choices(PIECES, k=random.randint(0, 3))) for _ in range(2)]
            yield ends[0] + repeated * (size // len(repeated)) + ends[1]


OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"credit": "points"}, {"credit": "distance", "use_all": True},
    {"allow": ("zero", "negative", "fractions")},
)  # fmt: skip
"""Ways to judge, which take turns."""
LIMIT = 1_000_000
"""The nanoseconds of its own that a call may take."""


class Slowest:
    """The call that took longest: what it took, in nanoseconds, and the start of its text."""

    def __init__(self) -> None:
        self.time, self.text = 0, ""
        self.total = self.count = 0

    def measure(self, call: Callable[[], Any], text: str) -> Any:
        """Make a call. One that seems to take longest is made again, for the machine may have been busy."""
        start = time.thread_time_ns()
        result = call()
        taken = time.thread_time_ns() - start
        self.total += taken
        self.count += 1
        for _ in range(10):
            if taken <= self.time:
                break
            start = time.thread_time_ns()
            call()
            taken = min(taken, time.thread_time_ns() - start)
        if taken > self.time:
            self.time, self.text = taken, text[:60]
        return result


def main() -> None:
    """Judge texts, each by itself and in batches, and say how long that took. Fails if a call takes over a millisecond."""
    import numberrace

    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    game = numberrace.Game((25, 50, 75, 100, 3, 6), 952)
    kinds: dict[str, int] = {}
    slowest = Slowest()
    done = 0
    spent = 0.0
    begun = time.monotonic()
    while done < count:
        block = list(texts(min(20_000, count - done), seed=done))
        start = time.process_time()
        verdicts = numberrace.verify_batch(block, [game.numbers] * len(block), [game.target] * len(block))
        spent += time.process_time() - start
        for place, (text, code) in enumerate(zip(block, verdicts.kinds.tolist())):
            kind = numberrace.verifying.KINDS[code]
            kinds[kind] = kinds.get(kind, 0) + 1
            options = OPTIONS[place % len(OPTIONS)]
            single = slowest.measure(lambda: numberrace.verify(text, game, **options), text)
            if not options and single.kind != kind:
                raise SystemExit(f"{text!r} is {kind} in a batch, and {single.kind} by itself")
        done += len(block)
        if sys.stderr.isatty():
            print(f"\r{done:,} of {count:,} texts in {time.monotonic() - begun:.0f} s", end="", file=sys.stderr)
    for text in LARGE:
        for options in OPTIONS:
            slowest.measure(lambda: numberrace.verify(text, game, **options), text)
    print(f"{done:,} texts: " + ", ".join(f"{number:,} {name}" for name, number in sorted(kinds.items())))
    print(f"{1e6 * spent / done:.2f} us a text in batches, {slowest.total / slowest.count / 1000:.2f} us singly")
    print(f"the slowest call took {slowest.time / 1e6:.2f} ms: {slowest.text!r}")
    if slowest.time > LIMIT:
        raise SystemExit("that is over a millisecond")


if __name__ == "__main__":
    main()
