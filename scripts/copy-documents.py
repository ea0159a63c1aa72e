#!/usr/bin/env python3
"""Copies the documents of the package, without the links that lead out of it.

Usage: copy-documents.py FOLDER
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The names in the package, and what they are copies of.
DOCUMENTS = {
    "CHANGELOG.md": "CHANGELOG.md",
    "HOSTING.md": "docs/HOSTING.md",
    "SECURITY.md": "docs/SECURITY.md",
    **{f"decisions/{file.name}": f"docs/decisions/{file.name}"
       for file in sorted((ROOT / "docs/decisions").glob("*.md"))},
}
NAMES = {(ROOT / source): name for name, source in DOCUMENTS.items()}
LINK = re.compile(r"\[((?:[^][]|\[[^][]*\])*)\]\(([^()\s]+)\)")


def main():
    folder = pathlib.Path(sys.argv[1])
    for name, source in DOCUMENTS.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(LINK.sub(lambda link: packed(link, name, source), (ROOT / source).read_text()))


def packed(link, name, source):
    """A link as it is in the package; its text where it would be dead."""
    text, target = link.groups()
    path, mark, part = target.partition("#")
    if re.match(r"[a-z]+:", target) or not path:
        return link[0]
    found = NAMES.get((ROOT / source).parent.joinpath(path).resolve())
    if not found:
        return text
    up = "../" * name.count("/")
    return f"[{text}]({up}{found}{mark}{part})"


if __name__ == "__main__":
    main()
