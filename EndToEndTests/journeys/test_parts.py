"""The program comes in two parts: what a first visitor does before the rest is there, and when it does not come."""

import re

import pytest
from people import *

REST = "**/rest.*.wasm"
NOT_HERE = "The app is not here yet."


class Rest:
    """What a network does with the second part of the program."""

    def __init__(self, page):
        self._page = page
        self.held = []
        page.route(REST, lambda route: self.held.append(route))

    def is_asked_for(self, count=1):
        for _ in range(600):
            if len(self.held) >= count:
                return
            self._page.wait_for_timeout(50)
        raise AssertionError("The rest is not asked for.")

    def comes(self):
        held, self.held = self.held, []
        for route in held:
            route.continue_()
        self._page.unroute(REST)

    def is_lost(self):
        held, self.held = self.held, []
        for route in held:
            route.abort()


@pytest.fixture
def visitor(new_person):
    """A visitor whose network holds back the second part."""
    rest = []
    person = new_person(before=lambda page: rest.append(Rest(page)),
                        provoked="net::ERR_FAILED|Failed to fetch")
    return person, rest[0]


def types_a_name(person, name):
    person.press("Add player")
    person.sees_title("Add player")
    person.write(person.field("Name"), name)


def test_players_are_added_with_the_first_part_alone(visitor):
    person, rest = visitor
    types_a_name(person, "Ann")
    person.page.keyboard.press("Enter")
    expect(person.field("Name")).to_have_value("")
    person.write(person.field("Name"), "Ben")
    person.press("Add")
    added = person.page.get_by_role("region", name="Just added")
    expect(added.get_by_role("listitem")).to_have_text([re.compile("Ben$"), re.compile("Ann$")])
    assert rest.held
    # What needs the rest waits, in its order, and nothing of it is lost.
    person.press("Done")
    person.sees_title("Add player")
    rest.comes()
    person.sees_title("Players")
    expect(person.row("Ann")).to_be_visible()
    expect(person.row("Ben")).to_be_visible()


def test_a_way_back_that_needs_the_rest_is_taken_when_it_is_there(visitor):
    person, rest = visitor
    types_a_name(person, "Ann")
    person.page.keyboard.press("Enter")
    expect(person.field("Name")).to_have_value("")
    person.page.go_back()
    # What is typed after it does not overtake it.
    person.page.keyboard.press("Enter")
    person.sees_title("Add player")
    rest.comes()
    person.sees_title("Players")
    expect(person.row("Ann")).to_be_visible()


def test_a_tap_that_needs_the_rest_is_answered_when_it_is_there(visitor):
    person, rest = visitor
    person.press("Settings", role="link")
    person.page.wait_for_timeout(300)
    person.sees_title("Players")
    rest.comes()
    person.sees_title("Settings")


def test_a_rest_that_is_lost_twice_is_said_to_be_missing_and_comes_in_the_end(visitor):
    person, rest = visitor
    person.press("Settings", role="link")
    for _ in range(2):
        rest.is_asked_for()
        rest.is_lost()
        expect(person.page.get_by_text(NOT_HERE)).to_be_visible()
    rest.is_asked_for()
    rest.comes()
    person.sees_title("Settings")
    expect(person.page.get_by_text(NOT_HERE)).to_be_hidden()


def test_any_name_can_be_typed_before_the_rest_is_there(visitor):
    person, rest = visitor
    types_a_name(person, "Ann")
    field = person.field("Name")
    person.page.evaluate(
        """() => {
          self.isSamePage = true;
          const field = document.querySelector('[data-input="addPlayer.nameTyped"]');
          let random = 1;
          for (let count = 0; count < 1000; count += 1) {
            let name = '';
            const length = (random = (random * 48271) % 2147483647) % 40;
            for (let index = 0; index < length; index += 1) {
              random = (random * 48271) % 2147483647;
              name += String.fromCharCode(random % 4 ? random % 0x300 : random % 0xffff);
            }
            field.value = name;
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          }
        }""")
    assert person.page.evaluate("self.isSamePage")
    field.fill("Ann")
    rest.comes()
    person.page.keyboard.press("Enter")
    person.goes_back()
    expect(person.row("Ann")).to_be_visible()


def takes_too_much_for_early(new_person, instead, act):
    """A person whose first part is said to be able to take an act that it is not made for."""
    rest = []

    def make_the_list_wrong(page):
        def change(route):
            response = route.fetch()
            assert instead in response.text()
            route.fulfill(response=response, body=response.text().replace(instead, act))
        page.route(re.compile("/host.*js"), change)
        rest.append(Rest(page))

    return new_person(before=make_the_list_wrong, provoked="net::ERR_|Failed to fetch"), rest[0]


def test_a_tap_for_which_the_first_part_was_not_made_opens_the_page_again_and_is_played(new_person):
    person, rest = takes_too_much_for_early(new_person, "players.addTapped", "shell.linkTapped /season")
    person.press("Season", role="link")
    # The page is opened again, and waits for both parts.
    rest.is_asked_for(2)
    rest.comes()
    person.sees_title("Season")


def test_who_was_added_before_the_page_had_to_open_again_is_on_the_list(new_person):
    person, rest = takes_too_much_for_early(new_person, "addPlayer.nameSubmitted", "addPlayer.doneTapped")
    types_a_name(person, "Ann")
    person.press("Add")
    expect(person.field("Name")).to_have_value("")
    person.press("Done")
    rest.is_asked_for(2)
    rest.comes()
    person.sees_title("Players")
    expect(person.row("Ann")).to_have_count(1)


def test_a_rest_that_the_server_has_no_more_opens_the_page_of_its_new_version(new_person):
    asked = []

    def answer(route):
        asked.append(route.request.url)
        if len(asked) == 1:
            return route.fulfill(status=404, body="gone")
        return route.continue_()

    person = new_person(before=lambda page: page.route(REST, answer), provoked=status(404))
    person.adds("Ann")
    assert len(asked) == 2


def test_a_rest_that_no_page_brings_is_said_to_be_missing_and_asked_for_no_more(new_person):
    asked = []

    def refuse(route):
        asked.append(route.request.url)
        route.fulfill(status=404, body="gone")

    person = new_person(
        before=lambda page: page.route(REST, refuse), provoked=f"{status(404)}|Incorrect response|HTTP status")
    expect(person.page.get_by_text(NOT_HERE)).to_be_visible()
    assert len(asked) == 2
