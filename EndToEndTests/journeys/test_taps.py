"""How many taps a match day takes on a small phone, counted and printed as a table."""

import datetime

import pytest
from people import *

PHONE_PAGE = {"width": 360, "height": 640}
KICK_OFF = datetime.datetime(2026, 5, 9, 18, 30)
NAMES = ["Ann", "Bob", "Cem", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"]
CHAT = "Football on Saturday\n" + "\n".join(
    f"{number}. ✅ {name}" for number, name in enumerate(NAMES, 1))


class Thumb(Person):
    """A person whose taps are counted, task by task."""

    taps = 0

    def tap(self, target):
        super().tap(target)
        self.taps += 1

    def needs(self, task, most, table):
        """Takes down the taps since the last task, which may be at most so many."""
        table.append((task, self.taps, most))
        self.taps = 0


@pytest.fixture
def table(capsys):
    rows = []
    yield rows
    with capsys.disabled():
        print()
        for task, taps, most in rows:
            print(f"  {task:<48} {taps} of {most}")


def offered(person, name):
    return person.page.locator(".offered").get_by_role("button", name=name, exact=True)


def test_a_match_day_takes_few_taps(new_person, table):
    person = new_person(
        Thumb, viewport=PHONE_PAGE, permissions=["clipboard-read", "clipboard-write"])
    person.page.context.clock.install(time=KICK_OFF)
    thumb = person.page.context.clock

    person.press("Paste your list", role="link")
    person.write(person.field("List of names"), CHAT)
    person.press("Add 10 players")
    person.press("New gather")
    thumb.run_for(600)
    person.press("Start gather")
    person.press("Start")
    expect(person.control("Pause")).to_be_visible()
    person.needs("new user, ten pasted names, clock running", 5, table)

    thumb.run_for("02:00")
    person.press("Team A plus")
    person.sees_score(1, 0)
    person.needs("goal", 1, table)
    thumb.run_for(1_000)
    person.press("Team A plus")
    name = person.page.locator(".offered button").first.inner_text()
    person.tap(offered(person, name))
    expect(person.page.locator(".goal-team").last).to_have_text(name)
    person.needs("goal with scorer", 2, table)

    thumb.run_for(8_000)
    person.taps = 0
    person.tap(person.page.get_by_role("button", name=re.compile("^Goal 2-0")))
    person.press("To Team B")
    expect(person.page.locator(".goal-score").last).to_have_text("1-1")
    person.needs("goal to the other side, later", 3, table)
    person.press("To Team A")
    person.press("Done")
    person.taps = 0
    person.tap(person.page.get_by_role("button", name=re.compile("^Goal 2-0")))
    person.tap(person.field("Minute"))
    person.field("Minute").select_option("1′")
    person.taps += 1
    expect(person.page.locator(".goal-minute").first).to_have_text("1′")
    person.needs("goal to another minute, later", 3, table)
    person.press("Done")
    thumb.run_for(8_000)

    person.taps = 0
    person.press(name)
    person.press("To Team B")
    person.is_told(f"{name} moved to Team B")
    person.needs("change sides", 2, table)

    person.press("Set time")
    person.press("+1 min")
    person.tap(offered(person, "+1 min"))
    # It was below 08:00.
    expect(person.clock).to_have_text(re.compile("^(09|10):"))
    person.needs("two minutes more", 3, table)

    person.press("Set time")
    person.press("2 halves")
    person.press("Done")
    person.taps = 0
    person.press("Half-time")
    person.sees("Half-time")
    person.needs("half-time", 1, table)

    person.press("End gather")
    person.confirms("End gather")
    person.taps = 0
    person.press("Share")
    person.press("Result as text")
    person.is_told("Copied")
    assert "2-0" in person.page.evaluate("navigator.clipboard.readText()")
    person.needs("share the result", 2, table)

    person.goes_back()
    thumb.run_for("24:00:00")
    person.taps = 0
    person.press("Past gathers", role="link")
    person.tap(person.page.get_by_role("listitem").get_by_role("button"))
    person.press("Correct")
    person.press("Team B plus")
    person.sees("2-1")
    person.needs("correct yesterday's score", 4, table)
    person.press("Done")

    person.goes_back()
    person.goes_to("Players")
    person.taps = 0
    person.press("New gather")
    thumb.run_for(600)
    person.press("Start gather")
    person.sees_title("Gather in progress")
    person.needs("second week, same ten", 2, table)

    person.goes_back()
    person.adds("Kim")
    person.resumes_gather()
    person.taps = 0
    person.press("Late arrival")
    person.press("Kim")
    person.press("To Team A")
    person.is_told("Kim moved to Team A")
    person.needs("late arrival", 3, table)

    person.press("End gather")
    person.press("Discard this gather")
    person.sees_title("Players")
    person.needs("discard", 2, table)

    assert [row for row in table if row[1] > row[2]] == []


def test_the_regulars_of_a_larger_group_take_as_few_taps(new_person, table):
    person = new_person(Thumb, viewport=PHONE_PAGE)
    others = [f"Player {number}" for number in range(10, 18)]
    person.press("Paste your list", role="link")
    person.write(person.field("List of names"), "\n".join(NAMES + others))
    person.press("Add 18 players")
    for _ in range(2):
        person.plays(NAMES[:5], NAMES[5:]).ends_gather()
    person.taps = 0
    person.press("New gather")
    person.press("Start gather")
    person.sees_title("Gather in progress")
    person.needs("18 players, their 10 regulars play", 2, table)
    person.goes_back()
    person.resumes_gather()
    person.press("End gather")
    person.press("Discard this gather")
    person.taps = 0
    person.press("New gather")
    person.press("Who plays: 10 of 18")
    person.tap(person.row("Jon").get_by_role("checkbox"))
    person.tap(person.row("Player 17").get_by_role("checkbox"))
    person.press("Confirm players")
    person.press("Start gather")
    person.sees_title("Gather in progress")
    person.needs("one of them replaced", 6, table)
    assert [row for row in table if row[1] > row[2]] == []
