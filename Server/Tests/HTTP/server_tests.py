"""Tests the server over real sockets: the API, who is let in, limits, streams, stopping.

    python server_tests.py path/to/numberrace-server path/to/numberrace [NAME...]

With names, only the tests whose names contain one of them are run. Only the standard library is needed.
"""
import contextlib
import gzip
import http.client
import json
import os
import pty
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import zlib
from pathlib import Path

SERVER, TOOL = sys.argv[1:3]
WANTED = sys.argv[3:]
CORPUS = Path(__file__).resolve().parents[3] / "Corpus/recorded-games.jsonl"
GAME = {"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}
# Ten numbers and a target that cannot be reached quickly.
LONG = {"rules": "free", "target": 999_999_937, "numbers": [3, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43]}
tests = []


def test(function):
    tests.append(function)
    return function


class Server:
    """A running server with files of its own."""

    def __init__(self, folder, *options, env=None, before=None):
        self.folder = folder
        self.store = os.path.join(folder, "memory.sqlite")
        self.token = self.manage("user", "add", "owner").stdout.strip() if "--require-token" in options else None
        self.process = subprocess.Popen(
            [SERVER, "--port", "0", *self.files, *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, preexec_fn=before)
        line = self.process.stdout.readline()
        found = re.search(r"http://(.+):(\d+)/", line)
        assert found, (line, self.process.stderr.read() if self.process.poll() is not None else "")
        self.port = int(found.group(2))

    @property
    def files(self):
        return ["--data", os.path.join(self.folder, "server"), "--store", self.store]

    def manage(self, *arguments):
        """What a command for the operator says."""
        return subprocess.run([SERVER, *arguments, *self.files], capture_output=True, text=True, timeout=60, check=False)

    def add_token(self, user, name, *options):
        """The header with a new token of a user."""
        run = self.manage("token", "add", user, name, *options)
        assert run.returncode == 0, run
        return {"Authorization": f"Bearer {run.stdout.strip()}"}

    def memory(self):
        """The resident size in MB."""
        return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text()).group(1)) / 1000

    def connect(self, timeout=60):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def request(self, method, path, body=None, headers=None, token=True):
        connection = self.connect()
        headers = dict(headers or {})
        if self.token and token:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        if isinstance(body, (dict, list)):
            body = json.dumps(body)
            headers.setdefault("Content-Type", "application/json")
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        kind = answer.headers.get("Content-Type", "")
        answer.json = json.loads(data) if "json" in kind and "jsonl" not in kind and data else None
        answer.data = data
        return answer

    def post(self, path, body, **options):
        return self.request("POST", path, body, **options)

    def get(self, path, **options):
        return self.request("GET", path, **options)

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            code = self.process.wait(timeout=40)
            assert code == 0, (code, self.process.stderr.read())

    def tool(self, *arguments):
        run = subprocess.run([TOOL, *arguments, "--store", self.store], capture_output=True, text=True, check=False)
        assert run.returncode == 0, run
        return run.stdout

    def balance(self):
        return self.tool("bank").split("Current")[1].split()[0]

    def open_accounts(self):
        self.tool("bank", "open", "Current", "--balance", "50", "--currency", "GBP")
        self.tool("bank", "payee", "Anna", "--currency", "GBP")


@contextlib.contextmanager
def server(*options, env=None, before=None):
    with tempfile.TemporaryDirectory() as folder:
        one = Server(folder, *options, env=env, before=before)
        try:
            yield one
            one.stop()
        finally:
            if one.process.poll() is None:
                one.process.kill()


def is_problem(answer, status, *words):
    assert answer.status == status, (answer.status, answer.data)
    assert answer.headers["Content-Type"] == "application/problem+json", answer.headers
    problem = answer.json
    assert problem["status"] == status and problem["type"].startswith("urn:numberrace:problem:"), problem
    for word in words:
        assert word in problem["detail"], (word, problem)
    return problem


class Talk:
    """A conversation, whose state is here."""

    def __init__(self, one, language="en"):
        self.one = one
        self.state = one.post("/v1/conversations", {"language": language}).json["state"]

    def send(self, state=None, **turn):
        answer = self.one.post("/v1/conversations/turn", {"state": state or self.state, **turn})
        assert answer.status == 200, answer.data
        self.state = answer.json["state"]
        return answer.json["turn"]

    def say(self, words):
        return self.send(say=words)


class ToolClient:
    """A client of the tools whose user can be asked, with a session."""

    PAYMENT = {"name": "TransferMoney", "arguments": {"to": "Anna", "amount": "5 GBP", "from": "Current"}}

    def __init__(self, one, version="2025-11-25"):
        self.one = one
        answer = one.post("/mcp", {
            "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
                "protocolVersion": version, "capabilities": {"elicitation": {}}, "clientInfo": {"name": "test", "version": "1"}}})
        self.headers = {"Mcp-Session-Id": answer.headers["Mcp-Session-Id"], "MCP-Protocol-Version": version}
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def send(self, message, **headers):
        headers = {key.replace("_", "-"): value for key, value in headers.items()}
        return self.one.post("/mcp", message, headers={**self.headers, **headers})

    def call(self, id, method="tools/call", params=None):
        return {"jsonrpc": "2.0", "id": id, "method": method, "params": params or self.PAYMENT}

    def ask(self, id):
        """The connection and the answer of a call that has come to its question."""
        connection = self.one.connect(timeout=20)
        headers = {**self.headers, "Accept": "application/json, text/event-stream", "Content-Type": "application/json"}
        if self.one.token:
            headers["Authorization"] = f"Bearer {self.one.token}"
        connection.request("POST", "/mcp", json.dumps(self.call(id)), headers)
        answer = connection.getresponse()
        while b"elicitation/create" not in answer.readline():
            pass
        return connection, answer


def ends(answer, seconds=3):
    """Whether an answer comes to its end in time."""
    begin = time.monotonic()
    answer.read()
    return time.monotonic() - begin < seconds


@test
def a_question_that_cannot_be_asked_is_the_answer():
    with server() as one:
        one.open_accounts()
        client = ToolClient(one)
        for id, accept in enumerate([{"Accept": "application/json"}, {"Accept": "*/*"}, {}], 1):
            answer = client.send(client.call(id), **accept)
            assert answer.json["result"]["structuredContent"]["status"] == "needsAgreement", answer.data
        assert one.balance() == "£50.00"


@test
def open_questions_end_with_their_reason():
    with server() as one:
        one.open_accounts()
        client = ToolClient(one)
        _, asked = client.ask(1)
        client.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}})
        assert ends(asked), "a cancelled call ends"
        connection, asked = client.ask(2)
        asked.close()
        connection.close()
        for _ in range(50):
            # The identifier of a call whose client has gone is free again.
            connection, again = None, client.send(client.call(2), Accept="application/json")
            if "result" in again.json:
                break
            time.sleep(0.1)
        assert "result" in again.json, again.data
        _, asked = client.ask(3)
        assert one.request("DELETE", "/mcp", headers=client.headers).status == 200
        assert ends(asked), "a call ends with its session"
        assert one.balance() == "£50.00"


@test
def open_questions_hold_nobody_up():
    with server() as one:
        one.open_accounts()
        client = ToolClient(one)
        asked = [client.ask(id) for id in range(1, 71)]
        assert "result" in client.send(client.call("p", "ping", {})).json
        listed = client.send(client.call("t", "tools/list", {}))
        assert listed.json["result"]["tools"], listed.data
        begin = time.monotonic()
        one.stop()
        assert time.monotonic() - begin < 2, time.monotonic() - begin
        del asked


@test
def tool_messages_are_read_strictly():
    with server() as one:
        client = ToolClient(one)
        twice = b'{"jsonrpc": "2.0", "id": 7, "method": "ping", "method": "tools/list"}'
        answer = client.send(twice, Content_Type="application/json")
        assert (answer.status, answer.json["error"]["code"], answer.json["id"]) == (400, -32600, 7), answer.data
        assert "'method' is there twice" in answer.json["error"]["message"]
        unknown = client.send(client.call(1, "ping", {}), MCP_Protocol_Version="1999-01-01")
        assert (unknown.status, unknown.json["error"]["code"]) == (400, -32022), unknown.data


@test
def batches_are_answered_in_their_revision():
    ping = {"jsonrpc": "2.0", "method": "ping"}
    with server() as one:
        client = ToolClient(one, "2025-03-26")
        answer = client.send([{**ping, "id": 1}, {**ping, "id": "b"}, {"jsonrpc": "2.0", "method": "notifications/x"}])
        assert sorted(str(each["id"]) for each in answer.json) == ["1", "b"], answer.data
        assert all(each["result"] == {} for each in answer.json)
        assert client.send([{"jsonrpc": "2.0", "method": "notifications/x"}]).status == 202
        for wrong in ([], [1], [[{**ping, "id": 1}]], [{**ping, "id": 1}, None]):
            refused = client.send(wrong)
            assert (refused.status, refused.json["error"]["code"]) == (400, -32600), refused.data
        later = ToolClient(one).send([{**ping, "id": 1}])
        assert later.json["error"]["code"] == -32600, later.data


@test
def games_are_solved_checked_drawn_and_rated():
    with server() as one:
        solved = one.post("/v1/solve", GAME)
        assert solved.status == 200 and solved.json["value"] == 952 and solved.json["distance"] == 0, solved.data
        for line in CORPUS.read_text().splitlines()[:30]:
            game = json.loads(line)
            if game.get("suspect"):
                continue
            found = one.post("/v1/solve", {"target": game["target"], "numbers": game["numbers"], "rules": "free"}).json
            assert eval(found["expression"].replace("/", "//")) == found["value"], found
            assert abs(found["value"] - game["target"]) == found["distance"]
            assert all(abs(each - game["target"]) >= found["distance"] for each in game["numbers"])
        judged = one.post("/v1/check", {**GAME, "answer": "(100 + 3) * 9", "reveal": True}).json
        assert judged["legal"] is False and "9 is not one of the numbers" in judged["reason"], judged
        assert judged["best"]["value"] == 952
        assert one.post("/v1/check", {**GAME, "answer": "75 + 50"}).json["solution"]["value"] == 125
        drawn = one.post("/v1/generate", {"count": 5, "seed": 7, "solvable": True}).json
        assert drawn == one.post("/v1/generate", {"count": 5, "seed": 7, "solvable": True}).json
        assert all(one.post("/v1/solve", each).json["distance"] == 0 for each in drawn["games"])
        rated = one.post("/v1/difficulty", GAME).json
        assert 1 <= rated["rating"] <= 5 and rated["solutions"] > 0, rated
        easy = {"target": 223, "numbers": [100, 75, 50, 25, 6, 2], "order": "easiest"}
        assert one.post("/v1/solve", easy).json["expression"] == "100 + 75 + 50 - 2"
        assert one.post("/v1/solve", {**easy, "order": "smallest"}).json["expression"] != "100 + 75 + 50 - 2"
        assert one.post("/v1/solve", {**easy, "order": "nicest"}).status == 422
        puzzle = one.post("/v1/puzzles/solve", {"rules": "24", "numbers": [3, 3, 8, 8]}).json
        assert puzzle["value"] == 24 and puzzle["proven"] is True, puzzle
        assert one.post("/v1/puzzles/solve", {"rules": "anything", "numbers": [9, 9, 9], "target": "9" * 60}).json["proven"] in (True, False)


@test
def games_are_looked_up_in_an_index():
    with tempfile.TemporaryDirectory() as folder:
        index = os.path.join(folder, "countdown.index")
        subprocess.run([TOOL, "index", "build", "--output", index], check=True, capture_output=True)
        games = [json.loads(each) for each in CORPUS.read_text().splitlines()]
        games = [{"target": each["target"], "numbers": each["numbers"]} for each in games] + [{**GAME, "rules": "lecompteestbon"}]
        lines = "\n".join(map(json.dumps, games))
        answers = []
        for options in ([], ["--index", index]):
            with server(*options) as one:
                batch = one.post("/v1/batch", lines, headers={"Content-Type": "application/jsonl"}).data
                single = [one.post("/v1/solve", each) for each in games]
                assert sum(each.status == 200 for each in single) > 200
                answers.append([batch] + [each.data if each.status == 200 else each.json["detail"] for each in single])
        assert answers[0] == answers[1]
        with open(index, "r+b") as file:
            file.seek(1000)
            file.write(b"damage")
        run = subprocess.run([SERVER, "--port", "0", "--data", folder, "--index", index], capture_output=True, text=True, check=False)
        assert run.returncode != 0 and "cannot be used" in run.stderr, run


@test
def solutions_are_streamed():
    with server() as one:
        lines = [json.loads(each) for each in one.post("/v1/solutions", GAME).data.splitlines()]
        end = lines.pop()["end"]
        assert end == {"count": len(lines), "distance": 0, "complete": True}, end
        assert len({each["expression"] for each in lines}) == len(lines) > 1
        assert all(eval(each["expression"]) == 952 for each in lines)
        few = [json.loads(each) for each in one.post("/v1/solutions", {**GAME, "limit": 2}).data.splitlines()]
        assert len(few) == 3 and few[-1]["end"]["complete"] is False, few[-1]
        is_problem(one.post("/v1/solutions", {**GAME, "numbers": [1, 2]}), 422)


@test
def lists_are_complete_however_slowly_they_are_read():
    # Waiting for the client is no searching, for which a busy machine needs some seconds.
    with server("--search-time", "8") as one:
        answer = one.connect()
        # More than the buffers of the connection hold.
        answer.request("POST", "/v1/solutions", json.dumps({"rules": "free", "target": 120, "numbers": [1, 2, 3, 4, 5, 6, 7, 8], "limit": 30_000}),
                       {"Content-Type": "application/json"})
        answer = answer.getresponse()
        time.sleep(9)
        lines = answer.read().splitlines()
        assert json.loads(lines[-1])["end"]["count"] == len(lines) - 1 == 30_000, (len(lines), lines[-1])


@test
def faults_say_where_and_what_is_allowed():
    with server() as one:
        cases = [
            ("/v1/solve", "nonsense", 422, "not valid JSON"),
            ("/v1/solve", b"\xff\xfe", 422, "not valid JSON"),
            ("/v1/solve", "[" * 100_000, 422, ""),
            ("/v1/solve", "[]", 422, "must be an object"),
            ("/v1/solve", "{}", 422, "lacks the key 'numbers'"),
            ("/v1/solve", {**GAME, "target": "many"}, 422, "'target' must be a whole number"),
            ("/v1/solve", {**GAME, "target": None}, 422, "'target'"),
            ("/v1/solve", {**GAME, "target": -1}, 422, "at least 0"),
            ("/v1/solve", '{"target": 1e99, "numbers": [1]}', 422, "'target'"),
            ("/v1/solve", '{"target": 99999999999999999999, "numbers": [1]}', 422, "'target'"),
            ("/v1/solve", {**GAME, "numbers": [25, "x"]}, 422, "'numbers[1]' must be a whole number"),
            ("/v1/solve", {**GAME, "numbers": [1] * 50}, 422, "elements, not 50"),
            ("/v1/solve", {**GAME, "numbers": [7777] * 6}, 422, "7777"),
            ("/v1/solve", {**GAME, "rules": "chess"}, 422, "must be one of countdown"),
            ("/v1/solve", {**GAME, "extra": 1}, 422, "unknown key 'extra'"),
            ("/v1/puzzles/solve", {"rules": "four-fours", "numbers": [4, 4, 4, 4]}, 422, "'target'"),
            ("/v1/generate", {"count": 100_000}, 422, "1 to 1000"),
            ("/v1/conversations", {"language": "xx"}, 422, "en, fr, de"),
            ("/v1/conversations/turn", {"state": "x"}, 422, "'say'"),
            ("/v1/conversations/turn", {"state": "x", "say": "hello"}, 422, "'state' cannot be used"),
            ("/v1/conversations/turn", {"state": "en.x.y", "say": "hello"}, 422, "'state' cannot be used"),
            ("/v1/intents/Nothing", {"values": {}}, 404, "SolveGame"),
            ("/v1/intents/SolveGame", {"agree": "x", "answer": "y"}, 422, "'agree' cannot be combined"),
            ("/v1/entities/nothing", {}, 404, "account"),
            ("/v1/nothing", {}, 404, "openapi.json"),
        ]
        for path, body, status, words in cases:
            problem = is_problem(one.post(path, body, headers={"Content-Type": "application/json"}), status, words)
            assert len(problem["detail"]) < 2000, problem
        place = one.post("/v1/solve", {**GAME, "numbers": [25, "x"]}).json["pointer"]
        assert place == "/numbers/1", place
        wrong = one.get("/v1/solve")
        is_problem(wrong, 405, "POST")
        assert wrong.headers["Allow"] == "POST", wrong.headers
        is_problem(one.post("/v1/solve", "a=1", headers={"Content-Type": "application/x-www-form-urlencoded"}), 415)
        is_problem(one.post("/v1/solve", "x" * 2_000_000, headers={"Content-Type": "application/json"}), 413)


@test
def conversations_are_with_the_client():
    with server() as one:
        talk = Talk(one)
        turn = talk.say("solve a numbers game")
        assert turn["expects"]["kind"] == "value" and turn["displayed"].startswith("What is the target"), turn
        talk.say("952")
        turn = talk.say("25 50 75 100 3 and 6")
        assert turn["outcome"]["code"] == "success" and "<svg" in turn["outcome"]["picture"], turn
        french = Talk(one, "fr")
        assert "compte" in french.say("résous un jeu")["displayed"].lower()
        # Another process with the same files goes on.
        talk.say("solve a numbers game")
        other = Server(one.folder)
        talk.one = other
        assert talk.say("813")["expects"]["parameter"] == "numbers"
        other.stop()
        # A state that was changed is none.
        talk.one = one
        for state in (talk.state[:-2] + "AA", "fr" + talk.state[2:], talk.state + "A"):
            is_problem(one.post("/v1/conversations/turn", {"state": state, "say": "yes"}), 422, "'state'")
        offers = one.get("/v1/suggestions?limit=5").json["suggestions"]
        assert isinstance(offers, list), offers
        is_problem(one.get("/v1/suggestions?limit=x"), 422, "'limit'")


@test
def progress_comes_as_events():
    with server() as one:
        talk = Talk(one)
        answer = one.post(
            "/v1/conversations/turn", {"state": talk.state, "say": "get 952 from 25 50 75 100 3 6"},
            headers={"Accept": "text/event-stream"})
        assert answer.headers["Content-Type"] == "text/event-stream"
        events = [each.split("\n") for each in answer.data.decode().strip().split("\n\n")]
        assert events[-1][0] == "event: answer", events
        assert json.loads(events[-1][1][6:])["turn"]["outcome"]["code"] == "success"


@test
def money_moves_once_however_often_it_is_agreed_to():
    with server() as one:
        one.open_accounts()
        talk = Talk(one)
        turn = talk.say("pay Anna 5 pounds from current")
        assert turn["expects"]["kind"] == "confirmation" and "£5.00" in turn["displayed"], turn
        asked = talk.state
        results = []

        def agree():
            results.append(one.post("/v1/conversations/turn", {"state": asked, "say": "yes"}))

        threads = [threading.Thread(target=agree) for _ in range(20)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        assert all(each.status == 200 for each in results), [each.data for each in results]
        assert one.balance() == "£45.00", one.balance()
        # All are told what became of it, and nobody is asked again.
        for each in results:
            turn = each.json["turn"]
            assert turn["outcome"]["code"] == "success" and "£5.00 went from Current to Anna" in turn["displayed"], turn
            assert "interrupted" not in turn["displayed"], turn
        agree()
        assert one.balance() == "£45.00", one.balance()
        called = one.post("/v1/intents/TransferMoney", {"values": {"to": "Anna", "amount": "5 GBP", "from": "Current"}}).json
        assert called["status"] == "needsAgreement" and "£5.00" in called["sentence"], called
        assert one.balance() == "£45.00"
        is_problem(one.post("/v1/intents/SolveGame", {"agree": called["token"]}), 422, "of no call of 'SolveGame'")
        for _ in range(3):
            done = one.post("/v1/intents/TransferMoney", {"agree": called["token"]}).json
            assert done["status"] in ("done", "failed"), done
        assert one.balance() == "£40.00", one.balance()
        missing = one.post("/v1/intents/SolveGame", {"values": {"target": 952}}).json
        assert missing["status"] == "needsValue" and missing["parameter"] == "numbers", missing
        solved = one.post("/v1/intents/SolveGame", {"answer": missing["token"], "words": "25 50 75 100 3 6"}).json
        assert solved["status"] == "done" and solved["outcome"]["result"]["value"] == 952, solved
        accounts = one.post("/v1/entities/account", {}).json["entities"]
        assert any(each["name"] == "Current" for each in accounts), accounts


@test
def requests_with_a_key_have_one_answer_and_one_effect():
    with server("--require-token") as one:
        one.open_accounts()
        key = {"Idempotency-Key": "order-17"}
        pay = {"values": {"to": "Anna", "amount": "5 GBP", "from": "Current"}}
        first = one.post("/v1/intents/TransferMoney", pay, headers=key)
        again = one.post("/v1/intents/TransferMoney", pay, headers={"Idempotency-Key": '"order-17"'})
        assert first.status == again.status == 200 and first.data == again.data, (first.data, again.data)
        assert "Idempotency-Replayed" not in first.headers and again.headers["Idempotency-Replayed"] == "true"
        token = first.json["token"]
        assert one.post("/v1/tokens", {"token": token}).json == {"status": "waiting"}
        answers = []

        def agree(key):
            answers.append(one.post("/v1/intents/TransferMoney", {"agree": token}, headers={"Idempotency-Key": key}))

        # With one key, with many, and while the first is answered.
        threads = [threading.Thread(target=agree, args=(f"agree-{n % 5}",)) for n in range(20)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        done = [each for each in answers if each.status == 200]
        assert done and all(each.json["status"] == "done" for each in done), [each.data for each in answers]
        for each in answers:
            if each.status != 200:
                is_problem(each, 409, "is being answered")
                assert each.headers["Retry-After"] == "1"
        assert one.balance() == "£45.00", one.balance()
        assert one.post("/v1/tokens", {"token": token}).json == {"status": "done"}
        found = one.get("/v1/requests/order-17").json
        assert found == {"status": "answered", "answer": first.json}, found
        is_problem(one.get("/v1/requests/order-18"), 404, "no request with this Idempotency-Key")
        is_problem(one.post("/v1/intents/TransferMoney", {"agree": token}, headers=key), 422, "used for another request")
        # It is no way round the scope of another token.
        for scope in ("look-up", "change"):
            lesser = one.add_token("owner", scope, "--scope", scope)
            is_problem(one.post("/v1/intents/TransferMoney", pay, headers={**key, **lesser}), 422, "used for another request")
        for bad in ("", '""', "a b", "x" * 256):
            is_problem(one.post("/v1/intents/TransferMoney", pay, headers={"Idempotency-Key": bad}), 422, "visible ASCII")
        # What is refused is not kept.
        wrong = {"values": {"to": "Anna", "amount": "5 GBP", "from": "Nowhere"}}
        for _ in range(2):
            is_problem(one.post("/v1/intents/Transfer", wrong, headers={"Idempotency-Key": "a"}), 404)
        steps = {"shortcut": {"id": "", "name": "Warm up", "actions": [{"do": "DrawGame"}]}}
        saved = [one.post("/v1/shortcuts", steps, headers={"Idempotency-Key": "b"}) for _ in range(2)]
        assert saved[0].data == saved[1].data, [each.data for each in saved]
        state = one.post("/v1/conversations", {"language": "en"}, headers={"Idempotency-Key": "c"}).json["state"]
        turn = {"state": state, "say": "pay Anna 2 pounds from current"}
        events = {"Idempotency-Key": "d", "Accept": "text/event-stream"}
        streams = [one.post("/v1/conversations/turn", turn, headers=events).data for _ in range(2)]
        assert streams[0].split(b"event: answer")[1] == streams[1].split(b"event: answer")[1], streams


@test
def answers_to_requests_with_a_key_outlive_the_process():
    with tempfile.TemporaryDirectory() as folder:
        one = Server(folder)
        one.open_accounts()
        pay = {"values": {"to": "Anna", "amount": "5 GBP", "from": "Current"}}
        token = one.post("/v1/intents/TransferMoney", pay, headers={"Idempotency-Key": "a"}).json["token"]
        one.process.kill()
        one.process.wait()
        two = Server(folder)
        # The answer of the process that is gone is there for the next.
        assert two.post("/v1/intents/TransferMoney", pay, headers={"Idempotency-Key": "a"}).json["token"] == token
        two.stop()


@test
def lists_and_shortcuts_can_be_looked_at():
    with server() as one:
        talk = Talk(one)
        talk.say("make a list called books")
        talk.say("add soap to books")
        assert [each["name"] for each in one.post("/v1/entities/list", {}).json["entities"]] == ["Books"]
        items = one.post("/v1/entities/item", {"query": {"where": {"property": "text", "contains": "soap"}}}).json
        assert len(items["entities"]) == 1, items
        is_problem(one.post("/v1/entities/item", {"query": {"where": {"property": "nothing", "equals": 1}}}), 422)
        saved = one.post("/v1/shortcuts", {"shortcut": {"id": "", "name": "Warm up", "actions": [{"do": "DrawGame"}]}})
        if saved.status != 200:  # The form of shortcuts is that of the tool.
            raise AssertionError(saved.data)
        assert [each["name"] for each in one.get("/v1/shortcuts").json["shortcuts"]] == ["Warm up"]
        assert talk.say("run warm up").get("steps"), "a shortcut that was just saved is known"
        gone = one.request("DELETE", f"/v1/shortcuts/{saved.json['id']}")
        assert gone.status == 200, gone.data
        is_problem(one.request("DELETE", f"/v1/shortcuts/{saved.json['id']}"), 404)


@test
def other_sites_and_names_are_kept_out():
    with server("--allow-origin", "https://friend.example", "--allow-host", "games.example") as one:
        is_problem(one.post("/v1/solve", GAME, headers={"Host": "evil.example"}), 403, "evil.example")
        for host in (f"localhost:{one.port}", f"127.0.0.1:{one.port}", "[::1]", "games.example"):
            assert one.post("/v1/solve", GAME, headers={"Host": host}).status == 200, host
        is_problem(one.post("/v1/solve", GAME, headers={"Origin": "https://evil.example"}), 403)
        is_problem(one.post("/v1/solve", GAME, headers={"Origin": "null"}), 403)
        is_problem(one.post("/mcp", {}, headers={"Origin": "https://evil.example"}), 403)
        for hosts in ("Host: localhost@evil.example", "Host: localhost:1@evil.example", "Host: [evil.example]", "Host: localhost\r\nHost: evil.example",
                      "Host: ", "X: y"):
            assert statuses(raw(one, f"GET /healthz HTTP/1.1\r\n{hosts}\r\n\r\n".encode())) == [403], hosts
        assert one.post("/v1/solve", GAME, headers={"Origin": f"http://127.0.0.1:{one.port}"}).status == 200
        shared = one.post("/v1/solve", GAME, headers={"Origin": "https://friend.example"})
        assert shared.headers["Access-Control-Allow-Origin"] == "https://friend.example"
        asked = one.request("OPTIONS", "/v1/solve", headers={"Origin": "https://friend.example"})
        assert asked.status == 204 and "POST" in asked.headers["Access-Control-Allow-Methods"]
        # Their pages may send all that is described, and read what they need to go on.
        described = {
            parameter["name"].lower() for path in one.get("/openapi.json").json["paths"].values() for operation in path.values()
            for parameter in operation.get("parameters", []) if parameter["in"] == "header"}
        allowed = set(asked.headers["Access-Control-Allow-Headers"].split(", "))
        assert "idempotency-key" in described and described | {"authorization", "content-type", "mcp-session-id"} <= allowed, allowed
        exposed = shared.headers["Access-Control-Expose-Headers"].split(", ")
        assert {"mcp-session-id", "idempotency-replayed", "retry-after", "x-request-id"} <= set(exposed), exposed
        plain = one.get("/")
        assert "Access-Control-Allow-Origin" not in plain.headers
        assert "default-src 'none'" in plain.headers["Content-Security-Policy"]
        assert plain.headers["X-Content-Type-Options"] == "nosniff"


def raw(one, text, half=False):
    """What a server says to a text until it closes the connection, or says nothing for a second."""
    with socket.create_connection(("127.0.0.1", one.port), timeout=1) as connection:
        connection.sendall(text)
        if half:
            connection.shutdown(socket.SHUT_WR)
        said = b""
        with contextlib.suppress(TimeoutError, ConnectionResetError):
            while part := connection.recv(65536):
                said += part
    return said


def statuses(said):
    return [int(each) for each in re.findall(rb"HTTP/1\.1 (\d+)", said)]


@test
def an_endpoint_has_one_spelling_of_its_path():
    """What another spelling reaches would not have to keep the rules of the endpoint."""
    with server("--require-token") as one:
        for path in ("/metrics", "/v1/solve", "/v1/batch", "/v1/generate", "/v1/check", "/v1/shortcuts"):
            method = "GET" if path in ("/metrics", "/v1/shortcuts") else "POST"
            for spelling in (path + "/", "/" + path, path.replace("/", "//"), "/x/.." + path, path[:-1] + f"%{ord(path[-1]):x}"):
                for token in (False, True):
                    is_problem(one.request(method, spelling, GAME if method == "POST" else None, token=token), 404)
            absolute = f"{method} http://localhost{path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n"
            assert statuses(raw(one, absolute.encode())) == [401], path
            # The name in a whole address counts, whatever the header says.
            assert statuses(raw(one, absolute.replace("//localhost/", "//evil.example/").encode())) == [403], path
        is_problem(one.post("/v1/intents/SolveGame/", {}, token=False), 404)
        is_problem(one.post("/v1/intents//", {}, token=False), 404)
        is_problem(one.post("/v1/intents/%53olveGame", {}, token=False), 401)
        assert one.post("/v1/intents/%53olveGame", {"values": GAME}).json["status"] == "done"
        head = one.request("HEAD", "/healthz", token=False)
        assert head.status == 200 and head.data == b"" and int(head.headers["Content-Length"]) > 0, head.headers


@test
def messages_end_where_they_say():
    with server() as one:
        head = b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\n"
        game = json.dumps(GAME).encode()
        solve = head + b"Content-Length: %d\r\n\r\n%s" % (len(game), game)
        assert statuses(raw(one, solve * 5)) == [200] * 5
        assert statuses(raw(one, solve, half=True)) == [200]
        # What is no message is a bad request, and the connection ends; nothing after it is read as another one.
        for fields in (b"Content-Length: 5\r\nTransfer-Encoding: chunked", b"Content-Length: 5\r\nContent-Length: 6", b"Content-Length: -5",
                       b"Content-Length: 99999999999999999999", b"Transfer-Encoding: xchunked", b"Transfer-Encoding: chunked\r\n\r\nZZ",
                       b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF"):
            assert statuses(raw(one, head + fields + b"\r\n\r\n0\r\n\r\n" + solve)) == [400], fields
        # What the body is coded with besides is not known here.
        coded = head + b"Transfer-Encoding: gzip, chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(game), game)
        assert statuses(raw(one, coded)) == [415]
        packed = one.post("/v1/solve", gzip.compress(game), headers={"Content-Type": "application/json", "Content-Encoding": "gzip"})
        is_problem(packed, 415, "must not be compressed")
        # Clients that wait for it are told to send their bodies.
        waiting = head + b"Expect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(game)
        assert statuses(raw(one, waiting)) == [100]
        assert statuses(raw(one, waiting + game)) == [100, 200]
        assert b'status="503"' not in one.get("/metrics").data


@test
def chunks_with_endless_words_are_left():
    with server("--body-time", "2") as one:
        before = one.memory()
        start = time.monotonic()
        with socket.create_connection(("127.0.0.1", one.port), timeout=30) as connection:
            connection.sendall(b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2;")
            with contextlib.suppress(ConnectionError):
                while time.monotonic() - start < 20:
                    connection.sendall(b"x" * 100_000)
        assert time.monotonic() - start < 10
        # They are read past, not kept.
        assert one.memory() - before < 30, (before, one.memory())
        assert one.get("/healthz").status == 200


@test
def connections_stay_open_only_as_their_clients_expect():
    """What a server says until it closes the connection, which must be at once: HTTP/1.0 has no other end of an answer."""
    game = json.dumps(GAME).encode()

    def said(one, version, *fields, path=b"POST /v1/solve", body=game, times=1):
        head = b"\r\n".join([path + b" HTTP/" + version, b"Host: localhost", b"Content-Length: %d" % len(body), *fields])
        with socket.create_connection(("127.0.0.1", one.port), timeout=10) as connection:
            connection.sendall((head + b"\r\n\r\n" + body) * times)
            text = b""
            try:
                while part := connection.recv(65536):
                    text += part
            except TimeoutError:
                return text, False
            return text, True

    def heads(text):
        return [head.lower() for head in re.findall(rb"HTTP/1\.[01] 200 .*?\r\n\r\n", text, re.DOTALL)]

    with server() as one:
        for version, fields in ((b"1.0", ()), (b"1.0", (b"Connection: close",)), (b"1.0", (b"Connection: keep-alive, close",)),
                                (b"1.1", (b"Connection: close",)), (b"1.1", (b"Connection: Close",)), (b"1.1", (b"Connection: CLOSE",)),
                                (b"1.1", (b"Connection: x-other , Close",)), (b"1.1", (b"Connection: x-other", b"connection: close")),
                                (b"1.0", (b"Expect: 100-continue",))):
            text, ended = said(one, version, *fields, times=2)
            assert ended, (version, fields, text)
            # What comes after that is not answered.
            assert len(heads(text)) == 1 and text.startswith(b"HTTP/" + version + b" 200 "), (fields, text)
            assert b"\r\nconnection: close\r\n" in heads(text)[0] and b"chunked" not in heads(text)[0], (fields, text)
            assert json.loads(text.split(b"\r\n\r\n", 1)[1])["distance"] == 0, text
        # An answer of unknown length is up to the end of the connection, whatever else the client asks for.
        lines = b"".join(game + b"\n" for _ in range(20))
        for fields in ((), (b"Connection: keep-alive",)):
            text, ended = said(one, b"1.0", b"Content-Type: application/jsonl", *fields, path=b"POST /v1/batch", body=lines)
            assert ended and len(heads(text)) == 1, text
            assert b"\r\nconnection: close\r\n" in heads(text)[0] and b"transfer-encoding" not in heads(text)[0], text
            answers = text.split(b"\r\n\r\n", 1)[1].splitlines()
            assert len([json.loads(line) for line in answers]) >= 20, text
        # Those that ask for it are kept.
        for version, fields in ((b"1.0", (b"Connection: x-other, Keep-Alive",)), (b"1.1", ()), (b"1.1", (b"Connection: x-close",))):
            with socket.create_connection(("127.0.0.1", one.port), timeout=10) as connection:
                for _ in range(3):
                    head = b"\r\n".join([b"GET /healthz HTTP/" + version, b"Host: localhost", *fields])
                    connection.sendall(head + b"\r\n\r\n")
                    text = b""
                    while b"\r\n\r\n" not in text:
                        part = connection.recv(65536)
                        assert part, (version, fields, text)
                        text += part
                    length = int(re.search(rb"(?i)content-length: (\d+)", text)[1])
                    while len(text.split(b"\r\n\r\n", 1)[1]) < length:
                        text += connection.recv(65536)
                    assert len(heads(text)) == 1 and b"\r\nconnection: close" not in heads(text)[0], text
                    assert (b"\r\nconnection: keep-alive\r\n" in heads(text)[0]) == (version == b"1.0"), text


@test
def users_have_tokens_and_files_of_their_own():
    with server("--require-token") as one:
        data = os.path.join(one.folder, "server")
        assert one.token.startswith("nr_") and len(one.token) > 40
        file = os.path.join(data, "users.json")
        assert os.stat(file).st_mode & 0o777 == 0o600
        assert one.token not in Path(file).read_text()
        refused = one.post("/v1/solve", GAME, token=False)
        is_problem(refused, 401, "Bearer")
        assert refused.headers["WWW-Authenticate"] == "Bearer"
        for header in ("Bearer x", "Basic " + one.token, one.token, "Bearer "):
            is_problem(one.post("/v1/solve", GAME, headers={"Authorization": header}), 401)
        for path in ("/metrics", "/v1/suggestions", "/v1/shortcuts", "/v1/intents"):
            is_problem(one.get(path, token=False), 401)
        for path in ("/healthz", "/readyz", "/openapi.json", "/"):
            assert one.get(path, token=False).status == 200, path
        assert one.post("/v1/solve", GAME).status == 200

        manage = one.manage
        anna = manage("user", "add", "anna").stdout.strip()
        assert anna.startswith("nr_"), anna
        assert manage("user", "list").stdout.split() == ["anna", "owner"]
        for name in ("anna", "a/b", "..", "", "x" * 65):
            run = manage("user", "add", name)
            assert run.returncode == 64 and run.stderr.startswith("Error: "), run
        # Who was added while the server runs can use it.
        hers = {"Authorization": f"Bearer {anna}"}
        state = one.post("/v1/conversations", {}, headers=hers).json["state"]
        answer = one.post("/v1/conversations/turn", {"state": state, "say": "make a list called secrets"}, headers=hers)
        assert answer.status == 200, answer.data
        assert len(one.post("/v1/entities/list", {}, headers=hers).json["entities"]) == 1
        assert one.post("/v1/entities/list", {}).json["entities"] == []
        # A state is good for its user only.
        is_problem(one.post("/v1/conversations/turn", {"state": answer.json["state"], "say": "yes"}), 422, "another secret")
        new = one.add_token("anna", "new")
        assert one.get("/v1/shortcuts", headers=hers).status == one.get("/v1/shortcuts", headers=new).status == 200
        assert manage("token", "revoke", "anna", "first").returncode == 0
        is_problem(one.get("/v1/shortcuts", headers=hers), 401)
        assert one.get("/v1/shortcuts", headers=new).status == 200
        assert manage("user", "remove", "anna").returncode == 0
        is_problem(one.get("/v1/shortcuts", headers=new), 401)


def is_out_of_scope(answer, scope):
    problem = is_problem(answer, 403, f"scope '{scope}'")
    assert problem["scope"] == scope and problem["type"].endswith(":insufficient-scope"), problem
    assert answer.headers["WWW-Authenticate"] == f'Bearer error="insufficient_scope", scope="{scope}"', answer.headers


@test
def tokens_have_scopes_and_an_end():
    payment = {"values": {"to": "Anna", "amount": "5 GBP", "from": "Current"}}
    with server("--require-token") as one:
        one.open_accounts()
        owner = {"Authorization": f"Bearer {one.token}"}
        look, change = (one.add_token("owner", scope, "--scope", scope) for scope in ("look-up", "change"))
        pay = one.add_token("owner", "pay", "--days", "30")

        def talk(header, *turns):
            state = one.post("/v1/conversations", {}, headers=header).json["state"]
            for turn in turns:
                answer = one.post("/v1/conversations/turn", {"state": state, **turn}, headers=header)
                if answer.status != 200:
                    return answer
                state = answer.json["state"]
            return answer

        # By name, and by what is said, whether it is asked for in one sentence or step by step.
        for header in (look, change):
            assert one.post("/v1/intents/CheckBalance", {}, headers=header).json["status"] == "done"
            assert talk(header, {"say": "what is the balance of Current"}).json["turn"]["outcome"]["code"] == "success"
            is_out_of_scope(one.post("/v1/intents/TransferMoney", payment, headers=header), "pay")
            is_out_of_scope(talk(header, {"say": "pay Anna 5 pounds from Current"}), "pay")
            is_out_of_scope(talk(header, {"say": "pay Anna"}), "pay")
            is_out_of_scope(talk(header, {"event": {"begin": {"intent": "TransferMoney", "values": {}}}}), "pay")
        is_out_of_scope(one.post("/v1/intents/CreateList", {"values": {"list": "Food"}}, headers=look), "change")
        is_out_of_scope(talk(look, {"say": "make a list called Food"}), "change")
        assert talk(change, {"say": "make a list called Food"}).json["turn"]["outcome"]["code"] == "success"
        is_out_of_scope(talk(look, {"say": "undo"}, {"say": "yes"}), "change")
        shortcut = {"shortcut": {"id": "", "name": "Game", "actions": [{"do": "DrawGame"}]}}
        is_out_of_scope(one.post("/v1/shortcuts", shortcut, headers=look), "change")
        saved = one.post("/v1/shortcuts", shortcut, headers=change)
        assert saved.status == 200, saved.data
        is_out_of_scope(one.request("DELETE", "/v1/shortcuts/" + saved.json["id"], headers=look), "change")
        # What a token may do does not come with a state or an agreement that another one was given.
        asked = one.post("/v1/intents/TransferMoney", payment, headers=pay).json
        is_out_of_scope(one.post("/v1/intents/TransferMoney", {"agree": asked["token"]}, headers=change), "pay")
        state = talk(pay, {"say": "pay Anna 5 pounds from Current"}).json["state"]
        is_out_of_scope(one.post("/v1/conversations/turn", {"state": state, "say": "yes"}, headers=change), "pay")
        assert one.balance() == "£50.00"
        # A shortcut is saved in the middle of a conversation, and one that pays needs what paying needs.
        is_out_of_scope(talk(look, {"say": "draw a game"}, {"say": "save that as a shortcut called Round"}, {"say": "yes"}), "change")
        # Tools: a session is of the token with which it began.
        for header, refused in ((look, True), (pay, False)):
            begun = one.post("/mcp", {
                "jsonrpc": "2.0", "id": 0, "method": "initialize",
                "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}},
                headers=header)
            session = {"Mcp-Session-Id": begun.headers["Mcp-Session-Id"], "MCP-Protocol-Version": "2025-11-25"}
            call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": ToolClient.PAYMENT}
            answer = one.post("/mcp", call, headers={**header, **session})
            if refused:
                is_out_of_scope(answer, "pay")
            else:
                assert answer.json["result"]["structuredContent"]["status"] == "needsAgreement", answer.data
                is_problem(one.post("/mcp", call, headers={**look, **session}), 403)
                is_problem(one.post("/mcp", {**call, "method": "ping", "params": {}}, headers={**look, **session}), 404)
        assert one.post("/v1/intents/TransferMoney", {"agree": asked["token"]}, headers=pay).json["status"] == "done"
        assert one.balance() == "£45.00"

        listed = one.manage("token", "list", "owner").stdout.splitlines()
        assert [each.split("\t")[1:3] for each in listed] == [
            ["first", "pay"], ["look-up", "look-up"], ["change", "change"], ["pay", "pay"]], listed
        assert listed[0].endswith("no end") and "until 20" in listed[3], listed
        # When its time is over, a token is none.
        path = Path(one.folder) / "server/users.json"
        users = json.loads(path.read_text())
        users["users"][0]["tokens"][3]["expires"] = int(time.time()) + 2
        path.with_suffix(".other").write_text(json.dumps(users))
        path.with_suffix(".other").rename(path)
        assert one.get("/v1/shortcuts", headers=pay).status == 200
        time.sleep(2.1)
        is_problem(one.get("/v1/shortcuts", headers=pay), 401, "time is over")
        assert one.manage("token", "list").stdout.splitlines()[3].split("\t")[3].startswith("expired ")
        assert one.get("/v1/shortcuts", headers=owner).status == 200

        # Who did what is told, and nothing of what it was about.
        audit = [json.loads(line) for line in one.manage("audit", "--json").stdout.splitlines()]
        acts = [(each["token"], each["act"], each["verdict"]) for each in audit]
        for expected in [
                ("look-up", "CheckBalance", "success"), ("change", "TransferMoney", "refused"), ("change", "CreateList", "success"),
                ("look-up", "saveShortcut", "refused"), ("change", "saveShortcut", "done"), ("look-up", "SaveShortcut", "refused"),
                ("pay", "TransferMoney", "success")]:
            assert expected in acts, (expected, acts)
        assert acts.count(("pay", "TransferMoney", "success")) == 1 and {each["user"] for each in audit} == {"owner"}
        text = "".join(each.read_text() for each in path.parent.glob("audit*"))
        assert not any(word in text for word in ("Food", "Anna", "5 GBP", "£", "Current", asked["token"], one.token)), text
        assert path.parent.joinpath("audit.jsonl").stat().st_mode & 0o777 == 0o600
        lines = one.manage("audit", "--user", "owner", "--last", "2").stdout.splitlines()
        assert len(lines) == 2 and lines[-1].split("\t")[1:3] == ["owner", "pay"], lines
        assert one.manage("audit", "--user", "nobody").stdout == ""


@test
def tool_calls_are_noted_under_their_requests():
    with server("--require-token") as one:
        client = ToolClient(one)
        for id, name in enumerate(["CreateList", "CheckBalance", "DrawGame"], 1):
            arguments = {"list": "Food"} if name == "CreateList" else {}
            answer = client.send(client.call(id, params={"name": name, "arguments": arguments}))
            assert answer.status == 200 and "error" not in answer.json, answer.data
            if name == "CreateList":
                made = answer.headers["X-Request-ID"]
        # A game is harmless, and leaves no line.
        audit = [json.loads(line) for line in one.manage("audit", "--json").stdout.splitlines()]
        assert [each["act"] for each in audit] == ["CreateList", "CheckBalance"], audit
        assert audit[0]["request"] == made != audit[1]["request"], (audit, made)


@test
def the_first_token_is_not_written_to_a_log():
    with tempfile.TemporaryDirectory() as folder:
        one = Server.__new__(Server)
        one.folder, one.store = folder, os.path.join(folder, "memory.sqlite")
        command = [SERVER, "--require-token", "--port", "0", *one.files]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            said = process.stdout.readline()
            assert "user add owner" in said and "http://" in process.stdout.readline(), said
            process.terminate()
        assert not os.path.exists(os.path.join(folder, "server/users.json"))
        # On a terminal it is shown, once.
        for times in (1, 0):
            leader, follower = pty.openpty()
            with subprocess.Popen(command, stdout=follower, stderr=follower) as process:
                os.close(follower)
                said = b""
                while b"http://" not in said:
                    said += os.read(leader, 1000)
                process.terminate()
            os.close(leader)
            assert len(re.findall(rb"shown this once: nr_\S{43}", said)) == times, said


@test
def all_users_are_backed_up_and_restored_while_two_processes_write():
    with server("--require-token") as one, tempfile.TemporaryDirectory() as elsewhere:
        one.open_accounts()
        anna = {"Authorization": "Bearer " + one.manage("user", "add", "anna").stdout.strip()}
        other = Server.__new__(Server)
        other.__dict__.update(one.__dict__)
        other.process = subprocess.Popen(
            [SERVER, "--require-token", "--port", "0", *one.files], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        other.port = int(re.search(r"http://.+:(\d+)/", other.process.stdout.readline()).group(1))
        done, stop = {"anna": [], "owner": []}, threading.Event()

        def work(which, name, headers):
            number = 0
            while not stop.is_set():
                number += 1
                values = {"values": {"list": f"List {name} {number}"}}
                answer = which.post("/v1/intents/CreateList", values, headers=headers)
                assert answer.status == 200 and answer.json["status"] == "done", answer.data
                done[name].append(number)

        workers = [threading.Thread(target=work, args=each) for each in ((one, "anna", anna), (other, "owner", None))]
        for each in workers:
            each.start()
        try:
            before = {}
            for round in range(3):
                # All have done something more.
                wanted = {name: len(numbers) + 2 for name, numbers in done.items()}
                deadline = time.monotonic() + 60
                while any(len(done[name]) < number for name, number in wanted.items()) and time.monotonic() < deadline:
                    time.sleep(0.05)
                before[round] = {name: len(numbers) for name, numbers in done.items()}
                assert all(before[round].values()), before
                run = one.manage("data", "backup", f"{elsewhere}/{round}")
                assert run.returncode == 0 and "anna: " in run.stdout and "owner: " in run.stdout, run
            assert one.manage("data", "backup", f"{elsewhere}/0").returncode == 64
        finally:
            stop.set()
            for each in workers:
                each.join()
            other.stop()
        assert os.stat(f"{elsewhere}/0").st_mode & 0o777 == 0o700
        assert not list(Path(elsewhere).glob("*.partial"))
        # A folder with users is not written over, and all is taken or nothing.
        for round, numbers in before.items():
            run = one.manage("data", "restore", f"{elsewhere}/{round}")
            assert run.returncode == 64 and "there are users" in run.stderr, run
            new = Server.__new__(Server)
            new.folder = f"{elsewhere}/new{round}"
            new.store = f"{new.folder}/memory.sqlite"
            os.mkdir(new.folder)
            if round == 2:
                lists = next(Path(f"{elsewhere}/2/users").glob("anna-*")) / "lists.sqlite"
                whole = lists.read_bytes()
                lists.write_bytes(whole[:5000] + bytes(3000) + whole[8000:])
                run = new.manage("data", "restore", f"{elsewhere}/2")
                assert run.returncode == 64 and "anna" in run.stderr, run
                assert not list(Path(new.folder).rglob("*.sqlite*")) and not os.path.exists(f"{new.folder}/server/users.json")
                lists.write_bytes(whole)
            run = new.manage("data", "restore", f"{elsewhere}/{round}")
            assert run.returncode == 0 and "anna" in run.stdout, run
            run = new.manage("data", "upgrade")
            assert run.returncode == 0 and "damaged" not in run.stdout and run.stdout.count("is whole") >= 4, run
            with contextlib.ExitStack() as stack:
                process = stack.enter_context(subprocess.Popen(
                    [SERVER, "--require-token", "--port", "0", *new.files], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True))
                stack.callback(process.terminate)
                new.port = int(re.search(r"http://.+:(\d+)/", process.stdout.readline()).group(1))
                new.token = one.token
                for name, headers in (("anna", anna), ("owner", {})):
                    found = new.post("/v1/entities/list", {"query": {"limit": 1000}}, headers=headers).json["entities"]
                    assert len(found) >= numbers[name], (name, len(found), numbers)
            assert new.balance() == "£50.00"
            new.tool("bank", "audit")
        # What is damaged is named.
        path = next(Path(new.folder).rglob("anna-*/lists.sqlite"))
        path.write_bytes(b"")
        run = new.manage("data", "upgrade")
        assert run.returncode == 1 and "anna" in run.stdout and "lists.sqlite" in run.stdout, run


@test
def the_audit_log_is_bounded():
    with server("--require-token") as one:
        folder = Path(one.folder) / "server"
        line = '{"time":"2026-01-01T00:00:00Z","user":"old","token":"x","act":"y","verdict":"z","request":"0"}\n'
        for place in range(1, 10):
            (folder / f"audit.{place}.jsonl").write_text(line.replace("old", f"old{place}"))
        (folder / "audit.jsonl").write_text(line * 110_000)
        for _ in range(3):
            assert one.post("/v1/entities/list", {}).status == 200
        assert len(list(folder.glob("audit*.jsonl"))) == 10
        assert len((folder / "audit.jsonl").read_text().splitlines()) == 2
        assert "old8" in (folder / "audit.9.jsonl").read_text()
        # Part of a line, as when the power goes, does no harm.
        with open(folder / "audit.jsonl", "a") as file:
            file.write('{"time":"20')
        assert len(one.manage("audit", "--user", "owner", "--json").stdout.splitlines()) == 3
        assert one.post("/v1/entities/list", {}).status == 200
        assert len(one.manage("audit", "--user", "owner", "--json").stdout.splitlines()) == 4


@test
def an_audit_log_that_cannot_be_written_is_told():
    with server("--require-token") as one:
        log = Path(one.folder) / "server/audit.jsonl"
        log.mkdir()
        is_problem(one.get("/readyz"), 503, "the audit log cannot be written")
        log.rmdir()
        assert one.get("/readyz").status == 200
        # A full disk is known when an entry was lost, and so is that there is room again.
        log.unlink()
        log.symlink_to("/dev/full")
        assert one.post("/v1/entities/list", {}).status == 200
        for _ in range(2):
            is_problem(one.get("/readyz"), 503, "the audit log cannot be written")
        log.unlink()
        assert one.get("/readyz").status == 200
        assert one.post("/v1/entities/list", {}).status == 200
        assert len(one.manage("audit", "--json").stdout.splitlines()) == 1


@test
def a_broken_file_of_users_is_told_to_the_operator_only():
    with server("--require-token") as one:
        file = Path(one.folder) / "server/users.json"
        whole = file.read_text()
        file.write_text(whole[:-20])
        for token in (one.token, "nr_other"):
            refused = one.get("/v1/shortcuts", headers={"Authorization": f"Bearer {token}"})
            is_problem(refused, 503, "the file of the users cannot be read")
            assert b"/server" not in refused.data, refused.data
        is_problem(one.get("/v1/shortcuts", token=False), 401)
        assert b"/server" not in one.get("/readyz").data and one.get("/readyz").status == 503
        # What is to be a folder and is none is told in one sentence.
        (Path(one.folder) / "file").write_text("x")
        for path in ("file", "file/server"):
            run = subprocess.run(
                [SERVER, "--port", "0", "--data", f"{one.folder}/{path}"], capture_output=True, text=True, timeout=60, check=False)
            assert run.returncode == 64 and "cannot be made one.\n" in run.stderr, run
        start = subprocess.run([SERVER, "--require-token", "--port", "0", *one.files], capture_output=True, text=True, timeout=60, check=False)
        assert start.returncode != 0 and "users.json' of the users cannot be read" in start.stderr, start
        file.write_text(whole)
        assert one.get("/v1/shortcuts").status == one.get("/readyz").status == 200


@test
def hard_batches_and_lists_end_when_their_client_goes():
    with server("--search-time", "30") as one:
        def searches():
            return float(re.search(r"^numberrace_searches (\S+)", one.get("/metrics").data.decode(), re.M).group(1))

        def wait_for(holds, seconds):
            deadline = time.monotonic() + seconds
            while not holds(searches()) and time.monotonic() < deadline:
                time.sleep(0.05)
            assert holds(searches()), searches()

        for path, kind, body in (("/v1/batch", "application/jsonl", (json.dumps(LONG) + "\n") * 100), ("/v1/solutions", "application/json", json.dumps(LONG))):
            connection = one.connect()
            connection.request("POST", path, body, {"Content-Type": kind})
            wait_for(lambda count: count > 0, 10)
            connection.sock.shutdown(socket.SHUT_RDWR)
            connection.close()
            wait_for(lambda count: count == 0, 5)


@test
def hard_batches_leave_room_for_others():
    with server("--search-time", "1") as one:
        batches = [one.connect() for _ in range(8)]
        for each in batches:
            each.request("POST", "/v1/batch", (json.dumps(LONG) + "\n") * 200, {"Content-Type": "application/jsonl"})
        answers = [each.getresponse() for each in batches]
        # The first answers come before the last lines are solved, and a search of another client is not behind all of them.
        assert json.loads(answers[0].readline())["line"] == 1
        start = time.monotonic()
        assert one.post("/v1/puzzles/solve", {"rules": "24", "numbers": [3, 3, 8, 8]}).json["value"] == 24
        assert time.monotonic() - start < 30, time.monotonic() - start
        for each in batches:
            each.sock.shutdown(socket.SHUT_RDWR)
            each.close()


@test
def connections_do_not_use_up_the_files():
    """With few files allowed, idle connections are as many as leave room for the files of the users."""
    def few_files():
        resource.setrlimit(resource.RLIMIT_NOFILE, (400, 400))

    def begin_connection():
        """A connection that is not waited for: the last ones stand in a full line until the kernel tries again."""
        raw = socket.socket()
        raw.setblocking(False)
        raw.connect_ex(("127.0.0.1", one.port))
        return raw

    with server(before=few_files) as one:
        held = [socket.create_connection(("127.0.0.1", one.port)) for _ in range(150)]
        assert one.post("/v1/conversations", {}).status == 200
        held += [begin_connection() for _ in range(350)]
        time.sleep(0.5)
        for each in held[:350]:
            each.close()
        talk = Talk(one)
        talk.say("make a list called books")
        assert len(one.post("/v1/entities/list", {}).json["entities"]) == 1
        for each in held:
            each.close()


@test
def clients_cannot_use_up_the_machine():
    with server("--turns", "5", "--search-time", "1", "--computing", "3") as one:
        answers = [one.post("/v1/conversations", {}) for _ in range(7)]
        assert [each.status for each in answers] == [200] * 5 + [429] * 2, [each.status for each in answers]
        assert int(answers[-1].headers["Retry-After"]) > 0
        start = time.monotonic()
        found = one.post("/v1/solve", {**LONG, "milliseconds": 500})
        assert found.status == 200 and found.json["stopped"] is True, found.data
        assert time.monotonic() - start < 4, time.monotonic() - start
        is_problem(one.post("/v1/solve", {**LONG, "milliseconds": 60_000}), 422, "1 to 1000")
        statuses = [one.post("/v1/solve", LONG).status for _ in range(8)]
        assert statuses[0] == 200 and statuses[-1] == 429, statuses


@test
def a_search_ends_when_its_client_goes():
    with server("--search-time", "30") as one:
        def searches():
            text = one.get("/metrics").data.decode()
            return float(re.search(r"^numberrace_searches (\S+)", text, re.M).group(1))

        connections = []
        for _ in range(3):
            connection = one.connect()
            connection.request("POST", "/v1/solve", json.dumps(LONG), {"Content-Type": "application/json"})
            connections.append(connection)
        deadline = time.monotonic() + 10
        while searches() < 3 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert searches() == 3
        for connection in connections:
            connection.sock.shutdown(socket.SHUT_RDWR)
            connection.close()
        deadline = time.monotonic() + 5
        while searches() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert searches() == 0, "the searches go on without their clients"


@test
def slow_and_broken_clients_are_left():
    with server() as one:
        for text in (b"\x00\xff\x16\x03\x01 rubbish\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\n{",
                     b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 5000 + b"\r\n"):
            raw = socket.create_connection(("127.0.0.1", one.port))
            with contextlib.suppress(OSError):
                raw.sendall(text)
            raw.close()
        assert one.get("/healthz").status == 200


@test
def what_comes_too_slowly_is_not_waited_for():
    with server("--idle-time", "4", "--body-time", "1") as one:
        def open_with(text):
            raw = socket.create_connection(("127.0.0.1", one.port), timeout=10)
            raw.sendall(text)
            return raw

        def drip(raw, byte, end=b"}"):
            """Sends a byte five times a second until the server closes or has said what ends so; tells that, and the time."""
            start = time.monotonic()
            raw.settimeout(0.2)
            said = b""
            while time.monotonic() - start < 15:
                try:
                    part = raw.recv(65536)
                    if not part:
                        break
                    said += part
                    if said.rstrip().endswith(end):
                        break
                except TimeoutError:
                    with contextlib.suppress(OSError):
                        raw.sendall(byte)
                except OSError:
                    break
            raw.close()
            return said, time.monotonic() - start

        # A header that comes drop by drop, a connection on which nothing comes, and one that is left open after a request.
        said, seconds = drip(open_with(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "), b"x")
        assert said == b"" and 3 < seconds < 15, (said, seconds)
        said, seconds = drip(open_with(b""), b"")
        assert said == b"" and 3 < seconds < 15, (said, seconds)
        raw = open_with(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert raw.recv(65536).startswith(b"HTTP/1.1 200")
        said, seconds = drip(raw, b"")
        assert said == b"" and 3 < seconds < 15, (said, seconds)
        # A body that comes drop by drop is told to be too slow; so is a batch, after the answers to what came in time.
        head = "POST {} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {}\r\nContent-Length: 5000\r\n\r\n"
        said, seconds = drip(open_with(head.format("/v1/solve", "application/json").encode() + b'{"target": '), b" ")
        assert said.startswith(b"HTTP/1.1 408") and b"within 1 s" in said and seconds < 5, (said, seconds)
        raw = open_with(head.format("/v1/batch", "application/jsonl").encode() + json.dumps(GAME).encode() + b"\n")
        said, seconds = drip(raw, b"", end=b"\r\n0")
        assert said.startswith(b"HTTP/1.1 200") and b'"value":952' in said and b"within 1 s" in said and seconds < 5, (said, seconds)
        assert one.get("/healthz").status == 200


@test
def batches_are_answered_line_by_line():
    with server() as one:
        games = [json.loads(each) for each in CORPUS.read_text().splitlines()]
        lines = [json.dumps({"target": each["target"], "numbers": each["numbers"], "rules": "free"}) for each in games]
        lines[3:3] = ["nonsense", "", '{"target": 24, "numbers": [3,3,8,8], "rules": "24"}', "x" * 100_000]
        answer = one.post("/v1/batch", "\n".join(lines), headers={"Content-Type": "application/jsonl"})
        answers = [json.loads(each) for each in answer.data.splitlines()]
        assert [each["line"] for each in answers] == list(range(1, len(lines) + 1))
        assert ["error" in each for each in answers[3:7]] == [True, True, False, True], answers[3:7]
        tool = subprocess.run([TOOL, "batch"], input="\n".join(lines), capture_output=True, text=True, check=False)
        mine = [each for each in answers if "error" not in each]
        theirs = [each for each in map(json.loads, tool.stdout.splitlines()) if "error" not in each]
        assert mine == theirs
        is_problem(one.post("/v1/batch?rules=chess", "", headers={"Content-Type": "application/jsonl"}), 422, "chess")
        assert one.post("/v1/batch", "", headers={"Content-Type": "application/jsonl"}).data == b""


@test
def a_stop_lets_turns_finish_and_streams_end():
    with server("--search-time", "3") as one:
        results = {}

        def solve():
            results["solve"] = one.post("/v1/solve", {**LONG, "milliseconds": 2000})

        thread = threading.Thread(target=solve)
        thread.start()
        raw = socket.create_connection(("127.0.0.1", one.port), timeout=30)
        line = json.dumps(GAME).encode() + b"\n"
        raw.sendall(b"POST /v1/batch HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/jsonl\r\nTransfer-Encoding: chunked\r\n\r\n")
        raw.sendall(b"%x\r\n%s\r\n" % (len(line), line))
        received = raw.recv(65536)
        time.sleep(0.5)
        one.process.send_signal(signal.SIGINT)
        time.sleep(0.5)
        raw.sendall(b"%x\r\n%s\r\n" % (len(line), line))
        with contextlib.suppress(OSError):
            while more := raw.recv(65536):
                received += more
        assert b"the server stops; send the games after line" in received, received
        thread.join()
        assert results["solve"].status == 200 and results["solve"].json["stopped"], results
        assert one.process.wait(timeout=40) == 0


@test
def what_happens_is_measured_and_logged_without_secrets():
    with server("--require-token", "--log-format", "json", "--log-level", "info") as one:
        talk = Talk(one)
        talk.say("make a list called diamonds")
        assert "certainty" not in talk.say("solve a numbers game")
        talk.say("cancel")
        missed = talk.say("the colour of tuesdays is loud")
        assert missed["certainty"] == "missed", missed
        guessed = talk.say("plaese show my lits")
        assert guessed["certainty"] in ("guessed", "offered"), guessed
        talk.send(event={"begin": {"intent": "DrawGame", "values": {}}})
        answer = one.post("/v1/solve", {**GAME, "target": "x"})
        text = one.get("/metrics").data.decode()
        for line in text.splitlines():
            assert re.fullmatch(r"# TYPE \w+ (counter|gauge|histogram)|\w+(\{[^}]*\})? \S+", line), line
        for labels in ('intent="CreateList",result="success",certainty="sure"', 'intent="SolveGame",result="value",certainty="sure"',
                       'intent="-",result="request",certainty="missed"', 'intent="DrawGame",result="success",certainty="-"'):
            assert f"numberrace_turns_total{{{labels}}} 1" in text, text
        assert re.search(rf'numberrace_turns_total\{{.*certainty="{guessed["certainty"]}"\}} 1', text), text
        assert 'numberrace_refusals_total{kind="invalid-input"} 1' in text
        assert re.search(r'numberrace_request_seconds_bucket\{route="/v1/solve",le="\+Inf"\} 1', text)
        one.process.terminate()
        logs = one.process.stderr.read()
        one.process.wait()
        records = [json.loads(each) for each in logs.splitlines()]
        assert one.token not in logs and talk.state not in logs and "diamonds" not in logs
        wanted = answer.json["instance"].rsplit(":", 1)[1]
        assert answer.headers["X-Request-ID"] == wanted
        assert any(each.get("request") == wanted and each.get("status") == "422" for each in records), logs[-2000:]


@test
def proxies_that_are_trusted_say_who_asks():
    def addresses(*options, hops):
        with server("--log-format", "json", "--log-level", "info", *options) as one:
            for headers in hops:
                assert one.get("/healthz", headers=headers).status == 200
            one.process.terminate()
            logs = one.process.stderr.read()
            one.process.wait()
        return [each["address"] for each in map(json.loads, logs.splitlines()) if each.get("route") == "/healthz"]

    hops = [
        {}, {"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "6.6.6.6, 192.0.2.7, 10.0.0.1"}, {"X-Forwarded-For": "192.0.2.7:1234"},
        {"X-Forwarded-For": "2001:DB8::0:1"}, {"X-Forwarded-For": "192.0.2.7, unknown"}, {"X-Forwarded-For": "192.0.2.7,,"},
        {"Forwarded": 'for=6.6.6.6, for="[2001:db8::1]:80";proto=https, for=10.0.0.1'}, {"Forwarded": "for=192.0.2.7;by=10.0.0.1"},
        {"Forwarded": "for=_hidden"}, {"Forwarded": "for=192.0.2.7", "X-Forwarded-For": "6.6.6.6"}]
    assert addresses(hops=hops) == ["127.0.0.1"] * len(hops)
    assert addresses("--trusted-proxy", "10.0.0.1", hops=hops[:3]) == ["127.0.0.1"] * 3
    found = addresses("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.1", hops=hops)
    assert found == [
        "127.0.0.1", "192.0.2.7", "192.0.2.7", "192.0.2.7", "2001:db8::1", "127.0.0.1", "127.0.0.1", "2001:db8::1", "192.0.2.7",
        "127.0.0.1", "127.0.0.1"], found


@test
def answers_are_compressed_for_those_who_take_it():
    with server() as one:
        plain = one.get("/app.js")
        assert "Content-Encoding" not in plain.headers and plain.headers["Vary"] == "Accept-Encoding" and "X-Compress" not in plain.headers
        for coding, unpack in (("gzip", gzip.decompress), ("deflate", zlib.decompress)):
            packed = one.get("/app.js", headers={"Accept-Encoding": coding})
            assert packed.headers["Content-Encoding"] == coding and "X-Compress" not in packed.headers, packed.headers
            assert unpack(packed.data) == plain.data and len(packed.data) * 2 < len(plain.data)
        assert "Content-Encoding" not in one.get("/app.js", headers={"Accept-Encoding": "gzip;q=0"}).headers
        # What is short, and what has no body, stays as it is.
        zipped = {"Accept-Encoding": "gzip"}
        assert "Content-Encoding" not in one.get("/healthz", headers=zipped).headers
        head = one.request("HEAD", "/app.js", headers=zipped)
        assert head.status == 200 and head.data == b"" and head.headers["Content-Length"] == str(len(plain.data)), head.headers
        # A list comes as it is found, and events as they happen, also compressed.
        game = {"target": 100, "numbers": [25, 50, 75, 100, 3, 6]}
        lines = one.post("/v1/solutions", game, headers=zipped)
        assert lines.headers["Content-Encoding"] == "gzip"
        assert json.loads(gzip.decompress(lines.data).splitlines()[-1])["end"]
        body = "".join(json.dumps(GAME) + "\n" for _ in range(500))
        batch = one.post("/v1/batch", body, headers={**zipped, "Content-Type": "application/jsonl"})
        assert len(gzip.decompress(batch.data).splitlines()) == 500
        # An interim answer is none that is compressed, and many requests may come at once.
        data = json.dumps(game).encode()
        with socket.create_connection(("127.0.0.1", one.port), 20) as raw:
            file = raw.makefile("rb")
            for _ in range(3):
                raw.sendall(
                    b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nExpect: 100-continue\r\n"
                    b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(data))
                assert file.readline().startswith(b"HTTP/1.1 100") and file.readline() == b"\r\n"
                raw.sendall(data)
                head = b""
                while not head.endswith(b"\r\n\r\n"):
                    head += file.readline()
                assert head.startswith(b"HTTP/1.1 200"), head
                assert json.loads(file.read(int(re.search(rb"(?i)content-length: (\d+)", head).group(1))))["value"] == 100
            raw.sendall(b"GET /app.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n" * 5)
            for _ in range(5):
                head = b""
                while not head.endswith(b"\r\n\r\n"):
                    head += file.readline()
                assert gzip.decompress(file.read(int(re.search(rb"(?i)content-length: (\d+)", head).group(1)))) == plain.data
        assert one.get("/healthz").status == 200


@test
def the_process_is_measured():
    with server() as one:
        def measured():
            return dict(re.findall(r"^process_(\w+) (\S+)$", one.get("/metrics").data.decode(), re.MULTILINE))

        first = measured()
        status = Path(f"/proc/{one.process.pid}/status").read_text()
        resident = int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) * 1024
        assert abs(float(first["resident_memory_bytes"]) / resident - 1) < 0.1, (first, resident)
        assert abs(float(first["start_time_seconds"]) - time.time()) < 30
        one.post("/v1/solve", {**LONG, "milliseconds": 1000})
        sockets = [one.connect() for _ in range(20)]
        for each in sockets:
            each.connect()
        second = measured()
        assert float(second["cpu_seconds_total"]) - float(first["cpu_seconds_total"]) > 0.5, (first, second)
        assert 15 <= float(second["open_fds"]) - float(first["open_fds"]) <= 25 < float(second["max_fds"]), (first, second)
        for each in sockets:
            each.close()


@test
def the_description_has_every_endpoint():
    with server() as one:
        described = one.get("/openapi.json").json
        assert described["openapi"].startswith("3.1")
        assert {"/v1/solve", "/v1/batch", "/v1/conversations/turn", "/v1/intents/{name}", "/mcp"} <= set(described["paths"])
        for path, methods in described["paths"].items():
            for method, operation in methods.items():
                for content in operation.get("requestBody", {}).get("content", {}).values():
                    for example in content["schema"].get("examples", []):
                        if path.startswith("/v1/conv") and "state" in example:
                            continue
                        url = path.replace("{name}", "SolveGame").replace("{type}", "list")
                        assert one.post(url, example).status == 200, (path, example)


@test
def it_runs_without_an_environment():
    with tempfile.TemporaryDirectory() as home:
        with server(env={"HOME": home, "PATH": os.environ["PATH"]}) as one:
            assert one.post("/v1/solve", GAME).status == 200


@test
def the_command_line_says_what_is_wrong():
    for arguments, words in [
        (["--port", "99999"], "--port must be 0 to 65535"), (["--log-level", "loud"], "--log-level must be one of"),
        (["--allow-origin", "example.org"], "--allow-origin must begin with"), (["--data", "/dev/null/x"], "cannot be used"),
        (["user", "remove", "nobody", "--data", tempfile.mkdtemp()], "there is no user 'nobody'"),
        (["token", "add", "nobody", "phone", "--data", tempfile.mkdtemp()], "there is no user 'nobody'"),
        (["token", "add", "nobody", "phone", "--days", "0"], "--days must be 1 to 3650"),
        (["token", "add", "nobody", "phone", "--scope", "all"], "look-up"), (["audit", "--last", "0"], "--last must be 1 or more"),
        (["--trusted-proxy", "proxy.example.org"], "--trusted-proxy must be an address"),
    ]:
        run = subprocess.run([SERVER, *arguments], capture_output=True, text=True, timeout=60, check=False)
        assert run.returncode != 0 and words in run.stderr, (arguments, run)
    with server() as one:
        taken = subprocess.run([SERVER, "--port", str(one.port)], capture_output=True, text=True, timeout=60, check=False)
        assert taken.returncode != 0 and "cannot run at 127.0.0.1" in taken.stderr, taken


def main():
    failed = []
    for each in tests:
        if WANTED and not any(name in each.__name__ for name in WANTED):
            continue
        start = time.monotonic()
        try:
            each()
            print(f"{each.__name__}: as it should be ({time.monotonic() - start:.1f} s)", flush=True)
        except Exception:
            failed.append(each.__name__)
            print(f"{each.__name__}: FAILED", flush=True)
            traceback.print_exc()
    if failed:
        sys.exit(f"{len(failed)} of {len(tests)} failed: {', '.join(failed)}")


main()
