"""Names that no person has, but that a user may type."""

import pytest
from people import *

FAMILY = "👨‍👩‍👧‍👦"
NAMES = {
    "markup": "<img src=x onerror=alert(1)>",
    "an attribute that ends": "\"><script>alert(1)</script>",
    "an entity": "&lt;b&gt; & 'quotes' \"too\"",
    "right to left override": "Ann \u202egnitset\u202c",
    "Arabic": "محمد عبد الله",
    "Hebrew": "יוסף בן־דוד",
    "as many families as fit": FAMILY * 11,
    "eighty wide letters": "W" * 80,
    "a tower of marks": "Z" + "\u0351\u0363\u0367\u0351" + "algo" + "o\u0351\u0363\u0367\u0351" * 12,
    "a long word without a break": "Донаудампфшиффартсгезелльшафтскапитэнсмютце",
}

# Nothing invisible stays in a name.
SHOWN = [name.replace("\u202e", "").replace("\u202c", "") for name in NAMES.values()]


def test_hostile_names_are_shown_as_they_were_typed_and_survive_a_sync(new_person):
    person = new_person(is_mobile=True).registers("Zoe")
    person.page.on("dialog", lambda dialog: pytest.fail("a name was run as a script"))
    person.adds(*NAMES.values(), shown=SHOWN)
    names = SHOWN
    stays_in_its_window(person)
    for name in names:
        person.opens_player(name)
        stays_in_its_window(person)
        person.page.go_back()
        person.sees_title("Players")
    person.selects(*names)
    person.confirms_players()
    stays_in_its_window(person)
    for count, name in enumerate(names):
        person.moves(name, TEAMS[count % 2])
    stays_in_its_window(person)
    person.starts_gather()
    stays_in_its_window(person)
    person.scores("Team A")
    person.ends_gather()
    person.opens_result("1-0")
    stays_in_its_window(person)
    person.goes_back()
    stays_in_its_window(person)
    [gather] = what_is_online(person)
    assert set(gather["teams"]) == set(names)
    other = new_person(is_mobile=True).logs_in("Zoe")
    for name in names:
        expect(other.row(name)).to_be_visible()
    stays_in_its_window(other)


def stays_in_its_window(person):
    width = person.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= person.page.viewport_size["width"]
