"""What a test expects of elements in WebKit or Firefox, with the names that Playwright uses."""

import re
import time

from conftest import PATIENCE


def fits(text, wanted):
    return bool(wanted.search(text)) if isinstance(wanted, re.Pattern) else text == wanted


class Expectations:
    """Looks at the elements of a locator until they are as expected."""

    def __init__(self, locator):
        self._locator = locator

    def _wait(self, expected, is_met):
        end = time.monotonic() + PATIENCE / 1_000
        while not is_met(seen := self._locator.seen()):
            if time.monotonic() > end:
                raise AssertionError(f"expected {expected} of {self._locator}, but saw {seen}")
            time.sleep(0.05)

    def _wait_for_one(self, expected, is_met):
        self._wait(expected, lambda seen: len(seen) == 1 and is_met(seen[0]))

    def to_be_visible(self):
        self._wait_for_one("to be visible", lambda one: one["isVisible"])

    def to_be_attached(self):
        self._wait("an element", lambda seen: len(seen) > 0)

    def to_be_focused(self):
        self._wait_for_one("the focus", lambda one: one["isFocused"])

    def to_have_count(self, count):
        self._wait(f"a count of {count}", lambda seen: len(seen) == count)

    def to_have_value(self, value):
        self._wait_for_one(f"the value {value}", lambda one: one["value"] == value)

    def to_have_text(self, text):
        texts = text if isinstance(text, list) else [text]
        self._wait(f"the text {text}", lambda seen: len(seen) == len(texts) and all(
            fits(one["text"], wanted) for one, wanted in zip(seen, texts)))

    def not_to_have_text(self, text):
        self._wait_for_one(f"another text than {text}", lambda one: not fits(one["text"], text))

    def to_contain_text(self, text):
        self._wait_for_one(f"{text} in the text", lambda one: text in one["text"])
