"""Holds the server against its own description, with schemathesis: without tokens, and with one of each scope and none.

    python schema_tests.py path/to/numberrace-server [EXAMPLES [SEED]]    # of each operation, 40 and seed 20 if not given

With less than ten examples only what gets the furthest is tried: no token, and the owner's.
"""
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SCHEMATHESIS = os.path.join(os.path.dirname(sys.executable), "schemathesis")
SERVER = os.path.abspath(sys.argv[1])
EXAMPLES = sys.argv[2] if len(sys.argv) > 2 else "40"
SEED = sys.argv[3] if len(sys.argv) > 3 else "20"
# The seed makes a run repeatable.
OPTIONS = ["--seed", SEED, "--max-examples", EXAMPLES, "--request-timeout", "30"]


def hold(door, folder, *options, token=None):
    """Sends what follows from the description to a server, by one of its doors."""
    print(f"\n{door}", flush=True)
    server = subprocess.Popen(
        [SERVER, "--port", "0", *files(folder), "--search-time", "1", "--turns", "1000000", "--computing", "1000000", *options],
        stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://[^/]+", server.stdout.readline()).group(0)
        header = ["--header", f"Authorization: Bearer {token}"] if token else []
        run = subprocess.run(
            [SCHEMATHESIS, "--config-file", os.path.join(HERE, "schemathesis.toml"), "run", address + "/openapi.json", *OPTIONS, *header],
            env={**os.environ, "SCHEMATHESIS_HOOKS": "schema_hooks", "PYTHONPATH": HERE}, cwd=folder, check=False)
        assert server.poll() is None, "the server is gone"
    finally:
        server.terminate()
        server.wait()
    return run.returncode


def files(folder):
    return ["--data", os.path.join(folder, "server"), "--store", os.path.join(folder, "memory.sqlite")]


def manage(folder, *arguments):
    return subprocess.run([SERVER, *arguments, *files(folder)], capture_output=True, text=True, check=True).stdout.strip()


def main():
    with tempfile.TemporaryDirectory() as folder:
        found = hold("without tokens", folder)
    with tempfile.TemporaryDirectory() as folder:
        tokens = {"the owner's token": manage(folder, "user", "add", "owner")}
        if int(EXAMPLES) >= 10:
            for scope in ("look-up", "change"):
                tokens[f"a token to {scope}"] = manage(folder, "token", "add", "owner", scope, "--scope", scope)
            tokens["a token that was not given"] = "nr_" + "x" * 43
            tokens["no token where one is needed"] = None
        for door, token in tokens.items():
            found |= hold(door, folder, "--require-token", token=token)
    sys.exit(found)


main()
