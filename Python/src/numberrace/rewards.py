"""Rewards for the training of language models: texts in, numbers out, in batches.

Nothing that a model writes is ever evaluated; see :func:`numberrace.verify` for where an answer is
looked for. :data:`exact`, :data:`points`, :data:`distance` and :data:`readable` are functions as TRL's
trainers call them::

    from numberrace import rewards
    trainer = GRPOTrainer(..., reward_funcs=[rewards.points, rewards.readable], train_dataset=...)

The data set needs the columns ``numbers`` and ``target``, as those of :mod:`numberrace.datasets` have.
:func:`compute_score` and :func:`compute_scores` are functions as verl calls them, one by one and in
batches::

    custom_reward_function.path=.../numberrace/rewards.py custom_reward_function.name=compute_score
"""

from __future__ import annotations

from typing import Any, Mapping, Sequence, Union

# Absolute, because verl loads this file by its path.
from numberrace.checks import one_of, real
from numberrace.errors import GameError
from numberrace.rules import Rules, as_rules, rules_names
from numberrace.tasks import SHAPES, Task, TaskLike, as_task
from numberrace.values import is_mapping, is_missing, is_sequence, listed_values
from numberrace.verifying import KINDS, LEGAL, Verdicts

__all__ = [
    "SHAPES",
    "Completion",
    "Reward",
    "compute_score",
    "compute_scores",
    "distance",
    "exact",
    "points",
    "readable",
]

Completion = Union[str, Sequence[Mapping[str, Any]], Mapping[str, Any], None]
"""What a model wrote: a text, a message, or the messages of a chat, of which the last one counts."""


class Reward:
    """A reward for answers to games, from 0 to 1.

    The shape says what a legal answer gets:

    - ``exact``: 1 for the target, 0 for all else.
    - ``points``: the points of the show, divided by those for the target: in Countdown 1 for the
      target, 0.7 within 5, 0.5 within 10, 0 beyond.
    - ``distance``: ``scale / (scale + distance)``: 1 for the target, 1/2 at ``scale`` from it, and
      more for every step closer, however far away.
    - ``readable``: 1 for whatever can be read as an expression or steps, legal or not.

    >>> reward = Reward("points", illegal=0.1)
    >>> reward(["<answer>(100 + 3) * 9</answer>", "I give up"], numbers=[[100, 3, 9]] * 2, target=[930] * 2)
    [0.7, 0.0]
    """

    def __init__(
        self,
        shape: str | None = None,
        *,
        illegal: float | None = None,
        unreadable: float | None = None,
        scale: float = 10.0,
        task: TaskLike = "countdown",
        name: str | None = None,
    ) -> None:
        """Create a reward.

        Args:
            shape: One of :data:`SHAPES`; that of the task if not given.
            illegal: The reward for an answer that can be read and breaks a rule; that of the task if not given.
            unreadable: The reward if no answer is found; that of the task if not given.
            scale: The distance at which the shape ``distance`` gives one half.
            task: The task, such as ``tinyzero``: how answers are judged, and whose points count. The numbers and targets need
                not be the show's.
            name: The name that trainers log; ``numberrace_`` with the shape if not given.
        """
        self.task = as_task(task)
        self.shape = one_of("shape", self.task.shape if shape is None else shape, SHAPES)
        self.illegal = real("reward for illegal answers", self.task.illegal if illegal is None else illegal)
        self.unreadable = real(
            "reward for unreadable answers", self.task.unreadable if unreadable is None else unreadable
        )
        self.scale = real("scale", scale, above=0)
        self.__name__ = name or f"numberrace_{self.shape}"

    def __repr__(self) -> str:
        return (
            f"Reward({self.shape!r}, illegal={self.illegal:g}, unreadable={self.unreadable:g}, "
            f"scale={self.scale:g}, task={self.task.name!r})"
        )

    def __call__(
        self,
        completions: Sequence[Completion] | None = None,
        numbers: Sequence[Any] | None = None,
        target: Sequence[Any] | None = None,
        *,
        nums: Sequence[Any] | None = None,
        best_distance: Sequence[int | None] | None = None,
        rules: Sequence[Any] | None = None,
        **columns: Any,
    ) -> list[float | None]:
        """Return the reward of each completion; ``None``, as TRL wants it, where there are no numbers or no target, for the row is of
        another task. A row that is no game is worth no more than a text without an answer.

        Args:
            completions: What the model wrote, as texts or as messages of chats.
            numbers: The numbers of the game of each completion.
            target: The target of each.
            nums: The numbers, where the column has this name.
            best_distance: The smallest distance that is possible in each game, where it is known;
                distances are then counted from it, so the best answer to a game that has no exact
                one is worth as much as an exact one.
            rules: The rules of the game of each, whose points count then, as the data sets here have them.
            columns: Other columns of the data set, and the prompts; they are ignored.

        Raises:
            GameError: There are fewer numbers or targets than completions.
        """
        columns |= {"numbers": numbers, "nums": nums, "target": target}
        numbers = _first(columns, self.task.numbers, "numbers", "nums")
        target = _first(columns, self.task.target, "target")
        if completions is None or numbers is None or target is None:
            raise GameError(
                "a reward needs the completions, and the columns 'numbers' and 'target' of the data set"
            )
        for name, given in (("completions", completions), ("numbers", numbers), ("target", target)):
            if isinstance(given, (str, bytes)) or is_mapping(given) or not hasattr(given, "__len__"):
                raise GameError(f"{name} is {_short(given)}: a list with one for each completion is wanted")
        # Columns, of Arrow for one, have values of their own.
        written = completions if isinstance(completions, list) else listed_values(completions) or completions
        texts = [each if type(each) is str else text_of(each) for each in written]
        for name, column in (
            ("numbers", numbers), ("target", target), ("best_distance", best_distance), ("rules", rules)
        ):  # fmt: skip
            if column is not None and len(column) != len(texts):
                raise GameError(f"there are {len(texts)} completions, but {len(column)} {name}")
        verdicts = self.task.verify_batch(texts, numbers, target)
        found: list[Any] = self.of(verdicts, best_distance, rules)
        if verdicts.has("bad game"):
            for place, (given, wanted) in enumerate(zip(numbers, target)):
                if is_missing(given) or is_missing(wanted):
                    found[place] = None
        return found

    def of(
        self,
        verdicts: Verdicts,
        best_distance: Sequence[int | None] | None = None,
        rules: Sequence[Any] | None = None,
    ) -> list[float]:
        """Return the rewards for verdicts that are there already."""
        distances: list[int] = verdicts._view("distances").tolist()
        if best_distance is not None:
            known: Sequence[Any] = listed_values(best_distance) or best_distance
            distances = [d - (0 if is_missing(best) else int(best)) for d, best in zip(distances, known)]
        kinds: list[int] = verdicts._view("kinds").tolist()
        illegal = 1.0 if self.shape == "readable" else self.illegal
        of_kind = [self.unreadable] * len(KINDS)
        of_kind[LEGAL.stop] = illegal
        last = LEGAL.stop - 1
        if rules is None:
            # Most of a batch are at few distances.
            legal = _Distances(self)
            return [legal[d] if 0 < kind <= last else of_kind[kind] for kind, d in zip(kinds, distances)]
        named = set(rules_names())
        of_show = [
            as_rules(name) if isinstance(name, str) and name in named else None
            for name in listed_values(rules) or rules
        ]
        return [
            self.at(d if d > 0 else 0, show) if 0 < kind <= last else of_kind[kind]
            for kind, d, show in zip(kinds, distances, of_show)
        ]

    def at(self, distance: int, rules: Rules | None = None) -> float:
        """Return the reward for a legal answer at a distance, by the points of the task or of other rules."""
        if self.shape == "readable" or distance == 0:
            return 1.0
        if self.shape == "exact":
            return 0.0
        if self.shape == "distance":
            return self.scale / (self.scale + distance)
        rules = rules or self.task.rules
        return rules.points(distance) / rules.full_points


def _first(columns: Mapping[str, Any], *names: str) -> Any:
    """Return the first of some columns that is there."""
    return next((columns[name] for name in names if columns.get(name) is not None), None)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


class _Distances(dict[int, float]):
    """The rewards of a batch for legal answers, by their distances."""

    def __init__(self, reward: Reward) -> None:
        self.reward = reward

    def __missing__(self, distance: int) -> float:
        found = self[distance] = self.reward.at(max(distance, 0))
        return found


def text_of(completion: Completion) -> str | None:
    """Return the text of a completion.

    Of a chat it is the content of the last message, if the assistant wrote it; of content in parts, all texts after each other.
    """
    if completion is None or isinstance(completion, str):
        return completion
    if isinstance(completion, Mapping):
        content = completion.get("content")
        if content is None or isinstance(content, str):
            return content
        if is_sequence(content):
            texts = [part.get("text", "") if is_mapping(part) else part for part in content]
            return "".join(text for text in texts if isinstance(text, str))
        return None
    if isinstance(completion, Sequence):
        last = completion[-1] if completion else None
        if is_mapping(last) and last.get("role", "assistant") != "assistant":
            return None
        return text_of(last) if last is None or isinstance(last, (str, Mapping)) else None
    return None


exact = Reward("exact")
"""1 for a legal answer that reaches the target, 0 for all else."""
points = Reward("points")
"""The points of Countdown as a share: 1 for the target, 0.7 within 5, 0.5 within 10."""
distance = Reward("distance")
"""1 for the target, less with the distance: 10 / (10 + distance)."""
readable = Reward("readable")
"""1 for whatever can be read as an answer."""


def compute_scores(
    data_sources: Sequence[Any] | None = None,
    solution_strs: Sequence[Completion] = (),
    ground_truths: Sequence[Any] = (),
    extra_infos: Sequence[Any] | None = None,
    *,
    reward: Reward | None = None,
    task: TaskLike | None = None,
    shape: str | None = None,
    illegal: float | None = None,
    unreadable: float | None = None,
    **of_verl: Any,
) -> list[float]:
    """Return the rewards of many answers, as verl's batched reward managers call it.

    Args:
        data_sources: The names of the data sets; they are ignored.
        solution_strs: What the model wrote.
        ground_truths: For each, a mapping with ``numbers`` (or ``nums``) and ``target``, also as a text of JSON, or a game. What
            is none has the reward of a text without an answer.
        extra_infos: Ignored.
        reward: The reward. If not given, it is made of the next ones: 1 for the target, 0 for all else.
        task: The task, such as ``tinyzero``, as verl's ``reward_kwargs`` can say it, and the next ones too; ``countdown`` if not
            given.
        shape: One of :data:`SHAPES`, such as ``points`` for near misses.
        illegal: What an answer is worth that can be read and breaks a rule.
        unreadable: What a text without an answer is worth.
        of_verl: What verl's reward managers pass to every function; it is ignored.

    Raises:
        NumberRaceError: There is no such option, or a mapping has no numbers or no target.
    """
    for name in of_verl.keys() - _OF_VERL:
        one_of("option", name, ("reward", "task", "shape", "illegal", "unreadable"))
    if reward is None:
        reward = Reward(
            shape, task="countdown" if task is None else task, illegal=illegal, unreadable=unreadable
        )
    if isinstance(solution_strs, str):
        raise GameError("the solution_strs are one text: a list is wanted; for one text, use compute_score")
    texts = [text_of(text) for text in solution_strs]
    return reward.of(reward.task.verify_batch(texts, [_truth(row, reward.task) for row in ground_truths]))


_OF_VERL = {"reward_router_address", "reward_model_tokenizer"}


def _truth(row: Any, task: Task) -> Any:
    """Return a ground truth, which may be a text of JSON. A mapping without a game is a mistake in all of a data set."""
    if isinstance(row, str):
        # Not at the beginning, so that the package is imported in milliseconds.
        import json

        try:
            row = json.loads(row)
        except ValueError:
            return None
    if is_mapping(row) and not ({"numbers", "nums", task.numbers} & row.keys() and {"target", task.target} & row.keys()):
        raise GameError(
            f"a ground truth has the keys {', '.join(map(str, row)) or 'of nothing'}: 'numbers' (or 'nums') and 'target' are needed"
        )
    return row


def compute_score(
    data_source: Any = None,
    solution_str: Completion = None,
    ground_truth: Any = None,
    extra_info: Any = None,
    **kwargs: Any,
) -> float:
    """Return the reward of an answer, as verl calls it; see :func:`compute_scores`.

    >>> compute_score("countdown", "<answer>2 * 3</answer>", {"numbers": [2, 3], "target": 6})
    1.0
    >>> compute_score("countdown", "<answer>63 + 1</answer>", {"nums": [63, 1, 5], "target": 64}, task="tinyzero")
    0.0
    """
    return compute_scores(None, [solution_str], [ground_truth], **kwargs)[0]
