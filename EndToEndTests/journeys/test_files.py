"""Users export everything to a file, and import it again."""

import json

from people import *


def exports(person):
    person.press("Settings", role="link")
    with person.page.expect_download() as download:
        person.press("Export to a file")
    assert download.value.suggested_filename == "football-gather.json"
    return download.value.path()


def imports(person, file):
    with person.page.expect_file_chooser() as chooser:
        person.press("Import from a file")
    chooser.value.set_files(file)


def test_a_file_brings_everything_to_another_device_and_nothing_twice(new_person):
    one = new_person().goes_on_without_an_account().adds("Ann", "Bob").plays(["Ann"], ["Bob"])
    one.scores("Team B")
    one.ends_gather()
    file = exports(one)
    other = new_person().goes_on_without_an_account().adds("Cleo")
    other.press("Settings", role="link")
    imports(other, file)
    other.is_told("Added 2 players and 1 gather.")
    imports(other, file)
    other.is_told("Everything in this file is already here.")
    other.goes_back()
    for name in ("Ann", "Bob", "Cleo"):
        expect(other.row(name)).to_be_visible()
    other.opens_result("0-1")
    other.sees("{} won", "Team B")


def test_a_file_of_another_format_changes_nothing(new_person, tmp_path):
    person = new_person().goes_on_without_an_account().adds("Ann")
    person.press("Settings", role="link")
    nonsense = {
        "empty.json": b"", "text.json": b"not json at all", "picture.json": bytes(range(256)),
        "other.json": json.dumps({"format": "something else", "squad": {}}).encode(),
        "deep.json": b"[" * 100_000,
    }
    unreadable = {
        "broken.json": json.dumps(
            {"format": "Football Gather squad 1", "squad": {"players": 3}}).encode(),
    }
    for name, contents in (nonsense | unreadable).items():
        (tmp_path / name).write_bytes(contents)
        imports(person, tmp_path / name)
        person.is_told(
            "This file comes from a newer version of Football Gather, or it is damaged. Update the app, then try"
            " again. Nothing was changed." if name in unreadable
            else "This file was not exported by Football Gather. Nothing was changed.")
        person.press("Dismiss")
        expect(person.control("Dismiss")).to_have_count(0)
    person.goes_back()
    expect(person.row("Ann")).to_be_visible()
