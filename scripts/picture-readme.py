#!/usr/bin/env python3
"""Takes docs/images/gather.png, the picture in the README, from the app as it is built.

    make pictures
"""

import datetime
import pathlib
import re
import sys

from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "EndToEndTests"), str(ROOT / "EndToEndTests/journeys")]

from conftest import PHONE, Chromium  # noqa: E402
from people import Person  # noqa: E402
from static_server import StaticServer  # noqa: E402

PICTURE = ROOT / "docs/images/gather.png"
KICK_OFF = datetime.datetime(2026, 5, 9, 18, 30)
TEAM_A = ["Ines", "Marek", "Yuna", "Tomás", "Priya"]
TEAM_B = ["Jonas", "Aoife", "Minjun", "Lena", "Samir"]


def main():
    site = StaticServer(ROOT / ".build-client/site")
    with sync_playwright() as playwright:
        browser = Chromium(playwright).launch()
        context = browser.new_context(
            viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True,
            locale="en-US", timezone_id="UTC", color_scheme="light", reduced_motion="reduce",
            service_workers="block")
        context.clock.install(time=KICK_OFF)
        person = Person(context.new_page(), {}, site.url).opens()
        person.goes_on_without_an_account().adds(*TEAM_A, *TEAM_B).plays(TEAM_A, TEAM_B)
        person.starts_clock()
        for team in ("Team A", "Team B", "Team A"):
            person.scores(team)
        context.clock.run_for("02:50")
        expect(person.clock).to_have_text(re.compile("^07:0"))
        # The offer to undo is gone, and nothing moves.
        person.control("Undo").wait_for(state="detached")
        person.page.evaluate("Promise.all(document.getAnimations().map(one => one.finished))")
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=PICTURE)
        browser.close()
    site.stop()


main()
