"""Games in frames of others, by the C stream of Arrow."""

from __future__ import annotations

import datetime
import subprocess
import sys
from decimal import Decimal
from typing import Any, Callable

import pyarrow
import pytest

import numberrace
from numberrace import values, verify_batch

ROWS = {"numbers": [[44, 19, 35], [1, 2, 3]], "target": [98, 7]}
TEXTS = ["<answer>44 + 19 + 35</answer>", "<answer>1 + 2 * 3</answer>"]


def _polars() -> Any:
    polars = pytest.importorskip("polars")
    return polars.DataFrame(ROWS)


def _polars_array() -> Any:
    polars = pytest.importorskip("polars")
    return polars.DataFrame(ROWS, schema={"numbers": polars.Array(polars.Int64, 3), "target": polars.Int32})


def _polars_wide() -> Any:
    polars = pytest.importorskip("polars")
    return polars.DataFrame({"n1": [44, 1], "n2": [19, 2], "n3": [35, 3], "target": [98, 7]})


def _duckdb() -> Any:
    duckdb = pytest.importorskip("duckdb")
    return duckdb.sql("select [44, 19, 35] as numbers, 98 as target union all select [1, 2, 3], 7 order by target desc")


def _reader() -> Any:
    return pyarrow.table(ROWS).to_reader()


class _Stream:
    """What has nothing but the stream."""

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return pyarrow.table(ROWS).__arrow_c_stream__(requested_schema)


@pytest.mark.parametrize("make", [_polars, _polars_array, _polars_wide, _duckdb, _reader, _Stream, lambda: pyarrow.table(ROWS)])
def test_frames_of_all_kinds(make: Callable[[], Any]) -> None:
    solved = numberrace.solve_batch(make())
    assert [solution.distance for solution in solved] == [0, 0]
    assert [verdict.kind for verdict in verify_batch(TEXTS, make())] == ["solved", "solved"]


@pytest.mark.parametrize(
    "make", [_polars, _polars_wide, _duckdb, _reader, _Stream, lambda: pyarrow.table(ROWS).to_pandas(), lambda: ROWS]
)
def test_frames_are_compared(make: Callable[[], Any]) -> None:
    other = ([3, 2, 1], 7)
    assert numberrace.overlap(make(), [other]) == (2, 1, 1, 1) == numberrace.overlap(make(), make())._replace(
        games=1, solutions=1, numbers=1
    )
    [rest] = numberrace.decontaminate(make(), [other])
    assert rest["target"] == 98
    assert list(numberrace.decontaminate([other], make())) == []
    assert list(numberrace.duplicates(make())) == []


def test_columns_of_polars() -> None:
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame({**ROWS, "text": TEXTS})
    verdicts = verify_batch(frame["text"], frame["numbers"], frame["target"])
    assert [verdict.kind for verdict in verdicts] == ["solved", "solved"]


def test_texts_may_be_bytes() -> None:
    pandas = pytest.importorskip("pandas")
    texts = [b"1 + 2", b"\xff 1 + 2 = 3", None, b"2 - 1"]
    for column in (texts, pandas.Series(texts), pyarrow.array(texts), pyarrow.chunked_array([texts[:2], texts[2:]])):
        verdicts = verify_batch(column, [[1, 2]] * 4, [3] * 4)
        assert [verdict.kind for verdict in verdicts] == ["solved", "solved", "no answer", "off"]
        assert verdicts[1].answer == "1 + 2 = 3"


def test_a_file_may_be_read_in_parts() -> None:
    batches = pyarrow.table({**ROWS, "text": TEXTS}).to_batches(1)
    assert [verify_batch(part["text"], part)[0].kind for part in batches] == ["solved", "solved"]


def test_a_frame_that_is_not_computed_is_refused_with_a_reason() -> None:
    polars = pytest.importorskip("polars")
    with pytest.raises(numberrace.GameError, match="not computed yet"):
        numberrace.solve_batch(polars.DataFrame(ROWS).lazy())


def test_the_census_says_that_it_needs_numpy() -> None:
    code = """
import sys
sys.modules["numpy"] = None
import numberrace
try:
    numberrace.census(shard=(1, 400))
except numberrace.NumberRaceError as error:
    assert "NumPy" in str(error)
else:
    raise SystemExit("there is no error")
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_column_in_one_part_is_read_where_it_is() -> None:
    table = pyarrow.table({**ROWS, "text": TEXTS})
    for name, place in (("numbers", 3), ("target", 1), ("text", 2)):
        chunk = values.arrow_of(table[name])
        before, after = table[name].chunk(0).buffers()[place], chunk.buffers()[place]
        assert before.address == after.address, name
    parts = pyarrow.concat_tables([table, table])
    verdicts = verify_batch(parts["text"], parts["numbers"], parts["target"])
    assert [verdict.kind for verdict in verdicts] == ["solved"] * 4


def test_rows_of_lists_are_judged_one_by_one() -> None:
    texts = [TEXTS[0]] * 2
    for numbers in ([1] * 65, [44, None]):
        kinds = [verdict.kind for verdict in verify_batch(texts, [numbers, ROWS["numbers"][0]], [98, 98])]
        assert kinds == ["bad game", "solved"]
    table = pyarrow.table({"numbers": [[44, None], ROWS["numbers"][0]], "target": [98, 98]})
    assert [verdict.kind for verdict in verify_batch(texts, table)] == ["bad game", "solved"]


@pytest.mark.parametrize(
    "numbers, target",
    [([10**30, 1], 98), ([44, 19, 35], 10**30), ([44, 19, 35], datetime.date(2031, 1, 2)), ([Decimal(44)], 98), ("\ud800", 98)],
)
def test_odd_rows_of_pandas_spoil_no_others(numbers: Any, target: Any) -> None:
    pandas = pytest.importorskip("pandas")
    columns = {"numbers": [numbers, ROWS["numbers"][0]], "target": [target, 98]}
    frame = pandas.DataFrame({name: pandas.Series(values, dtype=object) for name, values in columns.items()})
    assert [verdict.kind for verdict in verify_batch([TEXTS[0]] * 2, frame)] == ["bad game", "solved"]


def test_what_is_no_text_is_no_answer() -> None:
    pandas = pytest.importorskip("pandas")
    games = [(ROWS["numbers"][0], 98)] * 2
    for other in (5, ["44"], "\ud800"):
        for texts in ([TEXTS[0], other], pandas.Series([TEXTS[0], other], dtype=object)):
            assert [verdict.kind for verdict in verify_batch(texts, games)] == ["solved", "no answer"]
