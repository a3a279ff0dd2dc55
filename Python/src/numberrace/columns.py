"""Memory of the library as columns, with NumPy and without."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Sequence, overload

__all__ = ["Rows", "column", "matrix", "view"]


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
