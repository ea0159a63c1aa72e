"""Every stored page is accessible, fits its window, and has controls that fingers can tap."""

import pytest
from accessibility import accessibility_problems, large_text_problems, size_problems
from conftest import DESKTOP, PHONE
from snapshots import SNAPSHOTS, show

TABLET = {"width": 900, "height": 700}


@pytest.fixture(scope="module")
def shared_page(browser):
    """One page for all tests, each of which replaces its contents."""
    page = browser.new_page(viewport=PHONE, reduced_motion="reduce", is_mobile=True, has_touch=True)
    yield page
    page.close()


@pytest.mark.parametrize("snapshot", SNAPSHOTS, ids=lambda snapshot: snapshot.stem)
def test_a_stored_page_fits_into_every_window(shared_page, snapshot):
    problems = []
    show(shared_page, snapshot)
    for window in (TABLET, DESKTOP, PHONE):
        shared_page.set_viewport_size(window)
        problems += [f"{window['width']} pixels: {one}" for one in size_problems(shared_page)]
    assert problems == []


# Hostile names are long words of their own.
@pytest.mark.parametrize(
    "snapshot", [one for one in SNAPSHOTS if "hostile" not in one.name],
    ids=lambda snapshot: snapshot.stem)
def test_a_stored_page_breaks_and_cuts_no_word_in_large_text(shared_page, snapshot):
    show(shared_page, snapshot)
    assert large_text_problems(shared_page) == []


# The Korean pages differ only in their texts.
@pytest.mark.parametrize(
    "snapshot", [one for one in SNAPSHOTS if one.name.endswith(".en.html")],
    ids=lambda snapshot: snapshot.stem)
def test_a_stored_page_is_accessible(shared_page, snapshot):
    show(shared_page, snapshot)
    assert accessibility_problems(shared_page) == []
