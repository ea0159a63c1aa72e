"""The server is restored from a backup, or has a new version of the app."""

import re
import shutil

from gather_server import GatherServer
from people import *
from playwright.sync_api import Error


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
    # A backup has no tokens.
    person.goes_to("Players")
    person.logs_in_again("Zoe")
    person.is_told("The server was restored from a backup.")
    assert names_online(person) == ["Ann", "Bob"]
    [gather] = what_is_online(person)
    assert (gather["score"], gather["teams"]) == ("1-0", {"Ann": "Team A", "Bob": "Team B"})
    other = new_person().logs_in("Zoe")
    other.opens_result("1-0")


def test_phones_that_were_ahead_of_a_folder_that_was_put_back_bring_back_what_it_lacks(
    new_person, server, tmp_path
):
    # Given
    provoked = f"{OFFLINE}|{status(409)}"
    one = new_person(provoked=provoked).registers("Zoe").adds("Ann", "Bob")
    one.is_saved_online()
    other = new_person(provoked=provoked).logs_in("Zoe")
    expect(other.row("Bob")).to_be_visible()
    server.copy_folder(tmp_path / "copy")
    one.adds("Cem")
    expect(other.row("Cem")).to_be_visible()
    other.loses_the_network()
    one.adds("Dan")
    one.opens_player("Bob")
    one.edits("Name", "Bert")
    one.goes_back()
    one.is_saved_online()
    one.loses_the_network()
    # When the copy is put back and has grown as long as what the phones know before they sync
    server.restart_from_folder(tmp_path / "copy")
    third = new_person().logs_in("Zoe")
    expect(third.row("Bob")).to_be_visible()
    third.adds("Eve", "Fay").is_saved_online()
    assert names_online(third) == ["Ann", "Bob", "Eve", "Fay"]
    # Then
    other.finds_the_network()
    other.is_told("The server was restored from a backup.")
    expect(third.row("Cem")).to_be_visible()
    one.finds_the_network()
    for person in (one, other, third):
        for name in ("Ann", "Bert", "Cem", "Dan", "Eve", "Fay"):
            expect(person.row(name)).to_be_visible()
    assert names_online(third) == ["Ann", "Bert", "Cem", "Dan", "Eve", "Fay"]


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


def from_the_future(route):
    """Passes a server's response on with a kind of change that this client does not know."""
    if "event-stream" in route.request.headers.get("accept", ""):
        return route.abort()
    try:
        response = route.fetch()
        body = response.text().replace("goalAdded", "goalCheered")
        return route.fulfill(response=response, body=body)
    except Error:  # The page was reloaded meanwhile.
        return None


def test_a_client_that_meets_an_unknown_kind_of_change_says_so_and_loses_nothing(new_person):
    newer = new_person().registers("Ann").adds("Ann", "Bob")
    newer.plays(["Ann"], ["Bob"])
    newer.is_saved_online()
    older = new_person(provoked=f"{OFFLINE}|net::ERR_FAILED|{status(503)}").logs_in("Ann")
    older.resumes_gather()
    older.page.route("**/api/**", from_the_future)
    older.page.reload()
    older.sees_title("Gather in progress")
    newer.scores("Team A")
    newer.is_saved_online()
    older.scores("Team B")
    older.is_told("The app and the server have different versions.")
    older.sees_score(0, 1)
    older.page.reload()
    older.sees_score(0, 1)

    # As after an update of the app.
    older.page.unroute("**/api/**")
    older.page.reload()
    older.sees_score(1, 1)
    newer.sees_score(1, 1)
