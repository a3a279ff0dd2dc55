from typing import Any, Callable, Optional, Sequence

Limits = Optional[tuple[int, float, int, Optional[Callable[[int, int], object]]]]
Games = tuple[Any, Any, Any, Any]
Solution = tuple[bool, str, int, int, int, int, int]

library_version: str
window: int

def census_describe(census: Any, /) -> tuple[int, int, int, int, int, int, int, int]: ...
def census_load(rules: Any, data: Any, /) -> Any: ...
def census_make(rules: Any, first: int, count: int, limits: Limits, /) -> Any: ...
def census_merge(parts: Sequence[Any], /) -> Any: ...
def census_read(census: Any, /) -> list[bytearray]: ...
def census_selections(rules: Any, /) -> int: ...
def census_shard(rules: Any, shard: int, shards: int, /) -> tuple[int, int]: ...
def census_write(census: Any, /) -> bytearray: ...
def count_solutions(
    rules: Any, numbers: Sequence[int], target: int, limits: Limits, /
) -> tuple[int, int]: ...
def draw(
    generator: Any,
    count: int,
    width: int,
    solvable: bool,
    large: int,
    least: int,
    most: int,
    distinct: bool,
    wants_text: bool,
    wants_ratings: bool,
    bound: int,
    limits: Limits,
    /,
) -> tuple[bool, int, list[bytearray], list[bytearray]]: ...
def flatten(rows: Any, /) -> list[bytearray]: ...
def generator_open(rules: Any, seed: int, /) -> Any: ...
def hash_batch(games: Games, seed: int, /) -> bytearray: ...
def integers(values: Any, /) -> bytearray: ...
def puzzle_check(
    puzzles: Any, numbers: Sequence[int], target: str | None, text: str, /
) -> tuple[bool, int, bool, str]: ...
def puzzle_draw(
    puzzles: Any, seed: int, count: int, least: int, most: int, limits: Limits, /
) -> tuple[int, list[bytearray]]: ...
def puzzle_names() -> list[str]: ...
def puzzle_rate(
    puzzles: Any, numbers: Sequence[int], target: str | None, limits: Limits, /
) -> int: ...
def puzzle_solve(
    puzzles: Any,
    numbers: Sequence[int],
    target: str | None,
    notation: int,
    limits: Limits,
    all: bool,
    /,
) -> Any: ...
def puzzles_custom(
    name: str,
    title: str,
    operations: int,
    flags: int,
    count: tuple[int, int],
    unary_depth: int,
    digits: int,
    numbers: bytes | None,
    targets: bytes | None,
    pool: bytes,
    memory: int,
    /,
) -> Any: ...
def puzzles_open(name: str, memory: int, /) -> Any: ...
def rate(
    rules: Any, numbers: Sequence[int], target: int, limits: Limits, /
) -> tuple[int, int, int, int, bool, int]: ...
def reach_batch(games: Games, first: int, last: int, limits: Limits, /) -> list[bytearray]: ...
def rewrite(text: str, notation: int, /) -> str: ...
def rules_custom(
    name: str | None,
    title: str | None,
    least_numbers: int,
    most_numbers: int,
    first_target: int,
    last_target: int,
    large: Sequence[int],
    small: Sequence[int],
    band_distances: Sequence[int],
    band_points: Sequence[int],
    /,
) -> Any: ...
def rules_describe(
    rules: Any, /
) -> tuple[str, str, int, int, int, int, list[int], list[int], list[int], list[int]]: ...
def rules_named(name: str, /) -> Any: ...
def rules_names() -> list[str]: ...
def solutions_next(solutions: Any, /) -> Solution | None: ...
def solutions_open(rules: Any, numbers: Sequence[int], target: int, limits: Limits, /) -> Any: ...
def solve(rules: Any, numbers: Sequence[int], target: int, limits: Limits, /) -> Solution: ...
def solve_batch(games: Games, text: bool, ratings: bool, limits: Limits, /) -> list[Any]: ...
def verify(
    rules: Any,
    numbers: Sequence[int],
    target: int,
    text: str,
    flags: int,
    credit: int,
    window: int,
    closest: int,
    is_check: int,
    /,
) -> tuple[int, int, int, int, int, float, int, str, str]: ...
def verify_batch(
    games: Games, texts: Any, flags: int, credit: int, window: int, closest: Any, limits: Limits, /
) -> list[bytearray]: ...
