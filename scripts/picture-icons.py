#!/usr/bin/env python3
"""Draws what is committed as pictures, with Debian's Chromium: the PNGs that phones need and
favicon.ico from Web/icons/icon.svg, and the picture beside links from scripts/preview.html.

Run `make icons` after a drawing changed, and commit what it makes.
"""
import pathlib
import struct

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
ICONS = ROOT / "Web" / "icons"
PREVIEW = ROOT / "Web" / "pictures" / "preview.png"
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


def favicon(pictures: dict[int, bytes]) -> bytes:
    """An .ico file: a directory of the sizes, and a PNG of each."""
    offset = 6 + 16 * len(pictures)
    directory, contents = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, png in pictures.items():
        directory += struct.pack(
            "<BBBBHHII", size, size, 0, 0, 1, 32, len(png), offset + len(contents))
        contents += png
    return directory + contents


def draw(browser, svg: str, size: int) -> bytes:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>" + svg
    )
    png = page.screenshot(omit_background=True)
    page.close()
    return png


def draw_preview(browser) -> None:
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.set_content((ROOT / "scripts" / "preview.html").read_text())
    page.screenshot(path=PREVIEW)
    page.close()


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
            (ICONS / name).write_bytes(draw(browser, svg, size))
        pictures = {size: draw(browser, drawing, size) for size in FAVICON_SIZES}
        (ROOT / "Web" / "favicon.ico").write_bytes(favicon(pictures))
        draw_preview(browser)
        browser.close()


if __name__ == "__main__":
    main()
