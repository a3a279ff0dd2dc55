"""Tasks: what is asked for, and how answers to it are judged, as one value.

The field has several games by the name of "countdown". A :class:`Task` says which one is meant, and everything that deals with
answers takes it: :func:`numberrace.verify_batch` by the task's own method, the rewards, prompts, data sets and Spark.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Union

# Absolute, because verl loads the file of the rewards by its path.
from numberrace import _native
from numberrace.arrays import read_rows
from numberrace.checks import one_of, real, text, truth
from numberrace.errors import NumberRaceError
from numberrace.games import Game, GameLike, as_game
from numberrace.rules import Rules, as_rules, rules_of_task
from numberrace.values import is_mapping
from numberrace.verifying import ALLOWED, ANY_GAME, USE_ALL, Verdict, Verdicts, verify, verify_batch

__all__ = ["SHAPES", "STYLE_NAMES", "TASKS", "Task", "TaskLike", "as_task"]

SHAPES = ("exact", "points", "distance", "readable")
"""The shapes of rewards: see :class:`numberrace.rewards.Reward`."""

STYLE_NAMES = ("chat", "tags", "base", "boxed", "steps", "plain")
"""The names of the styles of prompts: see :data:`numberrace.prompts.STYLES`."""


@dataclass(frozen=True, kw_only=True)
class Task:
    """What is asked for, and how answers are judged.

    >>> from dataclasses import replace
    >>> task = Task.named("tinyzero")
    >>> game = ([63, 1, 5], 64)
    >>> task.verify("<answer>63 + 1</answer>", game).fault
    'number left over'
    >>> task.verify("<answer>8 / (3 - 8 / 3)</answer>", ([3, 3, 8, 8], 24)).kind
    'solved'
    >>> replace(task, use_all=False).verify("<answer>63 + 1</answer>", game).kind
    'solved'
    """

    name: str
    """The name, such as ``tinyzero``."""
    rules: Rules
    """The rules of the show: what games are drawn, and what points near misses get."""
    use_all: bool = False
    """Whether each number must be used exactly once, rather than at most once."""
    allow: tuple[str, ...] = ()
    """Results that are allowed on the way, from ``zero``, ``negative`` and ``fractions``."""
    any_game: bool = False
    """Whether games that the rules would not draw are judged too, one by one; batches always do."""
    numbers: str = "numbers"
    """The column of a data set with the numbers."""
    target: str = "target"
    """The column with the target."""
    style: str = "chat"
    """The style of prompts, see :data:`numberrace.prompts.STYLES`."""
    shape: str = "exact"
    """The shape of rewards, see :class:`numberrace.rewards.Reward`."""
    illegal: float = 0.0
    """The reward for an answer that can be read and breaks a rule."""
    unreadable: float = 0.0
    """The reward if no answer is found."""

    def __post_init__(self) -> None:
        # What is wrong with a task is said where it is made, also by dataclasses.replace.
        text("name of the task", self.name)
        object.__setattr__(self, "rules", as_rules(self.rules))
        truth("use_all", self.use_all)
        truth("any_game", self.any_game)
        given: Any = (self.allow,) if isinstance(self.allow, str) else self.allow
        try:
            allow = tuple(one_of("kind of results", kind, ALLOWED) for kind in given)
        except TypeError:
            raise NumberRaceError(f"allow is {given!r}: some of {', '.join(ALLOWED)} are wanted") from None
        object.__setattr__(self, "allow", allow)
        text("name of the column of numbers", self.numbers)
        if text("name of the column of targets", self.target) == self.numbers:
            raise NumberRaceError(f"the numbers and the target cannot both be in the column {self.target!r}")
        one_of("style", self.style, STYLE_NAMES)
        one_of("shape", self.shape, SHAPES)
        for name in ("illegal", "unreadable"):
            object.__setattr__(self, name, real(f"reward for {name} answers", getattr(self, name)))

    @classmethod
    def named(cls, name: str) -> Task:
        """Return the task of a name: one of :data:`TASKS`.

        Raises:
            NumberRaceError: No task has that name.
        """
        rules, flags = rules_of_task(text("name of the task", name))
        numbers, style = _DATA.get(name.lower(), (cls.numbers, cls.style))
        return cls(
            name=name.lower(), rules=rules, use_all=bool(flags & USE_ALL),
            allow=tuple(kind for kind, flag in ALLOWED.items() if flags & flag), any_game=bool(flags & ANY_GAME),
            numbers=numbers, style=style,
        )  # fmt: skip

    @property
    def conditions(self) -> str:
        """What an answer must keep to, as a prompt says it."""
        use = (
            "Each number must be used exactly once. "
            if self.use_all
            else "Each number may be used at most once; not all of them need to be used. "
        )
        kinds = {"zero": "zero", "negative": "negative", "fractions": "a fraction"}
        allowed = [kinds[kind] for kind in kinds if kind in self.allow]
        results = (
            f"the result of a step may be {_joined(allowed)}."
            if allowed
            else "the result of every step must be a positive whole number."
        )
        return f"{use}Only addition, subtraction, multiplication and division are allowed, and {results}"

    def game(self, row: Mapping[str, Any]) -> Game:
        """Return the game of a row of a data set.

        Raises:
            GameError: The row has none.
        """
        return as_game({"numbers": row.get(self.numbers), "target": row.get(self.target)})

    def verify(self, text: str, game: GameLike, **options: Any) -> Verdict:
        """Judge a text; the options are those of :func:`numberrace.verify` that the task does not have."""
        if is_mapping(game) and self.numbers in game and self.target in game:
            game = self.game(game)
        return verify(
            text, game, rules=self.rules, use_all=self.use_all, allow=self.allow, any_game=self.any_game, **options
        )

    def verify_batch(self, texts: Any, games: Any, targets: Any = None, **options: Any) -> Verdicts:
        """Judge many texts; the options are those of :func:`numberrace.verify_batch` that the task does not have.

        Frames and mappings have their numbers and targets by the names that the task has for them, or else by the usual ones.
        """
        games = read_rows(games, targets, (self.numbers, self.target))
        return verify_batch(
            texts, games, rules=self.rules, use_all=self.use_all, allow=self.allow, **options
        )


def _joined(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


_DATA = {"tinyzero": ("nums", "base"), "reasoning-gym": ("numbers", "plain")}
"""The columns of the numbers, and the styles of prompts, of data sets that have others than ours."""

TASKS = tuple(_native.task_names())
"""The names of tasks: those of the shows, whose answers use each number at most once and have positive whole results; ``free``,
the same for any numbers; ``tinyzero`` (Countdown-Tasks-3to4), ``reasoning-gym`` and ``24``, whose answers use all numbers and may
have any results on the way."""

TaskLike = Union[str, Task, Rules]
"""A task, the name of one, or the rules of a show for the task that they are."""


def as_task(task: TaskLike) -> Task:
    """Return the task that a value names."""
    if isinstance(task, Task):
        return task
    if isinstance(task, Rules):
        return Task(name=task.name, rules=task)
    if not isinstance(task, str):
        raise NumberRaceError(f"{task!r} is no task: give a Task, or one of {', '.join(TASKS)}")
    return Task.named(task)
