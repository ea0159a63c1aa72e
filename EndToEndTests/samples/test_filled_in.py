"""What stands in a sample's field counts, also when a password manager or a script filled it."""

import pytest
from movies_page import *
from visitors import *

FILL = """(field, [text, hasChange]) => {
  field.value = text;
  if (hasChange) field.dispatchEvent(new Event('change', { bubbles: true }));
}"""
ways = pytest.mark.parametrize("has_change", [True, False], ids=["change", "no event"])


@ways
def test_the_name_and_password_of_the_login(login, ann, has_change):
    for field, text in zip((login.username, login.password), ann):
        field.evaluate(FILL, [text, has_change])
    login.press("Login")
    login.is_at("Welcome, ann")


@ways
def test_the_query_of_the_movies(new_person, has_change):
    person = new_person()
    person.field.evaluate(FILL, ["star", has_change])
    person.page.get_by_role("button", name="Search", exact=True).click()
    expect(person.status).to_have_text(re.compile(r"movies found for “star”"))
