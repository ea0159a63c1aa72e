import os
import pathlib

import pytest

from gather_server import GatherServer
from screen_reader import ScreenReader

SITE = pathlib.Path(__file__).resolve().parents[2] / ".build-client/site"


@pytest.fixture
def server(tmp_path):
    server = GatherServer(os.environ["GATHER_PROGRAM"], SITE, tmp_path)
    yield server
    server.stop()


@pytest.fixture
def new_listener(tmp_path):
    """Someone who opens an address with Orca and Firefox, or the browser that `BROWSER` names."""
    listeners = []

    def open_address(address, language="en"):
        folder = tmp_path / f"listener-{len(listeners)}"
        folder.mkdir()
        listeners.append(ScreenReader(folder, address, language, os.environ.get("BROWSER", "firefox")))
        return listeners[-1]

    yield open_address
    for listener in listeners:
        listener.stop()
