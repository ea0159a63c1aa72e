"""The device stores all records of a transaction, or reports that it stored none."""

import pytest

from fixture_page import *


def test_stored_records_are_there_after_a_reload(fixture_page):
    page = fixture_page.page
    fixture_page.command("store 3")
    fixture_page.wait_for_log("stored 7")
    fixture_page.reload()
    fixture_page.command("load")
    fixture_page.wait_for_log("loaded")
    assert fixture_page.log() == [
        "loaded a/2 ", "loaded a/é first", "loaded b/한 third", "loaded big \x07\x07\x07", "loaded",
    ]
    fixture_page.command("forget a/2")
    fixture_page.wait_for_log("stored 8")
    fixture_page.reload()
    fixture_page.command("load a/")
    fixture_page.wait_for_log("loaded")
    assert fixture_page.log() == ["loaded a/é first", "loaded"]


def test_records_of_the_first_version_are_read_and_its_pages_read_no_more(
        new_context, fixture_site):
    page = new_context().new_page()
    # Any page of the site that opens no database.
    page.goto(f"{fixture_site.url}/manifest.webmanifest")
    page.evaluate("""() => new Promise((resolve, reject) => {
      const request = indexedDB.open('football-gather', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('records')
        .put(new TextEncoder().encode('kept'), 'a/1');
      request.onsuccess = () => { request.result.close(); resolve(); };
      request.onerror = reject;
    })""")
    page.goto(fixture_site.url)
    fixture = FixturePage(page)
    fixture.command("load")
    fixture.wait_for_log("loaded")
    assert fixture.log() == ["loaded a/1 kept", "loaded"]
    assert page.evaluate("""() => new Promise(resolve => {
      const request = indexedDB.open('football-gather', 1);
      request.onsuccess = () => resolve('opened');
      request.onerror = () => resolve(request.error.name);
    })""") == "VersionError"


def test_windows_write_for_an_edition_and_preferences_by_member(fixture_page):
    page = fixture_page.page
    fixture_page.command('put =edition - edition 7 +preferences {"language":"ko","username":"ann"}')
    fixture_page.wait_for_log("stored 3")
    fixture_page.command("put =edition 6 edition 8")
    fixture_page.wait_for_log("storeFailed 2 4")
    fixture_page.command("put =edition - edition 8 a/1 never")
    fixture_page.wait_for_log("storeFailed 3 4")
    fixture_page.command('put =edition 7 +preferences {"language":null,"countsUp":true}')
    fixture_page.wait_for_log("stored 2")
    fixture_page.reload()
    fixture_page.command("load")
    fixture_page.wait_for_log("loaded")
    assert fixture_page.log() == [
        "loaded edition 7",
        'loaded preferences {"language":null,"username":"ann","countsUp":true}', "loaded",
    ]


@pytest.mark.parametrize(
    "script, reason",
    [
        ("Object.defineProperty(self, 'indexedDB', {value: undefined})", 2),
        ("indexedDB.open = () => { throw new DOMException('', 'SecurityError') }", 2),
        ("indexedDB.open = () => ({})", 2),
        ("IDBObjectStore.prototype.put = () => { throw new DOMException('', 'DataError') }", 3),
        ("IDBObjectStore.prototype.delete = function () { this.transaction.abort(); }", 3),
        ("IDBObjectStore.prototype.put = function () {"
         "  throw new DOMException('', 'QuotaExceededError') }", 1),
    ],
    ids=["missing", "forbidden", "silent", "refused", "aborted", "full"],
)
def test_an_error_is_reported_with_its_reason(new_context, fixture_site, script, reason):
    page = new_context().new_page()
    page.add_init_script(script)
    page.goto(fixture_site.url)
    failing = FixturePage(page)
    command, token = ("forget a", 8) if "delete" in script else ("store 3", 7)
    failing.command(command)
    failing.wait_for_log(f"storeFailed {token} {reason}")
    if reason == 2:
        failing.command("load")
        failing.wait_for_log("loadFailed 2")


def test_a_transaction_that_fails_midway_stores_nothing(new_context, fixture_site):
    context = new_context()
    page = context.new_page()
    page.add_init_script(
        """const put = IDBObjectStore.prototype.put;
           IDBObjectStore.prototype.put = function (value, key) {
             if (key === 'b/한') throw new DOMException('', 'QuotaExceededError');
             return put.call(this, value, key);
           };""")
    page.goto(fixture_site.url)
    failing = FixturePage(page)
    failing.command("store 3")
    failing.wait_for_log("storeFailed 7 1")
    failing.command("load")
    failing.wait_for_log("loaded")
    assert [line for line in failing.log() if line.startswith("loaded")] == ["loaded"]
