"""A whole gather: from an empty list of players to a result that is online."""

import json
from base64 import b64encode
from urllib.request import Request, urlopen

from conftest import DESKTOP
from keyboard_person import *

FRIENDS = ("Ann", "Bob", "Cleo", "Dan")


def plays_a_whole_gather(person):
    """Does what every new user does, from adding players to the result."""
    person.adds(*FRIENDS)
    person.opens_player("Ann")
    person.edits("Name", "Anna")
    person.edits("Age", "31")
    person.chooses("Preferred position", "Striker")
    person.chooses("Skill", "Professional")
    person.edits("Favourite team", "Reds")
    person.sees_title("Anna")
    person.goes_back()
    person.sees("Striker")
    person.plays(team_a=["Anna", "Dan"], team_b=["Bob"], bench=["Cleo"])
    person.sees_clock("10:00")
    person.starts_clock()
    expect(person.clock).to_have_text(re.compile("^09:5"))
    person.scores("Team A")
    person.scores("Team B")
    person.scores("Team A")
    person.scores("Team B")
    person.undoes()
    person.sees_score(2, 1)
    person.pauses_clock()
    person.ends_gather()
    person.opens_result("2-1")
    person.sees("{} won", "Team A")
    person.sees_score(2, 1)
    for name in ("Anna", "Bob", "Cleo", "Dan"):
        person.sees(name)


def the_result_is_online(person):
    [gather] = what_is_online(person)
    assert gather["score"] == "2-1"
    assert gather["winnerTeam"] == "Team A"
    assert gather["startedAt"] < gather["endedAt"]
    assert gather["teams"] == {
        "Anna": "Team A", "Dan": "Team A", "Bob": "Team B", "Cleo": "Bench"}
    anna = person.asks_api("players")[0]
    assert anna == {
        "id": 1, "name": "Anna", "age": 31, "skill": "professional",
        "preferredPosition": "striker", "favouriteTeam": "Reds"}


def test_a_whole_gather_from_registering_to_the_rest_api(new_person):
    person = new_person().registers("Zoe")
    plays_a_whole_gather(person)
    the_result_is_online(person)


def test_a_client_with_a_bearer_token_finds_the_gather(new_person):
    person = new_person().registers("Zoe").adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.scores("Team B")
    person.ends_gather()
    person.is_saved_online()

    def ask(path, authorization, method="GET"):
        headers = {"Authorization": authorization, "Content-Type": "application/json"}
        with urlopen(Request(f"{person.url}/api/{path}", None, headers, method=method)) as response:
            return json.load(response)

    basic = b64encode(b"Zoe:a long password").decode()
    token = ask("users/login", f"Basic {basic}", "POST")["token"]
    [gather] = ask("gathers", f"Bearer {token}")
    assert (gather["score"], gather["winnerTeam"]) == ("0-1", "Team B")


def test_a_whole_gather_by_keyboard_alone(new_person):
    person = new_person(kind=KeyboardPerson, viewport=DESKTOP).registers("Zoe")
    plays_a_whole_gather(person)
    the_result_is_online(person)


def test_a_whole_gather_in_korean(new_person):
    person = new_person(words=KOREAN, locale="ko-KR").registers("Zoe")
    plays_a_whole_gather(person)
    the_result_is_online(person)


def test_a_whole_gather_without_a_network_from_the_first_tap_to_after_the_whistle(new_person):
    person = new_person(provoked=OFFLINE).keeps_the_app()
    person.loses_the_network()
    person.goes_on_without_an_account()
    plays_a_whole_gather(person)
    person.finds_the_network()
    person.goes_back()
    person.press("Settings", role="link")
    person.sees("On this device only")
    person.press("Log in or register")
    person.registers("Zoe")
    person.sees("Logged in as Zoe.")
    the_result_is_online(person)


def test_the_second_visit_opens_without_a_network(new_person):
    person = new_person(provoked=OFFLINE).keeps_the_app()
    person.loses_the_network()
    person.page.close()
    person.page = person.page.context.new_page()
    person.opens().goes_on_without_an_account()
    person.adds("Ann")
    person.reloads()
    expect(person.row("Ann")).to_be_visible()


def test_offline_the_status_counts_what_is_not_yet_saved_online(new_person):
    person = new_person(provoked=OFFLINE).registers("Zoe").adds("Ann", "Bob")
    person.is_saved_online()
    person.loses_the_network()
    person.sees("Offline")
    person.plays(["Ann"], ["Bob"])
    person.sees("1 change not yet saved online")
    person.scores("Team A")
    person.starts_clock()
    person.undoes()
    person.sees("4 changes not yet saved online")
    person.ends_gather()
    person.sees("5 changes not yet saved online")
    person.finds_the_network()
    [gather] = what_is_online(person)
    assert (gather["score"], gather["winnerTeam"]) == ("0-0", "None")
