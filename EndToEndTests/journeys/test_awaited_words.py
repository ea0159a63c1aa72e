"""A list that is pasted before the words are here by which it is read waits, and is read as soon as they come."""

import re

import pytest
from people import *
from test_drafts import wait_for_drafts
from test_parts import Rest

WORDS = "**/words.*.txt"
LIST = "Sunday 8pm\n1. Ann\n2. Ben\nReserve:\nCem"
WAITS = "The names are read as soon as the app has finished loading."
FOUND = "3 names found"


class Words:
    """What a network does with the words: nothing, until they may come."""

    def __init__(self, page):
        self._page = page
        self.held = []
        page.route(WORDS, lambda route: self.held.append(route))

    def are_asked_for(self, count=1):
        for _ in range(600):
            if len(self.held) >= count:
                return
            self._page.wait_for_timeout(50)
        raise AssertionError("The words are not asked for.")

    def come(self):
        held, self.held = self.held, []
        for route in held:
            route.continue_()
        self._page.unroute(WORDS)

    def are_answered(self, **answer):
        held, self.held = self.held, []
        for route in held:
            route.fulfill(**answer)

    def are_lost(self):
        held, self.held = self.held, []
        for route in held:
            route.abort()


@pytest.fixture
def visitor(new_person):
    words = []
    person = new_person(
        before=lambda page: words.append(Words(page)), service_workers="block",
        provoked="net::ERR_|Failed to fetch|status of|reading 'active'|property 'active'")
    return person, words[0]


def pastes_a_list(person):
    person.press("Add player")
    person.press("Paste a list")
    person.write(person.field("List of names"), LIST)


def waits(person):
    expect(person.page.get_by_text(WAITS)).to_be_visible()
    expect(person.page.get_by_role("checkbox")).to_have_count(0)
    expect(person.control("Add players")).to_be_disabled()


def is_read(person):
    expect(person.page.get_by_text(FOUND)).to_be_visible()
    ticked = person.page.get_by_role("checkbox", checked=True)
    expect(ticked).to_have_text([re.compile("Ann"), re.compile("Ben")])
    person.press("Add 2 players")
    person.sees_title("Players")
    expect(person.row("Ann")).to_be_visible()
    expect(person.page.get_by_text("Reserve")).to_have_count(0)


def test_a_list_waits_on_a_slow_network_and_is_read_by_itself(visitor):
    person, words = visitor
    pastes_a_list(person)
    words.are_asked_for()
    waits(person)
    words.come()
    is_read(person)


@pytest.mark.parametrize("answer", [
    {"body": "<h1>Welcome to our hotel</h1>", "content_type": "text/html"}, {"status": 502}, None,
], ids=["hotel", "proxy", "lost"])
def test_words_that_do_not_come_are_asked_for_until_they_do(visitor, answer):
    person, words = visitor
    pastes_a_list(person)
    for _ in range(2):
        words.are_asked_for()
        words.are_answered(**answer) if answer else words.are_lost()
    waits(person)
    words.are_asked_for()
    words.come()
    is_read(person)


def test_a_list_that_waited_when_the_page_was_killed_is_read_after_it(visitor):
    person, words = visitor
    pastes_a_list(person)
    waits(person)
    wait_for_drafts(person, ["draft/list"])
    words.are_lost()
    person.page.reload()
    person.sees_title("Paste a list")
    waits(person)
    words.come()
    is_read(person)


def test_words_of_a_version_that_the_server_has_no_more_bring_the_newer_app(visitor):
    person, words = visitor
    pastes_a_list(person)
    words.are_asked_for()
    words.are_answered(status=404)
    expect(person.page.get_by_text("A new version is ready.")).to_be_visible()
    waits(person)


def test_words_that_are_damaged_are_refused(visitor):
    person, words = visitor
    pastes_a_list(person)
    words.are_asked_for()
    words.are_answered(body="football-gather-list-words 0123456789abcdef\nin,yes\nout")
    expect(person.page.get_by_text("A new version is ready.")).to_be_visible()
    waits(person)


def test_a_device_that_has_the_app_reads_lists_without_a_network(new_person):
    person = new_person(provoked="net::ERR_INTERNET_DISCONNECTED|Failed to fetch")
    person.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    person.page.context.set_offline(True)
    person.page.reload()
    pastes_a_list(person)
    is_read(person)


def test_a_newcomer_who_pastes_before_all_of_the_app_is_here_waits_for_both(new_person):
    rest, words = [], []

    def prepare(page):
        rest.append(Rest(page))
        words.append(Words(page))

    person = new_person(before=prepare, service_workers="block", provoked="net::ERR_|'active'")
    person.press("Add player")
    person.press("Paste a list")
    assert not words[0].held
    rest[0].comes()
    person.write(person.field("List of names"), LIST)
    words[0].are_asked_for()
    waits(person)
    words[0].come()
    is_read(person)
