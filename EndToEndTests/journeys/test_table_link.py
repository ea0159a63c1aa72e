"""A table that friends see by a link, seasons of one's own, and people who played under two names."""

import re

from people import *
from test_taps import Thumb, table  # noqa: F401  (a fixture)


def two_matches(new_person, **options):
    person = new_person(viewport={"width": 360, "height": 640}, **options)
    person.adds("Ann Lee", "Bob", "Cem")
    for _ in range(2):
        person.plays(["Ann Lee"], ["Bob"]).scores("Team A")
        person.ends_gather()
    person.goes_to("Season")
    return person


def opens_link(person):
    person.press("Share table")
    person.press("Link to the table")
    field = person.control("Link to the table", role="textbox")
    expect(field).to_have_value(re.compile("/table/"))
    return field.input_value()


def test_a_newcomers_friend_without_script_sees_the_table_until_the_link_goes_off(
        new_person, new_context, table):
    zoe = two_matches(new_person, kind=Thumb)
    zoe.taps = 0
    address = opens_link(zoe)
    zoe.needs("link to the table", 2, table)
    friend = new_context(java_script_enabled=False, provoked=status(404)).new_page()
    friend.goto(address)
    expect(friend.get_by_role("heading", name="Season · 2026")).to_be_visible()
    first = friend.get_by_role("table").get_by_role("row").nth(1)
    expect(first).to_contain_text("Ann L.")
    expect(first).to_contain_text("3.00")
    expect(friend.get_by_text("Team A 1-0 Team B")).to_have_count(2)
    # When the organiser shows whole names
    zoe.page.get_by_text("Who sees what").click()
    zoe.press("As they are")
    expect(zoe.control("As they are")).to_have_attribute("aria-pressed", "true")
    wait_for(friend, lambda: expect(friend.get_by_text("Ann Lee").first).to_be_visible(timeout=500))
    # When the link goes off
    zoe.press("Turn off")
    wait_for(friend, lambda: expect(
        friend.get_by_role("heading", name="This link does not work")).to_be_visible(timeout=500))


def wait_for(page, check):
    """Loads a page without script again until it shows something."""
    for _ in range(20):
        page.reload()
        try:
            return check()
        except AssertionError:
            page.wait_for_timeout(250)
    check()


def test_without_a_network_no_address_is_shown(new_person):
    zoe = two_matches(new_person, provoked=OFFLINE)
    zoe.loses_the_network()
    zoe.press("Share table")
    zoe.sees("This needs a connection.")
    expect(zoe.control("Link to the table")).to_be_disabled()


def test_a_season_of_ones_own_is_chosen_kept_and_removed(new_person):
    person = two_matches(new_person)
    person.press("Rules")
    person.press("Seasons")
    person.press("New season")
    person.write(person.field("Name"), "Autumn")
    person.press("Done")
    chosen = person.page.get_by_label("Season", exact=True).locator("option:checked")
    expect(chosen).to_have_text("Autumn")
    expect(person.page.get_by_text("2 matches")).to_be_visible()
    person.reloads()
    person.sees_title("Season")
    expect(chosen).to_have_text("Autumn")
    person.press("Rules")
    person.press("Seasons")
    person.tap(person.page.get_by_role("button", name="Autumn"))
    person.press("Remove season")
    expect(chosen).to_have_text("2026")
    person.press("Undo")
    expect(chosen).to_have_text("Autumn")


def test_results_under_two_names_are_made_one_and_parted(new_person):
    person = new_person(viewport={"width": 360, "height": 640})
    person.adds("Ann", "Ben", "Benny")
    for opponent in ("Ben", "Benny"):
        person.plays(["Ann"], [opponent]).scores("Team B")
        person.ends_gather()
    person.opens_player("Ben")
    person.press("Same person as …")
    person.tap(person.page.get_by_role("dialog").get_by_role("button", name="Ann"))
    person.sees("Both played in the same match, so they are two people.")
    person.tap(person.page.get_by_role("dialog").get_by_role("button", name="Benny"))
    person.sees("Also Benny")
    person.sees("2 won, 0 drawn, 0 lost")
    person.press("Keep apart")
    person.sees("1 won, 0 drawn, 0 lost")
