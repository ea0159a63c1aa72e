"""Calls the tools that a client is built with."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor


class Failure(Exception):
    """What keeps a client from being built, worded for the person who builds it."""


class MissingTool(Failure):
    def __init__(self, name):
        super().__init__(f"there is no {name}; `make system-client` installs what the client is built with")


class FailedTool(Failure):
    def __init__(self, error):
        super().__init__(f"this ended with {error.returncode}: {' '.join(error.cmd)}")


def run(*command, **options):
    """Runs a tool, which must succeed."""
    command = [os.fspath(part) for part in command]
    try:
        return subprocess.run(command, check=True, **options)
    except FileNotFoundError:
        raise MissingTool(command[0]) from None
    except subprocess.CalledProcessError as error:
        raise FailedTool(error) from None


def output(*command, given=None):
    """The text that a tool prints, given another on its standard input."""
    return run(*command, input=given, stdout=subprocess.PIPE, encoding="utf-8").stdout


def on_all_cores(act, *items):
    """Acts on each item, several at a time, and fails when one fails."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(act, *items))
