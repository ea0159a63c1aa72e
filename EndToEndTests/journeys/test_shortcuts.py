"""One key for what is done most often in a match."""

from conftest import DESKTOP
from keyboard_person import *


def test_a_match_is_run_with_single_keys(new_person):
    person = new_person(kind=KeyboardPerson, viewport=DESKTOP)
    person.goes_on_without_an_account().adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    keyboard = person.page.keyboard
    keyboard.press("Space")
    expect(person.control("Pause")).to_be_visible()
    keyboard.press("ArrowLeft")
    person.is_told("Goal for Team A")
    keyboard.press("ArrowRight")
    person.is_told("Goal for Team B")
    person.sees_score(1, 1)
    keyboard.press("Backspace")
    person.sees_score(1, 0)
    keyboard.press("Backspace")
    keyboard.press("Space")
    person.sees("Paused")
    person.sees_score(1, 0)
    person.knows_where_they_are()


def test_keys_do_nothing_behind_a_sheet(new_person):
    person = new_person(kind=KeyboardPerson, viewport=DESKTOP)
    person.goes_on_without_an_account().adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.press("Set time")
    person.walks_to(person.page.get_by_role("dialog").get_by_role("button", name="Cancel"))
    person.page.keyboard.press("ArrowLeft")
    person.page.keyboard.press("Space")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.sees_score(0, 0)
    expect(person.control("Start")).to_be_visible()


def test_after_a_click_on_a_pad_space_stops_the_clock_and_adds_no_goal(new_person):
    person = new_person(viewport=DESKTOP)
    person.goes_on_without_an_account().adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.starts_clock()
    person.scores("Team A")
    person.page.keyboard.press("Space")
    person.sees("Paused")
    person.sees_score(1, 0)


def test_escape_ends_a_correction_and_stays_on_the_result(new_person):
    person = new_person(kind=KeyboardPerson, viewport=DESKTOP)
    person.goes_on_without_an_account().adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.ends_gather()
    person.opens_result("0-0")
    person.press("Correct")
    expect(person.control("Done")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.control("Correct")).to_be_visible()
    person.knows_where_they_are()


def test_the_keys_are_listed_where_there_is_a_keyboard(new_person):
    desk, phone = (new_person(**options) for options in ({"viewport": DESKTOP}, {}))
    for person in (desk, phone):
        person.press("Settings", role="link")
        person.press("Help", role="link")
        person.sees_title("Help")
    expect(desk.text("With a keyboard")).to_be_visible()
    expect(phone.text("With a keyboard")).to_be_hidden()
