"""The account: where it is logged in, its password, its end, and who may register."""

import pytest
from conftest import DESKTOP
from people import *
from test_every_screen import Inspector


def opens_the_account(person):
    person.press("Settings", role="link")
    person.press("Password and devices", role="link")
    person.sees_title("Account")
    return person


def types_passwords(person, current, new):
    person.write(person.field("Current password"), current)
    person.write(person.field("New password"), new)
    person.press("Change password")


def test_a_person_logs_out_another_device_from_here(new_person):
    phone = new_person().registers("Zoe")
    tablet = new_person(provoked=status(401)).logs_in("Zoe")
    opens_the_account(phone)
    expect(phone.row("This device")).to_have_count(1)
    expect(phone.page.get_by_role("button", name="Log out there")).to_have_count(1)
    phone.tap(phone.page.get_by_role("button", name="Log out there"))
    expect(phone.page.get_by_role("button", name="Log out there")).to_have_count(0)
    expect(phone.row("This device")).to_have_count(1)
    tablet.press("Settings", role="link")
    tablet.sees("The login for Zoe has expired. Log in again to save online.")


def test_a_person_changes_the_password_which_logs_out_everywhere_else(new_person):
    phone = new_person(provoked=status(403)).registers("Zoe")
    tablet = new_person(provoked=status(401)).logs_in("Zoe")
    opens_the_account(phone)
    types_passwords(phone, "wrong", "another secret")
    phone.is_told("The password is wrong. Check it and try again.")
    types_passwords(phone, "a long password", "short")
    phone.is_told("Choose a less common password of at least 8 characters")
    types_passwords(phone, "a long password", "another secret")
    phone.is_told("Password changed. You are logged out everywhere else, and any earlier recovery code no longer works.")
    expect(phone.field("Current password")).to_have_value("")
    tablet.press("Settings", role="link")
    tablet.sees("The login for Zoe has expired. Log in again to save online.")
    new_person().logs_in("Zoe", "another secret")


def test_a_person_deletes_the_account_and_keeps_what_is_on_the_phone(new_person):
    person = new_person(provoked=status(401, 403)).registers("Zoe").adds("Ann")
    person.is_saved_online()
    opens_the_account(person)
    person.press("Delete account")
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Players and gathers stay on this device")
    sheet.get_by_label("Password").fill("wrong")
    sheet.get_by_role("button", name="Delete").click()
    person.is_told("The password is wrong. Check it and try again.")
    sheet.get_by_label("Password").fill("a long password")
    sheet.get_by_role("button", name="Delete").click()
    person.sees_title("Settings")
    person.is_told("Account deleted.")
    person.reloads()
    person.goes_back()
    expect(person.row("Ann")).to_be_visible()
    person.press("Settings", role="link")
    person.press("Log in or register")
    person.registers("Zoe", "a new password")
    person.sees("Saved online")
    assert [player["name"] for player in person.asks_api("players")] == ["Ann"]


def test_without_a_network_the_account_says_so_and_goes_on_later(new_person):
    person = new_person(provoked=OFFLINE).registers("Zoe")
    person.press("Settings", role="link")
    person.loses_the_network()
    person.press("Password and devices", role="link")
    person.is_told("No connection to the server. Try again when you are back online.")
    types_passwords(person, "a long password", "another secret")
    person.is_told("No connection to the server. Try again when you are back online.")
    person.finds_the_network()
    person.press("Try again")
    expect(person.row("This device")).to_have_count(1)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_the_account_is_accessible_and_in_its_window(new_person, viewport):
    new_person().registers("Zoe")
    person = new_person(
        kind=Inspector, viewport=viewport, reduced_motion="reduce", is_mobile=viewport == PHONE,
    ).logs_in("Zoe")
    opens_the_account(person)
    expect(person.row("This device")).to_have_count(1)
    person.inspects("account")
    types_passwords(person, "a long password", "short")
    person.is_told("Choose a less common password of at least 8 characters")
    person.inspects("account, refused")
    person.press("Delete account")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.inspects("delete account")
    assert person.problems == ()
