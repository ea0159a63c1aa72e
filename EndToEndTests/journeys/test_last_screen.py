"""Who comes back sees the screen that they left while the program loads."""

import pytest
from people import *

# The browser says that the page without a worker has none that is active.
BLOCKED = dict(service_workers="block", provoked="reading 'active'|property 'active'")
KEPT = "JSON.stringify({ ...localStorage })"


@pytest.fixture
def organiser(new_person):
    return new_person(**BLOCKED).adds("Ann", "Bob")


def comes_back_slowly(person):
    """Opens the page again with a program that does not arrive; returns what lets it."""
    let_it_arrive = holds_the_program(person.page)
    person.page.reload(wait_until="commit")
    return let_it_arrive


def test_the_list_is_there_before_the_program(organiser):
    let_it_arrive = comes_back_slowly(organiser)
    expect(organiser.row("Ann")).to_be_in_viewport(ratio=1)
    organiser.sees_title("Players")
    let_it_arrive()
    organiser.adds("Cem")
    expect(organiser.row("Cem")).to_be_visible()


def test_what_is_tapped_before_the_program_is_there_counts(organiser):
    let_it_arrive = comes_back_slowly(organiser)
    organiser.tap(organiser.row("Ann").get_by_role("button"))
    expect(organiser.page.locator("html[data-waiting]")).to_have_count(1)
    let_it_arrive()
    organiser.sees_title("Ann")


def test_another_address_is_not_shown_as_the_screen_that_was_left(organiser):
    organiser.goes_to("Settings")
    organiser.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    other = organiser.page.context.new_page()
    holds_the_program(other)
    other.goto(f"{organiser.url}/#/season", wait_until="commit")
    expect(other.get_by_role("heading", level=1)).to_have_text("Football Gather")


def test_a_question_that_was_open_is_not_shown_again(new_person):
    person = new_person(**BLOCKED).registers("Zoe")
    person.goes_to("Settings")
    person.press("Log out")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    comes_back_slowly(person)
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Football Gather")


def test_a_running_clock_is_not_shown_standing(organiser):
    organiser.plays(["Ann"], ["Bob"])
    comes_back_slowly(organiser)
    expect(organiser.page.get_by_role("heading", level=1)).to_have_text("Football Gather")


def test_after_the_account_left_nothing_of_its_list_is_kept(new_person):
    # What asks the server while the person leaves, and after.
    person = new_person(service_workers="block", provoked=f"{BLOCKED['provoked']}|status of 401")
    person.registers("Zoe").adds("Ann", "Bob").is_saved_online()
    person.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert "Ann" in person.page.evaluate(KEPT)
    person.logs_out()
    assert "Ann" not in person.page.evaluate(KEPT)
    person.page.reload()
    person.sees_title("Players")
    assert "Ann" not in person.page.evaluate(KEPT)


def test_a_code_that_was_shown_is_not_kept(new_person):
    person = new_person(**BLOCKED).registers("Zoe").adds("Ann")
    person.is_saved_online()
    person.page.goto(f"{person.url}/#/settings")
    person.press("Second phone", role="link")
    field = person.control("Second phone", role="textbox")
    expect(field).to_have_value(re.compile("/#/join/"))
    person.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert field.input_value() not in person.page.evaluate(KEPT)
    assert "join" not in person.page.evaluate(KEPT)
