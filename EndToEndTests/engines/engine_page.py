"""A page in WebKit or Firefox, with the part of Playwright's interface that people.py uses."""

import pathlib
import re
import time

from conftest import PATIENCE
from engine_expectations import Expectations
from webdriver import CannotActYet

FIND = pathlib.Path(__file__).with_name("find.js").read_text()
FIND = FIND[FIND.index("(steps)"):]
KEYS = {
    "Enter": "\ue007", "Escape": "\ue00c", "Backspace": "\ue003", "Tab": "\ue004", "Space": " ",
    "ArrowLeft": "\ue012", "ArrowRight": "\ue014",
}
# What a person sees of each element.
SEEN = """(elements) => elements.map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return {
    text: one.textContent.replace(/\\s+/g, ' ').trim(),
    value: one.value ?? null,
    isVisible: width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true }),
    isFocused: one === document.activeElement,
  };
})"""


def wanted(text, exact=False):
    """What a name or a text has to be, as find.js reads it."""
    if text is None:
        return None
    is_pattern = isinstance(text, re.Pattern)
    return {
        "value": text.pattern if is_pattern else text, "isPattern": is_pattern, "isExact": exact}


class Searchable:
    """What has elements: a page or a locator."""

    def _step(self, kind, **details):
        return Locator(self.page, [*self.steps, {"kind": kind, **details}])

    def locator(self, selector):
        return self._step("css", selector=selector)

    def get_by_role(self, role, name=None, exact=False, level=None, checked=None):
        return self._step("role", role=role, name=wanted(name, exact), level=level, checked=checked)

    def get_by_text(self, text, exact=False):
        return self._step("text", text=wanted(text, exact))

    def get_by_label(self, text, exact=False):
        return self._step("label", text=wanted(text, exact))


class Locator(Searchable):
    """A way to elements, which is gone again at each use."""

    def __init__(self, page, steps):
        self.page = page
        self.steps = steps

    def filter(self, has_text=None, has=None):
        return self._step("filter", text=wanted(has_text), has=has and has.steps)

    def or_(self, other):
        return self._step("or", other=other.steps)

    @property
    def first(self):
        return self._step("nth", index=0)

    @property
    def last(self):
        return self._step("nth", index=-1)

    def expectations(self):
        return Expectations(self)

    def seen(self):
        """What a person sees of each element that is found now."""
        return self.page.run(f"return ({SEEN})(({FIND})(arguments[0]))", self.steps)

    def count(self):
        return len(self.seen())

    def is_visible(self):
        return any(one["isVisible"] for one in self.seen())

    def text_content(self):
        return self.evaluate("(one) => one.textContent")

    def inner_text(self):
        return self.evaluate("(one) => one.innerText")

    def evaluate(self, function, argument=None):
        script = f"return ({function})(arguments[0], arguments[1])"
        return self._try(lambda: self.page.run(script, self._element(), argument))

    def focus(self):
        self.evaluate("(one) => one.focus()")

    def click(self):
        self._act(self.page.session.click)

    def fill(self, text):
        def fills(element):
            self.page.session.clear(element)
            self.page.session.type(element, text)

        self._act(fills)

    def _act(self, action):
        """Acts on the only element, as soon as it is there, enabled and not covered."""
        def act():
            element = self._element()
            if self.page.run("return arguments[0].matches(':disabled')", element):
                raise CannotActYet("it is disabled")
            action(element)

        self._try(act)

    def _element(self):
        elements = self.page.run(f"return ({FIND})(arguments[0])", self.steps)
        if len(elements) != 1:
            raise CannotActYet(f"{len(elements)} elements match")
        return elements[0]

    def _try(self, action):
        end = time.monotonic() + PATIENCE / 1_000
        while True:
            try:
                return action()
            except CannotActYet as error:
                if time.monotonic() > end:
                    raise AssertionError(f"{self}: {error}") from error
            time.sleep(0.05)

    def __repr__(self):
        return f"Locator({self.steps})"


class Keyboard:
    def __init__(self, page):
        self._page = page

    def press(self, key):
        [element] = self._page.run("return [document.activeElement]")
        self._page.session.type(element, KEYS[key])

    def type(self, text):
        [element] = self._page.run("return [document.activeElement]")
        self._page.session.type(element, text)


class EnginePage(Searchable):
    """The only page of a session."""

    viewport_size = None
    steps = []

    def __init__(self, session):
        self.session = session
        self.keyboard = Keyboard(self)

    @property
    def page(self):
        return self

    @property
    def context(self):
        return self

    @property
    def pages(self):
        return [self]

    def run(self, script, *arguments):
        return self.session.run(script, *arguments)

    def evaluate(self, expression, argument=None):
        script = f"""const value = ({expression});
          return typeof value === 'function' ? value(arguments[0]) : value"""
        return self.run(script, argument)

    def goto(self, url):
        self.session.navigate(url)

    def reload(self):
        self.session.reload()

    def go_forward(self):
        self.evaluate("history.forward()")

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1_000)

    def wait_for_function(self, function, arg=None):
        end = time.monotonic() + PATIENCE / 1_000
        while not self.evaluate(function, arg):
            assert time.monotonic() < end, f"never true: {function}"
            time.sleep(0.05)
