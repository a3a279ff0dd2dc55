"""Numbers games as on television: solved, checked, drawn by the million.

>>> import numberrace
>>> print(numberrace.solve([25, 50, 75, 100, 3, 6], 952))
(100 + 3) * (75 * 6 / 50) + 25 = 952
>>> numberrace.verify("I get <answer>(100 + 3) * 9</answer>", ([100, 3, 9, 5], 932)).distance
5
>>> len(numberrace.generate(3, seed=1, difficulty=5))
3

- One game: :func:`solve`, :func:`solutions`, :func:`count_solutions`, :func:`difficulty`.
- Answers: :func:`check`, :func:`verify`, :func:`verify_batch`.
- Many games: :func:`generate`, :func:`generate_batch`, :func:`solve_batch`, :func:`census`, :func:`reach`.
- Other puzzles: :class:`Puzzles`.
- For language models: :mod:`numberrace.rewards`, :mod:`numberrace.datasets`, :class:`Task`, :func:`prompt`, :class:`Split`.
- For clusters: :mod:`numberrace.spark`, and :mod:`numberrace.batches` for Ray Data and Dask.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ._native import library_version as __version__
from .errors import GameError, NumberRaceError, Stopped, UnreadableExpression
from .games import Game, canonical, fingerprint
from .generating import Drawn, DrawnGames, draw_games, generate, generate_batch
from .rules import Rules, rules_names
from .solved import Solution, SolutionBatch
from .solving import Difficulty, count_solutions, difficulty, solutions, solve, solve_batch
from .verifying import Verdict, Verdicts, check, verify, verify_batch

if TYPE_CHECKING:
    from . import datasets, prompts, rewards, spark
    from .censuses import Census, Reach, census, reach
    from .expressions import Expression, IllegalStep, Step
    from .prompts import prompt
    from .puzzles import PuzzleRules, Puzzles, puzzle_names
    from .splits import Split, decontaminate, duplicates, overlap, split
    from .tasks import Task

__all__ = [
    "Census", "Difficulty", "Drawn", "DrawnGames", "Expression", "Game", "GameError", "IllegalStep",
    "NumberRaceError", "PuzzleRules", "Puzzles", "Reach", "Rules", "Solution", "SolutionBatch", "Split", "Step", "Stopped", "Task",
    "UnreadableExpression", "Verdict", "Verdicts", "canonical", "census", "check", "count_solutions", "datasets",
    "decontaminate", "difficulty", "draw_games", "duplicates", "fingerprint", "generate", "generate_batch",
    "overlap", "prompt", "prompts", "puzzle_names", "reach", "rewards", "rules_names", "solutions", "solve", "solve_batch",
    "spark", "split", "verify", "verify_batch",
]  # fmt: skip

# Read when they are first asked for, so that the package is imported in milliseconds.
_LAZY = {
    **dict.fromkeys(("Census", "Reach", "census", "reach"), "censuses"),
    **dict.fromkeys(("Expression", "IllegalStep", "Step"), "expressions"),
    **dict.fromkeys(("PuzzleRules", "Puzzles", "puzzle_names"), "puzzles"),
    **dict.fromkeys(("Split", "decontaminate", "duplicates", "overlap", "split"), "splits"),
    "prompt": "prompts",
    "Task": "tasks",
}


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        value = getattr(import_module(f".{_LAZY[name]}", __name__), name)
    elif name in ("datasets", "prompts", "rewards", "spark"):
        value = import_module(f".{name}", __name__)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
