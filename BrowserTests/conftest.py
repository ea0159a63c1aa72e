"""What tests in a real browser share: built clients, servers, Chromium and its contexts."""

import os
import pathlib
import re
import shutil
import signal
import subprocess

import pytest
from playwright.sync_api import sync_playwright
from static_server import StaticServer

ROOT = pathlib.Path(__file__).resolve().parent.parent
PHONE = {"width": 360, "height": 780}
DESKTOP = {"width": 1280, "height": 800}


def build_client(*arguments):
    """Builds a client, unless CLIENT_IS_BUILT says that it was done before."""
    if not os.environ.get("CLIENT_IS_BUILT"):
        subprocess.run([ROOT / "scripts/build-client.sh", *arguments], check=True)


@pytest.fixture(scope="session")
def site_folder():
    """The folder of the built client."""
    build_client()
    return ROOT / ".build-client/site"


@pytest.fixture(scope="session")
def fixture_folder():
    """The folder of the program in BrowserTests/Fixture, which tests of the edge drive."""
    build_client("BrowserFixture", "fixture", "BrowserTests/Fixture/fixture.css")
    return ROOT / ".build-client/fixture"


@pytest.fixture
def site(site_folder):
    """The client alone, served without an API."""
    server = StaticServer(site_folder)
    yield server
    server.stop()


@pytest.fixture
def fixture_site(fixture_folder, tmp_path):
    """A copy of the fixture program's site, which a test may change."""
    folder = tmp_path / "site"
    shutil.copytree(fixture_folder, folder)
    server = StaticServer(folder)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def gather_program():
    """The path of the server program."""
    build = ["swift", "build", "--package-path", str(ROOT / "Server"), "-c", "release"]
    if not os.environ.get("CLIENT_IS_BUILT"):
        subprocess.run([*build, "--product", "gather"], check=True)
    shown = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip()) / "gather"


class GatherServer:
    """The real server with the client, on a free port and with a database of its own."""

    def __init__(self, program, site_folder, folder):
        self._arguments = [
            program, "serve", "--client", site_folder, "--database", folder / "gather.sqlite",
            "--log-level", "error",
        ]
        self.url = None
        self.start()

    def start(self):
        """Starts it, at the same address when it was stopped before."""
        port = self.url.rsplit(":", 1)[1] if self.url else "0"
        self._process = subprocess.Popen(
            [*map(str, self._arguments), "--port", port], stdout=subprocess.PIPE, text=True
        )
        for line in self._process.stdout:
            if found := re.match(r"Football Gather is at (http://\S+)", line):
                self.url = found[1].rstrip("/")
                return
        raise RuntimeError("the server did not start")

    def stop(self):
        """Stops it; what was acknowledged stays in its database."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(timeout=20)
        self._process.stdout.close()


@pytest.fixture
def server(gather_program, site_folder, tmp_path):
    """The real server with the client and an empty database."""
    server = GatherServer(gather_program, site_folder, tmp_path)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser():
    """Headless Chromium, as Debian packages it."""
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=arguments
        )
        yield browser
        browser.close()


@pytest.fixture
def new_context(browser):
    """Makes contexts: a phone or a desktop, light or dark, in English or Korean."""
    contexts = []

    def make(viewport=PHONE, color_scheme="light", locale="en-US", **options):
        options.setdefault("has_touch", viewport == PHONE)
        context = browser.new_context(
            viewport=viewport, color_scheme=color_scheme, locale=locale, **options
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def open_page(new_context):
    """Opens a page in a context of its own, and fails the test when a script fails there."""
    problems = []

    def open(url, **options):
        page = new_context(**options).new_page()
        watch(page, problems)
        page.goto(url)
        return page

    yield open
    assert problems == []


def watch(page, problems):
    """Collects what goes wrong in a page: failed scripts and what the security policy blocks."""
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "console",
        lambda message: "Content Security Policy" in message.text and problems.append(message.text),
    )
