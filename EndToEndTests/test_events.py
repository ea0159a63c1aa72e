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


def test_a_stream_delivers_messages_and_ends(fixture_page):
    fixture_page.command("stream /stream")
    fixture_page.wait_for_log("streamFailed")
    assert fixture_page.log() == ["streamed one", "streamFailed"]


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
