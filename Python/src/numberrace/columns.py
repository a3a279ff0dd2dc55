"""Memory of the library as columns, with NumPy and without."""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, Mapping, Sequence, TypeVar, overload

from . import packages

__all__ = ["Batch", "Columns", "Rows", "column", "matrix", "view"]

Item = TypeVar("Item")


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
        numpy: Any = import_module("numpy")
    except ImportError:
        return view(data, kind)
    return numpy.frombuffer(data, dtype=kind)


def matrix(data: Any, kind: str, width: int) -> Any:
    """Return memory as an array of two dimensions where NumPy is installed, else as :class:`Rows`."""
    values = column(data, kind)
    return Rows(values, width) if isinstance(values, memoryview) else values.reshape(-1, width)


class Rows(Sequence[Sequence[int]]):
    """Numbers with a row for each game, where NumPy is not installed."""

    def __init__(self, values: Any, width: int) -> None:
        """Wrap numbers that stand row after row."""
        self.memory: Any = values.cast("B").cast(values.format, (len(values) // width, width))
        self._values, self._width = values, width

    def __len__(self) -> int:
        return len(self._values) // self._width

    @overload
    def __getitem__(self, place: int) -> Sequence[int]: ...

    @overload
    def __getitem__(self, place: slice) -> list[Sequence[int]]: ...

    def __getitem__(self, place: int | slice) -> Any:
        places = range(len(self))[place]
        return [self._row(at) for at in places] if isinstance(places, range) else self._row(places)

    def _row(self, place: int) -> list[int]:
        row: list[int] = self._values[place * self._width : (place + 1) * self._width].tolist()
        return row

    def tolist(self) -> list[Sequence[int]]:
        """Return all rows."""
        return self[:]


class Batch(Sequence[Item]):
    """What the library found for many games or texts, one after the other."""

    _NOUN: ClassVar[str]
    """What there is one of at each place."""

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[at] for at in range(*place.indices(len(self)))]
        if not -len(self) <= place < len(self):
            raise IndexError(f"there is no {self._NOUN} {place}: there are {len(self)}")
        return self._item(place % len(self))

    def _item(self, place: int) -> Item:
        """Return what there is at a place, counted from 0."""
        raise NotImplementedError

    def to_arrow(self) -> Any:
        """Return all as a table of Arrow."""
        raise NotImplementedError

    def to_pandas(self) -> Any:
        """Return all as a frame of pandas, with the columns of :meth:`to_arrow`."""
        packages.pandas()
        return self.to_arrow().to_pandas()


class Columns(Batch[Item]):
    """A batch with a column for each of its properties: a NumPy array, or a memoryview where NumPy is not installed."""

    _COLUMNS: ClassVar[Mapping[str, str]]
    """The types of the elements, by the names of the columns in the library's order; see :func:`view`."""

    def __init__(self, data: Sequence[Any]) -> None:
        """Wrap the memory of the columns."""
        self._data: dict[str, Any] = dict(zip(self._COLUMNS, data))

    def _view(self, name: str) -> Any:
        return view(self._data[name], self._COLUMNS[name])

    def _array(self, name: str) -> Any:
        return column(self._data[name], self._COLUMNS[name])

    def __len__(self) -> int:
        return len(self._view(next(iter(self._COLUMNS))))
