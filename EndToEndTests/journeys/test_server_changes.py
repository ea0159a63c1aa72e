"""The server is restored from a backup, or has a new version of the app."""

import re
import shutil

from conftest import GatherServer
from people import *


def test_a_server_that_was_restored_from_an_older_backup_gets_back_the_changes_it_lost(
    new_person, server, tmp_path
):
    person = new_person(provoked=f"{OFFLINE}|{status(401, 409)}").registers("Zoe").adds("Ann")
    person.is_saved_online()
    server.back_up(tmp_path / "backup.sqlite")
    person.adds("Bob").plays(["Ann"], ["Bob"])
    person.scores("Team A")
    person.ends_gather()
    person.is_saved_online()
    server.restart_from(tmp_path / "backup.sqlite")
    person.is_told("The server was restored from a backup.")
    assert names_online(person) == ["Ann", "Bob"]
    [gather] = what_is_online(person)
    assert (gather["score"], gather["teams"]) == ("1-0", {"Ann": "Team A", "Bob": "Team B"})
    other = new_person().logs_in("Zoe")
    other.opens_result("1-0")


def test_a_new_version_is_announced_and_arrives_whole(
    gather_program, site_folder, tmp_path, new_context
):
    site = tmp_path / "site"
    shutil.copytree(site_folder, site)
    server = GatherServer(gather_program, site, tmp_path)
    context = new_context(provoked=OFFLINE)
    person = Person(context.new_page(), {}, server.url).opens().keeps_the_app()
    person.goes_on_without_an_account().adds("Ann")
    server.stop()
    publish(site)
    server.start()
    # As when the user takes the phone out of the pocket again.
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    person.is_told("A new version is ready.")
    assert description(person) != "A newer one"
    server.stop()
    person.press("Reload")
    expect(person.row("Ann")).to_be_visible()
    assert description(person) == "A newer one"
    expect(person.control("Reload")).to_have_count(0)
    assert len(person.page.evaluate("caches.keys()")) == 1


def publish(site):
    """Publishes another version of the site, with another description."""
    index, worker = site / "index.html", site / "service-worker.js"
    index.write_text(re.sub('(name="description" content)="[^"]*"', r'\1="A newer one"',
                            index.read_text()))
    worker.write_text(re.sub(r'const version="\w+"', 'const version="newer"',
                             worker.read_text()))
    for file in (index, worker):
        for ending in ("br", "gz"):
            file.with_name(f"{file.name}.{ending}").unlink()


def description(person):
    return person.page.locator("meta[name=description]").get_attribute("content")
