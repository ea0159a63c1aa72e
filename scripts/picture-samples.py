#!/usr/bin/env python3
"""Takes the picture in each sample's README from the samples as they are built.

    make pictures
"""

import json
import os
import pathlib
import sys
import tempfile
import urllib.request

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "EndToEndTests")]

from conftest import PHONE, Chromium, GatherServer  # noqa: E402


def counter(page, _server):
    for _ in range(2):
        page.get_by_role("button", name="Plus").tap()


def clock(page, _server):
    page.get_by_role("button", name="Tomorrow").tap()


def login(page, server):
    body = json.dumps({"username": "ann", "password": "kick-off"}).encode()
    urllib.request.urlopen(urllib.request.Request(f"{server.url}/api/users", body)).close()
    page.get_by_label("Username").fill("ann")
    page.get_by_label("Password").fill("offside")
    page.get_by_role("button", name="Login").tap()
    page.get_by_role("status").filter(has_text="wrong").wait_for()


def movies(page, _server):
    page.get_by_role("searchbox").fill("star")
    page.keyboard.press("Enter")
    page.locator("img").first.wait_for()


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = GatherServer(os.environ["GATHER_PROGRAM"], ROOT / ".build-client/site", pathlib.Path(folder))
        browser = Chromium(playwright).launch()
        for use in (counter, clock, login, movies):
            context = browser.new_context(
                viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True,
                locale="en-US", color_scheme="light", reduced_motion="reduce")
            page = context.new_page()
            page.goto(f"{server.url}/samples/{use.__name__}/")
            use(page, server)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=ROOT / f"Samples/{use.__name__.title()}/screenshot.png")
            context.close()
        browser.close()
        server.stop()


main()
