"""The counter in a real browser."""

import pytest
from accessibility import accessibility_problems
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect


def test_plus_and_minus_change_the_count(open_page, server):
    page = open_page(f"{server.url}/samples/counter/")
    count = page.get_by_role("status")
    plus = page.get_by_role("button", name="Plus")
    expect(count).to_have_text("0")
    for _ in range(3):
        plus.tap()
    page.get_by_role("button", name="Minus").tap()
    expect(count).to_have_text("2")
    expect(page).to_have_title("Counter")


def test_it_is_used_with_the_keyboard_alone(open_page, server):
    page = open_page(f"{server.url}/samples/counter/", viewport=DESKTOP)
    expect(page.get_by_role("status")).to_have_text("0")
    minus = page.get_by_role("button", name="Minus")
    for _ in range(5):
        page.keyboard.press("Tab")
        if minus.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(page.get_by_role("status")).to_have_text("-2")
    expect(minus).to_be_focused()


def test_in_a_korean_browser_it_is_korean(open_page, server):
    page = open_page(f"{server.url}/samples/counter/", locale="ko-KR")
    page.get_by_role("button", name="더하기").tap()
    expect(page.get_by_role("status")).to_have_text("1")
    expect(page).to_have_title("카운터")
    assert page.evaluate("document.documentElement.lang") == "ko"


def test_six_digits_and_a_minus_stay_in_one_line_whatever_the_window_and_the_text(
        open_page, server):
    page = open_page(f"{server.url}/samples/counter/")
    count = page.get_by_role("status")
    expect(count).to_have_text("0")
    sizes = {}
    for number in (0, -1, -100, -1_000, -10_000, -100_000):
        shows(page, number)
        expect(count).to_have_text(str(number))
        for width in (320, 360, 390, 1280):
            page.set_viewport_size({"width": width, "height": 568})
            for text in (100, 200):
                page.evaluate(f"document.documentElement.style.fontSize = '{text}%'")
                assert lines(count) == 1, (number, width, text)
                assert page.evaluate("document.scrollingElement.scrollWidth") <= width
                sizes[number, width, text] = font_size(count)
    assert sizes[0, 360, 100] == sizes[-100, 360, 100] > 90
    assert sizes[-100_000, 320, 100] > 50


def shows(page, number):
    """Shows a number: the first hundred by taps, those beyond by changing the page."""
    page.evaluate(
        """number => {
          const [count, minus] = ['count', 'minus'].map(id => document.getElementById(id));
          while (Number(count.textContent) > Math.max(number, -100)) minus.click();
          if (count.dataset.digits !== `${count.textContent.length}`) throw Error('digits');
          count.textContent = number;
          count.dataset.digits = `${number}`.length;
        }""", number)


def lines(element):
    return element.evaluate(
        """element => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(line => line.top)).size;
        }""")


def font_size(element):
    return element.evaluate("element => parseFloat(getComputedStyle(element).fontSize)")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_every_state_is_accessible(open_page, server, viewport):
    page = open_page(
        f"{server.url}/samples/counter/", viewport=viewport, is_mobile=viewport == PHONE)
    expect(page.get_by_role("button", name="Plus")).to_be_in_viewport(ratio=0.99)
    assert accessibility_problems(page) == []
