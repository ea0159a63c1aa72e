"""Mutants that a program finds in the sources, beside those of the lists.

The program is Mutants/Finder. All of its mutants are planted at once, each behind its number; those with which the
sources do not compile are left out, because the finder knows no types. A run of each suite without a mutant shows which
ones it reaches, so that a mutant costs only the tests that can notice it.

`judged.txt` has those that no test can notice, one a line, with the reason:

    Sources/Domain/Plan/Plans.swift | Plans.game | a < b → a <= b | why
"""

import dataclasses
import json
import pathlib
import random
import re
import subprocess

import plan

FINDER = pathlib.Path(__file__).resolve().parent / "Finder"
JUDGED = pathlib.Path(__file__).resolve().parent / plan.JUDGED
# After those of the lists.
FIRST_NUMBER = 100_000
# After so many seconds of tests, a mutant is alive, although a slower one might notice it.
PATIENCE_SECONDS = 40
ERROR = re.compile(r"^(/\S+\.swift):(\d+):\d+: error: ", re.MULTILINE)
# How far from a mutant the compiler may see its error: where an expression begins, or an initializer ends.
LINES_AROUND = 10


@dataclasses.dataclass(frozen=True)
class Place:
    """A piece of source text that mutants replace."""

    path: str
    line: int
    scope: str
    start: int
    end: int
    kind: str
    text: str
    alternatives: tuple

    @property
    def lines(self):
        return range(self.line, self.line + self.text.count("\n") + 1)


@dataclasses.dataclass(frozen=True)
class FoundMutant:
    number: int
    place: Place
    planted: str

    @property
    def path(self):
        return self.place.path

    @property
    def target(self):
        return self.path.split("Sources/", 1)[1].split("/")[0]

    @property
    def key(self):
        return f"{self.path} | {self.place.scope} | {self}"

    def __str__(self):
        return f"{plan.one_line(self.place.text)} → {plan.one_line(self.planted)}"


def find(root, folders, sample=None, seed=1):
    """The mutants of the Swift files in these folders, or a sample of them."""
    subprocess.run(["swift", "build", "--package-path", FINDER, "--product", "find-mutants"], check=True)
    bin_path = subprocess.run(
        ["swift", "build", "--package-path", FINDER, "--show-bin-path"], check=True, capture_output=True,
        text=True).stdout.strip()
    files = sorted({str(file.relative_to(root)) for folder in folders for file in swift_files(root / folder)})
    found = subprocess.run(
        [f"{bin_path}/find-mutants", *files], cwd=root, check=True, capture_output=True, text=True).stdout
    places = [Place(**{**one, "alternatives": tuple(one["alternatives"])}) for one in json.loads(found)]
    choices = [(place, planted) for place in places for planted in place.alternatives]
    mutants = [
        FoundMutant(number, place, planted)
        for number, (place, planted) in enumerate(choices, start=FIRST_NUMBER)]
    if sample and sample < len(mutants):
        mutants = sorted(random.Random(seed).sample(mutants, sample), key=lambda one: one.number)
    return mutants


def swift_files(path):
    return [path] if path.is_file() else path.rglob("*.swift")


def changed_since(root, commit):
    """The Swift files of the product that differ from a commit."""
    changed = subprocess.run(
        ["git", "diff", "--name-only", "--diff-filter=d", commit, "--", "Sources/*.swift", "Server/Sources/*.swift"],
        cwd=root, check=True, capture_output=True, text=True).stdout.split()
    return [path for path in changed if "/Generated/" not in path]


def judged():
    """The reasons of the mutants that no test can notice, by their keys."""
    if not JUDGED.exists():
        return {}
    lines = [line for line in JUDGED.read_text().splitlines() if line and not line.startswith("#")]
    return dict(line.rsplit(" | ", 1) for line in lines)


def plant(sources, mutants):
    """Maps the paths of the files with mutants to their sources with all of them."""
    by_path = {}
    for mutant in mutants:
        by_path.setdefault(mutant.path, {}).setdefault(mutant.place, []).append(mutant)
    planted = {}
    for path, places in by_path.items():
        text = plant_file(sources[path].encode(), places).decode()
        planted[path] = text if path.startswith("Sources/Domain/") else plan.with_import(text)
    return planted


def plant_file(source, places):
    """The bytes of a file with its mutants, in each of which what is within stands as it was."""
    ordered = sorted(places, key=lambda one: (one.start, -one.end))

    def render(start, end, inner):
        result, position, index = b"", start, 0
        while index < len(inner):
            place = inner[index]
            within = [one for one in inner[index + 1:] if one.end <= place.end]
            result += source[position:place.start]
            result += switch(place, places[place], render(place.start, place.end, within))
            position, index = place.end, index + 1 + len(within)
        return result + source[position:end]

    return render(0, len(source), ordered)


def switch(place, mutants, rendered):
    """A place with its mutants. No line breaks are added, so that the compiler's lines are those of the file."""
    if place.kind == "statement":
        branches = "".join(
            f"if {plan.SWITCH}({one.number}) {{ {one.planted} }} else " for one in mutants)
        return branches.encode() + b"{ " + rendered + b" }"
    choices = "".join(f"{plan.SWITCH}({one.number}) ? ({one.planted}) : " for one in mutants)
    return b"(" + choices.encode() + b"(" + rendered + b"))"


def without_errors(mutants, output, copy):
    """The mutants without those in the lines in which the compiler found errors, or else around them; `None` when none
    is there."""
    errors = {(str(pathlib.Path(path).relative_to(copy)), int(line)) for path, line in ERROR.findall(output)
              if pathlib.Path(path).is_relative_to(copy)}
    for distance in (0, LINES_AROUND):
        lines = {(path, line + by) for path, line in errors for by in range(-distance, distance + 1)}
        kept = [one for one in mutants if not any((one.path, line) in lines for line in one.place.lines)]
        if len(kept) < len(mutants):
            return kept
    return None


@dataclasses.dataclass(frozen=True)
class Suite:
    """A suite of tests as target.name, what it takes, and the numbers of the mutants that it reaches."""

    name: str
    seconds: float
    reached: frozenset


def suites(package):
    """The names of a package's suites."""
    return sorted({
        f"{file.relative_to(package / 'Tests').parts[0]}.{suite}"
        for file in (package / "Tests").rglob("*.swift")
        for suite in re.findall(r"^(?:struct|final class|actor) (\w+Tests)\b", file.read_text(), re.MULTILINE)})


def batches(mutant, suites):
    """The suites that reach a mutant: first quick ones of its target, then all others from the quickest on, in batches
    of which each may take four times what the one before may."""
    target = f"{mutant.target}Tests."
    ordered = sorted(
        (one for one in suites if mutant.number in one.reached),
        key=lambda one: (one.seconds >= 1 or not one.name.startswith(target), one.seconds))
    batch, budget, spent = [], 2, 0
    for suite in ordered:
        spent += suite.seconds
        if spent > PATIENCE_SECONDS:
            break
        if batch and sum(one.seconds for one in batch) + suite.seconds > budget:
            yield batch
            batch, budget = [], 4 * budget
        batch.append(suite)
    if batch:
        yield batch
