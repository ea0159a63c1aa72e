"""The clock reaches zero: announced once, on every screen, even if the phone slept."""

import datetime
import re

from people import *

KICK_OFF = datetime.datetime(2026, 5, 9, 18, 30)

RECORD = """
  self.recorded = [];
  navigator.vibrate = () => recorded.push('vibrate');
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (when) {
    if (recorded.at(-1) !== 'whistle') recorded.push('whistle');
    return start.call(this, when);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: {
    async request(type) {
      recorded.push(`lock ${type}`);
      const lock = { released: false };
      lock.release = async () => { lock.released = true; recorded.push('release'); };
      return lock;
    },
  } });
"""


def recorded(person):
    return person.page.evaluate("recorded")


def waits_for(person, *wanted):
    """Waits until the phone did exactly these things."""
    person.page.wait_for_function(
        "count => recorded.length >= count", arg=len(wanted))
    assert recorded(person) == list(wanted)


def at_kick_off(new_person):
    person = new_person(before=lambda page: page.context.add_init_script(RECORD))
    person.page.context.clock.set_fixed_time(KICK_OFF)
    person.goes_on_without_an_account().adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.scores("Team B")
    return person


def is_later(person, **passed):
    person.looks_again_at(KICK_OFF + datetime.timedelta(**passed))


def test_at_zero_the_phone_whistles_vibrates_and_announces_full_time(new_person):
    person = at_kick_off(new_person)
    person.starts_clock()
    waits_for(person, "lock screen")
    is_later(person, minutes=9, seconds=30)
    person.sees_clock("00:30")
    expect(person.page).to_have_title("0-1 · 00:30 · Football Gather")
    is_later(person, minutes=10)
    person.is_told("Full time")
    person.sees_clock("00:00")
    # Nothing stands where "Pause" was, and what comes next stands out.
    for label in ("Start", "Pause", "Resume"):
        expect(person.control(label)).to_have_count(0)
    expect(person.control("End gather")).to_have_class(re.compile("is-next"))
    expect(person.page).to_have_title("0-1 · 00:00 · Football Gather")
    waits_for(person, "lock screen", "vibrate", "whistle")
    # Added time is played, until it seems that the clock was forgotten.
    is_later(person, minutes=11, seconds=5)
    person.sees_clock("+01:05")
    person.scores("Team A")
    assert len(recorded(person)) == 3
    is_later(person, minutes=25)
    waits_for(person, "lock screen", "vibrate", "whistle", "release")


def test_the_phone_stays_awake_only_while_a_running_clock_is_on_the_screen(new_person):
    person = at_kick_off(new_person)
    assert recorded(person) == []
    person.starts_clock()
    waits_for(person, "lock screen")
    person.pauses_clock()
    waits_for(person, "lock screen", "release")
    person.press("Resume")
    waits_for(person, "lock screen", "release", "lock screen")
    person.goes_back()
    person.sees_title("Players")
    waits_for(person, "lock screen", "release", "lock screen", "release")
    person.resumes_gather()
    waits_for(person, "lock screen", "release", "lock screen", "release", "lock screen")


def test_a_clock_that_ran_out_while_the_phone_slept_is_announced_once_on_waking(new_person):
    person = at_kick_off(new_person)
    person.starts_clock()
    # While it sleeps, no timer fires.
    person.page.evaluate("self.setTimeout = () => 0")
    person.scores("Team A")
    waits_for(person, "lock screen")
    is_later(person, minutes=12)
    wake = "document.dispatchEvent(new Event('visibilitychange'))"
    person.page.evaluate(wake)
    person.is_told("Full time")
    waits_for(person, "lock screen", "vibrate", "whistle")
    person.page.evaluate(wake)
    person.scores("Team B")
    assert len(recorded(person)) == 3


def test_a_clock_that_ran_out_while_the_app_was_closed_is_announced_once_on_return(new_person):
    person = at_kick_off(new_person)
    person.starts_clock()
    person.waits_for_the_disk()
    person.page.close()
    person.page.context.clock.set_fixed_time(KICK_OFF + datetime.timedelta(minutes=26))
    person = person.opens_another_page()
    person.is_told("Full time")
    waits_for(person, "vibrate")
    person.resumes_gather()
    person.is_told("Full time")
    person.reloads()
    person.is_told("Full time")
    assert recorded(person) == []


def test_a_clock_that_runs_out_is_announced_on_another_screen_too(new_person):
    person = at_kick_off(new_person)
    person.starts_clock()
    person.goes_back()
    is_later(person, minutes=10, seconds=1)
    person.press("Add player")
    person.is_told("Full time")
