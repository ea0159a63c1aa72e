"""Every address on the pages that friends open by a link leads somewhere."""

import re

import pytest
from addresses import dead_addresses, page_at
from people import *
from test_plans import link, organiser, plans, sent
from test_table_link import opens_link


def leads_nowhere(address, language):
    """The dead addresses of a page; a page without any address would prove nothing."""
    page = page_at(address, language)
    assert page.found and page.language == language
    return dead_addresses(address, page)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_each_address_on_a_page_behind_a_link_leads_somewhere(new_person, language):
    zoe = organiser(new_person)
    zoe.plays(["Ann"], ["Bob"]).scores("Team A")
    zoe.press("Share")
    zoe.press("Follow link")
    follow = zoe.control("Follow link", role="textbox").input_value()
    zoe.press("Done")
    zoe.ends_gather()
    zoe.goes_to("Players")
    zoe.plays(["Ann"], ["Bob"]).scores("Team A")
    zoe.ends_gather()
    zoe.goes_to("Season")
    table = opens_link(zoe)
    zoe.press("Done")
    zoe.goes_to("Players")
    plans(zoe, soon=True, Place="Hall, Example Street 12")
    replies = link(zoe)
    zoe.press("Send")
    day = re.search(r"https?://\S+", sent(zoe)).group()

    for address in (replies, day, follow, table):
        assert leads_nowhere(address, language) == {}, address
