"""The clock in a real browser, with the time of the real server."""

import json

import pytest
from accessibility import accessibility_problems
from clock_page import *
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect


@pytest.mark.parametrize(
    ("locale", "form", "labels"),
    [("en-GB", ENGLISH, ["Yesterday", "Tomorrow", "Now"]),
     ("ko-KR", KOREAN, ["어제", "내일", "지금"])],
    ids=["English", "Korean"])
def test_it_shows_the_servers_time_and_the_days_around_it(
        open_page, server, locale, form, labels):
    page = open_page(
        f"{server.url}/samples/clock/", locale=locale, timezone_id="Asia/Seoul")
    yesterday, tomorrow, now = labels
    expect(reading(page)).to_contain_text(":" if form == ENGLISH else "분")
    assert shows_now(page, form)
    press(page, yesterday)
    assert shows_now(page, form, days=-1)
    press(page, tomorrow)
    press(page, tomorrow)
    assert shows_now(page, form, days=1)
    with page.expect_response(NOW):
        press(page, now)
    expect(reading(page)).to_contain_text(str(utc_now().year))
    assert shows_now(page, form)


def test_the_days_go_over_the_ends_of_months_and_years(open_page, server):
    page = open_page("about:blank")
    responses = iter(["2026-12-31T23:59Z", "2028-03-01T00:00Z"])
    page.route(NOW, lambda route: route.fulfill(json=told(next(responses))))
    page.goto(f"{server.url}/samples/clock/")
    expect(reading(page)).to_have_text("31 December 2026, 23:59")
    press(page, "Tomorrow")
    expect(reading(page)).to_have_text("1 January 2027, 23:59")
    press(page, "Now")
    expect(reading(page)).to_have_text("1 March 2028, 00:00")
    press(page, "Yesterday")
    expect(reading(page)).to_have_text("29 February 2028, 00:00")


@pytest.mark.parametrize(
    ("end", "day_before", "onward", "backward"),
    [("31 December 9999, 12:00", "30 December 9999, 12:00", "Tomorrow", "Yesterday"),
     ("1 January 1970, 12:00", "2 January 1970, 12:00", "Yesterday", "Tomorrow")],
    ids=["the last day", "the first day"])
def test_at_an_end_of_the_calendar_the_button_says_so_and_keeps_the_focus(
        open_page, server, end, day_before, onward, backward):
    page = open_page("about:blank", viewport=DESKTOP)
    told_day = "9999-12-30T12:00Z" if "9999" in end else "1970-01-02T12:00Z"
    page.route(NOW, lambda route: route.fulfill(json=told(told_day)))
    page.goto(f"{server.url}/samples/clock/")
    expect(reading(page)).to_have_text(day_before)
    button = page.get_by_role("button", name=onward)
    expect(button).to_be_enabled()
    button.focus()
    for _ in range(2):
        page.keyboard.press("Enter")
        expect(reading(page)).to_have_text(end)
        expect(button).to_be_disabled()
        expect(button).to_be_focused()
    page.get_by_role("button", name=backward).click()
    expect(reading(page)).to_have_text(day_before)
    expect(button).to_be_enabled()


def test_while_it_loads_again_it_says_so_and_nothing_moves(open_page, server):
    page = open_page(f"{server.url}/samples/clock/")
    expect(reading(page)).to_contain_text(":")
    held = []
    page.route(NOW, lambda route: held.append(route))
    now = page.get_by_role("button", name="Now")
    before = now.bounding_box()
    now.focus()
    page.keyboard.press("Enter")
    expect(reading(page)).to_have_text("Loading…")
    assert now.bounding_box() == before
    page.get_by_role("button", name="Tomorrow").tap(force=True)
    expect(reading(page)).to_have_text("Loading…")
    now.focus()
    held[0].fulfill(json=told())
    expect(reading(page)).to_have_text("20 November 2026, 22:05")
    expect(now).to_be_focused()
    assert now.bounding_box() == before


def test_a_response_that_comes_after_a_later_one_is_not_shown(open_page, server):
    page = open_page(f"{server.url}/samples/clock/")
    expect(reading(page)).to_contain_text(":")
    held = []
    page.route(NOW, lambda route: held.append(route))
    for _ in range(2):
        with page.expect_request(NOW):
            press(page, "Now")
    expect(reading(page)).to_have_text("Loading…")
    held[1].fulfill(json=told())
    expect(reading(page)).to_have_text("20 November 2026, 22:05")
    with page.expect_response(NOW):
        held[0].fulfill(json=told("2001-01-01T00:00Z"))
    press(page, "Tomorrow")
    expect(reading(page)).to_have_text("21 November 2026, 22:05")


def test_when_the_server_is_unreachable_it_says_so_and_can_try_again(open_page, server):
    page = open_page(f"{server.url}/samples/clock/", provoked=LOST)
    expect(reading(page)).to_contain_text(":")
    server.stop()
    press(page, "Now")
    expect(problem(page)).to_have_text(UNREACHABLE)
    press(page, "Try again")
    expect(problem(page)).to_have_text(UNREACHABLE)
    server.start()
    press(page, "Try again")
    expect(reading(page)).to_contain_text(":")
    assert shows_now(page, ENGLISH)
    expect(problem(page)).to_be_empty()
    expect(page.get_by_role("button", name="Now")).to_be_visible()


def test_a_network_lost_between_request_and_response_is_reported(open_page, server):
    page = open_page("about:blank", provoked=LOST)
    page.route(NOW, lambda route: route.abort("connectionreset"))
    page.goto(f"{server.url}/samples/clock/")
    expect(problem(page)).to_have_text(UNREACHABLE)
    page.unroute(NOW)
    press(page, "Try again")
    expect(reading(page)).to_contain_text(":")


@pytest.mark.parametrize(
    ("response", "sentence"),
    [({"json": told("2026-02-30T22:05Z")},
      "The time service gave a date that cannot be: 2026-02-30T22:05Z. Try again in a moment."),
     ({"json": told("<b>soon</b>")},
      "The answer of the time service cannot be understood. Try again in a moment."),
     ({"body": "<h1>Hotel Paradise</h1>", "content_type": "text/html"},
      "The answer of the time service cannot be understood. Try again in a moment."),
     ({"body": json.dumps(told())[:80]},
      "The answer of the time service cannot be understood. Try again in a moment."),
     ({"status": 503, "json": {}},
      "The time service answered with an error (503). Try again in a moment.")],
    ids=["an impossible date", "no date", "a hotel's login page", "half a response", "an error"])
def test_an_invalid_response_is_reported(open_page, server, response, sentence):
    page = open_page("about:blank", provoked="status of 503")
    page.route(NOW, lambda route: route.fulfill(**response))
    page.goto(f"{server.url}/samples/clock/")
    expect(problem(page)).to_have_text(sentence)
    page.unroute(NOW)
    press(page, "Try again")
    expect(reading(page)).to_contain_text(":")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
@pytest.mark.parametrize("locale", ["en", "ko"])
def test_every_state_is_accessible(open_page, server, viewport, locale):
    page = open_page(
        "about:blank", viewport=viewport, is_mobile=viewport == PHONE, locale=locale)
    held = []
    page.route(NOW, lambda route: held.append(route))
    page.goto(f"{server.url}/samples/clock/")
    expect(reading(page)).not_to_be_empty()
    assert accessibility_problems(page) == []
    held[0].fulfill(json=told("2026-09-30T22:05Z"))
    expect(reading(page)).to_contain_text("2026")
    expect(page.locator("#now")).to_be_in_viewport(ratio=0.99)
    assert accessibility_problems(page) == []
    page.locator("#now").click()
    expect(reading(page)).not_to_contain_text("2026")
    # The page shows that it asks before the request arrives here.
    while len(held) < 2:
        page.wait_for_timeout(10)
    held[1].fulfill(json=told("2026-02-30T22:05Z"))
    expect(problem(page)).not_to_be_empty()
    expect(page.locator("#now")).to_be_in_viewport(ratio=0.99)
    assert accessibility_problems(page) == []
