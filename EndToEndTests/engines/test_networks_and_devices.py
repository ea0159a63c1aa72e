"""A match without a network and on two devices, in WebKit and Firefox."""

from engine_people import *


def test_without_a_network_the_app_opens_and_no_goal_is_lost(new_person, server):
    person = new_person().registers("Zoe").adds("Ann", "Bob")
    person.keeps_the_app().is_saved_online()
    server.stop()
    person.plays(["Ann"], ["Bob"])
    person.scores("Team A")
    person.reloads()
    person.sees_score(1, 0)
    person.scores("Team B")
    person.reloads()
    person.sees_score(1, 1)
    server.start()
    person.ends_gather()
    [gather] = what_is_online(person)
    assert (gather["score"], gather["winnerTeam"]) == ("1-1", "None")
    assert gather["teams"] == {"Ann": "Team A", "Bob": "Team B"}


def test_a_goal_on_one_device_is_seen_on_the_other_at_once(new_person):
    one, other = on_two_devices(new_person)
    one.scores("Team A")
    other.sees_score(1, 0)
    other.scores("Team B")
    one.sees_score(1, 1)
    one.starts_clock()
    expect(other.control("Pause")).to_be_visible()
    other.ends_gather()
    one.sees("This gather has ended. Goals can still be corrected.")
