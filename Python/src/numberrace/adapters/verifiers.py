"""A taskset of ``verifiers`` (``verifiers.v1``): games as tasks, whose reward this package gives.

>>> taskset = GamesTaskset(GamesConfig(game="tinyzero", size=3))
>>> [len(task.data.numbers) in (3, 4) for task in taskset]
[True, True, True]
"""

from __future__ import annotations

from typing import Any, Iterator, Self

import pydantic
import verifiers.v1 as vf

from ..datasets import GameStream
from ..rewards import Reward
from . import data_of

__all__ = ["GameData", "GameTask", "GamesConfig", "GamesTaskset"]


class GamesConfig(vf.TasksetConfig):
    """One of :data:`numberrace.tasks.TASKS`, a part of the default split (train, validation or test), and the shape of a
    :class:`numberrace.rewards.Reward`. There are 1,000 games, or as many as there are, if no size is given."""

    game: str = "tinyzero"
    size: int | None = None
    seed: int = 0
    part: str | None = "train"
    style: str = "tags"
    shape: str = "exact"

    @pydantic.model_validator(mode="after")
    def _is_right(self) -> Self:
        # What is wrong is said where it is written, not when tasks are loaded or answers rewarded.
        GameStream(seed=self.seed, task=self.game, part=self.part, style=self.style)
        Reward(self.shape, task=self.game)
        return self


class GameData(vf.TaskData):
    """A game, and how an answer to it is rewarded."""

    numbers: list[int]
    target: int
    game: str
    shape: str


class GameTask(vf.Task[GameData, vf.State, vf.TaskConfig]):
    """A game as a task."""

    @vf.reward
    async def numberrace(self, trace: Any) -> float:
        """Return the reward of the last reply."""
        reward = Reward(self.data.shape, task=self.data.game)
        return reward([trace.last_reply], [self.data.numbers], [self.data.target])[0] or 0.0


class GamesTaskset(vf.Taskset[GameTask, GamesConfig]):
    """Games of a task."""

    def load(self) -> Iterator[GameTask]:
        """Draw the games."""
        c = self.config
        data = data_of(c.game, c.size, 1_000, seed=c.seed, part=c.part, style=c.style)
        for drawn, item in zip(data.games(), data):
            game = {"numbers": list(drawn.game.numbers), "target": drawn.game.target, "game": c.game}
            yield GameTask(GameData(prompt=item["prompt"], shape=c.shape, **game), c.task)
