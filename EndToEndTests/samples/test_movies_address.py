"""The address of the movies: reloading, going back, and links."""

import re

import pytest
from movies_page import *


def test_reloading_and_a_copied_link_lead_to_the_same_place(new_person):
    person = new_person(DESKTOP).searches("star wars").finds("movies? found")
    titles = person.cards.all_inner_texts()
    person.page.reload()
    person.finds("movies? found")
    expect(person.field).to_have_value("star wars")
    expect(person.page.locator("body")).to_be_focused()
    assert person.cards.all_inner_texts() == titles
    person.cards.first.click()
    dialog = person.page.get_by_role("dialog", name="Star Wars")
    expect(dialog).to_be_visible()
    person.page.reload()
    expect(dialog).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(person.page).to_have_url(re.compile("#/search/star%20wars$"))
    person.page.go_back()
    person.sees("Search for a movie by a part of its title.")
    expect(person.field).to_have_value("")


def test_the_back_button_leads_to_the_search_before_even_without_a_network(new_person):
    person = new_person(provoked=NO_NETWORK).searches("star").finds("movies found")
    titles = person.cards.all_inner_texts()
    person.searches("alien").finds("found for “alien”")
    person.loses_the_network()
    person.page.go_back()
    person.sees("These movies were found earlier.")
    assert person.cards.all_inner_texts() == titles
    expect(person.field).to_have_value("star")


LINKS = [
    ("/search/star/movie/6", "Star Wars", "/search/star/movie/6"),
    ("/search/기생충", None, "/search/%EA%B8%B0%EC%83%9D%EC%B6%A9"),
    ("/search/star/movie/999999", None, "/search/star"),
    ("/search/%zz", None, ""), ("/movie/6", None, ""), ("/search/" + "a" * 10_000, None, ""),
]


@pytest.mark.parametrize(["link", "opened", "address"], LINKS, ids=range(len(LINKS)))
def test_a_link_opens_what_exists_and_corrects_the_address(new_person, link, opened, address):
    person = new_person()
    url = person.page.url
    person.page.goto("about:blank")
    person.page.goto(f"{url}#{link}")
    if opened:
        expect(person.page.get_by_role("dialog", name=opened)).to_be_visible()
    elif address:
        person.finds("movies? found")
        expect(person.page.get_by_role("dialog")).to_have_count(0)
    else:
        person.sees("Search for a movie by a part of its title.")
    expect(person.page).to_have_url(f"{url}#{address}")
