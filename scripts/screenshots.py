#!/usr/bin/env python3
"""Takes pictures of the stored snapshots of all screens, dressed in Web/app.css, and checks them.

    scripts/screenshots.py [--check] [name …]

The pictures land in .build-screenshots/. A name takes only the snapshots that begin with it.
With --check nothing is pictured: axe looks for barriers, no page may be wider than its window, and
everything that is tapped must have room for a finger; also on a narrow screen and with large text.
"""
import argparse
import pathlib
import sys

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
SNAPSHOTS = ROOT / "Tests" / "ScreensTests" / "Snapshots"
PICTURES = ROOT / ".build-screenshots"
WINDOWS = {"phone": (360, 780), "wide": (1280, 800)}
SCHEMES = ("light", "dark")
# Sizes at which a page may break, and only that is of interest: (width, height, text size).
EDGES = {"narrow": (320, 640, 100), "large text": (360, 640, 200), "tablet": (900, 700, 100)}

# As Web/page.js does after each update.
OPEN_DIALOGS = "for (const d of document.querySelectorAll('dialog[data-modal]')) d.showModal();"
# Drawings are cut at their own edge.
OVERFLOW = """() => {
  const width = document.documentElement.clientWidth;
  const isWide = document.documentElement.scrollWidth > width;
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.right > width + 1 || box.left < -1) && !element.closest('svg');
  });
  return out.map((e) => e.outerHTML.slice(0, 120)).concat(isWide ? ['page'] : []);
}"""
# Everything that is tapped has room for a finger.
TARGETS = """() => [...document.querySelectorAll('button, a, input')].filter((element) => {
  const box = (element.closest('label') ?? element).getBoundingClientRect();
  return box.width > 0 && (box.width < 43.5 || box.height < 43.5);
}).map((element) => element.outerHTML.slice(0, 120))"""


def dressed(snapshot: pathlib.Path, css: str) -> str:
    language = snapshot.suffixes[-2].lstrip(".")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>page</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{css}</style></head><body>{snapshot.read_text()}</body></html>"
    )


def misfits(page) -> list[str]:
    found = [f"too wide: {part}" for part in page.evaluate(OVERFLOW)]
    return found + [f"too small: {part}" for part in page.evaluate(TARGETS)]


def check_edges(browser, snapshots, css: str) -> int:
    count = 0
    for kind, (width, height, percent) in EDGES.items():
        page = browser.new_page(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            is_mobile=width < 600,
        )
        for snapshot in snapshots:
            page.set_content(dressed(snapshot, f"{css} html{{font-size:{percent}%}}"))
            page.evaluate(OPEN_DIALOGS)
            for problem in misfits(page):
                print(f"{snapshot.stem}.{kind}: {problem}")
                count += 1
        page.close()
    return count


def problems(page, axe) -> list[str]:
    found = misfits(page)
    for violation in axe.run(page).response["violations"]:
        for node in violation["nodes"]:
            found.append(f"{violation['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})")
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()

    css = (ROOT / "Web" / "app.css").read_text()
    snapshots = sorted(SNAPSHOTS.glob("*.html"))
    if options.names:
        snapshots = [s for s in snapshots if s.name.startswith(tuple(options.names))]
    axe = None
    if options.check:
        from axe_playwright_python.sync_playwright import Axe

        axe = Axe()
    PICTURES.mkdir(exist_ok=True)
    count = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for kind, (width, height) in WINDOWS.items():
            for scheme in SCHEMES:
                page = browser.new_page(
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                    reduced_motion="reduce",
                    has_touch=kind == "phone",
                    is_mobile=kind == "phone",
                )
                for snapshot in snapshots:
                    page.set_content(dressed(snapshot, css))
                    page.evaluate(OPEN_DIALOGS)
                    label = f"{snapshot.stem}.{kind}.{scheme}"
                    if axe:
                        for problem in problems(page, axe):
                            print(f"{label}: {problem}")
                            count += 1
                    else:
                        page.screenshot(path=PICTURES / f"{label}.png")
                page.close()
        if axe:
            count += check_edges(browser, snapshots, css)
        browser.close()
    if options.check:
        print(f"{count} problems")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
