"""The results as files, opened in LibreOffice."""

import subprocess
import xml.etree.ElementTree
import zipfile

import pytest
from people import *

OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"
TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"


def opened(file, folder, separator=","):
    """The rows of a file as LibreOffice Calc reads it: each cell's type and text. No cell is a formula.

    Without its dialog, Calc does not look for the mark that says UTF-8, so it is told.
    """
    subprocess.run(
        ["soffice", "--headless", "--norestore", f"-env:UserInstallation=file://{folder}/profile",
         f"--infilter=CSV:{ord(separator)},34,76,1", "--convert-to", "ods", "--outdir", folder, file],
        check=True, capture_output=True, timeout=120)
    with zipfile.ZipFile((folder / file.name).with_suffix(".ods")) as archive:
        content = xml.etree.ElementTree.fromstring(archive.read("content.xml"))
    return [row for row in map(cells, content.iter(f"{{{TABLE}}}table-row")) if row]


def cells(row):
    found = []
    for cell in row.iter(f"{{{TABLE}}}table-cell"):
        assert f"{{{TABLE}}}formula" not in cell.attrib
        kind = cell.get(f"{{{OFFICE}}}value-type")
        times = int(cell.get(f"{{{TABLE}}}number-columns-repeated", "1"))
        if kind or times < 100:
            found += [(kind, "".join(cell.itertext()))] * times
    return found if any(kind for kind, _ in found) else []


def test_a_spreadsheet_opens_the_table_without_damage(new_person, tmp_path):
    person = new_person()
    person.adds("=1+1", "민준", 'Ann "Ace"', "+Dan")
    for _ in range(2):
        person.plays(["=1+1", "민준"], ['Ann "Ace"', "+Dan"]).scores("Team A")
        person.ends_gather()
    person.goes_to("Season")
    with person.page.expect_download() as download:
        person.press("Save the table")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    rows = opened(file, tmp_path)
    assert [text for _, text in rows[0]][:3] == ["place", "name", "played"]
    assert {row[1] for row in rows[1:]} == {
        ("string", name) for name in ["'=1+1", "민준", 'Ann "Ace"', "'+Dan"]}
    for row in rows[1:]:
        assert [kind for kind, _ in row[2:]] == ["float"] * 12
    winner = next(row for row in rows if row[1][1] == "민준")
    assert [text for _, text in winner] == [
        "1", "민준", "2", "2", "0", "0", "2", "0", "2", "6", "3", "0", "0", "0"]


@pytest.mark.parametrize("separator", [";", "\t", "|"])
def test_no_name_becomes_a_formula_wherever_a_program_divides_cells(new_person, tmp_path, separator):
    person = new_person()
    person.adds("=1+1", "x;=2+2", "y|=3+3", "z, =4+4")
    person.plays(["=1+1", "x;=2+2"], ["y|=3+3", "z, =4+4"]).scores("Team A")
    person.ends_gather()
    person.goes_to("Season")
    for label in ("Save the table", "Save the games"):
        with person.page.expect_download() as download:
            person.press(label)
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        cells = [text for row in opened(file, tmp_path, separator) for _, text in row]
        assert any("'=2+2" in text for text in cells)


def test_each_tap_gives_its_file_and_a_second_tap_no_other(new_person):
    person = new_person()
    person.adds("Ann", "Bob").plays(["Ann"], ["Bob"]).scores("Team A")
    person.ends_gather()
    person.goes_to("Season")
    saved = []
    person.page.on("download", lambda download: saved.append(download.suggested_filename))
    files = person.page.locator("[data-tap^='season.fileTapped']")
    expect(files).to_have_count(3)
    # Three files, the first with two taps, and the first again: within a second.
    person.page.evaluate("""() => {
      const files = [...document.querySelectorAll("[data-tap^='season.fileTapped']")];
      for (const index of [0, 0, 1, 2, 0]) files[index].click();
    }""")
    wait_for_count(person.page, saved, 4)
    assert saved == ["table.csv", "matches.csv", "people-matches.csv", "table.csv"]


def wait_for_count(page, items, count):
    """Waits until a list that events of the page fill has so many items."""
    while len(items) < count:
        page.wait_for_event("download")
