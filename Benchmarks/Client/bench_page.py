"""A browser with a real disk, and pages of the app in it on a slowed processor."""

import contextlib
import os
import pathlib
import shutil
import tempfile

from bench_seed import as_text
from bench_server import TransferServer
from static_server import StaticServer

FOLDER = pathlib.Path(__file__).resolve().parent
SITE = FOLDER.parents[1] / ".build-client/site"
WHOLE = FOLDER.parents[1] / ".build-client/whole"
PHONE = {"width": 360, "height": 780}
SLOWDOWN = 4


@contextlib.contextmanager
def phone(playwright):
    """Chromium with a profile on the disk: in an incognito profile, IndexedDB writes to memory."""
    folder = tempfile.mkdtemp(prefix="gather-bench-", dir="/var/tmp")
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=shutil.which("chromium"), viewport=PHONE, has_touch=True,
        locale="en-US", args=["--no-sandbox"] if os.geteuid() == 0 else [],
    )
    context.set_default_timeout(30_000)
    try:
        yield context
    finally:
        context.close()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def newcomers(playwright):
    """Chromium whose contexts were never anywhere."""
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium"),
        args=["--no-sandbox"] if os.geteuid() == 0 else [],
    )
    try:
        yield browser
    finally:
        browser.close()


@contextlib.contextmanager
def fixture_page(playwright, script, *functions):
    """A page of the fixture program that has functions of a script in this folder.

    The page's policy forbids such a script, but does not apply to the debugger.
    """
    site = StaticServer(FOLDER.parents[1] / ".build-client/fixture")
    try:
        with newcomers(playwright) as browser:
            page = browser.new_page()
            page.goto(site.url)
            page.wait_for_selector("#counter")
            text = (FOLDER / script).read_text()
            page.evaluate(f"() => {{ {text}\n Object.assign(self, {{ {', '.join(functions)} }}); }}")
            yield page
    finally:
        site.stop()


class AppPage:
    """The app on a new device, which another origin stands for, with a slowed processor."""

    def __init__(self, context, records, is_online=True, site=SITE):
        self._context = context
        self._is_online = is_online
        context.set_offline(False)
        self._server = TransferServer(site)
        self.page = context.new_page()
        session = context.new_cdp_session(self.page)
        self.page.add_init_script((FOLDER / "bench_opening.js").read_text())
        self.page.goto(self._server.url)
        # From now on, all files come from the service worker.
        self.page.wait_for_function("() => navigator.serviceWorker.controller")
        self.run("putRecords", as_text(records))
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        context.set_offline(not is_online)
        # The first visit showed the login; with records, the app opens on the list.
        self.page.goto(self._server.url, wait_until="commit")
        self._opened()
        if message := self.page.inner_text("#message").strip():
            raise RuntimeError(f"the app does not accept these records: {message}")

    def open(self):
        """Reloads the page; the times of its events, in milliseconds since the start."""
        self._context.set_offline(not self._is_online)
        self.page.bring_to_front()
        self.page.reload(wait_until="commit")
        return self._opened()

    def _opened(self):
        self.page.wait_for_function("() => self.benchMarks?.painted")
        return self.page.evaluate("benchMarks")

    def run(self, name, argument):
        """Runs a function of bench_app.js in the debugger, which the page's policy does not bind."""
        script = (FOLDER / "bench_app.js").read_text()
        return self.page.evaluate(f"argument => {{ {script}\n return {name}(argument); }}", argument)

    def close(self):
        self.page.close()
        self._server.stop()
