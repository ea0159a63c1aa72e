"""The browser computes what the server and the tests of Swift compute."""

from fixture_page import *


def test_the_ratings_of_a_season_are_equal_bit_for_bit(fixture_page):
    # The number of the test "a season is pinned bit for bit".
    fixture_page.command("rate")
    assert "rated|14937015534056983764" in fixture_page.log()


def test_the_tables_of_a_thousand_squads_are_equal_bit_for_bit(fixture_page):
    # The numbers of the tests in TableSeasonsTests.swift.
    fixture_page.command("tabulate")
    log = fixture_page.log()
    assert "tabulated|6418081083359705832" in log
    assert "long|11060766084093282792" in log
