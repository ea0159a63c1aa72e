"""Old generations of Chromium, as the Qt packages on PyPI have them."""

import json
import os
import pathlib
import subprocess
import sys
import venv

from conftest import ROOT

FOLDER = ROOT / ".build-engines"
WINDOW = pathlib.Path(__file__).parent / "window.py"

# Chromium's version, and the packages that contain it and fit together.
ENGINES = {
    69: {"PyQt5": "5.12.3", "PyQtWebEngine": "5.12.1"},
    90: {"PyQt6": "6.2.3", "PyQt6-Qt6": "6.2.4",
         "PyQt6-WebEngine": "6.2.1", "PyQt6-WebEngine-Qt6": "6.2.4"},
    102: {"PyQt6": "6.4.2", "PyQt6-Qt6": "6.4.3",
          "PyQt6-WebEngine": "6.4.0", "PyQt6-WebEngine-Qt6": "6.4.3"},
    108: {"PyQt6": "6.5.3", "PyQt6-Qt6": "6.5.3",
          "PyQt6-WebEngine": "6.5.0", "PyQt6-WebEngine-Qt6": "6.5.3"},
    112: {"PyQt6": "6.6.1", "PyQt6-Qt6": "6.6.3",
          "PyQt6-WebEngine": "6.6.0", "PyQt6-WebEngine-Qt6": "6.6.3"},
    118: {"PyQt6": "6.7.1", "PyQt6-Qt6": "6.7.3",
          "PyQt6-WebEngine": "6.7.0", "PyQt6-WebEngine-Qt6": "6.7.3"},
}


def package(version):
    """The package with the engine itself, and its version."""
    packages = ENGINES[version]
    name = "PyQt6-WebEngine-Qt6" if "PyQt6" in packages else "PyQtWebEngine"
    return f"{name} {packages[name]}"


def python_with(version):
    """The Python of an environment with an engine, which is made when it is missing."""
    folder = FOLDER / str(version)
    wanted = [f"{name}=={number}" for name, number in ENGINES[version].items()]
    made = folder / "packages.txt"
    if not made.exists() or made.read_text().split() != wanted:
        print(f"Installing {' '.join(wanted)}", file=sys.stderr)
        venv.create(folder, clear=True, with_pip=True)
        subprocess.run(
            [folder / "bin/pip", "install", "--quiet", "--disable-pip-version-check", *wanted], check=True)
        made.write_text("\n".join(wanted))
    return folder / "bin/python"


class OldEngine:
    """A window of 360 by 640 pixels in an old engine."""

    def __init__(self, version):
        self.version = version
        environment = {
            **os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8",
            "FONTCONFIG_FILE": str(ROOT / "EndToEndTests/fonts.conf"),
            **({"QTWEBENGINE_DISABLE_SANDBOX": "1"} if os.geteuid() == 0 else {}),
        }
        log = (FOLDER / f"{version}.log").open("w")
        self._process = subprocess.Popen(
            [python_with(version), WINDOW], env=environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=log, text=True)

    def ask(self, *command):
        print(json.dumps(command), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the engine ended at {command}")
        return json.loads(line)

    def open(self, url):
        return self.ask("open", url)

    def run(self, script):
        return self.ask("run", script)

    def picture(self, file):
        return self.ask("picture", str(file))

    def close(self):
        self._process.stdin.close()
        self._process.wait(timeout=30)
