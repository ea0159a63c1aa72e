"""People who follow a match by a link: no account, no app, perhaps no script."""

import subprocess

import pytest
from conftest import loses_the_network
from people import *
from waiting import wait_until

TELEVISION = {"width": 1920, "height": 1080}
SMALL = {"width": 320, "height": 568}
LANDSCAPE = {"width": 780, "height": 360}


def shares(person):
    """Opens the link by which people follow, and returns its address."""
    person.press("Share")
    person.press("Follow link")
    address = person.control("Follow link", role="textbox").input_value()
    assert address.startswith(f"{person.url}/follow/")
    return address


def organiser(new_person, **options):
    person = new_person(**options).registers("Zoe").adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.is_saved_online()
    return person


class Follower:
    """A person with the link, who sees a page and nothing else."""

    def __init__(self, page, address):
        self.page = page
        page.goto(address)

    def sees_score(self, team_a, team_b):
        goals = self.page.locator(".follow-goals")
        expect(goals).to_have_text([str(team_a), str(team_b)])


@pytest.fixture
def follow(new_context):
    def open(address, **options):
        return Follower(new_context(**options).new_page(), address)

    return open


def test_a_friend_at_home_follows_the_match_live(new_person, follow):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.sees("Anyone with the link can see the score, clock, goals and teams, without an account.")
    zoe.press("Done")
    friend = follow(address)
    friend.sees_score(0, 0)
    zoe.starts_clock()
    expect(friend.page.locator(".follow-time")).to_be_visible()
    zoe.scores("Team A")
    friend.sees_score(1, 0)
    expect(friend.page).to_have_title("Team A 1–0 Team B · Running")
    expect(friend.page.locator("#follow-announcement")).to_have_text("Team A 1, Team B 0. Running")
    zoe.ends_gather()
    expect(friend.page.locator(".follow-state")).to_have_text("Team A won")


def test_a_friend_reads_the_page_and_its_news_in_the_language_that_they_choose(new_person, follow):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.press("Done")
    friend = follow(address)
    friend.page.get_by_role("link", name="العربية").click()
    html = friend.page.locator("html")
    expect(html).to_have_attribute("lang", "ar")
    expect(html).to_have_attribute("dir", "rtl")
    zoe.scores("Team A")
    friend.sees_score(1, 0)
    expect(friend.page.locator(".goal-team")).to_have_text("الفريق أ")
    # The score keeps its direction where everything else turns around.
    assert "\u2068" + "1–0" + "\u2069" in friend.page.title()
    assert box(friend.page, ".follow-side.team-a")["x"] < box(friend.page, ".follow-side.team-b")["x"]
    # And later, at the plain address
    friend.page.goto(address)
    expect(html).to_have_attribute("lang", "ar")


def test_the_page_is_complete_without_script(new_person, follow):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.press("Done")
    zoe.scores("Team B")
    zoe.is_saved_online()
    friend = follow(address, java_script_enabled=False)
    friend.sees_score(0, 1)
    for name in ("Ann", "Bob"):
        expect(friend.page.get_by_text(name, exact=True)).to_be_visible()
    expect(friend.page.locator(".goal-score")).to_have_text("0-1")


def test_no_link_is_offered_without_a_network_and_one_tap_makes_it_later(new_person, follow):
    zoe = organiser(new_person, provoked=OFFLINE)
    zoe.loses_the_network()
    zoe.press("Share")
    zoe.sees("This needs a connection.")
    expect(zoe.control("Follow link")).to_be_disabled()
    zoe.finds_the_network()
    zoe.press("Follow link")
    zoe.sees("Anyone with the link can see the score, clock, goals and teams, without an account.")
    follow(zoe.control("Follow link", role="textbox").input_value()).sees_score(0, 0)


def test_a_link_that_is_turned_off_works_no_longer(new_person, follow):
    zoe = organiser(new_person)
    address = shares(zoe)
    friend = follow(address, provoked=status(404))
    friend.sees_score(0, 0)
    zoe.press("Turn off")
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("This link does not work")


def test_a_page_comes_back_when_its_deleted_gather_is_restored(new_person, follow):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.press("Done")
    zoe.scores("Team A")
    zoe.ends_gather()
    zoe.opens_result("1-0")
    friend = follow(address)
    friend.sees_score(1, 0)
    zoe.press("Delete gather")
    zoe.confirms("Delete")
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("This link does not work")
    expect(friend.page).to_have_title("This link does not work")
    zoe.undoes()
    friend.sees_score(1, 0)
    expect(friend.page).to_have_title("Team A 1–0 Team B · Team A won")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
@pytest.mark.parametrize("locale,left", [("en-US", r"9 min left"), ("ko-KR", r"9분 남음")])
def test_the_clock_counts_down_as_the_organisers_does(new_person, follow, locale, left, script):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.press("Done")
    zoe.starts_clock()
    zoe.sees_clock(re.compile("09:"))
    zoe.is_saved_online()
    friend = follow(address, locale=locale, java_script_enabled=script)
    expect(friend.page.locator(".follow-time")).to_have_text(re.compile(r"09:\d\d"))
    expect(friend.page.locator(".follow-left")).to_have_text(left)


def test_the_clock_says_the_last_minute_and_the_added_time(new_person, follow):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.press("Done")
    zoe.starts_clock()
    zoe.is_saved_online()
    friend = follow(address, provoked=OFFLINE)
    # So that the server does not send the page again.
    loses_the_network(friend.page)
    says_with_time_left(friend.page, 30, ".follow-left", "Less than 1 min left")
    says_with_time_left(friend.page, -5, ".follow-time", "+00:")
    expect(friend.page.locator(".follow-left")).to_be_hidden()


def says_with_time_left(page, seconds, place, words):
    """Lets the page's clock run until so much is left and the page says so.

    News that were on their way may replace the clock at any time before, so it is set until then.
    """
    wait_until(page, """({ left, place, words }) => {
      const { dataset } = document.querySelector('[data-from]');
      const wanted = Date.now() - dataset.length + left;
      if (Math.abs(dataset.from - wanted) > 10_000) dataset.from = wanted;
      return document.querySelector(place).textContent.startsWith(words);
    }""", {"left": seconds * 1000, "place": place, "words": words})


def test_the_page_says_how_old_its_news_are_and_catches_up(new_person, follow):
    zoe = organiser(new_person, provoked=OFFLINE)
    address = shares(zoe)
    zoe.press("Done")
    zoe.starts_clock()
    zoe.is_saved_online()
    context_page = follow(address)
    friend = context_page
    expect(friend.page.locator(".follow-time")).to_be_visible()
    expect(friend.page.locator("#follow-news")).to_be_hidden()
    zoe.loses_the_network()
    zoe.scores("Team A")
    expect(friend.page.locator("#follow-news")).to_be_visible()
    expect(friend.page.locator("#follow-news")).to_contain_text("Last news from the pitch")
    friend.sees_score(0, 0)
    zoe.finds_the_network()
    friend.sees_score(1, 0)
    expect(friend.page.locator("#follow-news")).to_be_hidden()


def test_a_page_goes_on_after_the_server_was_restarted(new_person, follow, server):
    # The stream ends, and the browser says so.
    zoe = organiser(new_person, provoked=OFFLINE)
    address = shares(zoe)
    zoe.press("Done")
    friend = follow(address, provoked=OFFLINE)
    friend.sees_score(0, 0)
    server.stop()
    zoe.scores("Team B")
    server.start()
    friend.sees_score(0, 1)


def test_the_link_is_copied_and_shown_as_a_code_that_a_camera_reads(new_person, tmp_path):
    zoe = organiser(new_person, permissions=["clipboard-read", "clipboard-write"])
    address = shares(zoe)
    zoe.press("Copy")
    zoe.is_told("Copied")
    assert zoe.page.evaluate("navigator.clipboard.readText()") == address
    zoe.press("Show QR code")
    code = zoe.page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    picture = tmp_path / "code.png"
    code.screenshot(path=picture)
    read = subprocess.run(
        ["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True, check=True)
    assert read.stdout.strip() == address


def test_the_code_is_in_view_on_a_phone_on_its_side(new_person):
    zoe = organiser(new_person, viewport=LANDSCAPE)
    shares(zoe)
    zoe.press("Show QR code")
    code = zoe.page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_in_viewport(ratio=0.99)


def test_names_are_shown_to_followers_as_the_organiser_chose(new_person, follow):
    zoe = new_person().registers("Zoe").adds("Ann Lee", "Bob").plays(["Ann Lee"], ["Bob"])
    address = shares(zoe)
    zoe.page.get_by_text("Who sees what").click()
    zoe.press("Ann B.")
    zoe.press("Done")
    zoe.is_saved_online()
    friend = follow(address)
    expect(friend.page.get_by_text("Ann L.", exact=True)).to_be_visible()
    assert "Lee" not in friend.page.content()


# The size of a picture, and the colours of two of its pixels.
READ_PICTURE = """async (address) => {
  const response = await fetch(address);
  const picture = await createImageBitmap(await response.blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const color = (x, y) => [...canvas.getImageData(x, y, 1, 1).data.slice(0, 3)];
  return [picture.width, picture.height, color(20, 20), color(1180, 20), color(300, 86)];
}"""


def test_chats_get_a_picture_of_the_score_in_the_colours_of_the_teams(new_person, follow):
    zoe = organiser(new_person)
    address = shares(zoe)
    friend = follow(address)
    blue, brown, chalk = [0x0B, 0x5C, 0xAD], [0xA8, 0x43, 0x00], [0xF6, 0xFB, 0xF5]
    drawn = friend.page.evaluate(READ_PICTURE, f"{address}.png?0-0")
    assert drawn == [1200, 630, blue, brown, chalk]


@pytest.mark.parametrize("size", [SMALL, PHONE, TELEVISION], ids=lambda size: size["width"])
def test_nothing_is_cut_off(new_person, follow, size):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.press("Done")
    zoe.starts_clock()
    friend = follow(address, viewport=size)
    expect(friend.page.locator(".follow-time")).to_be_visible()
    width = friend.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"]
    assert box(friend.page, ".follow-board")["bottom"] <= size["height"]
    if size == TELEVISION:
        assert box(friend.page, ".follow-goals")["height"] > size["height"] / 2


def box(page, selector):
    """Where something stands, found and measured at once: news may replace it at any time."""
    return page.evaluate(
        "selector => document.querySelector(selector).getBoundingClientRect().toJSON()", selector
    )
