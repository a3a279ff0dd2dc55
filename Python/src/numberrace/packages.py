"""Packages of others, which are used where they are installed, and need not be."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .errors import NumberRaceError

__all__ = ["needed", "numpy", "pandas", "pyarrow"]


def needed(name: str, purpose: str, install: str | None = None) -> Any:
    """Return a module of another package.

    Args:
        name: The name of the module.
        purpose: What needs it, such as ``"frames need pandas"``.
        install: The name to install it by; that of its package if not given.

    Raises:
        NumberRaceError: It is not installed.
    """
    try:
        return import_module(name)
    except ImportError:
        package = install or name.partition(".")[0]
        raise NumberRaceError(f"{purpose}: pip install {package}") from None


def numpy() -> Any:
    """Return NumPy."""
    return needed("numpy", "arrays and frames need NumPy", "numberrace[arrays]")


def pandas() -> Any:
    """Return pandas."""
    return needed("pandas", "frames of pandas need pandas", "numberrace[arrays]")


def pyarrow() -> Any:
    """Return pyarrow."""
    return needed("pyarrow", "frames, and tables and columns of Arrow, need pyarrow", "numberrace[arrays]")
