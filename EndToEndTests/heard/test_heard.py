"""An evening and an answer as Orca and Firefox read them, by keyboard alone.

What is compared are sentences, not when they are said.
"""

import time

import pytest


def says(heard, *sentences):
    """Checks that each sentence was said; browsers have them in different orders and parts."""
    everything = " ".join(heard)
    for sentence in sentences:
        assert sentence in everything, f"{sentence!r} is not in {heard}"


def test_an_evening_is_heard_from_the_first_name_to_the_result(server, new_listener):
    someone = new_listener(server.url)
    says(someone.activates("Add player push button"), "Name entry")
    for name in ("zoe", "bob", "cem", "dan"):
        someone.type(name)
        says(someone.press("Return"), f"{name} was added.")
    says(someone.activates("Done push button"), "Players")
    says(someone.press("Down", "Down"), "Plan the next game")
    says(someone.activates("New gather push button"), "Confirm players")
    says(someone.press("Down"), "Who plays: 4 of 4")
    says(someone.activates("Start gather push button"), "Gather in progress")
    says(someone.press("Down", "Down", "Down"), "Team A 0, Team B 0.", "Team A.", "0.")
    says(someone.activates("Start push button"), "Running · until")
    for goals in (1, 2):
        says(
            someone.activates("Team A plus push button"), "Goal for Team A Backspace undoes it.",
            f"Team A {goals}, Team B 0")
    says(someone.activates("End gather push button"), "dialog The final score is 2-0, Team A wins.", "End gather push button.")
    says(someone.press("Return"), "heading level 1")
    says(someone.press("Down", "Down"), "Team A 2, Team B 0.", "Team A won.")


def test_the_line_after_a_title_is_of_its_screen(server, new_listener):
    someone = new_listener(server.url)
    add(someone, "zoe", "bob")
    someone.activates("New gather push button")
    someone.activates("Start gather push button")
    someone.activates("Team A plus push button")
    someone.activates("End gather push button")
    someone.press("Return")
    for screen, line in (("Past gathers", "Add a past match"), ("Season", "Table toggle button pressed"), ("Players", "New gather")):
        says(someone.activates(f"{screen} visited link" if screen == "Players" else f"{screen} link"), f"{screen} heading")
        heard = someone.press("Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down")
        says(heard, line)


def add(someone, *names):
    """Adds players and is back on their list."""
    someone.activates("Add player push button")
    for name in names:
        someone.type(name)
        someone.press("Return")
    someone.activates("Done push button")


def test_dialogs_say_whose_they_are_and_what_came_of_them(server, new_listener):
    someone = new_listener(server.url)
    add(someone, "zoe", "bob")
    someone.activates("New gather push button")
    someone.activates("Start gather push button")
    # Orca does not repeat the name of the button that was pressed, which is the dialog's.
    says(someone.activates("Late arrival push button"), "dialog", "Player or new name entry", "Focus mode")
    someone.type("ann")
    says(someone.press("Return"), "ann dialog", "To Team A push button")
    says(someone.press("Return"), "ann moved to Team A Backspace undoes it.")
    says(someone.activates("Set time push button"), "dialog")
    says(someone.activates("5 min toggle button"), "pressed")
    says(someone.activates("Done push button"), "Set time push button.")
    says(someone.activates("Team A plus push button"), "Goal for Team A")
    says(someone.activates("Goal 1-0, no minute"), "Team A dialog", "−1 min push button.")


def test_teams_are_heard_as_they_are_made(server, new_listener):
    someone = new_listener(server.url)
    add(someone, "zoe", "bob", "cem")
    someone.activates("New gather push button")
    says(someone.activates("Who plays: 3 of 3"), "3 selected")
    says(someone.activates("zoe"), "2 selected")
    says(someone.activates("zoe"), "3 selected")
    someone.activates("Confirm players push button")
    says(someone.activates("Shuffle push button"), "Teams shuffled Backspace undoes it.")
    says(someone.activates("to Team B"), "moved to Team B Backspace undoes it.")


def test_details_and_forms_are_heard(server, new_listener):
    someone = new_listener(server.url)
    add(someone, "zoe")
    someone.activates("zoe")
    someone.finds("Age , not given push button")
    says(someone.activates("levels push button"), "Hide levels")
    # Orca counts Alt and Left among its own keys, so the screen speaks a moment later.
    says(someone.press("alt+Left"), "Players")
    someone.activates("Plan a game link")
    someone.finds("Day panel")
    someone.finds("Time panel")
    says(someone.activates("Players: most: one less push button"), "9")


def test_a_link_and_another_language_are_heard(server, new_listener):
    someone = new_listener(server.url)
    add(someone, "zoe", "bob")
    someone.activates("Plan a game link")
    says(someone.activates("Plan and share push button"), "Reply link dialog", "Send push button.")
    says(someone.activates("Copy push button"), "Copied")
    someone.press("Escape")
    someone.activates("Players visited link")
    someone.activates("Settings link")
    someone.finds("selected radio button")
    says(someone.press("Down", "space"), "이제 한국어로 표시합니다.")


def test_full_time_is_heard(server, new_listener):
    someone = new_listener(server.url)
    add(someone, "zoe", "bob")
    someone.activates("New gather push button")
    someone.activates("Start gather push button")
    someone.activates("Set time push button")
    someone.finds("Minutes entry")
    someone.type("0")
    someone.finds("Seconds entry")
    someone.type("30")
    someone.activates("Done push button")
    says(someone.activates("Start push button"), "Running · until")
    time.sleep(35)  # The clock is the device's.
    says(someone.hears(), "Full time")


@pytest.fixture
def reply_link(server, browser):
    """The link to a game that Ann and Bob are asked about."""
    page = browser.new_page()
    page.goto(server.url)

    def press(name, role="button"):
        page.get_by_role(role, name=name, exact=True).first.click()

    press("Paste your list", "link")
    page.get_by_label("List of names").fill("Ann\nBob")
    press("Add 2 players")
    press("Plan a game", "link")
    press("Plan and share")
    field = page.get_by_role("textbox", name="Reply link", exact=True)
    field.wait_for()
    yield field.input_value()
    page.close()


def test_an_answer_is_heard_when_it_is_taken_and_when_it_is_not(reply_link, new_listener):
    someone = new_listener(reply_link)
    says(someone.activates("In toggle button"), "Pick your name first.")
    someone.finds("Your name entry")
    someone.type("zoe")
    says(someone.activates("In toggle button"), "zoe is in.", "1 of 10")
    says(someone.activates("Out toggle button"), "zoe is out.", "0 of 10")


def test_an_evening_is_heard_in_arabic(server, new_listener):
    someone = new_listener(server.url, "ar")
    says(someone.activates("إضافة لاعب"), "الاسم")
    for name in ("zoe", "bob", "cem", "dan"):
        someone.type(name)
        says(someone.press("Return"), f"تمت إضافة {name}.")
    someone.activates("تم push button")
    someone.activates("لقاء جديد")
    says(someone.activates("بدء اللقاء"), "لقاء جارٍ")
    someone.activates("بدء push button")
    for _ in range(2):
        says(someone.activates("زائد"), "هدف: ", "مفتاح الحذف للخلف يتراجع عنه.")
    says(someone.activates("إنهاء اللقاء"), "النتيجة النهائية", "إنهاء اللقاء push button")
    says(someone.press("Return"), "heading level 1")
    assert set(someone.languages()) == {"ar"}


def test_an_answer_is_heard_in_arabic(reply_link, new_listener):
    someone = new_listener(reply_link, "ar")
    says(someone.activates("سألعب toggle button"), "اختر اسمك أولًا.")
    someone.finds("entry")
    someone.type("zoe")
    says(someone.activates("سألعب toggle button"), "\u2068zoe\u2069 سيلعب.")
    says(someone.activates("لن ألعب toggle button"), "\u2068zoe\u2069 لن يلعب.")
    assert set(someone.languages()) == {"ar"}
