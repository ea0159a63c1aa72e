#!/usr/bin/env python3
"""Takes pictures of the pages of all screens into .build-screenshots, by size and scheme.

    make pictures-of-pages, or scripts/python.sh scripts/picture-pages.py [NAME…]

NAME takes only the pages whose names begin so.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "EndToEndTests")]

from conftest import DESKTOP, PHONE, Chromium  # noqa: E402
from pages import PAGES, show  # noqa: E402

PICTURES = ROOT / ".build-screenshots"


def main(names):
    PICTURES.mkdir(exist_ok=True)
    pages = [one for one in PAGES if not names or one.name.startswith(tuple(names))]
    with sync_playwright() as playwright:
        browser = Chromium(playwright).launch()
        for size, window in {"phone": PHONE, "wide": DESKTOP}.items():
            for scheme in ("light", "dark"):
                page = browser.new_page(
                    viewport=window, color_scheme=scheme, reduced_motion="reduce",
                    has_touch=window == PHONE, is_mobile=window == PHONE)
                for file in pages:
                    show(page, file)
                    page.screenshot(path=PICTURES / f"{file.stem}.{size}.{scheme}.png")
                page.close()
        browser.close()


main(sys.argv[1:])
