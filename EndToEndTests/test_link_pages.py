"""The pages on which friends answer or see a table: accessible, in every window, with controls that fingers can tap."""

import re

import pytest
from accessibility import (
    accessibility_problems, problems_of_large_text, reading_problems, size_problems, unseen_choices, unseen_focus)
from conftest import DESKTOP, PHONE, ROOT

PAGES = sorted(
    page for kind in ("reply", "table") for page in (ROOT / ".build-pages" / kind).glob("*.html"))
SMALLEST = {"width": 320, "height": 568}
LANDSCAPE = {"width": 780, "height": 360}
SHEETS = [ROOT / "Web/styles" / name for name in ("01-tokens.css", "02-ground.css", "05-match.css")]
SHEETS += [ROOT / "Web/follow/follow.css"]
STYLE = "\n".join(sheet.read_text() for sheet in SHEETS)


@pytest.fixture(scope="module")
def shared_page(browser):
    page = browser.new_page(viewport=PHONE, reduced_motion="reduce", is_mobile=True, has_touch=True)
    yield page
    page.close()


def show(page, file):
    """Shows a page as a server sends it, with its style sheet and without its script."""
    html = re.sub(r"<script.*?</script>", "", file.read_text())
    page.set_content(html.replace('<link rel="stylesheet" href="/follow.css">', f"<style>{STYLE}</style>"))


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_a_page_fits_every_window_breaks_no_word_and_is_accessible(shared_page, file):
    problems = []
    show(shared_page, file)
    for window in (DESKTOP, LANDSCAPE, SMALLEST, PHONE):
        shared_page.set_viewport_size(window)
        found = size_problems(shared_page) + reading_problems(shared_page)
        problems += [f"{window['width']} pixels: {one}" for one in found]
    problems += problems_of_large_text(shared_page)
    if not file.name.endswith(".ko.html"):
        problems += accessibility_problems(shared_page)
    assert problems == []


ENGLISH = [page for page in PAGES if page.name.endswith(".en.html")]


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.stem)
def test_what_is_chosen_is_seen_in_forced_colors(page_in_forced_colors, file):
    show(page_in_forced_colors, file)
    assert unseen_choices(page_in_forced_colors) == []


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.stem)
def test_the_focus_is_seen_wherever_the_tab_key_leads(shared_page, file):
    show(shared_page, file)
    assert unseen_focus(shared_page) == set()
