"""Teams are put together with a thumb: in one tap, all at once, by dragging, with names, and shared."""

from hits import blocked_controls
from people import *
from waiting import wait_until

SMALL_PHONE = {"width": 360, "height": 640}
NAMES = [f"Player {number}" for number in range(10, 20)]


def on_a_small_phone(new_person, *names, **options):
    options = {"viewport": SMALL_PHONE, "has_touch": True, "is_mobile": True, **options}
    person = new_person(**options).goes_on_without_an_account().adds(*names)
    return person


def lines_up(person, *names):
    person.selects(*names)
    person.confirms_players()


def names_in(person, team):
    return person.team(team).locator(".name").all_inner_texts()


def sees_sizes(person, text):
    """Checks the sizes of the teams in the button that starts the gather."""
    expect(person.control("Start gather")).to_have_accessible_description(text)


def test_ten_players_are_in_view_and_each_is_a_tap_from_a_team(new_person):
    person = on_a_small_phone(new_person, *NAMES)
    lines_up(person, *NAMES)
    assert blocked_controls(person.page) == []
    for count, name in enumerate(NAMES):
        person.moves(name, TEAMS[count % 2])
    sees_sizes(person, "5 v 5")
    for team in (*TEAMS, "Bench"):
        expect(person.team(team)).to_be_in_viewport(ratio=0.99)
    assert blocked_controls(person.page) == []
    small = person.page.locator("main button").evaluate_all(
        "all => all.filter((one) => one.offsetHeight < 44 || one.offsetWidth < 44)"
        ".map((one) => one.ariaLabel ?? one.innerText)")
    assert small == []
    person.moves("Player 10", "Team B")
    person.moves("Player 10", "Bench")
    person.undoes()
    person.stands_in("Player 10", "Team B")


def test_teams_are_shuffled_and_evened_out_and_each_can_be_undone(new_person):
    person = on_a_small_phone(new_person, "Ann", "Bob", "Cleo", "Dan", "Eve")
    lines_up(person, "Ann", "Bob", "Cleo", "Dan", "Eve")
    person.press("Shuffle")
    sees_sizes(person, "3 v 2")
    assert sorted(names_in(person, "Team A") + names_in(person, "Team B")) == [
        "Ann", "Bob", "Cleo", "Dan", "Eve"]
    person.undoes()
    person.stands_in("Eve", "Bench")
    expect(person.control("Even out")).to_have_count(0)
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        person.moves(name, "Team A")
    person.press("Even out")
    assert names_in(person, "Team A") == ["Ann", "Bob"]
    assert names_in(person, "Team B") == ["Cleo", "Dan"]
    person.stands_in("Eve", "Bench")
    expect(person.control("Even out")).to_have_count(0)
    person.undoes()
    expect(person.control("Even out")).to_be_visible()


def test_in_the_second_week_teams_and_their_names_are_those_of_the_first(new_person):
    person = on_a_small_phone(new_person, "Ann", "Bob", "Cleo", "Dan")
    lines_up(person, "Ann", "Bob", "Cleo")
    expect(person.control("Same teams as last time")).to_have_count(0)
    for name, team in (("Ann", "Team B"), ("Bob", "Team A"), ("Cleo", "Team B")):
        person.moves(name, team)
    person.press("Name and colour of Team A")
    person.press("Bibs")
    person.press("Name and colour of Team B")
    person.write(person.field("Name"), "Old boys")
    person.press("Red")
    person.press("Done")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.reloads()
    person.stands_in("Ann", "Old boys")
    person.starts_gather()
    person.ends_gather()

    lines_up(person, "Ann", "Bob", "Cleo", "Dan")
    person.stands_in("Ann", "Bench")
    person.press("Same teams as last time")
    person.is_told("Same teams as last time")
    assert names_in(person, "Bibs") == ["Bob", "Dan"]
    assert names_in(person, "Old boys") == ["Ann", "Cleo"]
    person.press("Name and colour of Old boys")
    expect(person.control("Red")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    person.starts_gather()
    person.goes_back()
    person.goes_to("Past gathers")
    expect(person.page.get_by_role("img", name="Old boys").first).to_be_visible()


def test_the_teams_are_shared_as_a_list(new_person):
    person = on_a_small_phone(
        new_person, "Ann", "유나", "Cleo", permissions=["clipboard-read", "clipboard-write"])
    person.page.evaluate("navigator.share = undefined")
    lines_up(person, "Ann", "유나", "Cleo")
    expect(person.control("Share")).to_be_disabled()
    for name, team in (("Ann", "Team A"), ("유나", "Team B"), ("Cleo", "Team B")):
        person.moves(name, team)
    person.press("Name and colour of Team B")
    person.press("Skins")
    person.press("Share")
    person.is_told("Copied")
    expect(person.control("Undo")).to_have_count(0)
    assert person.page.evaluate("navigator.clipboard.readText()") == (
        "Team A (1)\n1. Ann\n\nSkins (2)\n1. 유나\n2. Cleo")


def test_a_drag_that_reaches_an_edge_scrolls(new_person):
    names = [f"Player {number}" for number in range(10, 34)]
    person = on_a_small_phone(new_person, *names)
    lines_up(person, *names)
    page = person.page
    last = person.row("Player 33").get_by_text("Player 33")
    last.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 100
    box = last.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def send(kind, *points):
        touch.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", (x, y))
    page.wait_for_selector(".is-dragging")
    send("touchMove", (x, 20))
    page.wait_for_function("() => scrollY === 0")
    # The player is still under the finger.
    dragged = page.locator(".is-dragging").bounding_box()
    assert dragged["y"] <= 20 <= dragged["y"] + dragged["height"]
    zone = person.team("Team A").bounding_box()
    send("touchMove", (zone["x"] + 40, zone["y"] + 30))
    page.wait_for_selector(".team-a.is-over")
    send("touchEnd")
    person.stands_in("Player 33", "Team A")
    # At the lower edge it scrolls to the end of the page and no further.
    box = person.row("Player 33").bounding_box()
    send("touchStart", (box["x"] + 60, box["y"] + 20))
    page.wait_for_selector(".is-dragging")
    height = page.evaluate("document.documentElement.scrollHeight")
    send("touchMove", (box["x"] + 60, 630))
    page.wait_for_function("height => scrollY + innerHeight >= height - 1", arg=height)
    wait_until(page, """() => new Promise((resolve) => {
      const before = scrollY;
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before)));
    })""")
    page.keyboard.press("Escape")
    send("touchEnd")
    assert page.evaluate("document.documentElement.scrollHeight") == height


def test_a_double_tap_on_new_gather_opens_the_teams_only(new_person):
    person = on_a_small_phone(new_person, "Ann", "Bob")
    box = person.control("New gather").bounding_box()
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(2):
        person.page.touchscreen.tap(*place)
    person.sees_title("Confirm players")
    person.page.wait_for_timeout(600)
    person.sees_title("Confirm players")
    person.page.touchscreen.tap(*place)
    person.sees_title("Gather in progress")
