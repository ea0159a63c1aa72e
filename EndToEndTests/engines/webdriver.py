"""The W3C's WebDriver, as far as the tests in WebKit and Firefox need it."""

import contextlib
import time

from conftest import PATIENCE

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
# The page is still changing: an element was replaced, moves, is covered or is not drawn yet.
PASSING = {
    "element click intercepted", "element not interactable", "invalid element state",
    "no such element", "stale element reference",
}

# The driver scrolls to what is not in view, but not to what is under a bar.
SHOW = """
  const { left, top, width, height } = arguments[0].getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!arguments[0].contains(hit)) arguments[0].scrollIntoView({ block: 'center' });
"""


class WebDriverError(Exception):
    """What the driver refused."""


class CannotActYet(WebDriverError):
    """What the driver refused for now, and may do a moment later."""


def check(error):
    """Raises what the driver reported, if it did."""
    if error:
        kind = CannotActYet if error["error"] in PASSING else WebDriverError
        raise kind(f"{error['error']}: {error['message']}")


class Session:
    """A window of a browser of its own. An engine says how `call` reaches it."""

    # What a window is larger than its page, once that is known.
    _around = None

    def call(self, command, **parameters):
        raise NotImplementedError

    def errors(self):
        """What the browser has reported: failed scripts, and violations of the security policy."""
        raise NotImplementedError

    def navigate(self, url):
        self.call("Navigate", url=url)

    def reload(self):
        self.call("Refresh")

    def run(self, script, *arguments):
        """The result of a script, which may be a promise, in the page."""
        return self.call("ExecuteScript", script=script, args=list(arguments))

    def click(self, element):
        self.run(SHOW, element)
        self.call("ElementClick", id=element[ELEMENT])

    def clear(self, element):
        self.call("ElementClear", id=element[ELEMENT])

    def type(self, element, text):
        self.call("ElementSendKeys", id=element[ELEMENT], text=text)

    def resize(self, width, height):
        """Gives the page this size, whatever the window has around it."""
        if self._around is None:
            across, down = self._asks_for(800, 600, lambda x, y: 700 < x <= 800 and 400 < y <= 600)
            self._around = 800 - across, 600 - down
        across, down = self._around
        self._asks_for(
            width + across, height + down, lambda x, y: (x, y) == (width, height))

    def _wait_until(self, script):
        """Waits until a script is true, while pages come and go."""
        end = time.monotonic() + PATIENCE / 1_000
        while time.monotonic() < end:
            with contextlib.suppress(WebDriverError):
                if self.run(script):
                    return
            time.sleep(0.02)
        raise AssertionError(f"never true: {script}")

    def _asks_for(self, width, height, is_there):
        """Asks for a size of the window, and waits for the page to have its own."""
        self.call("SetWindowRect", width=width, height=height)
        end = time.monotonic() + PATIENCE / 1_000
        while not is_there(*(size := self.run("return [innerWidth, innerHeight]"))):
            assert time.monotonic() < end, f"a window of {width}x{height} has a page of {size}"
            time.sleep(0.02)
        return size

    def screenshot(self):
        """The page as it is seen, in base64."""
        return self.call("TakeScreenshot")
