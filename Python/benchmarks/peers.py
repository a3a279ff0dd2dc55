"""Measures the package beside what else makes and judges such games, in one run on one core.

The peers are reasoning-gym, from PyPI, and the reward of TinyZero, which is written anew here after its description:
an answer between tags, a regular expression for the characters that are allowed, and `eval`.

    python benchmarks/peers.py
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from typing import Any, Callable

import reasoning_gym

import numberrace
from numberrace import rewards

GAMES = 5_000
MANY_GAMES = 300_000


def cost(work: Callable[[], Any], count: int, rounds: int = 5) -> float:
    """Return the least time of the processor that one of many things took, in microseconds."""
    work()
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return 1e6 * best / count


def evaluating_reward(text: str, numbers: list[int], target: int) -> float:
    """Judge an answer in the way of TinyZero: by a regular expression and `eval`."""
    if "Assistant:" not in text:
        return 0.0
    found = list(re.finditer(r"<answer>(.*?)</answer>", text.split("Assistant:", 1)[1].split("\n")[-1]))
    if not found:
        return 0.0
    answer = found[-1].group(1).strip()
    if sorted(int(digits) for digits in re.findall(r"\d+", answer)) != sorted(numbers):
        return 0.1
    if not re.match(r"^[\d+\-*/().\s]+$", answer):
        return 0.1
    try:
        value = eval(answer, {"__builtins__": None}, {})
    except Exception:
        return 0.1
    return 1.0 if abs(value - target) < 1e-5 else 0.1


def main() -> None:
    """Print a table of what things cost."""
    rows: list[tuple[str, float, str]] = []
    drawn = numberrace.generate_batch(GAMES, seed=1, threads=1)
    numbers, targets = drawn.numbers.tolist(), drawn.targets.tolist()
    texts = [f"Assistant: let me see.\n<answer>{text}</answer>" for text in drawn.solutions.texts()]
    used = [numberrace.Expression.parse(text).numbers for text in drawn.solutions.texts()]

    theirs = reasoning_gym.create_dataset("countdown", seed=1, size=30)
    rows.append(("reasoning-gym: make a problem", cost(lambda: [theirs[i] for i in range(30)], 30, 1), ""))
    batch = cost(lambda: numberrace.generate_batch(GAMES, seed=1, threads=1), GAMES, 3)
    rows.append(("generate_batch, with solution and rating", batch, "make"))
    many = cost(lambda: numberrace.generate_batch(MANY_GAMES, seed=1, threads=1), MANY_GAMES, 1)
    rows.append((f"the same for {MANY_GAMES:,} games", many, "make"))
    unrated = cost(lambda: numberrace.generate_batch(GAMES, seed=1, threads=1, ratings=False), GAMES, 3)
    rows.append(("generate_batch, with solution", unrated, "make"))
    ours = numberrace.datasets.CountdownDataset(seed=1, size=1000)
    rows.append(("CountdownDataset: make a problem", cost(lambda: [ours[i] for i in range(1000)], 1000), "make"))

    items = [theirs[i] for i in range(30)]
    score = cost(lambda: [theirs.score_answer(item["answer"], item) for item in items], 30, 3)
    rows.append(("reasoning-gym: score an answer", score, ""))
    arguments = list(zip(texts, used, targets))
    evaluated = cost(lambda: [evaluating_reward(*argument) for argument in arguments], GAMES)
    rows.append(("eval behind a regular expression", evaluated, ""))
    rows.append(("verify_batch, lists", cost(lambda: numberrace.verify_batch(texts, numbers, targets, threads=1), GAMES), "judge"))
    rows.append(("verify_batch, arrays",
                 cost(lambda: numberrace.verify_batch(texts, drawn.numbers, drawn.targets, threads=1), GAMES), "judge"))  # fmt: skip
    rows.append(("rewards.points", cost(lambda: rewards.points(texts, numbers, targets), GAMES), "judge"))
    games = [numberrace.Game(tuple(row), target) for row, target in zip(numbers, targets)]
    rows.append(("verify, one by one", cost(lambda: [numberrace.verify(t, g) for t, g in zip(texts, games)], GAMES), "judge"))
    rows.append(("solve, one by one",
                 cost(lambda: [numberrace.solve(n, t) for n, t in zip(numbers[:2000], targets)], 2000, 3), ""))  # fmt: skip
    solve = cost(lambda: numberrace.solve_batch(drawn.numbers, drawn.targets, threads=1), GAMES, 3)
    rows.append(("solve_batch, arrays", solve, ""))

    wrong = 0
    checked = [reasoning_gym.create_dataset("countdown", seed=2, size=300)[i] for i in range(300)]
    for item in checked:
        game = (item["metadata"]["numbers"], item["metadata"]["target"])
        wrong += not numberrace.check(item["answer"], game).is_exact

    make, judge = rows[0][1], next(cost for name, cost, _ in rows if name == "reasoning-gym: score an answer")
    print(f"{'':44}{'us':>10}   times as fast as reasoning-gym")
    for name, value, kind in rows:
        ratio = f"{make / value:10,.0f}" if kind == "make" else f"{judge / value:10,.0f}" if kind == "judge" else ""
        print(f"{name:44}{value:10,.2f}   {ratio}")
    print(f"\n{wrong} of 300 answers of reasoning-gym break the rules of the shows.")
    code = "import time; s = time.perf_counter(); import numberrace; print(1000 * (time.perf_counter() - s))"
    times = [float(subprocess.check_output([sys.executable, "-c", code], env=dict(os.environ))) for _ in range(10)]
    print(f"import: {min(times):.1f} ms")


if __name__ == "__main__":
    main()
