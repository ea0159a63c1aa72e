"""Movies, as somebody searches for them."""

import re

import pytest
from barriers import barriers
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect

NO_NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_FAILED"


class Searcher:
    """Somebody with the page before them."""

    def __init__(self, page, server):
        self.page = page
        page.goto(f"{server.url}/samples/movies/")
        self.field = page.get_by_role("searchbox")
        self.status = page.get_by_role("status")
        self.cards = page.locator("#found").get_by_role("button")
        self.suggestions = page.locator("#suggestions").get_by_role("button")
        expect(self.field).to_be_visible()

    def searches(self, text):
        self.field.fill(text)
        self.page.keyboard.press("Enter")
        return self

    def finds(self, text):
        expect(self.status).to_have_text(re.compile(text))
        return self

    def sees(self, text):
        expect(self.page.get_by_text(text)).to_be_visible()
        return self

    def stays_in_its_window(self):
        width = self.page.evaluate("document.scrollingElement.scrollWidth")
        assert width <= self.page.viewport_size["width"]


@pytest.fixture
def somebody(server, new_context):
    """Opens the movies, on a phone unless said otherwise."""

    def open(viewport=PHONE, **options):
        options.setdefault("is_mobile", viewport == PHONE)
        return Searcher(new_context(viewport=viewport, **options).new_page(), server)

    return open


def test_an_evening_with_movies(somebody):
    person = somebody()
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
    person.page.goto(person.page.url.split("#")[0])
    person.page.reload()
    expect(person.suggestions).to_have_text(["the", "star"])
    person.suggestions.last.tap()
    expect(person.field).to_have_value("star")
    person.finds("movies found")


def test_the_end_of_a_long_list_is_reached_by_scrolling_alone(somebody):
    person = somebody(DESKTOP).searches("the").finds("movies found")
    end = person.page.get_by_text("End of the list")
    for _ in range(20):
        person.page.mouse.wheel(0, 2000)
        if end.count():
            break
        person.page.wait_for_timeout(100)
    expect(end).to_be_visible()
    found = int(person.status.inner_text().split()[0])
    expect(person.cards).to_have_count(found)
    assert found > 40


@pytest.mark.parametrize("leave", ["Escape", "Close", "beside"])
def test_a_movie_is_left_in_many_ways(somebody, leave):
    person = somebody(DESKTOP).searches("star").finds("movies found")
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
        person.page.mouse.click(5, 400)
    expect(dialog).to_have_count(0)
    expect(person.cards.first).to_be_focused()
    expect(person.page).to_have_url(re.compile("#/search/star$"))
    person.page.go_forward()
    expect(dialog).to_be_visible()


def test_reloading_and_a_copied_link_lead_where_one_was(somebody):
    person = somebody(DESKTOP).searches("star wars").finds("movies? found")
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


def test_the_way_back_leads_to_the_search_before_even_without_a_network(somebody):
    person = somebody(provoked=NO_NETWORK).searches("star").finds("movies found")
    titles = person.cards.all_inner_texts()
    person.searches("alien").finds("movies? found")
    person.page.context.set_offline(True)
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
def test_a_link_leads_to_what_there_is(somebody, link, opened, address):
    person = somebody()
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


def test_in_a_korean_browser_it_is_korean(somebody):
    person = somebody(locale="ko-KR")
    expect(person.page).to_have_title("영화")
    person.searches("기생").finds("^‘기생’에 맞는 영화 1편을 찾았습니다$")
    expect(person.cards).to_have_text(re.compile("기생충"))
    person.cards.first.tap()
    dialog = person.page.get_by_role("dialog", name="기생충")
    expect(dialog).to_contain_text("2019년")
    dialog.get_by_role("button", name="닫기").tap()
    person.searches("없는영화").finds("‘없는영화’에 맞는 영화가 없습니다")


def test_an_empty_field_and_a_book_in_it_are_explained(somebody):
    person = somebody().searches("star").finds("movies found")
    count = person.cards.count()
    person.searches("  ").sees("Type a part of a title first.")
    expect(person.field).to_have_attribute("aria-invalid", "true")
    person.searches("x" * 10_000).sees(
        "This is too long: at most 100 characters can be searched for.")
    person.stays_in_its_window()
    expect(person.cards).to_have_count(count)
    person.searches("alien").finds("movies? found")
    expect(person.page.get_by_role("alert")).to_have_count(0)


SIGNS = [
    "%", "\"", "'", "*", "( )", "star AND OR NOT", "%\"'*() AND OR", "star*", "title:star",
    "NEAR(star wars)", "-star", "&page=9#x", "\\", "<b>star</b>", "🎬", "ก" + "็" * 50,
]


def test_signs_and_operators_are_nothing_but_text(somebody):
    person = somebody()
    for query in SIGNS:
        person.searches(query).finds("movies? found")
        expect(person.page.get_by_role("alert")).to_have_count(0)
        expect(person.field).to_have_value(query)
        person.stays_in_its_window()
        person.field.fill("")
        expect(person.suggestions.first).to_have_text(query)
        person.suggestions.first.tap()
        person.finds("movies? found")
        expect(person.field).to_have_value(query)


def test_without_a_network_it_says_so_and_helps_to_try_again(somebody):
    person = somebody(provoked=NO_NETWORK)
    person.page.context.set_offline(True)
    person.searches("star").sees("No connection to the movie service.")
    person.page.context.set_offline(False)
    person.page.get_by_role("button", name="Try again").tap()
    person.finds("movies found")
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_a_network_lost_between_request_and_answer_keeps_what_is_shown(somebody):
    person = somebody(provoked=NO_NETWORK)
    context = person.page.context
    lost = []

    def lose(route):
        lost.append(route.request.url)
        context.set_offline(True)
        route.abort("internetdisconnected")

    context.route("**/search/movie?*page=2*", lose)
    person.searches("the").finds("20 shown")
    person.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    person.sees("No connection to the movie service.")
    expect(person.cards).to_have_count(20)
    assert len(lost) == 1
    context.unroute("**/search/movie?*page=2*")
    context.set_offline(False)
    again = person.page.get_by_role("button", name="Try again")
    again.focus()
    person.page.keyboard.press("Enter")
    person.finds("40 shown")
    expect(person.page.locator("#list-end")).to_be_focused()


def test_what_was_found_before_is_shown_without_a_network_and_said_to_be_old(somebody):
    person = somebody(provoked=NO_NETWORK).searches("star").finds("movies found")
    count = person.cards.count()
    person.searches("alien").finds("movies? found")
    person.page.context.set_offline(True)
    person.searches("star").sees("These movies were found earlier.")
    expect(person.cards).to_have_count(count)


def test_a_slow_search_is_overtaken_by_a_later_one(somebody):
    person = somebody()
    held = []
    person.page.route("**/search/movie?query=star&*", lambda route: held.append(route))
    person.searches("star").sees("Searching…")
    person.searches("alien").finds("movies? found")
    titles = person.cards.all_inner_texts()
    assert len(held) == 1
    held[0].continue_()
    person.page.wait_for_load_state("networkidle")
    assert person.cards.all_inner_texts() == titles
    expect(person.field).to_have_value("alien")


def test_a_slow_search_can_be_given_up(somebody):
    person = somebody(provoked=NO_NETWORK)
    held = []
    person.page.route("**/search/movie?*", lambda route: held.append(route))
    person.searches("star").sees("Searching…")
    person.page.get_by_role("button", name="Cancel").tap()
    person.sees("Search for a movie by a part of its title.")
    expect(person.suggestions).to_have_count(0)
    held[0].abort()


@pytest.mark.parametrize(["answer", "sentence"], [
    ({"status": 503, "body": ""}, "The movie service is busy."),
    ({"status": 500, "body": ""}, "The movie service has failed."),
    ({"status": 200, "body": "<!doctype html>"}, "an answer that makes no sense"),
    ({"status": 422, "body": '{"success":false,"status_code":5}'}, "Try other words."),
    ({"status": 400, "body": '{"success":false,"status_code":22}'}, "has no further page"),
])
def test_each_way_to_fail_is_told_apart(somebody, answer, sentence):
    person = somebody(provoked="Failed to load resource")
    person.page.route("**/search/movie?*", lambda route: route.fulfill(**answer))
    person.searches("star").sees(sentence)


def test_the_focus_stays_with_what_is_seen(somebody):
    person = somebody(DESKTOP, provoked=NO_NETWORK)
    keyboard = person.page.keyboard
    person.page.context.set_offline(True)
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


def test_suggestions_stay_while_a_syllable_is_typed(somebody):
    person = somebody(locale="ko-KR").searches("기생충").finds("찾았습니다")
    for typed in ["ㄱ", "기", "깃", "기새", "기생"]:
        person.field.fill(typed)
        expect(person.suggestions).to_have_text(["기생충"])


def test_two_tabs_remember_the_searches_of_both(somebody):
    person = somebody().searches("star").finds("movies found")
    other = person.page.context.new_page()
    other.goto(person.page.url.split("#")[0])
    other.get_by_role("searchbox").fill("alien")
    other.keyboard.press("Enter")
    expect(other.get_by_role("status")).to_have_text(re.compile("found"))
    person.searches("moon").finds("found for “moon”")
    person.page.goto(person.page.url.split("#")[0])
    person.page.reload()
    expect(person.suggestions).to_have_text(["moon", "alien", "star"])


@pytest.mark.parametrize("text", ["100%", "200%"])
def test_it_fits_into_the_smallest_window(somebody, text):
    person = somebody({"width": 320, "height": 568}, is_mobile=True, has_touch=True)
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


def test_a_poster_that_does_not_come_leaves_its_letter(somebody):
    person = somebody(provoked="Failed to load resource")
    person.page.route("**/t/p/**", lambda route: route.fulfill(status=404))
    person.searches("star").finds("movies found")
    expect(person.cards.first.locator(".poster-letter")).to_have_text("S")
    box = person.cards.first.locator(".poster").bounding_box()
    assert round(box["height"] / box["width"], 1) == 1.5


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_nothing_bars_the_way(somebody, viewport):
    person = somebody(viewport, provoked=NO_NETWORK, reduced_motion="reduce")
    assert barriers(person.page) == []
    person.searches("the").finds("movies found")
    assert barriers(person.page) == []
    person.cards.first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert barriers(person.page) == []
    person.page.keyboard.press("Escape")
    person.field.fill("th")
    expect(person.suggestions).to_have_count(1)
    assert barriers(person.page) == []
    person.searches("zzzz").finds("No movies found")
    assert barriers(person.page) == []
    person.searches("").sees("Type a part of a title first.")
    person.page.context.set_offline(True)
    person.searches("moon").sees("No connection")
    assert barriers(person.page) == []
    assert person.page.locator("button:visible, input:visible, .way a").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 44).length") == 0
