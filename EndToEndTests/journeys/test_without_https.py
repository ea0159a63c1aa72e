"""A page that was opened by http: what cannot work there is said, and what can be done instead."""

import pytest
from conftest import watch
from gather_server import GatherServer
from people import *

SECURE = "https://gather.example.org"
# A name of the home network; to a browser, only localhost is as safe as https.
HOST = "football.home"
# What Chromium says of any page without https.
UNTRUSTED = "Cross-Origin-Opener-Policy header has been ignored"


@pytest.fixture
def home(chromium, at_the_end):
    """Makes contexts of a browser that finds this computer by a name of the home network."""
    browser = chromium.launch(f"--host-resolver-rules=MAP {HOST} 127.0.0.1")
    problems = []

    def ends():
        browser.close()
        assert problems == []

    at_the_end.callback(ends)

    def make(provoked=UNTRUSTED, **options):
        context = browser.new_context(viewport={"width": 360, "height": 640}, **options)
        context.set_default_timeout(60_000)
        watch(context, problems, provoked)
        at_the_end.callback(context.close)
        return context

    return make


def opens(home, server, words=None, **options):
    url = server.url.replace("127.0.0.1", HOST)
    page = home(**options).new_page()
    person = Person(page, words, url)
    person.opens()
    return person


def offers(person, text):
    """Checks that a text is shown, and selected as a whole."""
    field = person.page.get_by_role("dialog", name=person.say("Copy")).get_by_role("textbox")
    expect(field).to_have_value(text)
    expect(field).to_be_focused()
    assert field.evaluate("it => it.value.slice(it.selectionStart, it.selectionEnd) === it.value")
    assert field.evaluate("it => it.readOnly")


def test_a_result_that_cannot_be_copied_can_be_selected(server, home):
    zoe = opens(home, server).adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    zoe.scores("Team A")
    zoe.press("End gather")
    zoe.confirms("End gather")
    zoe.press("Share")
    zoe.press("Result as text")
    offers(zoe, re.compile("1-0"))
    zoe.page.get_by_role("dialog", name="Copy").get_by_role("button", name="Done").click()
    expect(zoe.page.get_by_role("dialog", name="Copy")).to_have_count(0)


def test_teams_that_cannot_be_copied_can_be_selected(server, home):
    zoe = opens(home, server).adds("Ann", "Bob")
    zoe.selects("Ann", "Bob")
    zoe.confirms_players()
    zoe.moves("Ann", "Team A")
    zoe.moves("Bob", "Team B")
    zoe.press("Share")
    offers(zoe, "Team A (1)\n1. Ann\n\nTeam B (1)\n1. Bob")


@pytest.mark.parametrize("button", ["Copy", "Send"])
def test_a_link_that_cannot_be_copied_can_be_selected(server, home, button):
    zoe = opens(home, server).adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    zoe.press("Share")
    zoe.press("Follow link")
    expect(zoe.control("Follow link", role="textbox")).to_have_value(re.compile("/follow/"))
    zoe.press(button)
    zoe.sees("This browser does not let the app copy. The text is selected, so copy it yourself.")
    field = zoe.control("Follow link", role="textbox")
    expect(field).to_be_focused()
    assert field.evaluate("it => it.value.slice(it.selectionStart, it.selectionEnd) === it.value")
    zoe.press("Done")
    expect(zoe.page.get_by_role("dialog")).to_have_count(0)


@pytest.fixture
def secure_server(gather_program, site_folder, tmp_path, at_the_end):
    """A server whose public address is https, at a port without it."""
    log = tmp_path / "log"
    server = GatherServer(
        gather_program, site_folder, tmp_path, "--public-url", SECURE, log=log)
    server.log = log
    at_the_end.callback(server.stop)
    return server


@pytest.mark.parametrize("words", [None, KOREAN], ids=["en", "ko"])
def test_a_page_without_https_leads_to_the_address_that_has_it(secure_server, home, words):
    options = {"locale": "ko-KR"} if words else {}
    zoe = opens(home, secure_server, words, **options)
    expect(zoe.page.get_by_role("status").get_by_text(SECURE).first).to_be_visible()
    link = zoe.page.get_by_role("link", name=SECURE)
    assert link.get_attribute("href") == f"{SECURE}/#/"
    zoe.press("I have an account", role="link")
    expect(zoe.page.get_by_role("link", name=SECURE)).to_be_visible()
    zoe.reloads()
    expect(zoe.page.get_by_role("link", name=SECURE)).to_be_visible()
    lines = [line for line in secure_server.log.read_text().splitlines() if SECURE in line]
    assert len(lines) == 1, lines


def test_without_https_no_link_is_promised(secure_server, home):
    zoe = opens(home, secure_server).adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    zoe.press("Share")
    expect(zoe.control("Follow link")).to_be_disabled()
    zoe.sees("You cannot stay logged in at this address. Open the app at its https address first.")


def test_a_login_that_the_browser_does_not_keep_is_told(new_person):
    zoe = new_person(provoked=status(401))
    # As a browser does that is set to keep no cookies, without saying so.
    zoe.page.context.route("**/api/users/login", without_cookies)
    zoe.registers("zoe")
    expect(zoe.page.get_by_text("did not keep your login")).to_be_visible()


def without_cookies(route):
    response = route.fetch()
    route.request.frame.page.context.clear_cookies()
    headers = {name: value for name, value in response.headers.items() if name != "set-cookie"}
    route.fulfill(response=response, headers=headers)
