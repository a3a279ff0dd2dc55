"""Kills servers of a cluster in the middle of conversations, and checks the books afterwards.

    python cluster_tests.py path/to/numberrace-server path/to/numberrace path/to/nginx.conf [KILLS] [SEED]

Two servers share their files behind nginx, with the configuration of the examples. First, clients pay, decline and add to a list
through nginx while servers are killed at random moments. Then a server is killed KILLS times between a "yes" and its answer, and
the other one is told the same. At the end every payment that was agreed to is in the books once, no other is, and all adds up.
"""
import http.client
import json
import os
import random
import re
import signal
import socket
import ssl
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

SERVER, TOOL, EXAMPLE = sys.argv[1:4]
KILLS = int(sys.argv[4]) if len(sys.argv) > 4 else 100
SEED = int(sys.argv[5]) if len(sys.argv) > 5 else random.randrange(1 << 32)
NAME = "games.example.org"
JSON = {"Content-Type": "application/json"}


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def pounds(pence):
    return f"{pence // 100}.{pence % 100:02}"


class Lost(Exception):
    """There was no answer, or one by a proxy that has no server left."""


class Cluster:
    """Two servers and nginx in a folder."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.store = str(self.folder / "memory.sqlite")
        self.ports = [free_port(), free_port()]
        self.servers = [None, None]
        self.files = ["--data", str(self.folder / "data"), "--store", self.store]
        self.token = subprocess.run(
            [SERVER, "user", "add", "owner", *self.files], capture_output=True, text=True, check=True).stdout.strip()
        self.kills = 0
        self.start(0)
        self.start(1)
        self.start_nginx()

    def start(self, place):
        log = open(self.folder / f"server-{place}.log", "a")
        server = subprocess.Popen(
            [SERVER, "--port", str(self.ports[place]), "--require-token", "--allow-host", NAME, "--turns", "1000000",
             *self.files, "--log-level", "info", "--trusted-proxy", "127.0.0.1"],
            stdout=subprocess.PIPE, stderr=log, text=True)
        for line in server.stdout:
            if "http://" in line:
                self.servers[place] = server
                return
        raise AssertionError("the server did not start: " + (self.folder / f"server-{place}.log").read_text()[-2000:])

    def kill(self, place):
        self.servers[place].send_signal(signal.SIGKILL)
        self.servers[place].wait()
        self.kills += 1

    def start_nginx(self):
        folder = self.folder
        self.port = free_port()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext",
             f"subjectAltName=DNS:{NAME}", "-keyout", folder / "games.key", "-out", folder / "games.pem"],
            check=True, capture_output=True)
        site = Path(EXAMPLE).read_text()
        for text, value in [
            ("127.0.0.1:8081", f"127.0.0.1:{self.ports[0]}"), ("127.0.0.1:8082", f"127.0.0.1:{self.ports[1]}"),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"), ("/etc/ssl", str(folder)),
        ]:
            assert text in site, text
            site = site.replace(text, value)
        (folder / "site.conf").write_text(site)
        (folder / "nginx.conf").write_text(f"""
            daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/nginx-error.log;
            events {{ worker_connections 1024; }}
            http {{
              log_format tried '$status $upstream_addr';
              access_log {folder}/nginx.log tried;
              client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
              uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
              include {folder}/site.conf;
            }}""")
        self.nginx = subprocess.Popen(["nginx", "-c", folder / "nginx.conf", "-e", folder / "nginx-error.log"])
        until(lambda: can_connect(self.port), "nginx did not start")

    def check_example(self):
        """What the example of nginx adds to answers, and tells the servers."""
        connection = self.connect()
        connection.request("GET", "/healthz", headers={"X-Forwarded-For": "6.6.6.6", "Forwarded": "for=6.6.6.6"})
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200 and answer.headers["Strict-Transport-Security"] == "max-age=31536000", answer.headers
        logs = "".join((self.folder / f"server-{place}.log").read_text() for place in (0, 1))
        assert "address=127.0.0.1" in logs and "6.6.6.6" not in logs, logs[-2000:]

    def connect(self, place=None):
        """A connection to nginx, or to one of the servers."""
        if place is not None:
            return http.client.HTTPConnection("127.0.0.1", self.ports[place], timeout=30)
        context = ssl.create_default_context(cafile=self.folder / "games.pem")
        connection = http.client.HTTPSConnection(NAME, self.port, timeout=30, context=context)
        connection._create_connection = lambda address, *rest: socket.create_connection(("127.0.0.1", self.port), 30)
        return connection

    def post(self, path, body, place=None):
        """The answer to a request that is sent once."""
        connection = self.connect(place)
        try:
            connection.request("POST", path, json.dumps(body), {**JSON, "Authorization": f"Bearer {self.token}"})
            answer = connection.getresponse()
            status, data = answer.status, answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise Lost(str(error)) from error
        finally:
            connection.close()
        if status in (502, 503, 504):
            raise Lost(f"{status} {data[:200]}")
        assert status == 200, (path, status, data[:1000])
        return json.loads(data)

    def surely(self, path, body, place=None):
        """The answer to a request that is sent again, the same, until it is answered: and how often it was sent."""
        deadline = time.monotonic() + 60
        for count in range(1, 1000):
            try:
                return self.post(path, body, place), count
            except Lost as lost:
                assert time.monotonic() < deadline, f"no answer within a minute: {lost}"
                time.sleep(0.05)
        raise AssertionError("no answer")

    def tool(self, *arguments):
        run = subprocess.run([TOOL, *arguments, "--store", self.store], capture_output=True, text=True, check=False)
        assert run.returncode == 0, run
        return run.stdout

    def payments(self):
        """The amounts of all payments, in pence, by the ledger."""
        lines = self.tool("bank", "statement", "Current", "--limit", "1000000").splitlines()
        found = [re.search(r"[−-]£([\d,]+)\.(\d\d)\s", line) for line in lines if "Anna" in line]
        assert all(found), lines[:5]
        return sorted(100 * int(each[1].replace(",", "")) + int(each[2]) for each in found)

    def balance(self):
        line = next(each for each in self.tool("bank").splitlines() if each.startswith("Current"))
        whole, part = re.search(r"£([\d,]+)\.(\d\d)", line).groups()
        return 100 * int(whole.replace(",", "")) + int(part)

    def stop(self):
        for server in self.servers:
            if server and server.poll() is None:
                server.terminate()
        for server in self.servers:
            if server:
                server.wait(40)
        self.nginx.terminate()
        self.nginx.wait(20)


def can_connect(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False


def until(condition, reason, seconds=20):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, reason
        time.sleep(0.01)


class Client(threading.Thread):
    """Talks through nginx until it is told to stop."""

    def __init__(self, cluster, number, stop):
        super().__init__()
        self.cluster, self.number, self.stop = cluster, number, stop
        self.random = random.Random(f"{SEED} {number}")
        self.paid, self.declined, self.items, self.again = [], [], [], 0
        self.fault = None

    def turn(self, state, words):
        answer, count = self.cluster.surely("/v1/conversations/turn", {"state": state, "say": words})
        self.again += count - 1
        return answer["state"], answer["turn"]

    def ask(self, pence):
        begun, _ = self.cluster.surely("/v1/conversations", {})
        state, turn = self.turn(begun["state"], f"pay Anna {pounds(pence)} pounds from Current")
        assert turn["expects"]["kind"] == "confirmation" and f"£{pounds(pence)}" in turn["displayed"], turn
        return state

    def run(self):
        try:
            count = 0
            while not self.stop.is_set():
                count += 1
                # Each amount is one of a kind, so that the books tell which payment it is.
                pence = 100 + count * 16 + self.number
                [self.pay, self.pay, self.pay_by_call, self.decline, self.add][self.random.randrange(5)](pence)
        except BaseException as error:  # The main thread raises it.
            self.fault = error

    def pay(self, pence):
        state = self.ask(pence)
        _, turn = self.turn(state, "yes")
        self.paid.append(pence)
        assert turn["outcome"]["code"] == "success", turn

    def pay_by_call(self, pence):
        path = "/v1/intents/TransferMoney"
        values = {"to": "Anna", "amount": f"{pounds(pence)} GBP", "from": "Current"}
        wanted, _ = self.cluster.surely(path, {"values": values})
        assert wanted["status"] == "needsAgreement" and f"£{pounds(pence)}" in wanted["sentence"], wanted
        done, count = self.cluster.surely(path, {"agree": wanted["token"]})
        self.again += count - 1
        self.paid.append(pence)
        # A token takes effect once: sent again, it says so.
        assert done["status"] == "done" or count > 1, done

    def decline(self, pence):
        self.declined.append(pence)
        _, turn = self.turn(self.ask(pence), "no")
        assert "outcome" not in turn, turn

    def add(self, pence):
        begun, _ = self.cluster.surely("/v1/conversations", {})
        item = f"thing{pence}"
        _, turn = self.turn(begun["state"], f"add {item} to the shopping list")
        self.items.append(item)
        assert turn["outcome"]["code"] == "success", turn


def random_kills(cluster, kills):
    """Clients talk while servers are killed at random moments."""
    print(f"clients talk while servers are killed {kills} times", flush=True)
    rng = random.Random(SEED)
    stop = threading.Event()
    clients = [Client(cluster, number, stop) for number in range(4)]
    for client in clients:
        client.start()
    try:
        while cluster.kills < kills and not any(client.fault for client in clients):
            time.sleep(rng.uniform(0.05, 0.5))
            # Now and then both are gone.
            places = [0, 1] if rng.random() < 0.15 else [rng.randrange(2)]
            for place in places:
                cluster.kill(place)
            for place in places:
                cluster.start(place)
    finally:
        stop.set()
        for client in clients:
            client.join()
    for client in clients:
        if client.fault:
            raise client.fault
    tried = Path(cluster.folder / "nginx.log").read_text().splitlines()
    sent_on = sum("," in line for line in tried)
    paid = sum(len(client.paid) for client in clients)
    print(
        f"{paid} payments, {sum(len(each.declined) for each in clients)} declined, {sum(len(each.items) for each in clients)} items; "
        f"{sent_on} requests sent on by nginx, {sum(each.again for each in clients)} sent again by clients", flush=True)
    assert sent_on and paid, "no request met a killed server: the test tests nothing"
    for client in clients:
        assert not set(client.paid) & set(client.declined)
    shown = cluster.tool("lists", "show", "Shopping")
    for client in clients:
        for item in client.items:
            assert shown.lower().count(item + "\n") == 1 or len(re.findall(rf"\b{item}\b", shown.lower())) == 1, (item, shown[-500:])
    return [pence for client in clients for pence in client.paid]


def kills_before_the_answer(cluster, kills):
    """A server is killed between a "yes" and its answer, then the other is told the same."""
    print(f"a server is killed {kills} times between a yes and its answer", flush=True)
    rng = random.Random(SEED + 1)
    paid, lost, moved_before, times = [], 0, 0, []
    for count in range(kills + 5):
        pence = 1_000_000 + count
        victim = count % 2
        survivor = 1 - victim
        state = cluster.post("/v1/conversations", {}, survivor)["state"]
        asked = cluster.post("/v1/conversations/turn", {"state": state, "say": f"pay Anna {pounds(pence)} pounds from Current"}, victim)
        assert asked["turn"]["expects"]["kind"] == "confirmation", asked
        agreement = {"state": asked["state"], "say": "yes"}
        paid.append(pence)
        if count < 5:  # To know how long an answer takes.
            start = time.monotonic()
            cluster.post("/v1/conversations/turn", agreement, victim)
            times.append(time.monotonic() - start)
            continue
        answered = []

        def agree():
            try:
                answered.append(cluster.post("/v1/conversations/turn", agreement, victim))
            except Lost:
                pass

        thread = threading.Thread(target=agree)
        thread.start()
        time.sleep(rng.uniform(0, 1.1 * statistics.median(times)))
        cluster.kill(victim)
        thread.join()
        if not answered:
            lost += 1
            before = entity_balance(cluster, survivor)
        # The user presses "Try again", and once more for good measure.
        for _ in range(2):
            turn = cluster.post("/v1/conversations/turn", agreement, survivor)["turn"]
            assert turn["outcome"]["code"] == "success", turn
        if not answered:
            moved_before += before == entity_balance(cluster, survivor)
        cluster.start(victim)
    print(
        f"{lost} of {kills} answers were lost; in {moved_before} of those the money had moved before, in {lost - moved_before} it had not",
        flush=True)
    assert lost > kills / 4, "too few answers were lost: the test tests little"
    return paid


def entity_balance(cluster, place):
    found = cluster.post("/v1/entities/account", {}, place)["entities"]
    return next(each for each in found if each["name"] == "Current")


def main():
    print(f"seed {SEED}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(folder)
        try:
            cluster.tool("bank", "open", "Current", "--balance", "90000000", "--currency", "GBP")
            cluster.tool("bank", "payee", "Anna", "--currency", "GBP")
            cluster.tool("bank", "limit", "--transfer", "90000000", "--day", "90000000")
            cluster.tool("lists", "create", "Shopping")
            cluster.check_example()
            start = cluster.balance()
            agreed = random_kills(cluster, KILLS) + kills_before_the_answer(cluster, KILLS)
        finally:
            cluster.stop()
        found = cluster.payments()
        assert found == sorted(agreed), (
            f"missing: {sorted(set(agreed) - set(found))[:10]}, not agreed to: {sorted(set(found) - set(agreed))[:10]}, "
            f"twice: {sorted({each for each in found if found.count(each) > 1})[:10]}")
        assert cluster.balance() == start - sum(agreed), (cluster.balance(), start, sum(agreed))
        print(cluster.tool("bank", "audit").strip(), f"{len(found)} payments, {cluster.kills} kills", flush=True)


main()
