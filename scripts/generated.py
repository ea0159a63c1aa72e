"""Files that compilers generate and that are committed: what `compile-texts`, `compile-list-words` and `compile-wire` share."""

import sys


class Mistake(Exception):
    """A mistake in a source, worded for the person who edited it."""


def keep(files, folders, verb, check):
    """Makes folders contain exactly these files, by path; with `check` it changes nothing and fails where they differ.

    Files that are right already keep their time, so that nothing is compiled again.
    """
    present = {path: path.read_text() for folder in folders for path in folder.glob("*")}
    if check:
        wrong = [path.name for path in present.keys() | files.keys() if present.get(path) != files.get(path)]
        if wrong:
            raise Mistake(f"{', '.join(sorted(wrong))} must be generated again: run `make {verb}`")
        return
    for path in present.keys() - files.keys():
        path.unlink()
    for path, content in files.items():
        if present.get(path) != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content)


def run(main):
    """Runs a compiler, and ends with its mistake in one line."""
    try:
        main()
    except Mistake as mistake:
        sys.exit(f"error: {mistake}")
