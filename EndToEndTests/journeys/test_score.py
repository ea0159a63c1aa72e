"""People who keep the score of a match by a link: the app, with no account and nothing else."""

import pytest
from people import *
from test_follow import Follower, organiser, shares


def shares_scoring(person):
    """Opens the link by which people keep the score, and returns its address."""
    person.press("Share")
    person.press("Scoring link")
    address = person.control("Scoring link", role="textbox").input_value()
    assert address.startswith(f"{person.url}/score/")
    person.sees("Anyone with the link can keep score on their own phone, without an account.")
    person.press("Done")
    return address


@pytest.fixture
def scorekeeper(new_context, server):
    """A person who opened a scoring link and said who they are."""

    def arrive(address, name="Min", **options):
        person = Person(new_context(**options).new_page(), None, server.url)
        person.page.goto(address)
        person.write(person.field("Your name"), name)
        person.press("Keep the score")
        person.sees_title("Gather in progress")
        return person

    return arrive


def test_a_friend_on_the_touchline_keeps_the_score(new_person, scorekeeper):
    zoe = organiser(new_person)
    min = scorekeeper(shares_scoring(zoe))
    min.scores("Team A")
    zoe.sees_score(1, 0)
    zoe.is_told("Goal for Team A, by Min")
    expect(zoe.page.locator(".recorder")).to_have_text("by Min")
    zoe.scores("Team B")
    min.sees_score(1, 1)
    for label in ("Share", "Players", "Discard this gather"):
        min.sees_no(label)


def test_organiser_and_scorekeeper_score_offline_while_a_friend_follows(
    new_person, scorekeeper, new_context
):
    # Given
    zoe = organiser(new_person, provoked=OFFLINE)
    followed = shares(zoe)
    zoe.press("Done")
    min = scorekeeper(shares_scoring(zoe), provoked=OFFLINE)
    friend = Follower(new_context().new_page(), followed)
    zoe.starts_clock()
    expect(friend.page.locator(".follow-time")).to_be_visible()
    friend.sees_score(0, 0)
    # When
    zoe.loses_the_network()
    min.loses_the_network()
    zoe.scores("Team A")
    min.scores("Team B")
    expect(friend.page.locator("#follow-news")).to_be_visible()
    expect(friend.page.locator("#follow-news")).to_contain_text("Last news from the pitch")
    friend.sees_score(0, 0)
    # Then
    min.keeps_the_app()
    min.reloads()
    min.sees_score(0, 1)
    min.finds_the_network()
    zoe.finds_the_network()
    for person in (zoe, min, friend):
        person.sees_score(1, 1)
    expect(friend.page.locator("#follow-news")).to_be_hidden()


def test_one_goal_on_two_phones_is_settled_by_one_tap(new_person, scorekeeper):
    zoe = organiser(new_person)
    min = scorekeeper(shares_scoring(zoe))
    zoe.scores("Team A")
    min.sees_score(1, 0)
    min.scores("Team A")
    zoe.sees_score(2, 0)
    zoe.sees("Two phones recorded a goal for Team A within seconds.")
    zoe.press("One goal")
    zoe.sees_score(1, 0)
    min.sees_score(1, 0)


def test_a_link_that_is_turned_off_meanwhile_says_what_did_not_arrive(new_person, scorekeeper):
    zoe = organiser(new_person)
    min = scorekeeper(shares_scoring(zoe), provoked=rf"{OFFLINE}|{status(404)}")
    min.loses_the_network()
    min.scores("Team B")
    zoe.press("Share")
    zoe.press("Scoring link")
    zoe.press("Turn off")
    zoe.is_saved_online()
    min.finds_the_network()
    min.sees_title("This link no longer works")
    min.sees("The changes you made offline did not reach the match. Send them to the organiser.")
    expect(min.page.get_by_text("Goal for Team B")).to_be_visible()
    zoe.sees_score(0, 0)


def test_a_link_and_an_own_squad_on_one_phone_do_not_mix(new_person, scorekeeper):
    # Given
    zoe = organiser(new_person)
    first = shares_scoring(zoe)
    bob = scorekeeper(first, "Bob")
    # When
    own = bob.page.context.new_page()
    own.goto(zoe.url)
    # Then
    expect(own.get_by_role("heading", level=1)).to_have_text("Players")
    expect(own.get_by_text("Ann", exact=True)).to_have_count(0)
    bob.scores("Team A")
    zoe.sees_score(1, 0)
    expect(own.get_by_role("heading", level=1)).to_have_text("Players")


def test_a_scorekeeper_ends_the_match(new_person, scorekeeper):
    # Given
    zoe = organiser(new_person)
    friend_address = shares(zoe)
    zoe.press("Done")
    min = scorekeeper(shares_scoring(zoe))
    friend = Follower(min.page.context.new_page(), friend_address)
    min.looks_here()
    min.scores("Team B")
    # When
    min.press("End gather")
    min.confirms("End gather")
    # Then
    expect(min.control("Reopen")).to_be_visible()
    min.press("Share")
    for label in ("Delete gather", "Follow link", "Scoring link", "Past gathers"):
        min.sees_no(label)
    min.press("Cancel")
    expect(friend.page.locator(".follow-state")).to_have_text("Team B won")
    zoe.sees("This gather has ended. Goals can still be corrected.")
    # And a match that ended too early goes on
    min.press("Reopen")
    min.sees_title("Gather in progress")
    zoe.sees_no("This gather has ended. Goals can still be corrected.")
    min.sees_score(0, 1)


def test_two_links_on_one_phone_do_not_mix(new_person, scorekeeper):
    # Given one phone with the scoring links of two organisers
    zoe = organiser(new_person)
    bob = new_person().registers("Bob").adds("Cem", "Dan").plays(["Cem"], ["Dan"])
    bob.is_saved_online()
    first = scorekeeper(shares_scoring(zoe), "Min")
    second = Person(first.page.context.new_page(), None, zoe.url)
    second.page.goto(shares_scoring(bob))
    # Each link asks who it is
    second.write(second.field("Your name"), "Minnie")
    second.press("Keep the score")
    second.sees_title("Gather in progress")
    # When
    first.scores("Team A")
    second.scores("Team B")
    # Then
    zoe.sees_score(1, 0)
    zoe.is_told("Goal for Team A, by Min")
    bob.sees_score(0, 1)
    bob.is_told("Goal for Team B, by Minnie")
    for page, score, others in ((first, (1, 0), ("Cem", "Dan")), (second, (0, 1), ("Ann", "Bob"))):
        page.looks_here()
        page.reloads()
        page.sees_score(*score)
        for name in others:
            page.sees_no(name)


def test_a_wrong_link_says_so_kindly(new_person, server):
    min = new_person(provoked=status(404))
    min.page.goto(f"{server.url}/score/AAAAAAAAAAAAAAAAAAAAAA")
    min.sees_title("This link no longer works")
