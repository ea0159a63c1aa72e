"""What the page itself shows before the program has arrived, which takes it over as it is."""

import re

import pytest
from people import *

# A disk that never answers, so that the opening screen stays; the app's patience has no end.
NO_ANSWER = """
  IDBFactory.prototype.open = () => ({});
  const { setTimeout } = self;
  self.setTimeout = (work, delay) => (delay === 3000 ? 0 : setTimeout(work, delay));"""
COUNT_CHANGES = """
  self.changes = [];
  new MutationObserver((changes) => {
    for (const { type, target } of changes) self.changes.push(`${type} ${target.nodeName}`);
  }).observe(document.getElementById('app'), {
    subtree: true, childList: true, attributes: true, characterData: true,
  });"""
PAINTED = "performance.getEntriesByName('first-contentful-paint').length === 1"


def test_name_and_mark_need_nothing_but_the_page(site, new_context):
    context = new_context(viewport=PHONE)
    # Another language than the page's, so that Swift's first page is noticed.
    context.add_cookies([{"name": "gather_language", "value": "ko", "url": site.url}])
    page = context.new_page()
    page.add_init_script(NO_ANSWER)
    held = []
    page.route(lambda url: url != f"{site.url}/", lambda route: held.append(route))
    page.goto(site.url, wait_until="commit")
    expect(page.get_by_role("heading", name="Football Gather")).to_be_in_viewport()
    expect(page.locator("#page-opening .brand-mark")).to_be_in_viewport()
    page.wait_for_function(PAINTED)
    page.evaluate(COUNT_CHANGES)
    # What comes from now on is not held.
    page.route(lambda url: url != f"{site.url}/", lambda route: route.continue_())
    for route in held:
        route.continue_()
    # Swift sets the language when it shows its first page.
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    assert page.evaluate("changes") == []


@pytest.fixture
def newcomer(new_person):
    """A newcomer whose program is on its way, and what lets it arrive."""
    arrivals = []
    person = new_person(before=lambda page: arrivals.append(holds_the_program(page)))
    return person, arrivals[0]


def test_a_newcomer_sees_the_empty_list_at_once_and_the_program_changes_nothing(newcomer):
    person, let_it_arrive = newcomer
    person.sees_title("Players")
    expect(person.control("Add player")).to_be_in_viewport(ratio=1)
    page = person.page
    page.evaluate(COUNT_CHANGES)
    let_it_arrive()
    # The program has its own timer, and sets the title, once it shows its first page.
    expect(page).to_have_title(re.compile("Players"))
    assert page.evaluate("changes") == []


def test_what_a_newcomer_taps_before_the_program_is_there_counts(newcomer):
    person, let_it_arrive = newcomer
    person.press("Add player")
    let_it_arrive()
    person.sees_title("Add player")
    person.write(person.field("Name"), "Ann")
    person.page.keyboard.press("Enter")
    person.goes_back()
    expect(person.row("Ann")).to_be_visible()


def test_who_taps_a_tab_before_the_program_is_there_comes_to_its_screen(newcomer):
    person, let_it_arrive = newcomer
    person.press("Settings", role="link")
    let_it_arrive()
    person.sees_title("Settings")


def test_the_address_counts_that_the_page_has_when_the_program_is_there(newcomer):
    person, let_it_arrive = newcomer
    person.sees_title("Players")
    person.page.evaluate("location.hash = '#/settings'")
    let_it_arrive()
    person.sees_title("Settings")


def test_a_newcomer_whose_program_does_not_come_is_told_so(new_person):
    arrivals = []

    def hurry(page):
        # The page waits long before it says so.
        page.add_init_script("""
          const { setTimeout } = self;
          self.setTimeout = (work, delay) => setTimeout(work, delay === 12000 ? 0 : delay);""")
        arrivals.append(holds_the_program(page))

    person = new_person(before=hurry)
    [let_it_arrive] = arrivals
    person.sees_title("Players")
    expect(person.page.get_by_text("The app has not loaded yet.")).to_be_visible()
    let_it_arrive()
    expect(person.page.get_by_text("The app has not loaded yet.")).to_be_hidden()


def test_a_tap_hides_no_word_about_a_program_that_did_not_come(new_person):
    person = new_person(
        before=lambda page: page.route("**/*.wasm", lambda route: route.abort()),
        provoked="net::ERR_FAILED|Failed to fetch")
    expect(person.page.get_by_text("The app has not loaded yet.")).to_be_visible()
    person.press("Add player")
    expect(person.page.get_by_text("The app has not loaded yet.")).to_be_visible()
    person.page.unroute("**/*.wasm")
    person.press("Try again", role="link")
    person.press("Add player")
    person.sees_title("Add player")


def sees_the_opening(page):
    expect(page.get_by_role("heading", name="Football Gather")).to_be_in_viewport()
    # All that the page does before the program is there
    page.wait_for_load_state("load")
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 500))")
    expect(page.get_by_role("heading", level=1)).to_have_text("Football Gather")


def test_who_has_players_never_sees_an_empty_list(new_person):
    # Without a service worker, from which the program would come at once.
    person = new_person(service_workers="block", provoked="reading 'active'|property 'active'")
    person.adds("Ann")
    let_it_arrive = holds_the_program(person.page)
    # As when the browser ended without telling the page.
    person.page.add_init_script("localStorage.clear()")
    person.page.reload(wait_until="commit")
    sees_the_opening(person.page)
    let_it_arrive()
    expect(person.row("Ann")).to_be_visible()


@pytest.mark.parametrize(("path", "cookie"), [
    ("", "gather_here"), ("#/settings", None), ("score/AAAAAAAAAAAAAAAAAAAAAA", None),
], ids=["who-lost-the-data", "another-screen", "scorekeeping"])
def test_only_who_is_new_and_asks_for_the_list_sees_the_empty_one(site, new_context, path, cookie):
    context = new_context(viewport=PHONE, provoked="status of 404")
    if cookie:
        context.add_cookies([{"name": cookie, "value": "1", "url": site.url}])
    page = context.new_page()
    holds_the_program(page)
    if path.startswith("score"):
        # This server knows no links; the real one answers with the same page.
        page.route(f"{site.url}/{path}", lambda route: route.fulfill(
            response=route.fetch(url=f"{site.url}/")))
    page.goto(f"{site.url}/{path}", wait_until="commit")
    sees_the_opening(page)
