"""An organiser without an account shares a match; the account is made on the way."""

import gzip
import json

import pytest
from people import *
from test_follow import Follower
from test_taps import Thumb, table

SIZES = [{"width": 360, "height": 640}, {"width": 320, "height": 568}]


def reads(person, part):
    expect(person.page.get_by_text(part).first).to_be_visible()


def shares_first(person):
    """Opens the first link and waits for its address."""
    person.press("Share")
    reads(person, "No name needed")
    person.press("Follow link")
    field = person.control("Follow link", role="textbox")
    expect(field).to_have_value(re.compile("/follow/"))
    return field.input_value()


def asks_a_second_phone(person):
    """Returns the address by which another phone joins."""
    person.page.goto(f"{person.url}/#/settings")
    person.press("Second phone", role="link")
    field = person.control("Second phone", role="textbox")
    expect(field).to_have_value(re.compile("/#/join/"))
    return field.input_value()


def newcomer(new_person, **options):
    return new_person(**options).adds("Ann", "Bob").plays(["Ann"], ["Bob"])


@pytest.mark.parametrize("viewport", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_a_newcomers_friends_see_the_score_after_three_taps(
    new_person, new_context, table, viewport
):
    zoe = newcomer(new_person, kind=Thumb, viewport=viewport)
    zoe.taps = 0
    address = shares_first(zoe)
    zoe.press("Send")
    zoe.needs("first link into the chat", 3, table)
    zoe.press("Done")
    friend = Follower(new_context().new_page(), address)
    friend.sees_score(0, 0)
    zoe.scores("Team A")
    friend.sees_score(1, 0)


def test_without_a_network_no_address_is_shown_and_one_tap_makes_it_later(new_person):
    zoe = newcomer(new_person, provoked=OFFLINE)
    zoe.loses_the_network()
    zoe.press("Share")
    zoe.sees("This needs a connection.")
    expect(zoe.control("Follow link")).to_be_disabled()
    zoe.finds_the_network()
    zoe.press("Follow link")
    expect(zoe.control("Follow link", role="textbox")).to_have_value(re.compile("/follow/"))


def test_a_deleted_cookie_heals_without_a_word(new_person, new_context):
    zoe = newcomer(new_person, provoked=status(401))
    friend = Follower(new_context().new_page(), shares_first(zoe))
    zoe.press("Done")
    zoe.page.context.clear_cookies()
    zoe.scores("Team A")
    friend.sees_score(1, 0)
    zoe.scores("Team A")
    friend.sees_score(2, 0)


def test_a_deleted_database_comes_back_by_the_cookie(new_person):
    zoe = newcomer(new_person)
    shares_first(zoe)
    zoe.press("Done")
    zoe.page.goto(f"{zoe.url}/robots.txt")
    zoe.page.evaluate("""async () => {
      for (const { name } of await indexedDB.databases()) {
        await new Promise((resolve) => { indexedDB.deleteDatabase(name).onsuccess = resolve; });
      }
    }""")
    zoe.page.goto(zoe.url)
    expect(zoe.row("Ann")).to_be_visible()
    expect(zoe.row("Bob")).to_be_visible()


def test_with_both_gone_the_recovery_code_brings_everything_back(new_person):
    zoe = newcomer(new_person)
    shares_first(zoe)
    zoe.press("Done")
    zoe.page.goto(f"{zoe.url}/#/settings")
    zoe.press("Recovery code", role="link")
    zoe.press("Make a recovery code")
    code = zoe.control("Recovery code", role="textbox").input_value()
    other = new_person()
    other.opens()
    other.press("I have an account", role="link")
    other.press("Recovery code", role="link")
    other.write(other.field("Code"), code.lower())
    other.press("Continue")
    expect(other.row("Ann")).to_be_visible()


def test_a_second_phone_joins_by_ten_characters_and_scores(new_person):
    zoe = newcomer(new_person)
    shares_first(zoe)
    zoe.press("Done")
    other = new_person()
    other.page.goto(asks_a_second_phone(zoe))
    reads(other, "A group of 2 players")
    other.press("Join")
    expect(other.row("Ann")).to_be_visible()
    reads(zoe, "has joined")
    other.resumes_gather()
    other.scores("Team A")
    zoe.page.goto(zoe.url)
    zoe.resumes_gather()
    zoe.sees_score(1, 0)


def test_a_group_gets_a_name_and_logs_in_elsewhere(new_person):
    zoe = newcomer(new_person)
    shares_first(zoe)
    zoe.press("Done")
    zoe.page.goto(f"{zoe.url}/#/settings")
    zoe.sees("Saved online without a name.")
    zoe.press("Add a name and password", role="link")
    zoe.write(zoe.field("Username"), "Zoe")
    zoe.write(zoe.field("Password"), "a long password")
    zoe.press("Add a name and password")
    zoe.sees("Change password")
    other = new_person().logs_in("Zoe")
    expect(other.row("Ann")).to_be_visible()


# Years of changes on the device, as the app stores those that no server knows.
PUT_CHANGES = """changes => new Promise((resolve, reject) => {
  const opening = indexedDB.open('football-gather');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('records', 'readwrite');
    transaction.oncomplete = () => { opening.result.close(); resolve(); };
    transaction.onabort = () => reject(transaction.error);
    changes.forEach((change, order) => {
      const record = new TextEncoder().encode(JSON.stringify({ order, change }));
      transaction.objectStore('records').put(record, `pending/${change.id}`);
    });
  };
})"""


def test_years_without_a_server_reach_it_in_a_few_requests(new_person):
    def identifier(kind, number):
        return f"{number:08X}-000{kind}-4000-8000-000000000000"

    zoe = newcomer(new_person)
    zoe.page.evaluate(PUT_CHANGES, [
        {"id": identifier(1, number), "device": identifier(2, 1), "madeAt": 1_700_000_000_000 + number,
         "kind": "playerAdded", "player": identifier(3, number), "name": f"Player {number}"}
        for number in range(1, 1_800)])
    zoe.page.reload()
    zoe.sees_title("Gather in progress")
    requests = []
    zoe.page.on("request", lambda request: requests.append(request) if "/changes" in request.url else None)
    shares_first(zoe)
    bodies = [request.post_data_buffer for request in requests if request.method == "POST"]
    compressed = [gzip.decompress(body) for body in bodies if body[:2] == b"\x1f\x8b"]
    assert [len(json.loads(body)["changes"]) > 1_700 for body in compressed] == [True]
    zoe.press("Done")
    other = new_person()
    other.page.goto(asks_a_second_phone(zoe))
    reads(other, "A group of 1,801 players")
