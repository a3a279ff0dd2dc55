"""A taskset of ``verifiers`` (``verifiers.v1``): games as tasks, whose reward this package gives.

>>> taskset = GamesTaskset(GamesConfig(game="tinyzero", size=3))
>>> [len(task.data.numbers) in (3, 4) for task in taskset]
[True, True, True]
"""

from __future__ import annotations

from typing import Any, Iterator

import verifiers.v1 as vf

from ..datasets import GameDataset
from ..rewards import Reward

__all__ = ["GameData", "GameTask", "GamesConfig", "GamesTaskset"]


class GamesConfig(vf.TasksetConfig):
    """One of :data:`numberrace.tasks.TASKS`, a part of the default split (train, validation or test), and the shape of a
    :class:`numberrace.rewards.Reward`."""

    game: str = "tinyzero"
    size: int = 1_000
    seed: int = 0
    part: str | None = "train"
    style: str = "tags"
    shape: str = "exact"


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
        data = GameDataset(c.size, seed=c.seed, task=c.game, part=c.part, style=c.style)
        for drawn, item in zip(data.games(), data):
            game = {"numbers": list(drawn.game.numbers), "target": drawn.game.target, "game": c.game}
            yield GameTask(GameData(prompt=item["prompt"], shape=c.shape, **game), c.task)
