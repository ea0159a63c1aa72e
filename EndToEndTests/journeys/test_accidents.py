"""A reload, a closed page or a killed browser in mid-match: the match goes on."""

import datetime
import os
import pathlib
import signal

import pytest
from conftest import watch
from people import *

KICK_OFF = datetime.datetime(2026, 5, 9, 18, 30)


def in_mid_match(person):
    person.page.context.clock.set_fixed_time(KICK_OFF)
    person.goes_on_without_an_account().adds("Ann", "Bob", "Cleo").plays(["Ann", "Cleo"], ["Bob"])
    person.starts_clock()
    for team in ("Team A", "Team B", "Team A"):
        person.scores(team)
    person.sees_score(2, 1)


def sees_the_match_go_on(person, clock):
    person.sees_score(2, 1)
    person.sees_clock(clock)
    expect(person.control("Pause")).to_be_visible()
    for name in ("Ann", "Bob", "Cleo"):
        person.sees(name)


def test_a_reload_in_mid_match_changes_nothing(new_person):
    person = new_person()
    in_mid_match(person)
    person.looks_again_at(KICK_OFF + datetime.timedelta(seconds=61))
    person.reloads()
    sees_the_match_go_on(person, "08:59")
    person.scores("Team B")
    person.sees_score(2, 2)


def test_a_thumb_that_slips_from_pause_to_cancel_does_not_reset_the_clock(new_person):
    person = new_person()
    in_mid_match(person)
    person.looks_again_at(KICK_OFF + datetime.timedelta(seconds=61))
    person.press("Cancel")
    person.confirms("Back")
    sees_the_match_go_on(person, "08:59")
    person.press("Cancel")
    person.confirms("Reset clock")
    person.sees_clock("10:00")
    person.sees_score(2, 1)


def test_another_page_after_one_was_killed_in_mid_match_offers_to_resume(new_person):
    person = new_person()
    in_mid_match(person)
    person.waits_for_the_disk()
    person.page.close(run_before_unload=False)
    person.page.context.clock.set_fixed_time(KICK_OFF + datetime.timedelta(minutes=4))
    person = person.opens_another_page()
    person.resumes_gather()
    sees_the_match_go_on(person, "06:00")


@pytest.mark.parametrize("network", ["with a network", "without a network"])
def test_after_a_browser_was_killed_in_mid_match_the_match_goes_on(
    chromium, server, tmp_path, network
):
    profile = tmp_path / "profile"
    problems = []

    def start(at):
        context = chromium.launch_with_profile(profile, viewport=PHONE, has_touch=True)
        # The app asks where the server is reached by https.
        watch(context, problems, "ERR_CONNECTION_REFUSED" if network == "without a network" else None)
        context.clock.set_fixed_time(at)
        return Person(context.pages[0], {}, server.url)

    person = start(KICK_OFF).opens().keeps_the_app()
    in_mid_match(person)
    person.waits_for_the_disk()
    kill_browser(profile)
    if network == "without a network":
        server.stop()
    person = start(KICK_OFF + datetime.timedelta(seconds=200)).opens()
    person.resumes_gather()
    sees_the_match_go_on(person, "06:40")
    person.ends_gather()
    person.opens_result("2-1")
    person.page.context.close()
    if network == "without a network":
        server.start()
    assert problems == []


def kill_browser(profile):
    """Kills the browser that uses this profile with SIGKILL."""
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            arguments = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        is_browser = not any(argument.startswith(b"--type=") for argument in arguments)
        if is_browser and f"--user-data-dir={profile}".encode() in arguments:
            os.kill(int(folder.name), signal.SIGKILL)
