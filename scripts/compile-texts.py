"""Compiles the catalogues into what Swift reads, and checks them on the way.

Usage: compile-texts.py [--check | --missing]
  (nothing)   writes the members of `Strings`, the list of languages, and the texts of each language
              for Swift and for the pages
  --check     fails when those files are not what the catalogues make
  --missing   lists the texts that a language lacks; English stands in their place

docs/texts.md explains the form of the catalogues.
"""
import argparse
import hashlib
import json
import pathlib
import re

import babel
import polib

import generated
from generated import Mistake

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "Catalogues"
TEXTS = ROOT / "Sources/Texts/Generated"
EMBEDDED = ROOT / "Sources/EmbeddedTexts/Generated"
PAGES = ROOT / "Web/languages"
# The languages of the app, in the order of the settings: English first, which messages.pot has.
LANGUAGES = ["en", "ko", "es", "de", "pl", "ar"]

# The languages that must have every text; in the others English stands in.
COMPLETE = ["ko"]

# What Babel has not of CLDR's collation, for the order of names. The script that comes before the others:
FIRST_SCRIPTS = {"ko": "Hang", "ar": "Arab"}
# The letters of their own that follow an ordinary one, in their order.
OWN_LETTERS = {"es": "nñ", "pl": "aą cć eę lł nń oó sś zźż"}

# The files that are built once a language; a name in braces in them is a text, or one of those below.
TEMPLATES = ["index.html", "404.html", "manifest.webmanifest"]
# What each language has, and what the client's build puts there.
OTHERS_ON_PAGES = {"language", "direction", "style", "texts", "firstScreen"}
# Texts that these files alone have begin with this, and are no members in Swift.
PAGE_PREFIX = "page"

# What a value is in Swift, and how the members hand it over.
KINDS = {"String": ".text({})", "Int": ".number(Int64({}))", "Int64": ".number({})"}
PARTICLES = {"으로", "이", "은", "을", "과"}
# In place of a particle: a number as a percentage.
PERCENT = "%"
PLACEHOLDER = re.compile(r"\{(\w*)(?:\|([^{}]*))?\}")
# Stands for the end of a line inside of a text, because each line of a compiled file is one text.
LINE_END = "␤"
# A text on a page must stand in HTML and in JSON as it is.
UNFIT_FOR_PAGES = set("\"<>&\\\n{}")
# More than any count of the app; the forms of larger numbers repeat with the last two digits.
CHECKED_COUNTS = 10_000


class Text:
    """An entry of messages.pot: a member of `Strings`, or a text of pages alone."""

    def __init__(self, entry):
        self.name = entry.msgctxt
        self.one = entry.msgid
        self.many = entry.msgid_plural or None
        # Editors break long lines of comments as they like.
        comment = " ".join((entry.comment or "").split())
        explanation, _, signature = comment.partition("Swift: (")
        self.explanation = explanation.strip()
        self.signature = signature.removesuffix(")") or None
        self.parameters = [
            (name, kind) for name, kind in re.findall(r"(\w+): (\w+)", self.signature or "")]
        for name, kind in self.parameters:
            if kind not in KINDS:
                raise Mistake(f"{self.name}: a value is a {', '.join(KINDS)}, and no {kind}")
        if self.many and not self.counts:
            raise Mistake(f"{self.name}: a plural needs a number among its values")

    @property
    def counts(self):
        return [name for name, kind in self.parameters if kind != "String"]

    @property
    def is_of_pages(self):
        return re.match(f"{PAGE_PREFIX}[A-Z]", self.name) is not None

    def member(self, number):
        paragraphs = [self.one, self.explanation] if self.explanation else [self.one]
        documentation = "\n".join(
            f"  /// {line}".rstrip() for line in "\n\n".join(paragraphs).split("\n"))
        values = ", ".join(KINDS[kind].format(name) for name, kind in self.parameters)
        call = f"write({number}, [{values}])" if values else f"write({number})"
        if self.signature is None:
            return f"{documentation}\n  package var {self.name}: String {{ {call} }}\n"
        return f"{documentation}\n  package func {self.name}({self.signature}) -> String {{ {call} }}\n"


class Texts:
    """All entries of messages.pot, which decides what texts there are, and in which order."""

    def __init__(self):
        entries = polib.pofile(str(CATALOGUES / "messages.pot"))
        self.all = [Text(entry) for entry in entries]
        self.by_name = {text.name: text for text in self.all}
        if len(self.by_name) < len(self.all):
            raise Mistake("messages.pot has a name twice")
        self.members = [text for text in self.all if not text.is_of_pages]
        self.on_pages = sorted(self.names_on_pages())

    def names_on_pages(self):
        """The texts that the templates name."""
        found = set()
        for template in TEMPLATES:
            found.update(re.findall(r"\{(\w+)\}", (ROOT / "Web" / template).read_text()))
        for name in found - OTHERS_ON_PAGES:
            text = self.by_name.get(name)
            if text is None or text.parameters:
                raise Mistake(f"Web: no text without values is called {name}")
            yield name

    @property
    def hash(self):
        """Says which texts with which values there are, whatever they say."""
        lines = "\n".join(f"{text.name}({text.signature or ''})" for text in self.members)
        return hashlib.sha256(lines.encode()).hexdigest()[:16]


class Catalogue:
    """A language with its texts, where English stands in the place of those that are missing."""

    def __init__(self, texts, tag):
        self.texts = texts
        self.tag = tag
        self.locale = babel.Locale.parse(self.tag)
        self.missing = set() if tag == "en" else set(texts.by_name)
        self.forms = {text.name: self.english(text) for text in texts.all}
        # The fewest that stand for all counts, in the order in which gettext has them.
        self.categories = self.reached_categories()
        if tag != "en":
            self.read(polib.pofile(str(CATALOGUES / f"{tag}.po")))

    @property
    def case(self):
        """The name of the case of `Language`."""
        return self.locale.english_name.lower()

    @property
    def is_right_to_left(self):
        return self.locale.character_order == "right-to-left"

    @property
    def own_name(self):
        name = self.locale.get_display_name(self.tag)
        return name[:1].upper() + name[1:]

    @staticmethod
    def english(text):
        return [text.one, text.many] if text.many else [text.one]

    def read(self, file):
        declared = re.search(r"nplurals=(\d+)", file.metadata.get("Plural-Forms", ""))
        if not declared or int(declared[1]) != len(self.categories):
            raise Mistake(f"{self.tag}.po: whole numbers have {len(self.categories)} forms")
        for entry in file:
            if entry.obsolete:
                continue
            text = self.texts.by_name.get(entry.msgctxt)
            if text is None:
                raise Mistake(f"{self.tag}.po: no text is called {entry.msgctxt}")
            if (entry.msgid, entry.msgid_plural or None) != (text.one, text.many) or entry.fuzzy:
                continue
            forms = list(entry.msgstr_plural.values()) if text.many else [entry.msgstr]
            if all(forms):
                self.forms[text.name] = forms
                self.missing.remove(text.name)

    def reached_categories(self):
        reached = {self.locale.plural_form(number) for number in range(CHECKED_COUNTS)}
        order = ["zero", "one", "two", "few", "many", "other"]
        return [category for category in order if category in reached]

    @property
    def plural_table(self):
        """The form of each number below 100, and then of each last two digits of a larger one."""
        index = [self.categories.index(self.locale.plural_form(n)) for n in range(CHECKED_COUNTS)]
        if any(index[number] != index[100 + number % 100] for number in range(100, CHECKED_COUNTS)):
            raise Mistake(f"{self.tag}: its plurals depend on more than the last two digits")
        return "".join(str(form) for form in index[:200])

    @property
    def lines(self):
        symbols = self.locale.number_symbols["latn"]
        least = self.locale._data.get("minimum_grouping_digits", 1)
        days = self.locale.days["format"]["abbreviated"]
        months = self.locale.months["format"]["abbreviated"]
        halves = self.locale.day_periods["format"]["abbreviated"]
        yield f"football-gather-texts {self.texts.hash} {self.tag}"
        yield self.plural_table
        yield "\t".join([symbols["decimal"], symbols["group"], str(least)])
        yield "\t".join(days[day] for day in [6, 0, 1, 2, 3, 4, 5])
        yield "\t".join(months[month] for month in range(1, 13))
        yield "\t".join([halves["am"], halves["pm"]])
        # Only in English do people of one language put the day or the month first.
        for tag in ("en_GB", "en") if self.tag == "en" else (self.tag, self.tag):
            yield "\t".join(self.date_patterns(babel.Locale.parse(tag)))
        yield "\t".join(self.list_patterns)
        yield self.percent_pattern
        yield f"{FIRST_SCRIPTS.get(self.tag, '')}\t{self.own_letters}"
        for text in self.texts.members:
            yield "\t".join(self.compiled(text, form) for form in self.forms_of(text))

    @property
    def list_patterns(self):
        """What stands between two names, between the first names of several, and before the last."""
        # Americans have a comma before "and", too; the English is British.
        locale = babel.Locale.parse("en_GB") if self.tag == "en" else self.locale
        patterns = locale.list_patterns["standard"]
        if patterns["start"] != patterns["middle"]:
            raise Mistake(f"{self.tag}: the first comma of a list is another than the second")
        for key in ("2", "middle", "end"):
            before, between, after = re.split(r"\{[01]\}", patterns[key])
            if before or after:
                raise Mistake(f"{self.tag}: a list has more than what stands between its items")
            yield between

    @property
    def own_letters(self):
        """The groups of letters, those after the first in both cases."""
        return " ".join(
            group[0] + "".join(letter + letter.upper() for letter in group[1:])
            for group in OWN_LETTERS.get(self.tag, "").split())

    @property
    def percent_pattern(self):
        return self.locale.percent_formats[None].pattern.replace("#,##0", "#")

    def forms_of(self, text):
        forms = self.forms[text.name]
        if not text.many or len(forms) == len(self.categories):
            return forms
        # English stands in: its second form for all numbers but one.
        return [forms[0] if category == "one" else forms[1] for category in self.categories]

    def date_patterns(self, locale):
        """Patterns of `strftime` for a whole date with its time, a date of this year with its time, a
        date of another year, the times of a day of 24 and of twice 12 hours, a full hour of the latter,
        and a day of a month."""
        patterns = {
            key: self.strftime(locale.datetime_skeletons[key].pattern)
            for key in ("yMMMEd", "MMMEd", "Hm", "hm", "h", "MMMd")}
        with_time = str(locale.datetime_formats["medium"])
        return [
            *(with_time.format("%T", patterns[key]) for key in ("yMMMEd", "MMMEd")),
            *(patterns[key] for key in ("yMMMEd", "Hm", "hm", "h", "MMMd"))]

    def strftime(self, pattern):
        """A pattern of CLDR with the letters of C's `strftime`."""
        letters = {"E": "%a", "d": "%d", "MMM": "%b", "M": "%m", "y": "%Y", "HH": "%H", "H": "%k",
                   "h": "%I", "mm": "%M", "a": "%p"}
        written = ""
        for quoted, letter, _, other in re.findall(
                r"'([^']*)'|(([a-zA-Z])\3*)|([^a-zA-Z']+)", pattern):
            if letter and letter not in letters:
                raise Mistake(f"{self.tag}: the pattern {pattern} has {letter}")
            written += letters.get(letter, "") or quoted or other
        # Not every typeface has the narrow space.
        return written.replace("\u202f", "\u00a0")

    def compiled(self, text, form):
        """A form with its values by number, and the other texts that it names put in."""
        if LINE_END in form or "\t" in form:
            raise Mistake(f"{self.tag}, {text.name}: no tabs and no {LINE_END}")
        names = [name for name, _ in text.parameters]

        def put(match):
            name, particle = match.groups()
            if particle and particle not in PARTICLES | {PERCENT}:
                raise Mistake(f"{self.tag}, {text.name}: no particle {particle}")
            if name in names:
                return "{%d%s}" % (names.index(name), f"|{particle}" if particle else "")
            other = self.texts.by_name.get(name)
            if other is None or other.parameters:
                raise Mistake(f"{self.tag}, {text.name}: no value {{{name}}}")
            return self.compiled(other, self.forms[name][0])

        return PLACEHOLDER.sub(put, form).replace("\n", LINE_END)

    def check(self):
        for text in self.texts.all:
            wanted = {name for name, _ in PLACEHOLDER.findall(text.many or text.one)}
            for form in self.forms[text.name]:
                found = {name for name, _ in PLACEHOLDER.findall(form)}
                # A form that stands for one number alone may say it in words.
                left_out = wanted - found - set(text.counts[:1] if text.many else [])
                if left_out or found - wanted:
                    raise Mistake(f"{self.tag}, {text.name}: values {sorted(wanted ^ found)}")

    @property
    def swift(self):
        body = "\n".join(self.lines)
        return (
            f"{HEAD}import Texts\n\n"
            f"extension Language {{\n"
            f"  /// The lines of {self.locale.english_name}.\n"
            f"  static let {self.case}Lines: StaticString = #\"\"\"\n{body}\n\"\"\"#\n}}\n")

    @property
    def page_texts(self):
        """What stands for the names in the braces of a template."""
        values = {"language": self.tag, "direction": "rtl" if self.is_right_to_left else "ltr"}
        for name in self.texts.on_pages:
            values[name] = self.forms[name][0]
            if UNFIT_FOR_PAGES.intersection(values[name]):
                raise Mistake(f"{self.tag}, {name}: a page cannot have {values[name]}")
        return json.dumps(values, ensure_ascii=False, indent=2) + "\n"


HEAD = (
    "// swift-format-ignore-file\n"
    "// Made by scripts/compile-texts.py from Catalogues; edit those.\n")


def compiled():
    """What the catalogues make: files by their paths, and the texts that each language lacks."""
    texts = Texts()
    catalogues = [Catalogue(texts, tag) for tag in LANGUAGES]
    files = {
        TEXTS / "Strings+Members.swift": members(texts),
        TEXTS / "Language.swift": languages(catalogues),
        EMBEDDED / "Language+Lines.swift": embedded(catalogues),
    }
    for catalogue in catalogues:
        catalogue.check()
        files[EMBEDDED / f"Language+{catalogue.tag}.swift"] = catalogue.swift
        files[PAGES / f"{catalogue.tag}.json"] = catalogue.page_texts
    return files, {catalogue.tag: catalogue.missing for catalogue in catalogues}


def members(texts):
    body = "\n".join(text.member(number) for number, text in enumerate(texts.members))
    return (
        f"{HEAD}extension Catalogue {{\n"
        "  /// Says which texts there are: a file of others is refused.\n"
        f"  static let hash: StaticString = \"{texts.hash}\"\n"
        f"  static let textCount = {len(texts.members)}\n"
        "}\n\n"
        f"extension Strings {{\n{body}}}\n")


def languages(catalogues):
    cases = "\n".join(f'  case {each.case} = "{each.tag}"' for each in catalogues)
    names = "\n".join(f'    case .{each.case}: "{each.own_name}"' for each in catalogues)
    right_to_left = ", ".join(f".{each.case}" for each in catalogues if each.is_right_to_left)
    return (
        f"{HEAD}/// A language of the app; its raw value is its tag (BCP 47).\n"
        f"package enum Language: String, CaseIterable, Sendable {{\n{cases}\n\n"
        "  /// The language's name in the language itself.\n"
        f"  package var ownName: String {{\n    switch self {{\n{names}\n    }}\n  }}\n\n"
        "  /// Whether the language is written from right to left.\n"
        "  package var isRightToLeft: Bool {\n"
        f"    switch self {{\n    case {right_to_left}: true\n    default: false\n    }}\n  }}\n}}\n")


def embedded(catalogues):
    cases = "\n".join(f"    case .{each.case}: Self.{each.case}Lines" for each in catalogues)
    return (
        f"{HEAD}import Texts\n\nextension Language {{\n"
        "  /// The texts and the facts of the language, as `Catalogue` reads them.\n"
        f"  var lines: StaticString {{\n    switch self {{\n{cases}\n    }}\n  }}\n}}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--missing", action="store_true")
    arguments = parser.parse_args()
    files, missing = compiled()
    if arguments.missing:
        for tag, names in missing.items():
            print(f"{tag}: {len(names)} missing", *sorted(names), sep="\n  ")
        return
    if arguments.check:
        for tag in COMPLETE:
            if missing[tag]:
                raise Mistake(f"{tag} lacks {', '.join(sorted(missing[tag]))}")
    generated.keep(files, [TEXTS, EMBEDDED, PAGES], "texts", arguments.check)


if __name__ == "__main__":
    generated.run(main)
