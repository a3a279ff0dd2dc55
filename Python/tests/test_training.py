"""Rewards, prompts, data sets, splits and curricula."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import sys
from collections import Counter
from typing import Any, Callable

import pytest
import reasoning_gym
from brute_force import exact_value

import numberrace
from numberrace import datasets, prompts, rewards
from numberrace.splits import Split

GOOD, NEAR, ILLEGAL, NONE = "<answer>3 * 9 * 25</answer>", "<answer>3 * 9</answer>", "<answer>3 * 4</answer>", "hm"
NUMBERS, TARGET = [3, 9, 25], 675


@pytest.mark.parametrize(
    "shape, expected",
    [("exact", [1, 0, 0, 0]), ("points", [1, 0, 0, 0]), ("distance", [1, 10 / 658, 0, 0]), ("readable", [1, 1, 1, 0])],
)
def test_shapes_of_rewards(shape: str, expected: list[float]) -> None:
    texts = [GOOD, NEAR, ILLEGAL, NONE]
    reward = rewards.Reward(shape)
    assert reward(texts, [NUMBERS] * 4, [TARGET] * 4) == pytest.approx(expected)
    # TRL gives everything by name, with columns that are of no use here, and logs the name of the function.
    assert reward(prompts=texts, completions=texts, numbers=[NUMBERS] * 4, target=[TARGET] * 4, completion_ids=[[1]] * 4,
                  trainer_state=None) == pytest.approx(expected)  # fmt: skip
    assert reward.__name__ == f"numberrace_{shape}"


def test_completions_of_chats() -> None:
    chat = [[{"role": "assistant", "content": GOOD}], [{"role": "assistant", "content": [{"type": "text", "text": GOOD}]}],
            {"role": "assistant", "content": GOOD}, [], None, [{"role": "assistant", "content": None}]]  # fmt: skip
    assert rewards.exact(chat, [NUMBERS] * 6, [TARGET] * 6) == [1, 1, 1, 0, 0, 0]


def test_the_best_answer_counts_as_exact_where_there_is_no_exact_one() -> None:
    assert rewards.exact(["1 + 1"], [[1, 1]], [5], best_distance=[3]) == [1.0]
    assert rewards.points(["1 + 1"], [[1, 1]], [5], best_distance=[None]) == [0.7]


def test_columns_must_fit_together() -> None:
    with pytest.raises(numberrace.GameError, match="1 target"):
        rewards.exact([GOOD] * 2, [NUMBERS] * 2, [TARGET])
    with pytest.raises(numberrace.GameError, match="columns"):
        rewards.exact([GOOD])
    with pytest.raises(numberrace.NumberRaceError, match="exact, points"):
        rewards.Reward("best")


def test_scores_as_verl_asks_for_them() -> None:
    truth = {"numbers": NUMBERS, "target": TARGET}
    assert rewards.compute_score(data_source="x", solution_str=GOOD, ground_truth=truth, extra_info={"index": 1}) == 1.0
    assert rewards.compute_score("x", ILLEGAL, truth) == rewards.compute_score("x", "3", truth) == 0.0
    # Partial credit is for those who ask for it.
    assert rewards.compute_score("x", ILLEGAL, truth, illegal=0.1) == 0.1
    near = {"numbers": NUMBERS, "target": TARGET + 3}
    assert [rewards.compute_score("x", GOOD, near, shape=shape) for shape in ("exact", "points")] == [0.0, 0.7]
    assert rewards.compute_scores(data_sources=["x"] * 3, solution_strs=[GOOD, ILLEGAL, NONE], ground_truths=[truth] * 3,
                                  extra_infos=[None] * 3, illegal=0.1) == [1.0, 0.1, 0.0]  # fmt: skip


def test_verl_loads_the_module_by_its_path() -> None:
    import importlib.util

    spec = importlib.util.spec_from_file_location("custom_module", rewards.__file__)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.compute_score("x", GOOD, {"numbers": NUMBERS, "target": TARGET}) == 1.0


@pytest.mark.parametrize("style", list(prompts.STYLES))
def test_prompts_name_the_game(style: str) -> None:
    made = numberrace.prompt(([3, 9, 25], 675), style)
    text = made if isinstance(made, str) else made[-1]["content"]
    assert "3, 9, 25" in text and "675" in text
    if not isinstance(made, str):
        assert all(set(message) == {"role", "content"} for message in made)


def test_styles_of_ones_own() -> None:
    assert numberrace.prompt(([1], 1), lambda game: f"make {game.target}") == "make 1"
    with pytest.raises(numberrace.NumberRaceError, match="boxed"):
        numberrace.prompt(([1], 1), "haiku")


def test_the_same_game_is_always_in_the_same_part() -> None:
    split = Split({"test": 0.2, "train": 0.8})
    drawn = numberrace.generate_batch(20_000, seed=4, ratings=False, expressions=False)
    parts = split.parts_of(drawn.numbers, drawn.targets)
    assert (split.parts_of(drawn.numbers[:, ::-1].copy(), drawn.targets) == parts).all()
    assert [split.part(drawn.game(place)) for place in range(500)] == parts[:500].tolist()
    share = Counter(parts.tolist())["test"] / 20_000
    assert abs(share - 0.2) < 0.015


def test_a_part_stays_when_the_others_change() -> None:
    one, other = Split({"test": 0.1, "train": 0.9}), Split({"test": 0.1, "validation": 0.3, "train": 0.6})
    drawn = numberrace.generate_batch(2_000, seed=4, ratings=False, expressions=False)
    first, second = (split.parts_of(drawn.numbers, drawn.targets) for split in (one, other))
    assert ((first == "test") == (second == "test")).all()


def test_splits_by_numbers_keep_targets_together() -> None:
    split = Split(by="numbers")
    assert len({split.part(([1, 2, 3, 4, 5, 6], target)) for target in range(100, 300)}) == 1
    assert len({Split().part(([1, 2, 3, 4, 5, 6], target)) for target in range(100, 999)}) == 3


@pytest.mark.parametrize("parts", [{}, {"a": 0.5}, {"a": -1, "b": 2}, {"a": float("nan")}])
def test_shares_must_add_up(parts: dict[str, float]) -> None:
    with pytest.raises(numberrace.NumberRaceError):
        Split(parts)


def test_hashes_never_change() -> None:
    assert numberrace.fingerprint(([25, 50, 75, 100, 3, 6], 952)) == numberrace.fingerprint(([6, 3, 100, 75, 50, 25], 952))
    assert numberrace.fingerprint(([1, 2], 3)) != numberrace.fingerprint(([1, 2], 3), seed=1)
    assert numberrace.fingerprint(([1, 2], 3)) != numberrace.fingerprint(([1, 3], 2))


def test_decontamination() -> None:
    benchmark = numberrace.generate(50, seed=1)
    games = [(list(reversed(drawn.numbers)), drawn.target) for drawn in benchmark] + [([1, 2, 3], 6)]
    assert list(numberrace.decontaminate(games, [drawn.game for drawn in benchmark])) == [([1, 2, 3], 6)]
    assert list(numberrace.duplicates([([1, 2], 3), ([2, 1], 3), ([1, 2], 2)])) == [([2, 1], 3)]


def test_data_sets_keep_to_their_part_and_have_no_duplicates() -> None:
    train = datasets.GameDataset(2000, seed=1, large=4, part="train")
    test = datasets.GameDataset(200, seed=1, large=4, part="test", style="boxed")
    forms = {numberrace.canonical(item) for item in train}
    assert len(forms) == 2000
    assert not forms & {numberrace.canonical(item) for item in test}
    assert {numberrace.split(item) for item in test} == {"test"}
    rest = datasets.GameDataset(100, seed=1, large=4, part="test", exclude=test[:50])
    assert not {numberrace.canonical(item) for item in rest} & {numberrace.canonical(item) for item in test[:50]}
    for item in test[:50]:
        assert exact_value(item["solution"]) == item["target"]
        assert rewards.exact([item["solution"]], [item["numbers"]], [item["target"]]) == [1.0]
    assert datasets.GameDataset(20, seed=1)[3:5] == list(datasets.GameDataset(20, seed=1))[3:5]
    assert train.to_arrow().num_rows == len(train.to_pandas()) == 2000


def test_more_games_than_there_are_is_an_error() -> None:
    rules = numberrace.Rules.custom("tiny", small=[1, 2, 3], numbers=3, targets=(1, 5))
    with pytest.raises(numberrace.GameError, match="different games"):
        datasets.GameDataset(100, task=rules)


def test_shards_of_a_stream_differ_and_repeat() -> None:
    def forms(shard: tuple[int, int]) -> list[str]:
        return [numberrace.canonical(item) for _, item in zip(range(300), datasets.GameStream(seed=3, shard=shard))]

    assert forms((1, 2)) == forms((1, 2))
    assert len(set(forms((1, 2))) & set(forms((2, 2)))) < 10
    with pytest.raises(numberrace.GameError):
        datasets.GameStream(shard=(3, 2))
    with pytest.raises(numberrace.NumberRaceError, match="validation"):
        datasets.GameStream(part="exam")


def test_workers_of_torch_have_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    class Worker:
        id, num_workers = 1, 2

    class Data:
        get_worker_info = staticmethod(lambda: Worker)

    class Torch:
        class utils:
            data = Data

    stream = datasets.GameStream(seed=3)
    second = [item["target"] for _, item in zip(range(50), datasets.GameStream(seed=3, shard=(2, 2)))]
    monkeypatch.setitem(sys.modules, "torch", Torch)
    assert [item["target"] for _, item in zip(range(50), stream)] == second


def test_curricula_follow_the_model() -> None:
    curriculum = datasets.Curriculum(seed=1, window=20, review=0.25)
    levels = [curriculum.level]
    for good in [True] * 5 + [False] * 8:
        batch = curriculum.batch(40)
        assert max(item["difficulty"] for item in batch) <= curriculum.level
        curriculum.record(batch, [float(good)] * 40)
        levels.append(curriculum.level)
    assert max(levels) == 5 and levels[-1] == 1
    with pytest.raises(numberrace.NumberRaceError):
        curriculum.record(batch, [1.0])


@pytest.mark.parametrize("duplicate", [lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy])
def test_curricula_can_be_pickled_and_copied(duplicate: Callable[[Any], Any]) -> None:
    def train(curriculum: datasets.Curriculum, rounds: int) -> list[Any]:
        said = []
        for _ in range(rounds):
            batch = curriculum.batch(15)
            curriculum.record(batch, [1.0] * 15)
            said.append((batch, curriculum.level))
        return said

    curriculum = datasets.Curriculum(seed=4, window=20, review=0.4, part="train")
    assert train(duplicate(curriculum), 2) == train(curriculum, 2)
    once = duplicate(curriculum)
    twice = duplicate(duplicate(once))
    later = train(curriculum, 4)
    assert later[-1][1] > 1
    # The copies go on on their own.
    assert train(once, 4) == later
    assert train(twice, 4) == later


@pytest.fixture()
def in_place() -> Any:
    before = dict(reasoning_gym.factory.DATASETS)
    datasets.put_in_place_of_reasoning_gym()
    yield
    reasoning_gym.factory.DATASETS.update(before)


def test_it_takes_the_place_of_reasoning_gyms(in_place: None) -> None:
    from reasoning_gym.dataset import ReseedingDataset
    from reasoning_gym.games.countdown import CountdownConfig, CountdownDataset

    ours = reasoning_gym.create_dataset("countdown", seed=42, size=20)
    theirs = CountdownDataset(CountdownConfig(seed=42, size=20))
    assert isinstance(ours, datasets.CountdownDataset) and len(ours) == len(theirs)
    for mine, other in zip(ours, theirs):
        assert mine.keys() == other.keys() and mine["metadata"].keys() == other["metadata"].keys()
        assert mine["metadata"]["difficulty"] == other["metadata"]["difficulty"]
        for key in mine["metadata"]:
            assert type(mine["metadata"][key]) is type(other["metadata"][key])
        # Each judges the other's answers alike.
        assert ours.score_answer(mine["answer"], mine) == theirs.score_answer(mine["answer"], mine) == 1.0
        assert ours.score_answer(other["answer"], other) == 1.0
        for answer in (None, "", "  ", "1 +", "1 + 2", str(mine["metadata"]["target"]), "import os"):
            assert ours.score_answer(answer, mine) == theirs.score_answer(answer, mine), answer
    assert ours[3] == ours[3] == list(ours)[3]
    assert ours.category == theirs.category
    reseeding = ReseedingDataset(ours, chunk_size=5)
    assert len([item for _, item in zip(range(12), reseeding)]) == 12


@pytest.mark.parametrize("options", [{}, {"operators": ("+", "-")}, {"min_numbers": 2, "max_numbers": 3, "max_value": 30}])
def test_all_answers_keep_the_rules(options: dict[str, Any]) -> None:
    data = datasets.CountdownDataset(seed=7, size=100, **options)
    for item in data:
        game = (item["metadata"]["numbers"], item["metadata"]["target"])
        verdict = numberrace.check(item["answer"], game, use_all=True)
        assert verdict.is_exact, item
        assert exact_value(item["answer"]) == game[1]
        assert "operators" not in options or not set("*/") & set(item["answer"])
    with pytest.raises(numberrace.GameError):
        datasets.CountdownDataset(min_numbers=5, max_numbers=4)
    with pytest.raises(numberrace.GameError, match="10,000 draws"):
        datasets.CountdownDataset(seed=1, min_numbers=2, max_numbers=2, max_value=2)[0]


def _solve_in_child(seed: int) -> list[str]:
    drawn = numberrace.generate_batch(200, seed=seed)
    return numberrace.solve_batch(drawn.numbers, drawn.targets).texts()


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes_can_be_forked_and_spawned(method: str) -> None:
    expected = [_solve_in_child(seed) for seed in range(4)]
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map_async(_solve_in_child, range(4)).get(timeout=60) == expected
