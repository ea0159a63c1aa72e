"""A game to come: an organiser without an account plans it, and friends answer by a link."""

import datetime
import re

import pytest
from people import *
from test_taps import Thumb, table  # noqa: F401  (a fixture)
from waiting import wait_until

PHONE_PAGE = {"width": 360, "height": 640}
NAMES = ["Ann", "Bob", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Joe"]


class Friend:
    """A person who has a link and nothing else."""

    def __init__(self, page, address):
        self.page = page
        page.goto(address)

    def is_named(self, name):
        self.page.get_by_role("radio", name=name).check()
        return self

    def says(self, answer):
        self.page.get_by_role("button", name=answer, exact=True).click()
        return self

    def hears(self, text):
        expect(self.page.get_by_role("status").filter(has_text=text)).to_be_visible()

    def sees(self, text):
        expect(self.page.get_by_text(text).first).to_be_visible()


@pytest.fixture
def friend(new_context):
    def open(address, **options):
        return Friend(new_context(**options).new_page(), address)

    return open


def organiser(new_person, kind=Person, names=NAMES, **options):
    person = new_person(
        kind, viewport=PHONE_PAGE, permissions=["clipboard-read", "clipboard-write"], **options)
    person.press("Add player")
    person.press("Paste a list")
    person.write(person.field("List of names"), "\n".join(names))
    person.press(f"Add {len(names)} players")
    return person


def plans(person, soon=False, **fields):
    """Plans a game as the form has it, but for these fields; soon, in two hours."""
    person.press("Plan a game", role="link")
    if soon:
        start = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=2)
        fields |= {"Day": start.strftime("%Y-%m-%d"), "Time": start.strftime("%H:%M")}
    for label, value in fields.items():
        person.write(person.page.get_by_label(label, exact=True), value)
    person.press("Plan and share")


def sent(person):
    """The last message that was shared, which a browser without a share sheet copies."""
    return person.page.evaluate("navigator.clipboard.readText()")


def link(person):
    """The link of the open sheet, once the server knows it."""
    field = person.page.get_by_role("textbox", name="Reply link", exact=True)
    expect(field).to_be_visible()
    return field.input_value()


def test_planning_and_answering_takes_few_taps(new_person, friend, table):
    person = organiser(new_person, Thumb)
    person.taps = 0
    plans(person, soon=True, Place="Hall, Example Street 12")
    address = link(person)
    assert re.fullmatch(re.escape(person.url) + "/in/[A-Za-z0-9_-]{22}", address)
    person.press("Send")
    person.needs("first game planned, its place typed, and in the chat", 9, table)
    message = sent(person)
    assert "Hall, Example Street 12\n0 of 10\n10 places free\nIn or out: " in message
    day = re.search(r"https?://\S+", message).group()
    assert day.startswith(f"{address}/20")

    person.press("Done")
    ann = friend(day, java_script_enabled=False)
    ann.is_named("Ann").says("In").hears("Ann is in.")
    person.page.get_by_text("1 of 10").wait_for()
    ann.says("Maybe").hears("Ann may come.")
    ann.says("In").hears("Ann is in.")

    person.press("Add answers")
    person.write(person.page.get_by_role("textbox"), "\n".join(NAMES[1:]))
    person.press("Add 9 answers")
    person.page.get_by_text("10 of 10").wait_for()
    person.press("Back")
    person.taps = 0
    person.press("New gather (10 are in)")
    person.press("Start gather")
    expect(person.control("Start")).to_be_visible()
    person.needs("from ten in to the match", 2, table)

    person.page.goto(f"{person.url}/#/")
    person.taps = 0
    person.press("Plan a game", role="link")
    person.press("Plan and share")
    changed = "async (old) => await navigator.clipboard.readText() !== old"
    wait_until(person.page, changed, message)
    person.needs("the same game a week later, without the chat", 2, table)
    assert "Hall, Example Street 12\n0 of 10" in sent(person)


def test_an_open_page_hears_of_answers_and_of_its_own_place(new_person, friend):
    person = organiser(new_person)
    plans(person, **{"Players: most": "1", "Players: least": "1"})
    address = link(person)
    person.press("Done")
    ann = friend(address).is_named("Ann").says("In")
    ann.hears("Ann is in.")
    bob = friend(address)
    bob.sees("Full")
    bob.is_named("Bob").says("Reserve").hears("Bob is number 1 in line.")
    expect(bob.page.get_by_role("button", name="Leave")).to_be_visible()
    # The organiser gives Bob a place, and his page hears of it and changes its buttons.
    person.page.get_by_role("button", name=re.compile("Bob")).click()
    person.press("Give a place")
    person.press("Done")
    bob.sees("2 of 1")
    bob.sees("The organiser gave you a place.")
    expect(bob.page.get_by_role("button", name="Leave")).to_have_count(0)


def test_what_a_friend_is_typing_is_not_lost_when_others_answer(new_person, friend):
    person = organiser(new_person)
    plans(person, **{"Players: most": "1", "Players: least": "1"})
    address = link(person)
    zoe = friend(address)
    zoe.page.get_by_label("Your name").fill("Zo")
    friend(address).is_named("Ann").says("In")
    zoe.sees("1 of 1")
    expect(zoe.page.get_by_label("Your name")).to_have_value("Zo")


def test_a_second_phone_is_asked_who_speaks(new_person, friend):
    person = organiser(new_person)
    plans(person)
    address = link(person)
    friend(address).is_named("Ann").says("In").hears("Ann is in.")
    other = friend(address).is_named("Ann").says("Out")
    other.hears("Ann answered on another phone. Who are you?")
    other.says("I answer for Ann").hears("Ann is out.")


def test_a_game_every_week_is_cancelled_from_here_on(new_person, friend):
    person = organiser(new_person)
    person.press("Plan a game", role="link")
    person.page.get_by_label("Repeat").select_option("Every week")
    expect(person.page.get_by_label("Answers from")).to_have_value("6")
    person.press("Plan and share")
    address = link(person)
    person.press("Done")
    person.press("Cancel the game")
    person.press("Cancel from here on")
    person.is_told("The series has ended.")
    friend(address).sees("No game planned")


def test_without_a_network_a_game_is_planned_and_shared_later(new_person, friend):
    person = organiser(new_person)
    person.page.context.set_offline(True)
    person.press("Plan a game", role="link")
    person.press("Plan")
    person.sees("This needs a connection.")
    expect(person.control("Share")).to_be_disabled()
    person.page.context.set_offline(False)
    person.press("Share")
    friend(link(person)).sees("0 of 10")


def test_the_organiser_says_who_they_are_and_answers_from_the_list(new_person, friend):
    person = organiser(new_person)
    plans(person)
    address = link(person)
    person.press("Done")
    person.page.get_by_label("Which of these are you?").select_option("Ann")
    expect(person.page.get_by_label("Which of these are you?")).to_have_count(0)
    person.press("Back")
    person.press("In")
    expect(person.control("In")).to_have_attribute("aria-pressed", "true")
    friend(address).sees("1 of 10")
    # From now on they are in the games that they plan.
    person.press("Plan a game", role="link")
    expect(person.page.get_by_role("switch", name="I play")).to_be_checked()
    person.press("Plan and share")
    person.page.get_by_text("1 of 10").wait_for()


def test_a_name_that_a_friend_typed_is_said_to_be_a_player(new_person, friend):
    person = organiser(new_person)
    plans(person)
    address = link(person)
    person.press("Done")
    bobby = friend(address)
    bobby.page.get_by_label("Your name").fill("Bobby")
    bobby.says("In").hears("Bobby is in.")
    person.page.get_by_role("button", name=re.compile("Bobby")).click()
    person.page.get_by_label("This is…").select_option("Bob")
    person.is_told("Bobby is Bob")
    person.page.get_by_role("button", name=re.compile("^1 Bob")).wait_for()
    bobby.page.goto(address)
    bobby.sees("You are Bob")
    bobby.says("Out").hears("Bob is out.")


def test_a_person_answers_by_a_link_of_their_own(new_person, friend):
    person = organiser(new_person)
    plans(person)
    address = link(person)
    person.page.get_by_text("Who sees what").click()
    person.press("Only from own phone")
    person.press("Done")
    friend(address).is_named("Bob").says("In").hears("Bob is in.")
    person.page.get_by_role("button", name=re.compile("^1 Bob")).click()
    person.press("Own link")
    own = person.page.get_by_role("textbox", name="Own link: Bob", exact=True)
    expect(own).to_be_visible()
    laptop = friend(own.input_value())
    laptop.sees("You are Bob")
    expect(laptop.page.get_by_role("button", name="Not you?")).to_have_count(0)
    laptop.says("Out").hears("Bob is out.")


def test_once_the_match_is_on_the_page_leads_to_it(new_person, friend):
    person = organiser(new_person)
    plans(person, soon=True)
    address = link(person)
    person.press("Done")
    ann = friend(address).is_named("Ann").says("In")
    ann.hears("Ann is in.")
    person.page.get_by_text("1 of 10").wait_for()
    person.press("Back")
    person.press("New gather (1 is in)")
    person.tap(person.row("Bob").get_by_role("checkbox"))
    person.press("Confirm players")
    person.press("Shuffle")
    person.press("Start gather")
    person.press("Share")
    person.press("Follow link")
    expect(person.page.get_by_role("textbox", name="Follow link", exact=True)).to_be_visible()
    # The open page hears of it.
    ann.page.get_by_role("link", name="Follow the match").click()
    expect(ann.page).to_have_url(re.compile("/follow/"))
    person.page.goto(f"{person.url}/#/")
    expect(person.page.get_by_text("1 of 10")).to_have_count(0)
