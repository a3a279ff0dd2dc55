"""A task and a scorer of Inspect::

    inspect eval numberrace/adapters/inspect_ai.py@numbers_game -T game=24 --model openai/gpt-4o

>>> numbers_game(game="24", size=5).dataset[0].metadata["target"]
24
"""

from __future__ import annotations

from typing import Any

from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ChatMessageSystem, ChatMessageUser
from inspect_ai.scorer import CORRECT, INCORRECT, Score, Scorer, Target, accuracy, scorer, stderr
from inspect_ai.solver import TaskState, generate

# Absolute, because Inspect loads the file by its path.
import numberrace
from numberrace.adapters import data_of

__all__ = ["numbers_game", "solved"]


@task
def numbers_game(game: str = "tinyzero", size: int | None = None, seed: int = 0, part: str = "test") -> Task:
    """Return games of a task of :data:`numberrace.tasks.TASKS`, and their scorer.

    There are 200 games, or as many as there are, if no size is given.
    """
    data = data_of(game, size, 200, seed=seed, part=part, style="chat")
    samples = [
        Sample(
            input=_messages(item["prompt"]), target=item["solution"],
            metadata={"numbers": list(drawn.game.numbers), "target": drawn.game.target},
        )
        for drawn, item in zip(data.games(), data)
    ]  # fmt: skip
    return Task(dataset=MemoryDataset(samples), solver=generate(), scorer=solved(game))


@scorer(metrics=[accuracy(), stderr()])
def solved(game: str = "tinyzero") -> Scorer:
    """Score an answer: correct if it reaches the target by the rules of the task."""
    judge = numberrace.Task.named(game)

    async def score(state: TaskState, target: Target) -> Score:
        row = (state.metadata["numbers"], state.metadata["target"])
        verdict = judge.verify(state.output.completion, row)
        value = CORRECT if verdict.is_exact else INCORRECT
        return Score(value=value, answer=verdict.answer, explanation=verdict.message)

    return score


def _messages(prompt: Any) -> list[Any]:
    kinds = {"system": ChatMessageSystem, "user": ChatMessageUser}
    return [kinds[message["role"]](content=message["content"]) for message in prompt]
