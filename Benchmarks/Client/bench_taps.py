"""How long a tap takes until the document shows it."""

import time

from bench_page import AppPage
from bench_seed import added_players, pending, played_gather, stamped
from bench_table import median, percentile, same, short


def measure_taps(context, table, taps):
    """Adds the lines for a small squad and for a large one."""
    few = open_squad(context, 30)
    rows = few.run("tapRows", taps)
    few.page.click(".resume")
    few.page.wait_for_selector(".pads")
    # A side has at most 99 goals; a tap on a full one changes nothing, and would be waited for.
    plus = few.run("tapPlus", min(taps, 2 * 99))
    few.close()
    add(table, "a row selected, 30 players", rows, 16)
    swift = short(median([one["returned"] for one in plus]))
    add(table, "a goal by the plus button", plus, 16, f"until Swift returns {swift}")
    many = open_squad(context, 2_000)
    rows = many.run("tapRows", taps)
    search = many.run("typeAndClear", taps)
    many.close()
    add(table, "a row selected, 2,000 players", rows, 30)
    cleared = short(percentile(totals(search["cleared"]), 98))
    add(table, "a letter typed into the search, 2,000", search["typed"], 30,
        f"removed again {cleared}")


def open_squad(context, players):
    """A device without an account, with players and a gather that has just begun."""
    changes = [*added_players(players), *played_gather(0, ends=False)]
    now = int(time.time() * 1_000)
    return AppPage(context, pending(stamped(changes, start=now - 2_000, step=0)))


def add(table, what, times, budget, remark=""):
    times = totals(times)
    shown = [
        f"{short(percentile(times, 98))} ms; median {short(median(times))}", remark, same(times)
    ]
    table.add_amount(
        f"tap to document, p98 of {len(times)}: {what}", percentile(times, 98), budget, "ms",
        "; ".join(filter(None, shown)))


def totals(times):
    return [one["total"] for one in times]
