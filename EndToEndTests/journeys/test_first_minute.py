"""The first minute with the app: opening it, links, what is missing, installing, help."""

import re
import struct
from urllib.request import urlopen

import pytest
from conftest import ROOT
from korean import KOREAN
from people import *

SMALL_PHONE = {"width": 360, "height": 640}
# The event by which a browser says that it can install the app.
OFFER = """() => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  event.prompt = () => { self.prompted = true; };
  dispatchEvent(event);
  return event.defaultPrevented;
}"""


def are_in_view(*texts):
    for text in texts:
        expect(text).to_be_in_viewport(ratio=0.99)


# --- Opening

@pytest.mark.parametrize("words", [None, KOREAN], ids=["english", "korean"])
def test_the_app_opens_on_the_empty_list_and_the_login_is_a_choice(new_person, words):
    person = new_person(
        viewport=SMALL_PHONE, has_touch=True, words=words, locale="ko-KR" if words else "en-US")
    person.sees_title("Players")
    account = person.control("I have an account", role="link")
    are_in_view(person.control("Add player"), account)
    person.tap(account)
    person.sees_title("Log in or register")
    are_in_view(person.control("Login"), person.control("Register"))
    person.goes_back()
    person.adds("Ann")
    expect(account).to_have_count(0)
    person.reloads()
    expect(person.row("Ann")).to_be_visible()


@pytest.mark.parametrize("is_killed", [False, True], ids=["at-once", "after-a-reload"])
def test_a_link_to_a_gather_survives_logging_in(new_person, is_killed):
    one = new_person().registers("Zoe").adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    one.scores("Team B")
    one.ends_gather()
    [gather] = what_is_online(one)

    other = new_person()
    other.page.goto("about:blank")
    other.page.goto(f"{other.url}/#/gathers/{gather['id']}")
    other.sees_title("Gather not found")
    other.goes_to_the_login()
    if is_killed:
        other.page.reload()
        other.sees_title("Log in or register")
    other.logs_in("Zoe")
    other.sees_score(0, 1)
    expect(other.page).to_have_url(re.compile(gather["id"]))


def test_what_is_on_the_device_is_announced_and_uploaded_when_registering(new_person):
    person = new_person().adds("Ann", "Bob")
    person.press("Settings", role="link")
    person.press("Log in or register", role="button")
    person.sees(
        "If you register, everything on this device is saved in the new account. If you log in, you"
        " choose what happens to it.")
    person.registers("Zoe")
    person.sees("Logged in as Zoe.")
    # An icon on other screens says what waits.
    person.goes_back()
    assert names_online(person) == ["Ann", "Bob"]


# --- What is missing

def test_without_scripts_the_page_says_so_first(server, chromium):
    # Playwright's own switch does not make the browser render what is for this case.
    browser = chromium.launch("--blink-settings=scriptEnabled=false")
    page = browser.new_page(viewport=SMALL_PHONE)
    page.goto(server.url)
    # Playwright finds no texts in this element.
    notice = page.locator("noscript > p")
    expect(notice).to_contain_text(["needs JavaScript"])
    are_in_view(notice)
    expect(page.locator("#unreached")).to_have_css("display", "none")
    browser.close()


def sees_that_the_app_is_not_here(page):
    are_in_view(
        page.get_by_text("The app has not loaded yet."), page.get_by_role("link", name="Try again"))


def test_without_a_network_on_the_first_visit_the_page_says_so_and_tries_again(server, new_context):
    page = new_context(viewport=SMALL_PHONE, provoked="net::ERR_FAILED|Failed to fetch").new_page()
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(f"{server.url}/#/settings")
    sees_that_the_app_is_not_here(page)
    page.unroute("**/*.wasm")
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(page.get_by_text("The app has not loaded yet.")).to_be_hidden()


def test_the_app_starts_by_itself_when_the_network_comes_back(server, new_context):
    context = new_context(viewport=SMALL_PHONE, provoked="net::ERR_|Failed to fetch")
    page = context.new_page()
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(server.url)
    sees_that_the_app_is_not_here(page)
    context.set_offline(True)
    page.unroute("**/*.wasm")
    context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).to_have_text("Players")


def test_the_app_does_not_begin_without_its_texts(server, new_context):
    page = new_context(viewport=SMALL_PHONE, provoked="net::ERR_FAILED|not here").new_page()
    page.route("**/texts/*", lambda route: route.abort())
    page.goto(f"{server.url}/#/settings")
    sees_that_the_app_is_not_here(page)
    # And a network that answers in the server's place
    page.unroute("**/texts/*")
    page.route("**/texts/*", lambda route: route.fulfill(body="<h1>Welcome to our hotel</h1>"))
    page.get_by_role("link", name="Try again").click()
    sees_that_the_app_is_not_here(page)
    page.unroute("**/texts/*")
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_what_is_missing_is_said_in_the_language_of_the_browser(server, new_context):
    page = new_context(
        viewport=SMALL_PHONE, locale="ko-KR", provoked="net::ERR_FAILED|Failed to fetch").new_page()
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(server.url)
    are_in_view(
        page.get_by_text("아직 앱을 불러오지 못했습니다."), page.get_by_role("link", name="다시 시도"))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_without_even_the_script_the_page_says_so_after_some_time(server, new_context, motion):
    page = new_context(
        viewport=SMALL_PHONE, reduced_motion=motion, provoked="net::ERR_FAILED").new_page()
    page.route("**/*.js", lambda route: route.abort())
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Football Gather")).to_be_in_viewport()
    expect(page.get_by_text("The app has not loaded yet.")).to_be_hidden()
    # Seconds pass.
    page.evaluate(
        "document.getAnimations().find((one) => one.animationName === 'appear').finish()")
    sees_that_the_app_is_not_here(page)


def test_an_open_app_has_no_sign_of_what_could_have_been_missing(new_person):
    person = new_person()
    person.sees_title("Players")
    assert "appear" not in person.page.evaluate(
        "document.getAnimations().map((one) => one.animationName)")


# --- Addresses of the server

@pytest.mark.parametrize(("locale", "title", "link", "opened"), [
    ("en-GB", "Page not found", "Open the app", "Players"),
    ("ko-KR", "페이지를 찾을 수 없습니다", "앱 열기", "선수"),
])
@pytest.mark.parametrize("path", ["/players", "/nope", "/gathers/1"])
def test_a_wrong_address_is_a_page_with_a_way_home(
    server, new_context, path, locale, title, link, opened
):
    page = new_context(viewport=SMALL_PHONE, locale=locale, provoked=status(404)).new_page()
    assert page.goto(server.url + path).status == 404
    are_in_view(page.get_by_role("heading", name=title))
    assert page.locator("script").count() == 0
    home = page.get_by_role("link", name=link)
    are_in_view(home)
    assert home.bounding_box()["height"] >= 44
    home.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(opened)


def test_chats_and_crawlers_find_what_they_ask_for(server, new_context):
    page = new_context().new_page()
    page.goto(server.url)
    image = page.locator("[property='og:image']").get_attribute("content")
    with urlopen(server.url + image) as response:
        picture = response.read()
    assert struct.unpack(">II", picture[16:24]) == (1200, 630) and len(picture) < 60_000
    for name in ("og:title", "og:description"):
        assert page.locator(f"[property='{name}']").get_attribute("content")
    for name, kind in {"robots.txt": "text/plain", "favicon.ico": "image/"}.items():
        with urlopen(f"{server.url}/{name}") as response:
            assert response.headers["Content-Type"].startswith(kind)
            assert "max-age" in response.headers["Cache-Control"]


# --- Installing

def manifest(person):
    return person.page.context.request.get(f"{person.url}/manifest.webmanifest").json()


def test_the_pictures_of_the_app_in_the_manifest_exist_and_are_small(new_person):
    person = new_person()
    pictures = manifest(person)["screenshots"]
    assert {one["form_factor"] for one in pictures} == {"narrow", "wide"}
    for one in pictures:
        size = person.page.evaluate(
            """async (address) => {
                 const image = new Image();
                 image.src = address;
                 await image.decode();
                 return `${image.naturalWidth}x${image.naturalHeight}`;
               }""", one["src"])
        assert size == one["sizes"]
        assert len(person.page.context.request.get(person.url + one["src"]).body()) <= 60_000


def test_the_shortcuts_of_the_home_screen_begin_and_resume_a_gather(new_person):
    person = new_person().adds("Ann", "Bob")
    new, resume = (one["url"] for one in manifest(person)["shortcuts"])
    person.waits_for_the_disk()
    person.page.goto("about:blank")
    person.page.goto(person.url + new)
    person.sees_title("Confirm players")
    person.starts_gather()
    person.goes_back()
    person.waits_for_the_disk()
    person.page.goto(person.url + resume)
    person.sees_title("Gather in progress")


def test_installing_is_offered_in_the_settings_and_once_after_the_first_gather(new_person):
    person = new_person().adds("Ann", "Bob")
    assert person.page.evaluate(OFFER)
    expect(person.control("Install the app")).to_have_count(0)
    person.press("Settings", role="link")
    expect(person.control("Install the app")).to_be_visible()
    person.goes_back()
    person.plays(["Ann"], ["Bob"])
    person.ends_gather()
    person.goes_to("Players")
    expect(person.control("Install the app")).to_be_in_viewport()
    person.press("Not now")
    expect(person.control("Install the app")).to_have_count(0)
    person.press("Settings", role="link")
    person.press("Install the app")
    assert person.page.evaluate("self.prompted")
    expect(person.control("Install the app")).to_have_count(0)


@pytest.mark.parametrize("is_installed", [False, True])
def test_an_iphone_is_told_where_the_home_screen_is_unless_the_app_is_there(
        new_person, is_installed):
    tell = f"Object.defineProperty(navigator, 'standalone', {{ value: {str(is_installed).lower()} }})"
    person = new_person(before=lambda page: page.add_init_script(tell))
    person.sees_title("Players")
    person.press("Settings", role="link")
    person.sees_title("Settings")
    expect(person.page.get_by_text("tap Share, then “Add to Home Screen”")).to_have_count(
        0 if is_installed else 1)


# --- Help

def test_help_says_what_the_app_is_and_which_version(new_person):
    source = (ROOT / "Sources/Domain/AppVersion.swift").read_text()
    version = re.search(r'"(\d+\.\d+\.\d+)"', source)[1]
    person = new_person()
    person.press("Settings", role="link")
    person.press("Help", role="link")
    person.sees_title("Help")
    expect(person.page.get_by_text(f"Version {version}.")).to_be_visible()
    expect(person.page.get_by_role("listitem")).to_have_count(4)
    person.goes_back()
    person.sees_title("Settings")
