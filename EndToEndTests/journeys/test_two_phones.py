"""Two phones and two windows on one account: no change is lost, and none counts twice."""

from people import *
from test_past_match import day, opens_form, places

TWICE = (
    "This gather may be here twice: another one on the same day has the same teams and the same score.")


def enters_a_past_match(person):
    """Enters a match of nine days ago, 5-3, and sees its result."""
    opens_form(person)
    person.page.get_by_label("Day").fill(day(9))
    places(person, ("Ann", "Team A"), ("Bob", "Team B"))
    person.page.get_by_label("Team A", exact=True).fill("5")
    person.page.get_by_label("Team B", exact=True).fill("3")
    person.press("Add match")
    person.sees("Team A won")
    person.sees_no(TWICE)


def goes_to_past_gathers(person):
    """Leaves the result, also where it is the one that was removed: then the page has two ways back."""
    person.tap(person.control("Back").first)
    person.goes_to("Past gathers")


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


def test_a_past_match_that_two_phones_entered_without_a_network_is_removed_once(new_person):
    # Given
    one = new_person(provoked=OFFLINE).registers("Zoe").adds("Ann", "Bob")
    one.is_saved_online()
    other = new_person(provoked=OFFLINE).logs_in("Zoe")
    for person in (one, other):
        for name in ("Ann", "Bob"):
            expect(person.row(name)).to_be_visible()
        person.keeps_the_app()
        person.loses_the_network()
        enters_a_past_match(person)
    # When
    for person in (one, other):
        person.finds_the_network()
    # Then
    for person in (one, other):
        person.sees(TWICE)
        person.is_saved_online()
    assert len(what_is_online(one)) == 2
    # When
    one.press("Delete one of them")
    # Then
    for person in (one, other):
        person.sees_no(TWICE)
        person.is_saved_online()
        goes_to_past_gathers(person)
        match = person.page.get_by_role("listitem").filter(has_text="5-3")
        expect(match).to_have_count(1)
        expect(match).not_to_contain_text("possible duplicate")
    [gather] = what_is_online(other)
    assert (gather["score"], gather["teams"]) == ("5-3", {"Ann": "Team A", "Bob": "Team B"})


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
