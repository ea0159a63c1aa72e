"""The nine operations of js-framework-benchmark on a list of this stack and on one in plain
JavaScript, in turns and in one document."""

import json
import math

from bench_page import fixture_page
from bench_table import median, short

SIDES = ("swift", "plain", "again")
MOST_MEAN = 1.3
MOST_ONE = 2
# The benchmark's own weights for the mean of its ratios, from its published table of results.
OPERATIONS = {
    "create": ("create 1,000 rows", 0.64280248137063),
    "replace": ("replace 1,000 rows", 0.5607178150466176),
    "update": ("update every 10th of 1,000", 0.5643800750716564),
    "select": ("select one of 1,000", 0.1925635870170522),
    "swap": ("swap two of 1,000", 0.13200612879341714),
    "remove": ("remove one of 1,000", 0.5277091212292658),
    "createMany": ("create 10,000 rows", 0.5644449600965534),
    "append": ("append 1,000 to 1,000", 0.5508359820582848),
    "clear": ("clear 1,000 rows", 0.4225836631419211),
}


def measure_operations(playwright, table, rounds):
    """Adds a line for each operation and one for the weighted geometric mean of the ratios."""
    with fixture_page(playwright, "operations.js", "performOperations") as page:
        # The first rounds warm up.
        page.evaluate("(rounds) => performOperations(rounds)", 3)
        measured = busy_times(traced(page, "(rounds) => performOperations(rounds)", rounds))
    ratios = {}
    for name, (what, _) in OPERATIONS.items():
        swift, plain, again = (median(measured[f"{name} {side}"]) for side in SIDES)
        ratios[name] = swift / plain
        table.add(
            f"operation: {what} / in plain JavaScript", ratios[name], (MOST_ONE, ""),
            f"{short(swift)} : {short(plain)} ms; A/A {short(again / plain)}")
    table.add("nine operations: weighted geometric mean", mean(ratios), (MOST_MEAN, ""), "")


def traced(page, script, argument):
    """The events of the browser's trace while a script runs in a page."""
    browser = page.context.browser
    browser.start_tracing(
        page=page,
        categories=["devtools.timeline"])
    page.evaluate(script, argument)
    return json.loads(browser.stop_tracing())["traceEvents"]


def busy_times(events):
    """By mark, the milliseconds that the page's thread computed between `begin` and `end`: scripts,
    style, layout and paint, without waiting for the screen or for other processes."""
    marks = [
        (event["args"]["data"]["message"].split(" ", 1)[1], event["tts"])
        for event in events if event["name"] == "TimeStamp"
    ]
    times = {}
    for (mark, begin), (end_mark, end) in zip(marks[::2], marks[1::2], strict=True):
        assert mark == end_mark
        times.setdefault(mark, []).append((end - begin) / 1_000)
    return times


def mean(ratios):
    weights = {name: weight for name, (_, weight) in OPERATIONS.items()}
    total = sum(weights[name] * math.log(ratio) for name, ratio in ratios.items())
    return math.exp(total / sum(weights.values()))
