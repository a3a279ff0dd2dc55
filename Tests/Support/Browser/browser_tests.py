"""Runs tests of pages in real Chromiums side by side, and takes a picture of what a failed one sees."""
import multiprocessing
import os
import sys
import time
import traceback

from playwright.sync_api import sync_playwright


def run(tests, wanted, pictures, open_browser, workers=1):
    """Run the tests whose names have one of the wanted parts, all if none is given, and end the process.

    Each test gets what `open_browser(chromium)` returns, which has `close()` (after a test that passed, and may fail), `dismiss()`
    (after any) and the `contexts` with its pages. Each worker has a Chromium of its own: most of a test is waiting.
    """
    os.makedirs(pictures, exist_ok=True)
    chosen = [test for test in tests if not wanted or any(name in test.__name__ for name in wanted)]
    # Functions without names of their own can only be inherited.
    context = multiprocessing.get_context("fork")
    begun, failed = context.Value("i", 0), context.Value("i", 0)

    def work():
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"] if os.geteuid() == 0 else [])
            while True:
                with begun:
                    place = begun.value
                    begun.value += 1
                if place >= len(chosen):
                    break
                if not passes(chosen[place], open_browser(chromium), pictures):
                    with failed:
                        failed.value += 1
            chromium.close()

    processes = [context.Process(target=work) for _ in range(workers)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    # A worker that ended by itself has not run all.
    count = failed.value + sum(process.exitcode != 0 for process in processes)
    print(f"{count} tests of the page failed" if count else "All tests of the page passed")
    sys.exit(1 if count else 0)


def passes(test, browser, pictures):
    """Whether a test passes."""
    start = time.monotonic()
    try:
        test(browser)
        browser.close()
        print(f"ok      {test.__name__} ({time.monotonic() - start:.1f} s)", flush=True)
        return True
    except Exception as error:
        print(f"FAILED  {test.__name__}: {error}", flush=True)
        traceback.print_exc(limit=-2)
        picture(browser, f"{pictures}/failed-{test.__name__}.png")
        return False
    finally:
        browser.dismiss()


def picture(browser, path):
    for context in browser.contexts:
        for page in context.pages:
            print(getattr(page, "faults", []), flush=True)
            try:
                page.screenshot(path=path)
            except Exception as fault:
                print(f"no picture: {fault}".splitlines()[0], flush=True)
