"""Measures rendering and patching in Chromium, and prints ratios beside their budgets."""

import argparse
import os
import pathlib
import shutil

from playwright.sync_api import sync_playwright
from static_server import StaticServer

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=101)
    options = parser.parse_args()
    site = StaticServer(ROOT / ".build-client/fixture")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox"] if os.geteuid() == 0 else [],
        )
        page = browser.new_page()
        page.goto(site.url)
        page.wait_for_selector("#counter")
        # The policy forbids it in the page, not to the debugger.
        script = (ROOT / "BrowserTests/bench.js").read_text()
        page.evaluate(f"() => {{ {script}\n Object.assign(self, {{benchRendering, benchPatching}}); }}")
        arguments = [options.rows, options.rounds]
        rendering = page.evaluate("values => benchRendering(...values)", arguments)
        patching = page.evaluate("values => benchPatching(...values)", arguments)
        browser.close()
    site.stop()
    print(f"{'what, with ' + str(options.rows) + ' rows':55}  ratio  budget  same/same")
    show("rendering to bytes / building the string in JavaScript", rendering, 0.6)
    show("one changed row, event to document / parsing all rows", patching, 0.5)


def show(what, measured, budget):
    print(f"{what:55}  {measured['ratio']:5.2f}  ≤ {budget:4}  {measured['same']:9.2f}")


main()
