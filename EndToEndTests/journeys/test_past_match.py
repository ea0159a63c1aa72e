"""A match that was not played with the app is entered afterwards."""

import datetime

from people import *
from test_taps import Thumb, table  # noqa: F401  (a fixture)

PHONE_SIZE = {"width": 360, "height": 640}


def day(ago):
    return (datetime.date.today() - datetime.timedelta(days=ago)).isoformat()


def opens_form(person):
    person.goes_to("Season")
    person.press("Add a past match", role="link")
    person.sees_title("Add a past match")


def places(person, *people):
    for name, team in people:
        person.press(f"{name}: {team}")


def test_the_results_of_before_the_app_fill_the_table(new_person):
    person = new_person(viewport=PHONE_SIZE).adds("Ann", "Bob", "Cem")
    opens_form(person)
    person.page.get_by_label("Day").fill(day(9))
    places(person, ("Ann", "Team A"), ("Bob", "Team B"), ("Cem", "Team B"))
    person.page.get_by_label("Team A", exact=True).fill("5")
    person.page.get_by_label("Team B", exact=True).fill("3")
    person.write(person.page.get_by_label("Others in Team A"), "Zoe, Gus")
    person.press("Add match")
    expect(person.page.get_by_text("5-3", exact=True).first).to_be_visible()
    person.sees("Team A won")
    for name in ["Zoe", "Gus"]:
        expect(person.page.get_by_text(name, exact=True)).to_be_visible()
    expect(person.page.get_by_text("1′")).to_have_count(0)
    person.press("Back")
    person.sees_title("Season")
    first = person.page.get_by_role("list").get_by_role("button", name="won").first
    expect(first).to_contain_text("Ann")
    expect(first).to_contain_text("3.00")


def test_only_the_winner_is_known_and_the_teams_are_the_last_ones(new_person):
    person = new_person(viewport=PHONE_SIZE).adds("Ann", "Bob")
    person.plays(["Ann"], ["Bob"]).scores("Team A")
    person.ends_gather()
    opens_form(person)
    person.page.get_by_label("Result").select_option(label="Team B won")
    person.press("Same teams as last time")
    expect(person.control("Bob: Team B")).to_have_attribute("aria-pressed", "true")
    person.press("Add match")
    person.sees("Team B won")
    expect(person.control("Reopen")).to_have_count(0)
    person.press("Back")
    person.sees_title("Season")
    expect(person.page.get_by_text("2 matches")).to_be_visible()


def test_a_match_is_moved_to_the_day_on_which_it_was(new_person):
    person = new_person(viewport=PHONE_SIZE).adds("Ann", "Bob")
    person.plays(["Ann"], ["Bob"]).scores("Team A")
    person.ends_gather()
    person.opens_result("1-0")
    person.press("Correct")
    field = person.page.get_by_label("Day")
    expect(field).to_have_value(day(0))
    field.fill("2025-12-30")
    field.blur()
    person.sees("Day corrected")
    person.press("Done")
    person.press("Back")
    person.goes_to("Season")
    expect(person.page.get_by_role("combobox").first).to_contain_text("2025")


def test_what_was_entered_is_there_after_the_page_was_killed(new_person):
    person = new_person(viewport=PHONE_SIZE).adds("Ann", "Bob")
    opens_form(person)
    places(person, ("Ann", "Team A"))
    person.write(person.page.get_by_label("Others in Team B"), "Gus")
    person.reloads()
    expect(person.control("Ann: Team A")).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_label("Others in Team B")).to_have_value("Gus")
