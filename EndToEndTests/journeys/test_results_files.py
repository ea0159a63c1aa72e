"""The results as files, opened in LibreOffice."""

import subprocess
import xml.etree.ElementTree
import zipfile

from people import *

OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"
TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"


def opened(file, folder):
    """The rows of a file as LibreOffice Calc reads it: each cell's type and text.

    Without its dialog, Calc does not look for the mark that says UTF-8, so it is told.
    """
    subprocess.run(
        ["soffice", "--headless", "--norestore", f"-env:UserInstallation=file://{folder}/profile",
         "--infilter=CSV:44,34,76,1", "--convert-to", "ods", "--outdir", folder, file],
        check=True, capture_output=True, timeout=120)
    with zipfile.ZipFile(file.with_suffix(".ods")) as archive:
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
