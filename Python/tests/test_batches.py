"""Games in lists, arrays and frames."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy
import pandas
import pyarrow
import pytest
from brute_force import exact_value

import numberrace
from numberrace import batches, generate_batch, solve_batch
from numberrace.arrays import read_games
from numberrace.values import read_texts

ROWS = [[25, 50, 75, 100, 3, 6], [1, 1, 2, 3, 10, 100], [7], [5, 5, 5]]
TARGETS = [952, 101, 7, 125]
EXPECTED = [numberrace.solve(row, target).text for row, target in zip(ROWS, TARGETS)]


def padded(dtype: Any) -> Any:
    return numpy.array([row + [0] * (6 - len(row)) for row in ROWS], dtype=dtype)


def frames() -> list[tuple[str, Any, Any]]:
    lists = pyarrow.array(ROWS, pyarrow.list_(pyarrow.int64()))
    spread = {f"n{place + 1}": column for place, column in enumerate(padded("int64").T)}
    return [
        ("lists", ROWS, TARGETS),
        ("tuples of int", [tuple(row) for row in ROWS], tuple(TARGETS)),
        ("int64", padded("int64"), numpy.array(TARGETS)),
        ("int32", padded("int32"), numpy.array(TARGETS, "int32")),
        ("uint8", padded("uint8"), numpy.array(TARGETS, "uint16")),
        ("big endian", padded(">i8"), numpy.array(TARGETS, ">i4")),
        ("columns first", numpy.asfortranarray(padded("int64")), numpy.array(TARGETS)),
        ("every other", numpy.repeat(padded("int32"), 2, axis=0)[::2], numpy.repeat(TARGETS, 2)[::2]),
        ("backwards", padded("int64")[::-1][::-1], numpy.array(TARGETS[::-1])[::-1]),
        ("arrays of objects", pandas.Series(ROWS), pandas.Series(TARGETS)),
        ("arrow lists", lists, pyarrow.array(TARGETS)),
        ("arrow slices", pyarrow.array([[9, 9]] + ROWS)[1:], pyarrow.array([1] + TARGETS)[1:]),
        ("large lists", lists.cast(pyarrow.large_list(pyarrow.int32())), pyarrow.array(TARGETS, pyarrow.int32())),
        ("fixed size", pyarrow.array(padded("int32").tolist(), pyarrow.list_(pyarrow.int32(), 6)), pyarrow.array(TARGETS)),
        ("chunks", pyarrow.chunked_array([ROWS[:1], ROWS[1:]]), pyarrow.chunked_array([TARGETS[:3], TARGETS[3:]])),
        ("table", pyarrow.table({"numbers": ROWS, "target": TARGETS}), None),
        ("batch", pyarrow.record_batch({"numbers": ROWS, "target": TARGETS}), None),
        ("pandas", pandas.DataFrame({"numbers": ROWS, "target": TARGETS}), None),
        ("pandas of arrow", pyarrow.table({"numbers": ROWS, "target": TARGETS}).to_pandas(types_mapper=pandas.ArrowDtype), None),
        ("columns", pandas.DataFrame(spread | {"target": TARGETS}), None),
        ("mapping", {"numbers": ROWS, "target": TARGETS}, None),
        ("games", [numberrace.Game(tuple(row), target) for row, target in zip(ROWS, TARGETS)], None),
        ("pairs", list(zip(ROWS, TARGETS)), None),
        ("frame and targets", pandas.DataFrame({"numbers": ROWS}), TARGETS),
        ("columns with gaps", pandas.DataFrame(spread | {"target": TARGETS}).replace(0, float("nan")), None),
        ("nullable columns", pandas.DataFrame(spread | {"target": TARGETS}).replace(0, pandas.NA).convert_dtypes(), None),
        ("masked", numpy.ma.masked_equal(padded("int64"), 0), TARGETS),
        ("examples", [{"numbers": row, "target": target} for row, target in zip(ROWS, TARGETS)], None),
    ]  # fmt: skip


@pytest.mark.parametrize("games, targets", [item[1:] for item in frames()], ids=[item[0] for item in frames()])
def test_all_forms_give_the_same(games: Any, targets: Any) -> None:
    batch = solve_batch(games, targets)
    assert batch.texts() == EXPECTED
    assert batch.distances.tolist() == [0] * 4
    assert [solution.text for solution in batch] == EXPECTED
    hashes = [numberrace.fingerprint((row, target)) for row, target in zip(ROWS, TARGETS)]
    assert numberrace.arrays.fingerprints(games, targets).tolist() == hashes


def address(array: Any) -> int:
    return numpy.asarray(array).__array_interface__["data"][0]


def test_arrays_are_not_copied() -> None:
    numbers, targets = padded("int64"), numpy.array(TARGETS)
    arrays = read_games(numbers, targets)
    assert arrays.numbers is numbers and arrays.targets is targets
    lists = pyarrow.array(ROWS, pyarrow.list_(pyarrow.int64()))
    arrays = read_games(lists, pyarrow.array(TARGETS))
    assert address(arrays.numbers) == lists.values.buffers()[1].address
    assert address(arrays.offsets) == lists.buffers()[1].address
    fixed = pyarrow.array(padded("int32").tolist(), pyarrow.list_(pyarrow.int32(), 6))
    assert address(read_games(fixed, TARGETS).numbers) == fixed.values.buffers()[1].address
    texts = pyarrow.array(["1 + 2", "3"])
    data, offsets = read_texts(texts)
    assert data.address == texts.buffers()[2].address
    assert address(offsets) == texts.buffers()[1].address


def test_games_that_are_none_have_no_solution() -> None:
    games = pyarrow.table(
        {"numbers": [[1, 2], None, [], [3, None], [0, 1], [1] * 13], "target": pyarrow.array([3, 1, 1, 3, 1, 1])}
    )
    batch = solve_batch(games)
    assert [solution is not None for solution in batch] == [True, False, False, False, False, False]
    assert batch.to_pandas()["distance"].isna().tolist() == [False, True, True, True, True, True]
    assert batch.to_arrow()["expression"].to_pylist()[:3] == ["2 + 1", None, None]


@pytest.mark.parametrize(
    "games, targets, message",
    [
        (numpy.zeros((2, 6)), [1, 2], "float64"),
        (numpy.zeros((2, 2, 2), int), [1, 2], "3 dimensions"),
        ([[1, 2]], [1, 2], "one for each"),
        ([[1, 2]], None, "no targets"),
        (5, [1], "lists"),
        ({"a": [1]}, None, "no column 'numbers'"),
        ({"numbers": [[1]]}, None, "no targets"),
        ([["a"]], [1], "whole number"),
        ([[1]], ["a"], "whole number"),
        ([[1]], [2.5], "whole number"),
        (pyarrow.array([["a"]]), [1], "whole numbers"),
        (pyarrow.array([1.5]), [1], "list of integers"),
    ],
)
def test_what_is_no_batch_is_refused(games: Any, targets: Any, message: str) -> None:
    with pytest.raises(numberrace.NumberRaceError, match=message):
        solve_batch(games, targets)


def test_an_empty_batch() -> None:
    for games in ([], numpy.zeros((0, 6), int), pyarrow.array([], pyarrow.list_(pyarrow.int64()))):
        batch = solve_batch(games, [])
        assert len(batch) == 0 and batch.texts() == [] and batch.to_pandas().empty
    assert len(generate_batch(0)) == 0


def test_drawn_games_are_solved_and_rated() -> None:
    drawn = generate_batch(500, seed=5, difficulty=(3, 4))
    assert drawn.numbers.shape == (500, 6)
    assert set(drawn.solutions.ratings.tolist()) == {3, 4}
    for item in drawn[:100]:
        assert exact_value(item.solution.text) == item.target == item.solution.value
        assert not Counter(item.solution.expression.numbers) - Counter(item.numbers)
        assert numberrace.difficulty(*item.game[:2]).rating == item.rating
        assert item.solution == numberrace.solve(item.numbers, item.target)
    frame = drawn.to_pandas()
    assert frame["target"].tolist() == drawn.targets.tolist()
    assert frame["numbers"].iloc[3].tolist() == list(drawn[3].numbers)


def test_a_seed_gives_the_same_games_with_any_number_of_threads() -> None:
    first = generate_batch(300, seed=9, threads=1)
    second = generate_batch(300, seed=9, threads=2)
    assert (first.numbers == second.numbers).all() and (first.targets == second.targets).all()
    assert first.solutions.texts() == second.solutions.texts()
    assert (generate_batch(300, seed=10).targets != first.targets).any()


def test_options_of_drawing() -> None:
    assert all(sum(number > 10 for number in item.numbers) == 4 for item in numberrace.generate(20, large=4))
    drawn = generate_batch(3000, seed=2, solvable=False, ratings=False)
    assert (drawn.solutions.distances > 0).any()
    distinct = generate_batch(5000, seed=2, large=4, ratings=False, distinct=True)
    forms = {numberrace.canonical(distinct.game(place)) for place in range(5000)}
    assert len(forms) == 5000
    for options in ({"difficulty": 6}, {"difficulty": (4, 2)}, {"large": 5}, {"large": -1}, {"rules": "free"}):
        with pytest.raises(numberrace.NumberRaceError):
            numberrace.generate(1, **options)  # type: ignore[arg-type]
    with pytest.raises(numberrace.GameError):
        generate_batch(-1)


@pytest.mark.parametrize("options", [{"difficulty": (3, 5)}, {"difficulty": 5, "distinct": True}, {}])
def test_progress_counts_games_that_are_drawn(options: dict[str, Any]) -> None:
    seen: list[tuple[int, int]] = []
    drawn = generate_batch(12_000, seed=1, progress=lambda done, total: seen.append((done, total)), **options)
    assert len(drawn) == 12_000 and seen == sorted(seen)
    assert {total for _, total in seen} == {12_000} and all(0 <= done <= 12_000 for done, _ in seen)


def test_errors_name_the_row() -> None:
    for numbers, targets, words in (([[1, 2], [1.5, 2]], [3, 3], r"numbers\[1\]: 1.5"), ([[1, 2]] * 2, [3, None], r"targets\[1\]: None")):
        with pytest.raises(numberrace.GameError, match=words):
            solve_batch(numbers, targets)
    with pytest.raises(numberrace.GameError, match=r"games\[1\]"):
        solve_batch([([1, 2], 3), ([1, 2],)])


def test_rows_that_are_no_games_harm_no_others() -> None:
    part = {"numbers": [[1, 2], [1.5, 2], None, [2, 3]], "target": [3, 3, 3, 6]}
    assert [None if value != value else value for value in batches.Solve()(part)["value"]] == [3, None, None, 6]


def test_progress_reaches_the_end() -> None:
    seen: list[tuple[int, int]] = []
    solve_batch(generate_batch(20_000, ratings=False, expressions=False).numbers, [500] * 20_000,
                progress=lambda done, total: seen.append((done, total)))  # fmt: skip
    assert all(done <= total == 20_000 for done, total in seen)
    solve_batch(ROWS, TARGETS, progress=True)


def test_progress_counts_ratings_too() -> None:
    drawn, seen = generate_batch(20_000, seed=1, ratings=False), set[int]()
    solve_batch(drawn.numbers, drawn.targets, rules="countdown", ratings=True, progress=lambda done, total: seen.add(done))
    assert any(10_000 < done < 20_000 for done in seen)


def test_an_error_of_the_progress_function_ends_the_work() -> None:
    def fail(done: int, total: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        numberrace.generate_batch(3_000_000, progress=fail)


def test_an_array_of_objects_has_numbers() -> None:
    assert solve_batch(numpy.array([[1, 2], [3, 4]], object), numpy.array([3, 7], object)).distances.tolist() == [0, 0]


def test_masked_numbers_are_no_numbers() -> None:
    numbers = numpy.ma.array(padded("int64"), mask=padded("int64") == 6)
    assert solve_batch(numbers, TARGETS).texts()[0] == numberrace.solve(ROWS[0][:5], 952).text


def test_missing_values_make_games_that_the_rules_refuse() -> None:
    fixed = pyarrow.array([[1, 2], [1, None], None], pyarrow.list_(pyarrow.int64(), 2))
    assert list(solve_batch(fixed, [3, 1, 3]).statuses) == [0, 0, 4]
    for targets in (
        pandas.Series([3, None, 3]), pandas.array([3, None, 3], dtype="Int64"), pyarrow.array([3, None, 3]),
        numpy.ma.array([3, 7, 3], mask=[False, True, False]),
    ):  # fmt: skip
        assert list(solve_batch([[1, 2]] * 3, targets).statuses) == [0, 4, 0]
    with pytest.raises(numberrace.GameError, match="not whole|not a whole"):
        solve_batch([[1, 2]], pandas.Series([3.5]))
    with pytest.raises(numberrace.GameError, match="int is no list of targets"):
        solve_batch([[1, 2]], 3)


def test_texts_that_are_missing_have_no_answer() -> None:
    for missing in (None, float("nan"), pandas.NA, pandas.NaT, numpy.float64("nan")):
        assert read_texts(["1", missing]) == ["1", None]
    for kind in ("string[python]", "string[pyarrow]", object):
        found = numberrace.verify_batch(pandas.Series(["1 + 2", pandas.NA], dtype=kind), [[1, 2]] * 2, [3, 3])
        assert [verdict.kind for verdict in found] == ["solved", "no answer"]
    with pytest.raises(numberrace.NumberRaceError, match="there are no texts"):
        read_texts(pyarrow.array([[1]]))


def test_games_that_break_rules_are_not_rated() -> None:
    for games in ([[]], [[], []], [[1, 2], []], [[], [1, 2]], [[0], [1, 2], [1] * 13]):
        batch = solve_batch(games, [3] * len(games), ratings=True)
        assert [rating > 0 for rating in batch.ratings] == [game == [1, 2] for game in games]


def test_an_empty_frame_is_an_empty_batch() -> None:
    assert len(solve_batch(pandas.DataFrame({"numbers": [], "target": []}))) == 0


def test_drawn_games_can_be_solved_again() -> None:
    drawn = generate_batch(20, seed=4)
    assert solve_batch(drawn, rules="countdown").texts() == drawn.solutions.texts()
    assert solve_batch(list(drawn)).texts() == drawn.solutions.texts()
    assert repr(drawn) == "<DrawnGames: 20 of countdown>"
    assert repr(drawn.solutions) == "<SolutionBatch of 20 games: 20 solved>"
