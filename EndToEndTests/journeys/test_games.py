"""An evening of three teams: two play, the third rests, and a table counts."""

from hits import blocked_controls
from people import *
from test_follow import follow, shares

SMALL_PHONE = {"width": 360, "height": 640}
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]


def starts_three_teams(person):
    person.adds(*NAMES)
    person.selects(*NAMES)
    person.confirms_players()
    person.press("3 teams")
    person.press("Fair teams")
    expect(person.page.locator(".strengths")).to_contain_text("the teams are random")
    assert blocked_controls(person.page) == []
    person.press("Start gather")
    return person


def play(person):
    """The teams that play, as the large score has them."""
    return person.page.locator(".half-name").all_inner_texts()


def starts_next(person, label):
    person.press("Next game")
    person.press(label)


def test_three_teams_play_a_row_of_games_without_a_network(new_person):
    person = new_person(
        viewport=SMALL_PHONE, has_touch=True, is_mobile=True, provoked=OFFLINE)
    person.goes_on_without_an_account().keeps_the_app()
    person.loses_the_network()
    starts_three_teams(person)
    assert play(person) == ["Team A", "Team B"]
    person.sees("Team C · rests")
    person.starts_clock()
    person.scores("Team B")
    starts_next(person, "Start Team B v Team C")
    expect(person.page.locator(".half-name").nth(1)).to_have_text("Team C")
    assert blocked_controls(person.page) == []
    person.sees("Team A 0-1 Team B")
    person.starts_clock()
    person.scores("Team C")
    person.press("Next game")
    person.press("All play each other")
    person.press("Start Team A v Team C")
    person.scores("Team A")
    person.page.reload()
    expect(person.page.locator(".half-name").first).to_have_text("Team A")
    person.ends_gather()
    person.goes_to("Past gathers")
    person.opens_result("3 games")
    person.sees("Level at the top")
    rows = person.page.locator(".standings tr").all_inner_texts()
    assert [row.split() for row in rows[1:]] == [
        ["Team", name, "2", "1", "0", "1", "1-1", "3"] for name in "ABC"]
    # The first game is corrected by itself.
    person.press("Team A 0-1 Team B")
    person.press("Correct")
    person.press("{} minus", "Team B")
    person.press("Done")
    person.sees("Team A 0-0 Team B")
    person.sees("Team A won")


def test_a_mistaken_game_is_undone(new_person):
    person = new_person().goes_on_without_an_account()
    starts_three_teams(person)
    person.starts_clock()
    person.scores("Team A")
    starts_next(person, "Start Team A v Team C")
    person.undoes()
    expect(person.page.locator(".half-name").nth(1)).to_have_text("Team B")
    expect(person.page.locator(".goals").first).to_have_text("1")


def test_followers_and_scorekeepers_see_the_game_that_is_on(new_person, follow):
    zoe = new_person().registers("Zoe")
    starts_three_teams(zoe)
    zoe.is_saved_online()
    address = shares(zoe)
    zoe.press("Done")
    friend = follow(address)
    friend.sees_score(0, 0)
    zoe.starts_clock()
    zoe.scores("Team A")
    friend.sees_score(1, 0)
    starts_next(zoe, "Start Team A v Team C")
    expect(friend.page.locator(".follow-side").nth(1)).to_contain_text("Team C")
    friend.sees_score(0, 0)
    expect(friend.page.locator(".standings tr").nth(1)).to_contain_text("Team A")
    # A scorekeeper keeps the score of the same game.
    zoe.press("Share")
    zoe.press("Scoring link")
    scoring = zoe.control("Scoring link", role="textbox").input_value()
    zoe.press("Done")
    min_ = new_person()
    min_.page.goto(scoring)
    min_.write(min_.field("Your name"), "Min")
    min_.press("Keep the score")
    expect(min_.page.locator(".half-name").nth(1)).to_have_text("Team C")
    min_.scores("Team C")
    friend.sees_score(0, 1)
    expect(zoe.page.locator(".goals").nth(1)).to_have_text("1")
