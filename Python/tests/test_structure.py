"""The structure of the package."""

from __future__ import annotations

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import numberrace


def test_no_modules_import_each_other() -> None:
    """Neither at the beginning nor in functions, nor for types alone."""
    imports: dict[str, set[str]] = {}
    for path in Path(numberrace.__file__).parent.glob("*.py"):
        if path.stem == "__init__":
            continue
        found = imports.setdefault(path.stem, set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == 1:
                found |= {node.module.partition(".")[0]} if node.module else {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("numberrace."):
                found.add((node.module or "").removeprefix("numberrace."))
    assert len(imports) > 15
    # Raises CycleError, which names the modules.
    TopologicalSorter(imports).prepare()


def test_what_takes_long_to_import_is_imported_when_it_is_needed() -> None:
    code = "import sys, numberrace; print(*sorted({'dataclasses', 'inspect', 'json', 'numpy', 'pyarrow'} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout == "\n"


def test_the_package_has_nothing_of_the_machine_that_built_it() -> None:
    folder = Path(numberrace.__file__).parent
    assert not list(folder.glob("*.c"))
    [module] = folder.glob("_native*.so")
    if sys.platform == "linux":
        # It looks for libraries beside itself alone.
        data = module.read_bytes()
        assert b"\0$ORIGIN\0" in data and b":$ORIGIN" not in data
