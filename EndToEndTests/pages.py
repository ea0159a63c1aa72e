"""The pages of all screens in all their states, with the app's style sheet."""

from conftest import ROOT

PAGES = sorted((ROOT / ".build-pages/screens").glob("*.html"))
if not PAGES:
    raise FileNotFoundError("there are no pages in .build-pages/screens; run make pages first")

STYLE = "\n".join(sheet.read_text() for sheet in sorted((ROOT / "Web/styles").glob("*.css")))
# Opens dialogs as Web/page.js does after each update.
OPEN_DIALOGS = "for (const one of document.querySelectorAll('dialog[data-modal]')) one.showModal()"


def show(page, file):
    """Shows the page in a file as the app would."""
    name = file.suffixes[-2].lstrip(".")
    language = "en" if name == "pseudo" else name
    direction = "rtl" if name == "ar" else "ltr"
    page.set_content(
        f'<!doctype html><html lang="{language}" dir="{direction}"><head><meta charset="utf-8"><title>page</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body>{file.read_text()}</body></html>")
    page.evaluate(OPEN_DIALOGS)
