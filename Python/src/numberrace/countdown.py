"""The data set ``countdown`` of reasoning-gym: the same options, fields and scores, with games of this package."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Any, Iterator, Mapping, Sequence

from . import packages
from .errors import GameError
from .games import as_game
from .tasks import as_task

__all__ = ["CountdownConfig", "CountdownDataset", "put_in_place_of_reasoning_gym"]

_TEMPLATES = (
    "Using all the numbers {numbers}, create an expression that equals {target}.\n"
    "You can only use each number once.",
    "Find a way to make {target} using all of these numbers: {numbers}.\nEach number can only be used once.",
    "Calculate {target} using all of these numbers: {numbers}.\nEach number may be used at most once.",
)
_FORMAT = """

Final answer format instructions:
1. Provide your solution as a arithmetic expression (no '=' sign).
2. Do not include the target number in the expression.
3. Use '*' for multiplication.
4. Use '/' for division.
5. Do not include any other text or formatting.
"""
_SIGNS = ("+", "-", "*", "/")


@dataclass
class CountdownConfig:
    """The options of :class:`CountdownDataset`: those of reasoning-gym's, with the same defaults."""

    min_numbers: int = 4
    max_numbers: int = 6
    min_value: int = 1
    max_value: int = 100
    min_target: int = 100
    max_target: int = 999
    operators: tuple[str, ...] = _SIGNS
    shuffle: bool = True
    seed: int | None = None
    size: int = 500

    def validate(self) -> None:
        """Raise an error if the options contradict themselves."""
        for low, high in (("min_numbers", "max_numbers"), ("min_value", "max_value"), ("min_target", "max_target")):
            if not 1 <= getattr(self, low) <= getattr(self, high):
                raise GameError(f"{low} and {high} must be 1 or more, in ascending order")
        if not 2 <= self.min_numbers or self.max_numbers > 12:
            raise GameError(f"{self.min_numbers} to {self.max_numbers} numbers are not 2 to 12")
        if not self.operators or any(sign not in _SIGNS for sign in self.operators):
            raise GameError(f"the operators {self.operators} are not some of + - * /")
        if self.size < 0:
            raise GameError(f"a data set cannot have {self.size} games")


class CountdownDataset:
    """Games with the interface of reasoning-gym's ``countdown``: the same options, fields and scores.

    Every answer keeps the rules of the shows: each step gives a positive whole number. Answers that are scored are
    read and never evaluated; they may have negative numbers and fractions on the way, as they may there. An item
    depends on the seed and its index alone.

    >>> data = CountdownDataset(CountdownConfig(seed=42, size=10))
    >>> data.score_answer(data[0]["answer"], data[0])
    1.0
    """

    def __init__(self, config: CountdownConfig | None = None, **options: Any) -> None:
        """Create a data set of a configuration, or of its options."""
        self.config = config or CountdownConfig(**options)
        # The configuration may be reasoning-gym's own, whose errors are assertions.
        CountdownConfig(**{f.name: getattr(self.config, f.name) for f in fields(CountdownConfig)}).validate()
        self.size = self.config.size
        self.seed = Random().randint(0, 2**32) if self.config.seed is None else self.config.seed

    @property
    def category(self) -> str:
        """The category that reasoning-gym has it in."""
        return "games"

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (self[index] for index in range(self.size))

    def __getitem__(self, idx: int) -> dict[str, Any]:
        """Return an item with ``question``, ``answer`` and ``metadata``."""
        random = Random(self.seed + idx)
        config = self.config
        answer, numbers, target = self._draw(random)
        if config.shuffle:
            random.shuffle(numbers)
        question = random.choice(_TEMPLATES).format(numbers=", ".join(map(str, numbers)), target=target)
        return {
            "question": question + _FORMAT,
            "answer": answer,
            "metadata": {
                "source_dataset": "countdown",
                "source_index": idx,
                "numbers": numbers,
                "target": target,
                "expression": answer,
                "difficulty": {
                    "numbers": (config.min_numbers, config.max_numbers),
                    "target": (config.min_target, config.max_target),
                    "value": (config.min_value, config.max_value),
                },
            },
        }

    def _draw(self, random: Random) -> tuple[str, list[int], int]:
        """Join random numbers by steps that the rules allow until one is left, which is the target if it may be."""
        config = self.config
        for _ in range(10_000):
            count = random.randint(config.min_numbers, config.max_numbers)
            numbers = [random.randint(config.min_value, config.max_value) for _ in range(count)]
            terms = [(number, str(number), 3) for number in numbers]
            while len(terms) > 1:
                first = terms.pop(random.randrange(len(terms)))
                second = terms.pop(random.randrange(len(terms)))
                joined = _join(first, second, random, config.operators, config.max_target)
                if joined is None:
                    break
                terms.append(joined)
            if len(terms) == 1 and config.min_target <= terms[0][0] <= config.max_target:
                return terms[0][1], numbers, terms[0][0]
        raise GameError(
            f"no game with a target from {config.min_target} to {config.max_target} was found in 10,000 draws: "
            "allow more numbers, larger values or more operators"
        )

    def score_answer(self, answer: str | None, entry: Mapping[str, Any]) -> float:
        """Return reasoning-gym's score of an answer.

        Returns:
            1 for an expression of all numbers that equals the target, 0.05 for another expression, and 0.01 for
            what is none.
        """
        if answer is None or not answer.strip():
            return 0.01
        game = as_game(entry["metadata"])
        verdict = as_task("reasoning-gym").verify(answer, game)
        if verdict.is_exact:
            return 1.0
        return 0.01 if verdict.kind == "no answer" else 0.05


_Term = tuple[int, str, int]


def _join(
    first: _Term, second: _Term, random: Random, operators: Sequence[str], largest: int
) -> _Term | None:
    """Join two terms by one of the operators that give a positive whole number, if there is one."""
    (a, left, left_rank), (b, right, right_rank) = first, second
    if a < b:
        a, left, left_rank, b, right, right_rank = b, right, right_rank, a, left, left_rank
    possible = [
        sign
        for sign in operators
        if sign == "+"
        or (sign == "-" and a > b)
        or (sign == "*" and a * b <= 16 * largest)
        or (sign == "/" and a % b == 0)
    ]
    if not possible:
        return None
    sign = random.choice(possible)
    rank = 1 if sign in "+-" else 2
    value = a + b if sign == "+" else a - b if sign == "-" else a * b if sign == "*" else a // b
    left = left if left_rank >= rank else f"({left})"
    # A sum after a sum, and a product after a product, need no brackets.
    bare = right_rank > rank or (right_rank == rank and sign in "+*" and not (sign == "*" and "/" in right))
    return value, f"{left} {sign} {right if bare else f'({right})'}", rank


def put_in_place_of_reasoning_gym() -> None:
    """Make ``reasoning_gym.create_dataset("countdown")`` give a :class:`CountdownDataset`.

    Options, fields and scores stay as they are; the games are made in microseconds, and all answers keep the rules.

    Raises:
        NumberRaceError: reasoning-gym is not installed.
    """
    def part(name: str) -> Any:
        return packages.needed(f"reasoning_gym.{name}", "its place needs reasoning-gym", "reasoning-gym")

    datasets, base = part("factory").DATASETS, part("dataset").ProceduralDataset

    class Dataset(CountdownDataset, base):  # type: ignore[misc, valid-type]
        def __init__(self, config: Any) -> None:
            CountdownDataset.__init__(self, config)

        __iter__ = base.__iter__

    Dataset.__name__ = Dataset.__qualname__ = "CountdownDataset"
    datasets["countdown"] = (Dataset, part("games.countdown").CountdownConfig)
