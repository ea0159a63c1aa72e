"""What is offered for some seconds covers no control, moves none, and ends with its screen."""

import datetime

import pytest
from hits import blocked_controls, is_whole_in_view, places_of_bars
from people import *
from test_games import starts_next, starts_three_teams

SIZES = [
    (320, 568), (360, 640), (375, 553), (360, 780), (780, 360), (820, 1180), (1280, 800),
    (1920, 1080),
]
KICK_OFF = datetime.datetime(2026, 5, 9, 18, 30)
PLAYERS = [f"Player {number}" for number in range(10, 20)]

every_size = pytest.mark.parametrize(
    "size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])


def at(new_person, size, **options):
    """A person with ten players, in a window of this size."""
    width, height = size
    options = {"reduced_motion": "reduce"} | options
    person = new_person(
        viewport={"width": width, "height": height}, has_touch=width < 900,
        is_mobile=width < 900, **options)
    return person.goes_on_without_an_account()


def selects_teams(person):
    """Adds ten players and opens the page on which teams are made."""
    person.adds(*PLAYERS).selects(*PLAYERS)
    person.confirms_players()


def reaches_everything(person):
    assert blocked_controls(person.page) == []


@every_size
def test_an_offer_covers_no_control_and_moves_none_that_is_tapped_in_a_hurry(new_person, size):
    person = at(new_person, size)
    selects_teams(person)
    reaches_everything(person)
    for count, name in enumerate(PLAYERS[:4]):
        # In landscape the page scrolls to some players, and the dock with it.
        person.control("Move {} to {}", name, TEAMS[count % 2]).scroll_into_view_if_needed()
        bars = places_of_bars(person.page)
        person.moves(name, TEAMS[count % 2])
        expect(person.control("Undo")).to_be_in_viewport(ratio=0.99)
        reaches_everything(person)
        assert places_of_bars(person.page) == bars
    expect(person.control("Start gather")).to_be_in_viewport(ratio=0.99)
    person.starts_gather()
    sees_the_match(person)
    bars = places_of_bars(person.page)
    person.starts_clock()
    person.scores("Team A")
    sees_the_match(person)
    expect(person.control("Undo")).to_be_in_viewport(ratio=0.99)
    assert places_of_bars(person.page) == bars
    person.press("Undo")
    sees_the_match(person)
    assert places_of_bars(person.page) == bars


@every_size
def test_an_offer_on_the_list_moves_none_of_its_buttons(new_person, size):
    person = at(new_person, size).adds("Ann", "Bob", "Cleo")
    buttons = [person.control(label) for label in ("New gather", "Add player")]
    places = [button.bounding_box() for button in buttons]
    person.opens_player("Ann")
    person.press("Delete player")
    person.confirms("Delete")
    person.sees_title("Players")
    expect(person.control("Undo")).to_be_in_viewport(ratio=0.99)
    reaches_everything(person)
    assert [button.bounding_box() for button in buttons] == places


# Stops what moves at its beginning.
HELD_MOTION = """addEventListener('animationstart', ({ target }) => {
  for (const animation of target.getAnimations()) {
    animation.pause();
    animation.currentTime = 1;
  }
})"""


def test_an_offer_that_is_just_coming_is_not_over_the_buttons_below_it(new_person):
    person = at(
        new_person, (360, 640), reduced_motion="no-preference",
        before=lambda page: page.add_init_script(HELD_MOTION))
    starts_three_teams(person)
    person.starts_clock()
    person.scores("Team A")
    starts_next(person, "Start Team A v Team C")
    opacity = person.page.locator(".toast-box").evaluate("(one) => getComputedStyle(one).opacity")
    assert float(opacity) < 0.1
    reaches_everything(person)


def sees_the_match(person):
    """Score, clock, its main button and both pads are in view together, and can be tapped."""
    reaches_everything(person)
    main = person.page.get_by_role("button", name=re.compile("^(Start|Pause)$"))
    pads = [person.control("{} plus", team) for team in TEAMS]
    digits = person.page.locator(".goals").all()
    for one in [*digits, person.clock, main, *pads]:
        assert is_whole_in_view(person.page, one), one


@every_size
def test_an_offer_on_a_list_covers_no_control_and_hides_no_row_for_good(new_person, size):
    person = at(new_person, size)
    person.adds(*PLAYERS)
    person.opens_player("Player 10")
    person.press("Delete player")
    person.confirms("Delete")
    expect(person.control("Undo")).to_be_in_viewport(ratio=0.99)
    expect(person.control("Add player")).to_be_in_viewport(ratio=0.99)
    reaches_everything(person)
    person.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    reaches_everything(person)
    assert is_whole_in_view(person.page, person.row("Player 19"))
    person.undoes()
    expect(person.row("Player 10")).to_be_visible()


@every_size
def test_a_deleted_gather_is_offered_where_the_gathers_are(new_person, size):
    person = at(new_person, size)
    person.adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.ends_gather()
    person.opens_result("0-0")
    person.press("Delete gather")
    person.confirms("Delete")
    person.sees_title("Past gathers")
    expect(person.control("Undo")).to_be_in_viewport(ratio=0.99)
    reaches_everything(person)
    person.undoes()
    person.sees("0-0")


def test_the_offer_after_a_goal_ends_with_the_match(new_person):
    person = at(new_person, (360, 640))
    person.adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    person.scores("Team A")
    person.ends_gather()
    # At once, because after eight seconds it would be gone in any case.
    assert person.control("Undo").count() == 0
    person.opens_result("1-0")
    assert person.control("Undo").count() == 0


def test_two_taps_of_a_trembling_finger_are_one_goal(new_person):
    person = at(new_person, (360, 640))
    person.page.context.clock.set_fixed_time(KICK_OFF)
    person.adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    for passed in (0, 290):
        person.page.context.clock.set_fixed_time(
            KICK_OFF + datetime.timedelta(milliseconds=passed))
        person.scores("Team A")
    person.sees_score(1, 0)
    person.page.context.clock.set_fixed_time(KICK_OFF + datetime.timedelta(milliseconds=600))
    person.scores("Team A")
    person.sees_score(2, 0)


def test_a_hint_swallows_no_tap(new_person):
    person = at(new_person, (780, 360))
    selects_teams(person)
    person.sees("Both teams need at least one player.")
    reaches_everything(person)


def test_the_browsers_own_bars_have_the_colour_of_the_screen(new_person):
    person = at(new_person, (360, 640))

    def colours():
        return set(person.page.evaluate(
            "[...document.querySelectorAll('meta[name=theme-color]')].map(({ content }) => content)"))

    paper = colours()
    person.adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    pitch = colours()
    assert pitch == {person.page.evaluate(
        "getComputedStyle(document.querySelector('.app')).backgroundColor")}
    person.goes_back()
    person.sees_title("Players")
    assert colours() == paper != pitch
    person.page.emulate_media(color_scheme="dark")
    person.page.wait_for_function(
        "old => document.querySelector('meta[name=theme-color]').content !== old",
        arg=next(iter(paper)))


@every_size
def test_a_gather_that_is_not_here_says_so_and_leads_back(new_person, size):
    person = at(new_person, size)
    person.page.goto(f"{person.url}/#/gathers/00000000-0000-0000-0000-000000000001/play")
    person.sees_title("Gather not found")
    expect(person.page.get_by_role("timer")).to_have_count(0)
    reaches_everything(person)
    person.tap(person.page.get_by_role("main").get_by_role("button", name="Back").last)
    person.sees_title("Players")
