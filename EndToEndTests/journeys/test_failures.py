"""Errors around the app: it explains each in a sentence, loses nothing, and goes on."""

from urllib.request import Request, urlopen

import pytest
from people import *

WRITE_JUNK = """pattern => new Promise((resolve, reject) => {
  const opening = indexedDB.open('football-gather');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('records', 'readwrite');
    const records = transaction.objectStore('records');
    records.getAllKeys().onsuccess = ({ target }) => {
      for (const key of target.result) {
        if (new RegExp(pattern).test(key)) records.put(new Uint8Array([123, 1, 2, 3]), key);
      }
    };
    transaction.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""


@pytest.mark.parametrize(
    "response",
    [{"status": 500, "body": "{}"},
     {"status": 200, "content_type": "text/html", "body": "<h1>Hotel Paradise</h1>"}],
    ids=["an error", "a hotel's login page"])
def test_a_server_that_responds_with_nonsense_is_reported_and_gets_everything_later(
    new_person, response
):
    # The live stream may be opened meanwhile, and get such a response too.
    person = new_person(provoked=f"{status(500)}|EventSource's response").registers("Zoe")
    person.is_saved_online()
    person.page.route("**/api/**", lambda route: route.fulfill(**response))
    person.adds("Ann")
    person.is_told("The server has a problem. Your changes are kept on this device")
    person.sees("1 change not yet saved online")
    person.adds("Bob")
    person.sees("2 changes not yet saved online")
    person.page.unroute("**/api/**")
    assert names_online(person) == ["Ann", "Bob"]
    expect(person.control("Dismiss")).to_have_count(0)


def test_a_server_that_never_responds_does_not_delay_the_user(new_person):
    person = new_person(provoked=OFFLINE + "|Failed to load")
    person.registers("Zoe").adds("Ann")
    person.is_saved_online()
    hanging = []
    person.page.route("**/api/**", lambda route: hanging.append(route))
    person.adds("Bob", "Cleo").plays(["Ann"], ["Bob"])
    person.scores("Team A")
    person.sees("Saving 4 changes…")
    for route in hanging:
        route.abort()
    person.page.unroute("**/api/**")
    person.ends_gather()
    assert names_online(person) == ["Ann", "Bob", "Cleo"]


def test_a_login_that_ended_while_offline_loses_nothing(new_person):
    person = new_person(provoked=f"{OFFLINE}|{status(401)}").registers("Zoe").adds("Ann")
    person.is_saved_online()
    person.loses_the_network()
    cookies = {one["name"]: one["value"] for one in person.page.context.cookies()}
    token = cookies["gather_token"]
    urlopen(Request(
        f"{person.url}/api/users/logout", method="POST",
        headers={"Authorization": f"Bearer {token}"})).close()
    person.adds("Bob")
    person.finds_the_network()
    person.sees("Log in again to save 1 change online")
    person.adds("Cleo")
    person.press("Settings", role="link")
    person.press("Login")
    expect(person.field("Username")).to_have_value("Zoe")
    person.logs_in("Zoe")
    assert names_online(person) == ["Ann", "Bob", "Cleo"]


def test_the_app_goes_on_in_a_browser_that_stores_nothing_and_says_so(new_person):
    refuse = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); }"
    person = new_person(before=lambda page: page.add_init_script(refuse))
    person.is_told("This browser does not keep anything (is this a private window?).")
    person.press("Dismiss")
    person.registers("Zoe").adds("Ann", "Bob")
    assert names_online(person) == ["Ann", "Bob"]
    person.plays(["Ann"], ["Bob"])
    person.scores("Team A")
    person.ends_gather()
    person.opens_result("1-0")
    assert len(what_is_online(person)) == 1


def test_a_device_without_room_says_so_and_stores_everything_once_it_has_room(new_person):
    fill = """
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...all) {
        if (self.isFull) throw new DOMException('', 'QuotaExceededError');
        return put.apply(this, all);
      };"""
    person = new_person(before=lambda page: page.add_init_script(fill))
    person.goes_on_without_an_account().adds("Ann")
    person.page.evaluate("self.isFull = true")
    person.adds("Bob")
    person.is_told("This device has no space left.")
    person.adds("Cleo")
    person.page.evaluate("self.isFull = false")
    person.adds("Dan")
    person.reloads()
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        expect(person.row(name)).to_be_visible()


def test_storage_that_fills_up_says_so_while_everything_is_still_stored(new_person):
    estimate = """navigator.storage.estimate = async () => ({
      quota: 60_000_000, usage: self.isFilling ? 58_000_000 : 1_000_000 });"""
    person = new_person(before=lambda page: page.add_init_script(estimate))
    person.goes_on_without_an_account().adds("Ann")
    expect(person.control("Dismiss")).to_have_count(0)
    # As when the user takes the phone out of the pocket again.
    looks = "document.dispatchEvent(new Event('visibilitychange'))"
    person.page.evaluate(f"self.isFilling = true; {looks}")
    person.is_told("This device is low on space. Everything is saved;")
    person.adds("Bob")
    person.page.evaluate(f"self.isFilling = false; {looks}")
    expect(person.control("Dismiss")).to_have_count(0)


def test_a_page_with_what_could_not_be_stored_is_not_left_without_a_question(new_person):
    fill = """
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...all) {
        if (self.isFull) throw new DOMException('', 'QuotaExceededError');
        return put.apply(this, all);
      };"""
    person = new_person(before=lambda page: page.add_init_script(fill))
    person.goes_on_without_an_account().adds("Ann")
    asked = []

    def stay(dialog):
        asked.append(dialog.type)
        dialog.dismiss()

    person.page.on("dialog", stay)
    person.page.evaluate("self.isFull = true")
    person.adds("Bob")
    person.is_told("This device has no space left.")
    person.page.close(run_before_unload=True)
    person.sees("Bob")
    assert asked == ["beforeunload"]


def test_a_damaged_copy_is_reported_and_loaded_from_the_server_again(new_person):
    person = new_person().registers("Zoe").adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.scores("Team B")
    person.ends_gather()
    person.is_saved_online()
    person.page.evaluate(WRITE_JUNK, "^(log/|snapshot)")
    person.reloads()
    person.is_told("could not be read and was set aside. The rest is intact.")
    for name in ("Ann", "Bob"):
        expect(person.row(name)).to_be_visible()
    person.opens_result("0-1")
    person.reloads()
    person.sees("{} won", "Team B")
    expect(person.control("Dismiss")).to_have_count(0)


def test_without_an_account_the_readable_part_of_a_damaged_copy_stays(new_person):
    person = new_person().goes_on_without_an_account().adds("Ann")
    person.page.evaluate("""() => new Promise((resolve) => {
      const opening = indexedDB.open('football-gather');
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('records', 'readwrite');
        transaction.objectStore('records').put(new Uint8Array([1, 2, 3]), 'pending/junk');
        transaction.oncomplete = () => { opening.result.close(); resolve(); };
      };
    })""")
    person.page.evaluate(WRITE_JUNK, "^(line-up|rejections)")
    person.reloads()
    person.is_told("Part of this device’s copy (1 record) could not be read")
    expect(person.row("Ann")).to_be_visible()
    person.adds("Bob")
