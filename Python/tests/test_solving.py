"""One game: solutions are held against trying everything."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest
from brute_force import exact_value, smallest_distance

import numberrace
from numberrace import GameError, Stopped


def random_games(count: int, size: int, highest: int, seed: int) -> list[tuple[tuple[int, ...], int]]:
    random = Random(seed)
    return [
        (tuple(random.randint(1, highest) for _ in range(random.randint(1, size))), random.randint(1, 200))
        for _ in range(count)
    ]


@pytest.mark.parametrize("numbers, target", random_games(200, 4, 30, seed=1))
def test_a_solution_is_as_close_as_any_expression(numbers: tuple[int, ...], target: int) -> None:
    solution = numberrace.solve(numbers, target)
    assert solution.distance == smallest_distance(numbers, target)
    assert exact_value(solution.text) == solution.value == solution.expression.value
    assert abs(solution.value - target) == solution.distance
    assert not Counter(solution.expression.numbers) - Counter(numbers)


@pytest.mark.parametrize("numbers, target", random_games(50, 4, 12, seed=2))
def test_all_solutions_are_different_and_equally_close(numbers: tuple[int, ...], target: int) -> None:
    best = numberrace.solve(numbers, target)
    found = list(numberrace.solutions(numbers, target))
    assert len({solution.text for solution in found}) == len(found)
    assert len(found) == numberrace.count_solutions(numbers, target)
    assert {solution.distance for solution in found} == {best.distance}
    for solution in found:
        assert abs(exact_value(solution.text) - target) == best.distance
        assert not Counter(solution.expression.numbers) - Counter(numbers)


def test_solutions_are_found_one_by_one() -> None:
    walk = numberrace.solutions([1, 2, 3, 4, 25, 50], 100)
    assert iter(walk) is walk
    assert next(walk).is_exact
    assert next(walk).is_exact


def test_the_order_decides_among_the_shortest() -> None:
    game = [100, 75, 50, 25, 6, 2], 223
    easiest = numberrace.solve(*game, order="easiest")
    smallest = numberrace.solve(*game)
    assert easiest.text == "100 + 75 + 50 - 2"
    assert smallest.text != easiest.text and len(smallest.steps) == len(easiest.steps)
    assert next(numberrace.solutions(*game, order="easiest")).text == easiest.text
    batch = numberrace.solve_batch([game[0]], [game[1]], order="easiest", ratings=True)
    assert batch.texts() == [easiest.text]
    assert batch.rating(0) == numberrace.difficulty(*game).rating
    with pytest.raises(numberrace.NumberRaceError, match="choose one of smallest, easiest"):
        numberrace.solve(*game, order="nicest")  # type: ignore[arg-type]


def test_the_game_of_1997() -> None:
    solution = numberrace.solve([25, 50, 75, 100, 3, 6], 952, rules="countdown")
    assert str(solution) == "(100 + 3) * (75 * 6 / 50) + 25 = 952"
    assert solution.points == 10
    assert [str(step) for step in solution.steps][-1] == "927 + 25 = 952"
    assert solution.largest_result == 952
    assert pickle.loads(pickle.dumps(solution)) == solution
    assert numberrace.difficulty([25, 50, 75, 100, 3, 6], 952).fewest_steps == 5


@pytest.mark.parametrize(
    "numbers, target, rules, message",
    [
        ([25, 50, 75, 100, 3, 6], 99, "countdown", "99"),
        ([25, 50, 75, 100, 3, 11], 500, "countdown", "11"),
        ([1] * 13, 5, "free", "13"),
        ([], 5, "free", "0"),
        ([0, 1], 5, "free", "0"),
        ([1, 2], 2**70, "free", "64 bits"),
        ([1, "2"], 3, "free", "whole number"),
        ([1.5, 2], 3, "free", "1.5"),
        ([1] * 100, 3, "free", "100 numbers"),
    ],
)
def test_what_is_no_game_is_refused(numbers: list[int], target: int, rules: str, message: str) -> None:
    with pytest.raises(GameError) as caught:
        numberrace.solve(numbers, target, rules=rules)
    assert message in str(caught.value)


def test_unknown_rules_are_refused_with_those_there_are() -> None:
    with pytest.raises(numberrace.NumberRaceError, match="countdown"):
        numberrace.solve([1, 2], 3, rules="chess")


def test_rules_of_ones_own() -> None:
    rules = numberrace.Rules.custom(
        "family", large=[20, 40], small=range(1, 10), numbers=5, targets=(50, 500), bands=[(0, 3), (3, 1)]
    )
    assert numberrace.solve([20, 40, 3, 7, 9], 333, rules=rules).points == 3
    assert pickle.loads(pickle.dumps(rules)) == rules
    drawn = numberrace.generate(5, seed=3, rules=rules)
    assert all(50 <= game.target <= 500 and len(game.numbers) == 5 for game in drawn)
    with pytest.raises(GameError):
        numberrace.Rules.custom("countdown", small=range(1, 10))
    with pytest.raises(GameError):
        numberrace.solve([20, 40, 3, 7, 11], 333, rules=rules)


def test_a_puzzle_that_is_stopped_has_its_best_solution() -> None:
    rules = numberrace.PuzzleRules(operations=("+", "-", "*", "/", "power", "square root"), allow_fractions=True)
    with pytest.raises(Stopped) as caught:
        numberrace.Puzzles(rules).solve([13, 17, 19, 23, 29, 31, 37], 999_983, timeout=0.3)
    best = caught.value.best
    assert best is not None and best.text and best.distance != "0"


def test_a_limit_keeps_the_best_so_far() -> None:
    with pytest.raises(Stopped) as caught:
        numberrace.solve([97] * 6 + [89] * 5, 999_999_937, timeout=0.2)
    assert caught.value.best is not None
    assert caught.value.best.expression.value == caught.value.best.value


def test_solutions_that_are_stopped_have_the_first_as_the_best() -> None:
    found = numberrace.solutions([1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29], 952, timeout=0.5)
    first = next(found)
    with pytest.raises(Stopped) as caught:
        list(found)
    assert caught.value.best == first


@pytest.mark.parametrize("limit", [{"timeout": -1}, {"timeout": 0}, {"threads": 0}, {"memory": -5}])
def test_limits_must_be_positive(limit: dict[str, int]) -> None:
    with pytest.raises(numberrace.NumberRaceError, match="above 0"):
        numberrace.solve([1, 2], 3, **limit)


def test_numbers_may_be_a_text() -> None:
    assert numberrace.solve("25 50, 75 100 3 6", 952) == numberrace.solve([25, 50, 75, 100, 3, 6], 952)


@pytest.mark.parametrize("numbers", [None, 5, "1 two", [1, "2"], [1.0]])
def test_what_is_no_list_of_numbers_is_refused(numbers: Any) -> None:
    for function in (numberrace.solve, numberrace.solutions, numberrace.count_solutions, numberrace.difficulty):
        with pytest.raises(numberrace.GameError):
            function(numbers, 3)
    with pytest.raises(numberrace.GameError):
        numberrace.Puzzles("24").solve(numbers)


@pytest.mark.parametrize("name", ["nope", "", "a\0b", "\ud800", None, 5, [], b"free"])
def test_unknown_rules_are_refused(name: Any) -> None:
    for function in (numberrace.Rules, numberrace.Puzzles, lambda name: numberrace.solve([1, 2], 3, rules=name)):
        with pytest.raises(numberrace.NumberRaceError):
            function(name)
