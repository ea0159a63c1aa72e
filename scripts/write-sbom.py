#!/usr/bin/env python3
"""Writes what the server is made of as a CycloneDX bill of materials (https://cyclonedx.org).

Usage: write-sbom.py FILE [VERSION]
  VERSION  of the package; without it, the version of the source
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The Debian packages whose libraries the programs load, beside those of the Swift toolchain.
LIBRARIES = ["libpq5", "libsodium23", "libsqlite3-0", "zlib1g"]


def main():
    file = pathlib.Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    content = bill(*sys.argv[2:3] or [version()])
    file.write_text(json.dumps(content, indent=2) + "\n")
    print(f"{file}: {len(content['components'])} components")


def bill(number):
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {
            "type": "application", "name": "gather", "version": number,
            "bom-ref": "gather", "licenses": [{"license": {"id": "MIT"}}],
        }},
        "components": [*packages(), *libraries(), toolchain()],
    }


def version():
    text = (ROOT / "Sources/Domain/AppVersion.swift").read_text()
    return re.search(r'"(\d+\.\d+\.\d+)"', text)[1]


def packages():
    """The Swift packages, from the list that `make lint` compares with what was resolved."""
    for line in (ROOT / "Server/versions.txt").read_text().splitlines()[1:]:
        address, number = line.split()
        name = address.removeprefix("https://").removesuffix(".git")
        yield component(name.split("/")[-1], number, f"pkg:swift/{name}@{number}")


def libraries():
    for name in LIBRARIES:
        number = subprocess.run(
            ["dpkg-query", "--show", "--showformat", "${Version}", name],
            check=True, capture_output=True, text=True).stdout
        yield component(name, number, f"pkg:deb/debian/{name}@{number}")


def toolchain():
    number = (ROOT / ".swift-version").read_text().strip()
    return component("swift", number, f"pkg:github/swiftlang/swift@swift-{number}-RELEASE")


def component(name, number, purl):
    return {
        "type": "library", "name": name, "version": number, "purl": purl, "bom-ref": purl,
    }


if __name__ == "__main__":
    main()
