"""The stored pages of all screens, with the app's style sheet."""

from conftest import ROOT

SNAPSHOTS = sorted((ROOT / "Tests/ScreensTests/Snapshots").glob("*.html"))
STYLE = "\n".join(sheet.read_text() for sheet in sorted((ROOT / "Web/styles").glob("*.css")))
# Opens dialogs as Web/page.js does after each update.
OPEN_DIALOGS = "for (const one of document.querySelectorAll('dialog[data-modal]')) one.showModal()"


def show(page, snapshot):
    """Shows a stored page as the app would."""
    language = snapshot.suffixes[-2].lstrip(".")
    page.set_content(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>page</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body>{snapshot.read_text()}</body></html>")
    page.evaluate(OPEN_DIALOGS)
