"""Holds the server against its own description, with schemathesis.

    python schema_tests.py path/to/numberrace-server [EXAMPLES [OPTION...]]    # of each operation, 40 if not given
"""
import os
import re
import subprocess
import sys
import tempfile

SCHEMATHESIS = os.path.join(os.path.dirname(sys.executable), "schemathesis")


def main():
    examples = sys.argv[2] if len(sys.argv) > 2 else "40"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.argv[1], "--port", "0", "--data", os.path.join(folder, "server"), "--search-time", "1",
             "--store", os.path.join(folder, "memory.sqlite"), "--turns", "1000000", "--computing", "1000000"],
            stdout=subprocess.PIPE, text=True)
        try:
            address = re.search(r"http://[^/]+", server.stdout.readline()).group(0)
            # The seed makes a run repeatable. The protocol of models has errors of its own form, held against its client. That every
            # input of the declared form is accepted cannot be: the rules of the games refuse some.
            run = subprocess.run(
                [SCHEMATHESIS, "run", address + "/openapi.json", "--seed", "20", "--exclude-checks", "positive_data_acceptance", "--max-examples", examples, "--exclude-path", "/mcp",
                 # It cannot write JSON Lines.
                 "--exclude-path", "/v1/batch",
                 "--request-timeout", "30", *sys.argv[3:]], check=False)
            assert server.poll() is None, "the server is gone"
        finally:
            server.terminate()
            server.wait()
    sys.exit(run.returncode)


main()
