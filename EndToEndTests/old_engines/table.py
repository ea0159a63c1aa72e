"""Tries the app, and the pages behind links, in old generations of Chromium, and prints a table.

Usage: table.py PROGRAM [VERSION…]
  PROGRAM  the server
  VERSION  the generations, such as 69 90; all of them without
"""

import pathlib
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "journeys"))

from conftest import PATIENCE, ROOT, Chromium, GatherServer
from engines import ENGINES, FOLDER, OldEngine, package
from people import Person
from playwright.sync_api import expect, sync_playwright

PHONE = {"width": 360, "height": 640}
NAMES = ["Ann", "Bartholomew Featherstonehaugh", "Cem", "Dan"]
# Each engine answers for one of these.
OTHERS = [f"Friend{version}" for version in ENGINES]

# What reaches beyond the window: without its scroll bar, which phones have not.
OVERFLOW = """[...document.querySelectorAll('body *')].filter((one) => {
  const box = one.getBoundingClientRect();
  const isOut = box.right > document.documentElement.clientWidth + 1 || box.left < -1;
  return box.width > 1 && isOut && !one.closest('.spoken');
}).map((one) => one.className || one.localName).join(' ')"""

# Taps the last button, link or row whose text, or name for screen readers, begins so.
TAP = """((text) => {
  const [target] = [...document.querySelectorAll('button, a')].filter((one) => one.getClientRects().length
    && (one.getAttribute('aria-label') || one.textContent.trim()).startsWith(text)).slice(-1);
  if (target) target.click();
  return target !== undefined;
})(%s)"""
TYPE = """(() => {
  const field = document.querySelector('main input:not([type=checkbox])');
  if (!field) return false;
  field.value = %s;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form.querySelector('[type=submit]')
    ? field.form.querySelector('[type=submit]').click()
    : field.form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  return true;
})()"""


class Failed(Exception):
    """What a person would have seen, and this engine did not show."""


def wait(engine, script, what, seconds=20):
    """Waits until a script is true in the page; returns after how many seconds it was."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        if engine.run(script):
            return time.monotonic() - began
        time.sleep(0.05)
    raise Failed(f"no {what} in {seconds} s")


def quoted(text):
    return "'" + text.replace("'", "\\'") + "'"


def tap(engine, text):
    wait(engine, TAP % quoted(text), f"“{text}”")


def tap_later(engine, text):
    """Taps after half a second, because before that the app takes a tap for one that was meant for another button."""
    time.sleep(0.6)
    tap(engine, text)


def shows(engine, text, what=None, seconds=20):
    return wait(
        engine, f"document.body && document.body.innerText.includes({quoted(text)})", what or f"“{text}”", seconds)


class Organiser:
    """The person whose links the engines open, in the Chromium of the tests."""

    def __init__(self, browser, url):
        self.context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-US")
        self.context.set_default_timeout(PATIENCE)
        self.person = Person(self.context.new_page(), None, url).opens()
        self.person.adds(*NAMES, *OTHERS)
        self.in_address = self._plans()
        for _ in range(2):
            self.person.plays(NAMES[:2], NAMES[2:]).scores("Team A")
            self.person.ends_gather()
        self.table_address = self._shares_table()
        self.person.goes_to("Players")
        self.person.plays(NAMES[:2], NAMES[2:])
        self.person.press("Share")
        self.follow_address = self._link("Follow link")
        self.person.press("Done")
        self.person.starts_clock()
        self.goals = 0

    def _plans(self):
        self.person.press("Plan a game", role="link")
        self.person.press("Plan and share")
        address = self._address("Reply link")
        self.person.press("Done")
        self.person.goes_back()
        return address

    def _shares_table(self):
        self.person.goes_to("Season")
        self.person.press("Share table")
        address = self._link("Link to the table")
        self.person.press("Done")
        return address

    def _link(self, label):
        self.person.press(label)
        return self._address(label)

    def _address(self, label):
        field = self.person.control(label, role="textbox")
        expect(field).not_to_have_value("")
        return field.input_value()

    def scores(self):
        self.person.scores("Team A")
        self.goals += 1
        self.person.is_saved_online()


def try_app(engine, url):
    """A whole gather, kept over a reload; or the sentence about what is missing."""
    engine.open(url)
    began = time.monotonic()
    wait(engine, """document.querySelector('#unable:not([hidden])') !== null
      || [...document.querySelectorAll('button')].some((one) => one.textContent.trim() === 'Add player')""", "screen")
    told = engine.run("""(() => {
      const sentence = document.querySelector('#unable:not([hidden]) p:not([hidden])');
      return sentence && sentence.textContent; })()""")
    if told:
        return f"cannot; says so after {time.monotonic() - began:.1f} s: “{told.split('.')[0]}.”"
    tap(engine, "Add player")
    for name in ("Ann", "Ben"):
        wait(engine, TYPE % quoted(name), "field")
        shows(engine, name)
    tap(engine, "Done")
    tap(engine, "New gather")
    tap_later(engine, "Start gather")
    tap_later(engine, "Team A plus")
    wait(engine, "[...document.querySelectorAll('.goals')].map((one) => one.textContent.trim()).join() === '1,0'", "goal")
    tap(engine, "End gather")
    wait(engine, """(() => { const one = [...document.querySelectorAll('dialog button')]
      .find((one) => one.textContent.trim() === 'End gather'); if (one) one.click(); return !!one; })()""", "question")
    shows(engine, "Team A won")
    wait(engine, "!document.body.textContent.includes('Saving on this device')", "end of saving")
    engine.open(url)
    tap(engine, "Past gathers")
    shows(engine, "Team A won")
    return "a whole gather, kept over a reload"


def try_follow(engine, organiser):
    engine.open(organiser.follow_address)
    shows(engine, NAMES[0])
    before = engine.run("document.querySelector('.follow-time').textContent")
    wait(engine, f"document.querySelector('.follow-time').textContent !== {quoted(before)}", "running clock", 5)
    organiser.scores()
    wait(engine, f"document.querySelector('.follow-goals').textContent.trim() === '{organiser.goals}'", "news", 10)
    return fits(engine) + ", live"


def try_table(engine, organiser):
    engine.open(organiser.table_address)
    shows(engine, "Ann")
    return fits(engine)


def try_in(engine, organiser):
    engine.open(organiser.in_address)
    shows(engine, "Who are you?")
    fit = fits(engine)
    rows = engine.run("""(() => {
      const tops = [...document.querySelectorAll('.reply-buttons .button')].map((one) => one.getBoundingClientRect().top);
      return [tops.length, new Set(tops).size]; })()""")
    engine.run(f"""[...document.querySelectorAll('.reply-who label')]
      .find((one) => one.textContent.trim() === 'Friend{engine.version}').querySelector('input').click()""")
    engine.run("""[...document.querySelectorAll('.reply-buttons .button')]
      .find((one) => one.textContent.trim() === 'In').click()""")
    shows(engine, f"You are Friend{engine.version}", "answer")
    return f"{fit}, {rows[0]} buttons in {rows[1]} row{'s' if rows[1] > 1 else ''}, answers"


def fits(engine):
    beyond = engine.run(OVERFLOW)
    if beyond:
        raise Failed(f"cut off: {beyond}")
    return "fits"


def attempt(engine, name, trial, *arguments):
    try:
        found = trial(engine, *arguments)
    except Failed as failure:
        found = f"**{failure}**"
    time.sleep(0.5)  # Until it is drawn.
    engine.picture(FOLDER / f"{engine.version}-{name}.png")
    return found


def main():
    program, *versions = sys.argv[1:]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = GatherServer(pathlib.Path(program), ROOT / ".build-client/site", pathlib.Path(folder))
        organiser = Organiser(Chromium(playwright).launch(), server.url)
        print("| Chromium | package | the app | `/follow` | `/in` | `/table` |\n|--:|---|---|---|---|---|")
        for version in map(int, versions or ENGINES):
            engine = OldEngine(version)
            cells = [
                attempt(engine, "app", try_app, server.url),
                attempt(engine, "follow", try_follow, organiser),
                attempt(engine, "in", try_in, organiser),
                attempt(engine, "table", try_table, organiser),
            ]
            print(f"| {engine.ask('version')} | {package(version)} | {' | '.join(cells)} |", flush=True)
            engine.close()
        server.stop()


if __name__ == "__main__":
    main()
