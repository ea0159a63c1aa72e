"""How long an organiser waits for the first link after years without a server, and how long a phone takes to join."""

import contextlib
import dataclasses
import pathlib
import tempfile
import time

from bench_page import FOLDER, PHONE, SITE
from bench_seed import as_text, history, pending, played_gather, stamped
from bench_table import median, short
from gather_server import GatherServer

CHANGES, PLAYERS = 11_000, 40
# Those of `bench_seed.played_gather`.
GATHER_CHANGES = 23
LIMIT = 120_000


@dataclasses.dataclass
class Network:
    """A connection, with the seconds that the first link and a joining phone may take."""

    name: str
    kilobits: int
    latency: int
    budget: float


NETWORKS = [Network("6 Mbit/s", 6_000, 50, 3.5), Network("700 kbit/s", 700, 300, 20)]


def measure_first_link(browser, table, program, rounds):
    """Adds two lines for each network."""
    for network in NETWORKS:
        pairs = [first_link(browser, program, network) for _ in range(rounds)]
        for what, times in zip(["the first link", "a phone joins"], zip(*pairs)):
            table.add_amount(
                f"{what}, {CHANGES:,} changes, {network.name}", median(times), network.budget, "s",
                f"{short(min(times))} to {short(max(times))} s")


def first_link(browser, program, network, site=SITE):
    """The seconds from the tap that asks for the first link until its address is there, and from the tap that joins until
    the list is."""
    with tempfile.TemporaryDirectory(prefix="gather-bench-", dir="/var/tmp") as folder, \
            contextlib.ExitStack() as stack:
        server = GatherServer(program, site, pathlib.Path(folder))
        stack.callback(server.stop)
        organiser = new_page(browser, stack, server.url)
        fill(organiser, server.url)
        slow_down(organiser, network)
        organiser.get_by_role("button", name="Resume gather").click()
        organiser.get_by_role("button", name="Share", exact=True).click()
        linked = seconds(
            lambda: organiser.get_by_role("button", name="Follow link").click(),
            lambda: organiser.wait_for_function(VALUE, arg="/follow/"))
        organiser.goto(f"{server.url}/#/settings")
        organiser.get_by_role("link", name="Second phone").click()
        address = organiser.wait_for_function(VALUE, arg="/#/join/").json_value()
        friend = new_page(browser, stack, address)
        join = friend.get_by_role("button", name="Join", exact=True)
        join.wait_for()
        slow_down(friend, network)
        joined = seconds(join.click, lambda: friend.wait_for_selector("#rows"))
        return linked, joined


# The value of the field with an address, once it is there.
VALUE = """part => [...document.querySelectorAll('input, textarea')].map(({ value }) => value)
  .find((value) => value.includes(part))"""


def seconds(act, end):
    began = time.monotonic()
    act()
    end()
    return time.monotonic() - began


def new_page(browser, stack, address):
    context = browser.new_context(viewport=PHONE, locale="en-US")
    stack.callback(context.close)
    context.set_default_timeout(LIMIT)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("#app h1")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    return page


def fill(page, url):
    """Puts years of changes on the device, of which the last begin a gather."""
    script = (FOLDER / "bench_app.js").read_text()
    page.evaluate(f"argument => {{ {script}\n return putRecords(argument); }}", as_text(pending(years())))
    page.goto(url)
    page.reload()
    page.wait_for_selector("#rows")


def years():
    """Changes of years, of which the last have just begun a gather."""
    gathers = (CHANGES - PLAYERS) // GATHER_CHANGES
    past = history(PLAYERS + gathers * GATHER_CHANGES, PLAYERS)
    begun = list(played_gather(gathers, ends=False))
    changes = stamped(past + begun)
    for change in changes[len(past):]:
        change["madeAt"] = int(time.time() * 1_000) - 2_000
    return changes


def slow_down(page, network):
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": network.latency,
        "downloadThroughput": network.kilobits * 1_000 / 8,
        "uploadThroughput": network.kilobits * 1_000 / 8,
    })
