#!/usr/bin/env python3
"""Takes the pictures of the app that its manifest names, from the app as it is built.

    make pictures
"""

import base64
import datetime
import pathlib
import re
import sys

from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "EndToEndTests"), str(ROOT / "EndToEndTests/journeys")]

from conftest import Chromium  # noqa: E402
from people import Person  # noqa: E402
from static_server import StaticServer  # noqa: E402

PICTURES = ROOT / "Web/pictures"
KICK_OFF = datetime.datetime(2026, 5, 9, 18, 30)
TEAM_A = ["Ines", "Marek", "Yuna", "Tomás", "Priya"]
TEAM_B = ["Jonas", "Aoife", "Minjun", "Lena", "Samir"]
PHONE = {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2, "is_mobile": True}
TO_WEBP = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.8);
}"""
WIDE = {"viewport": {"width": 1280, "height": 800}}


def take(person, name):
    """Takes a picture as WebP, into which a page of its own turns Playwright's PNG."""
    person.page.evaluate("scrollTo(0, 0)")
    person.page.evaluate("Promise.all(document.getAnimations().map(one => one.finished))")
    png = base64.b64encode(person.page.screenshot()).decode()
    page = person.page.context.browser.new_page()
    webp = page.evaluate(TO_WEBP, f"data:image/png;base64,{png}")
    page.close()
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(webp.split(",")[1]))


def play(browser, site, options, ending):
    context = browser.new_context(
        locale="en-US", timezone_id="UTC", color_scheme="light", reduced_motion="reduce",
        service_workers="block", **options)
    context.clock.install(time=KICK_OFF)
    person = Person(context.new_page(), {}, site.url).opens()
    person.goes_on_without_an_account().adds(*TEAM_A, *TEAM_B)
    if not ending:
        person.selects(*TEAM_A[:4], *TEAM_B[:4])
        take(person, "players")
        person.press("Cancel")
    person.plays(TEAM_A, TEAM_B).starts_clock()
    for team in ("Team A", "Team B", "Team A"):
        person.scores(team)
    context.clock.run_for("02:50")
    expect(person.clock).to_have_text(re.compile("^07:0"))
    person.control("Undo").wait_for(state="detached")
    take(person, f"gather{ending}")
    context.close()


def main():
    site = StaticServer(ROOT / ".build-client/site")
    with sync_playwright() as playwright:
        browser = Chromium(playwright).launch()
        play(browser, site, PHONE, ending="")
        play(browser, site, WIDE, ending="-wide")
        browser.close()
    site.stop()


main()
