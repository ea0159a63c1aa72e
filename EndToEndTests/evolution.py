#!/usr/bin/python3
"""Subscribes to a calendar in Evolution's data server, as Evolution and GNOME Calendar do, without a display.

    dbus-run-session -- EndToEndTests/evolution.py ADDRESS

Prints the events that it holds as JSON, one line for each line that it reads, after it asked for the calendar again.
It needs Debian's packages evolution-data-server, gir1.2-ecal-2.0, python3-gi and dbus, and Debian's Python.
"""

import json
import sys

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
from gi.repository import ECal, EDataServer, GLib  # noqa: E402

FIELDS = ("DESCRIPTION", "STATUS", "SUMMARY", "LOCATION", "DTSTART", "LAST-MODIFIED", "SEQUENCE")


def subscription(registry, address):
    """The source of the calendar, as Evolution makes it when a user enters an address."""
    source = EDataServer.Source.new_with_uid("football", None)
    source.set_display_name("Football")
    source.set_parent("webcal-stub")
    source.get_extension("Calendar").set_backend_name("webcal")
    source.get_extension("WebDAV Backend").set_uri(GLib.Uri.parse(address, GLib.UriFlags.NONE))
    source.get_extension("Security").set_method("tls" if address.startswith("https:") else "none")
    registry.commit_source_sync(source, None)
    return source


def events(client):
    found = client.get_object_list_sync("#t", None)
    _, components = found if isinstance(found, tuple) else (True, found)
    held = {}
    for component in components:
        lines = component.as_ical_string().replace("\r\n ", "").split("\r\n")
        pairs = (line.replace(";", ":", 1).split(":", 1) for line in lines if ":" in line)
        held[component.get_uid()] = {name: value for name, value in pairs if name in FIELDS}
    return held


def main(address):
    registry = EDataServer.SourceRegistry.new_sync(None)
    source = subscription(registry, address)
    client = ECal.Client.connect_sync(source, ECal.ClientSourceType.EVENTS, 30, None)
    for _ in sys.stdin:
        client.refresh_sync(None)
        print(json.dumps(events(client)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
