"""Updates of the document change only what differs."""

import pytest

from fixture_page import *


def test_one_changed_row_of_a_thousand_is_one_change_of_text(fixture_page):
    fixture_page.command("list 1000")
    assert fixture_page.changes("rename 500") == [
        {"type": "characterData", "attribute": None, "added": [], "removed": []}
    ]


@pytest.mark.parametrize("command, row", [("toFront 4", "row-4"), ("toBack 2", "row-2")])
def test_a_moved_row_is_moved_once(fixture_page, command, row):
    changes = fixture_page.changes(command)
    assert [change for change in changes if change["type"] == "childList"] in (
        [
            {"type": "childList", "attribute": None, "added": [], "removed": [row]},
            {"type": "childList", "attribute": None, "added": [row], "removed": []},
        ],
    )


def test_an_inserted_and_a_removed_row_are_one_change_each(fixture_page):
    assert [(one["added"], one["removed"]) for one in fixture_page.changes("insert 2")
            if one["type"] == "childList"] == [(["row-6"], [])]
    assert [(one["added"], one["removed"]) for one in fixture_page.changes("remove 3")
            if one["type"] == "childList"] == [([], ["row-3"])]


def test_rows_reach_any_order_and_stay_the_same_elements(fixture_page):
    fixture_page.command("list 60")
    fixture_page.page.evaluate(
        "for (const row of document.querySelectorAll('#rows > li')) row.mark = row.id")
    for seed in range(1, 30):
        fixture_page.command(f"shuffle {seed}")
        fixture_page.command(f"insert {seed}")
        fixture_page.command(f"remove {60 + seed}")
    rows = fixture_page.page.eval_on_selector_all(
        "#rows > li", "all => all.map(one => [one.id, one.mark])")
    assert len(rows) == 60
    assert all(identifier == mark for identifier, mark in rows)


def test_a_page_after_many_updates_equals_the_page_rendered_at_once(fixture_page):
    for seed in range(1, 20):
        fixture_page.command(f"shuffle {seed}")
        fixture_page.command("insert 1")
        fixture_page.command("count")
        fixture_page.command(f"rename {seed % 7}")
    html = "document.querySelector('#rows').outerHTML + document.querySelector('#form').outerHTML"
    updated = fixture_page.page.evaluate(html)
    # Another page and back, so that everything is rendered again.
    fixture_page.page.evaluate("location.hash = '#/other'")
    fixture_page.page.wait_for_selector("#other")
    fixture_page.page.evaluate("location.hash = '#/'")
    fixture_page.page.wait_for_selector("#rows")
    assert fixture_page.page.evaluate(html) == updated


def test_svg_elements_are_updated_as_svg(fixture_page):
    fixture_page.command("count")
    fixture_page.command("count")
    assert fixture_page.page.evaluate(
        """[...document.querySelectorAll('#shape, #shape circle')]
             .map(one => [one.namespaceURI, one.getAttribute('r')])"""
    ) == [["http://www.w3.org/2000/svg", None], ["http://www.w3.org/2000/svg", "2"]]


def test_an_update_with_no_difference_touches_nothing(fixture_page):
    changes = fixture_page.changes("unknown", "#app")
    assert all(change["type"] == "childList" and change["removed"] == [] for change in changes)
    assert fixture_page.changes("rename 99", "#home") == []


@pytest.mark.parametrize("command", ["insert 3", "insert 5", "remove 2", "remove 4", "toFront 4"])
@pytest.mark.parametrize("gone", ["row-1", "row-3", "row-5"])
def test_a_row_that_an_extension_removed_takes_no_other_with_it(fixture_page, gone, command):
    fixture_page.command(command)
    expected = [row for row in fixture_page.rows() if row != gone]
    fixture_page.reload()
    fixture_page.page.wait_for_selector("#rows")
    fixture_page.page.evaluate("id => document.getElementById(id).remove()", gone)
    fixture_page.command(command)
    # It may have come back.
    assert [row for row in fixture_page.rows() if row != gone] == expected


def test_elements_of_an_extension_between_rows_take_the_place_of_none(fixture_page):
    fixture_page.page.evaluate("document.getElementById('row-2').after(document.createElement('li'))")
    fixture_page.command("insert 4")
    rows = fixture_page.rows()
    assert [row for row in rows if row] == ["row-1", "row-2", "row-3", "row-4", "row-6", "row-5"]


def test_rows_around_a_new_one_are_not_touched(fixture_page):
    fixture_page.command("list 200")
    changes = [one for one in fixture_page.changes("insert 100") if one["attribute"] != "data-count"]
    assert [(one["added"], one["removed"]) for one in changes] == [(["row-201"], [])]
