"""Uses the built page in a real browser of November 2020: Chromium 87, which Debian has as Qt's WebEngine.

    /usr/bin/python3 old_browser.py SITE PICTURES

Solves a link, plays a round, looks at all games and a puzzle, and changes the language. Newer browsers are tested by site_tests.py.
"""
import atexit
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from PyQt5.QtCore import QEventLoop, QTimer, QUrl
from PyQt5.QtWebEngineWidgets import QWebEnginePage, QWebEngineView
from PyQt5.QtWidgets import QApplication

SITE, PICTURES = sys.argv[1:]
os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QTWEBENGINE_CHROMIUM_FLAGS="--disable-gpu --no-sandbox --no-zygote")
FAMOUS = "numbers=25,50,75,100,3,6&target=952"
# What such a browser says of what it does not know, and of a page that nobody has touched.
EXPECTED = ["wasm-unsafe-eval", "interactive-widget", "navigator.vibrate"]
faults = []


class Page(QWebEnginePage):
    def javaScriptConsoleMessage(self, level, message, line, source):
        if not any(part in message for part in EXPECTED):
            faults.append(f"{source}:{line}: {message}")


def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec_()


def run(code):
    """What a script in the page returns."""
    answers, loop = [], QEventLoop()
    page.runJavaScript(code, lambda answer: (answers.append(answer), loop.quit()))
    loop.exec_()
    return answers[0]


def see(selector, text=""):
    """Waits for an element that contains a text."""
    end = time.monotonic() + 60
    while not run(f"[...document.querySelectorAll({selector!r})].some((element) => element.textContent.includes({text!r}))"):
        if time.monotonic() > end:
            sys.exit(f"There is no {selector} with '{text}'. {faults} The page says: {run('document.body.innerText')}")
        wait(100)


def click(selector):
    see(selector)
    run(f"document.querySelector({selector!r}).click()")


def visit(link):
    """Opens a link in a page that is loaded anew."""
    page.load(QUrl("about:blank"))
    wait(200)
    page.load(QUrl(ADDRESS + link))


def picture(name):
    wait(500)
    view.grab().save(f"{PICTURES}/old-{name}.png")


server = subprocess.Popen(
    [sys.executable, str(Path(__file__).resolve().parents[2] / "Scripts/serve-site.py"), SITE, "0"], stdout=subprocess.PIPE, text=True)
atexit.register(server.terminate)
ADDRESS = re.search(r"http://\S+/", server.stdout.readline()).group(0)
app = QApplication(sys.argv[:1])
view = QWebEngineView()
page = Page(view)
view.setPage(page)
view.resize(1280, 900)
view.show()
print(f"    {page.profile().httpUserAgent()}")

visit(f"#/solve?{FAMOUS}")
see(".expression", "75 × 6 ÷ 50 × (100 + 3) + 25 = 952")
see("solution-list li")
picture("solve")

visit(f"#/play?{FAMOUS}")
click("round-ready .primary")
see("working-board .tile", "100")
run("document.querySelector('.step-field').value = '100 + 3'")
click(".step-form button")
see(".tile.result", "103")
picture("round")
click(".leave")
click("dialog[open] button:not(.primary)")
click(".declare")
see(".verdict", "849")
see(".difficulty-line", "")
picture("result")

visit("#/play")
click(".setup .primary")
see("working-board .tile")

visit("#/explore")
see(".figures.wide", "%")
visit("#/explore?puzzle=24&numbers=3,3,8,8")
see("puzzle-panel .expression", "8 ÷ (3 − 8 ÷ 3)")

visit(f"#/solve?{FAMOUS}&language=de")
see("h1", "Ein Spiel lösen")
if faults:
    sys.exit("\n".join(faults))
print("ok      a_browser_of_six_years_ago_does_everything")
