"""The second visit needs no network, and an update arrives whole or not at all."""

import re
import shutil

import pytest
from fixture_page import *
from waiting import wait_until

ACTIVE = "navigator.serviceWorker.ready.then(({active}) => active.state)"


def visit(context, site):
    page = context.new_page()
    page.goto(site.url)
    page.wait_for_selector("#counter")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    return page


def publish(site, old, new, broken=False):
    """Publishes another version, with another title; a broken one lacks a file."""
    index = site.folder / "index.html"
    index.write_text(index.read_text().replace(old, new))
    worker = site.folder / "service-worker.js"
    text = re.sub(r'const version="\w+"', f'const version="{new.encode().hex()}"',
                  worker.read_text())
    if broken:
        text = text.replace('["/",', '["/","/missing.js",')
    else:
        text = text.replace('"/missing.js",', "")
    worker.write_text(text)


def test_the_second_visit_needs_no_network_and_transfers_nothing(new_context, fixture_site):
    context = new_context()
    visit(context, fixture_site).close()
    fixture_site.requests.clear()
    context.set_offline(True)
    page = context.new_page()
    page.goto(fixture_site.url)
    FixturePage(page).command("count")
    assert page.text_content("#counter") == "1"
    assert page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".reduce((sum, entry) => sum + entry.transferSize, 0)") == 0
    assert fixture_site.requests == []


def test_the_first_visit_fetches_everything_once(new_context, fixture_site):
    page = visit(new_context(service_workers="allow"), fixture_site)
    page.wait_for_load_state("networkidle")
    wasm = [entry for entry in page.evaluate(
        "performance.getEntriesByType('resource').map(entry => entry.name)") if ".wasm" in entry]
    assert len(wasm) == 1


def test_an_update_is_announced_and_arrives_whole(new_context, fixture_site):
    context = new_context()
    page = visit(context, fixture_site)
    publish(fixture_site, "<title>Football Gather", "<title>New")
    page.evaluate("navigator.serviceWorker.ready.then(one => one.update())")
    FixturePage(page).wait_for_log("updateReady")
    context.set_offline(True)
    page.reload()
    assert page.title() == "New"
    assert len(page.evaluate("caches.keys()")) == 1


def test_an_interrupted_update_leaves_the_version_before_it(new_context, fixture_site):
    context = new_context()
    page = visit(context, fixture_site)
    publish(fixture_site, "<title>Football Gather", "<title>Broken", broken=True)
    try_to_update(page)
    context.set_offline(True)
    page.reload()
    page.wait_for_selector("#counter")
    assert page.title() == "Football Gather"
    context.set_offline(False)
    publish(fixture_site, "<title>Broken", "<title>Repaired")
    page.evaluate("navigator.serviceWorker.ready.then(one => one.update())")
    FixturePage(page).wait_for_log("updateReady")
    page.reload()
    assert page.title() == "Repaired"


PLACES = ("index.html", "service-worker.js")


def rename(site, pattern, places=PLACES):
    """Gives a file another hash in its name, as another version of it has; returns both names."""
    [file] = site.folder.glob(pattern)
    name = re.sub(r"[0-9a-f]{16}", "fedcba9876543210", file.name)
    file.rename(file.with_name(name))
    for place in places:
        replace_in(site, place, file.name, name)
    return file.name, name


def replace_in(site, place, old, new):
    path = site.folder / place
    path.write_text(path.read_text().replace(old, new))


def try_to_update(page):
    """Lets the browser try to install the server's version, and waits until it has given up or has it."""
    page.evaluate(
        """navigator.serviceWorker.ready.then(async one => {
             await one.update();
             const worker = one.installing;
             await new Promise(done => {
               // It may have failed already.
               const check = () => (!worker || ['redundant', 'activated'].includes(worker.state)) && done();
               worker?.addEventListener('statechange', check);
               check();
             });
           })""")


@pytest.mark.parametrize(
    "pattern", ["host.*.js", "app.*.wasm", "words.*.txt"], ids=["script", "program", "words"])
def test_a_page_of_one_version_is_never_kept_with_files_of_another(
    new_context, fixture_site, pattern
):
    # Given a server that is being updated: its page is already that of the version after.
    context = new_context()
    page = visit(context, fixture_site)
    publish(fixture_site, "<title>Football Gather", "<title>Next")
    old, new = rename(fixture_site, pattern, ["index.html"])
    shutil.copy(fixture_site.folder / new, fixture_site.folder / old)
    try_to_update(page)
    # Then the version before it stays whole
    context.set_offline(True)
    page.reload()
    FixturePage(page).command("count")
    assert page.title() == "Football Gather"
    context.set_offline(False)
    # And the next one comes whole when the server has all of it.
    publish(fixture_site, "<title>Next", "<title>Last")
    replace_in(fixture_site, "service-worker.js", old, new)
    page.evaluate("navigator.serviceWorker.ready.then(one => one.update())")
    FixturePage(page).wait_for_log("updateReady")
    context.set_offline(True)
    page.reload()
    FixturePage(page).command("count")
    assert page.title() == "Last"


KEPT_TEXTS = """caches.keys().then(([name]) => caches.open(name)).then(one => one.keys())
  .then(requests => requests.map(({ url }) => new URL(url).pathname)
    .filter(path => path.startsWith('/texts/')).sort())"""


def test_an_update_brings_the_languages_that_the_device_had(new_context, fixture_site):
    context = new_context()
    page = visit(context, fixture_site)
    [english] = page.evaluate(KEPT_TEXTS)
    assert english.startswith("/texts/en.")
    # When the user chooses Korean, and a new version comes
    count = len(page.evaluate(COUNT))
    page.evaluate(
        """() => fetch(document.documentElement.dataset.texts.split(' ')
             .find(address => address.startsWith('/texts/ko.')))""")
    wait_for_files(page, count + 1)
    publish(fixture_site, "<title>Football Gather", "<title>New")
    for pattern in ("texts/en.*.txt", "texts/ko.*.txt"):
        rename(fixture_site, pattern)
    page.evaluate("navigator.serviceWorker.ready.then(one => one.update())")
    FixturePage(page).wait_for_log("updateReady")
    # Then
    wait_until(page, "caches.keys().then(names => names.length === 1)", None)
    assert page.evaluate(KEPT_TEXTS) == [
        "/texts/en.fedcba9876543210.txt", "/texts/ko.fedcba9876543210.txt"]


HOLES = {
    "the program": "cache.delete(files.find(file => file.endsWith('.wasm')))",
    "the page": "cache.delete('/')",
    "the texts": "cache.delete(files.find(file => file.startsWith('/texts/')))",
    "all files but the page": "Promise.all(files.slice(1).map(file => cache.delete(file)))",
    "the whole cache": "caches.delete(name)",
}


def clear(page, hole):
    """Clears a part of what the device keeps, as a browser does when its disk fills up."""
    page.evaluate(f"""async () => {{
      const [name] = await caches.keys();
      const cache = await caches.open(name);
      const files = (await cache.keys()).map(({{ url }}) => new URL(url).pathname).sort();
      await {hole};
    }}""")


def wait_for_files(page, count):
    wait_until(
        page, """async count => {
          const [name] = await caches.keys();
          return name && (await (await caches.open(name)).keys()).length === count;
        }""", count)


COUNT = "caches.keys().then(([name]) => caches.open(name)).then(one => one.keys())"


@pytest.mark.parametrize("hole", HOLES.values(), ids=HOLES)
def test_what_the_browser_cleared_is_fetched_and_kept_again_at_the_next_opening(
    new_context, fixture_site, hole
):
    context = new_context()
    page = visit(context, fixture_site)
    count = len(page.evaluate(COUNT))
    clear(page, hole)
    page.reload()
    page.wait_for_selector("#counter")
    wait_for_files(page, count)
    context.set_offline(True)
    page.reload()
    FixturePage(page).command("count")
    assert page.text_content("#counter") == "1"


@pytest.mark.parametrize("hole", HOLES.values(), ids=HOLES)
def test_holes_of_a_version_that_the_server_has_no_more_bring_the_new_one(
    new_context, fixture_site, hole
):
    context = new_context()
    page = visit(context, fixture_site)
    clear(page, hole)
    publish(fixture_site, "<title>Football Gather", "<title>New")
    # Only the new version has a program and texts.
    for pattern in ("app.*.wasm", "texts/en.*.txt"):
        rename(fixture_site, pattern)
    page.reload()
    page.wait_for_selector("#counter")
    assert page.title() == "New"
    wait_until(
        page, "name => caches.keys().then(names => names.join() === name)",
        "<title>New".encode().hex())
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    context.set_offline(True)
    page.reload()
    page.wait_for_selector("#counter")
    assert page.title() == "New"


def test_a_page_with_a_hole_still_opens_without_a_network(new_context, fixture_site):
    context = new_context(provoked="ERR_INTERNET_DISCONNECTED")
    page = visit(context, fixture_site)
    clear(page, "cache.delete(files.find(file => file.endsWith('.svg')))")
    context.set_offline(True)
    page.reload()
    page.wait_for_selector("#counter")


def test_responses_of_the_api_never_come_from_the_cache(new_context, fixture_site):
    page = visit(new_context(provoked="status of 404"), fixture_site)
    fixture_site.requests.clear()
    assert page.evaluate("fetch('/api/players').then(response => response.status)") == 404
    assert fixture_site.requests == ["/api/players"]
