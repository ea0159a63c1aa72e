"""Two phones and two windows on one account: no change is lost, and none counts twice."""

from people import *


def test_a_goal_on_one_phone_is_seen_on_the_other_at_once(new_person):
    one, other = on_two_devices(new_person)
    one.scores("Team A")
    other.sees_score(1, 0)
    other.scores("Team B")
    one.sees_score(1, 1)
    one.starts_clock()
    expect(other.control("Pause")).to_be_visible()
    other.pauses_clock()
    one.sees("Paused")
    assert one.clock.text_content() == other.clock.text_content()


def test_one_goal_on_two_phones_of_an_account_is_settled_by_one_tap(new_person):
    # Given
    one, other = on_two_devices(new_person)
    one.scores("Team A")
    other.sees_score(1, 0)
    other.scores("Team A")
    for person in (one, other):
        person.sees_score(2, 0)
        person.reloads()
        person.sees("Two phones recorded a goal for Team A within seconds.")
    # When
    one.press("One goal")
    # Then
    for person in (one, other):
        person.sees_score(1, 0)


def test_two_phones_that_scored_without_a_network_agree_after_a_sync(new_person):
    one, other = on_two_devices(new_person, provoked=OFFLINE)
    one.scores("Team A")
    other.sees_score(1, 0)
    for person in (one, other):
        person.loses_the_network()
    one.scores("Team B")
    one.scores("Team A")
    other.scores("Team A")
    other.scores("Team B")
    other.scores("Team A")
    one.sees_score(2, 1)
    other.sees_score(3, 1)
    one.ends_gather()
    one.finds_the_network()
    one.is_saved_online()
    other.finds_the_network()
    other.sees_score(4, 2)
    other.sees("This gather has ended. Goals can still be corrected.")
    one.opens_result("4-2")
    one.sees_score(4, 2)
    [gather] = what_is_online(other)
    assert (gather["score"], gather["winnerTeam"]) == ("4-2", "Team A")
    one.reloads()
    one.sees_score(4, 2)


def test_what_is_done_in_one_window_is_seen_in_the_other(new_person):
    one = new_person(provoked=OFFLINE).registers("Zoe").adds("Ann", "Bob")
    one.keeps_the_app().is_saved_online()
    one.loses_the_network()
    other = one.opens_another_page()
    one.adds("Cleo")
    expect(other.row("Cleo")).to_be_visible()
    one.plays(["Ann"], ["Bob"])
    other.resumes_gather()
    one.scores("Team A")
    other.sees_score(1, 0)
    other.scores("Team A")
    one.sees_score(2, 0)
    other.ends_gather()
    one.finds_the_network()
    one.is_saved_online()
    [gather] = what_is_online(other)
    assert gather["score"] == "2-0"
    one.sees_score(2, 0)


def test_logging_out_in_one_window_is_noticed_by_the_other(new_person):
    # The other window may still be requesting changes from the server.
    one = new_person(provoked=status(401)).registers("Zoe").adds("Ann")
    one.is_saved_online()
    other = one.opens_another_page()
    expect(other.row("Ann")).to_be_visible()
    one.logs_out()
    other.sees_title("Players")
    expect(other.row("Ann")).to_have_count(0)
    other.logs_in("Zoe")
    expect(other.row("Ann")).to_be_visible()
    one.sees_title("Players")
    expect(one.row("Ann")).to_be_visible()
