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
    (after any) and the `contexts` with its pages. Each worker has a Chromium of its own: most of a test is waiting. What failed is
    tried once more at the end, with nothing beside it: tests have deadlines, and machines are shared.
    """
    os.makedirs(pictures, exist_ok=True)
    chosen = [test for test in tests if not wanted or any(name in test.__name__ for name in wanted)]
    # Functions without names of their own can only be inherited.
    context = multiprocessing.get_context("fork")
    failed = context.Array("b", len(chosen))

    def work(places, begun):
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"] if os.geteuid() == 0 else [])
            while True:
                with begun:
                    next_place = begun.value
                    begun.value += 1
                if next_place >= len(places):
                    break
                place = places[next_place]
                failed[place] = not passes(chosen[place], open_browser(chromium), pictures)
            chromium.close()

    def run_all(places, workers):
        """Run tests, and return how many workers ended by themselves, and so have not run all."""
        begun = context.Value("i", 0)
        processes = [context.Process(target=work, args=(places, begun)) for _ in range(workers)]
        for process in processes:
            process.start()
        for process in processes:
            process.join()
        return sum(process.exitcode != 0 for process in processes)

    ended = run_all(range(len(chosen)), workers)
    again = [place for place in range(len(chosen)) if failed[place]]
    if again:
        print("Once more:", ", ".join(chosen[place].__name__ for place in again), flush=True)
        ended += run_all(again, 1)
    count = sum(failed) + ended
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
