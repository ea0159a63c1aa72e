"""The program comes in two parts: what a first visitor does before the rest is there, and when it does not come."""

import re

import pytest
from people import *
from test_drafts import RECORDS
from test_slow_disk import SLOW_DISK, makes_disk

REST = "**/rest.*.wasm"
COMING = "The app is loading…"
NOT_HERE = "The app has not loaded yet."


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


def visits_with(new_person, script="", before=lambda page: None):
    """A visitor whose network holds back the second part, and whose page runs a script before its own."""
    rest = []

    def prepare(page):
        page.add_init_script(script)
        before(page)
        rest.append(Rest(page))

    return new_person(before=prepare, provoked="net::ERR_|Failed to fetch"), rest[0]


@pytest.fixture
def visitor(new_person):
    return visits_with(new_person)


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
    person.sees_title("Add player")
    rest.comes()
    person.sees_title("Players")
    expect(person.row("Ann")).to_be_visible()


def test_a_tap_that_needs_the_rest_is_answered_when_it_is_there(visitor):
    person, rest = visitor
    person.press("Settings", role="link")
    person.page.wait_for_timeout(300)
    person.sees_title("Players")
    expect(person.page.get_by_text(COMING)).to_be_visible()
    rest.comes()
    person.sees_title("Settings")
    expect(person.page.get_by_text(COMING)).to_be_hidden()


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


def disk_answers(person):
    """Lets the disk end all writes that it was slow with, and waits until the page knows."""
    makes_disk(person, "")
    person.page.evaluate(RECORDS)  # Reads after them.


def test_names_are_typed_on_a_slow_disk_before_the_rest_is_there(new_person):
    person, rest = visits_with(new_person, SLOW_DISK)
    person.press("Add player")
    person.sees_title("Add player")
    person.page.evaluate("self.isSamePage = true")
    makes_disk(person, "slow")
    names = ["Ann", "Ben", "Cleo"]
    for name in names:
        person.page.keyboard.type(name)
        person.page.keyboard.press("Enter")
        expect(person.field("Name")).to_have_value("")
    disk_answers(person)
    assert person.page.evaluate("self.isSamePage")
    rest.comes()
    person.press("Done")
    person.sees_title("Players")
    for name in names:
        expect(person.row(name)).to_have_count(1)


def test_what_is_typed_while_a_tap_waits_stays_in_the_field(new_person):
    person, rest = visits_with(new_person, SLOW_DISK)
    types_a_name(person, "Ann")
    makes_disk(person, "slow")
    person.page.keyboard.press("Enter")
    person.press("Remove Ann")
    person.field("Name").focus()
    person.page.keyboard.type("Be")
    disk_answers(person)
    expect(person.field("Name")).to_have_value("Be")
    rest.comes()
    expect(person.control("Remove Ann")).to_have_count(0)
    person.page.keyboard.type("nno")
    expect(person.field("Name")).to_have_value("Benno")


def test_what_is_done_after_a_tap_that_waits_does_not_overtake_it(visitor):
    person, rest = visitor
    types_a_name(person, "Ann")
    person.page.keyboard.press("Enter")
    person.press("Remove Ann")
    person.write(person.field("Name"), "Ben")
    person.page.keyboard.press("Enter")
    expect(person.control("Remove Ann")).to_have_count(1)
    expect(person.control("Remove Ben")).to_have_count(0)
    rest.comes()
    expect(person.control("Remove Ann")).to_have_count(0)
    expect(person.control("Remove Ben")).to_have_count(1)


def takes_too_much_for_early(new_person, instead, act):
    """A person whose first part is said to be able to take an act that it is not made for."""
    def change(route):
        response = route.fetch()
        assert instead in response.text()
        route.fulfill(response=response, body=response.text().replace(instead, act))

    return visits_with(new_person, before=lambda page: page.route(re.compile("/host.*js"), change))


def test_a_tap_for_which_the_first_part_was_not_made_opens_the_page_again_and_is_played(new_person):
    person, rest = takes_too_much_for_early(new_person, "players.addTapped", "shell.linkTapped /season")
    person.press("Season", role="link")
    # The page is opened again, and waits for both parts.
    rest.is_asked_for(2)
    rest.comes()
    person.sees_title("Season")


def test_a_tap_is_played_when_the_network_was_gone_as_the_page_opened_again(new_person):
    person, rest = takes_too_much_for_early(new_person, "players.addTapped", "shell.linkTapped /season")
    person.press("Season", role="link")
    rest.is_asked_for(2)
    rest.is_lost()
    expect(person.page.get_by_text(NOT_HERE)).to_be_visible()
    person.press("Try again", role="link")
    rest.is_asked_for()
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


# A first part that lacks a function when it is to take an event of this kind: before it does anything, or after all is done,
# as `lacksFunction` says. `meanwhile` is called as soon as the page notices.
LACKING = """
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...program) => {
    const { instance: { exports } } = await instantiate.apply(WebAssembly, program);
    const gather_receive = (kind, ...event) => {
      if (kind === LACKED && self.lacksFunction) {
        if (self.lacksFunction === 'after') exports.gather_receive(kind, ...event);
        queueMicrotask(() => self.meanwhile?.());
        throw new WebAssembly.RuntimeError('unreachable');
      }
      exports.gather_receive(kind, ...event);
    };
    return { instance: { exports: { ...exports, gather_receive } } };
  };"""
ACTED, LOADED, STORED = 1, 5, 7


def test_a_name_that_is_typed_while_the_page_opens_again_is_added(new_person):
    person, rest = visits_with(new_person, LACKING.replace("LACKED", str(STORED)))
    types_a_name(person, "Ann")
    person.page.keyboard.press("Enter")
    person.page.evaluate(
        """() => {
          self.isSamePage = true;
          const type = (name) => {
            const field = document.querySelector('[data-input="addPlayer.nameTyped"]');
            field.value = name;
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          };
          self.meanwhile = () => {
            self.meanwhile = undefined;
            type('Ben');
            document.querySelector('form').requestSubmit();
          };
          self.lacksFunction = 'before';
          type('B');
        }""")
    rest.is_asked_for(2)
    rest.comes()
    expect(person.control("Remove Ben")).to_be_visible()
    person.press("Done")
    for name in ("Ann", "Ben"):
        expect(person.row(name)).to_have_count(1)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_name_is_added_once_whether_or_not_it_was_stored_when_the_page_opens_again(new_person, when):
    person, rest = visits_with(new_person, LACKING.replace("LACKED", str(ACTED)))
    types_a_name(person, "Ann")
    person.page.evaluate("when => { self.lacksFunction = when }", when)
    person.page.keyboard.press("Enter")
    rest.is_asked_for(2)
    rest.comes()
    expect(person.field("Name")).to_have_value("")
    person.press("Done")
    expect(person.row("Ann")).to_have_count(1)


def test_a_tap_that_waits_when_the_page_opens_again_is_played(new_person):
    lacking = LACKING.replace("LACKED", str(LOADED)) + "self.lacksFunction = !sessionStorage.length && 'before';"
    programs = []
    person, rest = visits_with(
        new_person, lacking, lambda page: page.route("**/app.*.wasm", lambda route: programs.append(route)))
    person.press("Add player")
    person.page.unroute("**/app.*.wasm")
    programs[0].continue_()
    rest.is_asked_for(2)
    rest.comes()
    person.sees_title("Add player")


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
