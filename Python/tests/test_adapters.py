"""The tools of others with games and rewards of this package. Each test needs the package that it names."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import numberrace
from numberrace.batches import Solve, Verify

GAMES = {"numbers": [[44, 19, 35], [1, 2, 3], [1, 2]], "target": [98, 7, 9]}
TEXTS = ["<answer>44 + 19 + 35</answer>", "<answer>1 + 2 * 3</answer>", "<answer>1 + 2</answer>"]
ROWS = {**GAMES, "completion": TEXTS}
KINDS = ["solved", "solved", "off"]


def test_parts_of_all_kinds_keep_their_kind() -> None:
    import pandas
    import pyarrow

    table = pyarrow.table(ROWS)
    for part in (ROWS, table, table.to_batches()[0], pandas.DataFrame(ROWS, index=[7, 3, 5])):
        found = Verify()(part)
        assert type(found) is type(part)
        kinds = found["kind"]
        assert (kinds.to_pylist() if hasattr(kinds, "to_pylist") else list(kinds)) == KINDS
        solved = Solve()(part)["distance"]
        assert (solved.to_pylist() if hasattr(solved, "to_pylist") else list(solved)) == [0, 0, 6]
    empty = table.slice(0, 0)
    assert Verify()(empty).num_rows == 0 and "kind" in Verify()(empty.combine_chunks()).column_names
    with pytest.raises(numberrace.NumberRaceError, match="no column 'reply'"):
        Verify(text="reply")(table)


def test_ray_maps_batches() -> None:
    ray: Any = pytest.importorskip("ray")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        data = ray.data.from_items([dict(zip(ROWS, row)) for row in zip(*ROWS.values())])
        rows = data.map_batches(Verify(), batch_format="pyarrow").take_all()
        assert sorted(row["kind"] for row in rows) == sorted(KINDS)
        assert {row["kind"] for row in data.map_batches(Verify()).take_all()} == set(KINDS)
    finally:
        ray.shutdown()


def test_dask_maps_partitions() -> None:
    dask: Any = pytest.importorskip("dask")
    frames: Any = pytest.importorskip("dask.dataframe")
    import pandas

    for converts in (False, True):
        # Dask makes texts of lists, unless it is told not to.
        with dask.config.set({"dataframe.convert-string": converts, "scheduler": "synchronous"}):
            frame = frames.from_pandas(pandas.DataFrame(ROWS), npartitions=2)
            found = frame.map_partitions(Verify()).compute()
            assert list(found["kind"]) == KINDS
            assert list(found["target"]) == GAMES["target"]


def test_verifiers_scores_tasks() -> None:
    pytest.importorskip("verifiers.v1")
    from numberrace.adapters.verifiers import GamesConfig, GamesTaskset

    tasks = list(GamesTaskset(GamesConfig(game="tinyzero", size=4, seed=2)).take(3))
    assert len(tasks) == 3 and "exactly once" in tasks[0].data.prompt_text
    drawn = numberrace.datasets.GameDataset(4, task="tinyzero", seed=2, part="train").games()[0]
    assert tasks[0].data.numbers == list(drawn.numbers)
    solution = drawn.solution.text
    for reply, expected in ((f"<answer>{solution}</answer>", 1.0), ("<answer>1 + 1</answer>", 0.0), ("", 0.0)):
        trace = SimpleNamespace(last_reply=reply)
        assert asyncio.run(tasks[0].numberrace(trace)) == expected


@pytest.mark.parametrize("wrong", [{"game": "tinyzro"}, {"shape": "exat"}, {"style": "haiku"}, {"part": "exam"}])
def test_a_configuration_of_verifiers_is_checked_where_it_is_made(wrong: dict[str, str]) -> None:
    pytest.importorskip("verifiers.v1")
    from numberrace.adapters.verifiers import GamesConfig

    [value] = wrong.values()
    with pytest.raises(ValueError, match=value):
        GamesConfig(**wrong)


def test_inspect_evaluates(tmp_path: Path) -> None:
    inspect: Any = pytest.importorskip("inspect_ai")
    from inspect_ai.model import ModelOutput, ModelUsage, get_model

    from numberrace.adapters.inspect_ai import numbers_game

    task = numbers_game(game="tinyzero", size=4, seed=3)
    answers = [f"So <answer>{sample.target}</answer>" for sample in task.dataset]
    answers[1] = "<answer>1 + 1</answer>"
    outputs = [ModelOutput.from_content("mockllm/model", answer) for answer in answers]
    for output in outputs:
        # Else the tokens are counted, by a file from elsewhere.
        output.usage = ModelUsage()
    model = get_model("mockllm/model", custom_outputs=outputs)
    [log] = inspect.eval(
        task, model=model, display="none", log_samples=False, max_connections=1, max_samples=1, log_dir=str(tmp_path)
    )
    assert log.status == "success"
    assert log.results.scores[0].metrics["accuracy"].value == 0.75


def test_tasks_have_as_many_games_as_there_are() -> None:
    pytest.importorskip("inspect_ai")
    pytest.importorskip("lm_eval")
    pytest.importorskip("verifiers.v1")
    from numberrace.adapters import inspect_ai, lm_eval, verifiers

    counts = {
        len(inspect_ai.numbers_game(game="24").dataset),
        len(list(lm_eval.games("24").test_docs())),
        len(list(verifiers.GamesTaskset(verifiers.GamesConfig(game="24", part="test")).load())),
    }
    assert counts == {60}
    assert len(inspect_ai.numbers_game(game="tinyzero").dataset) == 200
    with pytest.raises(numberrace.GameError, match="ask for 60 or fewer"):
        inspect_ai.numbers_game(game="24", size=200)


def test_lm_eval_evaluates() -> None:
    pytest.importorskip("lm_eval")
    from lm_eval.api.model import LM
    from lm_eval.evaluator import simple_evaluate
    from lm_eval.tasks import TaskManager

    from numberrace.adapters.lm_eval import games

    task = games("24", size=6, seed=3)
    solutions = {task.doc_to_text(doc): doc["solution"] for doc in task.test_docs()}
    assert len(solutions) == 6

    class Solver(LM):  # type: ignore[misc]
        def generate_until(self, requests: Any, **_: Any) -> list[str]:
            texts = [f"easy</think> <answer>{solutions[request.args[0]]}" for request in requests]
            return [*texts[:-1], "I give up"]

        def loglikelihood(self, requests: Any, **_: Any) -> Any:
            raise NotImplementedError

        loglikelihood_rolling = loglikelihood

    found = simple_evaluate(
        Solver(), tasks=[task], task_manager=TaskManager(include_defaults=False), bootstrap_iters=0
    )
    assert found is not None
    results = found["results"]["numberrace_24"]
    assert results["exact,none"] == results["points,none"] == pytest.approx(5 / 6)


def test_reasoning_gym_scores_as_we_do() -> None:
    gym: Any = pytest.importorskip("reasoning_gym")
    task = numberrace.Task.named("reasoning-gym")
    for item in gym.create_dataset("countdown", seed=42, size=20):
        row = (item["metadata"]["numbers"], item["metadata"]["target"])
        assert task.verify(item["answer"], row).is_exact
