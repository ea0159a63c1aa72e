"""Teams are made fair on the phone, with no signal, and say why."""

import re

from hits import blocked_controls
from people import *

SMALL_PHONE = {"width": 360, "height": 640}
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]


def lines_up(new_person, *names):
    person = new_person(viewport=SMALL_PHONE, has_touch=True, is_mobile=True)
    person.goes_on_without_an_account().adds(*names)
    person.selects(*names)
    person.confirms_players()
    return person


def names_in(person, team):
    return sorted(person.team(team).locator(".name").all_inner_texts())


def makes_fair(person, label="Fair teams"):
    person.press(label)
    expect(person.page.locator(".strengths")).not_to_contain_text("Comparing")


def test_fair_teams_are_made_varied_explained_and_undone(new_person):
    person = lines_up(new_person, *NAMES)
    makes_fair(person)
    assert len(names_in(person, "Team A")) == len(names_in(person, "Team B")) == 3
    expect(person.page.locator(".strengths")).to_contain_text("the teams are random")
    seen = set()
    for _ in range(10):
        seen.add(frozenset(map(tuple, (names_in(person, "Team A"), names_in(person, "Team B")))))
        makes_fair(person, "Another")
    assert len(seen) == 10
    assert blocked_controls(person.page) == []
    person.undoes()
    person.press("Show levels")
    expect(person.team("Team A").get_by_text("5.5")).to_have_count(3)
    person.press("Hide levels")
    expect(person.team("Team A").get_by_text("5.5")).to_have_count(0)


def test_a_rule_keeps_two_apart_and_a_move_by_hand_offers_the_swap_that_mends_it(new_person):
    person = lines_up(new_person, "Ann", "Bob", "Cleo", "Dan")
    person.press("Rules")
    person.press("Ann")
    person.press("Bob")
    person.press("Apart")
    person.sees("Apart: Ann, Bob.")
    person.press("Done")
    for _ in range(3):
        makes_fair(person)
        assert ("Ann" in names_in(person, "Team A")) != ("Bob" in names_in(person, "Team A"))
    away, home = names_in(person, "Team A")[0], "Team B"
    person.moves(away, home)
    person.sees("5.0 apart; the best is 0.0.")
    person.page.get_by_role("button", name=re.compile(r"^Move .* to Team A \(0\.0 apart\)$")).click()
    expect(person.page.locator(".strengths")).to_contain_text("the teams are random")


def test_a_level_that_is_set_decides_and_a_result_moves_the_others(new_person):
    person = new_person(viewport=SMALL_PHONE, has_touch=True, is_mobile=True)
    person.goes_on_without_an_account().adds("Ann", "Bob", "Cleo", "Dan")
    person.opens_player("Ann")
    person.sees("Hidden")
    person.press("Show levels")
    person.sees("5.5 ± 1.5, an estimate")
    person.chooses("Level", "9.0")
    person.sees("9.0, set by you")
    person.goes_back()
    person.plays(["Ann", "Bob"], ["Cleo", "Dan"])
    person.scores("Team A")
    person.ends_gather()
    person.goes_to("Players")
    person.opens_player("Bob")
    expect(person.page.get_by_text(re.compile(r"^5\.\d ± 1\.\d, 1 match$"))).to_be_visible()
    # A gather that is left out tells nothing.
    person.goes_back()
    person.goes_to("Past gathers")
    person.opens_result("1-0")
    person.press("Correct")
    person.press("Leave out of levels")
    person.press("Done")
    person.sees("Does not count for levels")
    person.goes_back()
    person.goes_to("Players")
    person.opens_player("Bob")
    person.sees("5.5 ± 1.5, an estimate")
