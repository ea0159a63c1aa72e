"""Reads the lists of mutants, and plants all of them in a copy of the sources.

A list has a paragraph for each mutant:

    12 Sources/Domain/Squad+Accept.swift
    in    private func limitBroken(
    was   participants.count > Gather.participantLimit
    is    participants.count >= Gather.participantLimit
    tests DomainTests.SquadLimitTests

`was` is an expression; `did` in its place is a whole statement, and an empty `is` then does nothing.
`in` is the line before the body in which to look, where the text is in several. `tests` are the
suites that must notice, as patterns of `swift test --filter`. `equal` gives the reason why no test
can. A line that begins with two spaces continues the one before it.
"""

import dataclasses
import pathlib
import re

KEYS = ("in", "was", "did", "is", "tests", "equal")
# Not a list of mutants to plant, but of those that found.py leaves out of its report.
JUDGED = "judged.txt"
SWITCH = "isPlanted"
SWITCH_FILE = "Sources/Domain/IsPlanted.swift"
SWITCH_SOURCE = """
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let planted = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

// A byte for each number that was asked for, in the file that MUTANTS_REACHED names.
private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = getenv("MUTANTS_REACHED").flatMap {
  let size = 200_000
  let file = open($0, O_RDWR | O_CREAT, 0o600)
  guard file >= 0, ftruncate(file, off_t(size)) == 0 else { return nil }
  return mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)?.assumingMemoryBound(to: UInt8.self)
}

@inline(never)
public func isPlanted(_ number: Int) -> Bool {
  reached?[number] = 1
  return planted == number
}
"""


class Mistake(Exception):
    """A mutant that cannot be planted: its list or the sources have to be changed."""


@dataclasses.dataclass
class Mutant:
    number: int
    path: str
    fields: dict

    @property
    def was(self):
        return self.fields.get("was", self.fields.get("did"))

    @property
    def planted(self):
        return self.fields["is"]

    @property
    def is_statement(self):
        return "did" in self.fields

    @property
    def filters(self):
        return self.fields["tests"].split()

    @property
    def reason_for_equal(self):
        return self.fields.get("equal")

    def __str__(self):
        return f"{self.number} {self.path}: {one_line(self.was)} → {one_line(self.planted)}"


def one_line(text):
    return " ".join(text.split()) or "nothing"


def read(folder):
    mutants = {}
    for file in sorted(pathlib.Path(folder).glob("*.txt")):
        if file.name == JUDGED:
            continue
        for paragraph in re.split(r"\n\s*\n", file.read_text()):
            lines = [line for line in paragraph.splitlines() if line and not line.startswith("#")]
            if lines:
                mutant = parse(lines, file.name)
                if mutant.number in mutants:
                    raise Mistake(f"{file.name}: {mutant.number} is there twice")
                mutants[mutant.number] = mutant
    return mutants


def parse(lines, file):
    number, path = lines[0].split(" ", 1)
    fields, key = {}, None
    for line in lines[1:]:
        if line.startswith("  "):
            fields[key] += "\n" + line.strip()
            continue
        key, _, text = line.partition(" ")
        if key not in KEYS or key in fields:
            raise Mistake(f"{file}: {number} has {key!r} once too often, or it means nothing")
        fields[key] = text.strip()
    if fields.get("did", "").split(" ")[0] in ("let", "var", "defer"):
        raise Mistake(f"{file}: {number} would end with its block: choose what is within")
    if ("was" in fields) == ("did" in fields) or not {"is", "tests"} <= fields.keys():
        raise Mistake(f"{file}: {number} needs was or did, is, and tests")
    return Mutant(int(number), path, fields)


def plant(source, mutants):
    """Returns the source of a file with all its mutants, each behind its number."""
    places = {}
    for mutant in mutants:
        places.setdefault(find(source, mutant), []).append(mutant)
    end = len(source)
    for (start, stop), chosen in sorted(places.items(), reverse=True):
        if stop > end:
            raise Mistake(f"{chosen[0]} overlaps with another: choose the same text or other places")
        source = source[:start] + switch(source[start:stop], chosen) + source[stop:]
        end = start
    return with_import(source)


def find(source, mutant):
    """The place of a mutant's text, which must be there exactly once, whatever its line breaks."""
    start, stop = body(source, mutant)
    pattern = r"\s+".join(re.escape(word) for word in mutant.was.split())
    before, after = (r"(?<!\w)" if mutant.was[0].isalnum() else ""), (
        r"(?!\w)" if mutant.was[-1].isalnum() else "")
    found = list(re.compile(before + pattern + after).finditer(source, start, stop))
    if len(found) != 1:
        raise Mistake(f"{mutant}: the text is there {len(found)} times, not once")
    return found[0].span()


def body(source, mutant):
    """The lines that follow the one of `in` and are indented more."""
    opening = mutant.fields.get("in")
    if opening is None:
        return 0, len(source)
    lines = source.splitlines(keepends=True)
    matching = [index for index, line in enumerate(lines) if opening in line]
    if len(matching) != 1:
        raise Mistake(f"{mutant}: “{opening}” is there {len(matching)} times, not once")
    first = last = matching[0]
    indent = re.match(" *", lines[first]).group()
    ending = re.compile(f" {{0,{len(indent)}}}(}}|case |default)")
    while last + 1 < len(lines) and not ending.match(lines[last + 1]):
        last += 1
    return sum(map(len, lines[:first])), sum(map(len, lines[: last + 1]))


def switch(was, mutants):
    if len({mutant.is_statement for mutant in mutants}) > 1:
        raise Mistake(f"{mutants[0]}: the same text is an expression and a statement")
    if mutants[0].is_statement:
        branches = [f"if {SWITCH}({one.number}) {{ {one.planted} }}" for one in mutants]
        return " else ".join([*branches, f"{{ {was} }}"])
    choices = [f"{SWITCH}({one.number}) ? ({one.planted}) : " for one in mutants]
    return f"({''.join(choices)}({was}))"


def with_import(source):
    """Imports Domain, where the switch is; its own files have no imports."""
    if re.search(r"^(public |package |internal )?import Domain$", source, re.MULTILINE):
        return source
    return "import Domain\n" + source


def plant_all(mutants, files):
    """Maps the paths of the copy to their sources; names every mutant that cannot be planted."""
    mistakes, planted = [], {SWITCH_FILE: SWITCH_SOURCE}
    by_path = {}
    for mutant in mutants.values():
        by_path.setdefault(mutant.path, []).append(mutant)
    for path, chosen in by_path.items():
        if path not in files:
            mistakes.append(f"{chosen[0]}: there is no such file")
            continue
        for one in chosen:
            try:
                find(files[path], one)
            except Mistake as mistake:
                mistakes.append(str(mistake))
        if not mistakes:
            source = plant(files[path], chosen)
            in_domain = path.startswith("Sources/Domain/")
            planted[path] = source.removeprefix("import Domain\n") if in_domain else source
    if mistakes:
        raise Mistake("\n".join(mistakes))
    return planted
