"""A phone that has the app fetches an update as the difference from its version, and never a mixture of two."""

import hashlib
import re
import shutil
import subprocess

import pytest
from conftest import ROOT, GatherServer
from playwright.sync_api import expect
from waiting import wait_until

# How many bytes a program of a page or of a service worker took on the network.
TAKEN = """(name) => performance.getEntriesByType('resource')
  .filter((entry) => !name || entry.name.endsWith(name))
  .reduce((sum, entry) => sum + entry.transferSize, 0)"""


@pytest.fixture
def updated_server(gather_program, site_folder, tmp_path, at_the_end):
    """A server with a copy of the client, which a test may change."""
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder)
    server = GatherServer(gather_program, folder, tmp_path)
    at_the_end.callback(server.stop)
    return server, folder


def publish(folder, pattern, old_text, new_text):
    """Publishes a file with one text changed, as the build does; the file's new path."""
    (old,) = folder.glob(pattern)
    changed = old.read_bytes().replace(old_text, new_text)
    assert changed != old.read_bytes() and len(old_text) == len(new_text)
    name, _, ending = old.name.split(".")
    new = old.with_name(f"{name}.{hashlib.sha256(changed).hexdigest()[:16]}.{ending}")
    new.write_bytes(changed)
    delta = subprocess.run(
        ["python3", ROOT / "scripts/client", "delta", old, new], check=True, capture_output=True
    ).stdout
    new.with_name(f"{new.name}.{old.name.split('.')[1]}.dcz").write_bytes(delta)
    for file in folder.glob(f"{pattern}.*"):
        if file.name.startswith(old.name) or file.suffix in (".br", ".gz"):
            file.unlink()
    for name in ("index.html", "service-worker.js"):
        file = folder / name
        text = file.read_text().replace(old.name, new.name)
        file.write_text(text.replace('const version="', 'const version="new-'))
        subprocess.run(["brotli", "--force", file], check=True)
        file.with_name(f"{name}.gz").unlink()
    old.unlink()
    return str(new.relative_to(folder))


@pytest.mark.parametrize(("pattern", "old", "new"), [
    ("texts/en.*.txt", b"Search players", b"Search friends"),
    ("app.*.wasm", b"recovery-key", b"recovery-kez"),
], ids=["texts", "program"])
def test_an_update_of_one_text_transfers_little_of_its_file(
    new_context, updated_server, pattern, old, new
):
    server, folder = updated_server
    # The server is gone while it restarts.
    page = new_context(provoked="net::ERR_").new_page()
    page.goto(server.url)
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    whole = page.evaluate(TAKEN, "")
    server.stop()
    name = publish(folder, pattern, old, new)
    server.start()

    # The browser writes its dictionaries down when it has time.
    wait_until(
        page, """async (name) => {
             const response = await fetch(`/${name}`, { method: 'HEAD' });
             return response.headers.get('Content-Encoding') === 'dcz';
           }""", name)
    page.evaluate("navigator.serviceWorker.ready.then((one) => one.update())")
    expect(page.get_by_text("A new version is ready.")).to_be_visible()

    (worker,) = page.context.service_workers[-1:]
    update = worker.evaluate(TAKEN, "")
    assert 0 < worker.evaluate(TAKEN, name) < whole * 0.15
    assert update < whole * 0.15
    page.reload()
    assert page.evaluate(
        "(name) => performance.getEntriesByType('resource').some((one) => one.name.endsWith(name))",
        name)


# --- A page that the browser kept of a version which the server has no more

# What Chromium says where service workers are blocked.
NO_WORKER = "reading 'active'|property 'active'"
# Screens with their paths, and a button or a link on each.
SCREENS = {"Players": ("", ("link", "Season")), "Settings": ("#/settings", ("button", "Back"))}
FILES = {"script": "host", "program": "app", "rest": "rest", "texts": "texts/en"}


def keeps_old_page(page, url, file, times):
    """Lets the browser begin with a page of another version, as often as this; returns what was asked for."""
    asked = []

    def serve(route):
        asked.append(route.request.url)
        if len(asked) > times:
            return route.continue_()
        response = route.fetch()
        body = re.sub(rf"/{file}\.[0-9a-f]{{16}}\.", f"/{file}.{'0' * 16}.", response.text())
        return route.fulfill(response=response, body=body)

    page.route(url, serve)
    return asked


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)
@pytest.mark.parametrize("title", SCREENS)
def test_a_page_of_another_version_is_opened_again_whole(server, new_context, file, title):
    page = new_context(service_workers="block", provoked=f"status of 404|{NO_WORKER}").new_page()
    asked = keeps_old_page(page, f"{server.url}/", file, 1)
    path, way_on = SCREENS[title]
    page.goto(f"{server.url}/{path}")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    # The program sets it, once it shows something.
    expect(page).to_have_title(re.compile(title))
    page.get_by_role(way_on[0], name=way_on[1]).click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(title)
    assert len(asked) == 2
    expect(page.locator("#unreached")).to_be_hidden()


@pytest.mark.parametrize("file", ["host", "app", "texts/en"])
def test_a_version_that_stays_away_is_said_at_once_and_tried_no_more(server, new_context, file):
    page = new_context(service_workers="block", provoked=f"status of 404|HTTP status 404|{NO_WORKER}").new_page()
    asked = keeps_old_page(page, f"{server.url}/", file, 9)
    page.goto(server.url)
    expect(page.get_by_text("The app has not loaded yet.")).to_be_visible(timeout=10_000)
    assert len(asked) == 2
    # And when it is there
    page.unroute(f"{server.url}/")
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Players")
