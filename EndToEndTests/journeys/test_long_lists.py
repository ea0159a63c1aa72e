"""A list of hundreds of players: the page has the rows near the user, and acts on all of them."""

import json
import uuid

from people import *
from test_files import imports

COUNT = 250


def name(number):
    return f"Player {number:03}"


@pytest.fixture
def organiser(new_person, tmp_path):
    """A person with many players, at the list."""
    players = [
        {"id": str(uuid.UUID(int=number + 1)).upper(), "number": number + 1, "name": name(number)}
        for number in range(COUNT)
    ]
    squad = {"format": "Football Gather squad 1", "squad": {"players": players, "gathers": []}}
    file = tmp_path / "squad.json"
    file.write_text(json.dumps(squad))
    person = new_person().goes_on_without_an_account()
    person.press("Settings", role="link")
    imports(person, file)
    person.is_told(f"Added {COUNT} players")
    person.goes_back()
    return person


def rows(person):
    return person.page.locator("#rows > li")


def scrolls_to_the_end(person):
    person.page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")


def test_the_list_grows_before_the_user_reaches_its_end(organiser):
    expect(rows(organiser)).to_have_count(60)
    for count in (120, 180, 240, COUNT):
        scrolls_to_the_end(organiser)
        expect(rows(organiser)).to_have_count(count)
    expect(organiser.page.get_by_role("button", name="Show more")).to_have_count(0)
    expect(organiser.row(name(COUNT - 1))).to_be_visible()


def test_what_is_in_view_stays_where_it_is_when_the_list_grows(organiser):
    row = organiser.row(name(55))
    row.get_by_role("button").focus()
    top = row.bounding_box()["y"]
    organiser.page.evaluate("scrollBy(0, 1)")
    expect(rows(organiser)).to_have_count(120)
    expect(row.get_by_role("button")).to_be_focused()
    assert abs(row.bounding_box()["y"] - top) <= 2


def test_a_search_finds_players_whose_rows_are_not_on_the_page(organiser):
    organiser.page.get_by_role("searchbox").fill("249")
    expect(rows(organiser)).to_have_count(1)
    organiser.sees(name(249))
    organiser.page.get_by_role("searchbox").fill("")
    expect(rows(organiser)).to_have_count(60)


def test_the_list_is_as_long_as_before_when_the_user_comes_back(organiser):
    scrolls_to_the_end(organiser)
    # Row 115 is near enough to the end of 120 rows.
    organiser.row(name(115)).scroll_into_view_if_needed()
    expect(rows(organiser)).to_have_count(180)
    organiser.opens_player(name(115))
    organiser.goes_back()
    expect(rows(organiser)).to_have_count(180)


def test_a_screen_reader_hears_how_long_the_list_is(organiser):
    row = rows(organiser).nth(9)
    assert row.get_attribute("aria-posinset") == "10"
    assert row.get_attribute("aria-setsize") == str(COUNT)
