"""What the package does to its process: start-up, signals, threads."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time

import pytest

import numberrace


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)


def test_an_import_takes_milliseconds_and_brings_no_heavy_modules() -> None:
    code = (
        "import time, sys; start = time.process_time(); import numberrace; end = time.process_time();"
        "print(1000 * (end - start), *sorted({'numpy', 'pandas', 'pyarrow', 'tqdm', 'pyspark'} & set(sys.modules)))"
    )
    best, *modules = min((run(code).stdout.split() for _ in range(5)), key=lambda words: float(words[0]))
    assert not modules
    assert float(best) < 50


def test_lists_need_no_numpy() -> None:
    code = """
import sys
for name in ("numpy", "pandas", "pyarrow", "tqdm"):
    sys.modules[name] = None
import numberrace
from numberrace import rewards
print(numberrace.solve([25, 50, 75, 100, 3, 6], 952))
print(rewards.points(["<answer>2 * 3</answer>"], [[2, 3]], [6]))
print(list(numberrace.solve_batch([[1, 2]], [3]).values), numberrace.generate(1)[0].solution.is_exact)
print(numberrace.split(([1, 2], 3)) in ("train", "validation", "test"), len(numberrace.datasets.GameDataset(5, part='test')))
drawn = numberrace.generate_batch(3, seed=1)
solved = numberrace.solve_batch(drawn.numbers, drawn.targets)
print(drawn.numbers[0] == list(drawn[0].numbers), drawn.numbers[1:] == drawn.numbers.tolist()[1:], list(solved.distances))
print([verdict.kind for verdict in numberrace.verify_batch(drawn.solutions.texts(), drawn)])
try:
    numberrace.reach([[1, 2]])
except numberrace.NumberRaceError as error:
    print(error)
"""
    result = run(code)
    assert result.stderr == ""
    assert result.stdout.splitlines() == [
        "(100 + 3) * (75 * 6 / 50) + 25 = 952", "[1.0]", "[3] True", "True 5",
        "True True [0, 0, 0]", "['solved', 'solved', 'solved']",
        "arrays and frames need NumPy: pip install numberrace[arrays]",
    ]  # fmt: skip


def test_frames_and_tables_say_what_they_need() -> None:
    code = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name == "MISSING":
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import numberrace
batch = numberrace.generate_batch(2, seed=1)
verdicts = numberrace.verify_batch(["1 + 2"], [[1, 2]], [3])
data = numberrace.datasets.GameDataset(1)
for work in (
    batch.to_arrow, batch.to_pandas, batch.solutions.to_arrow, batch.solutions.to_pandas,
    verdicts.to_arrow, verdicts.to_pandas, data.to_arrow, data.to_pandas,
):
    try:
        print(len(work()))
    except numberrace.NumberRaceError as error:
        print(error)
"""
    arrow = "frames, and tables and columns of Arrow, need pyarrow: pip install numberrace[arrays]"
    result = run(code.replace("MISSING", "pyarrow"))
    assert result.stderr == ""
    assert result.stdout.splitlines() == [arrow] * 7 + ["1"]
    frame = "frames of pandas need pandas: pip install numberrace[arrays]"
    result = run(code.replace("MISSING", "pandas"))
    assert result.stderr == ""
    assert result.stdout.splitlines() == ["2", frame, "2", frame, "1", frame, "1", frame]


@pytest.mark.parametrize(
    "work",
    [
        "numberrace.generate_batch(5_000_000)",
        "numberrace.solve([97] * 6 + [89] * 5, 999_999_937)",
        "numberrace.solve_batch([[97] * 6 + [89] * 5] * 100, [999_999_937] * 100)",
        "numberrace.reach([[1, 2, 3, 4, 5, 6]] * 1_000_000)",
        "numberrace.verify_batch(['1 + 2 + 3'] * 3_000_000, [[1, 2, 3, 4, 5, 6]] * 3_000_000, [952] * 3_000_000, find_closest=True)",
        "numberrace.verify_batch(['97'] * 10, [([97] * 6 + [89] * 5, 999_999_937)] * 10, find_closest=True)",
        "numberrace.verify('97', ([97] * 6 + [89] * 5, 999_999_937), find_closest=True)",
    ],
)
def test_control_c_ends_long_work(work: str) -> None:
    code = f"""
import sys, numberrace
print("ready", flush=True)
try:
    {work}
    print("done")
except KeyboardInterrupt:
    print("interrupted")
"""
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(1.5)
    os.kill(process.pid, signal.SIGINT)
    start = time.monotonic()
    assert process.communicate(timeout=30)[0] == "interrupted\n"
    # All of them would take minutes. Other programs may keep the cores busy.
    assert time.monotonic() - start < 15


def test_other_threads_run_meanwhile() -> None:
    stop = threading.Event()
    counted = 0

    def count() -> None:
        nonlocal counted
        while not stop.is_set():
            counted += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    with pytest.raises(numberrace.Stopped):
        numberrace.solve([97] * 6 + [89] * 5, 999_999_937, timeout=0.5)
    counted_meanwhile = counted
    stop.set()
    thread.join()
    # Once at most if nothing else ran during the call; some hundred times if the machine is idle.
    assert counted_meanwhile > 5


def test_threads_may_work_at_the_same_time() -> None:
    results: list[object] = []

    def work() -> None:
        for seed in range(10):
            results.append(numberrace.generate_batch(50, seed=seed).solutions.texts())

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 40 and all(results.count(result) == 4 for result in results)


def test_a_subinterpreter_is_refused_and_does_no_harm() -> None:
    code = """
import _xxsubinterpreters as interpreters
import numberrace
try:
    interpreters.run_string(interpreters.create(), "import numberrace")
except interpreters.RunFailedError as error:
    print(error)
try:
    numberrace.solve([1], -1)
except numberrace.GameError:
    print("as before")
"""
    if sys.version_info >= (3, 13):
        pytest.skip("the module has another name there")
    result = run(code)
    assert "main interpreter only" in result.stdout and result.stdout.endswith("as before\n"), result
