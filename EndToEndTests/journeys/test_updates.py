"""A phone that has the app fetches an update as the difference from its version."""

import hashlib
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
def updated_server(gather_program, site_folder, tmp_path):
    """A server with a copy of the client, which a test may change."""
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder)
    server = GatherServer(gather_program, folder, tmp_path)
    yield server, folder
    server.stop()


def publish(folder, pattern, old_text, new_text):
    """Publishes a file with one text changed, as the build does; the file's new path."""
    (old,) = folder.glob(pattern)
    changed = old.read_bytes().replace(old_text, new_text)
    assert changed != old.read_bytes() and len(old_text) == len(new_text)
    name, _, ending = old.name.split(".")
    new = old.with_name(f"{name}.{hashlib.sha256(changed).hexdigest()[:16]}.{ending}")
    new.write_bytes(changed)
    delta = subprocess.run(
        [ROOT / "scripts/write-delta.sh", old, new], check=True, capture_output=True
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
