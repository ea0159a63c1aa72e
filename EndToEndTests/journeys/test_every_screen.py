"""Every screen and dialog: accessible, no sideways scrolling, the primary action in sight."""

import pytest
from accessibility import accessibility_problems
from conftest import DESKTOP
from people import *


class Inspector(Person):
    """A person who checks the accessibility of every screen, in light and dark."""

    problems = ()

    def inspects(self, screen, primary=None):
        if primary is not None:
            expect(primary).to_be_in_viewport(ratio=0.99)
        found = (f"{screen}: {problem}" for problem in accessibility_problems(self.page))
        self.problems = (*self.problems, *found)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_every_screen_is_accessible_and_in_its_window(new_person, viewport):
    person = new_person(
        kind=Inspector, viewport=viewport, reduced_motion="reduce", is_mobile=viewport == PHONE,
        provoked=status(401))
    walks_through_logging_in(person)
    walks_through_players(person)
    walks_through_a_gather(person)
    walks_through_the_archive(person)
    walks_through_past_gathers_and_settings(person)
    assert person.problems == ()


def walks_through_logging_in(person):
    person.sees_title("Players")
    person.inspects("first screen", person.control("Add player"))
    person.goes_to_the_login()
    person.inspects("login", person.control("Login"))
    person.press("Login")
    person.is_told("Both fields are mandatory.")
    person.inspects("login, nothing entered", person.control("Login"))
    person.write(person.field("Username"), "Stranger")
    person.write(person.field("Password"), "wrong")
    person.press("Login")
    person.is_told("The username or the password is wrong")
    person.inspects("login, refused", person.control("Login"))
    person.registers("Zoe")


def walks_through_players(person):
    person.inspects("no players", person.control("Add player"))
    person.press("Add player")
    person.sees_title("Add player")
    person.inspects("add player", person.control("Done"))
    person.write(person.field("Name"), "x" * 81)
    person.is_told("A name can have at most 80 characters.")
    person.inspects("add player, too long", person.control("Done"))
    person.write(person.field("Name"), "Player 22")
    person.press("Add")
    person.sees("Just added")
    person.inspects("add player, one added", person.control("Done"))
    person.press("Remove Player 22")
    person.press("Paste a list")
    person.sees_title("Paste a list")
    person.inspects("paste a list", person.control("Add players"))
    person.write(person.field("List of names"), "Sunday\n1. Ann\n2. Bob")
    person.inspects("paste a list, names read", person.control("Add 2 players"))
    person.goes_back()
    person.adds(*(f"Player {number}" for number in range(10, 22)))
    person.inspects("players", person.control("New gather"))
    person.opens_player("Player 10")
    person.inspects("player")
    for label in ("Age", "Preferred position"):
        person.tap(person.page.get_by_role("button", name=re.compile(f"^{label} ")))
        person.sees_title(label)
        person.inspects(f"edit {label}", person.control("Done"))
        person.goes_back()
        person.sees_title("Player 10")
    person.press("Delete player")
    person.inspects("delete player", person.page.get_by_role("dialog"))
    person.confirms("Cancel")
    person.goes_back()
    person.press("Edit")
    person.inspects("no player to delete", person.control("Delete player"))
    person.tap(person.row("Player 21").get_by_role("checkbox"))
    person.inspects("one player to delete", person.control("Delete player"))
    person.press("Delete player")
    person.confirms("Delete")
    expect(person.control("Undo")).to_be_visible()
    person.inspects("players, one deleted", person.control("New gather"))
    person.undoes()
    person.selects("Player 21")
    person.inspects("one player selected", person.control("Confirm players"))
    person.press("Cancel")
    person.inspects("players, a selection cleared", person.control("New gather"))


def walks_through_a_gather(person):
    names = [f"Player {number}" for number in range(10, 20)]
    person.selects(*names)
    person.inspects("ten players selected", person.control("Confirm players"))
    person.confirms_players()
    person.inspects("all players on the bench", person.control("Fair teams"))
    for count, name in enumerate(names[:-1]):
        person.moves(name, TEAMS[count % 2])
    person.inspects("teams", person.control("Start gather"))
    person.press("Name and colour of Team B")
    person.inspects("name of a team", person.page.get_by_role("dialog"))
    person.press("Blues")
    person.inspects("a team with a name", person.control("Share"))
    person.press("Name and colour of Blues")
    person.press("Team B")
    person.starts_gather()
    for label in ("Start", "End gather"):
        person.inspects(f"gather, {label}", person.control(label))
    for team in TEAMS:
        person.inspects(f"gather, {team}", person.control("{} plus", team))
    person.starts_clock()
    person.scores("Team A")
    person.inspects("gather, a goal", person.control("Undo"))
    person.inspects("gather, running", person.control("Pause"))
    person.press("Set time")
    person.write(person.field("Seconds"), "77")
    person.is_told("Enter 0 to 99 minutes")
    person.inspects("set time", person.page.get_by_role("dialog"))
    person.write(person.field("Seconds"), "01")
    person.write(person.field("Minutes"), "0")
    person.press("Done")
    person.is_told("Full time")
    person.inspects("gather, full time", person.control("{} plus", "Team B"))
    person.press("End gather")
    person.inspects("end gather", person.page.get_by_role("dialog"))
    person.confirms("Cancel")
    person.goes_back()
    person.sees_title("Players")
    person.inspects("players, a gather goes on", person.page.get_by_role(
        "button", name="Resume gather"))
    person.goes_to("Past gathers")
    person.inspects("past gathers, one goes on")
    person.goes_to("Players")
    person.resumes_gather()
    person.ends_gather()


def walks_through_the_archive(person):
    person.opens_player("Player 10")
    person.inspects("player who has played")
    person.press("Archive player")
    person.inspects("players, one archived", person.control("New gather"))
    person.press("Archived (1)", role="link")
    person.sees_title("Archived")
    person.inspects("archived")
    person.tap(person.control("Player 10", role="link"))
    person.sees_title("Player 10")
    person.press("Bring back")
    expect(person.control("Archive player")).to_be_visible()
    person.undoes()
    person.inspects("archived player", person.control("Bring back"))
    person.press("Bring back")
    person.goes_back()
    person.sees_title("Archived")
    person.inspects("no one archived")
    person.goes_back()
    person.sees_title("Players")


def walks_through_past_gathers_and_settings(person):
    person.goes_to("Past gathers")
    person.inspects("past gathers")
    person.opens_result("1-0")
    person.inspects("past gather")
    person.press("Delete gather")
    person.inspects("delete gather", person.page.get_by_role("dialog"))
    person.confirms("Delete")
    person.sees_title("Past gathers")
    person.inspects("no past gathers")
    person.undoes()
    person.press("Settings", role="link")
    person.inspects("settings")
    person.press("Help", role="link")
    person.sees_title("Help")
    person.inspects("help")
    person.goes_back()
    person.sees_title("Settings")
    person.press("Log out")
    person.inspects("log out", person.page.get_by_role("dialog"))
    person.confirms("Log out")
    person.inspects("logged out", person.control("Add player"))
