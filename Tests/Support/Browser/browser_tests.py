"""Runs tests of pages in a real Chromium, one after another, and takes a picture of what a failed one sees."""
import os
import sys
import time
import traceback

from playwright.sync_api import sync_playwright


def run(tests, wanted, pictures, open_browser):
    """Run the tests whose names have one of the wanted parts, all if none is given, and end the process.

    Each test gets what `open_browser(chromium)` returns, which has `close()` (after a test that passed, and may fail), `dismiss()`
    (after any) and the `contexts` with its pages.
    """
    os.makedirs(pictures, exist_ok=True)
    failed = 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"] if os.geteuid() == 0 else [])
        for test in tests:
            if wanted and not any(name in test.__name__ for name in wanted):
                continue
            browser = open_browser(chromium)
            start = time.monotonic()
            try:
                test(browser)
                browser.close()
                print(f"ok      {test.__name__} ({time.monotonic() - start:.1f} s)", flush=True)
            except Exception as error:
                failed += 1
                print(f"FAILED  {test.__name__}: {error}", flush=True)
                traceback.print_exc(limit=-2)
                picture(browser, f"{pictures}/failed-{test.__name__}.png")
            finally:
                browser.dismiss()
        chromium.close()
    print(f"{failed} tests of the page failed" if failed else "All tests of the page passed")
    sys.exit(1 if failed else 0)


def picture(browser, path):
    for context in browser.contexts:
        for page in context.pages:
            print(getattr(page, "faults", []), flush=True)
            try:
                page.screenshot(path=path)
            except Exception as fault:
                print(f"no picture: {fault}".splitlines()[0], flush=True)
