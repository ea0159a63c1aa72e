"""Waiting for what a page only knows after a promise."""

import time


def wait_until(page, predicate, arg=None, seconds=30):
    """Waits until a function in the page resolves to something true.

    Playwright's `wait_for_function` takes a promise itself for true, whatever it resolves to.
    """
    end = time.monotonic() + seconds
    while not page.evaluate(predicate, arg):
        assert time.monotonic() < end, f"never true: {predicate}"
        page.wait_for_timeout(20)
