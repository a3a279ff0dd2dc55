"""Measures the server. Build it for release first, or use run.sh, which does.

    python measure.py path/to/numberrace-server path/to/numberrace solve|conversations|batch|soak [--seconds N] [--games N] [--count N]

Each part starts a server with files of its own, prints what it measured, and ends with an error if a promise of Docs/Server.md
is not kept. Only `solve` needs other programs: Debian's wrk, and steady.c as .build/steady, which run.sh compiles.
"""
import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
STEADY = HERE.parents[1] / ".build/steady"
failed = []


def promise(holds, text):
    print(("kept:     " if holds else "NOT KEPT: ") + text, flush=True)
    if not holds:
        failed.append(text)


class Server:
    """A running server with files of its own."""

    def __init__(self, path, folder, *options):
        self.store = os.path.join(folder, "memory.sqlite")
        self.process = subprocess.Popen(
            [path, "--port", "0", "--data", os.path.join(folder, "server"), "--store", self.store, "--turns", "1000000",
             "--computing", "1000000", *options], stdout=subprocess.PIPE, text=True,
            env={"MALLOC_ARENA_MAX": "2", **os.environ})  # as in the examples
        self.port = int(re.search(r"http://[^:]+:(\d+)/", self.process.stdout.readline()).group(1))
        self.address = f"http://127.0.0.1:{self.port}"

    def memory(self, peak=False):
        """The resident size in MB, now or at its highest."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)" if peak else r"VmRSS:\s+(\d+)", status).group(1)) / 1000

    def stop(self):
        self.process.terminate()
        assert self.process.wait(40) == 0, "the server did not stop as it should"


@contextlib.contextmanager
def running(arguments, *options):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(arguments.server, folder, *options)
        try:
            yield server
            server.stop()
        finally:
            if server.process.poll() is None:
                server.process.kill()


def games(arguments, count, seed):
    """Random games of Countdown as lines of JSON."""
    rng = random.Random(seed)
    small = [each for each in range(1, 11) for _ in range(2)]
    for _ in range(count):
        large = rng.randint(0, 4)
        numbers = rng.sample([25, 50, 75, 100], large) + rng.sample(small, 6 - large)
        yield json.dumps({"target": rng.randint(100, 999), "numbers": numbers})


def wrk(server, script, connections, seconds, environment):
    run = subprocess.run(
        ["wrk", "-t", "1", "-c", str(connections), "-d", f"{seconds}s", "--latency", "-s", HERE / script, server.address],
        capture_output=True, text=True, check=True, env={**os.environ, **environment})
    found = json.loads(re.search(r"JSON (.*)", run.stdout).group(1))
    found["rate"] = found["requests"] / found["microseconds"] * 1e6
    return found


def solve(arguments):
    """Games solved a second over HTTP, beside requests that ask for nothing; then looked up in an index."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl"
        file.write_text("\n".join(games(arguments, 10_000, 1)) + "\n")
        index = Path(folder) / "countdown.index"
        subprocess.run([arguments.tool, "index", "build", "--output", index], check=True, stderr=subprocess.DEVNULL)
        for name, options in (("a solve", []), ("a look-up in an index", ["--index", str(index)])):
            with running(arguments, *options) as server:
                rates(server, name, {"GAMES": str(file)}, arguments.seconds or 10)


def rates(server, name, environment, seconds):
    for script in ("ok.lua", "solve.lua"):
        wrk(server, script, 64, 2, environment)
    shares = []
    for _ in range(3):
        ok = wrk(server, "ok.lua", 64, seconds, environment)
        solved = wrk(server, "solve.lua", 64, seconds, environment)
        shares.append(solved["rate"] / ok["rate"])
        for kind, one in (("ok", ok), (name, solved)):
            print(f"{kind:22} {one['rate']:8.0f} requests a second, p50 {one['p50']:.2f} ms, p99 {one['p99']:.2f} ms, {one['errors']} errors")
    share = sorted(shares)[1]
    print(f"resident: {server.memory():.0f} MB")
    # Half of what the server can do, sent whether it answers or not: what independent clients see.
    rate = round(solved["rate"] / 2, -2)
    for kind, file in (("ok", []), (name, [environment["GAMES"]])):
        run = subprocess.run([STEADY, str(server.port), str(rate), str(seconds), "64", *file], capture_output=True, text=True, check=True)
        steady = json.loads(run.stdout)
        print(f"{kind:22} {steady['rate']:8.0f} requests a second at a fixed rate, p50 {steady['p50']:.2f} ms, p99 {steady['p99']:.2f} ms, {steady['errors']} errors")
    promise(steady["p99"] < 5, f"p99 of {name} at half of the maximum rate is {steady['p99']:.2f} ms (under 5)")
    promise(steady["errors"] == 0, "every request at a fixed rate was answered")
    promise(share >= 0.6, f"{name} has {share:.0%} of the rate of an answer \"ok\" (60 % or more)")
    promise(solved["p99"] < 5, f"p99 of {name} at 64 connections is {solved['p99']:.2f} ms (under 5)")
    promise(ok["errors"] + solved["errors"] == 0, "every request was answered")


class Connection:
    """An HTTP connection that stays open."""

    def __init__(self, server):
        self.server = server
        self.reader = self.writer = None

    async def open(self):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.server.port)

    async def send(self, method, path, body=None, headers=""):
        if self.writer is None:
            await self.open()
        data = b"" if body is None else json.dumps(body).encode()
        self.writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{headers}Content-Length: {len(data)}\r\n\r\n".encode()
            + data)
        await self.writer.drain()

    async def answer(self):
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split()[1])
        if "transfer-encoding: chunked" in head:
            data = b""
            while size := int((await self.reader.readline()).strip(), 16):
                data += (await self.reader.readexactly(size + 2))[:-2]
            await self.reader.readexactly(2)
        else:
            found = re.search(r"content-length: (\d+)", head)
            data = await self.reader.readexactly(int(found.group(1))) if found else b""
        return status, data

    async def post(self, path, body):
        await self.send("POST", path, body)
        status, data = await self.answer()
        return status, json.loads(data) if data else None

    def close(self):
        if self.writer:
            self.writer.transport.abort()
        self.writer = None


def conversations(arguments):
    """The memory of many open conversations, each with a question open."""
    count = arguments.count or 10_000
    with running(arguments) as server:
        states = []

        async def talk(number):
            connection = Connection(server)
            for _ in range(number, count, 16):
                _, begun = await connection.post("/v1/conversations", {})
                _, turn = await connection.post("/v1/conversations/turn", {"state": begun["state"], "say": "solve a numbers game"})
                assert turn["turn"]["expects"]["kind"] == "value", turn
                states.append(turn["state"])
            connection.close()

        async def finish():
            connection = Connection(server)
            for state in random.Random(1).sample(states, 50):
                _, turn = await connection.post("/v1/conversations/turn", {"state": state, "say": "952 with 25 50 75 100 3 and 6"})
                assert turn["turn"]["outcome"]["code"] == "success", turn
            connection.close()

        async def all_of_them():
            await asyncio.gather(*(talk(each) for each in range(16)))
            await finish()

        before = server.memory()
        start = time.monotonic()
        asyncio.run(all_of_them())
        seconds = time.monotonic() - start
        size = server.memory(peak=True)
        print(f"{len(states)} conversations in {seconds:.1f} s, {2 * count / seconds:.0f} requests a second; resident {before:.0f} MB before, {server.memory():.0f} MB after")
        promise(size < 100, f"{count} open conversations need {size:.0f} MB at most (under 100)")


def batch(arguments):
    """A batch over HTTP, beside the command line with the same games."""
    count = arguments.games or 1_000_000
    with tempfile.TemporaryDirectory() as folder, running(arguments) as server:
        folder = Path(folder)
        with open(folder / "games.jsonl", "w") as file:
            for line in games(arguments, count, 2):
                file.write(line + "\n")
        start = time.monotonic()
        with open(folder / "games.jsonl") as read, open(folder / "tool.jsonl", "w") as written:
            subprocess.run([arguments.tool, "batch"], stdin=read, stdout=written, stderr=subprocess.DEVNULL, check=True)
        tool = time.monotonic() - start
        start = time.monotonic()
        subprocess.run(
            ["curl", "-sS", "--fail", "-T", folder / "games.jsonl", "-X", "POST", "-H", "Content-Type: application/jsonl", "-H", "Transfer-Encoding: chunked",
             "-H", "Expect:", "-o", folder / "server.jsonl", server.address + "/v1/batch"], check=True)
        served = time.monotonic() - start
        size = server.memory(peak=True)
        same = subprocess.run(["cmp", folder / "tool.jsonl", folder / "server.jsonl"], check=False).returncode == 0
        print(f"{count} games: {tool:.1f} s by the tool, {served:.1f} s by the server")
        promise(same, "the answers are the same")
        promise(served < 1.3 * tool, f"the server takes {served / tool:.2f} times the time of the tool (under 1.3)")
        promise(size < 64, f"the batch needs {size:.0f} MB at most (under 64)")


class Load:
    """Clients of all kinds at once, good and bad."""

    def __init__(self, server, seconds):
        self.server, self.end = server, time.monotonic() + seconds
        self.counts, self.faults = {}, []
        self.random = random.Random(3)
        self.games = list(games(None, 1000, 4))

    def count(self, name, status=None):
        key = name if status is None else f"{name} {status}"
        self.counts[key] = self.counts.get(key, 0) + 1
        if status is not None and status >= 500:
            self.faults.append(key)

    async def repeat(self, client):
        while time.monotonic() < self.end:
            connection = Connection(self.server)
            try:
                await client(connection)
            except (OSError, asyncio.IncompleteReadError) as error:
                self.faults.append(f"{client.__name__}: {error!r}")
                await asyncio.sleep(0.1)
            finally:
                connection.close()

    async def solver(self, connection):
        for _ in range(200):
            game = json.loads(self.random.choice(self.games))
            status, answer = await connection.post("/v1/solve", game)
            self.count("solve", status)
            if status != 200 or answer["numbers"] != game["numbers"] or eval(answer["expression"].replace("/", "//")) != answer["value"]:
                self.faults.append(f"{game}: {status} {answer}")

    async def talker(self, connection):
        _, begun = await connection.post("/v1/conversations", {"language": self.random.choice(["en", "fr", "de"])})
        state = begun["state"]
        for words in ("952", "draw a game", "no", "what can you do", "zieh ein spiel", "nonsense " * self.random.randint(1, 30)):
            status, turn = await connection.post("/v1/conversations/turn", {"state": state, "say": words})
            self.count("turn", status)
            state = turn["state"]

    async def keeper(self, connection):
        """Adds items to a list that must all be there at the end."""
        item = f"thing{self.counts.get('item 200', 0)}x{self.random.randrange(10**9)}"
        status, answer = await connection.post("/v1/intents/AddItems", {"values": {"items": [item], "list": "Soak"}})
        self.count("item", status)
        if status != 200 or answer["status"] != "done":
            self.faults.append(f"item: {status} {answer}")
        else:
            self.items.append(item)
        await asyncio.sleep(0.5)

    async def model(self, connection):
        message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": "SolveGame", "arguments": json.loads(self.random.choice(self.games)),
            "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {},
                      "io.modelcontextprotocol/clientInfo": {"name": "soak", "version": "1"}}}}
        await connection.send(
            "POST", "/mcp", message, "Accept: application/json\r\nMCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: SolveGame\r\n")
        status, _ = await connection.answer()
        self.count("tool", status)

    async def aborter(self, connection):
        """Asks for much, and goes away before the answer or in the middle of it."""
        hard = {"rules": "free", "target": 999_999_937, "numbers": [3, 7, 11, 13, 17, 19, 23, 29, 31, 37], "milliseconds": 2000}
        path, body = self.random.choice(
            [("/v1/solve", hard), ("/v1/solutions", {"target": 100, "numbers": [25, 50, 75, 100, 3, 6]}), ("/v1/solve", json.loads(self.games[0]))])
        await connection.send("POST", path, body)
        await asyncio.sleep(self.random.uniform(0, 0.2))
        self.count("abort")

    async def batcher(self, connection):
        """Sends a batch, and goes away in the middle of it half of the time."""
        await connection.open()
        connection.writer.write(b"POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/jsonl\r\nTransfer-Encoding: chunked\r\n\r\n")
        data = ("\n".join(self.games) + "\n").encode()
        connection.writer.write(b"%x\r\n%s\r\n" % (len(data), data))
        await connection.writer.drain()
        if self.random.random() < 0.5:
            await asyncio.sleep(self.random.uniform(0, 0.1))
            return self.count("batch left")
        connection.writer.write(b"0\r\n\r\n")
        status, answers = await connection.answer()
        self.count("batch", status)
        if answers.count(b"\n") != len(self.games) or b'"error"' in answers:
            self.faults.append(f"batch: {answers.count(10)} answers, {answers[-300:]}")

    async def slow_reader(self, connection):
        """Asks for many solutions and reads them drop by drop."""
        await connection.send("POST", "/v1/solutions", {"rules": "free", "target": 120, "numbers": [1, 2, 3, 4, 5, 6, 7, 8], "limit": 20_000})
        for _ in range(100):
            if time.monotonic() > self.end or not await connection.reader.read(500):
                break
            await asyncio.sleep(0.05)
        self.count("slow reader")

    async def slow_writer(self, connection):
        """Sends a header or a body drop by drop, and is left."""
        await connection.open()
        text = b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + (
            b"x" * 1000 if self.random.random() < 0.5 else b"x\r\nContent-Length: 1000\r\n\r\n" + b" " * 1000)
        start = time.monotonic()
        try:
            for place in range(len(text)):
                if time.monotonic() > self.end:
                    return
                connection.writer.write(text[place:place + 1])
                await connection.writer.drain()
                if place > 60:
                    await asyncio.sleep(0.5)
                if connection.reader._buffer or connection.reader.at_eof():
                    break
        except OSError:
            pass
        seconds = time.monotonic() - start
        self.count("slow writer left")
        if seconds > 100:
            self.faults.append(f"a slow writer was kept for {seconds:.0f} s")

    async def garbage(self, connection):
        """Sends what is no request, or no request of this API. (Connections end as the server sees fit.)"""
        try:
            await connection.open()
            kind = self.random.randrange(4)
            if kind == 0:
                connection.writer.write(self.random.randbytes(2000))
            elif kind == 1:
                connection.writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 5000 + b"\r\n")
            else:
                body = self.random.choice([
                    b"[" * 50_000, b"{" * 3, self.random.randbytes(500), b'{"target": 1e400, "numbers": [0]}', b'{"numbers": ' + b"9" * 9000 + b"}"])
                path = self.random.choice([b"/v1/solve", b"/v1/conversations/turn", b"/mcp", b"/v1/puzzles/solve", b"/v1/intents/x", b"/%ff"])
                connection.writer.write(
                    b"POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (path, len(body), body))
            await connection.writer.drain()
            head = await asyncio.wait_for(connection.reader.read(2000), 5)
            if found := re.match(rb"HTTP/1.1 (\d+)", head):
                self.count("garbage", int(found.group(1)))
            else:
                self.count("garbage, closed")
        except (OSError, asyncio.TimeoutError):
            self.count("garbage, closed")
        await asyncio.sleep(0.02)

    questions = 200

    async def session(self, connection):
        """The headers of a new session of tools whose user can be asked."""
        begin = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25", "capabilities": {"elicitation": {}}, "clientInfo": {"name": "soak", "version": "1"}}}
        await connection.send("POST", "/mcp", begin, "Accept: application/json, text/event-stream\r\n")
        head = (await connection.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        await connection.reader.readexactly(int(re.search(r"(?i)content-length: (\d+)", head).group(1)))
        id = re.search(r"(?i)mcp-session-id: (\S+)", head).group(1)
        return f"Accept: application/json, text/event-stream\r\nMcp-Session-Id: {id}\r\nMCP-Protocol-Version: 2025-11-25\r\n"

    async def asked(self, connection):
        """Has questions open in a session, each until it is declined or cancelled, or its client goes away without a word."""
        headers = await self.session(connection)

        async def tell(message):
            await connection.send("POST", "/mcp", {"jsonrpc": "2.0", **message}, headers)
            status, _ = await connection.answer()
            self.count("word of a client that is asked", status)

        turn = asyncio.Lock()

        async def one(id):
            question = Connection(self.server)
            try:
                await question.send("POST", "/mcp", {"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": {
                    "name": "TransferMoney", "arguments": {"from": "Current", "to": "Anna", "amount": "1 GBP"}}}, headers)
                while b"elicitation/create" not in (line := await question.reader.readline()):
                    if not line:
                        return self.faults.append("a question was not asked")
                self.open += 1
                most = self.end - time.monotonic()
                await asyncio.sleep(min(max(most - 2, 0), self.random.uniform(5, 40)))
                self.open -= 1
                end = self.random.randrange(3)
                if end == 0:
                    return self.count("question left")
                async with turn:
                    if end == 1:
                        await tell({"id": json.loads(line[6:])["id"], "result": {"action": "decline"}})
                    else:
                        await tell({"method": "notifications/cancelled", "params": {"requestId": id}})
                    await tell({"id": f"ping{id}", "method": "ping"})
                if not question.reader.at_eof():
                    await asyncio.wait_for(question.reader.readuntil(b"0\r\n\r\n"), 20)
                self.count("question declined" if end == 1 else "question cancelled")
            finally:
                question.close()

        async def place(number):
            while time.monotonic() < self.end - 5:
                self.ids += 1
                await one(self.ids)

        await asyncio.gather(*(place(each) for each in range(20)))
        if time.monotonic() < self.end:
            await asyncio.sleep(self.end - time.monotonic())

    async def watch(self, sizes):
        while time.monotonic() < self.end:
            await asyncio.sleep(1)
            sizes.append(self.server.memory())
            self.opened.append(self.open)

    async def run(self, sizes):
        self.items, self.open, self.ids, self.opened = [], 0, 0, []
        clients = [self.solver, self.solver, self.talker, self.talker, self.keeper, self.model, self.aborter, self.aborter, self.batcher,
                   self.slow_reader, self.slow_reader, self.slow_writer, self.slow_writer, self.slow_writer, self.garbage, self.garbage]
        clients += [self.asked] * (self.questions // 20)
        await asyncio.gather(self.watch(sizes), *(self.repeat(each) for each in clients))


def soak(arguments):
    """Mixed load, with open questions, aborted connections, slow clients and garbage: nothing leaks, fails or is lost."""
    seconds = arguments.seconds or 600
    with running(arguments, "--search-time", "3") as server:
        subprocess.run([arguments.tool, "lists", "create", "Soak", "--store", server.store], check=True, stdout=subprocess.DEVNULL)
        for command in (["open", "Current", "--balance", "50", "--currency", "GBP"], ["payee", "Anna", "--currency", "GBP"]):
            subprocess.run([arguments.tool, "bank", *command, "--store", server.store], check=True, stdout=subprocess.DEVNULL)
        load = Load(server, seconds)
        sizes = []
        asyncio.run(load.run(sizes))
        for name, count in sorted(load.counts.items()):
            print(f"  {name}: {count}")
        shown = subprocess.run([arguments.tool, "lists", "show", "Soak", "--store", server.store], check=True, capture_output=True, text=True).stdout
        lost = [item for item in load.items if item not in shown.lower()]
        # The first third is for what is made once and kept.
        settled = sizes[len(sizes) // 3:]
        half = len(settled) // 2
        first, second = (sum(part) / len(part) for part in (settled[:half], settled[half:]))
        print(f"resident: {sizes[0]:.0f} MB at first, {min(settled):.0f} to {max(settled):.0f} MB after a third of {seconds} s")
        promise(abs(second / first - 1) <= 0.05, f"the resident size goes from {first:.1f} to {second:.1f} MB (within 5 %)")
        held = sorted(load.opened)[len(load.opened) // 2]
        promise(held >= load.questions * 0.9, f"{held} of {load.questions} questions are open at a time (the middle one of {len(load.opened)} looks)")
        promise(not load.faults, f"no request fails: {load.faults[:5] or 'none of ' + str(sum(load.counts.values()))}")
        promise(load.items and not lost, f"none of {len(load.items)} items is lost")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("tool")
    parts = {each.__name__: each for each in (solve, conversations, batch, soak)}
    parser.add_argument("part", choices=parts)
    parser.add_argument("--seconds", type=int, help="of each run of solve, or of soak")
    parser.add_argument("--games", type=int, help="of a batch")
    parser.add_argument("--count", type=int, help="of conversations")
    arguments = parser.parse_args()
    parts[arguments.part](arguments)
    sys.exit(1 if failed else 0)


main()
