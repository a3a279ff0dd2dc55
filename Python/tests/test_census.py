"""The census, what selections reach, pools and puzzles."""

from __future__ import annotations

import pickle
from fractions import Fraction
from itertools import combinations_with_replacement

import numpy
import pytest
from brute_force import reachable

import numberrace
from numberrace.pools import Pool, PoolSummary


def test_the_census_of_countdown() -> None:
    census = numberrace.census()
    assert len(census) == 13_243
    assert f"{census.solvable_share:.4f}" == "0.9122"
    frame = census.to_pandas()
    assert list(frame.columns)[:6] == ["n1", "n2", "n3", "n4", "n5", "n6"]
    assert frame["solvable"].sum() == census.by_target.sum() == census.reached.sum()
    row = frame.index[(census.numbers == sorted([25, 50, 75, 100, 3, 6])).all(axis=1)][0]
    assert census.reached[row][952 - 100]
    assert census.to_arrow().num_rows == 13_243
    assert "13,243" in repr(census) and "<table>" in census._repr_html_()


def test_parts_are_merged_exactly() -> None:
    parts = [numberrace.census(shard=(shard, 3)) for shard in (2, 3, 1)]
    parts = [pickle.loads(pickle.dumps(part)) for part in parts]
    merged, whole = numberrace.Census.merge(parts), numberrace.census()
    assert (merged.numbers == whole.numbers).all() and (merged.reached == whole.reached).all()
    assert (merged.distance_sums == whole.distance_sums).all()
    with pytest.raises(numberrace.NumberRaceError, match="missing"):
        numberrace.Census.merge(parts[:2])
    with pytest.raises(numberrace.NumberRaceError):
        numberrace.census(shard=(4, 3))
    with pytest.raises(numberrace.NumberRaceError):
        numberrace.Census.from_bytes(b"nonsense")
    with pytest.raises(numberrace.NumberRaceError):
        numberrace.census("free")


def test_a_plot() -> None:
    import matplotlib

    matplotlib.use("agg")
    axes = numberrace.census(shard=(1, 50)).plot()
    assert axes.lines[0].get_xdata().tolist() == list(range(100, 1000))


@pytest.mark.parametrize("numbers", [(1,), (2, 3), (1, 2, 4), (3, 7, 25, 50), (1, 1, 1, 1), (99, 100, 2, 2)])
def test_what_is_reached_is_what_trying_everything_reaches(numbers: tuple[int, ...]) -> None:
    found = numberrace.reach([numbers], targets=(1, 999))
    values = reachable(numbers)
    assert found.targets[found.reached[0]].tolist() == sorted(value for value in values if value <= 999)
    distances = [min(abs(value - target) for value in values) for target in range(1, 1000)]
    assert found.distance_sums.tolist() == [sum(distances)]
    assert found.worst_distances.tolist() == [max(distances)]


def test_selections_of_different_sizes() -> None:
    found = numberrace.reach([[1, 2], [5], [2, 2, 2]], targets=(1, 10))
    assert found.numbers.tolist() == [[1, 2, 0], [5, 0, 0], [2, 2, 2]]
    assert found.solvable.tolist() == [3, 1, len([v for v in reachable((2, 2, 2)) if v <= 10])]
    with pytest.raises(numberrace.GameError, match="at 1"):
        numberrace.reach([[1, 2], [0, 0]])
    with pytest.raises(numberrace.GameError, match="999"):
        numberrace.reach([[1, 2]], targets=(1, 1000))


@pytest.mark.parametrize("values, size, copies", [(range(1, 8), 3, 2), ([2, 5, 9], 4, 3), ([4], 2, 2), (range(1, 5), 6, 2)])
def test_selections_of_a_pool_are_all_there_are(values: list[int], size: int, copies: int) -> None:
    pool = Pool(values, size=size, copies=copies)
    expected = sorted(
        row
        for row in combinations_with_replacement(sorted(values), size)
        if all(row.count(value) <= copies for value in row)
    )
    found = pool.selections(range(pool.count))
    assert pool.count == len(expected)
    assert [tuple(row) for row in found.tolist()] == expected


def test_pools() -> None:
    pool = Pool(range(1, 101))
    assert pool.count == 1_592_179_050
    places = pool.sample(1000, seed=3)
    assert places == pool.sample(1000, seed=3) != pool.sample(1000, seed=4)
    assert len(set(places)) == 1000
    rows = pool.selections(places)
    assert (numpy.diff(rows, axis=1) >= 0).all() and rows.min() >= 1 and rows.max() <= 100
    assert pickle.loads(pickle.dumps(pool)).count == pool.count
    for bad in ({"values": []}, {"values": [0]}, {"values": [1], "size": 7}, {"values": [1], "size": 3, "copies": 2}):
        with pytest.raises(numberrace.GameError):
            Pool(**bad)  # type: ignore[arg-type]
    with pytest.raises(numberrace.GameError):
        pool.selections([pool.count])
    with pytest.raises(numberrace.GameError):
        pool.sample(-1)


def test_summaries_of_parts_add_up_to_that_of_the_whole() -> None:
    pool = Pool(range(1, 101))
    places = pool.sample(60, seed=1)
    whole = PoolSummary.of(pool.reach(places))
    parts = [PoolSummary.of(pool.reach(places[start : start + 20])) for start in (40, 0, 20)]
    assert PoolSummary.merge(parts)._replace(seconds=0) == whole
    assert 0 < whole.standard_error < 0.1 and 0.5 < whole.solvable_share < 1
    assert whole.to_pandas()["selections"].sum() == whole.solvable
    with pytest.raises(numberrace.GameError):
        PoolSummary.merge([])


def test_puzzles() -> None:
    assert "24" in numberrace.puzzle_names()
    puzzles = numberrace.Puzzles("24")
    solution = puzzles.solve([1, 5, 5, 5])
    assert solution.is_exact and solution.operations == 3
    assert all(puzzles.check([1, 5, 5, 5], text).is_exact for text in puzzles.solutions([1, 5, 5, 5]))
    assert puzzles.check([1, 5, 5, 5], solution.text).is_exact
    assert not puzzles.check([1, 5, 5, 5], "5 * 5").is_exact
    assert not puzzles.check([1, 5, 5, 5], "(" * 10_000).is_legal
    assert 1 <= puzzles.rating([4, 7, 8, 8]) <= 5 and puzzles.rating([1, 1, 1, 1]) == 0
    drawn = puzzles.generate(5, seed=2)
    assert drawn == puzzles.generate(5, seed=2) and all(puzzles.solve(*game).is_exact for game in drawn)
    with pytest.raises(numberrace.NumberRaceError):
        numberrace.Puzzles("chess")
    with pytest.raises(numberrace.NumberRaceError):
        puzzles.solve([1, 2], "x")


def test_puzzles_have_exact_values_of_any_size() -> None:
    fours = numberrace.Puzzles("four-fours")
    found = fours.solve([4, 4], 24**4)
    assert (found.value, found.distance) == (str(24**4), "0")
    off = fours.solve([4, 4, 4, 4], 10**40 + 1)
    assert Fraction(off.value) == 10**40 + 1 - Fraction(off.distance) or Fraction(off.value) == 10**40 + 1 + Fraction(off.distance)
    assert not off.is_exact and Fraction(fours.check([4, 4, 4, 4], off.text, 10**40 + 1).message) == Fraction(off.value)
    with pytest.raises(numberrace.NumberRaceError, match="more than one"):
        fours.solve([4, 4, 4, 4])
    for target in ("1/2", "1\0", "9" * 10_001, 10**5000):
        with pytest.raises(numberrace.NumberRaceError):
            fours.solve([4, 4, 4, 4], target)
    wide = numberrace.Puzzles(numberrace.PuzzleRules(digits=60))
    assert wide.solve([10**18] * 3, 10**54).text.count("*") == 2
    assert wide.solve([10**18, 2, 10**18], 2 * 10**36 + 1).distance == "1"


def test_rules_of_puzzles_of_ones_own() -> None:
    rules = numberrace.PuzzleRules(
        name="dice", operations=("+", "-", "*", "square"), count=(3, 3), numbers=(1, 6), targets=(-20, 20), allow_negative=True,
        allow_zero=True, pool=(1, 2, 3, 4, 5, 6))  # fmt: skip
    dice = numberrace.Puzzles(rules)
    assert dice.solve([1, 2, 6], -3).is_exact and dice.solve([4, 5, 6], 20).is_exact
    assert not dice.check([2, 3, 6], "6 / 3 * 2", 4).is_legal
    assert "2^2" in dice.solve([1, 2, 3], 0).text or dice.solve([1, 2, 3], 0).text == "2 + 1 - 3"
    for game in (([1, 1, 2], 3), ([1, 2, 7], 3), ([1, 2], 3), ([1, 2, 3], 21)):
        with pytest.raises(numberrace.GameError):
            dice.solve(*game)
    again = pickle.loads(pickle.dumps(dice))
    assert again.rules == rules and again.solve([1, 2, 6], -3) == dice.solve([1, 2, 6], -3)
    for options in ({"operations": ("root",)}, {"operations": ()}, {"count": (0, 3)}, {"count": (3, 2)}, {"numbers": (5, 1)},
                    {"numbers": (0, 5)}, {"targets": (-3, -1)}, {"unary_depth": 99}, {"digits": 0}, {"name": "a b"},
                    {"name": "a\0"}, {"used_count": 0}, {"used_count": 3, "count": (2, 2)}, {"numbers": (1, 2**70)}, {"operations": ("negate",)}):  # fmt: skip
        with pytest.raises(numberrace.NumberRaceError):
            numberrace.Puzzles(numberrace.PuzzleRules(**options))
    digits = numberrace.Puzzles(numberrace.PuzzleRules(in_order=True))
    assert digits.solve([1, 1, 5, 8], 13).is_exact and not digits.solve([1, 1, 5, 8], 30).is_exact
    assert not digits.check([1, 1, 5, 8], "8 + 5 * 1 * 1", 13).is_legal
    fours = numberrace.Puzzles(numberrace.PuzzleRules(
        operations=("+", "/", "decimal"), use_all=False, used_count=3, allow_fractions=True))  # fmt: skip
    assert fours.solve([4, 4, 4, 4], 14).text == "4 / .4 + 4"
    same = numberrace.Puzzles(numberrace.PuzzleRules(pool=(1, 2), numbers=(0, None), allow_zero=True, equal_numbers=True))
    with pytest.raises(numberrace.NumberRaceError, match="draw"):
        same.generate(1)


def test_progress_of_a_census_grows() -> None:
    seen: list[tuple[int, int]] = []
    numberrace.census(threads=1, progress=lambda done, total: seen.append((done, total)))
    # It is called ten times a second; no machine is done before the second time.
    assert max(done for done, _ in seen) > 0 and {total for _, total in seen} == {13_243}
