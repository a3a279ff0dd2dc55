"""Values in lists, and in columns of NumPy, Arrow, polars and pandas.

None of these is needed; each is used where values of it are given.
"""

from __future__ import annotations

import sys
from typing import Any, Mapping, Sequence, TypeGuard, cast

from . import _native, packages
from .errors import GameError, NumberRaceError

__all__: list[str] = []


def is_mapping(value: Any) -> TypeGuard[Mapping[Any, Any]]:
    """Return whether a value is a mapping, of whatever."""
    return isinstance(value, Mapping)


def is_sequence(value: Any) -> TypeGuard[Sequence[Any]]:
    """Return whether a value is a sequence, of whatever."""
    return isinstance(value, Sequence)


def is_missing(value: Any) -> bool:
    """Return whether a value is what stands where there is none: ``None``, NaN, NaT, NA, or a null of Arrow."""
    if isinstance(value, float):
        return value != value
    return (
        value is None
        or type(value).__name__ in ("NAType", "NaTType", "MaskedConstant")
        or getattr(value, "is_valid", True) is False
    )


def listed_values(values: Any) -> list[Any] | None:
    """Return the values of a column as a list, as they were given; ``None`` for what is no column."""
    if hasattr(values, "tolist"):
        values = values.tolist()
    elif (array := arrow_of(values)) is not None:
        values = array.to_pylist()
    is_list = isinstance(values, (list, tuple))
    return list(cast("list[Any]", values)) if is_list else None


def read_texts(texts: Any) -> Any:
    """Read texts from a list, or from an array or a column of Arrow, polars or pandas. Bytes are texts in UTF-8.

    Returns:
        A list of texts, or the data and offsets of an Arrow array.
    """
    if isinstance(texts, (str, bytes)):
        raise NumberRaceError("one text is no list of texts; for one text, use verify")
    array = arrow_of(texts)
    if array is None:
        try:
            texts = texts.tolist() if is_numpy(texts) else list(texts)
        except TypeError:
            raise NumberRaceError(f"{type(texts).__name__} is no list of texts") from None
        if set(map(type, texts)) == {str}:
            return texts
        texts = [text.decode("utf-8", "replace") if isinstance(text, bytes) else text for text in texts]
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
        except (pyarrow.ArrowInvalid, pyarrow.ArrowNotImplementedError):
            # Bytes that are no UTF-8, or no texts.
            return read_texts(array.to_pylist())
    if array.null_count:
        array = array.fill_null("")
    if len(array) == 0:
        return []
    _, offsets, data = array.buffers()
    place = packages.numpy().int64 if types.is_large_string(array.type) else packages.numpy().int32
    offsets = packages.numpy().frombuffer(offsets, place, len(array) + 1, array.offset * place().itemsize)
    return data if data is not None else b"", offsets


def read_integers(values: Any, name: str, *, may_lack: bool = True) -> Any:
    """Return whole numbers, with 0 where there is none, if some may lack."""
    array = arrow_of(values)
    if not may_lack and lacks(values if array is None else array):
        raise GameError(f"some of the {name} are missing")
    if array is not None:
        return to_integers(array, name)
    if is_numpy(values):
        if values.ndim != 1:
            raise GameError(f"the {name} have {values.ndim} dimensions: one is allowed")
        if values.dtype.kind in "iu":
            return as_signed(values, name)
    try:
        return memoryview(_native.integers(values, name)).cast("q")
    except TypeError:
        raise GameError(f"{type(values).__name__} is no list of {name}: give one for each game") from None


def lacks(values: Any) -> bool:
    """Return whether some values of Arrow or NumPy are missing."""
    if is_numpy(values):
        mask = getattr(values, "mask", None)
        return mask is not None and bool(mask.any())
    return bool(getattr(values, "null_count", 0))


def to_integers(array: Any, name: str) -> Any:
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
    return as_signed(array.to_numpy(), name)


def as_signed(array: Any, name: str) -> Any:
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


def is_numpy(values: Any) -> bool:
    numpy: Any = sys.modules.get("numpy")
    return numpy is not None and isinstance(values, numpy.ndarray)


def arrow_of(values: Any) -> Any:
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


def table_of(frame: Any) -> Any:
    """Return a frame as a table of Arrow, which can be read several times; ``None`` for what is none."""
    return None if is_mapping(frame) else arrow_of(frame)
