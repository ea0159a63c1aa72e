"""Compiles the words that the reader of pasted lists knows, and checks them on the way.

Usage: compile-list-words.py [--check]
  (nothing)   writes the meanings and uses of words for Swift, and the words for the client and for tests
  --check     fails when those files are not what the catalogue makes

docs/list-words.md explains the form of the catalogue.
"""
import argparse
import hashlib
import pathlib
import re
import unicodedata

import generated
from generated import Mistake

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "Catalogues/list-words.txt"
KINDS = ROOT / "Sources/PastedLists/Generated/ListWord.swift"
WORDS = ROOT / "Sources/EmbeddedListWords/Generated/ListWords+Lines.swift"

HEADER = re.compile(r"\[(meaning|use) ([a-z]\w*)\]")
ENTRY = re.compile(r"(\*|[a-z]{2,3}(?: [a-z]{2,3})*): *(.*)")
# In place of a language: several, or none.
ANY = "*"
# Stands at the end of a word for any ending.
STAR = "*"
# What the reader takes together at most, and reads of one word.
LONGEST_PHRASE = 4
LONGEST_WORD = 40
# The reader keeps the uses of a word in the bits of one number.
MOST_USES = 64


class Section:
    """A meaning or a use, and the words that have it."""

    def __init__(self, kind, name):
        self.kind = kind
        self.name = name
        self.explanation = []
        self.words = []
        self.languages = set()

    def add(self, language, words, place):
        if language in self.languages:
            raise Mistake(f"{place}: {self.name} has the language {language} twice")
        self.languages.add(language)
        for word in words.split(","):
            self.check(word.strip(), place)
            self.words.append(word.strip())

    def check(self, word, place):
        if not word:
            raise Mistake(f"{place}: a word is missing between two commas")
        if word in self.words:
            raise Mistake(f"{place}: {self.name} has {word} twice")
        if any(unicodedata.category(scalar) in ("Cc", "Zl", "Zp") for scalar in word) or '"""' in word:
            raise Mistake(f"{place}: {word!r} has a sign that no word has")
        if "  " in word or word != unicodedata.normalize("NFC", word):
            raise Mistake(f"{place}: {word} has two spaces, or is not in the form NFC")
        if STAR in word[:-1] or word == STAR:
            raise Mistake(f"{place}: the star of {word} does not stand for an ending")
        if len(word) > LONGEST_WORD:
            raise Mistake(f"{place}: {word} is longer than {LONGEST_WORD} letters")
        if self.kind == "meaning" and len(word.split()) > LONGEST_PHRASE:
            raise Mistake(f"{place}: {word} is more than {LONGEST_PHRASE} words")
        if self.kind == "meaning" and word.endswith(STAR) and word[0].isascii():
            raise Mistake(f"{place}: {word}: only words of other scripts can have any ending")


def read(text):
    """The sections of a catalogue, in their order."""
    sections = []
    entry = None
    for number, line in enumerate(text.split("\n"), 1):
        place = f"{CATALOGUE.name}, line {number}"
        if line.startswith("  ") and line.strip() and entry:
            entry[1] += " " + line.strip()
            continue
        if entry:
            sections[-1].add(*entry)
            entry = None
        if not line.strip():
            continue
        if line.startswith("#"):
            if sections and not sections[-1].words:
                sections[-1].explanation.append(line[1:].strip())
        elif header := HEADER.fullmatch(line):
            sections.append(Section(*header.groups()))
        elif sections and (found := ENTRY.fullmatch(line)):
            entry = [*found.groups(), place]
        else:
            raise Mistake(f"{place} is no section, no language with its words, and no comment: {line}")
    if entry:
        sections[-1].add(*entry)
    check(sections)
    return sections


def check(sections):
    names = [(section.kind, section.name) for section in sections]
    for section in sections:
        if names.count((section.kind, section.name)) > 1:
            raise Mistake(f"{section.name} is there twice")
        if not section.words or not section.explanation:
            raise Mistake(f"{section.name} needs words, and a comment that explains it")
    known = {}
    for section in of_kind(sections, "meaning"):
        for word in section.words:
            if word in known:
                raise Mistake(f"{word} has two meanings: {known[word]} and {section.name}")
            known[word] = section.name
    if not of_kind(sections, "meaning") or len(of_kind(sections, "use")) > MOST_USES:
        raise Mistake(f"there are no meanings, or more than {MOST_USES} uses")


def of_kind(sections, kind):
    return [section for section in sections if section.kind == kind]


def ordered(sections):
    return of_kind(sections, "meaning") + of_kind(sections, "use")


def hash_of(sections):
    """Says which meanings and uses there are, whatever words have them."""
    names = "\n".join(f"{section.kind} {section.name}" for section in ordered(sections))
    return hashlib.sha256(names.encode()).hexdigest()[:16]


def lines(sections):
    """What the client fetches: a line for each meaning, and then one for each use."""
    yield f"football-gather-list-words {hash_of(sections)}"
    for section in ordered(sections):
        yield ",".join(section.words)


HEAD = (
    "// swift-format-ignore-file\n"
    "// Made by scripts/compile-list-words.py from Catalogues/list-words.txt; edit that.\n")


def cases(sections):
    return "\n".join(
        "".join(f"  /// {line}\n" for line in section.explanation) + f"  case {section.name}"
        for section in sections)


def kinds(sections):
    return (
        f"{HEAD}/// What a word means in a list of players, in whatever language it was written.\n"
        f"enum ListWord: UInt8, CaseIterable {{\n{cases(of_kind(sections, 'meaning'))}\n}}\n\n"
        "/// How a word is used in a list of players, whatever it means.\n"
        f"enum ListUse: UInt8, CaseIterable {{\n{cases(of_kind(sections, 'use'))}\n}}\n\n"
        "extension ListWords {\n"
        "  /// Says which meanings and uses there are: a file of others is refused.\n"
        f"  static let hash: StaticString = \"{hash_of(sections)}\"\n"
        "  /// The most words that a phrase has.\n"
        f"  static let longestPhrase = {LONGEST_PHRASE}\n}}\n")


def words(sections):
    body = "\n".join(lines(sections))
    return (
        f"{HEAD}import PastedLists\n\n"
        "extension ListWords {\n"
        "  /// The words as the client fetches them.\n"
        f"  static let lines: StaticString = #\"\"\"\n{body}\n\"\"\"#\n}}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    sections = read(CATALOGUE.read_text())
    files = {KINDS: kinds(sections), WORDS: words(sections)}
    generated.keep(files, [KINDS.parent, WORDS.parent], "texts", arguments.check)


if __name__ == "__main__":
    generated.run(main)
