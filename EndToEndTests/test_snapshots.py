"""Every stored page of a screen: accessible, in its window, and with room for fingers."""

import pytest
from accessibility import accessibility_problems, size_problems
from conftest import DESKTOP, PHONE
from snapshots import SNAPSHOTS, show

TABLET = {"width": 900, "height": 700}


@pytest.fixture(scope="module")
def shared_page(browser):
    """One page for all tests: what they show replaces what was there."""
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


# In Korean the markup is the same but for its texts.
@pytest.mark.parametrize(
    "snapshot", [one for one in SNAPSHOTS if one.name.endswith(".en.html")],
    ids=lambda snapshot: snapshot.stem)
def test_a_stored_page_is_accessible(shared_page, snapshot):
    show(shared_page, snapshot)
    assert accessibility_problems(shared_page) == []
