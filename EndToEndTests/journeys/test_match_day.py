"""A match as it is really played: late arrivals, changes, halves, scorers, corrections."""

import datetime

from people import *

KICK_OFF = datetime.datetime(2026, 5, 9, 18, 30)


def at_a_match(new_person, **options):
    """Ann and Cem against Bob, with Dan on the bench and Eve on the list, at kick-off."""
    person = new_person(**options)
    person.goes_on_without_an_account()
    person.page.context.clock.install(time=KICK_OFF)
    person.adds("Ann", "Bob", "Cem", "Dan", "Eve")
    person.plays(["Ann", "Cem"], ["Bob"], bench=["Dan"])
    return person


def chooses(person, name):
    """Taps a name that is offered after a goal."""
    person.tap(person.page.locator(".offered").get_by_role("button", name=name, exact=True))


def sees_people(person, heading, *names):
    section = person.page.locator(".line-up").filter(
        has=person.page.get_by_role("heading", name=person.say(heading), exact=True))
    people = section.get_by_role("listitem")
    expect(people).to_have_count(len(names))
    # In the order of the line-up.
    for name in names:
        expect(people.filter(has_text=name)).to_have_count(1)


def sees_goals(person, *goals):
    expect(person.page.locator(".goal-team")).to_have_text(list(goals))


def test_people_come_late_change_sides_rest_and_leave(new_person):
    person = at_a_match(new_person)
    sees_people(person, "Bench", "Dan")
    person.press("Cem")
    person.press("To Team B")
    sees_people(person, "Team B", "Bob", "Cem")
    person.press("Ann")
    person.press("To the bench")
    sees_people(person, "Bench", "Ann", "Dan")
    person.undoes()
    sees_people(person, "Bench", "Dan")

    person.press("Late arrival")
    person.press("Eve")
    person.press("To Team A")
    sees_people(person, "Team A", "Ann", "Eve")
    person.press("Late arrival")
    person.write(person.field("Player or new name"), "Cousin <b>")
    person.press("“Cousin <b>” as a guest")
    person.press("To Team B")
    sees_people(person, "Team B", "Bob", "Cem", "Cousin <b>")
    person.press("Bob")
    person.press("Left")
    sees_people(person, "Left", "Bob")

    person.waits_for_the_disk()
    person.page.reload()
    sees_people(person, "Team B", "Cem", "Cousin <b>")
    sees_people(person, "Left", "Bob")


def test_a_scorer_and_an_assist_are_one_tap_each_and_stay_through_a_reload(new_person):
    person = at_a_match(new_person)
    person.starts_clock()
    person.scores("Team A")
    chooses(person, "Ann")
    chooses(person, "Cem")
    person.scores("Team A")
    chooses(person, "Own goal")
    chooses(person, "Bob")
    sees_goals(person, "Ann (Cem)", "Bob (own goal)")
    person.reloads()
    sees_goals(person, "Ann (Cem)", "Bob (own goal)")
    person.tap(person.page.get_by_role("button", name=re.compile("^Goal 1-0")))
    dialog = person.page.get_by_role("dialog")
    person.tap(dialog.get_by_role("button", name="Ann", exact=True))
    person.press("Done")
    expect(person.page.locator(".goal-team").first).to_contain_text("(Cem)")


def test_two_halves_with_added_time(new_person):
    person = at_a_match(new_person)
    person.press("Set time")
    person.press("2 halves")
    person.press("25 min")
    person.press("Done")
    person.sees_clock("25:00")
    person.starts_clock()
    person.page.context.clock.run_for("25:10")
    person.sees_clock("+00:10")
    person.press("Half-time")
    person.sees("Half-time")
    person.sees_clock("25:00")
    person.starts_clock()
    person.page.context.clock.run_for("02:30")
    person.is_told("2nd half")
    person.scores("Team B")
    expect(person.page.locator(".goal-minute")).to_have_text("2nd 3′")


def test_a_match_that_was_ended_too_early_goes_on(new_person):
    person = at_a_match(new_person)
    person.scores("Team A")
    person.press("End gather")
    person.confirms("End gather")
    person.sees("Team A won")
    person.press("Reopen")
    person.sees_title("Gather in progress")
    person.scores("Team B")
    person.sees_score(1, 1)


def test_a_result_is_corrected_in_goals_teams_and_end(new_person):
    person = at_a_match(new_person)
    person.starts_clock()
    person.page.context.clock.run_for("05:00")
    person.press("End gather")
    person.confirms("End gather")
    person.press("Correct")
    person.press("{} plus", "Team B")
    chooses(person, "Bob")
    person.press("Cem")
    person.press("To Team B")
    person.page.get_by_label("Ended").fill("18:33")
    person.press("Done")
    person.sees("0-1")
    sees_goals(person, "Bob")
    sees_people(person, "Team B", "Bob", "Cem")
    person.waits_for_the_disk()
    person.page.reload()
    sees_goals(person, "Bob")
    expect(person.page.locator(".times")).to_contain_text("6:33 PM")


def test_two_phones_that_credit_one_goal_without_a_network_agree(new_person):
    one = new_person(provoked=OFFLINE).registers("Ann")
    one.adds("Ann", "Bob", "Cem").plays(["Ann", "Cem"], ["Bob"])
    one.scores("Team A")
    one.is_saved_online()
    other = new_person(provoked=OFFLINE).logs_in("Ann")
    other.resumes_gather()
    other.sees_score(1, 0)
    one.loses_the_network()
    other.loses_the_network()
    for person, name in ((one, "Ann"), (other, "Cem")):
        person.tap(person.page.get_by_role("button", name=re.compile("^Goal 1-0")))
        person.tap(person.page.get_by_role("dialog").get_by_role("button", name=name, exact=True))
        person.press("Done")
        sees_goals(person, name)
    one.finds_the_network()
    one.is_saved_online()
    other.finds_the_network()
    other.is_saved_online()
    # What the server heard last was said last.
    for person in (one, other):
        sees_goals(person, "Cem")
        person.sees_score(1, 0)
