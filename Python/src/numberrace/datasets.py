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
from typing import Any, Iterable, Iterator, Mapping, Sequence, overload

from . import packages
from .checks import real, share, truth, whole
from .choices import GameChoice, GameFilter, Style, example
from .countdown import CountdownConfig, CountdownDataset, put_in_place_of_reasoning_gym
from .drawing import TaskSource
from .errors import GameError, NumberRaceError
from .games import canonical
from .generating import Drawn, GameSource
from .limits import Progress, showing
from .tasks import as_task

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

_BLOCK = 512
_RATED_BLOCK = 32
_MOST_MISSES = 100_000
"""After so many games in a row that were there already, there seem to be no others."""
_MISSES_TO_COUNT = 1_000
"""After so many, it is worth while to count all games."""


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
        self.shard = share("shard", self.shard)
        task = as_task(self.task)
        self._is_of_task = TaskSource.serves(task)
        if self._is_of_task and self.large is not None:
            raise GameError(f"the number of large tiles is {self.large}, but the games of {task.name} have none: leave it out")
        self._block = _RATED_BLOCK if self._is_of_task and self.difficulty is not None else _BLOCK
        self._filter = GameFilter(self.part, self.split, self.exclude, task.use_all and not self._is_of_task)
        # What is wrong with the arguments is said now, not when the first example is drawn.
        self._source(self.seed)

    def _count(self) -> int | None:
        """How many different games there are; ``None`` where they cannot be listed."""
        source = self._source(self.seed)
        if not isinstance(source, TaskSource) or not source.is_listed:
            return None
        return len(self._filter.select(source.all()))

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
        return self._placed(whole("place", place, 0))

    def _placed(self, place: int) -> Iterator[tuple[Drawn, int]]:
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
        torch = packages.needed("torch.utils.data", "data sets of PyTorch need PyTorch", "torch")
        stream = self

        class TorchStream(torch.IterableDataset):  # type: ignore[misc, name-defined]
            def __iter__(self) -> Iterator[dict[str, Any]]:
                return iter(stream)

        return TorchStream()


@dataclass(kw_only=True, eq=False, repr=False)
class GameDataset(GameChoice, Sequence[dict[str, Any]]):
    """A number of examples, no two of which are the same game in whatever order of its numbers.

    The games are drawn when the data set is created; prompts are made when they are asked for. The arguments are the
    number of examples, those of :class:`GameChoice`, ``may_be_fewer`` and ``progress``.

    Raises:
        GameError: There seem to be fewer different games than that, and they must not be fewer.

    >>> data = GameDataset(100, seed=1, part="test")
    >>> len(data), len({canonical(item) for item in data})
    (100, 100)
    """

    size: InitVar[int] = field(kw_only=False)
    """The number of examples."""
    may_be_fewer: InitVar[bool] = False
    """Whether all games will do where there are fewer than that."""
    progress: InitVar[Progress] = None
    """``True`` for a bar, or a function of the number of games that are drawn and of all."""

    def __post_init__(self, size: int, may_be_fewer: bool, progress: Progress) -> None:
        super().__post_init__()
        whole("size of the data set", size, 0, 10**8)
        truth("may_be_fewer", may_be_fewer)
        self._games: list[Drawn] = []
        stream = GameStream(**{option.name: getattr(self, option.name) for option in fields(GameChoice)})
        seen: set[str] = set()
        misses = 0
        count: int | None = None
        with showing(progress, "games") as show:
            for drawn in stream.games() if size else ():
                form = canonical(drawn.game)
                if form in seen:
                    misses += 1
                    if misses == _MISSES_TO_COUNT:
                        count = stream._count()
                    if misses < _MOST_MISSES and len(seen) != count:
                        continue
                    if may_be_fewer:
                        break
                    raise GameError(
                        f"only {len(seen)} different games were found, and {size} were asked for: "
                        f"ask for {len(seen)} or fewer, or for may_be_fewer=True"
                    )
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

    Each game has its rating from 1 to 5, a rule of thumb. The level rises when the mean reward of the last
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
        if "difficulty" in options:
            raise GameError("the difficulty follows what is solved: give start and end, the first and the last level")
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
            self._rewards.append(real("reward", reward))
            if len(self._rewards) < self._window:
                continue
            mean = sum(self._rewards) / self._window
            step = (mean > self._rise) - (mean < self._fall)
            level = min(self._bounds[1], max(self._bounds[0], self.level + step))
            if level != self.level:
                self.level = level
                self._rewards.clear()
