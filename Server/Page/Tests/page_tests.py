"""Tests of the page to talk to in a real Chromium against the real server, and pictures of it to look at.

    python page_tests.py NUMBERRACE-SERVER NUMBERRACE PICTURES [--short] [NAME...]

With names, only the tests whose names contain one of them are run. In short, fewer languages, themes and sizes are tried.
"""
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Tests/Support/Browser"))
import browser_tests

SERVER, TOOL, PICTURES = sys.argv[1:4]
SHORT = "--short" in sys.argv[4:]
WANTED = [name for name in sys.argv[4:] if name != "--short"]
SITE = Path(__file__).resolve().parents[3] / ".build/site"
HOSTILE = '<img src=x onerror="window.broken=1">'
tests = []

# A recogniser that hears what a test says, and a voice that notes what it reads.
VOICE = """
window.said = [];
class Recogniser {
  start() { window.recogniser = this; }
  stop() { this.onend(); }
}
window.hear = (words) => window.recogniser.onresult({ results: words.map((transcript) => [{ transcript }]) });
window.fail = (error) => { window.recogniser.onerror({ error }); window.recogniser.onend(); };
window.SpeechRecognition = Recogniser;
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: {
  cancel() {}, getVoices() { return []; }, speak({ text, lang }) { window.said.push([text, lang]); },
} });
"""
DEAF = "delete window.SpeechRecognition; delete window.webkitSpeechRecognition;"


def test(function):
    tests.append(function)
    return function


class Server:
    """A server with files of its own, which can be stopped and followed by another process with the same files."""

    def __init__(self, folder, *options):
        self.folder, self.options = folder, options
        self.environment = {**os.environ, "NUMBERRACE_STORE": str(Path(folder) / "memory.sqlite")}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process, self.token = None, None
        if "--require-token" in options:
            self.token = subprocess.run(
                [SERVER, "user", "add", "owner", "--data", str(Path(folder) / "server")], env=self.environment,
                capture_output=True, text=True, check=True).stdout.strip()
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [SERVER, "serve", "--port", str(self.port), "--data", str(Path(self.folder) / "server"), *self.options],
            env=self.environment, stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if found := re.search(r"http://\S+/", line):
                self.address = found.group(0)
                return
        raise AssertionError("the server did not start")

    def stop(self, kill=False):
        self.process.kill() if kill else self.process.terminate()
        self.process.wait(20)

    def tool(self, *arguments):
        """What the command-line tool says about the same files."""
        run = subprocess.run([TOOL, *arguments], env=self.environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        assert run.returncode == 0, f"{arguments}: {run.stderr}"
        return run.stdout

    def balance(self, name):
        """The balance of an account, in the smallest unit."""
        pounds, pence = re.search(rf"^{name} +£([\d,]+)\.(\d\d)", self.tool("bank", "accounts"), re.M).groups()
        return 100 * int(pounds.replace(",", "")) + int(pence)

    def make_list(self, name, *items):
        self.tool("lists", "create", name)
        self.tool("lists", "add", name, *items)


class Browser:
    """Chromium, with pages that note what goes wrong in them."""

    def __init__(self, chromium, folder):
        self.chromium, self.folder = chromium, folder
        self.contexts, self.servers = [], []

    def server(self, *options):
        self.servers.append(Server(tempfile.mkdtemp(dir=self.folder), *options))
        return self.servers[-1]

    def page(self, server=None, path="", *, phone=False, scheme="light", locale="en-GB", script=VOICE, size=None, allowed=()):
        server = server or self.server()
        width, height = size or ((390, 844) if phone else (1280, 900))
        context = self.chromium.new_context(
            viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, color_scheme=scheme, locale=locale,
            reduced_motion="reduce")
        context.set_default_timeout(15_000)
        context.add_init_script(script)
        self.contexts.append(context)
        page = context.new_page()
        page.server, page.faults = server, []
        page.on("pageerror", lambda error: page.faults.append(f"error: {error}"))
        page.on("console", lambda message: message.type == "error" and not any(text in message.text for text in allowed)
                and page.faults.append(f"console: {message.text}"))
        page.on("request", lambda request: request.url.startswith(server.address) or page.faults.append(f"request to {request.url}"))
        page.goto(server.address + path)
        page.wait_for_selector(".composer")
        return page

    def close(self):
        faults = [fault for context in self.contexts for page in context.pages for fault in getattr(page, "faults", [])]
        assert not faults, "; ".join(faults)

    def dismiss(self):
        for context in self.contexts:
            context.close()
        for server in self.servers:
            if server.process.poll() is None:
                server.stop()


def last(page):
    """The last answer."""
    return page.locator(".entry.is-assistant").last


def say(page, text):
    """Types something, and waits for the answer."""
    count = page.locator(".entry.is-assistant").count()
    page.locator("#say").fill(text)
    page.locator("#say").press("Enter")
    expect(page.locator(".entry.is-assistant")).to_have_count(count + 1)
    return last(page)


def press(page, button):
    """Presses a button that stands for something to say, and waits for the answer."""
    count = page.locator(".entry.is-assistant").count()
    button.click()
    expect(page.locator(".entry.is-assistant")).to_have_count(count + 1)
    return last(page)


def until(page, condition):
    """Waits for a condition. (Playwright's own way is not allowed by the policy of the page.)"""
    end = time.monotonic() + 15
    while not page.evaluate(condition):
        assert time.monotonic() < end, condition
        time.sleep(0.05)


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def violations(page, name):
    """What axe finds, and whether the page is as wide as its window."""
    found = [
        f"{name}: {violation['id']}: " + "; ".join(
            f"{node['target']} {node.get('failureSummary', '')[:160]}" for node in violation["nodes"][:3])
        for violation in Axe().run(page).response["violations"]
    ]
    return found + ([] if fits(page) else [f"{name}: wider than the window"])


def checked(steps, tiles):
    """The result of written steps, each of which uses tiles and results that are there, once."""
    pool = list(tiles)
    result = None
    for step in steps:
        left, sign, right, result = re.fullmatch(r"(\d+) ([+−×÷]) (\d+) = (\d+)", step).groups()
        left, right, result = int(left), int(right), int(result)
        pool.remove(left)
        pool.remove(right)
        if sign == "÷":
            assert left == right * result, step
        else:
            assert {"+": left + right, "−": left - right, "×": left * right}[sign] == result, step
        pool.append(result)
    return result


def solution(answer):
    """What a drawn solution comes to, by its steps."""
    tiles = [int(tile) for tile in answer.locator(".snippet-tiles .tile").all_inner_texts()]
    steps = [" ".join(step.split()) for step in answer.locator(".snippet-steps li").all_inner_texts()]
    return checked(steps, tiles)


def with_money(browser, balance="100"):
    server = browser.server()
    server.tool("bank", "open", "Current", "--balance", balance)
    server.tool("bank", "payee", "Milkman")
    return server


@test
def draws_a_game_and_solves_it_when_one_presses(browser):
    page = browser.page()
    answer = press(page, page.get_by_role("button", name="Draw a game"))
    target = int(answer.locator(".snippet-title").inner_text())
    assert 100 <= target <= 999
    expect(answer.locator(".snippet-tiles .tile")).to_have_count(6)
    answer = press(page, answer.get_by_role("button", name="Solve it"))
    badge = answer.locator(".badge").inner_text()
    away = re.search(r"(\d+) away", badge)
    assert abs(solution(answer) - target) == (int(away.group(1)) if away else 0), badge
    line = re.search(r": (.* = \d+)", answer.locator(".said").inner_text()).group(1)
    assert answer.inner_text().count(line) == 1, "the solution is told twice"
    # The question of before asks nothing any more, but its action can be pressed again.
    assert page.locator(".question").count() <= 1
    expect(page.locator(".entry.is-assistant").first.get_by_role("button", name="Solve it")).to_be_visible()


@test
def asks_for_what_is_missing(browser):
    page = browser.page()
    answer = say(page, "solve a numbers game")
    expect(answer).to_contain_text("What is the target?")
    expect(page.locator("#say")).to_have_attribute("placeholder", "Write your answer")
    expect(say(page, "952")).to_contain_text("number?")
    answer = say(page, "25 50 75 100 3 6")
    assert solution(answer) == 952
    expect(page.locator("#say")).to_have_attribute("placeholder", "Write here")
    # A question can be left.
    answer = say(page, "solve a numbers game")
    leave = answer.get_by_role("button", name="Never mind")
    assert leave.bounding_box()["height"] < 50, "it is in two lines"
    answer = press(page, leave)
    expect(page.locator(".question")).to_have_count(0)


@test
def boxes_of_a_list_are_ticked(browser):
    page = browser.page()
    page.server.make_list("Groceries", "milk", "eggs")
    answer = say(page, "show my groceries")
    expect(answer.locator(".is-marked")).to_have_count(2)
    box = answer.get_by_role("button", name="Tick off milk")
    size = box.bounding_box()
    assert size["width"] >= 44 and size["height"] >= 44, size
    assert not violations(page, "boxes")
    press(page, box)
    expect(page.locator(".entry.is-user").last).to_contain_text("Tick off milk")
    answer = say(page, "show my groceries")
    assert answer.locator(".is-marked dt").all_inner_texts() == ["☑", "☐"], answer.inner_text()
    expect(answer.get_by_role("button", name=re.compile("Tick off"))).to_have_count(1)


@test
def choices_are_buttons(browser):
    page = browser.page()
    page.server.make_list("Groceries", "milk")
    page.server.make_list("Camping", "milk")
    answer = say(page, "tick off milk")
    buttons = answer.locator(".question button")
    names = buttons.all_inner_texts()
    assert any("Groceries" in name for name in names) and any("Camping" in name for name in names), names
    answer = press(page, buttons.filter(has_text="Camping"))
    expect(answer).to_contain_text("Camping")
    # The focus goes on to where one goes on.
    expect(page.locator("#say")).to_be_focused()
    side = page.locator(".beside")
    expect(side.get_by_role("button", name="Show Groceries, 1 to do")).to_be_visible()
    assert "milk" in page.server.tool("lists", "show", "Groceries")


@test
def asks_before_it_makes_a_list_and_undoes(browser):
    page = browser.page()
    answer = say(page, "add milk and bread to the shopping list")
    answer = press(page, answer.get_by_role("button", name="Yes"))
    side = page.locator(".beside")
    expect(side.get_by_role("button", name=re.compile("Show Shopping.*2 to do"))).to_be_visible()
    expect(side.locator(".side-items li")).to_have_text(["milk", "bread"])
    say(page, "add soap to shopping")
    expect(side.locator(".side-items li")).to_have_count(3)
    press(page, last(page).get_by_role("button", name="Undo"))
    expect(side.locator(".side-items li")).to_have_text(["milk", "bread"])
    answer = press(page, side.get_by_role("button", name=re.compile("Show Shopping")))
    expect(answer.locator(".snippet-title")).to_have_text("Shopping")
    expect(answer).to_contain_text("bread")


@test
def shows_exactly_what_it_will_do_before_money_moves(browser):
    server = with_money(browser)
    page = browser.page(server)
    expect(page.locator(".beside")).to_contain_text("£100.00")
    answer = say(page, "pay the milkman five pounds twenty")
    expect(answer.locator(".agreement")).to_have_text("Pay £5.20 from Current to Milkman. Is that right?")
    expect(answer.get_by_role("group", name=re.compile("Pay £5.20 from Current to Milkman"))).to_be_visible()
    press(page, answer.get_by_role("button", name="No"))
    assert server.balance("Current") == 10_000
    answer = say(page, "pay the milkman five pounds twenty")
    press(page, answer.get_by_role("button", name="Yes"))
    assert server.balance("Current") == 9_480
    expect(page.locator(".beside")).to_contain_text("£94.80")
    answer = press(page, page.get_by_role("button", name="Show Current, £94.80"))
    expect(answer.locator(".snippet-rows dt")).to_have_text(["Today · Milkman", "Today · Opening balance"])


@test
def goes_on_after_a_reload_and_in_another_process(browser):
    server = with_money(browser)
    page = browser.page(server, allowed=["ERR_CONNECTION_REFUSED"])
    answer = say(page, "pay the milkman 20 pounds")
    page.reload(wait_until="networkidle")
    expect(page.locator(".entry.is-user")).to_have_text(re.compile("pay the milkman 20 pounds"))
    expect(page.locator(".agreement")).to_contain_text("Pay £20.00")
    server.stop(kill=True)
    server.start()
    press(page, page.get_by_role("button", name="Yes"))
    assert server.balance("Current") == 8_000
    page.reload()
    expect(page.locator(".agreement")).to_have_count(0)
    expect(page.locator(".entry.is-assistant")).to_have_count(2)
    # A new tab begins with nothing.
    other = page.context.new_page()
    other.goto(server.address)
    expect(other.locator(".entry.is-assistant")).to_have_count(0)


@test
def a_lost_answer_is_asked_for_again_and_money_moves_once(browser):
    server = with_money(browser)
    page = browser.page(server, allowed=["ERR_FAILED", "Failed to fetch"])
    answer = say(page, "pay the milkman 20 pounds")

    def lose(route):
        route.fetch()
        route.abort()

    page.route("**/v1/conversations/turn", lose)
    answer.get_by_role("button", name="Yes").click()
    expect(page.locator(".is-problem")).to_contain_text("The server does not answer")
    assert server.balance("Current") == 8_000
    page.unroute("**/v1/conversations/turn")
    # Also after a reload, for the answer may never have come because the page was closed.
    page.reload()
    expect(page.locator(".is-note")).to_contain_text("nothing is done twice")
    press(page, page.locator(".is-note").get_by_role("button", name="Try again"))
    expect(last(page)).to_contain_text("£20.00")
    assert server.balance("Current") == 8_000


@test
def waits_for_a_server_that_is_gone(browser):
    page = browser.page(allowed=["ERR_CONNECTION_REFUSED"])
    page.server.stop()
    page.locator("#say").fill("draw a game")
    page.locator("#say").press("Enter")
    expect(page.locator(".is-problem")).to_contain_text("Check that it is running")
    page.server.start()
    press(page, page.locator(".is-note").get_by_role("button", name="Try again"))
    expect(last(page).locator(".tile")).to_have_count(6)
    expect(page.locator(".is-problem .button-row")).to_have_count(0)


@test
def says_how_to_go_on_where_a_state_cannot_be_used(browser):
    page = browser.page(allowed=["422"])
    say(page, "draw a game")
    page.evaluate("""() => {
      const kept = JSON.parse(sessionStorage.getItem("numberrace.conversation"));
      kept.state = kept.state.slice(0, -4) + "AAAA";
      sessionStorage.setItem("numberrace.conversation", JSON.stringify(kept));
    }""")
    page.reload()
    page.locator("#say").fill("draw a game")
    page.locator("#say").press("Enter")
    note = page.locator(".is-problem")
    expect(note).to_contain_text("Start a new one")
    note.get_by_role("button", name="New conversation").click()
    expect(page.locator(".entry.is-user")).to_have_count(0)
    expect(say(page, "draw a game").locator(".tile")).to_have_count(6)


@test
def damaged_storage_begins_anew(browser):
    page = browser.page()
    say(page, "draw a game")
    for text in ["{", "[]", "null", '{"language":"xx"}', '{"language":"en","entries":[{"by":"assistant"},7,null],"state":5}']:
        page.evaluate("text => sessionStorage.setItem('numberrace.conversation', text)", text)
        page.evaluate("text => localStorage.setItem('numberrace.talk', text)", text)
        page.reload()
        expect(page.locator(".welcome")).to_be_visible()
        expect(page.locator(".entry.is-assistant")).to_have_count(0)
    expect(say(page, "draw a game").locator(".tile")).to_have_count(6)


@test
def waits_where_there_are_too_many_turns(browser):
    # What is beside the conversation uses some of the turns of the minute too.
    server = browser.server("--turns", "12")
    page = browser.page(server, allowed=["429"])
    for _ in range(6):
        page.locator("#say").fill("help")
        page.locator("#say").press("Enter")
        expect(page.get_by_role("button", name="Send")).to_be_visible()
        if page.locator(".is-problem").count():
            break
    note = page.locator(".is-problem").first
    expect(note).to_contain_text("faster than this server allows")
    button = note.get_by_role("button")
    expect(button).to_be_disabled()
    expect(button).to_have_text(re.compile(r"Try again in \d+ s"))
    expect(button).to_have_text("Try again", timeout=30_000)
    press(page, button)


@test
def asks_for_the_token_that_the_server_wants(browser):
    server = browser.server("--require-token")
    page = browser.page(server, allowed=["401"])
    dialog = page.get_by_role("dialog", name="This server wants to know who you are")
    expect(dialog.get_by_label("Token", exact=True)).to_be_focused()
    found = violations(page, "token")
    page.screenshot(path=f"{PICTURES}/token-light-desktop.png")
    assert not found, found
    dialog.get_by_role("button", name="Not now").click()
    page.locator("#say").fill("draw a game")
    page.locator("#say").press("Enter")
    field = page.get_by_label("Token", exact=True)
    field.fill("two words")
    field.press("Enter")
    expect(page.locator("#token-fault")).to_contain_text("A token has only")
    field.fill("wrong")
    field.press("Enter")
    expect(page.locator("#token-fault")).to_contain_text("does not know this token")
    page.get_by_label("Token", exact=True).fill(server.token)
    page.get_by_label("Token", exact=True).press("Enter")
    expect(last(page).locator(".tile")).to_have_count(6)
    expect(page.locator(".beside")).to_contain_text("make a shopping list")
    page.reload()
    expect(page.locator(".beside")).to_contain_text("make a shopping list")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert server.token not in page.evaluate("JSON.stringify(localStorage)") + page.url


@test
def hostile_names_are_only_text(browser):
    server = with_money(browser)
    server.make_list(HOSTILE, HOSTILE, "<b>bold</b>")
    server.make_list("</script><script>window.broken=1</script>", HOSTILE)
    server.tool("bank", "open", HOSTILE, "--balance", "5")
    page = browser.page(server)
    side = page.locator(".beside")
    expect(side.locator(".thing-name").filter(has_text=HOSTILE)).to_have_count(2)
    answer = press(page, side.locator(".thing").filter(has_text=HOSTILE).first)
    expect(answer).to_contain_text(HOSTILE)
    say(page, f"tick off {HOSTILE}")
    say(page, HOSTILE)
    page.reload()
    expect(page.locator(".entry.is-user").last).to_contain_text(HOSTILE)
    assert page.locator("img, b:not(.brand b), talk-page script").count() == 0
    assert page.evaluate("window.broken") is None


@test
def listens_and_reads_aloud(browser):
    page = browser.page()
    microphone = page.get_by_role("button", name="Speak")
    microphone.click()
    expect(microphone).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".composer-note")).to_contain_text("Listening")
    assert page.evaluate("window.recogniser.lang") == "en-GB"
    page.evaluate("hear(['draw'])")
    expect(page.locator("#say")).to_have_value("draw")
    page.evaluate("hear(['draw a game'])")
    page.evaluate("recogniser.onend()")
    expect(last(page).locator(".tile")).to_have_count(6)
    expect(page.locator(".entry.is-user")).to_contain_text("draw a game")
    expect(page.locator("#say")).to_have_value("")
    until(page, "window.said.length === 1")
    text, language = page.evaluate("window.said[0]")
    assert language == "en-GB" and "Shall I solve it" in text, text
    # What was typed is not answered aloud, unless that is wanted.
    say(page, "no")
    assert page.evaluate("window.said.length") == 1
    page.get_by_label("Settings").click()
    page.get_by_label("Read answers aloud").select_option("always")
    say(page, "help")
    until(page, "window.said.length === 2")
    # Pressed again, the microphone stops, and what was heard counts.
    microphone.click()
    page.evaluate("hear(['solve a', 'numbers game'])")
    microphone.click()
    expect(last(page)).to_contain_text("What is the target?")


@test
def says_what_to_do_where_listening_fails(browser):
    page = browser.page()
    microphone = page.get_by_role("button", name="Speak")
    page.locator("#say").fill("half a request")
    for fault, words in [("not-allowed", "Allow it"), ("network", "Write instead"), ("no-speech", "heard nothing"), ("odd", "Try again")]:
        microphone.click()
        page.evaluate("fault => fail(fault)", fault)
        expect(page.locator(".composer-note.is-fault")).to_contain_text(words)
        expect(microphone).to_have_attribute("aria-pressed", "false")
        expect(page.locator("#say")).to_have_value("half a request")
    assert page.locator(".entry.is-user").count() == 0


@test
def has_no_microphone_where_the_browser_has_no_recogniser(browser):
    page = browser.page(script=DEAF)
    assert page.get_by_role("button", name="Speak").count() == 0
    expect(say(page, "draw a game").locator(".tile")).to_have_count(6)


@test
def stops_work_and_tries_again(browser):
    page = browser.page(allowed=["ERR_FAILED"])
    held = []
    page.route("**/v1/conversations/turn", lambda route: held.append(route))
    page.locator("#say").fill("draw a game")
    page.locator("#say").press("Enter")
    expect(page.locator(".work")).to_have_text("Working …")
    # What is written meanwhile stays, and is not sent.
    page.locator("#say").fill("solve it")
    page.locator("#say").press("Enter")
    expect(page.locator("#say")).to_have_value("solve it")
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".is-note")).to_contain_text("Stopped.")
    expect(page.locator(".work")).to_be_hidden()
    page.unroute_all(behavior="ignoreErrors")
    press(page, page.locator(".is-note").get_by_role("button", name="Try again"))
    expect(last(page).locator(".tile")).to_have_count(6)
    expect(page.locator("#say")).to_have_value("solve it")


@test
def shows_the_progress_of_long_work(browser):
    page = browser.page()
    answer = {"state": "en.x", "turn": {"spoken": "Done.", "displayed": "Done.", "expects": {"kind": "request"}}}
    events = [("progress", {"event": "progress", "text": "solving", "percent": 40})]

    def slowly(route):
        body = "".join(f"event: {name}\ndata: {json.dumps(data)}\n\n" for name, data in events)
        route.fulfill(status=200, headers={"Content-Type": "text/event-stream"}, body=body)

    page.route("**/v1/conversations/turn", slowly)
    page.evaluate("""() => {
      window.seen = [];
      new MutationObserver(() => {
        const bar = document.querySelector(".work progress");
        if (bar) window.seen.push(document.querySelector(".work").textContent + bar.value);
      }).observe(document.querySelector(".work"), { childList: true, subtree: true });
    }""")
    # A stream that ends without an answer is no answer.
    page.locator("#say").fill("count")
    page.locator("#say").press("Enter")
    expect(page.locator(".is-problem")).to_contain_text("does not answer")
    events.append(("answer", answer))
    press(page, page.locator(".is-note").get_by_role("button", name="Try again"))
    expect(last(page)).to_contain_text("Done.")
    assert set(page.evaluate("window.seen")) == {"Solving40"}, page.evaluate("window.seen")


@test
def works_by_keyboard_alone(browser):
    page = browser.page(with_money(browser))
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to what you can say")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#say")).to_be_focused()
    page.keyboard.type("pay the milkman 5 pounds")
    page.keyboard.press("Enter")
    expect(page.locator(".agreement")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="No", exact=True)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Yes")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".entry.is-assistant")).to_have_count(2)
    expect(page.locator("#say")).to_be_focused()
    assert page.server.balance("Current") == 9_500
    # The latest words come back.
    page.keyboard.press("ArrowUp")
    expect(page.locator("#say")).to_have_value("pay the milkman 5 pounds")
    # A button that asks the next question gives the focus to it.
    page.locator("#say").fill("")
    button = page.get_by_role("button", name="Draw a game")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".entry.is-assistant")).to_have_count(3)
    page.get_by_label("Settings").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Theme")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Theme")).to_be_hidden()


@test
def is_read_by_a_screen_reader(browser):
    page = browser.page()
    for role in ["banner", "main", "complementary"]:
        expect(page.get_by_role(role)).to_have_count(1)
    log = page.get_by_role("log", name="Conversation")
    expect(log).to_have_attribute("aria-live", "polite")
    say(page, "draw a game")
    expect(log).to_contain_text("You: draw a game")
    expect(log).to_contain_text("NumberRace: ")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    # What was said before is not read out again after a reload.
    page.add_init_script("""
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes)
          if (node.classList?.contains("entry") && node.parentElement?.getAttribute("aria-live") === "polite") window.announced = true;
      }).observe(document, { childList: true, subtree: true });
    """)
    page.reload()
    expect(page.locator(".entry.is-user")).to_have_count(1)
    assert page.evaluate("window.announced") is None
    expect(log).to_have_attribute("aria-live", "polite")


@test
def speaks_french(browser):
    page = browser.page(locale="fr-FR")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    answer = press(page, page.get_by_role("button", name="Tire un jeu"))
    expect(answer).to_have_attribute("lang", "fr")
    answer = press(page, answer.locator(".question .primary"))
    assert solution(answer)
    answer = press(page, page.get_by_role("button", name="Résous 952 avec 25 50 75 100 3 6"))
    assert solution(answer) == 952
    answer = press(page, page.get_by_role("button", name="Ajoute du lait à la liste des courses"))
    press(page, answer.get_by_role("button", name="Oui"))
    expect(page.locator(".beside .side-items li")).to_have_count(1)
    press(page, last(page).get_by_role("button", name="Défaire"))
    expect(page.locator(".beside .side-items li")).to_have_count(0)
    page.get_by_role("button", name="Parler").click()
    assert page.evaluate("window.recogniser.lang") == "fr-FR"


@test
def speaks_german_dutch_and_spanish(browser):
    for locale, draw, solve, help_, speak in [
        ("de-DE", "Zieh ein Spiel", "Löse 952 mit 25 50 75 100 3 6", "Was kannst du?", "Sprechen"),
        ("nl-NL", "Trek een spel", "Los 952 met 25 50 75 100 3 6 op", "Wat kan je?", "Spreken"),
        ("es-ES", "Saca un juego", "Resuelve 952 con 25 50 75 100 3 6", "¿Qué puedes hacer?", "Hablar"),
    ]:
        page = browser.page(locale=locale)
        expect(page.locator("html")).to_have_attribute("lang", locale[:2])
        answer = press(page, page.get_by_role("button", name=draw))
        expect(answer).to_have_attribute("lang", locale[:2])
        answer = press(page, answer.locator(".question .primary"))
        assert solution(answer), locale
        answer = press(page, page.get_by_role("button", name=solve))
        assert solution(answer) == 952, locale
        press(page, page.get_by_role("button", name=help_))
        page.get_by_role("button", name=speak, exact=True).click()
        assert page.evaluate("window.recogniser.lang") == locale
        assert not violations(page, locale)


@test
def german_keeps_lists_and_undoes(browser):
    page = browser.page(locale="de-DE")
    answer = press(page, page.get_by_role("button", name="Setze Milch auf die Einkaufsliste"))
    press(page, answer.get_by_role("button", name="Ja"))
    expect(page.locator(".beside .side-items li")).to_have_count(1)
    press(page, last(page).get_by_role("button", name="Rückgängig"))
    expect(page.locator(".beside .side-items li")).to_have_count(0)


@test
def payments_are_listed_as_the_language_writes_them(browser):
    server = with_money(browser)
    server.tool("bank", "open", "Savings")
    page = browser.page(server, locale="de-DE")
    press(page, say(page, "zahle 5 Pfund von Current an Milkman").get_by_role("button", name="Ja"))
    for request, amount in [("zeig meine Umsätze", "5,00 £"), ("zeig die Umsätze von Current", "−5,00 £")]:
        rows = say(page, request).locator(".snippet-rows")
        expect(rows.locator("dt").first).to_have_text("Heute · Milkman")
        expect(rows.locator("dd").first).to_have_text(amount)


@test
def the_language_can_be_changed(browser):
    page = browser.page()
    say(page, "solve a numbers game")
    page.get_by_label("Settings").click()
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page).to_have_title("Parler à NumberRace")
    # What was said in English stays, marked as such, and asks nothing any more.
    expect(page.locator(".entry.is-assistant").first).to_have_attribute("lang", "en")
    expect(page.locator(".question")).to_have_count(0)
    page.get_by_label("Réglages").click()
    page.get_by_label("Langue").select_option("en")
    expect(page.locator(".question")).to_have_count(0)
    page.get_by_label("Settings").click()
    page.get_by_label("Language").select_option("fr")
    answer = say(page, "tire un jeu")
    expect(answer).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".entry.is-assistant")).to_have_count(2)
    expect(page.locator(".question")).to_have_count(1)
    assert not violations(page, "two languages")


@test
def offers_what_one_does_often_and_shortcuts(browser):
    page = browser.page()
    for _ in range(5):
        say(page, "draw a game")
        say(page, "no")
    say(page, 'save this as "warm me up"')
    side = page.locator(".beside")
    shortcut = side.get_by_role("button").filter(has_text="warm me up")
    answer = press(page, shortcut.first)
    expect(answer.locator(".tile")).to_have_count(6)
    say(page, "no")
    proposal = page.locator(".proposal").first
    expect(proposal).to_be_visible()
    assert len(proposal.locator(".muted").inner_text()) > 3
    press(page, proposal)


@test
def keeps_to_its_own_server_under_a_strict_policy(browser):
    page = browser.page()
    policy = page.request.get(page.server.address).headers["content-security-policy"]
    assert "unsafe" not in policy and "default-src 'none'" in policy, policy
    document = page.request.get(page.server.address).text()
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script>|//", document.replace("<!doctype html>", "")), document
    say(page, "draw a game")
    assert page.locator("[style]").count() == 0


@test
def begins_anew(browser):
    page = browser.page()
    say(page, "solve a numbers game")
    page.get_by_role("button", name="New conversation").click()
    expect(page.locator(".entry.is-assistant")).to_have_count(0)
    expect(page.locator("#say")).to_be_focused()
    # A number is no answer any more.
    expect(say(page, "draw a game").locator(".tile")).to_have_count(6)


@test
def refuses_what_is_too_long_before_it_is_sent(browser):
    page = browser.page()
    page.locator("#say").fill("milk " * 2001)
    page.locator("#say").press("Enter")
    expect(page.locator(".composer-note.is-fault")).to_contain_text("10,000 are allowed")
    assert page.locator(".entry.is-user").count() == 0
    page.locator("#say").fill("   ")
    page.locator("#say").press("Enter")
    assert page.locator(".entry.is-user").count() == 0


@test
def every_kind_of_snippet_is_drawn(browser):
    page = browser.page()
    found = page.evaluate("""async () => {
      const { snippetView } = await import("/snippet.js");
      const at = { x: 10, y: 20 };
      const view = snippetView({ title: "T", subtitle: { text: "bad", merit: "bad" }, blocks: [
        { paragraph: "<b>p</b>" }, { rows: [{ label: "l", value: "v" }] }, { steps: [{ text: "1 + 2", result: "3" }] }, { tiles: ["25", "x"] },
        { picture: { title: "drawn", width: 50, height: 40, shapes: [
          { rectangle: { at, width: 5, height: 6, radius: 1, _4: "surface" } }, { circle: { at, radius: 3, _2: "accent" } },
          { line: { from: at, to: { x: 1, y: 2 }, _2: "content" } }, { text: { _0: "<i>", at, size: 9, _3: "onAccent" } } ] } },
        { later: 1 } ] });
      document.querySelector(".log").append(view);
      return [view.querySelectorAll("b, i").length, [...view.querySelector("svg").children].map((shape) => shape.outerHTML.split(" ")[0])];
    }""")
    assert found == [0, ["<rect", "<circle", "<line", "<text"]], found
    view = page.locator(".snippet")
    expect(view.locator("p.snippet-text")).to_have_text("<b>p</b>")
    expect(view.locator("dd")).to_have_text("v")
    expect(view.locator(".snippet-steps li")).to_have_text("1 + 2 = 3")
    assert not violations(page, "snippets")


def talked(page, french):
    """Says a little of everything, up to an open question of agreement."""
    phrases = (
        ["tire un jeu", "résous-le", "ajoute du lait à courses", "montre la liste courses", "paie 5 livres à Milkman"] if french
        else ["draw a game", "solve it", "add milk to shopping", "show shopping", "pay the milkman 5 pounds"])
    for phrase in phrases:
        say(page, phrase)
        if page.locator(".question").count() and phrase.startswith(("add", "ajoute")):
            press(page, page.locator(".question .primary"))


@test
def is_a_view_of_the_app_where_its_files_are(browser):
    server = browser.server("--site", str(SITE))
    for phone in [False, True]:
        page = browser.page(server, "#/talk", phone=phone)
        expect(page.locator(".tab")).to_have_text(["Play", "Solve", "Explore", "Talk"])
        say(page, "draw a game")
        link = page.locator(".entry-actions a")
        expect(link).to_have_text("Play this")
        numbers = [tile.strip() for tile in page.locator(".snippet-tiles .tile").all_inner_texts()]
        target = page.locator(".snippet-title").inner_text()
        page.screenshot(path=f"{PICTURES}/app-{'phone' if phone else 'desktop'}.png")
        assert not violations(page, "the talk in the app")
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
        # What one can press is not under the tabs or the field, and short notices are not over it.
        notice = page.locator("#toast").bounding_box()
        assert notice["y"] + notice["height"] <= page.locator(".composer-row").bounding_box()["y"], notice
        tabs = page.locator(".tabs").bounding_box()
        assert phone or tabs["y"] + tabs["height"] <= notice["y"], "a notice is over the views"
        button = page.locator(".question button").first.bounding_box()
        assert button["y"] + button["height"] <= page.locator(".composer-row").bounding_box()["y"]
        link.click()
        page.locator("round-ready .primary").click()
        expect(page.locator(".led")).to_have_text(target)
        assert page.locator("working-board .tile").all_inner_texts() == numbers
        # What was said is there when one comes back, and after a reload.
        page.go_back()
        expect(page.locator(".entry.is-user")).to_have_count(1)
        page.reload()
        expect(page.locator(".entry.is-user")).to_have_count(1)
        say(page, "no")
        page.locator(".top .settings summary").click()
        page.get_by_label("Language").select_option("fr")
        expect(page.locator(".welcome-title")).to_have_text("Parler à NumberRace")
        expect(page.locator(".tab").last).to_have_text("Parler")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
    policy = page.request.get(server.address).headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" in policy and "default-src 'none'" in policy, policy
    assert "wasm" not in page.request.get(server.address + "healthz").headers["content-security-policy"]


@test
def is_accessible_in_both_languages_themes_and_sizes(browser):
    faults = []
    ways = [
        ("fr-FR", "dark", None, False), ("en-GB", "light", None, True),
        # 1280 by 1024 at 400 %.
        ("en-GB", "light", (320, 256), False),
        ("en-GB", "light", None, False), ("fr-FR", "light", None, True), ("en-GB", "dark", None, True),
    ]
    for locale, scheme, size, phone in ways[:2] if SHORT else ways:
        server = with_money(browser)
        server.make_list("Shopping" if locale == "en-GB" else "Courses", "bread", "a thing with a name that does not fit on one line")
        server.make_list("Supercalifragilisticexpialidocious-and-other-words-that-are-not-broken", "x")
        page = browser.page(server, phone=phone, scheme=scheme, locale=locale, size=size)
        name = f"{locale[:2]}-{scheme}-{'phone' if phone else 'small' if size else 'desktop'}"
        expect(page.locator(".beside .thing").first).to_be_visible()
        faults += violations(page, f"start-{name}")
        page.screenshot(path=f"{PICTURES}/start-{name}.png")
        talked(page, locale == "fr-FR")
        expect(page.locator(".agreement")).to_be_visible()
        page.wait_for_timeout(200)
        faults += violations(page, f"talk-{name}")
        page.screenshot(path=f"{PICTURES}/talk-{name}.png")
        page.screenshot(path=f"{PICTURES}/whole-{name}.png", full_page=True)
        page.locator("details.settings summary").click()
        page.get_by_role("button", name=re.compile("Speak|Parler")).click()
        page.evaluate("fail('not-allowed')")
        page.locator("details.settings summary").click()
        faults += violations(page, f"settings-{name}")
        page.screenshot(path=f"{PICTURES}/settings-{name}.png")
        page.close()
        server.stop()
    assert not faults, "\n".join(faults)


with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    browser_tests.run(tests, WANTED, PICTURES, lambda chromium: Browser(chromium, folder))
