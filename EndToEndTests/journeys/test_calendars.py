"""Planned games as calendars read them: what the server sends is read back by three libraries, and by Evolution."""

import datetime
import json
import os
import pathlib
import subprocess
import zoneinfo

import icalendar
import pytest
import recurring_ical_events
import vobject
from people import *
from test_plans import friend, link, organiser, plans  # noqa: F401  (`friend` is a fixture)

PLACE = "서울특별시 마포구 월드컵로 240, 풋살장; 3번 코트 \\ 후문 — " + "가" * 20
BERLIN = {"timezone_id": "Europe/Berlin"}


def calendar(person, address):
    response = person.page.context.request.get(f"{address}.ics")
    assert response.headers["content-type"] == "text/calendar; charset=utf-8"
    assert all(len(line) <= 75 for line in response.body().split(b"\r\n"))
    return response.body()


def test_three_libraries_read_the_same_games(new_person):
    person = organiser(new_person, **BERLIN)
    berlin = zoneinfo.ZoneInfo("Europe/Berlin")
    first = datetime.datetime.now(berlin).date() + datetime.timedelta(days=1)
    person.press("Plan a game", role="link")
    person.write(person.page.get_by_label("Place"), PLACE)
    person.page.get_by_label("Repeat").select_option("Every 2 weeks")
    person.press("Plan and share")
    address = link(person)
    content = calendar(person, address)

    events = icalendar.Calendar.from_ical(content).walk("VEVENT")
    days = [event.decoded("DTSTART").date() for event in events]
    # Eight games, because so many are shown at least, each at 20:00 in Berlin, whatever its clocks do.
    assert days == [first + datetime.timedelta(weeks=2 * week) for week in range(8)]
    for event in events:
        start = event.decoded("DTSTART")
        assert start.utcoffset() == datetime.timedelta(0)
        assert start.astimezone(berlin).time() == datetime.time(20)
        assert event.decoded("DTEND") - start == datetime.timedelta(minutes=90)
        assert str(event["LOCATION"]) == PLACE
        assert event["UID"].endswith("@football-gather") and event["SEQUENCE"] == 0
    assert len({event["UID"] for event in events}) == 8

    others = list(vobject.readOne(content.decode()).vevent_list)
    assert [one.location.value for one in others] == [PLACE] * 8
    assert [one.dtstart.value.date() for one in others] == days

    query = recurring_ical_events.of(icalendar.Calendar.from_ical(content))
    found = query.between(first, first + datetime.timedelta(weeks=20))
    assert sorted(one.decoded("DTSTART").date() for one in found) == days


def test_a_game_that_is_moved_and_cancelled_stays_the_same_event(new_person):
    person = organiser(new_person, **BERLIN)
    person.press("Plan a game", role="link")
    person.press("Plan and share")
    address = link(person)
    person.press("Done")
    [before] = icalendar.Calendar.from_ical(calendar(person, address)).walk("VEVENT")
    assert before["STATUS"] == "TENTATIVE"

    person.press("Edit")
    person.write(person.page.get_by_label("Time", exact=True), "21:00")
    person.press("Done")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("9 PM")
    person.is_saved_online()
    [moved] = icalendar.Calendar.from_ical(calendar(person, address)).walk("VEVENT")
    assert moved["UID"] == before["UID"] and moved["SEQUENCE"] == 1
    assert moved.decoded("DTSTART") - before.decoded("DTSTART") == datetime.timedelta(hours=1)

    person.press("Cancel the game")
    person.write(person.page.get_by_label("Reason"), "Rain")
    person.tap(person.page.get_by_role("dialog").get_by_role("button", name="Cancel the game"))
    person.sees("Cancelled: Rain")
    person.is_saved_online()
    [cancelled] = icalendar.Calendar.from_ical(calendar(person, address)).walk("VEVENT")
    assert cancelled["UID"] == before["UID"] and cancelled["SEQUENCE"] == 2
    assert cancelled["STATUS"] == "CANCELLED"
    assert str(cancelled["SUMMARY"]) == "Cancelled: Football"


EVOLUTION = pathlib.Path(__file__).parent.parent / "evolution.py"
# The packages of a desktop, which `make test` does not install.
HAS_EVOLUTION = pathlib.Path("/usr/libexec/evolution-calendar-factory").exists()


@pytest.fixture
def evolution(tmp_path):
    """Evolution's data server, which subscribes to a calendar and says what it holds after it asked again."""
    started = []

    def subscribe(address):
        places = ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")
        environment = {**os.environ, **{name: str(tmp_path) for name in places}, "GSETTINGS_BACKEND": "memory"}
        process = subprocess.Popen(
            ["dbus-run-session", "--", "/usr/bin/python3", EVOLUTION, address], env=environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        started.append(process)

        def held():
            process.stdin.write("\n")
            process.stdin.flush()
            (event,) = json.loads(process.stdout.readline()).values()
            return event

        return held

    yield subscribe
    for process in started:
        process.stdin.close()
        process.wait(timeout=30)


@pytest.mark.skipif(not HAS_EVOLUTION, reason="apt-get install evolution-data-server gir1.2-ecal-2.0 python3-gi")
def test_evolution_hears_of_everything_that_the_calendar_shows(new_person, friend, evolution):
    person = organiser(new_person, **BERLIN)
    plans(person, **{"Players: least": "1"})
    address = link(person)
    person.press("Done")
    held = evolution(f"{address}.ics")
    planned = held()
    assert planned["STATUS"] == "TENTATIVE" and "6 €" not in planned["DESCRIPTION"]

    person.press("Edit")
    person.tap(person.page.get_by_text("Answer by, price, guests, map"))
    person.write(person.page.get_by_label("Price", exact=True), "6 €")
    person.press("Done")
    person.is_saved_online()
    priced = held()
    assert "6 €" in priced["DESCRIPTION"] and priced["LAST-MODIFIED"] > planned["LAST-MODIFIED"]

    friend(address).is_named("Ann").says("In").hears("Ann is in.")
    assert held()["STATUS"] == "CONFIRMED"

    person.press("Cancel the game")
    person.tap(person.page.get_by_role("dialog").get_by_role("button", name="Cancel the game"))
    person.is_saved_online()
    cancelled = held()
    assert cancelled["STATUS"] == "CANCELLED"
    # A server that does not know its address gives none, and so nothing is left.
    assert "DESCRIPTION" not in cancelled
