"""How long fair teams take on a slow phone, from the tap to the teams, and whether a tap waits."""

import time

from bench_page import AppPage
from bench_seed import added_players, pending, set_level, stamped
from bench_table import median, same, short

# Players, teams, and the budget in milliseconds from the tap to the teams.
CASES = [(22, 2, 60), (50, 2, 100), (15, 3, 150), (20, 4, 300)]
# How many different levels the players have: none is set, so that all are the same; few, so that
# many splits are equally good; many.
LEVELS = {"all the same": 0, "three levels": 3, "many levels": 91}
# A longer task delays a tap noticeably.
LONG_TASK = 50


def measure_fair_teams(context, table, rounds):
    """Adds a line for each number of players and teams and each kind of levels."""
    for players, teams, budget in CASES:
        for kind, count in LEVELS.items():
            page = open_players(context, players, count)
            page.run("lineUp", teams)
            times = page.run("makeFair", rounds)
            page.close()
            totals = [one["total"] for one in times]
            longest = max(one["longest"] for one in times)
            table.add_amount(
                f"fair teams, median of {rounds}: {players} players, {teams} teams, {kind}",
                median(totals), budget, "ms",
                f"{short(median(totals))} ms; worst {short(max(totals))}; {same(totals)}")
            table.add_amount(
                "  the longest task of them", longest, LONG_TASK, "ms", f"{short(longest)} ms; 0 for none")


def open_players(context, players, levels):
    """A device without an account, with players and, for some kinds, their levels."""
    changes = added_players(players)
    for change in changes if levels == 0 else []:
        del change["skill"], change["preferredPosition"]
    if levels:
        changes += [
            set_level(number, 10 + (number * 37 % levels) * 90 // (levels - 1))
            for number in range(players)
        ]
    return AppPage(context, pending(stamped(changes, start=int(time.time() * 1_000), step=0)))
