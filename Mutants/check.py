#!/usr/bin/env python3
"""Checks that each mutant of the lists can be planted in the sources as they are."""

import pathlib
import subprocess
import sys

import plan

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "Sources/*.swift", "Samples/*.swift",
         "Server/Sources/*.swift"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    sources = {path: (ROOT / path).read_text() for path in listed if (ROOT / path).is_file()}
    try:
        plan.plant_all(plan.read(ROOT / "Mutants"), sources)
    except plan.Mistake as mistake:
        sys.exit(f"error: {mistake}")


if __name__ == "__main__":
    main()
