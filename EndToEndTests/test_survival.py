"""Focus, caret, text and scroll positions survive an update of everything around them."""

from fixture_page import *

# The first row that is wholly visible in the list, and its distance from the list's edge.
ROW_IN_SIGHT = """() => {
  const edge = document.querySelector('#scroller').getBoundingClientRect().top;
  const below = (row) => row.getBoundingClientRect().top - edge;
  const row = [...document.querySelectorAll('#rows > li')].find((one) => below(one) >= 0);
  return [row.id, below(row)];
}"""


def test_focus_caret_and_selection_survive(fixture_page):
    page = fixture_page.page
    page.fill("#free", "half a sentence")
    page.evaluate("document.querySelector('#free').setSelectionRange(3, 8)")
    fixture_page.command("count")
    assert fixture_page.active() == "free"
    assert page.evaluate(
        "(({value, selectionStart, selectionEnd}) => [value, selectionStart, selectionEnd])"
        "(document.querySelector('#free'))"
    ) == ["half a sentence", 3, 8]


def test_focus_survives_a_move_of_the_row_it_is_in(fixture_page):
    page = fixture_page.page
    page.fill("#row-4 input", "note")
    page.evaluate("document.querySelector('#row-4 input').setSelectionRange(1, 2)")
    fixture_page.command("toFront 4")
    assert page.evaluate(
        "(({value, selectionStart, selectionEnd}) => [value, selectionStart, selectionEnd])"
        "(document.activeElement)"
    ) == ["note", 1, 2]


def test_half_typed_text_survives_in_controls_that_have_sent_no_event_yet(fixture_page):
    page = fixture_page.page
    page.fill("#default", "half")
    page.fill("#area", "more")
    page.check("#freeBox")
    page.locator("#details").evaluate("one => one.open = true")
    fixture_page.command("count")
    assert page.input_value("#default") == "half"
    assert page.input_value("#area") == "more"
    assert page.is_checked("#freeBox")
    assert page.locator("#details").evaluate("one => one.open")


def test_scroll_positions_survive(fixture_page):
    page = fixture_page.page
    fixture_page.command("list 100")
    page.evaluate("scrollTo(0, 120); document.querySelector('#scroller').scrollTop = 300")
    fixture_page.command("count")
    fixture_page.command("rename 3")
    assert page.evaluate("[scrollY, document.querySelector('#scroller').scrollTop]") == [120, 300]


def test_the_rows_in_sight_stay_when_a_row_is_inserted_above(fixture_page):
    page = fixture_page.page
    fixture_page.command("list 100")
    page.evaluate("document.querySelector('#scroller').scrollTop = 300")
    before = page.evaluate(f"({ROW_IN_SIGHT})()")
    fixture_page.command("insert 0")
    assert page.evaluate(f"({ROW_IN_SIGHT})()") == before
    assert page.evaluate("document.querySelector('#scroller').scrollTop") == 324


def test_a_control_shows_the_value_that_the_program_renders(fixture_page):
    page = fixture_page.page
    page.locator("#controlled").press_sequentially("a text that is longer than twenty")
    assert page.input_value("#controlled") == "a text that is longe"
    page.locator("#refusing").press_sequentially("x")
    assert page.input_value("#refusing") == "fixed"
    page.click("#stubborn")
    assert not page.is_checked("#stubborn")


def test_typing_in_the_middle_keeps_the_caret_there(fixture_page):
    page = fixture_page.page
    page.fill("#controlled", "ac")
    page.evaluate("document.querySelector('#controlled').setSelectionRange(1, 1)")
    page.keyboard.type("bb")
    assert page.input_value("#controlled") == "abbc"
    assert page.evaluate("document.activeElement.selectionStart") == 3


def test_typed_text_stays_until_the_program_renders_its_value(fixture_page):
    page = fixture_page.page
    fixture_page.command("silent")
    page.locator("#controlled").press_sequentially("typed")
    assert page.input_value("#controlled") == "typed"
    fixture_page.command("loud")
    assert page.input_value("#controlled") == "typed"


def test_a_composition_survives_updates(fixture_page):
    page = fixture_page.page
    page.focus("#controlled")
    session = page.context.new_cdp_session(page)
    for text in ["ㅎ", "하", "한"]:
        session.send("Input.imeSetComposition",
                     {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        fixture_page.command("count")
        assert page.input_value("#controlled") == text
    session.send("Input.insertText", {"text": "한"})
    session.send("Input.imeSetComposition", {"text": "국", "selectionStart": 1, "selectionEnd": 1})
    session.send("Input.insertText", {"text": "국"})
    assert page.input_value("#controlled") == "한국"
    assert fixture_page.log()[-1] == "controlled||한국"


def test_the_focus_of_a_removed_row_moves_to_the_row_that_took_its_place(fixture_page):
    page = fixture_page.page
    page.focus("#row-2 button")
    page.keyboard.press("Enter")
    assert fixture_page.rows() == ["row-1", "row-3", "row-4", "row-5"]
    assert page.evaluate("document.activeElement.closest('li')?.id") == "row-3"


def test_the_focus_of_the_last_row_of_all_moves_to_the_title(fixture_page):
    page = fixture_page.page
    for row in ["row-1", "row-2", "row-3", "row-4", "row-5"]:
        page.focus(f"#{row} button")
        page.keyboard.press("Enter")
    assert fixture_page.rows() == []
    assert fixture_page.active() == "H1"
