"""Runs tests of pages in a real Chromium, and takes a picture of what a failed one sees."""
import multiprocessing
import os
import sys
import time
import traceback

from playwright.sync_api import sync_playwright


def run(tests, wanted, pictures, open_browser, alone=(), workers=1):
    """Run the tests whose names have one of the wanted parts, all if none is given, and end the process.

    Each test gets what `open_browser(chromium)` returns, which has `close()` (after a test that passed, and may fail), `dismiss()`
    (after any) and the `contexts` with its pages. With several workers, each has a Chromium of its own and takes the next test;
    those that are to run alone follow.
    """
    os.makedirs(pictures, exist_ok=True)
    chosen = [test for test in tests if not wanted or any(name in test.__name__ for name in wanted)]
    together = [test for test in chosen if test not in alone]
    failed = multiprocessing.Value("i", 0)
    for some, count in [(together, workers), ([test for test in chosen if test in alone], 1)]:
        place = multiprocessing.Value("i", 0)
        processes = [multiprocessing.get_context("fork").Process(target=work, args=(some, place, failed, pictures, open_browser))
                     for _ in range(min(count, len(some)))]
        for process in processes:
            process.start()
        for process in processes:
            process.join()
            if process.exitcode != 0:
                sys.exit(f"What ran the tests ended with {process.exitcode}.")
    print(f"{failed.value} tests of the page failed" if failed.value else "All tests of the page passed")
    sys.exit(1 if failed.value else 0)


def work(tests, place, failed, pictures, open_browser):
    """Run tests one after another, each the next that no other process has taken."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"] if os.geteuid() == 0 else [])
        while True:
            with place:
                index = place.value
                place.value += 1
            if index >= len(tests):
                break
            test = tests[index]
            browser = open_browser(chromium)
            start = time.monotonic()
            try:
                test(browser)
                browser.close()
                print(f"ok      {test.__name__} ({time.monotonic() - start:.1f} s)", flush=True)
            except Exception as error:
                with failed:
                    failed.value += 1
                print(f"FAILED  {test.__name__}: {error}", flush=True)
                traceback.print_exc(limit=-2)
                picture(browser, f"{pictures}/failed-{test.__name__}.png")
            finally:
                browser.dismiss()
        chromium.close()


def picture(browser, path):
    for context in browser.contexts:
        for page in context.pages:
            print(getattr(page, "faults", []), flush=True)
            try:
                page.screenshot(path=path)
            except Exception as fault:
                print(f"no picture: {fault}".splitlines()[0], flush=True)
