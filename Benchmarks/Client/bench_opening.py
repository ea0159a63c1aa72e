"""How long a squad takes to open from the device's disk."""

from bench_page import WHOLE, AppPage
from bench_seed import confirmed, history, pending, stamped
from bench_table import median, same, short

SNAPSHOT_BUDGET = 120
PENDING_BUDGET = 150
ONE_PART = "in one part"


def measure_opening(context, table, changes, rounds):
    """Adds the lines for two ways in which a squad is stored, for a tiny squad, and for the program in one part."""
    all_changes = stamped(history(changes))
    snapshot = confirmed(all_changes, 200)
    phones = {
        f"{changes:,} changes: snapshot + 200, offline": AppPage(
            context, snapshot, is_online=False),
        f"{changes:,} changes: all pending, no account": AppPage(context, pending(all_changes)),
        "one change alone": AppPage(context, pending(all_changes[:1])),
        ONE_PART: AppPage(context, snapshot, is_online=False, site=WHOLE),
    }
    visits = {what: [] for what in phones}
    for _ in range(rounds):
        for what, phone in phones.items():
            visits[what].append(phone.open())
    for what, phone in phones.items():
        phone.close()
        if what != ONE_PART:
            add(table, what, visits[what], SNAPSHOT_BUDGET if "snapshot" in what else PENDING_BUDGET)
    compare(table, *(visits[what] for what in phones if what == ONE_PART or "snapshot" in what))


def add(table, what, visits, budget):
    """Adds a line from the start of the visit, and one from when Swift gets the records."""
    seen = [one["seen"] for one in visits]
    shown = [one["shown"] for one in visits]
    after = [one["shown"] - one["loaded"] for one in visits]
    at = lambda name: short(median([one[name] for one in visits]))
    table.add_amount(
        f"reload to list, median of {len(visits)}: {what}", median(seen), budget, "ms",
        f"{short(median(seen))} ms, as it was left; {same(seen)}")
    table.add_amount(
        "  the same, from the program", median(shown), budget, "ms",
        f"{short(median(shown))} ms; wasm ready {at('instantiated')}, records read {at('loaded')},"
        f" painted {at('painted')}; {same(shown)}")
    table.add_amount(
        "  the same, from wasm's `loaded` event", median(after), budget, "ms",
        f"{short(median(after))} ms; {same(after)}")


def compare(table, in_parts, in_one):
    """Adds the line of the openings of a program in two parts beside those in one, pair by pair."""
    ratios = [parts["shown"] / one["shown"] for parts, one in zip(in_parts, in_one)]
    times = [median([visit["shown"] for visit in visits]) for visits in (in_parts, in_one)]
    table.add(
        "reload to list, snapshot: in two parts / in one", median(ratios), (1.05, ""),
        f"{short(times[0])} : {short(times[1])} ms; {same([visit['shown'] for visit in in_one])}")
