"""News reach every page, also when streams die without a word, are held back, or are too many."""

import time

import pytest
from people import *
from proxies import HoldingProxy, Proxy
from test_follow import Follower, shares

# Requests that were dropped, and streams that ended with the proxy.
DROPPED = r"net::ERR_(ABORTED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)"


@pytest.fixture
def proxied(server, at_the_end):
    """Puts a proxy of a kind in front of the server."""

    def make(kind):
        proxy = kind(server.url)
        at_the_end.callback(proxy.stop)
        return proxy

    return make


@pytest.fixture
def at(new_context, new_person):
    """A second person of the account, whose browser reaches the server by another address."""

    def log_in(url, **options):
        context = new_context(provoked=f"{OFFLINE}|{DROPPED}", **options)
        return Person(context.new_page(), {}, url).opens().logs_in("Zoe")

    return log_in


def organiser(new_person):
    zoe = new_person().registers("Zoe").adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    zoe.is_saved_online()
    return zoe


def uses_all_connections(page):
    """Has the browser open as many connections as it does for a page with much to load."""
    page.evaluate("""() => Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(
      number => fetch(`/health?${number}`, { cache: 'no-store' }).then(answer => answer.text())))""")


def test_news_come_within_a_minute_after_all_connections_died_without_a_word(
    new_person, at, proxied
):
    zoe = organiser(new_person)
    proxy = proxied(Proxy)
    friend = at(proxy.url)
    friend.resumes_gather()
    friend.sees_score(0, 0)
    uses_all_connections(friend.page)
    proxy.dies()
    died = time.monotonic()
    zoe.scores("Team A")
    friend.sees_score(1, 0)
    assert time.monotonic() - died < 60
    # The new stream brings the next.
    zoe.scores("Team B")
    scored = time.monotonic()
    friend.sees_score(1, 1)
    assert time.monotonic() - scored < 15


def test_behind_a_proxy_that_holds_streams_back_news_come_after_seconds(new_person, at, proxied):
    zoe = organiser(new_person)
    friend = at(proxied(HoldingProxy).url)
    friend.resumes_gather()
    for goals in (1, 2):
        zoe.scores("Team A")
        scored = time.monotonic()
        friend.sees_score(goals, 0)
        assert time.monotonic() - scored < 15
    expect(friend.page.locator(".waiting")).to_have_count(0)
    expect(friend.control("Dismiss")).to_have_count(0)


def test_a_page_that_the_browser_restores_asks_at_once(new_person, at, proxied):
    zoe = organiser(new_person)
    proxy = proxied(Proxy)
    friend = at(proxy.url)
    friend.resumes_gather()
    friend.sees_score(0, 0)
    proxy.dies()
    zoe.scores("Team A")
    restored = time.monotonic()
    friend.page.evaluate(
        "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    friend.sees_score(1, 0)
    assert time.monotonic() - restored < 25


def test_nine_windows_of_an_account_load_and_hear_news_and_have_one_stream(new_person):
    zoe = organiser(new_person)
    friend = new_person().logs_in("Zoe")
    friend.resumes_gather()
    windows = [friend] + [friend.opens_another_page() for _ in range(8)]
    for window in windows[1:]:
        window.resumes_gather()
    zoe.scores("Team A")
    for window in windows:
        window.sees_score(1, 0)
    windows[4].scores("Team B")
    for window in windows + [zoe]:
        window.sees_score(1, 1)


def test_nine_pages_that_follow_one_match_load_and_hear_news(new_person, new_context):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.press("Done")
    context = new_context()
    friends = [Follower(context.new_page(), address) for _ in range(9)]
    zoe.scores("Team A")
    for friend in friends:
        friend.sees_score(1, 0)


def test_ten_pages_that_follow_five_matches_load_and_hear_news(new_person, new_context):
    organisers, addresses = [], []
    for name in ("Ann", "Ben", "Cem", "Dan", "Eve"):
        person = new_person().registers(name).adds("A", "B").plays(["A"], ["B"])
        organisers.append(person)
        addresses.append(shares(person))
        person.press("Done")
        person.is_saved_online()
    context = new_context()
    friends = [Follower(context.new_page(), address) for address in 2 * addresses]
    for person in organisers:
        person.scores("Team A")
    for friend in friends:
        friend.sees_score(1, 0)


def test_a_page_that_follows_hears_news_after_its_connections_died(
    new_person, new_context, proxied
):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.press("Done")
    proxy = proxied(Proxy)
    friend = Follower(
        new_context(provoked=f"{OFFLINE}|{DROPPED}").new_page(),
        address.replace(zoe.url, proxy.url))
    friend.sees_score(0, 0)
    uses_all_connections(friend.page)
    proxy.dies()
    died = time.monotonic()
    zoe.scores("Team A")
    friend.sees_score(1, 0)
    assert time.monotonic() - died < 60


def test_a_page_that_follows_behind_a_proxy_that_holds_streams_back_asks(
    new_person, new_context, proxied
):
    zoe = organiser(new_person)
    address = shares(zoe)
    zoe.press("Done")
    proxy = proxied(HoldingProxy)
    friend = Follower(new_context().new_page(), address.replace(zoe.url, proxy.url))
    for goals in (1, 2):
        zoe.scores("Team A")
        scored = time.monotonic()
        friend.sees_score(goals, 0)
        assert time.monotonic() - scored < 15
    expect(friend.page.locator("#follow-news")).to_be_hidden()
