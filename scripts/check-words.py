#!/usr/bin/env python3
"""Finds habits that make English sound translated, in texts of the app, documents, comments and names of tests.

CONTRIBUTING.md says how to write instead.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What is found, and what a native colleague would say; in everything that people read.
EVERYWHERE = [
    (r"\bfollow(s|ed)? of\b", "follows from, is derived from"),
    (r"\bfor who (is|was|may|knows|has|looks|wrote|plays)\b(?! next)", "for people who, for anyone who"),
    (r"\b(works?|plays?|counts?|goes|comes|reads?|shows?) no longer\b", "no longer works"),
    (r"\bfrom \d+( \w+)? on\b", "3 or more, after 3"),
    (r"\bwhat becomes? of\b", "what happens to"),
    (r"\b(anew|shall|foretells?|of itself)\b", "again, must, predicts, by itself"),
]
# The same where readers have no code beside the words: in documents and texts.
DOCUMENTS = EVERYWHERE + [
    (r"\bon (its|their) way\b", "loading, in progress"),
    (r"\bmend(s|ed|ing)?\b", "fix"),
    (r"\b(is|are|was|were) told\b(?! apart)", "is notified; the app says so"),
    (r"\b(goes|went|go) on\b", "continues, keeps"),
    (r"\b(by|with|from|behind) which\b", "the verb first: used to, that"),
    (r"(?:^|[.:;] |\| )What [^?|]*[.|]", "the noun: changes that arrive late"),
    (r"(?:^|[.:;] |\| )Who [^?|]*[.|]", "anyone who, people who"),
    (r"\b(knows|hears|wants) (nothing|no|of|that|what)\b", "has, receives, requires"),
    (r"\bas far as\b", "where, as much as"),
    (r"\bin the order in which\b", "in order"),
    (r"\btaken over\b", "saved, added"),
]


def tracked(*patterns):
    listed = subprocess.run(
        ["git", "ls-files", "--", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.splitlines()]


def documents():
    """Paragraphs of documents with the number of their first line; the changelog's past stays as it is."""
    for path in tracked("*.md", ":!docs/decisions", ":!Samples", ":!Tests", ":!findings"):
        text = path.read_text(encoding="utf-8")
        if path.name == "CHANGELOG.md":
            text = text.split("\n## [", 2)[1]
        text = re.sub(r"```.*?```", lambda code: "\n" * code[0].count("\n"), text, flags=re.DOTALL)
        text = re.sub(r"`[^`]*`", lambda code: "`…`" + "\n" * code[0].count("\n"), text)
        yield from ((path, line, part) for line, part in paragraphs(text.splitlines()))


def paragraphs(lines):
    """Joins lines, so that a phrase is found across their end; an item or a row begins a paragraph."""
    first, part = 1, []
    for number, line in enumerate([*lines, ""], 1):
        if (not line.strip() or re.match(r"\s*([-*|#>]|\d+\.) ?", line)) and part:
            yield first, " ".join(part)
            part = []
        if line.strip():
            first = first if part else number
            part.append(re.sub(r"^\s*([-*#>|]+|\d+\.)\s*", "", line).strip())


def texts():
    """The English of each text of the app."""
    path = ROOT / "Catalogues/messages.pot"
    entries = re.split(r"\n\n+", path.read_text(encoding="utf-8"))
    line = 1
    for entry in entries:
        for value in re.findall(r'^msgid(?:_plural)? ((?:".*"\n?)+)', entry, flags=re.MULTILINE):
            yield path, line, "".join(re.findall(r'"(.*)"', value))
        line += entry.count("\n") + 2


COMMENT = re.compile(
    r"(?:^|\s)(?://+|#) (.*)|\bfunc `(.*?)`|@Suite\(\"(.*?)\"|^\s*\* (.*)")


def comments():
    """Each comment and each name of a test, line by line."""
    for path in tracked(
            "*.swift", "*.py", "*.sh", "*.js", "*.mjs", "*.css", "*.yaml", "Makefile",
            ":!scripts/check-words.py", ":!Sources/*/Generated/*"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for found in COMMENT.finditer(line):
                yield path, number, next(part for part in found.groups() if part is not None)


def main():
    found = False
    for places, habits in ((comments(), EVERYWHERE), (documents(), DOCUMENTS), (texts(), DOCUMENTS)):
        for path, line, words in places:
            for pattern, instead in habits:
                for match in re.finditer(pattern, words):
                    found = True
                    around = words[max(0, match.start() - 40):match.end() + 40]
                    print(f"error: {path.relative_to(ROOT)}:{line}: “…{around}…”; say: {instead}")
    sys.exit(found)


if __name__ == "__main__":
    main()
