"""The page on which friends answer, in real life: refused answers, two games, languages, and a link that is turned off."""

import datetime
import re
import urllib.parse

from people import *
from test_plans import friend, link, organiser, plans  # noqa: F401  (`friend` is a fixture)


def two_games(new_person):
    """Two open games: one in two hours, with three places, and one in nine days, with four."""
    person = organiser(new_person)
    plans(person, soon=True, **{"Players: most": "3", "Players: least": "1"})
    address = link(person)
    person.press("Done")
    person.press("Back")
    later = datetime.date.today() + datetime.timedelta(days=9)
    plans(person, Day=later.isoformat(), **{"Players: most": "4", "Players: least": "1"})
    page = f"{address}/{later:%Y%m%d}"
    reader = person.page.context.new_page()
    reader.goto(page)
    while reader.get_by_text("of 4").count() == 0:
        reader.reload()
    reader.close()
    return person, address, page


def heading(someone):
    return someone.page.get_by_role("heading", level=1)


def test_an_answer_that_is_refused_comes_back_at_the_address_of_its_game(new_person, friend):
    _, address, later = two_games(new_person)
    for has_script in (True, False):
        someone = friend(later, java_script_enabled=has_script)
        title = heading(someone).inner_text()
        someone.says("Maybe").hears("Pick your name first.")
        # Whatever comes over the stream, the page stays that of its game.
        friend(later if has_script else address).is_named("Ann" if has_script else "Bob").says("In")
        if has_script:
            someone.sees("1 of 4")
        expect(heading(someone)).to_have_text(title)
        assert someone.page.url == later
        someone.is_named("Cem" if has_script else "Dan").says("Out")
        someone.hears("Cem is out." if has_script else "Dan is out.")
        someone.page.goto(later)
        expect(heading(someone)).to_have_text(title)


def test_no_page_is_asked_for_at_an_address_that_takes_only_forms(new_person, friend):
    _, address, later = two_games(new_person)
    ann = friend(later)
    failed = []
    ann.page.on("response", lambda response: response.status >= 400 and failed.append(response.url))
    ann.says("In").hears("Pick your name first.")
    friend(later).is_named("Bob").says("In").hears("Bob is in.")
    ann.sees("1 of 4")
    ann.page.goto(ann.page.url)
    ann.sees("1 of 4")
    # The address that forms had before leads to the page.
    ann.page.goto(f"{address}/answer?day={later[-8:]}&lang=de")
    assert ann.page.url == f"{later}?lang=de"
    ann.sees("1 von 4")
    assert failed == []


def test_news_come_in_the_language_of_the_page(new_person, friend):
    person = organiser(new_person)
    plans(person, **{"Players: most": "5", "Players: least": "1"})
    address = link(person)
    english, korean = friend(address), None
    # In one browser, where pages of one link share a stream.
    korean = english.page.context.new_page()
    korean.goto(f"{address}?lang=ko")
    expect(korean.get_by_role("heading", level=2)).to_have_count(0)
    friend(address).is_named("Ann").says("In").hears("Ann is in.")
    expect(korean.get_by_role("heading", level=2)).to_have_text("참석 1")
    english.page.bring_to_front()
    expect(english.page.get_by_role("heading", level=2)).to_have_text("In 1")
    korean.bring_to_front()
    korean.get_by_role("radio", name="Bob").check()
    korean.get_by_role("button", name="참석", exact=True).click()
    expect(korean.get_by_role("heading", level=2)).to_have_text("참석 2")
    assert urllib.parse.urlsplit(korean.url).query == "answered=1&lang=ko"
    friend(address).is_named("Cem").says("In").hears("Cem is in.")
    expect(korean.get_by_role("heading", level=2)).to_have_text("참석 3")
    expect(korean).to_have_title(re.compile("축구"))


def test_a_link_that_is_turned_off_keeps_what_a_friend_is_typing(new_person, friend):
    person = organiser(new_person)
    plans(person)
    address = link(person)
    gone = status(404)
    zoe, idle = friend(address, provoked=gone), friend(address, provoked=gone)
    plain = friend(address, provoked=gone, java_script_enabled=False)
    for someone in (zoe, plain):
        someone.page.get_by_label("Your name").fill("Zoe Quinn")
    person.press("Turn off")
    expect(zoe.page.get_by_role("alert")).to_contain_text("This link does not work")
    expect(zoe.page.get_by_label("Your name")).to_have_value("Zoe Quinn")
    expect(zoe.page.get_by_role("button", name="In", exact=True)).to_be_disabled()
    expect(idle.page.get_by_role("heading", level=1)).to_have_text("This link does not work")
    plain.says("In")
    expect(plain.page.get_by_role("heading", level=1)).to_have_text("This link does not work")
    expect(plain.page.get_by_label("What you typed")).to_have_value("Zoe Quinn")


def test_each_visitor_is_marked_in_the_list_also_after_news(new_person, friend):
    person = organiser(new_person)
    plans(person)
    address = link(person)
    ann = friend(address).is_named("Ann").says("In")
    ann.hears("Ann is in.")
    own = ann.page.locator("[aria-current=true]")
    expect(own).to_have_text("Ann")
    friend(address).is_named("Bob").says("In").hears("Bob is in.")
    ann.sees("2 of")
    expect(own).to_have_text("Ann")


def test_an_old_page_of_the_same_browser_is_told_only_what_is_so(new_person, friend):
    person = organiser(new_person)
    plans(person)
    address = link(person)
    new = friend(address, java_script_enabled=False).page
    old = new.context.new_page()
    old.goto(address)
    new.get_by_role("radio", name="Ann").check()
    new.get_by_role("button", name="In", exact=True).click()
    old.get_by_role("radio", name="Bob").check()
    old.get_by_role("button", name="In", exact=True).click()
    expect(old.get_by_role("status")).to_have_text("This browser answered as Ann. Answer as Bob?")
    old.get_by_role("button", name="I answer for Bob").click()
    expect(old.get_by_role("status")).to_have_text("Bob is in.")


def test_guests_that_are_chosen_after_the_answer_are_saved(new_person, friend):
    person = organiser(new_person)
    plans(person)
    ann = friend(link(person)).is_named("Ann").says("In")
    ann.hears("Ann is in.")
    ann.page.get_by_label("Guests").select_option("1")
    expect(ann.page.locator("[aria-current=true]")).to_have_text("Ann +1")
    expect(ann.page.get_by_label("Guests")).to_have_value("1")


def test_a_typed_name_counts_instead_of_one_that_was_picked(new_person, friend):
    person = organiser(new_person)
    plans(person)
    other = friend(link(person)).page
    other.get_by_role("radio", name="Ann").check()
    other.get_by_label("Your name").fill("Stranger")
    expect(other.get_by_role("radio", name="I am not listed")).to_be_checked()
    other.get_by_role("button", name="In", exact=True).click()
    expect(other.get_by_role("status")).to_have_text("Stranger is in.")


def test_the_buttons_stay_in_sight_below_many_names(new_person, friend):
    person = organiser(new_person)
    person.adds(*(f"Player {number}" for number in range(12)))
    plans(person)
    page = friend(link(person), viewport={"width": 360, "height": 640}).page
    for name in ("In", "Maybe", "Out"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("radio", name="I am not listed").check()
    expect(page.get_by_label("Your name")).to_be_focused()
