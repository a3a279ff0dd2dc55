"""Talks to `numberrace mcp`, or over HTTP to `numberrace-server`, with the official client, by all revisions of the protocol.

    python client_tests.py path/to/numberrace [path/to/numberrace-server]
"""

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile

from mcp import Client, MCPError, StdioServerParameters, types
from mcp.client.stdio import stdio_client

TOOL = sys.argv[1]
SERVER = sys.argv[2] if len(sys.argv) > 2 else None
MODES = ["2026-07-28", "auto", "legacy"]
GAME = {"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}
PAYMENT = {"to": "Anna", "amount": "5 GBP", "from": "Current"}


def tool(store, *arguments):
    return subprocess.run(
        [TOOL, *arguments, "--store", store], capture_output=True, text=True, check=False).stdout


def balance(store):
    return tool(store, "bank").split("Current")[1].split()[0]


@contextlib.contextmanager
def serving(store):
    """The address of a server with a store; nothing if the client starts the tool itself."""
    if SERVER is None:
        yield None
        return
    server = subprocess.Popen([SERVER, "--port", "0", "--store", store], stdout=subprocess.PIPE, text=True)
    try:
        yield re.search(r"http://[^/]+", server.stdout.readline()).group(0) + "/mcp"
    finally:
        server.terminate()
        assert server.wait(timeout=40) == 0


def client(store, mode, answers=None, address=None):
    """A client whose user answers questions from a list, or by a function; without one, they cannot be asked."""
    asked = []

    async def answer(context, params):
        asked.append(params)
        return answers.pop(0)

    if callable(answers):
        answer = answers

    parameters = StdioServerParameters(
        command=TOOL, args=["mcp", "--store", store], env=dict(os.environ))
    options = {} if answers is None else {"elicitation_callback": answer}
    return Client(address or stdio_client(parameters), mode=mode, **options), asked


def accept(**content):
    return types.ElicitResult(action="accept", content=content)


async def everything(store, mode, address):
    connection, _ = client(store, mode, address=address)
    async with connection as one:
        tools = {each.name: each for each in (await one.list_tools()).tools}
        assert tools["SolveGame"].annotations.read_only_hint is not None
        assert tools["TransferMoney"].annotations.destructive_hint is True
        assert tools["TransferMoney"].icons, "tools have icons"
        solved = await one.call_tool("SolveGame", GAME)
        assert not solved.is_error, solved
        assert solved.structured_content["result"]["value"] == 952, solved
        assert json.loads(solved.content[0].text) == solved.structured_content
        missing = await one.call_tool("SolveGame", {"target": 952})
        assert missing.structured_content["status"] == "needsValue", missing
        wrong = await one.call_tool("SolveGame", {"target": "many", "numbers": [1]})
        assert wrong.is_error, wrong
        refused = await one.call_tool("TransferMoney", PAYMENT)
        assert refused.structured_content["status"] == "needsAgreement", refused
        listed = (await one.list_resources()).resources
        account = next(each for each in listed if each.name == "Current")
        text = (await one.read_resource(account.uri)).contents[0].text
        assert json.loads(text)["name"] == "Current", text
        nothing = await one.call_tool("FindPlannedPayments", {})
        assert not nothing.is_error, nothing
        games = (await one.read_resource("numberrace://games")).contents[0].text
        assert len(json.loads(games)) > 200
        assert json.loads((await one.read_resource("numberrace://games/1")).contents[0].text) == json.loads(games)[0]
        results = await asyncio.gather(*[one.call_tool("SolveGame", GAME) for _ in range(200)])
        assert all(each.structured_content["result"]["value"] == 952 for each in results)
    assert balance(store) == "£50.00", balance(store)


async def questions(store, mode, before, after, address):
    connection, asked = client(
        store, mode, [accept(numbers="25 50 75 100 3 6"), accept(amount="5 quid"), accept(agreement=True),
                      types.ElicitResult(action="decline")], address)
    async with connection as one:
        solved = await one.call_tool("SolveGame", {"target": 952})
        assert solved.structured_content["result"]["value"] == 952, solved
        paid = await one.call_tool("TransferMoney", {"to": "Anna", "from": "Current"})
        assert paid.structured_content["status"] == "done", paid
        assert asked[2].message == "Pay £5.00 from Current to Anna. Is that right?", asked
        refused = await one.call_tool("TransferMoney", PAYMENT)
        assert refused.structured_content["status"] == "declined", refused
    assert (before, balance(store)) == ("£50.00", after), balance(store)


async def leaving(store, mode, address):
    """Questions that nobody answers hold nobody up, whether they are cancelled or their time is over."""
    begun = asyncio.Event()

    async def answer(context, params):
        begun.set()
        await asyncio.sleep(3600)

    connection, _ = client(store, mode, answer, address)
    async with connection as one:
        asked = []
        for _ in range(5):
            begun.clear()
            asked.append(asyncio.create_task(one.call_tool("TransferMoney", PAYMENT)))
            await asyncio.wait_for(begun.wait(), 20)
        for cancels in (False, True):
            solved = await asyncio.wait_for(one.call_tool("SolveGame", GAME), 20)
            assert solved.structured_content["result"]["value"] == 952, solved
            for each in asked if cancels else []:
                each.cancel()
        ends = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in ends), ends
        with contextlib.suppress(TimeoutError, MCPError):
            paid = await asyncio.wait_for(one.call_tool("TransferMoney", PAYMENT, read_timeout_seconds=1), 20)
            raise AssertionError(paid)
        assert (await asyncio.wait_for(one.list_tools(), 20)).tools
    assert balance(store) == "£45.00", balance(store)


def lines(store, text):
    """What the tool says to lines of its input, without a client."""
    run = subprocess.run(
        [TOOL, "mcp", "--store", store], input=text, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run
    return [json.loads(line) for line in run.stdout.splitlines()]


def rubbish(store):
    answers = lines(
        store, "nonsense\n\n[]\n" + "[" * 100_000 + "\n" + "x" * 3_000_000 + "\n{\"jsonrpc\": \"2.0\"}\n"
        + '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}\n'
        + '{"jsonrpc": "2.0", "id": 99999999999999999999, "method": "ping"}\n'
        + '{"jsonrpc": "2.0", "id": 2, "method": "ping"}')
    assert [each.get("error", {}).get("code") for each in answers] == [
        -32700, -32600, -32600, -32600, -32600, -32600, -32600, None], answers


def main():
    for mode in MODES:
        with tempfile.TemporaryDirectory() as folder:
            store = os.path.join(folder, "memory.sqlite")
            tool(store, "bank", "open", "Current", "--balance", "50", "--currency", "GBP")
            tool(store, "bank", "payee", "Anna", "--currency", "GBP")
            with serving(store) as address:
                asyncio.run(everything(store, mode, address))
                asyncio.run(questions(store, mode, balance(store), "£45.00", address))
                asyncio.run(leaving(store, mode, address))
            if SERVER is None:
                rubbish(store)
            print(f"{mode}: as it should be")


main()
