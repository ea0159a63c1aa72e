"""Measures the client in Chromium, and prints ratios beside their budgets."""

import argparse
import sys

from bench_fair import measure_fair_teams
from bench_first_link import measure_first_link
from bench_first_tap import measure_first_tap
from bench_opening import measure_opening
from bench_operations import measure_operations
from bench_page import fixture_page, newcomers, phone
from bench_table import Table, short
from bench_season import measure_season
from bench_taps import measure_taps
from bench_visits import measure_visits
from playwright.sync_api import sync_playwright


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1000, help="rows to render and to patch")
    parser.add_argument("--rounds", type=int, default=101, help="how often to do so")
    parser.add_argument("--operations", type=int, default=15, help="rounds of the nine operations")
    parser.add_argument("--taps", type=int, default=200, help="taps of each kind")
    parser.add_argument("--splits", type=int, default=9, help="fair teams of each kind")
    parser.add_argument("--changes", type=int, default=10_000, help="changes to open")
    parser.add_argument("--visits", type=int, default=15, help="how often to open them")
    parser.add_argument("--newcomers", type=int, default=9, help="how often to come for the first time")
    parser.add_argument("--links", type=int, default=3, help="how often to make the first link")
    parser.add_argument("--program", help="the server program; without it, no links are made")
    options = parser.parse_args()
    table = Table()
    with sync_playwright() as playwright:
        note("rendering and patching")
        measure_edge(playwright, table, options.rows, options.rounds)
        note("the nine operations of js-framework-benchmark")
        measure_operations(playwright, table, options.operations)
        with newcomers(playwright) as browser:
            note("the first tap of a newcomer on slow networks")
            measure_first_tap(browser, table, options.newcomers)
            if options.program:
                note("the first link after years without one, and a phone that joins")
                measure_first_link(browser, table, options.program, options.links)
        with phone(playwright) as context:
            note("first and next visit")
            measure_visits(context, table)
            note("taps, with the processor slowed down four times")
            measure_taps(context, table, options.taps)
            note("the season, with the processor slowed down four times")
            measure_season(context, table, options.taps)
            note("fair teams, with the processor slowed down four times")
            measure_fair_teams(context, table, options.splits)
            note("opening a squad, with the processor slowed down four times")
            measure_opening(context, table, options.changes, options.visits)
    print(table.text)


def measure_edge(playwright, table, rows, rounds):
    """Adds the lines that compare Swift with JavaScript and with the browser's parser."""
    with fixture_page(playwright, "bench.js", "benchRendering", "benchPatching") as page:
        for what, name, budget in [
            (f"{rows:,} rows to bytes / to a string in JavaScript", "benchRendering", 0.6),
            (f"one of {rows:,} rows, event to document / parsing all", "benchPatching", 0.25),
        ]:
            measured = page.evaluate(f"values => {name}(...values)", [rows, rounds])
            times = f"{short(measured['subject'])} : {short(measured['baseline'])} ms"
            table.add(what, measured["ratio"], (budget, ""), f"{times}; A/A {short(measured['same'])}")


def note(text):
    """Prints progress to standard error, so that standard output has the table alone."""
    print(text, file=sys.stderr)


main()
