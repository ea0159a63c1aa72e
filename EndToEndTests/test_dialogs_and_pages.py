"""Dialogs close only when the program renders none, and the focus is where users expect it."""

import pytest

from fixture_page import *

IS_MODAL = "document.querySelector('dialog')?.matches(':modal') ?? false"


@pytest.fixture
def opened(fixture_page):
    fixture_page.page.click("#open")
    assert fixture_page.page.evaluate(IS_MODAL)
    return fixture_page


def test_a_dialog_has_the_focus_and_gives_it_back(opened):
    assert opened.active() == "inDialog"
    opened.page.click("#close")
    assert not opened.page.evaluate(IS_MODAL)
    assert opened.active() == "open"


@pytest.mark.parametrize("pointer, is_modal_at_once", [("mouse", True), ("touch", True), ("pen", True), ("", False)])
def test_a_click_that_a_screen_reader_made_counts_as_one_without_a_pointer(fixture_page, pointer, is_modal_at_once):
    """As Firefox makes it for Orca: with all events of a mouse, whose pointer has no type."""
    is_modal = fixture_page.page.evaluate(
        """([pointerType, isModal]) => {
          const made = { bubbles: true, cancelable: true, detail: 1, pointerType };
          document.getElementById("open").dispatchEvent(new PointerEvent("pointerdown", made));
          document.getElementById("open").dispatchEvent(new PointerEvent("click", made));
          return eval(isModal);
        }""", [pointer, IS_MODAL])
    assert is_modal == is_modal_at_once
    fixture_page.page.wait_for_function(f"() => {IS_MODAL}")


def test_escape_sends_the_dismiss_event_each_time(opened):
    for _ in range(3):
        opened.page.keyboard.press("Escape")
        assert opened.log()[-1] == "close||"
        assert not opened.page.evaluate(IS_MODAL)
        opened.page.keyboard.press("Enter")
        # Without a pointer a dialog is modal a moment later.
        opened.page.wait_for_function(f"() => {IS_MODAL}")


def test_a_dialog_that_the_program_keeps_stays_open(opened):
    opened.page.evaluate("document.querySelector('dialog').dataset.dismiss = 'keep'")
    for _ in range(3):
        opened.page.keyboard.press("Escape")
    assert opened.page.evaluate(IS_MODAL)
    opened.page.evaluate("document.querySelector('dialog').close()")
    opened.wait_for_log("keep||")
    opened.page.wait_for_function(f"() => {IS_MODAL}")


def test_a_tap_beside_a_dialog_sends_its_dismiss_event_and_one_inside_does_not(opened):
    opened.page.click("dialog h2")
    assert opened.page.evaluate(IS_MODAL)
    opened.page.mouse.click(2, 2)
    assert not opened.page.evaluate(IS_MODAL)
    assert opened.log()[-1] == "close||"


def test_an_open_dialog_and_the_text_typed_in_it_survive_updates(opened):
    opened.page.fill("#inDialog", "typed")
    opened.command("count")
    assert opened.page.evaluate(IS_MODAL)
    assert opened.page.input_value("#inDialog") == "typed"
    assert opened.active() == "inDialog"


def test_another_page_begins_at_its_top_with_the_focus_on_its_heading(fixture_page):
    page = fixture_page.page
    assert fixture_page.active() == "BODY"
    page.evaluate("scrollTo(0, 200)")
    page.locator("#link").evaluate("link => link.click()")
    page.wait_for_selector("#other")
    page.wait_for_function("() => document.activeElement.localName === 'h1'")
    assert page.evaluate("[scrollY, document.activeElement.textContent]") == [0, "Another page"]


def test_the_back_button_leads_to_the_page_before(fixture_page):
    page = fixture_page.page
    fixture_page.command("push /a")
    fixture_page.command("push /b")
    fixture_page.command("replace /c")
    assert page.evaluate("[location.hash, history.state.depth]") == ["#/c", 2]
    fixture_page.command("back")
    page.wait_for_function("() => location.hash === '#/a'")
    page.go_back()
    page.wait_for_function("() => location.hash === ''")
    fixture_page.command("back /home")
    assert page.evaluate("location.hash") == "#/home"


def test_an_address_that_is_there_already_is_not_written_again(fixture_page):
    page = fixture_page.page
    page.evaluate("""() => {
      self.writes = 0;
      const write = history.replaceState.bind(history);
      history.replaceState = (...values) => { self.writes += 1; write(...values); };
    }""")
    fixture_page.command("replace /c")
    fixture_page.command("replace /c")
    assert page.evaluate("[location.hash, writes]") == ["#/c", 1]


def test_a_crash_is_shown(new_context, fixture_site):
    page = new_context(provoked="RuntimeError|unreachable").new_page()
    page.goto(fixture_site.url)
    crashing = FixturePage(page)
    with page.expect_event("pageerror"):
        crashing.command("crash")
    assert page.is_visible("#broken")
