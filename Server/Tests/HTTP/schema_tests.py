"""Holds the server against its own description, with schemathesis.

    python schema_tests.py path/to/numberrace-server [EXAMPLES [OPTION...]]    # of each operation, 40 if not given
"""
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SCHEMATHESIS = os.path.join(os.path.dirname(sys.executable), "schemathesis")


def main():
    examples = sys.argv[2] if len(sys.argv) > 2 else "40"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [os.path.abspath(sys.argv[1]), "--port", "0", "--data", os.path.join(folder, "server"), "--search-time", "1",
             "--store", os.path.join(folder, "memory.sqlite"), "--turns", "1000000", "--computing", "1000000"],
            stdout=subprocess.PIPE, text=True)
        try:
            address = re.search(r"http://[^/]+", server.stdout.readline()).group(0)
            # The seed makes a run repeatable.
            run = subprocess.run(
                [SCHEMATHESIS, "--config-file", os.path.join(HERE, "schemathesis.toml"), "run", address + "/openapi.json", "--seed", "20",
                 "--max-examples", examples, "--request-timeout", "30", *sys.argv[3:]],
                env={**os.environ, "SCHEMATHESIS_HOOKS": "schema_hooks", "PYTHONPATH": HERE}, cwd=folder, check=False)
            assert server.poll() is None, "the server is gone"
        finally:
            server.terminate()
            server.wait()
    sys.exit(run.returncode)


main()
