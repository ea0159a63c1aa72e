"""Firefox, as Debian packages it, without a window: by its own protocol, which carries WebDriver's
commands, because Debian has no driver for it."""

import itertools
import json
import os
import socket
import subprocess
import time

from conftest import PATIENCE, ROOT
from webdriver import Session, check

PREFERENCES = {
    "marionette.port": 0,
    # Scroll bars that take no room, as on a phone.
    "ui.useOverlayScrollbars": 1,
    "ui.prefersReducedMotion": 1,
    "toolkit.legacyUserProfileCustomizations.stylesheets": True,
    "browser.sessionstore.resume_from_crash": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}
# The bar with the address would make the window wider than a phone.
NARROW = ":root, body { min-width: 0 !important; }"
# What Firefox's console has of pages, without warnings.
ERRORS = """
  return Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError
      && !(one.flags & Ci.nsIScriptError.warningFlag) && one.sourceName.startsWith('http'))
    .map((one) => `${one.category}: ${one.errorMessage} (${one.sourceName}:${one.lineNumber})`);
"""


class Firefox(Session):
    """A Firefox with a profile of its own."""

    def __init__(self, folder, color_scheme="light"):
        styles = folder / "chrome"
        styles.mkdir(parents=True)
        (styles / "userChrome.css").write_text(NARROW)
        preferences = PREFERENCES | {
            "layout.css.prefers-color-scheme.content-override": 1 if color_scheme == "light" else 0}
        (folder / "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in preferences.items()))
        self._process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", folder,
             "--marionette", "--remote-allow-system-access"],
            env={
                **os.environ, "FONTCONFIG_FILE": str(ROOT / "EndToEndTests/fonts.conf"),
                "MOZ_CRASHREPORTER_DISABLE": "1",
            },
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._connection = socket.create_connection(("127.0.0.1", self._port(folder)))
        self._responses = self._connection.makefile("rb")
        self._numbers = itertools.count(1)
        self._read() # Firefox speaks first.
        self.call("NewSession", capabilities={})

    def _port(self, folder):
        file = folder / "MarionetteActivePort"
        end = time.monotonic() + PATIENCE / 1_000
        while not (file.exists() and (port := file.read_text())):
            assert time.monotonic() < end and self._process.poll() is None, "Firefox does not start"
            time.sleep(0.02)
        return int(port)

    def _read(self):
        """A message: its length, a colon, and JSON."""
        length = b""
        while (byte := self._responses.read(1)) != b":":
            assert byte, "Firefox closed the connection"
            length += byte
        return json.loads(self._responses.read(int(length)))

    def _send(self, command, **parameters):
        message = json.dumps([0, next(self._numbers), command, parameters]).encode()
        self._connection.sendall(b"%d:%b" % (len(message), message))
        _, _, error, result = self._read()
        check(error)
        return result

    def call(self, command, **parameters):
        result = self._send(f"WebDriver:{command}", **parameters)
        is_value = isinstance(result, dict) and list(result) == ["value"]
        return result["value"] if is_value else result

    def reload(self):
        # The command to reload goes past the service worker, unlike a user's reload.
        self.run("window.isLeaving = true; location.reload();")
        self._wait_until("return !window.isLeaving && document.readyState === 'complete'")

    def errors(self):
        self._send("Marionette:SetContext", value="chrome")
        try:
            return self.run(ERRORS)
        finally:
            self._send("Marionette:SetContext", value="content")

    def stop(self):
        try:
            self._send("Marionette:Quit", flags=["eForceQuit"])
        except OSError:
            self._process.kill()
        self._connection.close()
        self._process.wait()
