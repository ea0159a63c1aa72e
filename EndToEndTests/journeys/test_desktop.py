"""A wide window: the tabs stay, every page begins at the same place, and so does its button."""

import pytest
from people import *

wide = pytest.mark.parametrize(
    "size", [(1280, 800), (1920, 1080)], ids=["1280x800", "1920x1080"])


def at(new_person, size):
    width, height = size
    return new_person(viewport={"width": width, "height": height}, has_touch=False)


def left_edges(person):
    """Where the title row and the contents of the page begin."""
    return person.page.evaluate(
        """() => ['.header-row', '.content > :not(.spoken, dialog)'].map((one) =>
          Math.min(...[...document.querySelectorAll(one)].filter((part) => part.clientWidth)
            .map((part) => Math.round(part.getBoundingClientRect().left))))""")


@wide
def test_every_inner_page_keeps_the_tabs_and_begins_where_the_list_does(new_person, size):
    person = at(new_person, size).goes_on_without_an_account()
    person.adds("Ann", "Bob")
    edges = left_edges(person)

    def is_like_the_list():
        for tab in ("Players", "Past gathers"):
            expect(person.control(tab, role="link")).to_be_in_viewport(ratio=0.99)
        assert left_edges(person)[0] == edges[0]

    def is_left():
        is_like_the_list()
        assert left_edges(person) == edges

    person.press("Add player")
    person.sees_title("Add player")
    is_left()
    person.press("Paste a list")
    person.sees_title("Paste a list")
    is_left()
    person.goes_to("Players")
    person.opens_player("Ann")
    is_like_the_list()
    for label in ("Age", "Skill"):
        person.tap(person.page.get_by_role("button", name=re.compile(f"^{label} ")))
        person.sees_title(label)
        is_left()
        person.goes_back()
        person.sees_title("Ann")
    person.goes_to("Past gathers")
    is_like_the_list()
    person.press("Settings", role="link")
    person.sees_title("Settings")
    is_left()
    person.press("Help", role="link")
    person.sees_title("Help")
    is_left()
    person.goes_to("Players")
    person.plays(["Ann"], ["Bob"])
    is_like_the_list()
    person.press("End gather")
    person.confirms("End gather")
    expect(person.control("Reopen")).to_be_visible()
    is_left()
    person.press("Correct")
    is_left()
    person.goes_to("Players")
    person.press("Settings", role="link")
    person.press("Log in or register")
    person.sees_title("Log in or register")
    is_like_the_list()


@wide
def test_the_start_button_stays_where_it_is_however_long_the_teams_are(new_person, size):
    person = at(new_person, size).goes_on_without_an_account()
    names = [f"Player {number}" for number in range(10, 40)]
    person.press("Add player")
    person.press("Paste a list")
    person.write(person.field("List of names"), "\n".join(names))
    person.press("Add {} players", "30")
    person.sees_title("Players")
    places = []
    for chosen in (names[:2], names):
        person.selects(*chosen)
        person.confirms_players()
        for click in ("Shuffle", "Shuffle"):
            person.press(click)
            expect(person.control("Start gather")).to_be_in_viewport(ratio=0.99)
            places.append(person.control("Start gather").bounding_box())
        person.goes_back()
        person.sees_title("{} selected", str(len(chosen)))
        person.press("Cancel")
    assert places[1:] == places[:-1]
