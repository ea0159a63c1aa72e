"""The samples' first page, and that samples and app do not load each other."""

import pytest
from accessibility import accessibility_problems
from conftest import DESKTOP, PHONE
from playwright.sync_api import expect

SAMPLES = ["Counter", "Clock", "Login", "Movies"]


@pytest.mark.parametrize("name", SAMPLES)
def test_the_first_page_links_to_each_sample_and_each_links_back(open_page, server, name):
    page = open_page(f"{server.url}/samples")
    page.get_by_role("link", name=name).tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page).to_have_url(f"{server.url}/samples/{name.lower()}/")
    page.get_by_role("link", name="All samples").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Samples")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_the_first_page_is_accessible(open_page, server, viewport):
    page = open_page(f"{server.url}/samples/", viewport=viewport, is_mobile=viewport == PHONE)
    expect(page.get_by_role("listitem")).to_have_count(len(SAMPLES))
    assert accessibility_problems(page) == []


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_does_not_store_the_app_on_the_device(open_page, server, name):
    page = open_page(f"{server.url}/samples/{name.lower()}/")
    expect(page.get_by_role("link", name="All samples")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    assert "football-gather" not in page.evaluate(
        "indexedDB.databases().then(all => all.map(one => one.name))")


def test_the_app_does_not_fetch_the_samples(open_page, server):
    page = open_page(server.url)
    expect(page.get_by_role("button", name="Add player")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready")
    kept = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
          return keys.flat().map(request => new URL(request.url).pathname);
        }""")
    assert "/" in kept
    assert [path for path in kept if path.startswith("/samples")] == []
