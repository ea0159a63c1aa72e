"""The focus after each event that can move it."""

from conftest import DESKTOP
from keyboard_person import *
from waiting import wait_until


def with_keyboard(new_person, **options):
    return new_person(kind=KeyboardPerson, viewport=DESKTOP, **options)


def focused(person):
    """The text that a screen reader would read for the element with the focus."""
    return person.page.evaluate(
        "(({ ariaLabel, innerText, localName }) => ariaLabel ?? (innerText || localName))"
        "(document.activeElement)")


def has_focus(person, name):
    """Waits until an element has the focus, which follows another page a moment later."""
    wait_until(person.page, """(name) => {
        const { ariaLabel, innerText, localName } = document.activeElement;
        return (ariaLabel ?? (innerText || localName)) === name;
    }""", name)


def test_a_refused_login_leaves_the_focus_where_it_was(new_person):
    person = with_keyboard(new_person, provoked=status(401)).goes_to_the_login()
    has_focus(person, "Log in or register")
    person.write(person.field("Username"), "Stranger")
    person.write(person.field("Password"), "wrong")
    person.page.keyboard.press("Enter")
    person.is_told("The username or the password is wrong")
    person.sees_the_focus()
    assert person.field("Password").evaluate("one => one === document.activeElement")
    person.press("Login")
    person.is_told("The username or the password is wrong")
    has_focus(person, "Login")


def test_a_page_that_opens_has_the_focus_on_its_title_or_first_field(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account()
    has_focus(person, "Players")
    person.press("Add player")
    person.sees_title("Add player")
    assert person.field("Name").evaluate("one => one === document.activeElement")
    person.page.keyboard.type("Ann")
    person.page.keyboard.press("Enter")
    person.sees("Just added")
    assert person.field("Name").evaluate("one => one === document.activeElement")
    person.press("Done")
    person.sees_title("Players")
    has_focus(person, "Players")
    person.press("Settings", role="link")
    has_focus(person, "Settings")


def is_said(person, sentence):
    """Waits until a screen reader is told a sentence."""
    expect(person.page.locator("[aria-live] p").get_by_text(sentence, exact=True)).to_be_attached()


def test_a_button_with_another_name_says_it(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account().adds("Ann", "Bob")
    person.opens_player("Ann")
    person.press("Show levels")
    is_said(person, "Hide levels")
    has_focus(person, "Hide levels")
    person.press("Hide levels")
    is_said(person, "Show levels")
    person.press("Hide name on shared pages")
    is_said(person, "Show name on shared pages")


def test_a_dialog_that_comes_with_its_screen_has_the_focus(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account().adds("Ann", "Bob")
    person.press("Plan a game", role="link")
    person.press("Plan and share")
    expect(person.page.get_by_role("dialog", name="Reply link")).to_be_visible()
    wait_until(person.page, "() => document.querySelector('dialog:modal')?.contains(document.activeElement)")


def test_a_number_beside_its_buttons_is_said(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account().adds("Ann", "Bob")
    person.press("Plan a game", role="link")
    person.press("Players: most: one less")
    is_said(person, "9")
    person.press("Players: most: one less")
    is_said(person, "8")


def test_a_question_keeps_the_focus_and_gives_it_back(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account().adds("Ann", "Bob")
    person.opens_player("Ann")
    person.press("Delete player")
    # The button that does nothing has the focus first.
    has_focus(person, "Cancel")
    for _ in range(5):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate("document.querySelector('dialog').contains("
                                    "document.activeElement) || !document.hasFocus()"
                                    " || document.activeElement === document.body")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    has_focus(person, "Delete player")


def test_after_deleting_a_player_the_title_of_the_list_has_the_focus(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account().adds("Ann", "Bob")
    person.opens_player("Ann")
    person.press("Delete player")
    person.confirms("Delete")
    person.sees_title("Players")
    has_focus(person, "Players")
    person.undoes()
    expect(person.row("Ann")).to_be_visible()
    person.knows_where_they_are()


def test_escape_closes_the_time_sheet_and_does_nothing_else(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account().adds("Ann", "Bob")
    person.plays(["Ann"], ["Bob"])
    person.press("Set time")
    person.write(person.field("Minutes"), "7")
    person.page.keyboard.press("Escape")
    person.sees_clock("10:00")
    has_focus(person, "Set time")
    person.press("Set time")
    person.write(person.field("Minutes"), "7")
    person.page.keyboard.press("Enter")
    person.sees_clock("07:00")
    has_focus(person, "Set time")


def test_escape_leaves_the_selection_but_clears_a_search_first(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account().adds(
        "Ann", *(f"Player {number}" for number in range(11)))
    person.selects("Ann")
    person.write(person.page.get_by_role("searchbox"), "An")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("searchbox")).to_have_value("")
    person.sees_title("{} selected", "1")
    person.page.keyboard.press("Escape")
    person.sees_title("Players")
    person.knows_where_they_are()


def test_after_a_move_by_keyboard_a_move_button_has_the_focus(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account().adds("Ann", "Bob")
    person.selects("Ann", "Bob")
    person.confirms_players()
    person.moves("Ann", "Team A")
    assert focused(person).startswith("Move Ann to")


def test_the_browsers_back_button_leads_to_the_title_of_the_list(new_person):
    person = with_keyboard(new_person).goes_on_without_an_account().adds("Ann")
    person.opens_player("Ann")
    person.page.go_back()
    person.sees_title("Players")
    has_focus(person, "Players")
