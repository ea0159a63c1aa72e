"""Two windows of one browser: each keeps what the other writes, and one of them whistles."""

from people import *
from test_full_time import at_kick_off, is_later, recorded
from waiting import wait_until

# Without this, a window hears of the other at once, and follows it before it writes anything.
DEAF = "self.BroadcastChannel = class { postMessage() {} };"
# Whether the stored preferences contain a text.
HAS_STORED = """(text) => new Promise((resolve) => {
  const opening = indexedDB.open("football-gather");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("records").objectStore("records").get("preferences");
    reading.onsuccess = () => {
      opening.result.close();
      resolve(new TextDecoder().decode(reading.result).includes(text));
    };
  };
})"""


def is_deaf(page):
    page.context.add_init_script(DEAF)


def opens_settings(person):
    person.press("Settings", role="link")
    person.sees_title("Settings")


class Held:
    """A window's next request for changes, whose response the test decides about."""

    def __init__(self, person):
        self.routes = []
        self.page = person.page
        self.page.route("**/api/squads/*/changes", lambda route: self.routes.append(route))

    def is_refused(self):
        """Refuses the request, as the server does when its login has ended."""
        for route in self.routes:
            route.fulfill(status=401)
        self.page.unroute("**/api/squads/*/changes")


def adds_in_another_window(person):
    """Opens another window, whose last change is on its way to the server."""
    other = person.opens_another_page()
    expect(other.row("Ann")).to_be_visible()
    other.is_saved_online()
    held = Held(other)
    other.adds("Ben")
    other.waits_for_the_disk()
    while not held.routes:
        other.page.wait_for_timeout(10)
    return other, held


def test_settings_of_two_windows_keep_each_other(new_person):
    one = new_person(before=is_deaf).goes_on_without_an_account()
    other = one.opens_another_page()
    opens_settings(one)
    one.pick(one.control("한국어", role="radio"))
    expect(one.page.locator("html")).to_have_attribute("lang", "ko")
    other.goes_to_the_login()
    other.tap(other.control("Remember me", role="switch"))
    expect(other.control("Remember me", role="switch")).not_to_be_checked()
    # The login says nothing of the disk.
    wait_until(other.page, HAS_STORED, '"forgetsUsername":true')
    other.reloads()
    expect(other.page.locator("html")).to_have_attribute("lang", "ko")
    expect(other.page.get_by_role("switch", checked=False)).to_have_count(2)


def test_a_late_refusal_does_not_bring_back_an_account_that_another_window_ended(new_person):
    one = new_person(before=is_deaf, provoked=status(401)).registers("Zoe").adds("Ann")
    one.is_saved_online()
    other, held = adds_in_another_window(one)
    one.logs_out()
    held.is_refused()
    # The other window notices that its account has ended, and a third begins without it.
    expect(other.row("Ann")).to_have_count(0)
    third = other.opens_another_page()
    expect(third.control("I have an account", role="link")).to_be_visible()
    expect(third.row("Ann")).to_have_count(0)


def test_a_late_refusal_does_not_end_a_login_that_another_window_made_since(new_person):
    one = new_person(before=is_deaf, provoked=status(401)).registers("Zoe").adds("Ann")
    one.is_saved_online()
    other, held = adds_in_another_window(one)
    one.logs_out()
    one.logs_in("Zoe")
    expect(one.row("Ann")).to_be_visible()
    one.is_saved_online()
    held.is_refused()
    other.is_saved_online()
    one.reloads()
    one.is_saved_online()
    opens_settings(one)
    one.sees("Saved online")


def test_of_two_windows_one_whistles(new_person):
    one = at_kick_off(new_person)
    other = one.opens_another_page()
    # Browsers play sounds only in windows that were tapped.
    other.resumes_gather()
    one.starts_clock()
    expect(other.control("Pause")).to_be_visible()
    other.page.evaluate(IN_SIGHT, False)
    is_later(one, minutes=10)
    other.page.evaluate(IN_SIGHT, True)
    for window in (one, other):
        window.is_told("Full time")
        window.page.wait_for_function("() => recorded.includes('vibrate')")
    one.page.wait_for_timeout(1_000)
    whistles = [event for window in (one, other) for event in recorded(window)]
    assert whistles.count("whistle") == 1
