"""Sharing a text: through the share sheet of the device, or by copying it."""

import pytest

from fixture_page import *

TEXT = "Bibs (1)\n1. 유나"


def with_sheet(page, outcome):
    """Gives the browser a share sheet that ends in this way, and records what it gets."""
    page.evaluate(
        """outcome => {
          self.shared = [];
          navigator.share = async (data) => {
            self.shared.push(data.text);
            if (outcome) throw new DOMException('', outcome);
          };
        }""", outcome)


def with_clipboard(page, *, works):
    page.evaluate(
        """works => {
          self.copied = [];
          Object.defineProperty(navigator, 'clipboard', { value: { async writeText(text) {
            if (!works) throw new DOMException('', 'NotAllowedError');
            self.copied.push(text);
          } } });
        }""", works)


LIST = "list\nSeason · 2026\n18 matches\n20 Nov · Football Gather\n1. Ben (17: 11-4-2)\t2.18\nwon 2 in a row"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_table_is_drawn_upright_with_its_numbers_at_the_end(fixture_page, direction):
    page = fixture_page.page
    page.evaluate("""(direction) => {
      document.documentElement.dir = direction;
      self.written = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, x, ...place) {
        self.written.push([text, x, this.textAlign]);
        fillText.call(this, text, x, ...place);
      };
      navigator.canShare = () => true;
      navigator.share = async ({ files: [file] }) => {
        const { width, height } = await createImageBitmap(file);
        self.shared = [file.type, width, height];
      };
    }""", direction)
    fixture_page.command(f"picture {LIST}")
    page.wait_for_function("() => self.shared")
    assert page.evaluate("self.shared") == ["image/png", 1080, 1350]
    start, end = (60, 1020) if direction == "ltr" else (1020, 60)
    assert page.evaluate("self.written") == [
        ["Season · 2026", start, "start"], ["18 matches", start, "start"],
        ["1. Ben (17: 11-4-2)", start, "start"], ["2.18", end, "end"],
        ["won 2 in a row", start, "start"], ["20 Nov · Football Gather", 540, "center"]]


# Two wins and a defeat.
FORM = "fM80 200a200 200 0 1 0 400 0a200 200 0 1 0 -400 0zM640 200a200 200 0 1 0 400 0a200 200 0 1 0 -400 0z|fM1240 160h320v80h-320z"
LED = LIST.replace("list", "table", 1).replace("2.18", f"2.18\t{FORM}").replace("won 2 in a row", "2. Ann\t1.00")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_leader_of_a_table_has_a_shirt_and_the_newest_form_is_beside_the_number(fixture_page, direction):
    page = fixture_page.page
    page.evaluate("""(direction) => {
      document.documentElement.dir = direction;
      self.drawn = [];
      const { fill } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fill = function (path) {
        const { a, e } = this.getTransform();
        self.drawn.push([Math.sign(a), Math.round(e)]);
        fill.call(this, path);
      };
      navigator.canShare = () => true;
      navigator.share = async ({ files: [file] }) => { self.shared = file.type; };
    }""", direction)
    fixture_page.command(f"picture {LED}")
    page.wait_for_function("() => self.shared")
    shirt, *form = page.evaluate("self.drawn")
    assert shirt == [1, 60 if direction == "ltr" else 920]
    # Both paths of the figure, which is mirrored where reading begins at the right.
    assert [sign for sign, _ in form] == ([1, 1] if direction == "ltr" else [-1, -1])


def test_without_a_share_sheet_the_text_is_copied(open_page, fixture_site):
    page = open_page(fixture_site.url, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.share = undefined")
    fixture_page = FixturePage(page)
    fixture_page.command(f"share {TEXT}")
    fixture_page.wait_for_log("copied")
    assert page.evaluate("navigator.clipboard.readText()") == TEXT


@pytest.mark.parametrize("outcome", [None, "AbortError"])
def test_a_share_sheet_gets_the_text_and_nothing_is_said_after_it(fixture_page, outcome):
    page = fixture_page.page
    with_sheet(page, outcome)
    with_clipboard(page, works=True)
    fixture_page.command(f"share {TEXT}")
    # What comes back from the sheet comes before the answer of a timer.
    fixture_page.command("timer 0")
    fixture_page.wait_for_log("timerFired")
    assert page.evaluate("self.shared") == [TEXT]
    assert page.evaluate("self.copied") == []
    assert fixture_page.log() == ["timerFired"]


def test_a_share_sheet_that_refuses_is_replaced_by_the_clipboard(fixture_page):
    with_sheet(fixture_page.page, "NotAllowedError")
    with_clipboard(fixture_page.page, works=True)
    fixture_page.command(f"share {TEXT}")
    fixture_page.wait_for_log("copied")
    assert fixture_page.page.evaluate("self.copied") == [TEXT]


def test_a_text_that_cannot_be_copied_is_reported(fixture_page):
    with_sheet(fixture_page.page, "NotAllowedError")
    with_clipboard(fixture_page.page, works=False)
    fixture_page.command(f"share {TEXT}")
    fixture_page.wait_for_log(f"notCopied {TEXT}")


# The colours of the fixture's style sheet, and the one in which scores are drawn.
ORANGE, BLUE, CHALK = "#ffbc6e", "#8ccbff", "#f6fbf5"
RESULT = "result\nBibs\nSkins\n3\n2\norange\n\nFri, 20 Nov 2026, 18:40 · Football Gather\nA 3′ Ann (Ben)\nB 7′ 유나"


def drawn(fixture_page, picture, direction="ltr"):
    """What is written on a picture, each text with its colour, its place and which end of it that is, and the file."""
    page = fixture_page.page
    page.evaluate("""(direction) => {
      document.documentElement.dir = direction;
      self.written = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, x, ...place) {
        self.written.push([text, this.fillStyle, x, this.textAlign]);
        fillText.call(this, text, x, ...place);
      };
      navigator.canShare = () => true;
      navigator.share = async ({ files: [file] }) => {
        const { width, height } = await createImageBitmap(file);
        self.shared = [file.name, file.type, width, height];
      };
    }""", direction)
    fixture_page.command(f"picture {picture}")
    page.wait_for_function("() => self.shared")
    return page.evaluate("[self.written, self.shared]")


def test_a_result_is_drawn_and_shared_as_a_picture(fixture_page):
    written, file = drawn(fixture_page, RESULT)
    assert file == ["football-gather.png", "image/png", 1080, 1080]
    assert [one[:2] for one in written] == [
        ["Bibs", ORANGE], ["3", CHALK], ["Skins", BLUE], ["2", CHALK], ["3′ Ann (Ben)", CHALK],
        ["7′ 유나", CHALK], ["Fri, 20 Nov 2026, 18:40 · Football Gather", CHALK]]


LIST = "list\nSeason · 2026\n18 matches\n20 Nov · Football Gather\n1. Ben (17: 11-4-2)\t2.18\nwon 2 in a row"


@pytest.mark.parametrize("direction, start, end", [("ltr", 60, 1020), ("rtl", 1020, 60)])
def test_a_table_is_drawn_upright_with_its_numbers_at_the_end(fixture_page, direction, start, end):
    written, file = drawn(fixture_page, LIST, direction)
    assert file == ["football-gather.png", "image/png", 1080, 1350]
    assert [[text, x, align] for text, _, x, align in written] == [
        ["Season · 2026", start, "start"], ["18 matches", start, "start"],
        ["1. Ben (17: 11-4-2)", start, "start"], ["2.18", end, "end"],
        ["won 2 in a row", start, "start"], ["20 Nov · Football Gather", 540, "center"]]


def test_without_a_share_sheet_the_picture_is_a_file(fixture_page):
    page = fixture_page.page
    page.evaluate("navigator.canShare = undefined")
    with page.expect_download() as download:
        fixture_page.command(f"picture {RESULT}")
    assert download.value.suggested_filename == "football-gather.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


# A share sheet that stays open; the browser refuses a second one, as long as it is.
OPEN_SHEET = """() => {
  self.asked = 0;
  navigator.canShare = () => true;
  navigator.share = () => {
    self.asked += 1;
    if (self.asked > 1) return Promise.reject(new DOMException('', 'InvalidStateError'));
    return new Promise((resolve) => { self.close = resolve; });
  };
}"""


@pytest.mark.parametrize("first", [f"share {TEXT}", f"picture {RESULT}"], ids=["text", "picture"])
@pytest.mark.parametrize("second", [f"share {TEXT}", f"picture {RESULT}"], ids=["text", "picture"])
def test_while_a_share_sheet_is_open_a_second_tap_changes_nothing(fixture_page, first, second):
    page = fixture_page.page
    downloads = []
    page.on("download", lambda download: downloads.append(download))
    page.evaluate(OPEN_SHEET)
    with_clipboard(page, works=True)
    fixture_page.command(first)
    page.wait_for_function("() => self.asked === 1")
    fixture_page.command(second)
    fixture_page.command("timer 200")
    fixture_page.wait_for_log("timerFired")
    assert page.evaluate("[self.asked, self.copied]") == [1, []]
    assert downloads == []
    assert fixture_page.log() == ["timerFired"]


def test_a_closed_share_sheet_opens_again(fixture_page):
    page = fixture_page.page
    page.evaluate(OPEN_SHEET)
    fixture_page.command(f"share {TEXT}")
    page.evaluate("() => { self.close(); self.asked = 0; }")
    fixture_page.command(f"share {TEXT}")
    page.wait_for_function("() => self.asked === 1")


def test_a_share_sheet_that_another_page_has_open_is_left_alone(fixture_page):
    with_sheet(fixture_page.page, "InvalidStateError")
    with_clipboard(fixture_page.page, works=True)
    fixture_page.command(f"share {TEXT}")
    fixture_page.command("timer 0")
    fixture_page.wait_for_log("timerFired")
    assert fixture_page.page.evaluate("self.copied") == []
    assert fixture_page.log() == ["timerFired"]


def test_two_quick_taps_make_one_file(fixture_page):
    page = fixture_page.page
    downloads = []
    page.on("download", lambda download: downloads.append(download))
    fixture_page.command("download one", "download one")
    fixture_page.command("timer 200")
    fixture_page.wait_for_log("timerFired")
    assert len(downloads) == 1
