"""Shared by the tests of the movies: a person who searches for them."""

import re

import pytest
from conftest import DESKTOP, PHONE, loses_the_network
from playwright.sync_api import expect
from waiting import wait_until

NO_NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_FAILED"


# A query is on the disk a moment after its movies are shown.
REMEMBERS = """query => new Promise((resolve, reject) => {
  const opening = indexedDB.open('football-gather-sample-movies');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('records').objectStore('records').getAllKeys();
    reading.onerror = () => reject(reading.error);
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result.some(key => key.startsWith('query/') && key.endsWith(`/${query}`)));
    };
  };
})"""


class Searcher:
    """A person who uses the page."""

    def __init__(self, page, server):
        self.page = page
        self.searched = ""
        page.goto(f"{server.url}/samples/movies/")
        self.field = page.get_by_role("searchbox")
        self.status = page.get_by_role("status")
        self.cards = page.locator("#found").get_by_role("button")
        self.suggestions = page.locator("#suggestions").get_by_role("button")
        expect(self.field).to_be_visible()

    def searches(self, text):
        self.searched = text
        self.field.fill(text)
        self.page.keyboard.press("Enter")
        return self

    def finds(self, text):
        # The outcome of the search before may still be there.
        expect(self.status).to_contain_text(self.searched)
        self.searched = ""
        expect(self.status).to_have_text(re.compile(text))
        return self

    def loses_the_network(self):
        loses_the_network(self.page)
        return self

    def remembers(self, query):
        wait_until(self.page, REMEMBERS, query)
        return self

    def sees(self, text):
        expect(self.page.get_by_text(text)).to_be_visible()
        return self

    def stays_in_its_window(self):
        width = self.page.evaluate("document.scrollingElement.scrollWidth")
        assert width <= self.page.viewport_size["width"]


@pytest.fixture
def new_person(server, new_context):
    """Opens the movies for a new person, on a phone unless the options say otherwise."""

    def open(viewport=PHONE, **options):
        options.setdefault("is_mobile", viewport == PHONE)
        return Searcher(new_context(viewport=viewport, **options).new_page(), server)

    return open
