"""Games in lists, arrays and frames, read without a copy where that can be.

NumPy, Arrow and pandas are used where they are given, and never needed.
"""

from __future__ import annotations

from typing import Any

from . import _native, packages
from .columns import Rows, column, view
from .errors import GameError
from .games import WAYS_TO_HASH, as_games, row_of
from .rules import Rules, as_rules
from .values import arrow_of, as_signed, is_mapping, is_numpy, is_sequence, listed_values, read_integers, table_of, to_integers

__all__ = ["GameArrays", "fingerprints", "read_games"]

_NO_TARGETS = "there are no targets: give them after the numbers, or as a column 'target'"


_NAMES = ("numbers", "target")
"""The columns of the numbers and the target, unless a task has others."""


class GameArrays:
    """Many games as the library reads them: buffers of 32 or 64 bits."""

    def __init__(self, numbers: Any, targets: Any, offsets: Any) -> None:
        """Put buffers together.

        Args:
            numbers: A matrix with a row for each game, in which zeros at the end are no numbers; or, with offsets, all
                numbers one after the other.
            targets: The targets; ``None`` where they are not needed.
            offsets: Where the numbers of games begin and end; ``None`` for a matrix.
        """
        self.numbers, self.targets, self.offsets = numbers, targets, offsets

    def native(self, rules: Rules) -> tuple[Any, Any, Any, Any]:
        """Return the games as the library takes them."""
        return (rules._handle, self.numbers, self.targets, self.offsets)

    def __len__(self) -> int:
        if self.offsets is not None:
            return len(memoryview(self.offsets)) - 1
        return int(memoryview(self.numbers).shape[0])  # type: ignore[index]

    @property
    def width(self) -> int:
        """The most numbers that a game has."""
        if self.offsets is None:
            return int(memoryview(self.numbers).shape[1])  # type: ignore[index]
        places = memoryview(self.offsets).tolist()
        return max((after - before for before, after in zip(places, places[1:])), default=0)

    def numbers_of(self, place: int) -> list[int]:
        """Return the numbers of a game."""
        numbers: Any = memoryview(self.numbers)
        if self.offsets is not None:
            places = memoryview(self.offsets)
            row: list[int] = numbers[places[place] : places[place + 1]].tolist()
            return row
        row = [numbers[place, column] for column in range(self.width)]
        while row and row[-1] == 0:
            row.pop()
        return row


def read_games(
    games: Any, targets: Any = None, *, needs_targets: bool = True, may_lack: bool = True, names: tuple[str, str] = _NAMES
) -> GameArrays:
    """Read games from whatever holds them.

    Args:
        games: One of

            - a frame with the columns ``numbers`` and ``target``: of pandas, a mapping, or whatever gives Arrow's C stream
              (``__arrow_c_stream__``), as polars, DuckDB and pyarrow do; the numbers may also be in columns ``n1``, ``n2`` and so
              on;
            - the numbers alone, with the targets as the next argument: a NumPy array of two dimensions,
              an Arrow array of lists, or a list of lists;
            - a list of games, or games that were drawn.
        targets: The targets, where the first argument does not have them.
        needs_targets: Whether there must be targets.
        may_lack: Whether some numbers and targets may be missing, and are 0.
        names: The columns, or the keys of games that are mappings, which are looked for first.

    Raises:
        GameError: There are no games in it.
    """
    found = _columns(games, names)
    if found is not None:
        games, targets = found[0], found[1] if targets is None else targets
    elif targets is None and needs_targets:
        try:
            listed = as_games(games if names == _NAMES else [_renamed(game, names) for game in _iterated(games)])
        except GameError:
            _require_targets(games)
            raise
        games, targets = [game.numbers for game in listed], [game.target for game in listed]
    numbers, offsets = _read_numbers(games, may_lack)
    result = GameArrays(numbers, None, offsets)
    if targets is None:
        if needs_targets:
            raise GameError(_NO_TARGETS)
        return result
    result.targets = read_integers(targets, "targets", may_lack=may_lack)
    if len(memoryview(result.targets)) != len(result):
        raise GameError(
            f"there are {len(result)} selections of numbers and {len(memoryview(result.targets))} "
            "targets: there must be one for each"
        )
    return result


def read_rows(games: Any, targets: Any = None, names: tuple[str, str] = _NAMES) -> GameArrays:
    """Read games as :func:`read_games` does; rows that are no games have no numbers. What has been read is returned.

    Raises:
        GameError: There are no rows in it, or not as many targets.
    """
    if isinstance(games, GameArrays):
        return games
    try:
        # 0 would be a target like others, which somebody may reach.
        return read_games(games, targets, may_lack=False, names=names)
    except GameError:
        pairs = _pairs(games, targets, names)
        if pairs is None:
            raise
    if targets is None and pairs:
        _require_targets(games)
    rows = [row_of(*pair) or ((), 0) for pair in pairs]
    return read_games([row[0] for row in rows], [row[1] for row in rows])


def _pairs(games: Any, targets: Any, names: tuple[str, str]) -> list[tuple[Any, Any]] | None:
    """Return what may be the numbers and the target of each row; ``None`` where there are no rows."""
    found = _columns(games, names)
    if found is not None:
        games, targets = found[0], found[1] if targets is None else targets
    rows, ends = listed_values(games), listed_values(targets)
    if rows is None or found is not None and ends is None:
        return None
    if targets is None:
        return [_parts_of(_renamed(row, names)) for row in rows]
    return list(zip(rows, ends)) if ends is not None and len(ends) == len(rows) else None


def _require_targets(games: Any) -> None:
    """Raise an error where games are numbers alone."""
    if all(map(_is_selection, listed_values(games) or [None])):
        raise GameError(_NO_TARGETS)


def _is_selection(row: Any) -> bool:
    """Return whether a row has numbers alone, and no target beside them."""
    numbers = listed_values(row)
    return bool(numbers) and all(isinstance(number, (int, float)) for number in numbers or ())


def _renamed(game: Any, names: tuple[str, str]) -> Any:
    """Return a game whose numbers and target a mapping has by some names, with the usual ones; others as they are."""
    if not is_mapping(game):
        return game
    renamed = {usual: game[name] for usual, name in zip(_NAMES, names) if name in game}
    return {**game, **renamed}


def _iterated(games: Any) -> Any:
    return games if hasattr(games, "__iter__") else ()


def _parts_of(game: Any) -> tuple[Any, Any]:
    """Return what may be the numbers and the target of a game."""
    if is_mapping(game):
        return game.get("numbers", game.get("nums")), game.get("target")
    if hasattr(game, "numbers") and hasattr(game, "target"):
        return game.numbers, game.target
    parts = listed_values(game) or []
    return (parts[0], parts[1]) if len(parts) == 2 else (None, None)


def _columns(frame: Any, wanted: tuple[str, str] = _NAMES) -> tuple[Any, Any] | None:
    """Return the numbers and targets of a frame or of games that were drawn; ``None`` for what is neither."""
    if hasattr(frame, "numbers") and hasattr(frame, "targets"):
        return frame.numbers, frame.targets
    names: list[Any] | None
    if is_mapping(frame):
        names = list(frame)
    elif hasattr(frame, "iloc") and hasattr(frame, "columns"):
        # Each column of pandas is read by itself: all values of one may be of the wrong type for a table.
        names = list(frame.columns)
    else:
        frame = arrow_of(frame)
        names = getattr(frame, "column_names", None)
    if names is None:
        return None
    targets = next((frame[name] for name in (wanted[1], "target") if name in names), None)
    for name in (wanted[0], "numbers", "nums"):
        if name in names:
            return frame[name], targets
    spread = [name for name in names if isinstance(name, str) and name[:1] == "n" and name[1:].isdigit()]
    if not spread:
        raise GameError(
            "the frame has no column 'numbers', nor columns n1, n2 and so on: it has "
            + (", ".join(map(str, names)) or "none")
        )
    numpy = packages.numpy()
    spread.sort(key=lambda name: int(name[1:]))
    columns = [numpy.asarray(read_integers(frame[name], "numbers")) for name in spread]
    return numpy.stack(columns, axis=1), targets


def read_frame(frame: Any) -> tuple[list[Any], GameArrays] | None:
    """Return the rows of a frame as mappings, and their games; ``None`` for what is no frame."""
    if is_sequence(frame):
        return None
    # A stream can be read once.
    table = table_of(frame)
    columns: Any = frame if table is None else table
    if _columns(columns) is None:
        return None
    rows: list[Any]
    if hasattr(frame, "iterrows"):
        rows = frame.to_dict("records")
    elif table is not None:
        rows = table.to_pylist()
    else:
        rows = [dict(zip(frame, row)) for row in zip(*(listed_values(frame[name]) or [] for name in frame))]
    return rows, read_games(columns)


def _read_numbers(numbers: Any, may_lack: bool) -> tuple[Any, Any]:
    """Return numbers and offsets; no offsets for a matrix."""
    array = arrow_of(numbers)
    if array is not None:
        return _read_lists(array, may_lack)
    if isinstance(numbers, Rows):
        return numbers.memory, None
    if is_numpy(numbers):
        if numbers.ndim == 2 and numbers.dtype.kind != "O":
            return as_signed(numbers, "numbers"), None
        if numbers.ndim == 2 or numbers.ndim == 1 and (numbers.dtype.kind == "O" or not numbers.size):
            numbers = numbers.tolist()
        else:
            raise GameError(f"an array of {numbers.ndim} dimensions has no row for each game: two are needed")
    try:
        offsets, values, kind = _native.flatten(numbers)
    except TypeError:
        raise GameError(
            f"{type(numbers).__name__} is no list of numbers for each game: give a list of lists, an "
            "array of two dimensions or a frame with a column 'numbers'"
        ) from None
    return view(values, kind), view(offsets, "q")


def _read_lists(array: Any, may_lack: bool) -> tuple[Any, Any]:
    """Return numbers and offsets; no offsets for lists of the same size, whose zeros at the end are no numbers."""
    types = packages.pyarrow().types
    if len(array) == 0:
        # Nobody says of what type lists are that are not there.
        return packages.numpy().zeros(0, "q"), packages.numpy().zeros(1, "q")
    if types.is_fixed_size_list(array.type):
        size = array.type.list_size
        values = array.values.slice(array.offset * size, len(array) * size)
        matrix = to_integers(values, "numbers").reshape(len(array), size)
        if array.null_count:
            is_there = array.is_valid().to_numpy(zero_copy_only=False)
            matrix = packages.numpy().where(is_there[:, None], matrix, 0)
        return matrix, None
    if not (types.is_list(array.type) or types.is_large_list(array.type)):
        raise GameError(f"a column of {array.type} has no numbers: a list of integers for each game is needed")
    if not may_lack and array.values.null_count:
        raise GameError("some of the numbers are missing")
    if array.null_count:
        # What is missing becomes a game without numbers, which the rules refuse.
        array = array.fill_null(packages.pyarrow().scalar([], type=array.type))
    return to_integers(array.values, "numbers"), array.offsets.to_numpy()


def fingerprints(games: Any, targets: Any = None, *, seed: int = 0, by: str = "game") -> Any:
    """Return the hashes of the canonical forms of many games; see :func:`numberrace.fingerprint`."""
    if by not in WAYS_TO_HASH:
        raise GameError(f"unknown way to hash {by!r}; choose one of {', '.join(WAYS_TO_HASH)}")
    arrays = read_games(games, targets, needs_targets=by == "game")
    if by == "numbers":
        # No game has a target of 0, so these are no hashes of games.
        arrays.targets = memoryview(bytes(8 * len(arrays))).cast("q")
    return column(_native.hash_batch(arrays.native(as_rules("free")), seed % 2**64), "Q")
