"""Shared by all tests in a real browser: built clients, servers, Chromium and its contexts."""

import contextlib
import datetime
import os
import pathlib
import re
import shutil

import pytest
from playwright.sync_api import expect, sync_playwright
from gather_server import GatherServer
from static_server import StaticServer
from waiting import wait_until

ROOT = pathlib.Path(__file__).resolve().parent.parent
PHONE = {"width": 360, "height": 780}
DESKTOP = {"width": 1280, "height": 800}


# The limit for every wait, long enough for a busy computer; only failures take so long.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


# Holds the second part of the program back at each opening.
LATE_REST = """
  const { fetch, setTimeout } = self;
  self.fetch = async (resource, ...options) => {
    if (/\\/rest\\.\\w+\\.wasm$/.test(resource)) await new Promise((resolve) => setTimeout(resolve, 1500));
    return fetch(resource, ...options);
  };"""


def pytest_addoption(parser):
    parser.addoption(
        "--late-rest", action="store_true",
        help="hold the second part of the program back for 1.5 seconds at each opening")


def stop_timers(page):
    """Stops the page's timers until the test lets time pass.

    On a busy computer the time of a long press passes between two messages to the browser.
    """
    page.clock.install()
    page.clock.pause_at(datetime.datetime.now() + datetime.timedelta(seconds=60))


def loses_the_network(page):
    """Takes the network away, and waits until requests fail.

    The browser promises it before the process that makes its requests knows.
    """
    page.context.set_offline(True)
    wait_until(
        page, "() => fetch('/favicon.ico', { method: 'HEAD' }).then(() => false, () => true)")


@pytest.fixture(scope="session")
def site_folder():
    """The folder of the built client, with the samples in it."""
    return built(ROOT / ".build-client/site", "make client")


@pytest.fixture(scope="session")
def fixture_folder():
    """The folder of the program in EndToEndTests/Fixture, built for the tests of Web/*.js."""
    return built(ROOT / ".build-client/fixture", "make fixture")


@pytest.fixture(scope="session")
def gather_program():
    """The path of the server program, in any build."""
    return built(pathlib.Path(os.environ.get("GATHER_PROGRAM", "no server")), "make test-browser")


def built(path, verb):
    """A path that must exist: tests run in parallel and build nothing themselves."""
    assert path.exists(), f"{path} is missing; `{verb}` builds it"
    return path


@pytest.fixture
def at_the_end():
    """What a test ends, the last first: a page that is open when its server stops has an error."""
    with contextlib.ExitStack() as stack:
        yield stack


@pytest.fixture
def site(site_folder, at_the_end):
    """The client alone, served without an API."""
    server = StaticServer(site_folder)
    at_the_end.callback(server.stop)
    return server


@pytest.fixture
def fixture_site(fixture_folder, tmp_path, at_the_end):
    """A copy of the fixture program's site, which a test may change."""
    folder = tmp_path / "site"
    shutil.copytree(fixture_folder, folder)
    server = StaticServer(folder)
    at_the_end.callback(server.stop)
    return server


@pytest.fixture
def server(gather_program, site_folder, tmp_path, at_the_end):
    """The real server with the client and an empty database."""
    server = GatherServer(gather_program, site_folder, tmp_path)
    at_the_end.callback(server.stop)
    return server


class Chromium:
    """Chromium's headless shell, as Debian packages it: the same engine without the browser's own
    windows, which take up to two thirds of the processor time of a test."""

    def __init__(self, playwright):
        self._type = playwright.chromium
        self._options = {
            "executable_path": shutil.which("chromium-headless-shell"),
            "args": ["--no-sandbox"] if os.geteuid() == 0 else [],
            # Only these fonts, so that lines break in the same places on every computer.
            "env": {**os.environ, "FONTCONFIG_FILE": str(ROOT / "EndToEndTests/fonts.conf")},
        }

    def launch(self, *switches):
        options = {**self._options, "args": [*self._options["args"], *switches]}
        return self._type.launch(**options)

    def launch_with_profile(self, folder, **options):
        """A context whose storage is in a folder and outlives the browser."""
        return self._type.launch_persistent_context(str(folder), **self._options, **options)


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        yield Chromium(playwright)


@pytest.fixture(scope="session")
def browser(chromium):
    browser = chromium.launch()
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def page_in_forced_colors(browser):
    """One page with the few colours that its user has chosen for everything."""
    page = browser.new_page(viewport=PHONE, forced_colors="active", reduced_motion="reduce")
    yield page
    page.close()


@pytest.fixture
def new_context(browser, request, at_the_end):
    """Makes contexts: a phone or a desktop, light or dark, in English or Korean.

    The test fails on any error in their pages that was not `provoked`.
    """
    problems = []

    def saw_no_problems():
        assert problems == []

    at_the_end.callback(saw_no_problems)

    def make(viewport=PHONE, color_scheme="light", locale="en-US", provoked=None, **options):
        options.setdefault("has_touch", viewport == PHONE)
        context = browser.new_context(
            viewport=viewport, color_scheme=color_scheme, locale=locale, **options
        )
        context.set_default_timeout(PATIENCE)
        if request.config.getoption("late_rest"):
            context.add_init_script(LATE_REST)
        watch(context, problems, provoked)
        at_the_end.callback(context.close)
        return context

    return make


@pytest.fixture
def open_page(new_context):
    """Opens a page in a context of its own."""

    def open(url, **options):
        page = new_context(**options).new_page()
        page.goto(url)
        return page

    return open


def watch(context, problems, provoked=None):
    """Collects the errors of a context's pages: failed scripts, failed requests, and violations of
    the security policy, except those that match the regular expression `provoked`."""

    def heard(text):
        if not (provoked and re.search(provoked, text)):
            problems.append(text)

    context.on("weberror", lambda error: heard(str(error.error)))
    context.on("console", lambda message: message.type == "error" and heard(message.text))
