"""Movies in a real browser."""

import re
import time

import pytest
from accessibility import accessibility_problems
from conftest import PATIENCE
from movies_page import *


def test_an_evening_with_movies(new_person):
    person = new_person()
    expect(person.page).to_have_title("Movies")
    person.searches("star").finds(r"^\d+ movies found for “star”$")
    expect(person.cards.first).to_contain_text("Star Wars")
    expect(person.page.locator("#found img").first).to_have_js_property("naturalWidth", 342)
    expect(person.suggestions).to_have_count(0)

    person.searches("the").finds(r"^\d+ movies found for “the”, 20 shown$")
    person.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    person.finds(r"^\d+ movies found for “the”, 40 shown$")
    person.cards.nth(30).scroll_into_view_if_needed()
    scrolled = person.page.evaluate("scrollY")
    title = person.cards.nth(30).locator(".movie-title").inner_text()
    person.cards.nth(30).tap()
    dialog = person.page.get_by_role("dialog", name=title)
    expect(dialog).to_be_visible()
    expect(person.page).to_have_url(re.compile(r"#/search/the/movie/\d+$"))
    expect(person.page).to_have_title(title)
    person.page.go_back()
    expect(dialog).to_have_count(0)
    expect(person.page).to_have_title("Movies")
    assert person.page.evaluate("scrollY") == scrolled
    expect(person.cards.nth(30)).to_be_focused()

    person.field.fill("st")
    expect(person.suggestions).to_have_text(["star"])
    person.remembers("the").page.goto(person.page.url.split("#")[0])
    person.page.reload()
    expect(person.suggestions).to_have_text(["the", "star"])
    person.suggestions.last.tap()
    expect(person.field).to_have_value("star")
    person.finds("movies found")


def test_the_end_of_a_long_list_is_reached_by_scrolling_alone(new_person):
    person = new_person(DESKTOP).searches("the").finds("movies found")
    end = person.page.get_by_text("End of the list")
    latest = time.monotonic() + PATIENCE / 1_000
    # The wheel scrolls only to the end of the page that was drawn last.
    while not end.is_visible() and time.monotonic() < latest:
        person.page.mouse.wheel(0, 2_000)
        person.page.evaluate("() => new Promise(drawn => requestAnimationFrame(drawn))")
    expect(end).to_be_visible()
    found = int(person.status.inner_text().split()[0])
    expect(person.cards).to_have_count(found)
    assert found > 40


@pytest.mark.parametrize("leave", ["Escape", "Close", "beside"])
def test_a_movie_is_closed_in_many_ways(new_person, leave):
    person = new_person(DESKTOP).searches("star").finds("movies found")
    person.cards.first.focus()
    person.page.keyboard.press("Enter")
    dialog = person.page.get_by_role("dialog", name="Star Wars")
    expect(dialog.get_by_role("heading", name="Star Wars")).to_be_focused()
    if leave == "Escape":
        person.page.keyboard.press("Escape")
    elif leave == "Close":
        person.page.keyboard.press("Tab")
        expect(dialog.get_by_role("button", name="Close")).to_be_focused()
        person.page.keyboard.press("Enter")
    else:
        expect(person.page.locator("dialog:modal")).to_be_visible()
        person.page.mouse.click(5, 400)
    expect(dialog).to_have_count(0)
    expect(person.cards.first).to_be_focused()
    expect(person.page).to_have_url(re.compile("#/search/star$"))
    person.page.go_forward()
    expect(dialog).to_be_visible()


def test_in_a_korean_browser_it_is_korean(new_person):
    person = new_person(locale="ko-KR")
    expect(person.page).to_have_title("영화")
    person.searches("기생").finds("^‘기생’에 맞는 영화 1편을 찾았습니다$")
    expect(person.cards).to_have_text(re.compile("기생충"))
    person.cards.first.tap()
    dialog = person.page.get_by_role("dialog", name="기생충")
    expect(dialog).to_contain_text("2019년")
    dialog.get_by_role("button", name="닫기").tap()
    person.searches("없는영화").finds("‘없는영화’에 맞는 영화가 없습니다")


def test_the_focus_stays_on_visible_elements(new_person):
    person = new_person(DESKTOP, provoked=NO_NETWORK)
    keyboard = person.page.keyboard
    person.loses_the_network()
    person.searches("star").sees("No connection to the movie service.")
    person.page.context.set_offline(False)
    held = []
    person.page.route("**/search/movie?*", lambda route: held.append(route))
    person.page.get_by_role("button", name="Try again").focus()
    keyboard.press("Enter")
    person.sees("Searching…")
    expect(person.status).to_be_focused()
    keyboard.press("Tab")
    expect(person.page.get_by_role("button", name="Cancel")).to_be_focused()
    keyboard.press("Enter")
    expect(person.field).to_be_focused()
    held[0].abort()
    person.page.unroute("**/search/movie?*")
    keyboard.press("Enter")
    person.finds("movies found")
    person.field.fill("s")
    person.suggestions.first.focus()
    keyboard.press("Enter")
    person.finds("movies found")
    expect(person.status).to_be_focused()


def test_suggestions_stay_while_a_syllable_is_typed(new_person):
    person = new_person(locale="ko-KR").searches("기생충").finds("찾았습니다")
    for typed in ["ㄱ", "기", "깃", "기새", "기생"]:
        person.field.fill(typed)
        expect(person.suggestions).to_have_text(["기생충"])


def test_two_tabs_remember_the_searches_of_both(new_person):
    person = new_person().searches("star").finds("movies found").remembers("star")
    other = person.page.context.new_page()
    other.goto(person.page.url.split("#")[0])
    other.get_by_role("searchbox").fill("alien")
    other.keyboard.press("Enter")
    expect(other.get_by_role("status")).to_have_text(re.compile("found"))
    person.remembers("alien").searches("moon").finds("found for “moon”").remembers("moon")
    person.page.goto(person.page.url.split("#")[0])
    person.page.reload()
    expect(person.suggestions).to_have_text(["moon", "alien", "star"])


@pytest.mark.parametrize("text", ["100%", "200%"])
def test_it_fits_into_the_smallest_window(new_person, text):
    person = new_person({"width": 320, "height": 568}, is_mobile=True, has_touch=True)
    person.page.evaluate("size => { document.documentElement.style.fontSize = size; }", text)
    person.stays_in_its_window()
    assert person.field.bounding_box()["width"] > 150
    person.searches("the").finds("movies found")
    person.stays_in_its_window()
    person.cards.first.tap()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    person.stays_in_its_window()
    assert dialog.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert dialog.evaluate("it => it.scrollTop") == 0
    expect(dialog.get_by_role("heading")).to_be_in_viewport()
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_every_state_is_accessible(new_person, viewport):
    person = new_person(viewport, provoked=NO_NETWORK, reduced_motion="reduce")
    assert accessibility_problems(person.page) == []
    person.searches("the").finds("movies found")
    assert accessibility_problems(person.page) == []
    person.cards.first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert accessibility_problems(person.page) == []
    person.page.keyboard.press("Escape")
    person.field.fill("th")
    expect(person.suggestions).to_have_count(1)
    assert accessibility_problems(person.page) == []
    person.searches("zzzz").finds("No movies found")
    assert accessibility_problems(person.page) == []
    person.searches("").sees("Type a part of a title first.")
    person.loses_the_network()
    person.searches("moon").sees("No connection")
    assert accessibility_problems(person.page) == []
    assert person.page.locator("button:visible, input:visible, .way a").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 44).length") == 0
