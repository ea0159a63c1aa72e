"""Browsers that cannot run the app, or keep nothing: the page finds out by itself, and says what helps."""

import json

import pytest
from conftest import ROOT
from people import *

SMALL_PHONE = {"width": 360, "height": 640}
LANGUAGES = ["en", "ko", "es", "de", "pl", "ar"]
# What takes away what the app needs, and the text that then says so.
OBSTACLES = {
    "old": ("delete Array.prototype.at", "pageTooOld"),
    "no-dialogs": ("delete HTMLDialogElement.prototype.showModal", "pageTooOld"),
    "lockdown": ("delete self.WebAssembly", "pageProgramOff"),
    "refused": ("WebAssembly.Module = function () { throw new EvalError(); }", "pageProgramRefused"),
}
SENTENCES = [text for text in dict.fromkeys(text for _, text in OBSTACLES.values())]


def texts(language):
    """The texts of pages in a language."""
    return json.loads((ROOT / f"Web/languages/{language}.json").read_text())


def sees_only(page, sentence, language="en"):
    """Checks that of the sentences about what is missing the page shows this one, in sight."""
    words = texts(language)
    for name in SENTENCES:
        told = page.get_by_text(words[name], exact=True)
        if name == sentence:
            expect(told).to_be_in_viewport(ratio=0.99)
        else:
            expect(told).to_be_hidden()
    advice = f"{words['pageOpenElsewhere']} {words['pageLinksWork']}"
    expect(page.get_by_text(advice, exact=True)).to_be_in_viewport(ratio=0.99)


def without(new_context, script, **options):
    page = new_context(viewport=SMALL_PHONE, **options).new_page()
    page.add_init_script(script)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("script", "sentence"), OBSTACLES.values(), ids=OBSTACLES)
def test_what_is_missing_is_said_before_any_module_is_read(
    server, new_context, script, sentence, language
):
    page = without(new_context, script, locale=language)
    held = []
    page.route("**/host.*.js", lambda route: held.append(route))
    page.goto(server.url, wait_until="commit")
    sees_only(page, sentence, language)
    expect(page.get_by_role("heading", name="Football Gather")).to_be_visible()
    # And when the module is there, too
    for route in held:
        route.continue_()
    page.wait_for_load_state("load")
    sees_only(page, sentence, language)
    expect(page.locator("#broken")).to_be_hidden()
    expect(page.locator("#unreached")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")


def test_a_policy_that_the_browser_does_not_know_is_noticed(server, new_context):
    page = new_context(viewport=SMALL_PHONE, provoked="WebAssembly|wasm").new_page()

    def serve(route):
        response = route.fetch()
        policy = response.headers["content-security-policy"].replace(" 'wasm-unsafe-eval'", "")
        assert policy != response.headers["content-security-policy"]
        route.fulfill(response=response, headers={**response.headers, "content-security-policy": policy})

    page.route(f"{server.url}/", serve)
    page.goto(server.url)
    sees_only(page, "pageProgramRefused")


def test_a_browser_without_webassembly_is_told_so(server, chromium):
    browser = chromium.launch("--js-flags=--jitless")
    page = browser.new_page(viewport=SMALL_PHONE)
    page.goto(server.url)
    assert page.evaluate("typeof WebAssembly") == "undefined"
    sees_only(page, "pageProgramOff")
    browser.close()


def test_a_scorekeepers_link_says_it_too(server, new_context):
    page = without(new_context, "delete self.WebAssembly")
    page.goto(f"{server.url}/score/AAAAAAAAAAAAAAAAAAAAAA")
    sees_only(page, "pageProgramOff")


@pytest.mark.parametrize("obstacle", ["old", "lockdown"])
def test_links_from_friends_work_all_the_same(new_person, new_context, obstacle):
    zoe = new_person().registers("Zoe").adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    zoe.press("Share")
    zoe.press("Follow link")
    address = zoe.control("Follow link", role="textbox").input_value()
    zoe.press("Done")
    page = without(new_context, OBSTACLES[obstacle][0])
    page.goto(address)
    zoe.scores("Team A")
    expect(page.locator(".follow-goals")).to_have_text(["1", "0"])


def test_a_browser_that_can_run_the_app_shows_no_word_of_this(new_person):
    person = new_person()
    person.sees_title("Players")
    for place in ("#unable", "#unkept"):
        expect(person.page.locator(place)).to_be_hidden()
    assert person.page.evaluate("'unable' in document.documentElement.dataset") is False


def test_a_script_that_ends_at_once_is_said(server, new_context):
    page = without(new_context, "delete self.matchMedia", provoked="matchMedia")
    page.goto(server.url)
    expect(page.get_by_text(texts("en")["pageBroken"])).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("link", name="Open the app again")).to_be_visible()


# --- Browsers that keep nothing

UNKEPT = {
    "none": "Object.defineProperty(self, 'indexedDB', { value: undefined })",
    "forbidden": "indexedDB.open = () => { throw new DOMException('', 'SecurityError'); }",
    "failing": """indexedDB.open = () => {
      const request = { error: new DOMException('', 'InvalidStateError') };
      setTimeout(() => request.onerror());
      return request;
    }""",
    # As in Firefox when a page may keep nothing
    "no-channel": """
      Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });
      self.BroadcastChannel = class { constructor() { throw new DOMException('', 'SecurityError'); } };""",
}


@pytest.mark.parametrize("script", UNKEPT.values(), ids=UNKEPT)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_page_that_can_keep_nothing_says_so_before_the_program_is_there_and_runs(
    server, new_context, script, language
):
    page = without(new_context, script, locale=language)
    held = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(server.url, wait_until="commit")
    words = texts(language)
    told = page.locator("#unkept")
    expect(told).to_have_text(f"{words['bannerStorageUnavailable']} {words['pageOpenElsewhere']}")
    expect(told).to_be_in_viewport(ratio=0.99)
    for route in held:
        route.continue_()
    page.unroute("**/*.wasm")
    # The app says it now.
    expect(told).to_be_hidden()
    expect(page.locator("#message")).to_contain_text(words["bannerStorageUnavailable"])
    expect(page.locator("#unable")).to_be_hidden()
