"""A gather is prepared: who comes is pasted, ticked and lined up, and nothing of it is lost."""

from conftest import DESKTOP
from keyboard_person import *

CHAT = "Football on Sunday ⚽\n1. Ann\n2) ✅ Bob\n3. Cleo 👍\n\n4. Dan\n- Ann\n[20:14] 유나: in\n"
SMALL_PHONE = {"width": 320, "height": 568}


def ticks(person):
    """The names of the players who are ticked."""
    boxes = person.page.get_by_role("checkbox", checked=True)
    return sorted(box.locator(".name").inner_text() for box in boxes.all())


def pastes(person, field, text):
    """Pastes a text into a field as the browser does, without a clipboard."""
    field.focus()
    person.page.evaluate(
        """text => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', text);
          document.activeElement.dispatchEvent(new ClipboardEvent(
            'paste', { clipboardData, bubbles: true, cancelable: true }));
        }""", text)


def test_a_list_from_a_chat_becomes_players_who_are_ticked(new_person):
    person = new_person().goes_on_without_an_account()
    person.press("Add player")
    person.press("Paste a list")
    person.sees_title("Paste a list")
    expect(person.field("List of names")).to_be_focused()
    person.write(person.field("List of names"), CHAT)
    person.is_told("6 names found")
    person.sees("Perhaps a heading")
    assert ticks(person) == ["Ann", "Bob", "Cleo", "Dan", "유나"]
    person.tap(person.page.get_by_role("checkbox", name="Dan"))
    person.press("Add 4 players")
    person.sees_title("Players")
    person.is_told("4 players added")
    person.opens_selection()
    person.sees_title("{} selected", "4")
    assert ticks(person) == ["Ann", "Bob", "Cleo", "유나"]
    person.confirms_players()


ANSWERS = "Friday 8pm\n1. Ann (GK)\n2. Bob +1\n3. Ann\n4. ~Cleo~\nReserves:\n1. Dan Eve\n"


def test_a_pasted_list_is_mended_in_place(new_person):
    person = new_person(viewport=SMALL_PHONE, has_touch=True).goes_on_without_an_account()
    person.press("Add player")
    person.press("Paste a list")
    field = person.field("List of names")
    person.write(field, ANSWERS)
    assert ticks(person) == ["Ann", "Bob"]
    for reason in ("Listed twice: a different person?", "Said no", "Reserve", "GK"):
        person.sees(reason)
    # What was pasted is folded to its first line.
    folded = field.bounding_box()["height"]
    expect(person.page.locator("p").get_by_text(ANSWERS.splitlines()[0], exact=True)).to_be_visible()
    person.press("Edit text")
    expect(person.control("Edit text")).to_have_count(0)
    assert field.bounding_box()["height"] > folded
    person.press("Add a guest of Bob")
    assert ticks(person) == ["Ann", "Bob", "Bob +1"]
    person.press("Change Dan Eve")
    person.tap(person.page.get_by_role("dialog").get_by_role("button", name="Split: Dan | Eve", exact=True))
    person.press("Change Bob +1")
    person.write(person.field("Name"), "Bella")
    person.press("Done")
    assert ticks(person) == ["Ann", "Bella", "Bob"]
    person.press("Change Eve")
    person.press("Leave out")
    person.tap(person.page.get_by_role("checkbox", name="Dan"))
    person.press("Add 4 players")
    person.is_told("4 players added")


def test_a_list_that_is_pasted_as_one_name_is_read_as_a_list(new_person):
    person = new_person(viewport=SMALL_PHONE, has_touch=True).goes_on_without_an_account()
    person.adds("Ann")
    person.press("Add player")
    pastes(person, person.field("Name"), CHAT)
    person.sees_title("Paste a list")
    expect(person.field("List of names")).to_have_value(CHAT.strip())
    person.sees("Already on the list")
    person.press("Add 4 players")
    person.undoes()
    expect(person.page.get_by_role("listitem").filter(has_text="Bob")).to_have_count(0)
    person.press("Add player")
    pastes(person, person.field("Name"), "One line")
    person.sees_title("Add player")


def test_two_hundred_names_are_read_while_they_are_typed(new_person):
    person = new_person().goes_on_without_an_account()
    person.press("Add player")
    person.press("Paste a list")
    field = person.field("List of names")
    person.write(field, "\n".join(f"{number}. Player {number}" for number in range(1, 251)))
    person.is_told("Only the first 200 names are read.")
    field.press("End")
    field.type(" x")
    expect(field).to_be_focused()
    person.press("Add 200 players")
    person.is_told("200 players added")
    person.reloads()
    expect(person.row("Player 1")).to_be_visible()


def test_who_turns_up_late_is_added_without_losing_ticks_or_teams(new_person):
    person = new_person().goes_on_without_an_account().adds("Ann", "Bob", "Cleo")
    person.selects("Ann", "Bob")
    person.press("Add player")
    person.write(person.field("Name"), "Cousin")
    person.page.keyboard.press("Enter")
    person.press("Done")
    person.sees_title("{} selected", "3")
    assert ticks(person) == ["Ann", "Bob", "Cousin"]
    person.confirms_players()
    person.moves("Ann", "Team A")
    person.press("Add player")
    person.write(person.field("Name"), "Neighbour")
    person.press("Done")
    person.sees_title("Confirm players")
    person.stands_in("Neighbour", "Bench")
    person.moves("Neighbour", "Team B")
    person.goes_back()
    person.sees_title("{} selected", "4")
    person.page.go_forward()
    person.sees_title("Confirm players")
    person.stands_in("Ann", "Team A")
    person.reloads()
    person.stands_in("Neighbour", "Team B")
    person.starts_gather()
    person.goes_back()
    person.sees_title("Players")


def test_a_selection_survives_a_reload_and_is_cleared_with_a_way_back(new_person):
    person = new_person(words=KOREAN, locale="ko-KR").goes_on_without_an_account()
    person.adds("민준", "서연", "지호")
    person.selects("민준", "지호")
    person.reloads()
    person.sees_title("{} selected", "2")
    assert ticks(person) == ["민준", "지호"]
    person.press("Cancel")
    person.sees_title("Players")
    person.press("Undo")
    person.sees_title("{} selected", "2")
    person.press("Cancel")
    person.waits_for_the_disk()
    person.page.reload()
    person.sees_title("Players")


def test_in_the_third_week_the_regulars_are_ticked(new_person):
    person = new_person().goes_on_without_an_account().adds("Ann", "Bob", "Cleo", "Dan")
    person.plays(["Ann"], ["Bob"], bench=["Cleo"]).ends_gather()
    person.plays(["Ann"], ["Cleo"]).ends_gather()
    person.opens_selection()
    assert ticks(person) == ["Ann", "Cleo"]


# A list is searched from twelve players on.
MANY = [f"Player {number}" for number in range(10, 19)]


def test_a_search_is_cleared_by_a_tick(new_person):
    person = new_person().goes_on_without_an_account().adds("Ann", "Bob", "Cleo", *MANY)
    person.selects("Ann")
    search = person.page.get_by_role("searchbox")
    for name in ("Bob", "Cleo"):
        person.write(search, name.lower())
        person.tap(person.row(name).get_by_role("checkbox"))
        expect(search).to_have_value("")
    assert ticks(person) == ["Ann", "Bob", "Cleo"]


def test_players_are_added_and_removed_by_keyboard_alone(new_person):
    person = new_person(kind=KeyboardPerson, viewport=DESKTOP).goes_on_without_an_account()
    person.press("Add player")
    for name in ("Ann", "Bob", "Cleo"):
        person.page.keyboard.type(name)
        person.page.keyboard.press("Enter")
        expect(person.field("Name")).to_have_value("")
    person.write(person.field("Name"), "Dan")
    person.press("Add")
    expect(person.field("Name")).to_be_focused()
    person.press("Remove Bob")
    expect(person.field("Name")).to_be_focused()
    person.press("Done")
    person.opens_selection()
    assert ticks(person) == ["Ann", "Cleo", "Dan"]
    person.tap(person.page.get_by_role("checkbox", name="Cleo"))
    person.press("Confirm players")
    person.sees_title("Confirm players")


def test_those_of_a_pasted_list_are_in_the_teams_at_once(new_person):
    # Given
    person = new_person(viewport=SMALL_PHONE, has_touch=True).goes_on_without_an_account()
    person.adds("Ann", "Bob", "Cem")
    person.press("Add player")
    person.press("Paste a list")
    person.write(person.field("List of names"), "Bob\nEva\nann")
    # When
    person.press("New gather (3 are in)")
    # Then
    person.sees_title("Confirm players")
    expect(person.control("Who plays: 3 of 4")).to_be_visible()
    expect(person.page.get_by_role("main").get_by_text("Cem")).to_have_count(0)
    # When
    person.press("Back")
    # Then
    person.sees_title("Players")
    expect(person.row("Eva")).to_be_visible()
