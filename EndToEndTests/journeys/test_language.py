"""English and Korean."""

from korean import KOREAN
from people import *


def test_the_language_is_switched_in_the_settings_and_kept_over_a_reload(new_person):
    person = new_person().goes_on_without_an_account().adds("Ann")
    person.press("Settings", role="link")
    person.pick(person.control("한국어", role="radio"))
    person.words = KOREAN
    person.sees_title("Settings")
    expect(person.page.locator("html")).to_have_attribute("lang", "ko")
    person.reloads()
    person.sees_title("Settings")
    person.goes_back()
    person.sees_title("Players")
    expect(person.page).to_have_title("선수 · Football Gather")
    person.press("Settings", role="link")
    person.pick(person.control("English", role="radio"))
    person.words = {}
    person.sees_title("Settings")
    person.reloads()
    person.sees_title("Settings")
    expect(person.page.locator("html")).to_have_attribute("lang", "en")


def test_a_korean_browser_gets_a_korean_app(new_person):
    person = new_person(words=KOREAN, locale="ko-KR")
    expect(person.control("I have an account", role="link")).to_be_visible()
    person.goes_on_without_an_account().adds("김민수", "이영희")
    person.write(person.page.get_by_role("searchbox"), "ㅇㅇㅎ")
    expect(person.row("이영희")).to_be_visible()
    expect(person.row("김민수")).to_have_count(0)
