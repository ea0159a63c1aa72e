#!/usr/bin/env python3
"""Takes and draws the pictures that are committed, with Debian's Chromium.

    scripts/python.sh scripts/pictures.py VERB

  app           the pictures of the app in the README and its manifest, from the app as it is built: `make pictures`
  samples       the picture in each sample's README, from the samples that the program in GATHER_PROGRAM serves:
                `make pictures`
  icons         the PNGs that phones need and favicon.ico from Web/icons/icon.svg, and the picture beside links from
                scripts/preview.html: `make icons`
  pages [NAME…] all screens by size and scheme, into .build-screenshots, which is not committed; with names only those
                that begin so: `make pictures-of-pages`
"""

import base64
import contextlib
import datetime
import json
import os
import pathlib
import re
import struct
import sys
import tempfile
import urllib.request

from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "EndToEndTests"), str(ROOT / "EndToEndTests/journeys")]

from conftest import DESKTOP, PHONE, Chromium, GatherServer  # noqa: E402
from people import Person  # noqa: E402
from static_server import StaticServer  # noqa: E402

SITE = ROOT / ".build-client/site"
ON_PHONE = {"viewport": PHONE, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}


@contextlib.contextmanager
def browser():
    with sync_playwright() as playwright:
        chromium = Chromium(playwright).launch()
        yield chromium
        chromium.close()


def untouched(chromium, **options):
    """A browser that was never used, where nothing moves."""
    return chromium.new_context(locale="en-US", color_scheme="light", reduced_motion="reduce", **options)


# The app.

KICK_OFF = datetime.datetime(2026, 5, 9, 18, 30)
TEAM_A = ["Ines", "Marek", "Yuna", "Tomás", "Priya"]
TEAM_B = ["Jonas", "Aoife", "Minjun", "Lena", "Samir"]
IN_MANIFEST = {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2, "is_mobile": True}
WIDE_IN_MANIFEST = {"viewport": {"width": 1280, "height": 800}}
TO_WEBP = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.8);
}"""


def take_app():
    site = StaticServer(SITE)
    with browser() as chromium:
        with newcomer(chromium, site, ON_PHONE) as person:
            play(person)
            (ROOT / "docs/images/gather.png").write_bytes(screenshot(person))
        with newcomer(chromium, site, IN_MANIFEST) as person:
            person.selects(*TEAM_A[:4], *TEAM_B[:4])
            write_webp(person, "players")
            person.press("Cancel")
            play(person)
            write_webp(person, "gather")
        with newcomer(chromium, site, WIDE_IN_MANIFEST) as person:
            play(person)
            write_webp(person, "gather-wide")
    site.stop()


@contextlib.contextmanager
def newcomer(chromium, site, options):
    """A visitor who has added the players of both teams."""
    context = untouched(chromium, timezone_id="UTC", service_workers="block", **options)
    context.clock.install(time=KICK_OFF)
    person = Person(context.new_page(), {}, site.url).opens()
    yield person.goes_on_without_an_account().adds(*TEAM_A, *TEAM_B)
    context.close()


def play(person):
    person.plays(TEAM_A, TEAM_B).starts_clock()
    for team in ("Team A", "Team B", "Team A"):
        person.scores(team)
    person.page.context.clock.run_for("02:50")
    expect(person.clock).to_have_text(re.compile("^07:0"))
    # The offer to undo is gone.
    person.control("Undo").wait_for(state="detached")


def screenshot(person):
    person.page.evaluate("scrollTo(0, 0)")
    # One that the page takes back is over, too.
    person.page.evaluate("Promise.allSettled(document.getAnimations().map(one => one.finished))")
    return person.page.screenshot()


def write_webp(person, name):
    """Takes a picture of the manifest as WebP, into which a page of its own turns Playwright's PNG."""
    png = base64.b64encode(screenshot(person)).decode()
    page = person.page.context.browser.new_page()
    webp = page.evaluate(TO_WEBP, f"data:image/png;base64,{png}")
    page.close()
    (ROOT / f"Web/pictures/{name}.webp").write_bytes(base64.b64decode(webp.split(",")[1]))


# The samples.


def use_counter(page, _server):
    for _ in range(2):
        page.get_by_role("button", name="Plus").tap()


def use_clock(page, _server):
    page.get_by_role("button", name="Tomorrow").tap()


def use_login(page, server):
    body = json.dumps({"username": "ann", "password": "kick-off"}).encode()
    urllib.request.urlopen(urllib.request.Request(f"{server.url}/api/users", body)).close()
    page.get_by_label("Username").fill("ann")
    page.get_by_label("Password").fill("offside")
    page.get_by_role("button", name="Login").tap()
    page.get_by_role("status").filter(has_text="wrong").wait_for()


def use_movies(page, _server):
    page.get_by_role("searchbox").fill("star")
    page.keyboard.press("Enter")
    page.locator("img").first.wait_for()


def take_samples():
    uses = {"Counter": use_counter, "Clock": use_clock, "Login": use_login, "Movies": use_movies}
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        server = GatherServer(os.environ["GATHER_PROGRAM"], SITE, pathlib.Path(folder))
        for sample, use in uses.items():
            context = untouched(chromium, **ON_PHONE)
            page = context.new_page()
            page.goto(f"{server.url}/samples/{sample.lower()}/")
            use(page, server)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=ROOT / f"Samples/{sample}/screenshot.png")
            context.close()
        server.stop()


# The icons.

ICONS = ROOT / "Web/icons"
# Phones that cut icons to a shape of their own need filled corners, and the drawing within the
# inner 80 %.
FILLED = ('rx="112"', 'rx="0"')
INNER = ('viewBox="0 0 512 512"', 'viewBox="-32 -32 576 576"')
GROUND = ('<rect width="512" height="512" fill', '<rect x="-32" y="-32" width="576" height="576" fill')
STRIPES = ("M0 0h128v512H0ZM256 0h128v512H256Z", "M-32-32h160v576h-160ZM256-32h128v576H256Z")
UNCLIPPED = ('<g clip-path="url(#tile)">', "<g>")
VARIANTS = {
    "icon-192.png": (192, []),
    "icon-512.png": (512, []),
    "icon-maskable-512.png": (512, [UNCLIPPED, INNER, GROUND, STRIPES]),
    "apple-touch-icon.png": (180, [FILLED]),
}
FAVICON_SIZES = (16, 32, 48)


def draw_icons():
    drawing = (ICONS / "icon.svg").read_text()
    with browser() as chromium:
        for name, (size, edits) in VARIANTS.items():
            (ICONS / name).write_bytes(draw(chromium, edited(drawing, edits), size))
        pictures = {size: draw(chromium, drawing, size) for size in FAVICON_SIZES}
        (ROOT / "Web/favicon.ico").write_bytes(favicon(pictures))
        draw_preview(chromium)


def edited(drawing, edits):
    for old, new in edits:
        assert old in drawing, old
        drawing = drawing.replace(old, new)
    return drawing


def draw(chromium, svg, size):
    page = chromium.new_page(viewport={"width": size, "height": size})
    page.set_content("<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>" + svg)
    png = page.screenshot(omit_background=True)
    page.close()
    return png


def favicon(pictures):
    """An .ico file: a directory of the sizes, and a PNG of each."""
    offset = 6 + 16 * len(pictures)
    directory, contents = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, png in pictures.items():
        directory += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), offset + len(contents))
        contents += png
    return directory + contents


def draw_preview(chromium):
    page = chromium.new_page(viewport={"width": 1200, "height": 630})
    page.set_content((ROOT / "scripts/preview.html").read_text())
    page.screenshot(path=ROOT / "Web/pictures/preview.png")
    page.close()


# All screens.


def take_pages(*names):
    # Fails when there are no pages.
    from pages import PAGES, show

    pictures = ROOT / ".build-screenshots"
    pictures.mkdir(exist_ok=True)
    pages = [page for page in PAGES if not names or page.name.startswith(names)]
    with browser() as chromium:
        for size, window in {"phone": PHONE, "wide": DESKTOP}.items():
            for scheme in ("light", "dark"):
                page = chromium.new_page(
                    viewport=window, color_scheme=scheme, reduced_motion="reduce",
                    has_touch=window == PHONE, is_mobile=window == PHONE)
                for file in pages:
                    show(page, file)
                    page.screenshot(path=pictures / f"{file.stem}.{size}.{scheme}.png")
                page.close()


VERBS = {"app": take_app, "samples": take_samples, "icons": draw_icons, "pages": take_pages}


def main(verb=None, *names):
    if verb not in VERBS:
        sys.exit(__doc__)
    VERBS[verb](*names)


if __name__ == "__main__":
    main(*sys.argv[1:])
