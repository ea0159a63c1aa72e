"""The first gather in WebKit and Firefox: from the empty list to the shared result."""

from engine_people import *

CHAT = "Football on Sunday ⚽\n1. Ann\n2) ✅ Bob\n3. Cleo 👍\n4. 유나\n"
NAMES = ["Ann", "Bob", "Cleo", "유나"]


def test_a_first_gather_from_the_empty_list_to_the_result(new_person):
    person = new_person()
    person.sees_title("Players")
    person.press("Add player")
    person.press("Paste a list")
    person.pastes(person.field("List of names"), CHAT)
    person.press("Add 4 players")
    person.is_told("4 players added")
    person.press("New gather")
    person.sees_title("Confirm players")
    person.press("Shuffle")
    for team in TEAMS:
        expect(person.team(team).get_by_role("listitem")).to_have_count(2)
    person.starts_gather()
    person.press("Set time")
    person.press("2 halves")
    person.press("5 min")
    person.press("Done")
    person.sees_clock("05:00")
    person.starts_clock()
    person.scores("Team A")
    offered = person.page.locator(".offered").get_by_role("button").first
    scorer = offered.inner_text()
    person.tap(offered)
    person.reloads()

    person.sees_score(1, 0)
    expect(person.page.locator(".goal-team")).to_have_text(scorer)
    person.scores("Team B")
    person.undoes()
    person.sees_score(1, 0)
    person.lets_pass(minutes=6)
    person.press("Half-time")
    person.sees_clock("05:00")
    person.starts_clock()
    person.scores("Team B")
    person.scores("Team B")
    person.sees_score(1, 2)
    person.ends_gather()
    person.opens_result("1-2")
    person.sees("{} won", "Team B")
    expect(person.page.locator(".goal-team").first).to_have_text(scorer)
