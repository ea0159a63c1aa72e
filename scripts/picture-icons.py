#!/usr/bin/env python3
"""Renders Web/icons/icon.svg to the PNGs that phones need, with Debian's Chromium.

Run `make icons` after the drawing changed, and commit what it makes.
"""
import pathlib

from playwright.sync_api import sync_playwright

ICONS = pathlib.Path(__file__).resolve().parent.parent / "Web" / "icons"
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


def main() -> None:
    drawing = (ICONS / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"]
        )
        for name, (size, edits) in VARIANTS.items():
            svg = drawing
            for old, new in edits:
                assert old in svg, old
                svg = svg.replace(old, new)
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>" + svg
            )
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
