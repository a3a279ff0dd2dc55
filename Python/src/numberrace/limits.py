"""Limits of time, memory and threads, and progress."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import Any, Callable, Generator, Literal, Optional, Union

from . import packages
from .checks import truth
from .errors import NumberRaceError

__all__ = ["Order", "Progress"]

Progress = Union[bool, Callable[[int, int], object], None]
"""``True`` for a bar, or a function that is called about ten times a second with the amount of work that
is done and its total."""

_is_forked = False


def _note_fork() -> None:
    global _is_forked
    _is_forked = True


# The threads of the parent do not exist in a child that is forked, and those who fork have their own way
# to use all cores.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_note_fork)


NativeLimits = tuple[int, float, int, Optional[Callable[[int, int], object]], int]

Order = Literal["smallest", "easiest"]
"""Which of the solutions with the smallest distance and the fewest steps is the best: the one with the smallest largest result
of a step, or the one that is easiest to work out in one's head, written as a person would."""

_ORDERS = ("smallest", "easiest")


def limits(
    seconds: float | None = None,
    *,
    threads: int | None = None,
    memory: int | None = None,
    progress: Callable[[int, int], object] | None = None,
    order: Order = "smallest",
) -> NativeLimits:
    """Return limits as the library takes them.

    Raises:
        NumberRaceError: A limit is not positive, or there is no such order.
    """
    if order not in _ORDERS:
        raise NumberRaceError(f"there is no order {order!r}: choose one of {', '.join(_ORDERS)}")
    for name, value in (("timeout", seconds), ("number of threads", threads), ("memory", memory)):
        if value is None:
            continue
        if isinstance(value, bool) or not isinstance(value, (int, float) if name == "timeout" else int):
            raise NumberRaceError(f"the {name} is {value!r}, which is no {'' if name == 'timeout' else 'whole '}number")
        if not value > 0:
            raise NumberRaceError(f"the {name} {value} is not above 0; leave it out for no limit")
    if threads is None:
        threads = 1 if _is_forked else 0
    if threads > 1024:
        raise NumberRaceError(f"{threads} threads are too many: 1024 are allowed")
    return (threads, seconds or 0.0, memory or 0, progress, _ORDERS.index(order))


@contextmanager
def showing(progress: Progress, unit: str) -> Generator[Callable[[int, int], object] | None, None, None]:
    """Give a function that shows progress, and end the bar afterwards."""
    if progress is None or progress is False:
        yield None
        return
    if callable(progress):
        yield progress
        return
    truth("progress", progress, "or a function")
    purpose = "a progress bar needs tqdm, unless progress is a function"
    bar: Any = packages.needed("tqdm.auto", purpose).tqdm(unit=f" {unit}", unit_scale=True)

    def show(done: int, total: int) -> None:
        bar.total = total or None
        bar.update(done - bar.n)

    try:
        yield show
        if bar.total:
            bar.update(bar.total - bar.n)
    finally:
        bar.close()
