"""The scoreboard: read from the touchline, and safe in a pocket."""

from people import *


def test_the_scoreboard_follows_the_other_phone_and_ignores_stray_taps(new_person):
    one, other = on_two_devices(new_person)
    one.press("Scoreboard")
    board = one.page.get_by_role("dialog", name="Scoreboard")
    other.scores("Team A")
    expect(board.locator(".scoreboard-goals")).to_have_text(["1", "0"])
    for across in (0.1, 0.3, 0.5, 0.7, 0.9):
        for down in (0.05, 0.25, 0.45, 0.65):
            one.page.touchscreen.tap(PHONE["width"] * across, PHONE["height"] * down)
    expect(board.locator(".scoreboard-goals")).to_have_text(["1", "0"])
    one.press("Unlock")
    one.press("Back to the gather")
    expect(board).to_have_count(0)
    one.scores("Team B")
    other.sees_score(1, 1)


def test_an_unlocked_scoreboard_locks_itself_again(new_person):
    person = new_person()
    person.page.clock.install()
    person.adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.press("Scoreboard")
    person.press("Unlock")
    expect(person.control("Back to the gather")).to_be_visible()
    person.page.clock.fast_forward(5_000)
    person.sees("Locked: taps do nothing.")
    person.page.keyboard.press("Escape")
    expect(person.control("Scoreboard")).to_be_visible()
