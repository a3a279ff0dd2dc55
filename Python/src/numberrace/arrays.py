"""Games and texts in lists, arrays and frames, read without a copy where that can be.

NumPy, Arrow and pandas are used where they are given, and never needed.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Mapping

from . import _native
from .errors import GameError, NumberRaceError
from .games import row_of
from .rules import Rules, as_rules

__all__ = ["GameArrays", "fingerprints", "read_games", "read_texts"]


@dataclass(frozen=True)
class GameArrays:
    """Many games as the library reads them: buffers of 32 or 64 bits."""

    numbers: Any
    """A matrix with a row for each game, in which zeros at the end are no numbers; or, with offsets, all
    numbers one after the other."""
    targets: Any
    offsets: Any

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


def read_games(games: Any, targets: Any = None, *, needs_targets: bool = True) -> GameArrays:
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

    Raises:
        GameError: There are no games in it.
    """
    games = _streamed(games)
    found = _columns(games)
    if found is not None:
        games, targets = found[0], found[1] if targets is None else targets
    elif targets is None and needs_targets:
        from .games import as_games

        listed = as_games(games)
        games, targets = [game.numbers for game in listed], [game.target for game in listed]
    numbers, offsets = _read_numbers(games)
    result = GameArrays(numbers, None, offsets)
    if targets is None:
        if needs_targets:
            raise GameError("there are no targets: give them after the numbers, or as a column 'target'")
        return result
    result = replace(result, targets=_read_integers(targets, "targets"))
    if len(memoryview(result.targets)) != len(result):
        raise GameError(
            f"there are {len(result)} selections of numbers and {len(memoryview(result.targets))} "
            "targets: there must be one for each"
        )
    return result


def read_rows(games: Any, targets: Any = None) -> GameArrays:
    """Read games as :func:`read_games` does; rows of a list that are no games have no numbers.

    Raises:
        GameError: There are no rows in it, or not as many targets.
    """
    try:
        return read_games(games, targets)
    except GameError:
        if not isinstance(games, (list, tuple)):
            raise
        if targets is None:
            pairs = [_parts_of(game) for game in games]
        elif isinstance(targets, (list, tuple)) and len(targets) == len(games):
            pairs = list(zip(games, targets))
        else:
            raise
    rows = [row_of(*pair) or ((), 0) for pair in pairs]
    return read_games([row[0] for row in rows], [row[1] for row in rows])


def _parts_of(game: Any) -> tuple[Any, Any]:
    """Return what may be the numbers and the target of a game."""
    if isinstance(game, Mapping):
        return game.get("numbers", game.get("nums")), game.get("target")
    if hasattr(game, "numbers") and hasattr(game, "target"):
        return game.numbers, game.target
    return tuple(game) if isinstance(game, (list, tuple)) and len(game) == 2 else (None, None)


def _streamed(frame: Any) -> Any:
    """Return the table that a frame gives as a C stream of Arrow, and other values as they are."""
    package = type(frame).__module__.partition(".")[0]
    if package in ("pandas", "pyarrow") and not hasattr(frame, "read_all"):
        # These are read without the stream: pandas without a copy.
        return frame
    if not hasattr(frame, "__arrow_c_stream__"):
        if callable(getattr(frame, "collect", None)) or callable(getattr(frame, "compute", None)):
            raise GameError(
                f"{package}'s {type(frame).__name__} is not computed yet: pass what its collect() or compute() returns"
            )
        return frame
    try:
        import pyarrow
    except ImportError:
        raise NumberRaceError(f"a frame of {package} needs pyarrow: pip install numberrace[arrays]") from None
    try:
        return pyarrow.RecordBatchReader.from_stream(frame).read_all()
    except (pyarrow.ArrowInvalid, pyarrow.ArrowTypeError, TypeError):
        # A column.
        return pyarrow.chunked_array(frame)


def _columns(frame: Any) -> tuple[Any, Any] | None:
    """Return the numbers and targets of a frame or of games that were drawn; ``None`` for what is neither."""
    from .generating import DrawnGames

    if isinstance(frame, DrawnGames):
        return frame.numbers, frame.targets
    names = getattr(frame, "column_names", None)
    if names is None and hasattr(frame, "schema") and hasattr(frame.schema, "names"):
        names = frame.schema.names
    if names is None and (isinstance(frame, Mapping) or hasattr(frame, "columns")):
        names = frame.keys()
    if names is None:
        return None
    names = list(names)
    targets = frame["target"] if "target" in names else None
    for name in ("numbers", "nums"):
        if name in names:
            return frame[name], targets
    spread = [name for name in names if isinstance(name, str) and name[:1] == "n" and name[1:].isdigit()]
    if not spread:
        raise GameError(
            "the frame has no column 'numbers', nor columns n1, n2 and so on: it has "
            + (", ".join(map(str, names)) or "none")
        )
    numpy = _numpy()
    spread.sort(key=lambda name: int(name[1:]))
    columns = [numpy.asarray(_read_integers(frame[name], "numbers")) for name in spread]
    return numpy.stack(columns, axis=1), targets


def _read_numbers(numbers: Any) -> tuple[Any, Any]:
    """Return numbers and offsets; no offsets for a matrix."""
    array = _arrow(numbers)
    if array is not None:
        return _read_lists(array)
    numbers = _unwrap(numbers)
    if _is_numpy(numbers):
        if numbers.ndim == 2 and numbers.dtype.kind != "O":
            return _as_signed(numbers, "numbers"), None
        if numbers.ndim == 2 or numbers.ndim == 1 and (numbers.dtype.kind == "O" or not numbers.size):
            numbers = numbers.tolist()
        else:
            raise GameError(f"an array of {numbers.ndim} dimensions has no row for each game: two are needed")
    try:
        offsets, values = _native.flatten(numbers)
    except TypeError:
        raise GameError(
            f"{type(numbers).__name__} is no list of numbers for each game: give a list of lists, an "
            "array of two dimensions or a frame with a column 'numbers'"
        ) from None
    return memoryview(values).cast("q"), memoryview(offsets).cast("q")


def _read_lists(array: Any) -> tuple[Any, Any]:
    import pyarrow

    numpy = _numpy()
    kind = array.type
    if pyarrow.types.is_fixed_size_list(kind):
        size = kind.list_size
        values = array.values.slice(array.offset * size, len(array) * size)
        if values.null_count:
            values = values.fill_null(0)
        matrix = _as_signed(_to_numpy(values), "numbers").reshape(len(array), size)
        if array.null_count:
            is_there = array.is_valid().to_numpy(zero_copy_only=False)
            matrix = numpy.where(is_there[:, None], matrix, 0)
        return matrix, None
    if not (pyarrow.types.is_list(kind) or pyarrow.types.is_large_list(kind)):
        raise GameError(f"a column of {kind} has no numbers: a list of integers for each game is needed")
    if array.null_count:
        # What is missing becomes a game without numbers, which the rules refuse.
        array = array.fill_null(pyarrow.scalar([], type=kind))
    values = array.values
    if values.null_count:
        values = values.fill_null(0)
    place_type = numpy.int64 if pyarrow.types.is_large_list(kind) else numpy.int32
    offsets = numpy.frombuffer(
        array.buffers()[1], dtype=place_type, count=len(array) + 1, offset=array.offset * place_type().itemsize
    ) if len(array) else numpy.zeros(1, place_type)
    return _as_signed(_to_numpy(values), "numbers"), offsets


def _read_integers(values: Any, name: str) -> Any:
    array = _arrow(values)
    if array is not None:
        if array.null_count:
            array = array.fill_null(0)
        return _as_signed(_to_numpy(array), name)
    is_column = hasattr(values, "dtype") and not _is_numpy(values)
    values = _unwrap(values)
    if _is_numpy(values):
        if is_column and values.dtype.kind == "f":
            # pandas makes a column with missing values one of floating point.
            values = _without_gaps(values)
        if values.ndim != 1:
            raise GameError(f"the {name} have {values.ndim} dimensions: one is allowed")
        if values.dtype.kind in "iu":
            return _as_signed(values, name)
    try:
        return memoryview(_native.integers(values)).cast("q")
    except TypeError:
        raise GameError(f"{type(values).__name__} is no list of {name}: give one for each game") from None


def read_texts(texts: Any) -> Any:
    """Read texts from a list, or from an array or a column of Arrow or pandas.

    Returns:
        A list of texts, or the data and offsets of an Arrow array.
    """
    if hasattr(texts, "__arrow_c_stream__"):
        texts = _streamed(texts)
    array = _arrow(texts)
    if array is not None:
        import pyarrow

        kind = array.type
        if pyarrow.types.is_null(kind):
            return [None] * len(array)
        if not (pyarrow.types.is_string(kind) or pyarrow.types.is_large_string(kind)):
            try:
                array = array.cast(pyarrow.large_string())
            except (pyarrow.ArrowInvalid, pyarrow.ArrowNotImplementedError) as error:
                raise NumberRaceError(f"a column of {kind} has no texts: {error}") from None
            kind = array.type
        numpy = _numpy()
        place_type = numpy.int64 if pyarrow.types.is_large_string(kind) else numpy.int32
        if array.null_count:
            array = array.fill_null("")
        _, offsets, data = array.buffers()
        if len(array) == 0:
            return []
        return (
            data if data is not None else b"",
            numpy.frombuffer(
                offsets, dtype=place_type, count=len(array) + 1, offset=array.offset * place_type().itemsize
            ),
        )
    texts = _unwrap(texts)
    if isinstance(texts, (str, bytes)):
        raise NumberRaceError("one text is no list of texts; for one text, use verify")
    try:
        texts = texts.tolist() if _is_numpy(texts) else list(texts)
    except TypeError:
        raise NumberRaceError(f"{type(texts).__name__} is no list of texts") from None
    return [text if isinstance(text, str) or not _is_missing(text) else None for text in texts]


def _is_missing(value: Any) -> bool:
    """Return whether a value is what NumPy and pandas put where there is none: NaN, NaT or NA."""
    if isinstance(value, float):
        return value != value
    return value is None or type(value).__name__ in ("NAType", "NaTType")


def _arrow(values: Any) -> Any:
    """Return values as one Arrow array, if they are held by Arrow."""
    pyarrow: Any = sys.modules.get("pyarrow")
    if pyarrow is None:
        return None
    if not isinstance(values, (pyarrow.Array, pyarrow.ChunkedArray)):
        inner = getattr(values, "array", None)
        if inner is None or "arrow" not in type(inner).__name__.lower():
            return None
        values = pyarrow.array(inner)
    if isinstance(values, pyarrow.ChunkedArray):
        if values.num_chunks == 1:
            return values.chunk(0)
        values = values.combine_chunks()
    return values


def _to_numpy(array: Any) -> Any:
    import pyarrow

    if not pyarrow.types.is_integer(array.type):
        raise GameError(f"{array.type} is no type of whole numbers")
    return array.to_numpy(zero_copy_only=True)


def _unwrap(values: Any) -> Any:
    """Return the NumPy array of a column of pandas, and other values as they are.

    Where a value is missing, there is 0 in arrays of numbers.
    """
    if _is_numpy(values):
        return values.filled(0) if isinstance(values, sys.modules["numpy"].ma.MaskedArray) else values
    if not hasattr(values, "to_numpy"):
        return values
    kind = getattr(getattr(values, "dtype", None), "kind", "")
    if kind in ("i", "u") and hasattr(values, "isna") and values.isna().any():
        return values.to_numpy(dtype=f"{kind}8", na_value=0)
    return values.to_numpy()


def _without_gaps(array: Any) -> Any:
    """Return whole numbers that are in floating point as integers, with 0 where there is none."""
    numpy = _numpy()
    filled = numpy.where(numpy.isnan(array), 0, array)
    is_whole = (numpy.trunc(filled) == filled) & (abs(filled) <= 2**53)
    return filled.astype(numpy.int64) if is_whole.all() else array


def _is_numpy(values: Any) -> bool:
    numpy: Any = sys.modules.get("numpy")
    return numpy is not None and isinstance(values, numpy.ndarray)


def pandas_for_frames() -> Any:
    """Return pandas, which is used where it is."""
    return _needed("pandas", "frames need pandas")


def pyarrow_for_tables() -> Any:
    """Return pyarrow, which is used where it is."""
    return _needed("pyarrow", "tables of Arrow, and the frames made from them, need pyarrow")


def _needed(name: str, reason: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise NumberRaceError(f"{reason}: pip install numberrace[arrays]") from None


def _numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise NumberRaceError("arrays and frames need NumPy: pip install numberrace[arrays]") from None
    return numpy


def _as_signed(array: Any, name: str) -> Any:
    """Return an array of 32 or 64 bits and a sign; others are copied."""
    numpy = _numpy()
    if array.dtype.kind == "i" and array.dtype.itemsize in (4, 8) and array.dtype.isnative:
        return array
    if array.dtype.kind == "u" and array.dtype.itemsize == 8 and array.size and array.max() >= 2**63:
        raise GameError(f"some of the {name} do not fit in 64 bits")
    if array.dtype.kind not in "iu":
        raise GameError(f"the {name} are {array.dtype}, not whole numbers")
    return array.astype(numpy.int64)


def view(data: Any, kind: str) -> Any:
    """Return memory as a memoryview of numbers.

    Args:
        data: The memory.
        kind: The type of the elements: ``i``, ``q``, ``Q``, ``d`` or ``B``.
    """
    memory: Any = memoryview(data).cast("B")
    return memory.cast(kind)


def column(data: Any, kind: str) -> Any:
    """Return memory as a NumPy array where NumPy is installed, else as a memoryview; see :func:`view`."""
    try:
        import numpy
    except ImportError:
        return view(data, kind)
    return numpy.frombuffer(data, dtype=kind)


def fingerprints(games: Any, targets: Any = None, *, seed: int = 0, by: str = "game") -> Any:
    """Return the hashes of the canonical forms of many games; see :func:`numberrace.fingerprint`."""
    if by not in ("game", "numbers"):
        raise GameError(f"unknown way to hash {by!r}; choose one of game, numbers")
    arrays = read_games(games, targets, needs_targets=by == "game")
    if by == "numbers":
        # No game has a target of 0, so these are no hashes of games.
        arrays = replace(arrays, targets=memoryview(bytes(8 * len(arrays))).cast("q"))
    return column(_native.hash_batch(arrays.native(as_rules("free")), seed % 2**64), "Q")


