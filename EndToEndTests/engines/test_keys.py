"""The keys for a match in WebKit and Firefox, each of which presses buttons with Space in its way."""

from engine_people import *


def test_after_a_click_on_a_pad_space_stops_the_clock_and_adds_no_goal(new_person):
    person = new_person(size=(1280, 800)).adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.starts_clock()
    person.scores("Team A")
    person.page.keyboard.press("Space")
    person.sees("Paused")
    person.page.keyboard.press("ArrowRight")
    person.is_told("Goal for Team B")
    person.sees_score(1, 1)
    person.page.keyboard.press("Backspace")
    person.sees_score(1, 0)
