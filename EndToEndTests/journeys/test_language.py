"""The language of the app, whose texts are fetched when it is chosen."""

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
    person.goes_on_without_an_account().adds(
        "김민수", "이영희", *(f"선수 {number}" for number in range(10)))
    person.write(person.page.get_by_role("searchbox"), "ㅇㅇㅎ")
    expect(person.row("이영희")).to_be_visible()
    expect(person.row("김민수")).to_have_count(0)


def chooses_korean(person):
    person.press("Settings", role="link")
    person.pick(person.control("한국어", role="radio"))


def test_without_a_network_a_language_that_is_not_here_says_so_and_can_be_chosen_later(new_person):
    person = new_person(provoked="net::ERR_(INTERNET_DISCONNECTED|FAILED)").keeps_the_app()
    person.page.context.set_offline(True)
    chooses_korean(person)
    person.is_told("한국어 is not on this device yet. Choose it again when you are online.")
    person.sees_title("Settings")
    expect(person.control("English", role="radio")).to_be_checked()
    person.page.context.set_offline(False)
    person.pick(person.control("한국어", role="radio"))
    person.words = KOREAN
    person.sees_title("Settings")


def test_a_language_that_was_chosen_is_there_without_a_network(new_person):
    person = new_person(provoked="net::ERR_INTERNET_DISCONNECTED").keeps_the_app()
    chooses_korean(person)
    person.words = KOREAN
    person.sees_title("Settings")
    person.page.context.set_offline(True)
    person.reloads()
    person.sees_title("Settings")
    # And the former one, too
    person.pick(person.control("English", role="radio"))
    person.words = {}
    person.sees_title("Settings")


def test_another_window_speaks_the_language_that_was_chosen(new_person):
    person = new_person()
    person.sees_title("Players")
    other = person.page.context.new_page()
    other.goto(person.url)
    expect(other.get_by_role("heading", level=1)).to_have_text("Players")
    chooses_korean(person)
    expect(other.get_by_role("heading", level=1)).to_have_text("선수")


def test_the_pages_of_the_server_have_the_language_that_was_chosen(new_person):
    person = new_person(provoked=status(404)).keeps_the_app()
    chooses_korean(person)
    person.words = KOREAN
    person.sees_title("Settings")
    other = person.page.context.new_page()
    other.goto(f"{person.url}/nowhere")
    expect(other.locator("html")).to_have_attribute("lang", "ko")
