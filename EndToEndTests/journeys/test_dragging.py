"""Users drag players between teams, with a mouse and with a finger."""

from conftest import DESKTOP, stop_timers
from people import *


def before_the_match(new_person, **options):
    person = new_person(**options).goes_on_without_an_account().adds("Ann", "Bob")
    person.selects("Ann", "Bob")
    person.confirms_players()
    expect(person.control("Start gather")).to_have_count(0)
    return person


def middle(target):
    box = target.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_mouse_drags_players_into_their_teams(new_person):
    person = before_the_match(new_person, viewport=DESKTOP)
    for name, team in (("Ann", "Team A"), ("Bob", "Team B"), ("Ann", "Team B")):
        mouse = person.page.mouse
        mouse.move(*middle(person.row(name).get_by_text(name, exact=True)))
        mouse.down()
        mouse.move(*middle(person.team(team)), steps=5)
        mouse.up()
        person.stands_in(name, team)
    expect(person.control("Start gather")).to_be_disabled()
    person.undoes()
    person.stands_in("Ann", "Team A")
    person.starts_gather()


def drags_with_a_finger(person, start, end, is_long=False):
    """Moves a finger, at once or after a long press."""
    touch = person.page.context.new_cdp_session(person.page)

    def send(kind, *points):
        touch.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", start)
    if is_long:
        person.page.wait_for_selector(".is-dragging")
    for step in range(1, 11):
        send("touchMove", tuple(a + (b - a) * step / 10 for a, b in zip(start, end)))
    send("touchEnd")


def test_a_finger_drags_players_into_their_teams(new_person):
    person = before_the_match(new_person)
    for name, team in (("Ann", "Team A"), ("Bob", "Team B")):
        name_tag = person.row(name).get_by_text(name, exact=True)
        drags_with_a_finger(person, middle(name_tag), middle(person.team(team)), is_long=True)
        person.stands_in(name, team)
    person.undoes()
    person.stands_in("Bob", "Bench")
    person.moves("Bob", "Team B")
    person.starts_gather()
    person.sees("Ann")


def test_a_finger_that_moves_at_once_scrolls_and_drags_no_player(new_person):
    names = [f"Player {number}" for number in range(10, 34)]
    person = new_person(is_mobile=True).goes_on_without_an_account().adds(*names)
    person.selects(*names)
    person.confirms_players()
    x, y = middle(person.row("Player 16").get_by_text("Player 16"))
    stop_timers(person.page)
    drags_with_a_finger(person, (x, y), (x, y - 200))
    person.page.wait_for_function("() => scrollY > 50")
    for name in names:
        person.stands_in(name, "Bench")
