#!/usr/bin/env python3
"""Takes pictures of the stored pages of all screens into .build-screenshots, by size and scheme.

    make pictures-of-snapshots, or scripts/python.sh scripts/picture-snapshots.py [NAME…]

NAME takes only the stored pages whose names begin so.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "EndToEndTests")]

from conftest import DESKTOP, PHONE, Chromium  # noqa: E402
from snapshots import SNAPSHOTS, show  # noqa: E402

PICTURES = ROOT / ".build-screenshots"


def main(names):
    PICTURES.mkdir(exist_ok=True)
    snapshots = [one for one in SNAPSHOTS if not names or one.name.startswith(tuple(names))]
    with sync_playwright() as playwright:
        browser = Chromium(playwright).launch()
        for size, window in {"phone": PHONE, "wide": DESKTOP}.items():
            for scheme in ("light", "dark"):
                page = browser.new_page(
                    viewport=window, color_scheme=scheme, reduced_motion="reduce",
                    has_touch=window == PHONE, is_mobile=window == PHONE)
                for snapshot in snapshots:
                    show(page, snapshot)
                    page.screenshot(path=PICTURES / f"{snapshot.stem}.{size}.{scheme}.png")
                page.close()
        browser.close()


main(sys.argv[1:])
