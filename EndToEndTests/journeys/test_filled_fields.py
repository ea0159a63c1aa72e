"""What stands in a field counts, also when a password manager or a script filled it: with a `change`
event alone, or with none."""

import pytest
from people import *
from test_account import opens_the_account

FILL = """(field, [text, hasChange]) => {
  field.value = text;
  if (hasChange) field.dispatchEvent(new Event('change', { bubbles: true }));
}"""
ways = pytest.mark.parametrize("has_change", [True, False], ids=["change", "no event"])


def fill(field, text, has_change):
    expect(field).to_be_editable()
    field.evaluate(FILL, [text, has_change])


def tap_where_it_is(person, label):
    """As a finger does, which does not know whether a button is enabled yet."""
    box = person.control(label).bounding_box()
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@ways
@pytest.mark.parametrize("button", ["Register", "Login"])
def test_the_name_and_password_of_the_login(new_person, button, has_change):
    person = new_person()
    if button == "Login":
        person.registers("zoe")
        person.logs_out()
    person.goes_to_the_login()
    fill(person.field("Username"), "zoe", has_change)
    fill(person.field("Password"), "a long password", has_change)
    person.press(button)
    person.sees_title("Players")
    person.is_saved_online()


@ways
def test_the_passwords_of_the_account(new_person, has_change):
    person = new_person(provoked=status(401))
    person.registers("zoe")
    opens_the_account(person)
    fill(person.field("Current password"), "a long password", has_change)
    fill(person.field("New password"), "another password", has_change)
    person.press("Change password")
    person.is_told("Password changed. You are logged out everywhere else, and any earlier recovery code no longer works.")
    person.press("Delete account")
    fill(person.page.locator("#confirmation"), "another password", has_change)
    person.press("Delete")
    person.is_told("Account deleted.")


@ways
def test_the_names_of_players(new_person, has_change):
    person = new_person()
    person.goes_on_without_an_account().press("Add player")
    fill(person.field("Name"), "Ann", has_change)
    tap_where_it_is(person, "Add")
    expect(person.field("Name")).to_have_value("")
    fill(person.field("Name"), "Ben", has_change)
    person.press("Done")
    person.sees_title("Players")
    person.press("Add player")
    person.press("Paste a list")
    fill(person.field("List of names"), "Cem\nDan", has_change)
    tap_where_it_is(person, "Add 2 players" if has_change else "Add players")
    person.sees_title("Players")
    person.opens_player("Ann")
    person._opens_field("Favourite team")
    fill(person.page.get_by_role("textbox"), "Reds", has_change)
    tap_where_it_is(person, "Done")
    person.sees("Reds")


@ways
def test_the_forms_of_a_match(new_person, has_change):
    person = new_person()
    person.goes_on_without_an_account().adds("Ann", "Ben")
    person.plays(["Ann"], ["Ben"])
    person.press("Set time")
    fill(person.field("Minutes"), "7", has_change)
    person.press("Done")
    person.sees_clock("07:00")
    person.press("Late arrival")
    fill(person.page.locator("#arrival"), "Flo", has_change)
    person.page.locator("#arrival").press("Enter")
    expect(person.page.get_by_role("heading", name="Flo")).to_be_visible()


def test_a_password_manager_is_told_whose_password_it_is_and_that_it_is_new(new_person):
    person = new_person(provoked=status(409))
    person.registers("zoe")
    opens_the_account(person)
    username = person.page.locator("#password [autocomplete=username]")
    expect(username).to_have_value("zoe")
    expect(username).to_be_hidden()
    person = new_person(provoked=status(409))
    person.goes_to_the_login()
    password = person.field("Password")
    expect(password).to_have_attribute("autocomplete", "current-password")
    person.write(person.field("Username"), "zoe")
    person.write(password, "a long password")
    person.press("Register")
    expect(password).to_have_attribute("autocomplete", "new-password")
    expect(person.page.locator("#problem")).not_to_be_empty()
