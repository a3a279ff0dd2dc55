"""A task of the LM Evaluation Harness::

    lm_eval.simple_evaluate(model, tasks=[games("tinyzero", size=200)])

>>> games("24", size=5).config.task
'numberrace_24'
"""

from __future__ import annotations

from functools import partial
from typing import Any

import datasets
from lm_eval.api.task import ConfigurableTask

from ..rewards import Reward
from . import data_of

__all__ = ["games"]


def games(
    name: str = "tinyzero", *, size: int | None = None, seed: int = 0, part: str = "test", length: int = 1024
) -> ConfigurableTask:
    """Return games of a task of :data:`numberrace.tasks.TASKS` as a task of the harness.

    Its metrics are ``exact``, the share of targets that are reached, and ``points``, near misses counted as in the show.

    Args:
        name: The name of the task.
        size: The number of games; 200, or as many as there are, if not given.
        seed: Any number.
        part: The part of the default split.
        length: The maximum number of tokens of an answer.
    """
    rewards = {shape: Reward(shape, task=name) for shape in ("exact", "points")}
    return ConfigurableTask(
        config={
            "task": f"numberrace_{name}",
            "custom_dataset": partial(_data, name=name, size=size, seed=seed, part=part),
            "test_split": "test",
            "output_type": "generate_until",
            "doc_to_text": "{{prompt}}",
            "doc_to_target": "{{solution}}",
            "generation_kwargs": {"until": ["</answer>"], "max_gen_toks": length},
            "process_results": lambda doc, results: {
                shape: reward(results[:1], [doc["numbers"]], [doc["target"]])[0] for shape, reward in rewards.items()
            },
            "metric_list": [
                {"metric": shape, "aggregation": "mean", "higher_is_better": True} for shape in rewards
            ],
        }
    )


def _data(name: str, size: int | None, seed: int, part: str, **_: Any) -> dict[str, Any]:
    data = data_of(name, size, 200, seed=seed, part=part, style="base")
    rows = [{**item, "numbers": list(drawn.game.numbers)} for drawn, item in zip(data.games(), data)]
    return {"test": datasets.Dataset.from_list(rows)}
