"""What the results tell: the page with the season's lists."""

from people import *
from test_taps import Thumb, table  # noqa: F401  (a fixture)


def test_who_leads_is_one_tap_away(new_person, table):
    person = new_person(Thumb, viewport={"width": 360, "height": 640})
    person.adds("Ann", "Bob", "Cem", "Dan")
    for number in range(2):
        person.plays(["Ann", "Bob"], ["Cem", "Dan"])
        person.scores("Team A")
        person.ends_gather()
    person.taps = 0
    person.press("Season", role="link")
    person.sees_title("Season")
    expect(person.page.get_by_text("2 matches")).to_be_visible()
    person.needs("who leads", 1, table)
    rows = person.page.get_by_role("list").get_by_role("button", name="won")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("Ann")
    expect(rows.first).to_contain_text("3.00")
    person.tap(rows.first)
    person.sees_title("Ann")
    person.needs("a player of the table", 2, table)


def test_the_table_follows_a_correction_at_once(new_person):
    person = new_person()
    person.adds("Ann", "Bob")
    person.plays(["Ann"], ["Bob"]).scores("Team A")
    person.ends_gather()
    person.goes_to("Season")
    first = person.page.get_by_role("list").get_by_role("button", name="won").first
    expect(first).to_contain_text("Ann")
    person.opens_result("1-0")
    person.press("Delete gather")
    person.confirms("Delete")
    person.sees_title("Past gathers")
    person.goes_to("Season")
    person.sees("No results yet")
