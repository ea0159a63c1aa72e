"""What a finger reaches in WebKit and Firefox: every control in view, on every screen."""

from engine_people import *
from hits import blocked_controls

PLAYERS = [f"Player {number}" for number in range(10, 20)]
SIZES = [(375, 553), (320, 568), (780, 360), (1280, 800)]
# The room below the title's letters until the edge at which they are cut off.
ROOM_FOR_TAILS = """() => {
  const title = document.querySelector('h1');
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  title.append(mark);
  const baseline = mark.getBoundingClientRect().bottom;
  mark.remove();
  const pen = document.createElement('canvas').getContext('2d');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(title);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const { actualBoundingBoxDescent } = pen.measureText('gjpqy');
  return title.getBoundingClientRect().bottom - baseline - actualBoundingBoxDescent;
}"""


def reaches_everything(person):
    for size in SIZES:
        person.page.session.resize(*size)
        blocked = blocked_controls(person.page)
        assert blocked == [], (size, blocked)
    person.page.session.resize(*SMALL_PHONE)
    assert person.page.evaluate(ROOM_FOR_TAILS) >= 0


def test_every_control_in_view_is_what_a_finger_hits(new_person):
    person = new_person()
    person.sees_title("Players")
    reaches_everything(person)
    person.press("Add player")
    person.press("Paste a list")
    person.pastes(person.field("List of names"), "\n".join(PLAYERS))
    person.sees("Player 19")
    reaches_everything(person)
    person.press("Add 10 players")
    person.is_told("10 players added")
    reaches_everything(person)
    person.opens_selection()
    person.sees_title("{} selected", "10")
    reaches_everything(person)
    person.confirms_players()
    person.press("Shuffle")
    reaches_everything(person)
    person.press("Name and colour of Team A")
    reaches_everything(person)
    person.press("Done")
    person.starts_gather()
    person.press("Set time")
    reaches_everything(person)
    person.press("Done")
    person.starts_clock()
    person.scores("Team A")
    reaches_everything(person)
    person.tap(person.page.get_by_role("button", name=re.compile("^Goal 1-0")))
    reaches_everything(person)
    person.press("Done")
    person.press("Late arrival")
    reaches_everything(person)
    person.confirms("Cancel")
    person.ends_gather()
    person.opens_result("1-0")
    reaches_everything(person)
