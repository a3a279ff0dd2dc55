"""Tasks as one value, and rows that are no games."""

from __future__ import annotations

import pickle
import time
from dataclasses import replace

import pytest

import numberrace
from numberrace import Task, batches, datasets, rewards, tasks, verify_batch
from numberrace.rules import as_rules


@pytest.mark.parametrize("name", tasks.TASKS)
def test_presets_are_values(name: str) -> None:
    task = Task.named(name)
    assert task == Task.named(name) == pickle.loads(pickle.dumps(task))
    assert task != replace(task, use_all=not task.use_all)
    assert ("exactly once" in task.conditions) == task.use_all
    assert ("may be zero, negative or a fraction" in task.conditions) == bool(task.allow)


@pytest.mark.parametrize("name", ["tinyzero", "reasoning-gym", "24"])
def test_rules_of_the_field_use_all_numbers_and_have_any_results(name: str) -> None:
    task = Task.named(name)
    assert task.verify("<answer>63 + 1</answer>", ([63, 1, 5], 64)).fault == "number left over"
    assert task.verify("<answer>8 / (3 - 8 / 3)</answer>", ([3, 3, 8, 8], 24)).is_exact
    assert task.verify("<answer>3 - 8 + 29</answer>", ([3, 8, 29], 24)).is_exact
    assert not Task.named("free").verify("<answer>3 - 8 + 29</answer>", ([3, 8, 29], 24)).is_exact


@pytest.mark.parametrize(
    "text, numbers, target",
    [("<answer>-3 + 27</answer>", [-3, 27], 24), ("27 - (-3) = 30", [27, -3], 30), ("-3 + 27", [3, 27], 24)],
)
def test_numbers_may_have_signs(text: str, numbers: list[int], target: int) -> None:
    assert Task.named("tinyzero").verify(text, (numbers, target)).is_exact
    assert verify_batch([text], [numbers], [target], use_all=True, allow=["negative"])[0].is_exact
    if min(numbers) < 0:
        with pytest.raises(numberrace.GameError):
            Task.named("free").verify(text, (numbers, target))


def test_rows_of_frames_that_are_no_games_harm_no_others() -> None:
    pyarrow = pytest.importorskip("pyarrow")
    pandas = pytest.importorskip("pandas")
    rows = {"numbers": ["foo", "[1, 2]", "1 2"], "target": [98.5, 3.0, 4.0]}
    mixed = {"numbers": ["foo", [1, 2], (1, 2)], "target": ["many", 3, "4"]}
    for frame in (pyarrow.table(rows), pandas.DataFrame(rows), pandas.DataFrame(mixed), rows, mixed):
        assert [verdict.kind for verdict in verify_batch(["1 + 2"] * 3, frame)] == ["bad game", "solved", "off"]


def test_rows_without_a_target_are_paid_nothing() -> None:
    pyarrow = pytest.importorskip("pyarrow")
    pandas = pytest.importorskip("pandas")
    texts, numbers = ["44 + 19 + 35", "10 - 10"], [[44, 19, 35], [10, 10]]
    columns = [
        [98, None], pandas.Series([98, None]), pandas.Series([98, None], dtype="Int64"),
        pandas.Series([98, None], dtype="object"), pyarrow.array([98, None]), pyarrow.array([98.0, None]),
    ]  # fmt: skip
    for targets in columns:
        assert rewards.Reward(task="tinyzero")(texts, nums=numbers, target=targets) == [1.0, None]
        verdicts = verify_batch(texts, numbers, targets, allow=["zero"])
        assert [verdict.kind for verdict in verdicts] == ["solved", "bad game"]
    frame = pyarrow.table({"numbers": numbers, "target": pyarrow.array([98, None])})
    assert [verdict.kind for verdict in verify_batch(texts, frame)] == ["solved", "bad game"]


def test_only_what_the_assistant_wrote_is_paid() -> None:
    chats = [[{"role": "assistant", "content": "no"}, {"role": role, "content": "1 + 2"}] for role in ("user", "assistant")]
    assert rewards.exact(chats, numbers=[[1, 2]] * 2, target=[3] * 2) == [0.0, 1.0]


def test_rewards_take_a_task() -> None:
    reward = rewards.Reward("exact", task="tinyzero")
    texts = ["<answer>63 + 1</answer>", "<answer>63 * 1 + 5 - 4</answer>", "<answer>63 + 1 + 5</answer>"]
    assert reward(texts, nums=[[63, 1, 5]] * 3, target=[64, 64, 69]) == [0.0, 0.0, 1.0]
    assert reward(texts, numbers=[[63, 1, 5]] * 3, target=[64, 64, 69]) == [0.0, 0.0, 1.0]
    truths = [{"nums": [63, 1, 5], "target": 69}, {"numbers": [63, 1, 5], "target": 64}]
    assert rewards.compute_scores(None, texts[2:] * 2, truths, reward=reward) == [1.0, 0.0]
    assert rewards.compute_scores(None, texts[2:] * 2, truths, task="tinyzero") == [1.0, 0.0]
    # What answers are worth is part of a task; a reward may say otherwise.
    task = replace(Task.named("tinyzero"), shape="distance", illegal=0.1, unreadable=-1.0)
    game = {"nums": [[63, 1, 5]] * 3, "target": [79] * 3}
    answers = [texts[0], texts[2], "no"]
    assert rewards.Reward(task=task)(answers, **game) == [0.1, 0.5, -1.0]
    assert rewards.Reward("exact", task=task, illegal=0)(answers, **game) == [0.0, 0.0, -1.0]


def test_points_are_those_of_the_row() -> None:
    text = ["<answer>1 + 2</answer>"] * 3
    points = rewards.points(text, [[1, 2]] * 3, [7] * 3, rules=["countdown", "lecompteestbon", "of another"])
    shows = [numberrace.Rules(name) for name in ("countdown", "lecompteestbon")]
    assert points[:2] == [rules.points(4) / rules.full_points for rules in shows] and points[2] == points[0]


ROWS = [
    ([44, 19, 35], 98, 1.0), ([44, 19, 35], 98.0, 1.0), ([44.0, 19.0, 35.0], "98", 1.0), ("44 19 35", 98, 1.0),
    ("44, 19, 35", "98", 1.0), ([44, 19, 35], 98.5, 0.0), ([44, 19, 35], "many", 0.0), ([44, 19, None], 98, 0.0),
    ([44, 19, 2**70], 98, 0.0), ([], 98, 0.0), ([44, 19, [35]], 98, 0.0), (5, 98, 0.0), ([44, 19, 35], 0, 0.0),
    ([44, 19, 35], -3, 0.0), ([44, True, 35], 98, 0.0), ([44, 19, float("nan")], 98, 0.0), (["a"], 98, 0.0),
]  # fmt: skip


def test_a_row_that_is_no_game_harms_no_other() -> None:
    texts = ["<answer>44 + 19 + 35</answer>"] * len(ROWS)
    expected = [row[2] for row in ROWS]
    assert rewards.exact(texts, [row[0] for row in ROWS], [row[1] for row in ROWS]) == expected
    truths = [{"numbers": numbers, "target": target} for numbers, target, _ in ROWS]
    scores = rewards.compute_scores(None, texts, truths, reward=rewards.exact)
    assert scores == expected
    kinds = [verdict.kind for verdict in verify_batch(texts, truths)]
    assert [kind == "solved" for kind in kinds] == [score == 1 for score in expected]
    assert {kind for kind in kinds if kind != "solved"} <= {"bad game", "off", "illegal"}
    for numbers, target, score in ROWS:
        assert rewards.compute_score("x", texts[0], {"numbers": numbers, "target": target}) >= score


def test_rows_of_another_task_have_no_reward() -> None:
    found = rewards.exact(["<answer>44 + 19 + 35</answer>"] * 3, [[44, 19, 35], None, [44, 19, 35]], [98, 98, None])
    assert found == [1.0, None, None]
    assert rewards.compute_scores(None, ["x"] * 2, [None, "what?"]) == [0.0, 0.0]


def test_as_many_rows_as_texts_are_wanted_all_the_same() -> None:
    with pytest.raises(numberrace.GameError):
        verify_batch(["1 + 2"], [[1, 2], [3, "x"]], [3])


def test_data_sets_and_prompts_follow_the_task() -> None:
    data = datasets.GameDataset(50, seed=3, task="tinyzero", part="train")
    for item in data:
        assert {"prompt", "nums", "target", "solution"} <= item.keys()
        assert "exactly once" in item["prompt"] and item["prompt"].endswith("<think>")
        assert data.task.game(item).numbers == tuple(item["nums"])
    reward = rewards.Reward("exact", task="tinyzero")
    assert reward([item["solution"] for item in data], nums=[i["nums"] for i in data], target=[i["target"] for i in data]) == [1.0] * 50
    assert "at most once" in numberrace.prompt(([1, 2], 3), "plain")
    assert "exactly once" in numberrace.prompt(([1, 2], 3), "plain", task="24")
    with pytest.raises(numberrace.NumberRaceError, match="tinyzero"):
        numberrace.prompt(([1, 2], 3), task="chess")


CHAINS = ["=".join(["44-19-35", "44-19+35", "44+19+35", "44*19+35", "98+0", "98"]), "44 + 19 = 999\n63 + 35 = 98"]


@pytest.mark.parametrize("text", CHAINS)
def test_a_list_of_guesses_is_not_paid(text: str) -> None:
    for marked in (text, f"<answer>{text}</answer>", rf"\boxed{{{text}}}"):
        assert rewards.exact([marked], [[44, 19, 35]], [98]) == [0.0]


def test_splits_by_solution_share_no_solution() -> None:
    split = numberrace.Split({"test": 0.1, "train": 0.9}, by="solution")
    train = datasets.GameDataset(3_000, seed=1, large=4, split=split, part="train")
    test = datasets.GameDataset(300, seed=2, large=4, split=split, part="test")
    found = numberrace.overlap(test, train)
    assert (found.size, found.games, found.solutions) == (300, 0, 0)
    assert {split.part(item) for item in test} == {"test"}
    # Without their solutions they are solved, and come to the same.
    bare = [(item["numbers"], item["target"]) for item in test[:40]]
    assert {split.part(game) for game in bare} == {"test"}
    assert set(split.parts_of([game[0] for game in bare], [game[1] for game in bare])) == {"test"}
    by_game = [
        datasets.GameDataset(size, seed=1, large=4, part=part) for size, part in ((300, "test"), (3_000, "train"))
    ]
    leaking = numberrace.overlap(*by_game)
    assert leaking.games == 0 and leaking.solutions > 0


@pytest.mark.parametrize("task", ["24", "tinyzero", "countdown"])
def test_splits_by_solution_agree_on_examples_frames_and_bare_games(task: str) -> None:
    split = numberrace.Split({"test": 0.2, "train": 0.8}, by="solution")
    data = datasets.GameDataset(150, seed=1, task=task, split=split, part="train")
    bare = [(drawn.numbers, drawn.target) for drawn in data.games()]
    for rows in (data, data.games(), bare):
        assert {split.part(row) for row in rows} == {"train"}
    for frame in (data.to_arrow(), data.to_pandas(), bare):
        assert set(split.parts_of(frame)) == {"train"}


def test_splits_by_solution_have_a_part_for_any_game() -> None:
    split = numberrace.Split(by="solution")
    games = [([-3, 27], 24), ([], 5), ([1] * 20, 4)]
    assert [split.part(game) for game in games] == list(split.parts_of(games))


def test_a_split_without_a_part_is_refused() -> None:
    for make in (lambda **options: datasets.GameDataset(3, **options), datasets.GameStream, datasets.Curriculum):
        with pytest.raises(numberrace.NumberRaceError, match="part=, one of test, train"):
            make(split=numberrace.Split({"test": 0.2, "train": 0.8}))


def test_data_sets_may_have_all_games_that_there_are() -> None:
    rest = [datasets.GameDataset(2_000, task="24", part=part, may_be_fewer=True) for part in numberrace.Split().parts]
    assert sum(map(len, rest)) == 1_362
    assert 0 < len(datasets.GameDataset(500, task="24", part="test", difficulty=1, may_be_fewer=True)) < len(rest[0])
    with pytest.raises(numberrace.GameError, match=f"ask for {len(rest[0])} or fewer"):
        datasets.GameDataset(200, task="24", part="test")


def test_streams_go_on_at_once() -> None:
    stream = datasets.GameStream(seed=5, difficulty=(1, 3), part="train")
    placed = stream.placed()
    first = [next(placed) for _ in range(1_200)]
    for count in (1, 461, 462, 1_000):
        rest = stream.games(first[count - 1][1])
        assert [next(rest) for _ in range(100)] == [drawn for drawn, _ in first[count : count + 100]]
    start = time.process_time()
    next(stream.games(10**9))
    assert time.process_time() - start < 2


def test_every_game_that_the_24_game_makes_solvable_is_drawn() -> None:
    data = datasets.GameDataset(1_362, task="24", seed=1)
    hands = {tuple(sorted(item["numbers"])): item["solution"] for item in data}
    assert len(hands) == 1_362 and hands[3, 3, 8, 8] == "8 / (3 - 8 / 3)"
    # A shorter solution does not matter.
    assert (1, 1, 4, 6) in hands
    reward = rewards.Reward(task="24")
    assert set(reward(list(hands.values()), list(hands), [24] * 1_362)) == {1.0}
    with pytest.raises(numberrace.GameError, match="only 1362"):
        datasets.GameDataset(1_363, task="24", seed=1)


def test_games_that_use_all_numbers_may_have_shorter_solutions() -> None:
    data = datasets.GameDataset(300, task="tinyzero", seed=1)
    reward = rewards.Reward(task="tinyzero")
    games = [(item["nums"], item["target"]) for item in data]
    assert reward([item["solution"] for item in data], *zip(*games)) == [1.0] * 300
    assert {len(numbers) for numbers, _ in games} == {3, 4}
    shorter = [numberrace.solve(*game).text for game in games]
    assert any(verdict.fault == "number left over" for verdict in numberrace.Task.named("tinyzero").verify_batch(shorter, games))
    assert data[0]["difficulty"] is None
    rated = datasets.GameDataset(20, task="tinyzero", seed=1, difficulty=(2, 3))
    assert {item["difficulty"] for item in rated} <= {2, 3}
    whole = replace(Task.named("tinyzero"), allow=())
    items = list(datasets.GameDataset(50, task=whole, seed=1))
    assert rewards.Reward(task=whole)([i["solution"] for i in items], [i["nums"] for i in items], [i["target"] for i in items]) == [1.0] * 50


@pytest.mark.parametrize(
    "changes",
    [
        {"allow": ("fraction",)}, {"allow": 3}, {"use_all": 1}, {"shape": "best"}, {"style": "haiku"}, {"illegal": "x"},
        {"illegal": float("nan")}, {"numbers": ""}, {"numbers": "target"}, {"rules": 5}, {"name": ""}, {"unreadable": None},
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_task_is_said_where_it_is_made(changes: dict[str, object]) -> None:
    with pytest.raises(numberrace.NumberRaceError):
        replace(Task.named("tinyzero"), **changes)  # type: ignore[arg-type]


def test_ground_truths_may_be_json_and_must_be_games() -> None:
    for truth in ('{"numbers": [2, 3], "target": 6}', '{"nums": [2, 3], "target": 6}', "[[2, 3], 6]"):
        assert rewards.compute_score("x", "<answer>2 * 3</answer>", truth) == 1.0
    for wrong in ({"number": [2, 3], "target": 6}, '{"numbers": [2, 3], "goal": 6}', {}):
        with pytest.raises(numberrace.NumberRaceError, match="'target' are needed"):
            rewards.compute_score("x", "<answer>2 * 3</answer>", wrong)
    with pytest.raises(numberrace.NumberRaceError, match="unknown option 'tsk'; choose one of reward, task"):
        rewards.compute_score("x", "<answer>63 + 1</answer>", {"nums": [63, 1, 5], "target": 64}, tsk="tinyzero")
    given = {"reward_router_address": "127.0.0.1:1", "reward_model_tokenizer": None}
    assert rewards.compute_score("x", "<answer>2 * 3</answer>", {"numbers": [2, 3], "target": 6}, **given) == 1.0


def test_wrong_arguments_are_named() -> None:
    text = "<answer>44 + 19 + 35</answer>"
    calls = [
        (lambda: numberrace.generate("3"), "'3'"), (lambda: numberrace.generate(1, difficulty="hard"), "'hard'"),  # type: ignore[arg-type]
        (lambda: numberrace.generate(1, "a"), "seed"), (lambda: datasets.GameDataset(2, style="haiku"), "haiku"),  # type: ignore[arg-type]
        (lambda: datasets.GameDataset(2, split="x"), "Split"), (lambda: datasets.GameStream(shard=3), "shard"),  # type: ignore[arg-type]
        (lambda: rewards.Reward(task=3), "3 is no task"), (lambda: rewards.Reward(scale=0), "scale"),  # type: ignore[arg-type]
        (lambda: rewards.Reward(illegal=float("inf")), "illegal"), (lambda: rewards.exact(text, [[44, 19, 35]], [98]), "completions"),
        (lambda: rewards.exact([text], [[44, 19, 35]], 98), "target"), (lambda: verify_batch([text], [[44, 19, 35]]), "no targets"),  # type: ignore[arg-type]
        (lambda: rewards.compute_scores(None, text, [([44, 19, 35], 98)]), "one text"),
        (lambda: numberrace.verify(text, ([44, 19, 35], 98), use_all="no"), "use_all"),  # type: ignore[arg-type]
        (lambda: numberrace.solve_batch([[1, 2]], [3], threads="2"), "threads"),  # type: ignore[arg-type]
        (lambda: numberrace.Rules.custom("a", numbers="x"), "pair"), (lambda: numberrace.Split(3), "parts"),  # type: ignore[arg-type]
        (lambda: numberrace.Expression(5, "+", 6), "two expressions"),  # type: ignore[call-overload]
        (lambda: numberrace.solve_batch([[1, 2]]), "no targets"), (lambda: numberrace.prompt([44, 19, 35], 98), "not a game"),  # type: ignore[arg-type]
        (lambda: numberrace.Puzzles("anything").solve([1, 2]), "give the target"),
        (lambda: numberrace.PuzzleRules(count=4), "pair such as"), (lambda: numberrace.PuzzleRules(use_all="no"), "use_all"),  # type: ignore[arg-type]
        (lambda: numberrace.PuzzleRules(used_count=2), "contradict"), (lambda: numberrace.PuzzleRules(pool=3), "list"),  # type: ignore[arg-type]
        (lambda: numberrace.census(shard=3), "pair such as"), (lambda: numberrace.Census.merge([1]), "no part"),  # type: ignore[arg-type, list-item]
        (lambda: numberrace.reach([[1, 2]], targets=5), "pair such as"), (lambda: numberrace.Rules.custom("a", small=5), "list"),  # type: ignore[arg-type]
        (lambda: datasets.Curriculum(difficulty=3), "start and end"), (lambda: datasets.GameStream().games("x"), "place"),  # type: ignore[arg-type]
        (lambda: datasets.Curriculum().record([{"difficulty": 1}], [None]), "reward"),  # type: ignore[list-item]
        (lambda: datasets.GameStream().games(-1), "place"), (lambda: datasets.GameDataset(3, task="tinyzero", large=2), "large"),
        (lambda: numberrace.generate_batch(1, progress="yes"), "progress"),  # type: ignore[arg-type]
        (lambda: numberrace.verify(text, ([44, 19, 35], 98), closest=-5), "distance"),
        (lambda: batches.Verify(task="tiny"), "tiny"), (lambda: batches.Verify(credit="x"), "credit"),
        (lambda: batches.Solve(rules="x"), "'x'"), (lambda: batches.Solve(numbers=""), "column"),
    ]  # fmt: skip
    for call, words in calls:
        with pytest.raises(numberrace.NumberRaceError, match=words):
            call()


def test_the_styles_have_their_names() -> None:
    assert tuple(numberrace.prompts.STYLES) == tasks.STYLE_NAMES


def test_a_task_reads_the_columns_that_it_names() -> None:
    task = Task(name="ours", rules=as_rules("free"), numbers="given", target="goal")
    texts, row = ["1 + 2", "1 - 2"], {"given": [1, 2], "goal": 3, "numbers": [9], "target": 9}
    frame = {name: [value] * 2 for name, value in row.items()}
    for games in (frame, [row] * 2):
        assert [verdict.kind for verdict in task.verify_batch(texts, games)] == ["solved", "illegal"]
    assert task.verify(texts[0], row).is_exact
    assert rewards.compute_score("ours", texts[0], row, task=task) == 1.0
    assert rewards.Reward(task=task)(texts, **frame) == [1.0, 0.0]
    both = {"nums": [[1, 2]], "numbers": [[9]], "target": [3]}
    assert Task.named("tinyzero").verify_batch(["1 + 2"], both)[0].is_exact


def test_columns_of_arrow_and_missing_values_are_paid() -> None:
    pyarrow = pytest.importorskip("pyarrow")
    reward = rewards.Reward("exact", task="tinyzero")
    texts = pyarrow.array(["1 + 2", "2 - 1"])
    assert reward(texts, numbers=pyarrow.array([[1, 2]] * 2), target=pyarrow.array([3, 3])) == [1.0, 0.0]
    assert reward(["1 + 2"], numbers=[[1, 2]], target=[3], best_distance=[float("nan")]) == [1.0]
    assert reward(["1 + 2"], numbers=[[1, 2]], target=[3], rules=[["x"]]) == [1.0]
