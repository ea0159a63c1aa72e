"""Dragging by mouse and by finger."""

import pytest

from conftest import DESKTOP, PHONE, stop_timers
from fixture_page import *


def center(page, selector):
    # Not by Playwright, which may scroll to another place for each element.
    page.evaluate("scrollTo(0, document.querySelector('#board').offsetTop - 100)")
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def zone_of(page, item):
    return page.evaluate("item => document.getElementById(item).closest('.zone').id", item)


@pytest.fixture
def desktop(open_page, fixture_site):
    return FixturePage(open_page(fixture_site.url, viewport=DESKTOP))


class Finger:
    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)

    def touch(self, kind, *points):
        self._session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def test_a_mouse_drags_and_the_click_after_it_sends_no_event(desktop):
    page = desktop.page
    (startX, startY), (endX, endY) = center(page, "#p2"), center(page, "#zone-y")
    page.mouse.move(startX, startY)
    page.mouse.down()
    page.mouse.move(endX, endY, steps=4)
    page.wait_for_selector("#zone-y.is-over")
    assert page.locator("#p2").evaluate("one => one.className") == "item is-dragging"
    page.mouse.up()
    assert desktop.log() == ["drop|y|p2"]
    assert zone_of(page, "p2") == "zone-y"
    assert page.locator(".is-over, .is-dragging, .item[style]").count() == 0


def test_a_click_that_hardly_moves_is_a_click(desktop):
    page = desktop.page
    x, y = center(page, "#p1 button")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y + 2)
    page.mouse.up()
    assert desktop.log() == ["item|p1|"]


def test_escape_cancels_a_drag(desktop):
    page = desktop.page
    (startX, startY), (endX, endY) = center(page, "#p1"), center(page, "#zone-y")
    page.mouse.move(startX, startY)
    page.mouse.down()
    page.mouse.move(endX, endY, steps=3)
    page.keyboard.press("Escape")
    assert page.locator(".is-over, .is-dragging, .item[style]").count() == 0
    page.mouse.up()
    assert [line for line in desktop.log() if line.startswith("drop")] == []


def test_a_drag_survives_updates(desktop):
    page = desktop.page
    (startX, startY), (endX, endY) = center(page, "#p3"), center(page, "#zone-y")
    page.mouse.move(startX, startY)
    page.mouse.down()
    page.mouse.move(endX, endY, steps=3)
    desktop.command("count")
    assert page.locator("#p3.is-dragging").count() == 1
    page.mouse.up()
    assert desktop.log() == ["count||", "drop|y|p3"]


def test_a_long_press_drags(fixture_page):
    page = fixture_page.page
    finger = Finger(page)
    start, end = center(page, "#p2"), center(page, "#zone-y")
    finger.touch("touchStart", start)
    page.wait_for_selector("#p2.is-dragging")
    finger.touch("touchMove", end)
    page.wait_for_selector("#zone-y.is-over")
    finger.touch("touchEnd")
    fixture_page.wait_for_log("drop|y|p2")
    assert zone_of(page, "p2") == "zone-y"


def test_a_swipe_scrolls_and_never_drags(fixture_page):
    page, finger = fixture_page.page, Finger(fixture_page.page)
    x, y = center(page, "#p3")
    before = page.evaluate("scrollY")
    stop_timers(page)
    finger.touch("touchStart", (x, y))
    for step in range(1, 8):
        finger.touch("touchMove", (x, y - 30 * step))
    page.wait_for_function("before => scrollY > before", arg=before)
    page.clock.run_for(1000)
    assert page.locator(".is-dragging").count() == 0
    finger.touch("touchEnd")
    assert zone_of(page, "p3") == "zone-x"


def test_a_slow_tap_that_moves_nothing_is_a_tap(fixture_page):
    page, finger = fixture_page.page, Finger(fixture_page.page)
    point = center(page, "#p1 button")
    finger.touch("touchStart", point)
    page.wait_for_selector("#p1.is-dragging")
    finger.touch("touchEnd")
    fixture_page.wait_for_log("item|p1|")
    assert fixture_page.log() == ["item|p1|"]
    assert page.locator(".is-over, .is-dragging, .item[style]").count() == 0
