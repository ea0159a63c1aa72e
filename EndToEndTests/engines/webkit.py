"""WebKit, the engine of Safari, as Debian packages it, in a window on a display in memory."""

import contextlib
import json
import os
import pathlib
import socket
import subprocess
import time
import urllib.error
import urllib.request

from conftest import PATIENCE, ROOT
from webdriver import Session, check

# The bar with the address would make the window wider than a phone.
NARROW = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }"
BROWSER = "*/webkit2gtk-4.1/MiniBrowser"
# The browser reports nothing in a window without history, as these are. What fails before this
# script runs, right after the page has loaded, is what the page itself says is broken.
LISTEN = """
  self.errorsOfPage = [...document.querySelectorAll('#broken:not([hidden])')].map(
    ({ innerText }) => innerText);
  addEventListener('error', ({ message, filename, lineno }) =>
    errorsOfPage.push(`${message} (${filename}:${lineno})`));
  addEventListener('unhandledrejection', ({ reason }) => errorsOfPage.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errorsOfPage.push(`${blockedURI} violates ${violatedDirective}`));
"""
COMMANDS = {
    "Navigate": ("POST", "/url"), "Refresh": ("POST", "/refresh"),
    "ExecuteScript": ("POST", "/execute/sync"), "SetWindowRect": ("POST", "/window/rect"),
    "TakeScreenshot": ("GET", "/screenshot"), "DeleteSession": ("DELETE", ""),
    "ElementClick": ("POST", "/element/{id}/click"),
    "ElementClear": ("POST", "/element/{id}/clear"),
    "ElementSendKeys": ("POST", "/element/{id}/value"),
}


class Display:
    """A display without a screen, for all windows of a run."""

    def __init__(self):
        read, write = os.pipe()
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.name = f":{number.readline().strip()}"

    def stop(self):
        self._process.terminate()
        self._process.wait()


class WebKit(Session):
    """A window of WebKit with storage of its own, and the driver that operates it."""

    def __init__(self, folder, display, color_scheme="light"):
        settings = folder / "gtk-3.0"
        settings.mkdir(parents=True)
        (settings / "gtk.css").write_text(NARROW)
        # The user prefers reduced motion.
        (settings / "settings.ini").write_text("[Settings]\ngtk-enable-animations = 0\n")
        self._errors = []
        self._url = f"http://127.0.0.1:{free_port()}"
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={self._url.rsplit(':', 1)[1]}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={
                **os.environ, "DISPLAY": display.name, "XDG_CONFIG_HOME": str(folder),
                "NO_AT_BRIDGE": "1", "FONTCONFIG_FILE": str(ROOT / "EndToEndTests/fonts.conf"),
                "GTK_THEME": "Adwaita" if color_scheme == "light" else "Adwaita:dark",
            })
        self._wait_for_the_driver()
        [browser] = pathlib.Path("/usr/lib").glob(BROWSER)
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._ask("POST", "/session", {"capabilities": wanted})
        self._url += "/session/" + session["sessionId"]

    def _wait_for_the_driver(self):
        end = time.monotonic() + PATIENCE / 1_000
        while time.monotonic() < end:
            with contextlib.suppress(urllib.error.URLError):
                return self._ask("GET", "/status")
            time.sleep(0.02)
        raise AssertionError("WebKitWebDriver does not start")

    def _ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, method=method)
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as refused:
            check(json.load(refused)["value"])

    def call(self, command, **parameters):
        method, path = COMMANDS[command]
        return self._ask(
            method, path.format(**parameters), parameters if method == "POST" else None)

    def navigate(self, url):
        self._keep_errors()
        super().navigate(url)
        self.run(LISTEN)

    def reload(self):
        self._keep_errors()
        super().reload()
        self.run(LISTEN)

    def _keep_errors(self):
        self._errors += self.run("return self.errorsOfPage ?? []")

    def errors(self):
        self._keep_errors()
        return self._errors

    def stop(self):
        try:
            self.call("DeleteSession")
        finally:
            self._driver.terminate()
            self._driver.wait()


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]
