"""A device's clock is wrong: the match keeps the server's time."""

import datetime
import re

from people import *


def test_a_phone_whose_clock_is_three_hours_fast_keeps_the_servers_time(new_person):
    now = datetime.datetime.now(datetime.timezone.utc)
    ahead = datetime.timedelta(hours=3)
    person = new_person(before=lambda page: page.clock.install(time=now + ahead))
    person.registers("Zoe")
    person.is_told("This device’s clock is 3 hours fast. The app uses the server’s clock instead.")
    person.press("Dismiss")
    person.adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.starts_clock()
    person.scores("Team A")
    expect(person.clock).to_have_text(re.compile("^09:[45]"))
    person.ends_gather()
    [gather] = what_is_online(person)
    for instant in (gather["startedAt"], gather["endedAt"]):
        passed = datetime.datetime.fromisoformat(instant) - now
        assert datetime.timedelta(seconds=-5) < passed < datetime.timedelta(minutes=2)


def test_a_running_clock_stays_right_when_the_phones_clock_is_set(new_person):
    now = datetime.datetime.now(datetime.timezone.utc)
    person = new_person(before=lambda page: page.clock.install(time=now))
    person.registers("Zoe").adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.starts_clock()
    person.scores("Team A")
    person.is_saved_online()
    person.page.clock.set_system_time(now - datetime.timedelta(hours=3))
    person.scores("Team B")
    person.is_told("This device’s clock is 3 hours slow.")
    expect(person.clock).to_have_text(re.compile("^09:[345]"))
    expect(person.control("Pause")).to_be_visible()


@pytest.mark.parametrize("hours", [-3, 3], ids=["back", "forward"])
def test_a_match_without_an_account_goes_on_when_the_phones_clock_is_set(new_person, hours):
    now = datetime.datetime(2026, 5, 9, 18, 30)
    person = new_person(before=lambda page: page.clock.install(time=now))
    person.goes_on_without_an_account().adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.starts_clock()
    person.page.clock.run_for("02:10")
    person.scores("Team A")
    person.page.clock.set_system_time(now + datetime.timedelta(hours=hours))
    person.page.clock.run_for("02:00")
    person.scores("Team B")
    expect(person.clock).to_have_text(re.compile("^05:[45]"))
    expect(person.page.locator(".goal-minute")).to_have_text(["3′", "5′"])
    person.reloads()
    expect(person.clock).to_have_text(re.compile("^05:[345]"))
