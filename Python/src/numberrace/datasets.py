"""Data sets of games for the training of language models.

:class:`GameDataset` has a length and an index, as PyTorch's data loaders and trainers want it;
:class:`GameStream` never ends. Both can be turned into data sets of Hugging Face, and both keep to one part of a
:class:`~numberrace.Split` if they are told. :class:`Curriculum` chooses the difficulty by what the model has
solved. :class:`CountdownDataset` has the interface of reasoning-gym's.
"""

from __future__ import annotations

import sys
from collections import deque
from copy import deepcopy
from dataclasses import InitVar, dataclass, field, fields
from random import Random
from typing import Any, Callable, Iterable, Iterator, Mapping, Sequence, Union, overload

from . import packages
from .checks import one_of, real, text, whole
from .drawing import TaskSource
from .errors import GameError, NumberRaceError
from .games import Game, GameLike, as_game, canonical
from .generating import Drawn, GameSource, Ratings, _range
from .limits import Progress, showing
from .prompts import STYLES, Prompt, prompt
from .splits import Split
from .tasks import TaskLike, as_task

__all__ = [
    "CountdownConfig",
    "CountdownDataset",
    "Curriculum",
    "GameChoice",
    "GameDataset",
    "GameStream",
    "example",
    "put_in_place_of_reasoning_gym",
]

Style = Union[str, Callable[[Game], Prompt]]
_BLOCK = 512
_RATED_BLOCK = 32


def example(drawn: Drawn, style: Style | None = None, *, task: TaskLike = "countdown") -> dict[str, Any]:
    """Return a game as an example for training.

    Args:
        drawn: The game.
        style: The style of the prompt; the task's if not given.
        task: The task, which names the columns and states its conditions.

    Returns:
        A mapping with ``prompt``, the prompt in the style; ``numbers`` and ``target``, by the names of the task, and ``rules``,
        which rewards need; ``solution``, the best one as a text; and ``difficulty``, the rating from 1 to 5, or ``None`` if the game
        was not rated.
    """
    task = as_task(task)
    return {
        "prompt": prompt(drawn.game, style, task=task),
        task.numbers: list(drawn.game.numbers),
        task.target: drawn.game.target,
        "rules": drawn.game.rules,
        "solution": drawn.solution.text,
        "difficulty": drawn.rating or None,
    }


def _uses_all(drawn: Drawn) -> bool:
    """Whether the solution of a game has an operation between each two of its numbers."""
    return drawn.solution.is_exact and sum(map(drawn.solution.text.count, "+-*/")) == len(drawn.numbers) - 1


class _Filter:
    """Says which games are taken: those of one part of a split, and none that are forbidden."""

    def __init__(
        self, part: str | None, split: Split | None, exclude: Iterable[GameLike], use_all: bool
    ) -> None:
        self.use_all = use_all
        self.split = split or Split()
        self.part = part
        if part is not None:
            self.split.require(part)
            if self.split.parts[part] == 0:
                raise NumberRaceError(f"the part {part!r} of the split has a share of 0")
        self.forbidden = {canonical(game) for game in exclude}

    def allows(self, drawn: Drawn) -> bool:
        if self.part is not None and self.split.part(drawn) != self.part:
            return False
        return not self.forbidden or canonical(drawn.game) not in self.forbidden

    def select(self, block: Any) -> list[Drawn]:
        """Return the games of a block that are taken."""
        drawn: list[Drawn] = list(block)
        if self.part is not None:
            if self.split.by == "solution" or isinstance(block, list) or isinstance(block.targets, memoryview):
                # The solutions are there; or there are no columns; or there is no NumPy.
                return [item for item in drawn if self.allows(item) and (not self.use_all or _uses_all(item))]
            parts = self.split.parts_of(block.numbers, block.targets)
            drawn = [item for item, part in zip(drawn, parts) if part == self.part]
        if self.forbidden:
            drawn = [item for item in drawn if canonical(item.game) not in self.forbidden]
        if self.use_all:
            drawn = [item for item in drawn if _uses_all(item)]
        return drawn


@dataclass(kw_only=True, eq=False, repr=False)
class GameChoice:
    """Which games a data set has, and how they are put to a model: the options of all data sets here."""

    seed: int = 0
    """Any number."""
    task: TaskLike = "countdown"
    """The task, or the rules of a show; they must have tiles. Of a task that wants all of up to four numbers used, such as ``24`` and
    ``tinyzero``, all games are taken that it makes solvable; of one with more numbers, those whose best solution by the rules of
    the shows uses all."""
    difficulty: Ratings = None
    """A rating from 1 to 5 or a range. Games of ``24`` and ``tinyzero`` are rated only if it is given, ``(1, 5)`` for any: this takes
    some milliseconds each."""
    large: int | None = None
    """How many of the tiles are large; drawn too if not given."""
    style: Style | None = None
    """The style of the prompts, see :func:`numberrace.prompt`; the task's if not given."""
    part: str | None = None
    """The part of the split to keep to, such as ``"train"``."""
    split: Split | None = None
    """The split; 90 % train, 5 % validation and 5 % test if not given."""
    exclude: Iterable[GameLike] = ()
    """Games that must not occur, in any order of their numbers."""
    threads: int | None = None
    """The maximum number of threads."""

    def __post_init__(self) -> None:
        self.task = as_task(self.task)
        whole("seed", self.seed)
        _range(self.difficulty)
        if self.large is not None:
            whole("number of large tiles", self.large, 0, 12)
        if self.style is not None and not callable(self.style):
            one_of("style", self.style, STYLES)
        if self.part is not None:
            text("part", self.part)
        if self.split is not None and not isinstance(self.split, Split):
            raise NumberRaceError(f"the split is {self.split!r}: a numberrace.Split is wanted")
        if self.threads is not None:
            whole("number of threads", self.threads, 1, 1024)
        try:
            self.exclude = tuple(self.exclude)
        except TypeError:
            raise NumberRaceError(f"exclude is {self.exclude!r}: a list of games is wanted") from None


@dataclass(kw_only=True, eq=False, repr=False)
class GameStream(GameChoice, Iterable[dict[str, Any]]):
    """Examples without end.

    Iterating twice gives the same examples. Each shard of several has examples of its own, and so has each
    worker of a data loader of PyTorch. The arguments are those of :class:`GameChoice`, and ``shard``.

    >>> stream = GameStream(seed=1, difficulty=2)
    >>> next(iter(stream))["difficulty"]
    2
    """

    shard: tuple[int, int] = (1, 1)
    """Which of how many, from ``(1, n)`` to ``(n, n)``."""

    def __post_init__(self) -> None:
        super().__post_init__()
        try:
            index, count = map(int, self.shard)
        except (TypeError, ValueError):
            raise GameError(f"the shard is {self.shard!r}: a pair such as (1, 8) is wanted") from None
        if not 1 <= index <= count:
            raise GameError(f"there is no shard {index} of {count}: shards go from 1 to their number")
        task = as_task(self.task)
        self._is_of_task = TaskSource.serves(task)
        self._block = _RATED_BLOCK if self._is_of_task and self.difficulty is not None else _BLOCK
        self._filter = _Filter(self.part, self.split, self.exclude, task.use_all and not self._is_of_task)
        # What is wrong with the arguments is said now, not when the first example is drawn.
        self._source(self.seed)

    def _source(self, seed: int) -> GameSource | TaskSource:
        if self._is_of_task:
            return TaskSource(seed, as_task(self.task), difficulty=self.difficulty)
        return GameSource(seed, rules=as_task(self.task).rules, difficulty=self.difficulty, large=self.large)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for drawn in self.games():
            yield example(drawn, self.style, task=self.task)

    def games(self, place: int = 0) -> Iterator[Drawn]:
        """Iterate over the games without their prompts.

        Args:
            place: Where to go on, from :meth:`placed`; what was before it is not drawn again.
        """
        return (drawn for drawn, _ in self.placed(place))

    def placed(self, place: int = 0) -> Iterator[tuple[Drawn, int]]:
        """Iterate over the games, each with the place after it."""
        index, count = self.shard
        torch: Any = sys.modules.get("torch")
        worker = torch.utils.data.get_worker_info() if torch is not None else None
        if worker is not None:
            index, count = (index - 1) * worker.num_workers + worker.id + 1, count * worker.num_workers
        size = self._block
        block, skipped = divmod(place, size)
        while True:
            # Each block is drawn from a seed of its own, and each shard has every so many-th block.
            seed = Random(f"numberrace {self.seed} {block * count + index - 1}").getrandbits(64)
            games = self._filter.select(self._source(seed).take(size, threads=self.threads))
            for number, drawn in enumerate(games[skipped:], skipped + 1):
                yield drawn, block * size + number if number < len(games) else (block + 1) * size
            block, skipped = block + 1, 0

    def to_hf(self) -> Any:
        """Return an iterable data set of Hugging Face's ``datasets``."""
        datasets = _hugging_face()
        return datasets.IterableDataset.from_generator(self.__iter__)

    def to_torch(self) -> Any:
        """Return an iterable data set of PyTorch."""
        torch = packages.needed("torch.utils.data", "data sets of PyTorch need it", "torch")
        stream = self

        class TorchStream(torch.IterableDataset):  # type: ignore[misc, name-defined]
            def __iter__(self) -> Iterator[dict[str, Any]]:
                return iter(stream)

        return TorchStream()


@dataclass(kw_only=True, eq=False, repr=False)
class GameDataset(GameChoice, Sequence[dict[str, Any]]):
    """A number of examples, no two of which are the same game in whatever order of its numbers.

    The games are drawn when the data set is created; prompts are made when they are asked for. The arguments are the
    number of examples, those of :class:`GameChoice`, and ``progress``.

    Raises:
        GameError: There seem to be fewer different games than that.

    >>> data = GameDataset(100, seed=1, part="test")
    >>> len(data), len({canonical(item) for item in data})
    (100, 100)
    """

    size: InitVar[int] = field(kw_only=False)
    """The number of examples."""
    progress: InitVar[Progress] = None
    """``True`` for a bar, or a function of the number of games that are drawn and of all."""

    def __post_init__(self, size: int, progress: Progress) -> None:
        super().__post_init__()
        whole("size of the data set", size, 0, 10**8)
        self._games: list[Drawn] = []
        stream = GameStream(**{option.name: getattr(self, option.name) for option in fields(GameChoice)})
        seen: set[str] = set()
        misses = 0
        with showing(progress, "games") as show:
            for drawn in stream.games() if size else ():
                form = canonical(drawn.game)
                if form in seen:
                    misses += 1
                    if misses > 100_000:
                        raise GameError(
                            f"only {len(seen)} different games were found, and {size} were asked for"
                        )
                    continue
                misses = 0
                seen.add(form)
                self._games.append(drawn)
                if show is not None and len(self._games) % _BLOCK == 0:
                    show(len(self._games), size)
                if len(self._games) == size:
                    break

    def __len__(self) -> int:
        return len(self._games)

    @overload
    def __getitem__(self, place: int) -> dict[str, Any]: ...

    @overload
    def __getitem__(self, place: slice) -> list[dict[str, Any]]: ...

    def __getitem__(self, place: int | slice) -> Any:
        if isinstance(place, slice):
            return [example(drawn, self.style, task=self.task) for drawn in self._games[place]]
        return example(self._games[place], self.style, task=self.task)

    def games(self) -> list[Drawn]:
        """Return the games without their prompts."""
        return list(self._games)

    def to_hf(self) -> Any:
        """Return a data set of Hugging Face's ``datasets``, as TRL's trainers take it."""
        return _hugging_face().Dataset.from_list(list(self))

    def to_arrow(self) -> Any:
        """Return the examples as a table of Arrow."""
        pyarrow = packages.pyarrow()

        return pyarrow.Table.from_pylist(list(self))

    def to_pandas(self) -> Any:
        """Return the examples as a frame of pandas."""
        pandas = packages.pandas()

        return pandas.DataFrame(list(self))


def _hugging_face() -> Any:
    return packages.needed("datasets", "data sets of Hugging Face need their package")


class _Examples(Iterator[dict[str, Any]]):
    """The examples of a stream from a place on. It can be pickled and copied, and then goes on from there."""

    def __init__(self, stream: GameStream) -> None:
        self._stream, self._place = stream, 0
        self._games: Iterator[tuple[Drawn, int]] | None = None

    def __next__(self) -> dict[str, Any]:
        if self._games is None:
            self._games = self._stream.placed(self._place)
        drawn, self._place = next(self._games)
        return example(drawn, self._stream.style, task=self._stream.task)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_games": None}


class Curriculum:
    """Games whose difficulty follows what the model has solved.

    Each game has its measured difficulty, the rating from 1 to 5. The level rises when the mean reward of the last
    games of that level is above one bound, and falls when it is below another. A share of the games is from the
    levels below, so that what was learnt is not lost.

    It can be pickled and copied. The copy goes on at once as the original would, and independently of it.

    >>> curriculum = Curriculum(seed=1, window=50)
    >>> for _ in range(3):
    ...     batch = curriculum.batch(50)
    ...     curriculum.record(batch, [1.0] * 50)
    >>> curriculum.level
    3
    """

    def __init__(
        self,
        *,
        seed: int = 0,
        start: int = 1,
        end: int = 5,
        rise: float = 0.7,
        fall: float = 0.2,
        window: int = 200,
        review: float = 0.2,
        style: Style | None = None,
        **options: Any,
    ) -> None:
        """Create a curriculum.

        Args:
            seed: Any number.
            start: The first level.
            end: The last level.
            rise: The mean reward above which the level rises.
            fall: The mean reward below which it falls.
            window: The number of games that the mean is taken of.
            review: The share of games from levels below.
            style: The style of the prompts.
            options: Others of :class:`GameChoice`, such as ``part``.
        """
        start, end = whole("first level", start), whole("last level", end)
        seed, window = whole("seed", seed), whole("window", window, 1)
        rise, fall, review = (real(name, share) for name, share in (("rise", rise), ("fall", fall), ("review", review)))
        if not 1 <= start <= end <= 5:
            raise GameError(f"the levels {start} to {end} are not among 1 to 5")
        if not 0 <= fall < rise <= 1:
            raise NumberRaceError(f"the bounds {fall} and {rise} are not 0 to 1 in ascending order")
        if not 0 <= review < 1:
            raise NumberRaceError(f"the share of review {review:g} is not 0 to below 1")
        self.level = start
        self._bounds = (start, end)
        self._rise, self._fall, self._review, self._window = rise, fall, review, window
        self._random = Random(seed)
        self._rewards: deque[float] = deque(maxlen=window)
        self._streams = {
            level: _Examples(GameStream(seed=seed + level, difficulty=level, style=style, **options))
            for level in range(start, end + 1)
        }

    def __copy__(self) -> Curriculum:
        # What is drawn and the rewards are of one curriculum alone.
        return deepcopy(self)

    def batch(self, count: int) -> list[dict[str, Any]]:
        """Return the next examples."""
        return [next(self._streams[self._next_level()]) for _ in range(count)]

    def _next_level(self) -> int:
        lowest = self._bounds[0]
        if self.level > lowest and self._random.random() < self._review:
            return self._random.randrange(lowest, self.level)
        return self.level

    def record(self, examples: Sequence[Mapping[str, Any]], rewards: Sequence[float]) -> None:
        """Note the rewards that a model got, and set the level."""
        if len(examples) != len(rewards):
            raise NumberRaceError(f"there are {len(examples)} examples and {len(rewards)} rewards")
        for item, reward in zip(examples, rewards):
            if item["difficulty"] != self.level:
                continue
            self._rewards.append(float(reward))
            if len(self._rewards) < self._window:
                continue
            mean = sum(self._rewards) / self._window
            step = (mean > self._rise) - (mean < self._fall)
            level = min(self._bounds[1], max(self._bounds[0], self.level + step))
            if level != self.level:
                self.level = level
                self._rewards.clear()


# ---- reasoning-gym ----------------------------------------------------------------------------------------------

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
