"""People with WebKit or Firefox, who do what the people in journeys/ do in Chromium."""

import pytest
from engine_page import EnginePage
from firefox import Firefox
from people import *
from webkit import Display, WebKit

SMALL_PHONE = (375, 553)


class EnginePerson(Person):
    """A person whose browser is neither Chromium nor driven by Playwright."""

    def asks_api(self, path):
        return self.page.evaluate(
            "async (path) => (await fetch(path, { cache: 'no-store' })).json()", f"/api/{path}")

    def pastes(self, field, text):
        """Inserts a text at once; the drivers' keyboards have no emoji."""
        field.focus()
        self.page.evaluate("(text) => document.execCommand('insertText', false, text)", text)

    def lets_pass(self, minutes):
        """Moves both clocks of the browser, until the page is loaded again."""
        self.page.evaluate("""(passed) => {
          const { Date } = window; // Firefox gives scripts of tests a Date of their own.
          const now = Date.now;
          Date.now = () => now() + passed;
          const uptime = performance.now.bind(performance);
          performance.now = () => uptime() + passed;
        }""", minutes * 60_000)

    def opens_another_page(self):
        raise NotImplementedError("a session has one page")

    def loses_the_network(self):
        raise NotImplementedError("stop the server")


@pytest.fixture(scope="session")
def display():
    display = Display()
    yield display
    display.stop()


@pytest.fixture(params=["webkit", "firefox"])
def new_person(request, server, tmp_path):
    """Opens the app for a new person in a browser of their own, on the page of a small phone.

    The test fails on any error in their pages that was not `provoked`.
    """
    people = []

    def make(words=None, size=SMALL_PHONE, color_scheme="light"):
        folder = tmp_path / f"profile-{len(people)}"
        if request.param == "webkit":
            session = WebKit(folder, request.getfixturevalue("display"), color_scheme)
        else:
            session = Firefox(folder, color_scheme)
        session.resize(*size)
        person = EnginePerson(EnginePage(session), words, server.url)
        people.append(person)
        return person.opens()

    yield make
    problems = []
    for person in people:
        try:
            problems += person.page.session.errors()
        finally:
            person.page.session.stop()
    assert problems == []
