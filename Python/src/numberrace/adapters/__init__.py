"""Games and their judge in the tools of others: each module needs the package that it is named after."""

from __future__ import annotations

from ..checks import whole
from ..datasets import GameDataset

__all__: list[str] = []


def data_of(task: str, size: int | None, default: int, *, seed: int, part: str | None, style: str) -> GameDataset:
    """Return games of a task; where no size is asked for, the default number or as many as there are."""
    if size is not None:
        whole("number of games", size, 1)
    return GameDataset(
        default if size is None else size, may_be_fewer=size is None, seed=seed, task=task, part=part, style=style
    )
