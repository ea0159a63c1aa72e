#!/usr/bin/env python3
"""Checks the tables in docs that name places in the sources, and counts them by section.

    | [Replica](../Sources/Domain/Sync/Replica.swift) | `record` | [ReplicaTests](…): `a change …` |

Each file must be there and declare every name of the second column; each test of the third must be
there under its sentence.
"""

import pathlib
import re
import sys

DOCS = pathlib.Path(__file__).resolve().parent.parent / "docs"
PAGES = ["a-goal-from-finger-to-friend.md", "adding.md"]
LINK = re.compile(r"\]\(([^)#]*)\)")
NAME = re.compile(r"`([^`]+)`")


def declares(text, name, suffix):
    """Whether a source declares a name: in Swift a function, initialiser, property, case or type; in
    JavaScript a function or method; in YAML a key or a value."""
    if suffix == ".swift":
        kinds = "func|var|let|struct|enum|class|actor|protocol|typealias"
        pattern = rf"\b({kinds}) {name}\b|^ *case [^:(]*\b{name}\b"
        if name == "init":
            pattern = r"^ *([a-z]+ )*init\??[<(]"
    elif suffix == ".js":
        pattern = rf"^(export )?(async )?function {name}\(|^  (async )?{name}\(.*\) {{$"
    else:
        pattern = rf"\b{name}\b"
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("//")]
    return re.search(pattern, "\n".join(lines), re.MULTILINE) is not None


def sources(cell):
    """The files that a cell links to, or nothing."""
    return [(DOCS / path).resolve() for path in LINK.findall(cell)]


def check_row(cells, errors):
    """Returns the files of the row, how many names it has and how many tests."""
    files = sources(cells[0])
    names = NAME.findall(cells[1])
    for file in files:
        if not file.is_file():
            errors.append(f"{file} is gone")
            continue
        text = file.read_text()
        errors += [
            f"{file.name} declares no {name}" for name in names
            if not declares(text, name, file.suffix)]
    tests = NAME.findall(cells[2]) if len(cells) > 2 else []
    for file in sources(cells[2]) if tests else []:
        text = file.read_text() if file.is_file() else ""
        errors += [f'{file} has no test "{test}"' for test in tests if test not in text]
    return files, len(names), len(tests)


def check(page):
    errors, sections = [], {}
    section = page
    for line in (DOCS / page).read_text().splitlines():
        if line.startswith("# ") or line.startswith("## ") and page == "adding.md":
            section = line.lstrip("# ")
        if not line.startswith("|") or "](" not in line:
            continue
        files, names, tests = check_row(line.strip("|").split("|"), errors)
        counts = sections.setdefault(section, [set(), 0, 0])
        counts[0] |= set(files)
        counts[1] += names
        counts[2] += tests
    for name, (files, names, tests) in sections.items():
        print(f"{name}: {names} places in {len(files)} files" + (f", {tests} tests" if tests else ""))
    for error in errors:
        print(f"error: {page}: {error}", file=sys.stderr)
    return not errors


if not all([check(page) for page in PAGES]):
    sys.exit(1)
