"""Which games a data set has, and examples for training made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Iterable, Sequence, Union

from .checks import many, one_of, text, whole
from .errors import NumberRaceError
from .games import Game, GameLike, canonical
from .generating import Drawn, Ratings, _range
from .prompts import STYLES, Prompt, prompt
from .splits import Split
from .tasks import TaskLike, as_task

__all__ = ["GameChoice", "GameFilter", "Style", "example"]

Style = Union[str, Callable[[Game], Prompt]]
"""A style of prompts: a name, or a function that makes a prompt of a game."""


def example(drawn: Drawn, style: Style | None = None, *, task: TaskLike = "countdown") -> dict[str, Any]:
    """Return a game as an example for training.

    Args:
        drawn: The game.
        style: The style of the prompt; the task's if not given.
        task: The task, which names the columns and states its conditions.

    Returns:
        A mapping with ``prompt``, the prompt in the style; ``numbers`` and ``target``, by the names of the task, and ``rules``,
        which rewards need; ``solution``, the best one as a text; and ``difficulty``, the rating from 1 to 5, or ``None`` if the game
        was not rated.
    """
    task = as_task(task)
    return {
        "prompt": prompt(drawn.game, style, task=task),
        task.numbers: list(drawn.game.numbers),
        task.target: drawn.game.target,
        "rules": drawn.game.rules,
        "solution": drawn.solution.text,
        "difficulty": drawn.rating or None,
    }


def _uses_all(drawn: Drawn) -> bool:
    """Whether the solution of a game has an operation between each two of its numbers."""
    return drawn.solution.is_exact and sum(map(drawn.solution.text.count, "+-*/")) == len(drawn.numbers) - 1


class GameFilter:
    """Says which games are taken: those of one part of a split, and none that are forbidden."""

    def __init__(
        self, part: str | None, split: Split | None, exclude: Iterable[GameLike], use_all: bool
    ) -> None:
        self.use_all = use_all
        self.split = split or Split()
        self.part = part
        if part is not None:
            self.split.require(part)
            if self.split.parts[part] == 0:
                raise NumberRaceError(f"the part {part!r} of the split has a share of 0")
        self.forbidden = {canonical(game) for game in exclude}

    def select(self, block: Sequence[Drawn]) -> list[Drawn]:
        """Return the games of a block that are taken."""
        drawn = list(block)
        if self.part is not None:
            drawn = [item for item, part in zip(drawn, self.split.parts_of(block)) if part == self.part]
        if self.forbidden:
            drawn = [item for item in drawn if canonical(item.game) not in self.forbidden]
        if self.use_all:
            drawn = [item for item in drawn if _uses_all(item)]
        return drawn


@dataclass(kw_only=True, eq=False, repr=False)
class GameChoice:
    """Which games a data set has, and how they are put to a model: the options of all data sets here."""

    seed: int = 0
    """Any number."""
    task: TaskLike = "countdown"
    """The task, or the rules of a show; they must have tiles. Of a task that wants all of up to four numbers used, such as ``24`` and
    ``tinyzero``, all games are taken that it makes solvable; of one with more numbers, those whose best solution by the rules of
    the shows uses all."""
    difficulty: Ratings = None
    """A rating from 1 to 5 or a range. Games of ``24`` and ``tinyzero`` are rated only if it is given, ``(1, 5)`` for any: this takes
    some milliseconds each."""
    large: int | None = None
    """How many of the tiles are large; drawn too if not given."""
    style: Style | None = None
    """The style of the prompts, see :func:`numberrace.prompt`; the task's if not given."""
    part: str | None = None
    """The part of the split to keep to, such as ``"train"``."""
    split: Split | None = None
    """The split, of which a part must be named; 90 % train, 5 % validation and 5 % test if not given."""
    exclude: Iterable[GameLike] = ()
    """Games that must not occur, in any order of their numbers."""
    threads: int | None = None
    """The maximum number of threads."""

    def __post_init__(self) -> None:
        self.task = as_task(self.task)
        whole("seed", self.seed)
        _range(self.difficulty)
        if self.large is not None:
            whole("number of large tiles", self.large, 0, 12)
        if self.style is not None and not callable(self.style):
            one_of("style", self.style, STYLES)
        if self.part is not None:
            text("part", self.part)
        if self.split is not None and not isinstance(self.split, Split):
            raise NumberRaceError(f"the split is {self.split!r}: a numberrace.Split is wanted")
        if self.split is not None and self.part is None:
            parts = ", ".join(self.split.parts)
            raise NumberRaceError(f"a split was given, but no part of it: name it with part=, one of {parts}")
        if self.threads is not None:
            whole("number of threads", self.threads, 1, 1024)
        self.exclude = many("games to exclude", self.exclude)
