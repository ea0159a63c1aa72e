"""Event attributes reach the program, and the browser does what the program requests."""

from fixture_page import *


def test_event_attributes_come_back_with_their_values(fixture_page):
    page = fixture_page.page
    page.click("#box")
    page.select_option("#choice", "c")
    page.fill("#default", "new")
    page.press("#default", "Enter")
    assert [line for line in fixture_page.log()] == [
        "box||true", "choice||c", "changed||new", "submitted||",
    ]
    assert page.is_checked("#box")
    page.click("#box")
    assert fixture_page.log()[-1] == "box||false"


def test_a_form_sends_events_for_filled_in_fields_before_it_is_submitted(fixture_page):
    page = fixture_page.page
    page.evaluate("document.querySelector('#controlled').value = 'filled in'")
    page.press("#free", "Enter")
    assert fixture_page.log() == ["controlled||filled in", "submitted||"]


def test_several_lines_that_are_pasted_are_an_event_and_one_line_is_pasted(fixture_page):
    paste = """text => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      return document.querySelector('#free').dispatchEvent(new ClipboardEvent(
        'paste', { clipboardData, bubbles: true, cancelable: true }));
    }"""
    assert not fixture_page.page.evaluate(paste, " 1. Ann\n2. Ben\n")
    assert fixture_page.page.evaluate(paste, "Ann\n")
    assert fixture_page.log() == ["pasted||1. Ann\n2. Ben"]


def test_the_one_timer_fires_and_can_be_cleared(fixture_page):
    fixture_page.command("timer 5000000")
    fixture_page.command("timer 1")
    fixture_page.wait_for_log("timerFired")
    fixture_page.command("timer 30", "clearTimer")
    fixture_page.page.evaluate("new Promise(done => setTimeout(done, 60))")
    assert fixture_page.log().count("timerFired") == 1


def test_a_request_gets_its_response(fixture_page):
    fixture_page.command("fetch /echo")
    fixture_page.wait_for_log("responded 9 201 a: b/body")


def test_a_request_without_connection_has_status_0(open_page, fixture_site):
    fixture_page = FixturePage(open_page(fixture_site.url, provoked="ERR_INTERNET_DISCONNECTED"))
    fixture_page.page.context.set_offline(True)
    fixture_page.command("fetch /echo")
    fixture_page.wait_for_log("responded 9 0 ")
    fixture_page.wait_for_log("offline")


def test_a_stream_delivers_signs_of_life_and_messages_and_ends(fixture_page):
    fixture_page.command("stream /stream")
    fixture_page.wait_for_log("streamFailed")
    assert fixture_page.log() == ["streamAlive", "streamed one", "streamFailed"]


def test_a_request_whose_response_does_not_begin_in_time_is_dropped(fixture_page):
    fixture_page.command("impatient /never")
    fixture_page.wait_for_log("responded 9 0 ")


def test_a_request_is_dropped(fixture_page):
    fixture_page.command("patient /never", "dropRequest")
    fixture_page.wait_for_log("responded 9 0 ")


def test_a_response_that_has_begun_is_read_to_its_end(fixture_page):
    fixture_page.command("impatient /slow")
    fixture_page.wait_for_log("responded 9 200 slow")


def test_a_hidden_page_says_so(fixture_page):
    fixture_page.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    fixture_page.wait_for_log("hidden")


def test_windows_send_each_other_messages(fixture_page, fixture_site):
    other = fixture_page.page.context.new_page()
    other.goto(fixture_site.url)
    FixturePage(other).command("broadcast 안녕")
    fixture_page.wait_for_log("otherWindow 안녕")


def test_files_are_downloaded_and_chosen(fixture_page, tmp_path):
    page = fixture_page.page
    with page.expect_download() as download:
        fixture_page.command("download")
    assert download.value.suggested_filename == "a.txt"
    assert download.value.path().read_text() == "hello"
    (tmp_path / "b.txt").write_text("12345")
    with page.expect_file_chooser() as chooser:
        page.evaluate("document.querySelector('#count').dataset.tap = 'pick'")
        page.click("#count")
    chooser.value.set_files(tmp_path / "b.txt")
    fixture_page.wait_for_log("filePicked b.txt 5")


def test_title_and_language_are_set(fixture_page):
    fixture_page.command("title 풋볼 개더")
    fixture_page.command("language ko")
    assert fixture_page.page.title() == "풋볼 개더"
    assert fixture_page.page.evaluate("document.documentElement.lang") == "ko"


def press(fixture_page, markup, *keys, focus=None):
    """Presses keys on a page that has these controls, too, and returns what was tapped."""
    page = fixture_page.page
    page.evaluate(
        """([markup, focus]) => {
          document.querySelector('#extra')?.remove();
          document.body.insertAdjacentHTML('afterbegin', `<div id="extra">${markup}</div>`);
          const away = document.querySelector('#away');
          if (away) Object.assign(away.style, { position: 'fixed', top: '-99px' });
          document.activeElement.blur();
          if (focus) document.querySelector(focus).focus();
        }""", [markup, focus])
    before = len(fixture_page.log())
    for key in keys:
        page.keyboard.press(key)
    return [line.split("|")[0] for line in fixture_page.log()[before:]]


def control(key, text, rest=""):
    return f'<button type="button" aria-keyshortcuts="{key}" data-tap="{text}" {rest}>x</button>'


def test_a_key_taps_the_first_enabled_control_in_view_that_names_it(fixture_page):
    markup = (
        control("ArrowLeft", "disabled", "disabled") + control("ArrowLeft", "hidden", "hidden")
        + control("ArrowLeft", "above the window", 'id="away"')
        + control("ArrowLeft", "left") + control("ArrowLeft", "second")
        + control("Space", "space") + control("Backspace", "undo"))
    keys = ["ArrowLeft", "Space", "Backspace", "ArrowRight", "x", '"', "\\"]
    assert press(fixture_page, markup, *keys) == ["left", "space", "undo"]


def test_a_key_with_a_modifier_or_held_down_taps_nothing(fixture_page):
    markup = control("ArrowLeft", "left")
    keys = [f"{modifier}+ArrowLeft" for modifier in ("Shift", "Control", "Alt", "Meta")]
    assert press(fixture_page, markup, *keys) == []
    fixture_page.page.keyboard.down("ArrowLeft")
    fixture_page.page.keyboard.down("ArrowLeft")
    fixture_page.page.keyboard.up("ArrowLeft")
    assert fixture_page.log() == ["left||"]


def test_a_key_means_itself_where_the_user_types(fixture_page):
    markup = control("ArrowLeft", "left") + control("Space", "space") + control("Escape", "leave")
    for field in ("#free", "#area", "#choice", "#box"):
        assert press(fixture_page, markup, "ArrowLeft", focus=field) == []
    assert press(fixture_page, markup, "a", "Space", focus="#free") == []
    assert fixture_page.page.input_value("#free") == "a "
    # Escape has no meaning there, unless it clears a search.
    assert press(fixture_page, markup, "Escape", focus="#free") == ["leave"]
    markup += '<input type="search" id="search" value="Ann">'
    assert press(fixture_page, markup, "Escape", "Escape", focus="#search") == ["leave"]


def test_space_presses_the_button_that_tab_led_to_and_not_one_that_was_clicked(fixture_page):
    page = fixture_page.page
    markup = control("Space", "space") + '<button data-tap="other" id="last">other</button>'
    assert press(fixture_page, markup) == []
    page.click("#last")
    page.keyboard.press("Space")
    assert fixture_page.log() == ["other||", "space||"]
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert fixture_page.log() == ["other||", "space||", "other||"]


def test_while_a_dialog_is_open_keys_tap_only_what_is_in_it(fixture_page):
    page = fixture_page.page
    page.click("#open")
    assert press(fixture_page, control("ArrowLeft", "behind"), "ArrowLeft", focus="#close") == []
    page.evaluate("document.querySelector('#close').setAttribute('aria-keyshortcuts', 'ArrowLeft')")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("dialog", state="detached")
