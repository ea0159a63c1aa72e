"""Every address that a page of the site names leads somewhere, and the app can be installed from there."""

from urllib.parse import urljoin

import pytest
from addresses import dead_addresses, fetch, page_at

LANGUAGES = ["en", "ko", "es", "de", "pl", "ar"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/nowhere", "/samples/"])
def test_each_address_on_a_page_of_the_site_leads_somewhere(server, path, language):
    url = server.url + path
    page = page_at(url, language)

    assert path == "/samples/" or page.language == language
    assert page.found and dead_addresses(url, page) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_of_a_page_is_in_its_language_and_its_addresses_lead_somewhere(
        server, language, open_page):
    # The page names the language, because browsers fetch a manifest without cookies.
    page = open_page(server.url, locale=language)
    address = page.locator("[rel=manifest]").evaluate("(link) => link.href")
    manifest = page.context.request.get(address, headers={"Accept-Language": "en"}).json()

    assert manifest["lang"] == language
    named = manifest["icons"] + manifest["shortcuts"] + manifest["screenshots"]
    paths = [one.get("src") or one["url"] for one in named] + [manifest["start_url"]]
    assert {path: fetch(urljoin(address, path))[0] for path in paths} == dict.fromkeys(paths, 200)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_finds_nothing_that_keeps_people_from_installing_the_app(
        server, language, new_context):
    page = new_context(locale=language).new_page()
    page.goto(server.url)
    session = page.context.new_cdp_session(page)

    manifest = session.send("Page.getAppManifest")
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert manifest["errors"] == [] and f'"lang": "{language}"' in manifest["data"]
    assert problems == []
