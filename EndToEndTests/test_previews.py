"""What chats show beside a link, as programs read it that preview links."""

import re
from html import unescape

import pytest
from conftest import ROOT
from previews import EXTRACTORS

# A part that replaces that of an open page is no page.
PAGES = sorted(
    page for kind in ("reply", "follow", "table") for page in (ROOT / ".build-pages" / kind).glob("*.html")
    if not page.name.startswith("deleted."))
SITE = ROOT / ".build-client/site"
# All people of the pages on which friends answer, as in the list and as they typed their names.
NAMES = re.compile(r"\b(Ann|Ben|Zoe|Cem|Player Number|You are)\b|지성|Rain")


@pytest.mark.parametrize("read", EXTRACTORS, ids=lambda read: read.__name__)
@pytest.mark.parametrize("name", ["index", "404"])
def test_the_app_and_the_page_for_a_wrong_address_describe_themselves_in_each_language(name, read):
    descriptions = {read(page.read_text())[1] for page in SITE.glob(f"{name}.*.html")}
    assert all(descriptions) and len(descriptions) == len(list(SITE.glob(f"{name}.*.html"))) >= 5


@pytest.mark.parametrize("read", EXTRACTORS, ids=lambda read: read.__name__)
@pytest.mark.parametrize("file", PAGES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_page_says_what_it_is_and_no_previewer_takes_its_text(file, read):
    page = file.read_text()
    title, description, picture = read(page)
    (said,) = re.findall('<meta property="og:description" content="([^"]+)">', page)
    assert title and description
    assert description.strip() == unescape(said)
    if file.parent.name == "reply":
        assert not NAMES.search(f"{title} {description}")
    assert not picture or not picture.startswith("data:")
