"""Answers in what models write."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import hostile
import pytest

import numberrace
from numberrace import Game, Task, verify, verify_batch

GAME = Game((25, 50, 75, 100, 3, 6), 952)
ANSWER = "25 + (100 + 3) * (6 * 75 / 50)"


@pytest.mark.parametrize(
    "text",
    [
        ANSWER,
        f"<answer>{ANSWER}</answer>",
        f"<think>100 * 9 = 900, no</think>\n<answer> {ANSWER} = 952 </answer>\n",
        f"<answer>100 * 9</answer> wait, no: <answer>{ANSWER}</answer>",
        rf"So the answer is \boxed{{{ANSWER}}}.",
        r"$$\boxed{25 + \left(100 + 3\right) \times \frac{6 \times 75}{50}}$$",
        f"I tried a lot.\nFinal answer: {ANSWER}",
        "<answer>100 + 3 = 103\n6 * 75 = 450\n450 / 50 = 9\n103 * 9 = 927\n927 + 25 = 952</answer>",
        "25 + (100 + 3) \u00d7 (6 \u00d7 75 \u00f7 50)",
        f"```\n{ANSWER}\n```",
        f"**{ANSWER} = 952**",
        r"25 + (100 + 3) \* (6 \* 75 / 50) = 952",
        r'{"answer": "25 + (100 + 3) \u00d7 (6 \u00d7 75 \u00f7 50)"}',
        "<p>25 + (100 + 3) &times; (6 &times; 75 &divide; 50)</p>",
    ],
)
def test_the_answer_is_found(text: str) -> None:
    verdict = verify(text, GAME)
    assert verdict.kind == "solved" and verdict.is_exact, verdict
    assert (verdict.value, verdict.distance, verdict.points, verdict.score) == (952, 0, 10, 1.0)
    batch = verify_batch([text], [GAME.numbers], [GAME.target], rules="countdown")
    assert batch[0]._replace(message="") == verdict._replace(message="")


@pytest.mark.parametrize(
    "text, kind, fault",
    [
        ("", "no answer", "nothing found"),
        ("I give up", "no answer", "nothing found"),
        ("<answer>100 * 9</answer>", "illegal", "number not given"),
        ("<answer>100 + 100</answer>", "illegal", "number used too often"),
        ("<answer>3 - 6</answer>", "illegal", "negative result"),
        ("<answer>100 / 3</answer>", "illegal", "inexact division"),
        ("<answer>100 + 3 = 104</answer>", "illegal", "wrong result stated"),
        ("<answer>(100 + 3) * 6</answer>", "off", None),
    ],
)
def test_what_is_wrong_is_said(text: str, kind: str, fault: str | None) -> None:
    verdict = verify(text, GAME)
    assert (verdict.kind, verdict.fault) == (kind, fault)
    assert verdict.message
    assert verdict.is_legal == (kind == "off")


def test_faults_are_named_as_in_the_library() -> None:
    faults = numberrace.verifying.FAULTS
    assert faults[0] is None and faults[1] == "nothing found" and faults[-1] == "several answers"
    assert len(set(faults)) == 14 and "unknown fault" not in faults


def test_partial_credit() -> None:
    near = "<answer>(100 + 3) * 9</answer>"
    game = ([100, 3, 9, 5], 932)
    assert verify(near, game).score == 0
    assert verify(near, game, credit="points").score == pytest.approx(0.7)
    assert verify(near, game, credit="distance").score == pytest.approx(1 / 6)
    assert verify(near, game, find_closest=True).kind == "off"
    assert verify("100 * 9 + 5 * 3", ([100, 9, 5, 3], 99_999), closest=99_999 - 915).kind == "closest"


def test_options() -> None:
    assert verify("6 - 3", ([3, 6, 1], 3), use_all=True).fault == "number left over"
    assert verify("(1 - 3 + 6) * 1", ([3, 6, 1], 4)).fault is not None
    assert verify("1 - 3 + 6", ([3, 6, 1], 4), allow=["negative"]).is_exact
    assert verify("6 / 4 * 2", ([6, 4, 2], 3), allow="fractions").is_exact
    with pytest.raises(numberrace.NumberRaceError, match="fractions"):
        verify("1", ([1], 1), allow=["anything"])
    with pytest.raises(numberrace.NumberRaceError, match="distance"):
        verify("1", ([1], 1), credit="all")


@pytest.mark.parametrize("game", [None, 5, "abc", ([1, 2],), {"numbers": [1]}, ([0], 1), ([1], 0), ([1, "x"], 2), {"target": 3}])
def test_what_is_no_game_is_refused(game: object) -> None:
    with pytest.raises(numberrace.GameError):
        verify("1 + 2", game)  # type: ignore[arg-type]


def test_games_may_be_named_in_several_ways() -> None:
    for game in (([2, 3], 6), {"numbers": [2, 3], "target": 6}, {"nums": (2, 3), "target": 6}, {"numbers": "2 3", "target": 6}):
        assert verify("2 * 3", game).is_exact


def test_hostile_texts_in_short() -> None:
    block = list(hostile.texts(5000, seed=7))
    verdicts = verify_batch(block, [GAME.numbers] * len(block), [GAME.target] * len(block), rules="countdown")
    for text, found in zip(block[:500], verdicts):
        alone = verify(text, GAME)
        assert found._replace(message="") == alone._replace(message=""), text


@pytest.mark.parametrize("place", range(len(hostile.LARGE)))
def test_no_large_text_takes_long(place: int) -> None:
    text = hostile.LARGE[place]
    times = []
    for _ in range(5):
        start = time.process_time()
        verdict = verify(text, GAME)
        times.append(time.process_time() - start)
    assert not verdict.is_exact
    # The promise is 1 ms; a test on a shared machine allows for more.
    assert min(times) < 0.003


def test_batches_are_columns() -> None:
    verdicts = verify_batch(
        ["1 + 2", "no", "<answer>5</answer>", None, "2 - 1"], [[1, 2]] * 5, [3] * 5, credit="distance"
    )
    assert verdicts.kinds.tolist() == [1, 5, 4, 5, 3]
    assert verdicts.distances.tolist() == [0, -1, -1, -1, 2]
    frame = verdicts.to_pandas()
    assert frame["kind"].tolist() == ["solved", "no answer", "illegal", "no answer", "off"]
    assert frame["fault"].isna().tolist() == [True, False, False, False, True]
    assert [verdict.answer for verdict in verdicts[::4]] == ["1 + 2", "2 - 1"]
    with pytest.raises(IndexError):
        verdicts[5]
    assert len(verify_batch([], [], [])) == 0


def test_batches_must_fit_together() -> None:
    with pytest.raises(numberrace.NumberRaceError, match="2 texts and 1 games"):
        verify_batch(["1", "2"], [[1]], [1])
    with pytest.raises(numberrace.NumberRaceError, match="1 selections of numbers and 2 targets"):
        verify_batch(["1"], [[1]], [1, 2])
    with pytest.raises(numberrace.NumberRaceError, match="no texts"):
        verify_batch([1], [[1]], [1])
    with pytest.raises(numberrace.NumberRaceError, match="use verify"):
        verify_batch("1", [[1]], [1])


def test_products_without_a_sign_are_not_read_in_part() -> None:
    for text in (r"\left(100 + 3\right)\left(6 + 75\right)", "(100 + 3)(6 + 75)"):
        assert verify(text, GAME).value == 103 * 81, text
    for text in ("(100 + 3) (6 + 75)", "75 / 25(100 + 3)"):
        assert verify(text, GAME).fault == "not an expression", text


def test_the_smallest_distance_is_found_where_it_is_asked_for() -> None:
    game = ([1, 1, 2], 100)
    assert verify("2 + 1", game).kind == "off"
    assert [verify(text, game, find_closest=True).kind for text in ("2 + 1", "1 + 1 + 2")] == ["off", "closest"]
    assert verify("2 + 1", game, find_closest=True, closest=97).kind == "closest"
    # With a target beyond all that can be computed, as in batches.
    far = ([2**40, 2**40, 3], 2**63 - 1)
    single = verify("3", far, find_closest=True)
    assert single.kind == verify_batch(["3"], [far], find_closest=True)[0].kind


def test_games_that_were_drawn_are_games() -> None:
    drawn = numberrace.generate_batch(3, seed=1)
    assert all(verify(item.solution.text, item).is_exact for item in drawn)
    assert repr(verify_batch(drawn.solutions.texts(), drawn)) == "<Verdicts on 3 texts: 3 solved>"


@pytest.mark.parametrize("texts", ["1 + 2", b"1 + 2", None, 5, [object()]])
def test_what_is_no_list_of_texts_is_refused(texts: Any) -> None:
    with pytest.raises((numberrace.NumberRaceError, TypeError)) as caught:
        verify_batch(texts, [[1, 2]], [3])
    assert "text" in str(caught.value)


def test_numbers_of_lists_have_the_room_that_they_need() -> None:
    rows = [[9, 3], [2**31 - 1, -(2**31)], [], [2**31, 5], [-(2**63), 2**63 - 1, 7]]
    for count in (1, 2, 3, 4, 5):
        read = numberrace.arrays.read_games(rows[:count], [1] * count)
        assert [read.numbers_of(place) for place in range(count)] == rows[:count]
        assert memoryview(read.numbers).itemsize == (8 if count > 3 else 4)
    many = [[place % 100 + 1, 7, 9] for place in range(5000)] + [[2**40, 1]]
    games = numberrace.arrays.read_games(many, [1] * len(many))
    assert all(games.numbers_of(place) == many[place] for place in (0, 4095, 4999, 5000))
    texts = ["7 + 9"] * 5000 + [f"{2**40} + 1"]
    verdicts = verify_batch(texts, many, [16] * 5000 + [2**40 + 1])
    assert [verdict.kind for verdict in verdicts] == ["solved"] * 5001


def test_batches_tell_whether_a_kind_is_among_their_verdicts() -> None:
    verdicts = verify_batch(["1 + 2", "1 + 2", "no"], [[1, 2], None, [1, 2]], [3, 3, 3])
    assert [kind for kind in numberrace.verifying.KINDS if verdicts.has(kind)] == ["solved", "no answer", "bad game"]


def test_what_is_missing_between_signs_is_no_number() -> None:
    game = ([9, 25], 225)
    assert verify("9 x 25", game).is_exact and verify("9 * +25", game, any_game=True).is_exact
    for text in ("9x + 25", "<answer>9x + 25</answer>", "9x+25", "9 * + 25", "<answer>9 × + 25</answer>"):
        assert not verify(text, game).is_legal, text


LONG = "maybe " * 5_000


@pytest.mark.parametrize(
    "text, kind",
    [
        ("<think>1 + 2</think>", "no answer"), ("<think>1 + 2", "no answer"), ("1 + 2</think>", "no answer"),
        ("<think>1 + 2</think><answer>3</answer>", "illegal"), ("<think>1 + 2</think> I give up", "no answer"),
        ("<think>no</think>1 + 2", "solved"), ("1 + 2 <think>right?</think>", "solved"),
        # The beginning of working is seen, though it is before the window.
        (f"<think>{LONG} 1 + 2", "no answer"), (f"Well. <thinking> {LONG} 1 + 2", "no answer"),
        (f"<think>{LONG}</think> 1 + 2", "solved"), (f"{LONG} 1 + 2", "solved"),
        (f"<think>\u00e9</think>{LONG} 1 + 2", "solved"), (f"{LONG.replace('m', chr(0x4E2D))}</think> 1 + 2", "solved"),
    ],
)  # fmt: skip
def test_working_is_no_answer(text: str, kind: str) -> None:
    found = verify(text, ([1, 2], 3))
    batch = verify_batch([text], [[1, 2]], [3])[0]
    assert found.kind == batch.kind == kind
    assert kind != "solved" or found.answer == batch.answer == "1 + 2"


def test_verdicts_are_those_of_a_careful_reader() -> None:
    """The labels were written before any verdict was seen. Those of ``open`` rows are right, and not read yet."""
    lines = (Path(__file__).parent / "labelled.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) > 300
    wrong: list[Any] = []
    for line in lines:
        row = json.loads(line)
        verdict = Task.named(row["task"]).verify(row["text"], row)
        if (verdict.is_exact != row["solved"]) != row.get("open", False):
            wrong.append((row, verdict))
    assert not wrong


def test_no_two_guesses_are_paid_by_the_order_of_numbers() -> None:
    pairs = [(a, b) for a in range(1, 20) for b in range(1, 20) if a != b]
    games = [([a, b], abs(a - b)) for a, b in pairs]
    shares = [([a, b], max(a, b) // min(a, b)) for a, b in pairs if a % b == 0 or b % a == 0]
    for template, given in [
        ("{0} - {1}. page {1}-{0}", games), ("{0} - {1} = {2} (see {1} - {0})", games), ("{0} - {1}, {1} - {0} hats", games),
        ("page {0}-{1}, page {1}-{0}", games), ("{0} / {1}. {1}/{0}", shares), ("{0}/{1} = {2} ({1}/{0})", shares),
    ]:  # fmt: skip
        verdicts = verify_batch([template.format(*numbers, target) for numbers, target in given], given)
        # One guess is right in every second game.
        assert sum(verdict.is_exact for verdict in verdicts) <= len(given) // 2, template
