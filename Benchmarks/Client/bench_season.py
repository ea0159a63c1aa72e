"""How long the pages with results take after many evenings."""

from bench_page import AppPage
from bench_seed import confirmed, history, stamped
from bench_taps import add

EVENINGS = 1_000
# The changes of `bench_seed.played_gather`, and the players before them.
CHANGES, PLAYERS = 23, 40


def measure_season(context, table, taps):
    """Adds the lines for the season, its order, and a player's record."""
    changes = stamped(history(PLAYERS + EVENINGS * CHANGES, PLAYERS))
    app = AppPage(context, confirmed(changes, 0), is_online=False)
    season = app.run("tapTabs", [taps, "#/season"])
    order = app.run("tapOrders", taps)
    record = app.run("openRecords", taps)
    app.close()
    add(table, f"the season opened, {EVENINGS:,} evenings", season, 50)
    add(table, f"another order of the table, {EVENINGS:,} evenings", order, 30)
    add(table, f"a player's record opened, {EVENINGS:,} evenings", record, 50)
