"""Orca, which reads Firefox to the test, without a display or a sound card.

It runs within `xvfb-run dbus-run-session`, in this order: the bus starts the registry of accessible programs, which
needs the display to see keys.
"""

import os
import pathlib
import re
import subprocess
import time

QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
# Between a key and the end of what is said about it.
SPEECH = 1.5
# How long Orca and Firefox may take to start on a busy computer.
PATIENCE = 90
PREFERENCES = {
    "accessibility.force_disabled": "-1",
    "browser.aboutwelcome.enabled": "false",
    "datareporting.policy.dataSubmissionEnabled": "false",
    # The question would be read into the page.
    "dom.storageManager.prompt.testing": "true",
    "dom.storageManager.prompt.testing.allow": "true",
}
# Orca buffers its log for minutes unless the file is opened line by line.
CUSTOMIZATION = """
import orca.debug
orca.debug.debugFile = open({log!r}, "w", buffering=1)
orca.debug.debugLevel = orca.debug.LEVEL_INFO
"""
# Without a sound card, speech-dispatcher waits for ever after the third sentence.
NO_SOUND_CARD = "pcm.!default { type null }\nctl.!default { type null }\n"
SPEECH_DISPATCHER = """
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
AudioOutputMethod "alsa"
"""


class ScreenReader:
    """Someone who sees nothing, has a keyboard, and hears what Orca says."""

    def __init__(self, folder, address, language="en", browser="firefox"):
        self._folder = pathlib.Path(folder)
        self._log = self._folder / "orca.log"
        self._read = 0
        self._processes = []
        self._environment = {
            **os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "GNOME_ACCESSIBILITY": "1",
        }
        self._configure(language)
        self._announce_accessibility()
        self._start("openbox")
        self._start("orca", "--replace", "--disable=braille")
        time.sleep(8)
        self._start(*self._command_of(browser, language), address)
        self._wait_for("Page has")
        time.sleep(3)

    def _command_of(self, browser, language):
        if browser == "firefox":
            return "firefox-esr", "--no-remote", "--profile", self._folder / "firefox"
        return (
            "chromium", "--no-sandbox", "--no-first-run", "--disable-gpu", "--force-renderer-accessibility",
            f"--user-data-dir={self._folder / 'chromium'}", f"--lang={language}", f"--accept-lang={language}")

    def _configure(self, language):
        preferences = {**PREFERENCES, "intl.accept_languages": f'"{language}"'}
        files = {
            ".asoundrc": NO_SOUND_CARD,
            ".config/speech-dispatcher/modules/espeak-ng.conf": "",
            ".config/speech-dispatcher/speechd.conf": SPEECH_DISPATCHER,
            ".local/share/orca/orca-customizations.py": CUSTOMIZATION.format(log=str(self._log)),
            "firefox/user.js": "".join(f'user_pref("{name}", {value});\n' for name, value in preferences.items()),
        }
        for path, text in files.items():
            file = self._folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)

    def _announce_accessibility(self):
        subprocess.run(
            ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
             "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>"], check=True, **QUIET)

    def _start(self, *command):
        self._processes.append(subprocess.Popen(list(map(str, command)), env=self._environment, **QUIET))

    def stop(self):
        print("What was said:", *self.whole(), sep="\n")
        for process in reversed(self._processes):
            process.kill()
            process.wait()

    def whole(self):
        """Everything that was said."""
        if not self._log.exists():
            return []
        return re.findall(r"SPEECH OUTPUT: '(.*)'\{", self._log.read_text(errors="replace"))

    def _wait_for(self, words):
        end = time.monotonic() + PATIENCE
        while not any(words in one for one in self.whole()):
            if time.monotonic() > end:
                raise TimeoutError(f"{words!r} was not said: {self.whole()}")
            time.sleep(0.5)

    def hears(self):
        """What was said since this was asked last; not the names of keys, which end with a blank."""
        everything = self.whole()
        new, self._read = everything[self._read:], len(everything)
        return [one for one in new if not one.endswith(" ")]

    def languages(self):
        """The languages of the texts of pages that were spoken; what Orca says itself has none."""
        return re.findall(r"voice requested with language='([a-z]+)'", self._log.read_text(errors="replace"))

    def press(self, *keys):
        """Presses keys one after another, and returns what is said."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], env=self._environment, check=True, **QUIET)
            time.sleep(SPEECH)
        return self.hears()

    def type(self, text):
        """Types a text, and returns what is said."""
        subprocess.run(["xdotool", "type", "--delay", "120", text], env=self._environment, check=True, **QUIET)
        time.sleep(SPEECH)
        return self.hears()

    def finds(self, words, most=40):
        """Presses Tab until something with these words is said."""
        heard = []
        for _ in range(most):
            heard += self.press("Tab")
            if any(words in one for one in heard):
                return
        raise AssertionError(f"{words!r} is not reached by Tab: {heard}")

    def activates(self, words):
        """Finds a control and presses it, and returns what is said."""
        self.finds(words)
        heard = self.press("Return")
        time.sleep(SPEECH)
        return heard + self.hears()
