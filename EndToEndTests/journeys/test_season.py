"""What the results tell: the page with the season's lists."""

from conftest import wait_until
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


def test_a_player_is_compared_with_another_one(new_person):
    person = new_person(viewport={"width": 360, "height": 640})
    person.adds("Ann", "Bob", "Cem")
    for _ in range(2):
        person.plays(["Ann"], ["Bob"]).scores("Team A")
        person.ends_gather()
    person.opens_player("Ann")
    person.sees("2 won, 0 drawn, 0 lost")
    person.page.get_by_label("Compare with").select_option(label="Bob")
    person.sees_title("Ann and Bob")
    person.sees("From Ann’s point of view")
    person.press("Back")
    person.sees_title("Ann")
    person.press("All matches")
    expect(person.page.get_by_role("listitem").get_by_role("button", name="1-0")).to_have_count(2)
    person.press("Back")
    person.sees_title("Ann")


def test_records_lead_to_their_match(new_person):
    person = new_person(viewport={"width": 360, "height": 640})
    person.adds("Ann", "Bob")
    person.plays(["Ann"], ["Bob"]).scores("Team A")
    person.ends_gather()
    person.goes_to("Season")
    person.press("Records")
    person.tap(person.page.get_by_role("button", name="Biggest win"))
    expect(person.control("Reopen")).to_be_visible()


def test_the_order_and_the_year_are_kept(new_person):
    person = new_person()
    person.adds("Ann", "Bob")
    person.plays(["Ann"], ["Bob"]).scores("Team A")
    person.ends_gather()
    person.goes_to("Season")
    person.page.get_by_label("Season", exact=True).select_option(label="All time")
    person.press("Rules")
    person.press("in total")
    person.press("Done")
    person.reloads()
    person.sees_title("Season")
    expect(person.page.get_by_label("Season", exact=True).locator("option:checked")).to_have_text(
        "All time")
    person.press("Rules")
    expect(person.control("in total")).to_have_attribute("aria-pressed", "true")


def test_the_rules_of_the_table_are_changed_for_all_phones(new_person):
    person = new_person(viewport={"width": 360, "height": 640})
    person.adds("Ann", "Bob")
    for _ in range(2):
        person.plays(["Ann"], ["Bob"]).scores("Team A")
        person.ends_gather()
    person.goes_to("Season")
    first = person.page.get_by_role("list").get_by_role("button", name="won").first
    expect(first).to_contain_text("3.00")
    person.press("Rules")
    person.page.get_by_label("Points for a win").select_option(label="2")
    person.press("Done")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(first).to_contain_text("2.00")
    person.page.reload()
    person.sees_title("Season")
    expect(first).to_contain_text("2.00")


def test_a_match_is_left_out_of_tables(new_person):
    person = new_person()
    person.adds("Ann", "Bob")
    person.plays(["Ann"], ["Bob"]).scores("Team A")
    person.ends_gather()
    person.opens_result("1-0")
    person.press("Correct")
    person.press("Leave out of tables")
    person.sees("Does not count in tables")
    person.press("Done")
    person.goes_back()
    person.goes_to("Season")
    person.sees("No results yet")


def test_the_table_is_shared_in_three_taps(new_person, table):
    person = new_person(Thumb, viewport={"width": 360, "height": 640})
    person.page.add_init_script(
        "self.shared = []; navigator.share = async ({ text }) => { self.shared.push(text); };")
    person.page.reload()
    person.adds("Ann", "Bob")
    for _ in range(2):
        person.plays(["Ann"], ["Bob"]).scores("Team A")
        person.ends_gather()
    person.taps = 0
    person.press("Season", role="link")
    person.press("Share table")
    person.press("Table as text")
    person.needs("the table shared", 3, table)
    wait_until(person.page, "() => self.shared.length === 1")
    shared = person.page.evaluate("self.shared[0]")
    assert shared.startswith("Season · "), shared
    assert "1. Ann 3.00 (2: 2-0-0)" in shared
