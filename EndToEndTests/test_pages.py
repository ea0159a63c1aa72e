"""Every page is accessible, fits its window, and has controls that fingers can tap."""

import pytest
from accessibility import (
    accessibility_problems, problems_of_large_text, reading_problems, size_problems, unseen_choices, unseen_focus)
from conftest import DESKTOP, PHONE
from pages import PAGES, show

SMALLEST = {"width": 320, "height": 568}
TABLET = {"width": 900, "height": 700}
LANDSCAPE = {"width": 780, "height": 360}
NAMED = {page.stem: page for page in PAGES}
BOARDS = [NAMED[f"gather-{state}.en"] for state in (
    "running", "full-time", "added-time", "half-time")]
WINDOWS = [
    (320, 568), (360, 640), (375, 553), (360, 780), (667, 375), (780, 360), (820, 1180),
    (1280, 800), (1920, 1080),
]
# The parts of one side's score that lie on the other side or under the clock.
COVERED = """() => {
  const box = (element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return (element.localName === 'button' ? element : text).getBoundingClientRect();
  };
  const parts = (half) => [...half.querySelectorAll('.half-name, .digits, .minus')].map(box);
  const [a, b] = [...document.querySelectorAll('.half')].map(parts);
  const clock = document.querySelector('.clock-panel').getBoundingClientRect();
  const [left, right] = [clock.left + 1, clock.right];
  const { top } = clock;
  const overlaps = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  return [...a, ...b].filter((one) => overlaps(one, { left, right, top, bottom: innerHeight })
    && one.bottom > top + 12).length + a.filter((one) => b.some((two) => overlaps(one, two))).length;
}"""


@pytest.fixture(scope="module")
def shared_page(browser):
    """One page for all tests, each of which replaces its contents."""
    page = browser.new_page(viewport=PHONE, reduced_motion="reduce", is_mobile=True, has_touch=True)
    yield page
    page.close()


# In one test, because a page takes longer to open than to look at.
@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_a_page_fits_every_window_breaks_no_word_and_is_accessible(shared_page, file):
    problems = []
    show(shared_page, file)
    for window in (TABLET, DESKTOP, LANDSCAPE, SMALLEST, PHONE):
        shared_page.set_viewport_size(window)
        found = size_problems(shared_page)
        # Hostile names are long words of their own.
        if "hostile" not in file.name:
            found += reading_problems(shared_page)
        problems += [f"{window['width']} pixels: {one}" for one in found]
    # Few languages are as long as the pseudo-language, and no words are.
    if "hostile" not in file.name and not file.name.endswith(".pseudo.html"):
        problems += problems_of_large_text(shared_page)
    # Pages of other languages from left to right differ only in their texts.
    if file.name.endswith((".en.html", ".ar.html")):
        problems += accessibility_problems(shared_page)
    assert problems == []


@pytest.mark.parametrize("file", BOARDS, ids=lambda file: file.stem)
def test_score_and_clock_never_lie_on_one_another(shared_page, file):
    problems = []
    show(shared_page, file)
    for width, height in WINDOWS:
        shared_page.set_viewport_size({"width": width, "height": height})
        covered = shared_page.evaluate(COVERED)
        if covered:
            problems.append(f"{width}x{height}: {covered} parts")
    shared_page.set_viewport_size(PHONE)
    assert problems == []


def test_a_printed_season_is_black_on_white_with_results_in_letters(browser):
    page = browser.new_page(viewport=DESKTOP, color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    show(page, NAMED["season-table.en"])
    colors = page.evaluate("""() => [
      getComputedStyle(document.documentElement).backgroundColor,
      ...[...document.querySelectorAll('.season-form > span')].map((one) => getComputedStyle(one).color)]""")
    assert set(colors[1:]) == {"rgb(0, 0, 0)"} and colors[0] == "rgb(255, 255, 255)"
    letters = page.locator(".season-form > span").all_inner_texts()
    assert letters and set(letters) <= {"W", "D", "L"}
    assert page.locator(".choice-chip:visible, select:visible, #files:visible").count() == 0
    page.close()


@pytest.mark.parametrize("width, height", [(320, 568), (360, 640)])
@pytest.mark.parametrize("language", ["en", "ko", "ar", "de"])
def test_the_links_of_an_empty_list_are_clear_of_the_dock(shared_page, width, height, language):
    shared_page.set_viewport_size({"width": width, "height": height})
    show(shared_page, NAMED[f"players-empty.{language}"])
    dock = shared_page.locator(".dock").bounding_box()["y"]
    ends = [box["y"] + box["height"] for box in (
        link.bounding_box() for link in shared_page.locator(".content a").all())]
    shared_page.set_viewport_size(PHONE)
    assert len(ends) == 4 and max(ends) <= dock


@pytest.mark.parametrize("name", ["players-planned-own", "players-gathering"])
@pytest.mark.parametrize("width, height, names", [(360, 640, 6), (320, 568, 4)])
def test_names_are_in_sight_below_a_planned_game(shared_page, name, width, height, names):
    shared_page.set_viewport_size({"width": width, "height": height})
    show(shared_page, NAMED[f"{name}.en"])
    dock = shared_page.locator(".dock").bounding_box()["y"]
    boxes = [one.bounding_box() for one in shared_page.locator(".list .name").all()[:names]]
    shared_page.set_viewport_size(PHONE)
    assert len(boxes) == names and all(box["y"] + box["height"] <= dock for box in boxes)


@pytest.mark.parametrize("language", ["en", "ko", "ar"])
def test_the_title_of_a_board_is_one_line_on_a_phone(shared_page, language):
    show(shared_page, NAMED[f"gather-running.{language}"])
    lines = shared_page.evaluate("""() => {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector('.title'));
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    }""")
    assert lines == 1


@pytest.mark.parametrize("width, height, rows", [(360, 640, 5), (320, 568, 4)])
@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_the_first_rows_of_the_table_are_in_sight(shared_page, language, width, height, rows):
    shared_page.set_viewport_size({"width": width, "height": height})
    show(shared_page, NAMED[f"season-table.{language}"])
    tabs = shared_page.locator(".tabs").bounding_box()["y"]
    boxes = [one.bounding_box() for one in shared_page.locator(".season-rows .row").all()[:rows]]
    shared_page.set_viewport_size(PHONE)
    assert len(boxes) == rows and all(box["y"] + box["height"] <= tabs for box in boxes)


def test_the_name_of_a_season_is_not_cut_off(shared_page):
    show(shared_page, NAMED["season-table.en"])
    cut = shared_page.evaluate("""() => {
      const select = document.querySelector('.season-period');
      select.append(new Option('Autumn 2026', 'autumn', true, true));
      return select.scrollWidth - select.clientWidth;
    }""")
    width = shared_page.locator(".season-period").bounding_box()["width"]
    assert cut <= 0 and width > 110


@pytest.mark.parametrize("width, height", [(320, 568), (360, 640), (780, 360), (1280, 800)])
def test_what_happened_while_a_sheet_is_open_is_above_the_sheet(shared_page, width, height):
    shared_page.set_viewport_size({"width": width, "height": height})
    show(shared_page, NAMED["teams-rules-said.en"])
    said, sheet = (shared_page.locator(one).bounding_box() for one in (".in-sheet", ".sheet"))
    assert said["y"] >= 0 and said["y"] + said["height"] <= sheet["y"]
    assert shared_page.evaluate("""() => {
      const { x, y, width, height } = document.querySelector('.in-sheet').getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2).closest('.in-sheet') !== null;
    }""")


ENGLISH = [page for page in PAGES if page.name.endswith(".en.html")]


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.stem)
def test_what_is_chosen_is_seen_in_forced_colors(page_in_forced_colors, file):
    show(page_in_forced_colors, file)
    assert unseen_choices(page_in_forced_colors) == []


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.stem)
def test_the_focus_is_seen_wherever_the_tab_key_leads(shared_page, file):
    show(shared_page, file)
    assert unseen_focus(shared_page) == set()
