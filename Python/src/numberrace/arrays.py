"""Games and texts in lists, arrays and frames, read without a copy where that can be.

NumPy, Arrow and pandas are used where they are given, and never needed.
"""

from __future__ import annotations

import sys
from typing import Any, Mapping, Sequence, TypeGuard, cast

from . import _native, packages
from .columns import Rows, column, view
from .errors import GameError, NumberRaceError
from .games import WAYS_TO_HASH, as_games, row_of
from .rules import Rules, as_rules

__all__ = ["GameArrays", "fingerprints", "read_games", "read_texts"]

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
    result.targets = _read_integers(targets, "targets", may_lack=may_lack)
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


def is_mapping(value: Any) -> TypeGuard[Mapping[Any, Any]]:
    """Return whether a value is a mapping, of whatever."""
    return isinstance(value, Mapping)


def is_sequence(value: Any) -> TypeGuard[Sequence[Any]]:
    """Return whether a value is a sequence, of whatever."""
    return isinstance(value, Sequence)


def listed_values(values: Any) -> list[Any] | None:
    """Return the values of a column as a list, as they were given; ``None`` for what is no column."""
    if hasattr(values, "tolist"):
        values = values.tolist()
    elif (array := _arrow(values)) is not None:
        values = array.to_pylist()
    is_list = isinstance(values, (list, tuple))
    return list(cast("list[Any]", values)) if is_list else None


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
        frame = _arrow(frame)
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
    columns = [numpy.asarray(_read_integers(frame[name], "numbers")) for name in spread]
    return numpy.stack(columns, axis=1), targets


def read_frame(frame: Any) -> tuple[list[Any], GameArrays] | None:
    """Return the rows of a frame as mappings, and their games; ``None`` for what is no frame."""
    if is_sequence(frame):
        return None
    # A stream can be read once.
    table = _table(frame)
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
    array = _arrow(numbers)
    if array is not None:
        return _read_lists(array, may_lack)
    if isinstance(numbers, Rows):
        return numbers.memory, None
    if _is_numpy(numbers):
        if numbers.ndim == 2 and numbers.dtype.kind != "O":
            return _as_signed(numbers, "numbers"), None
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
        matrix = _to_integers(values, "numbers").reshape(len(array), size)
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
    return _to_integers(array.values, "numbers"), array.offsets.to_numpy()


def _read_integers(values: Any, name: str, *, may_lack: bool = True) -> Any:
    """Return whole numbers, with 0 where there is none, if some may lack."""
    array = _arrow(values)
    if not may_lack and _lacks(values if array is None else array):
        raise GameError(f"some of the {name} are missing")
    if array is not None:
        return _to_integers(array, name)
    if _is_numpy(values):
        if values.ndim != 1:
            raise GameError(f"the {name} have {values.ndim} dimensions: one is allowed")
        if values.dtype.kind in "iu":
            return _as_signed(values, name)
    try:
        return memoryview(_native.integers(values, name)).cast("q")
    except TypeError:
        raise GameError(f"{type(values).__name__} is no list of {name}: give one for each game") from None


def _lacks(values: Any) -> bool:
    """Return whether some values of Arrow or NumPy are missing."""
    if _is_numpy(values):
        mask = getattr(values, "mask", None)
        return mask is not None and bool(mask.any())
    return bool(getattr(values, "null_count", 0))


def _to_integers(array: Any, name: str) -> Any:
    """Return whole numbers of Arrow as an array of NumPy, with 0 where there is none."""
    pyarrow = packages.pyarrow()
    if not (pyarrow.types.is_integer(array.type) or pyarrow.types.is_floating(array.type)):
        raise GameError(f"the {name} are {array.type}, not whole numbers")
    if array.null_count:
        array = array.fill_null(0)
    if pyarrow.types.is_floating(array.type):
        # pandas makes a column with missing values one of floating point.
        try:
            array = array.cast(pyarrow.int64())
        except pyarrow.ArrowInvalid as error:
            raise GameError(f"the {name} are not whole numbers: {error}") from None
    return _as_signed(array.to_numpy(), name)


def read_texts(texts: Any) -> Any:
    """Read texts from a list, or from an array or a column of Arrow, polars or pandas.

    Returns:
        A list of texts, or the data and offsets of an Arrow array.
    """
    if isinstance(texts, (str, bytes)):
        raise NumberRaceError("one text is no list of texts; for one text, use verify")
    array = _arrow(texts)
    if array is None:
        try:
            texts = texts.tolist() if _is_numpy(texts) else list(texts)
        except TypeError:
            raise NumberRaceError(f"{type(texts).__name__} is no list of texts") from None
        if set(map(type, texts)) == {str}:
            return texts
        others = [text for text in texts if not is_missing(text)]
        if others and not any(isinstance(text, str) for text in others):
            raise NumberRaceError(f"there are no texts, but values such as {others[0]!r:.80}")
        # One that is none is no answer.
        return [text if isinstance(text, str) else None for text in texts]
    pyarrow = packages.pyarrow()
    types = pyarrow.types
    if not (types.is_string(array.type) or types.is_large_string(array.type)):
        try:
            array = array.cast(pyarrow.large_string())
        except (pyarrow.ArrowInvalid, pyarrow.ArrowNotImplementedError) as error:
            raise NumberRaceError(f"a column of {array.type} has no texts: {error}") from None
    if array.null_count:
        array = array.fill_null("")
    if len(array) == 0:
        return []
    _, offsets, data = array.buffers()
    place = packages.numpy().int64 if types.is_large_string(array.type) else packages.numpy().int32
    offsets = packages.numpy().frombuffer(offsets, place, len(array) + 1, array.offset * place().itemsize)
    return data if data is not None else b"", offsets


def is_missing(value: Any) -> bool:
    """Return whether a value is what stands where there is none: ``None``, NaN, NaT, NA, or a null of Arrow."""
    if isinstance(value, float):
        return value != value
    return (
        value is None
        or type(value).__name__ in ("NAType", "NaTType", "MaskedConstant")
        or getattr(value, "is_valid", True) is False
    )


def _arrow(values: Any) -> Any:
    """Return a column as an array of Arrow, and a frame as a table; ``None`` for what is not held in columns."""
    pyarrow = packages.pyarrow() if hasattr(values, "__arrow_c_stream__") or hasattr(values, "to_numpy") else None
    if pyarrow is not None and not isinstance(values, (pyarrow.Array, pyarrow.ChunkedArray, pyarrow.Table)):
        try:
            # Columns have lists of values; those of pandas have no stream before its version 3.
            has_stream, is_column = hasattr(values, "__arrow_c_stream__"), hasattr(values, "to_list")
            read = pyarrow.array if not has_stream else pyarrow.chunked_array if is_column else pyarrow.table
            values = read(values)
        except (pyarrow.ArrowInvalid, pyarrow.ArrowTypeError, OverflowError, UnicodeError):
            # Values of several types, or beyond those of Arrow, which are read one by one.
            return None
    if pyarrow is not None:
        if isinstance(values, pyarrow.ChunkedArray):
            # To combine is to copy, also where there is one part only.
            return values.chunk(0) if values.num_chunks == 1 else values.combine_chunks()
        return values
    if callable(getattr(values, "collect", None)) or callable(getattr(values, "compute", None)):
        package = type(values).__module__.partition(".")[0]
        raise GameError(
            f"{package}'s {type(values).__name__} is not computed yet: pass what its collect() or compute() returns"
        )
    return None


def _table(frame: Any) -> Any:
    """Return a frame as a table of Arrow, which can be read several times; ``None`` for what is none."""
    return None if is_mapping(frame) else _arrow(frame)


def _is_numpy(values: Any) -> bool:
    numpy: Any = sys.modules.get("numpy")
    return numpy is not None and isinstance(values, numpy.ndarray)


def _as_signed(array: Any, name: str) -> Any:
    """Return an array of 32 or 64 bits and a sign; others are copied."""
    numpy = packages.numpy()
    if hasattr(array, "filled"):
        # Where a value is masked, there is 0, which is no target and no number.
        array = array.filled(0)
    if array.dtype.kind == "i" and array.dtype.itemsize in (4, 8) and array.dtype.isnative:
        return array
    if array.dtype.kind == "u" and array.dtype.itemsize == 8 and array.size and array.max() >= 2**63:
        raise GameError(f"some of the {name} do not fit in 64 bits")
    if array.dtype.kind not in "iu":
        raise GameError(f"the {name} are {array.dtype}, not whole numbers")
    return array.astype(numpy.int64)


def fingerprints(games: Any, targets: Any = None, *, seed: int = 0, by: str = "game") -> Any:
    """Return the hashes of the canonical forms of many games; see :func:`numberrace.fingerprint`."""
    if by not in WAYS_TO_HASH:
        raise GameError(f"unknown way to hash {by!r}; choose one of {', '.join(WAYS_TO_HASH)}")
    arrays = read_games(games, targets, needs_targets=by == "game")
    if by == "numbers":
        # No game has a target of 0, so these are no hashes of games.
        arrays.targets = memoryview(bytes(8 * len(arrays))).cast("q")
    return column(_native.hash_batch(arrays.native(as_rules("free")), seed % 2**64), "Q")


