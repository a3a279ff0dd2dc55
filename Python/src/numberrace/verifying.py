"""Judging answers, and finding them in what a language model wrote. Nothing is ever evaluated as code."""

from __future__ import annotations

import sys
from typing import Any, Iterable, NamedTuple

from . import _native, packages
from .arrays import read_rows
from .checks import one_of, truth, whole
from .columns import Columns
from .errors import NumberRaceError
from .games import GameLike, as_game
from .limits import Progress, limits, showing
from .rules import Rules, RulesLike, as_rules
from .solving import solve
from .values import read_texts

__all__ = ["FAULTS", "KINDS", "LEGAL", "Verdict", "Verdicts", "check", "verify", "verify_batch"]

KINDS = ("unset", "solved", "closest", "off", "illegal", "no answer", "bad game")
"""The kinds of verdicts, in the order of their numbers in batches.

``closest`` is said only where the smallest distance is known; ``bad game`` only in batches; ``unset`` never: it is the 0 of memory
that nobody has written to.
"""

LEGAL = range(1, 4)
"""The numbers of the kinds of legal answers: ``solved``, ``closest`` and ``off``."""

FAULTS = _native.fault_names()
"""What can be wrong with an answer, in the order of their numbers in batches: ``None``, ``"nothing found"``,
``"not an expression"``, ``"number not given"``, ``"number used too often"``, ``"number left over"``, ``"negative result"``,
``"zero result"``, ``"inexact division"``, ``"division by zero"``, ``"result too large"``, ``"wrong result stated"``,
``"too long"`` and ``"several answers"``, as the library names them.
"""

CREDITS = {"none": 0, "points": 1, "distance": 2}
USE_ALL, _FIND_CLOSEST, ANY_GAME = 1, 16, 32
ALLOWED = {"zero": 2, "negative": 4, "fractions": 8}
_PARALLEL = 2000
"""From this number of texts on, the work takes long enough to look for Ctrl-C."""


class Verdict(NamedTuple):
    """What is said of an answer."""

    kind: str
    """One of :data:`KINDS`."""
    fault: str | None
    """What is wrong with the answer: one of :data:`FAULTS`."""
    value: int | None
    """The value of a legal answer."""
    distance: int | None
    """Its distance from the target."""
    points: int
    """The points of a legal answer by the scoring of the rules; 0 for others."""
    score: float
    """The partial credit, from 0 to 1."""
    steps: int
    """The number of operations."""
    answer: str
    """The part of the text that was taken for the answer."""
    message: str
    """A sentence for a person; empty for verdicts of batches."""

    @property
    def is_legal(self) -> bool:
        """Whether the answer keeps the rules, however far it is from the target."""
        return self.kind in ("solved", "closest", "off")

    @property
    def is_exact(self) -> bool:
        """Whether the answer keeps the rules and reaches the target."""
        return self.kind == "solved"


def _flags(use_all: bool, allow: Iterable[str], find_closest: bool, any_game: bool) -> int:
    if type(use_all) is not bool or type(find_closest) is not bool or type(any_game) is not bool:
        for name, value in (("use_all", use_all), ("find_closest", find_closest), ("any_game", any_game)):
            truth(name, value)
    flags = use_all * USE_ALL | find_closest * _FIND_CLOSEST | any_game * ANY_GAME
    if not allow:
        return flags
    if isinstance(allow, str):
        allow = (allow,)
    for name in allow:
        try:
            flags |= ALLOWED[name]
        except KeyError:
            raise NumberRaceError(
                f"unknown kind of results {name!r}; choose from {', '.join(ALLOWED)}"
            ) from None
    return flags


def _judge(
    is_check: bool,
    text: str,
    game: GameLike,
    rules: RulesLike | None,
    credit: str,
    use_all: bool,
    allow: Iterable[str],
    closest: int | None,
    find_closest: bool,
    any_game: bool,
) -> Verdict:
    numbers, target, named = as_game(game)
    handle = as_rules(named if rules is None else rules)._handle
    plain = use_all is False and any_game is False and not allow
    options = (0 if plain else _flags(use_all, allow, False, any_game), CREDITS[one_of("credit", credit, CREDITS)], 0)
    if closest is not None:
        whole("smallest distance", closest, 0)
    found = _native.verify(handle, numbers, target, text, *options, -1 if closest is None else closest, is_check)
    if find_closest and closest is None and KINDS[found[0]] == "off":
        # Solved here, where Ctrl-C ends it, and not by the library.
        try:
            found = _native.verify(handle, numbers, target, text, *options, solve(numbers, target).distance, is_check)
        except NumberRaceError:
            # Too large to be solved: then the smallest distance stays unknown, as in batches.
            pass
    kind, fault, value, distance, points, score, steps, answer, message = found
    # As Verdict(...) does, in half the time.
    result = (value, distance, points) if kind in LEGAL else (None, None, 0)
    return Verdict._make((KINDS[kind], FAULTS[fault], *result, score, steps, answer, message))


def check(
    text: str,
    game: GameLike,
    *,
    rules: RulesLike | None = None,
    credit: str = "none",
    use_all: bool = False,
    allow: Iterable[str] = (),
    closest: int | None = None,
    find_closest: bool = False,
    any_game: bool = False,
) -> Verdict:
    """Judge an answer that is an expression, or several steps, and nothing else.

    The arguments and errors are those of :func:`verify`.

    >>> check("100 * 9", ([100, 3, 6], 900)).message
    '9 is not one of the numbers'
    """
    return _judge(True, text, game, rules, credit, use_all, allow, closest, find_closest, any_game)


def verify(
    text: str,
    game: GameLike,
    *,
    rules: RulesLike | None = None,
    credit: str = "none",
    use_all: bool = False,
    allow: Iterable[str] = (),
    closest: int | None = None,
    find_closest: bool = False,
    any_game: bool = False,
) -> Verdict:
    r"""Find the answer in what a language model or a person wrote, and judge it.

    The answer is what is in the last ``<answer>...</answer>``; else in the last ``\boxed{}``; else the last
    line or part of a line with an expression in it. What is between ``<think>`` and ``</think>``, after a ``<think>`` that is not
    closed, or before a ``</think>`` that was not opened, is working, and never the answer. The answer may be in LaTeX or Markdown,
    state its result, and be several steps. Only the last 16,384 bytes are looked at, so no text takes long. Text is read, never run.

    Args:
        text: What was written.
        game: The game: a :class:`~numberrace.Game`, a mapping with ``numbers`` and ``target``, or a pair.
        rules: The rules; those of the game if not given.
        credit: How near misses count in ``score``: ``none``, ``points`` for the points of the rules as a
            share of those for an exact answer, or ``distance`` for 1 / (1 + distance).
        use_all: Whether each number must be used.
        allow: Results that are allowed on the way, from ``zero``, ``negative`` and ``fractions``.
        closest: The smallest distance that is possible, if it is known.
        find_closest: Whether to find that out. This takes far longer than all else.
        any_game: Whether any 1 to 64 numbers, also negative ones, and any target may be given.

    Raises:
        GameError: The rules do not allow the game. No text raises an error.

    >>> verdict = verify("So <answer>(100 + 3) * 9</answer>.", ([100, 3, 9, 5], 932), credit="points")
    >>> verdict.kind, verdict.value, verdict.distance, verdict.score
    ('off', 927, 5, 0.7)
    >>> verify(r"Thus \boxed{\frac{100}{4} \times 3}", ([100, 4, 3], 75)).is_exact
    True
    >>> verify("I don't know", ([100, 4, 3], 75)).fault
    'nothing found'
    """
    return _judge(False, text, game, rules, credit, use_all, allow, closest, find_closest, any_game)


class Verdicts(Columns[Verdict]):
    """The verdicts on many answers: a column for each of their properties.

    The columns are NumPy arrays, or memoryviews where NumPy is not installed.
    """

    _NOUN = "verdict"
    _COLUMNS = {
        "kinds": "i", "faults": "i", "values": "q", "distances": "q", "points": "q", "steps": "i",
        "scores": "d", "starts": "q", "lengths": "q",
    }  # fmt: skip

    def __init__(self, data: list[bytearray], rules: Rules, texts: Any) -> None:
        """Wrap what the library found."""
        super().__init__(data)
        self._texts = texts
        self._is_arrow = isinstance(texts, tuple)
        self.rules = rules

    def has(self, kind: str) -> bool:
        """Return whether one of the verdicts is of a kind."""
        # Where its bytes are, but not in a row, the numbers are looked at one by one.
        number = KINDS.index(kind)
        return number.to_bytes(4, sys.byteorder) in self._data["kinds"] and number in self._view("kinds").tolist()

    def __repr__(self) -> str:
        kinds = self._view("kinds").tolist()
        counts = ", ".join(f"{kinds.count(place)} {kind}" for place, kind in enumerate(KINDS) if place in kinds)
        return f"<Verdicts on {len(self)} texts: {counts or 'none'}>"

    def _item(self, place: int) -> Verdict:
        kind = self._view("kinds")[place]
        legal = kind in LEGAL
        return Verdict(
            KINDS[kind],
            FAULTS[self._view("faults")[place]],
            self._view("values")[place] if legal else None,
            self._view("distances")[place] if legal else None,
            self._view("points")[place] if legal else 0,
            self._view("scores")[place],
            self._view("steps")[place],
            self._answer(place),
            "",
        )

    def _answer(self, place: int) -> str:
        start, length = self._view("starts")[place], self._view("lengths")[place]
        texts = self._texts
        if self._is_arrow:
            data, offsets = texts
            start += int(offsets[place])
            return bytes(memoryview(data)[start : start + length]).decode("utf-8", "replace")
        # As the library does, so that long texts are not made bytes.
        text = texts[place] or ""
        if len(text) > _native.head + _native.window:
            text = text[: _native.head] + text[-_native.window :]
        return text.encode("utf-8", "replace")[start : start + length].decode("utf-8", "replace")

    @property
    def kinds(self) -> Any:
        """The places of the kinds in :data:`KINDS`."""
        return self._array("kinds")

    @property
    def faults(self) -> Any:
        """The places of the faults in :data:`FAULTS`."""
        return self._array("faults")

    @property
    def values(self) -> Any:
        """The values of the answers; 0 for those that break a rule."""
        return self._array("values")

    @property
    def distances(self) -> Any:
        """The distances from the targets; -1 for answers that break a rule."""
        return self._array("distances")

    @property
    def points(self) -> Any:
        """The points by the scoring of the rules."""
        return self._array("points")

    @property
    def steps(self) -> Any:
        """The numbers of operations."""
        return self._array("steps")

    @property
    def scores(self) -> Any:
        """The partial credit, from 0 to 1."""
        return self._array("scores")

    def to_arrow(self) -> Any:
        """Return the verdicts as a table of Arrow."""
        pyarrow = packages.pyarrow()

        kinds = self.kinds
        columns = {
            "kind": pyarrow.DictionaryArray.from_arrays(kinds, list(KINDS)).cast(pyarrow.string()),
            "fault": pyarrow.DictionaryArray.from_arrays(
                pyarrow.array(self.faults, mask=self.faults == 0), list(FAULTS)
            ).cast(pyarrow.string()),
            "value": pyarrow.array(self.values, mask=kinds >= LEGAL.stop),
            "distance": pyarrow.array(self.distances, mask=kinds >= LEGAL.stop),
            "points": pyarrow.array(self.points),
            "score": pyarrow.array(self.scores),
            "steps": pyarrow.array(self.steps),
        }
        return pyarrow.table(columns)


def verify_batch(
    texts: Any,
    games: Any,
    targets: Any = None,
    *,
    rules: RulesLike = "free",
    credit: str = "none",
    use_all: bool = False,
    allow: Iterable[str] = (),
    closest: Any = None,
    find_closest: bool = False,
    any_game: bool = True,
    threads: int | None = None,
    progress: Progress = None,
) -> Verdicts:
    """Find the answers in many texts, and judge them, as :func:`verify` does.

    Args:
        texts: What was written: a list, or an array or column of Arrow or pandas. ``None`` is a text
            without an answer.
        games: The game of each text, or their numbers: a list, an array or a frame, as
            :func:`numberrace.solve_batch` takes them. A row of a list that is no game gets the verdict ``bad game``.
        targets: The targets, where ``games`` does not have them.
        rules: The rules whose points count.
        credit: As for :func:`verify`.
        use_all: As for :func:`verify`.
        allow: As for :func:`verify`.
        closest: The smallest distances that are possible; -1 where one is not known.
        find_closest: Whether to find these out.
        any_game: Whether any numbers and targets may be given. Else games that the rules do not allow get the
            verdict ``bad game``.
        threads: The maximum number of threads.
        progress: ``True`` for a bar, or a function of the number of texts that are done and of all.

    >>> verdicts = verify_batch(["1 + 2", "2 - 1 = 1"], [[1, 2]] * 2, [3, 3], credit="distance")
    >>> [verdict.kind for verdict in verdicts], list(verdicts.scores) == [1, 1 / 3]
    (['solved', 'off'], True)
    """
    rules = as_rules(rules)
    games_read = read_rows(games, targets)
    texts = read_texts(texts)
    if closest is not None:
        closest = memoryview(_native.integers(closest, "closest")).cast("q")
    flags = _flags(use_all, allow, find_closest, any_game)
    with showing(progress, "texts") as show:
        is_long = len(games_read) >= _PARALLEL or find_closest or show is not None or threads is not None
        data = _native.verify_batch(
            games_read.native(rules), texts, flags, CREDITS[one_of("credit", credit, CREDITS)], 0, closest,
            limits(threads=threads, progress=show) if is_long else None,
        )  # fmt: skip
    return Verdicts(data, rules, texts)
