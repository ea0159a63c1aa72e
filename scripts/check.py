#!/usr/bin/env python3
"""Checks rules that no compiler checks, and reports all places that break one; `make lint` runs it.

    check.py [RULE…]             checks all rules, or some by name
    check.py --update-versions   lists the versions of packages that were resolved

A rule is a function that yields an error for each place that breaks it. To add one, write it below and name it in RULES.
`make test-root` checks the rule about the coverage of tests.
"""

import functools
import json
import pathlib
import re
import shutil
import subprocess
import sys
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent


@functools.cache
def tracked():
    """The paths of all files of the project, relative to its folder; new ones that are not ignored, too."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for path in listed.stdout.splitlines() if (ROOT / path).is_file()]


@functools.cache
def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def files(*endings, under=("",), but=()):
    for path in tracked():
        if path.endswith(endings) and path.startswith(tuple(under)) and not path.startswith(tuple(but)):
            yield path


def places(pattern, paths):
    """Each line that matches, as `path:number: line`."""
    for path in paths:
        for number, line in enumerate(read(path).splitlines(), 1):
            if re.search(pattern, line):
                yield f"{path}:{number}: {line.strip()}"


# Targets.

# What targets may import beside what Package.swift gives them. In the root package nothing: it must compile for the
# browser. Targets that only tests and benches use may import anything.
SYSTEM = {
    "ChangeStore": "Foundation Dispatch Synchronization Glibc Darwin",
    "API": "Foundation Dispatch Synchronization Glibc Darwin",
    "SampleServices": "Foundation FoundationNetworking Synchronization",
    "Picture": "Foundation",
    "PrometheusMetrics": "Foundation Synchronization",
    "WebPush": "Foundation Synchronization",
    "ServerCommand": "Foundation Synchronization Glibc Darwin",
    "CounterApp": "", "ClockApp": "", "LoginApp": "", "MoviesApp": "",
}
IMPORT = re.compile(
    r"^ *(?:@\w+ )?(?:(?:public|package|internal|fileprivate|private) )?"
    r"import (?:(?:struct|class|enum|func|protocol) )?(\w+)", re.MULTILINE)


class Target(typing.NamedTuple):
    folder: str
    # Those that Package.swift lets it import.
    modules: set
    # What is no source, below the folder.
    excluded: list


@functools.cache
def targets():
    """The targets of both packages by name."""
    found = {}
    for package in (".", "Server"):
        dumped = subprocess.run(
            ["swift", "package", "--package-path", package, "dump-package"],
            cwd=ROOT, capture_output=True, text=True, check=True)
        for target in json.loads(dumped.stdout)["targets"]:
            home = "Tests" if target["type"] == "test" else "Sources"
            folder = pathlib.Path(package) / (target.get("path") or f"{home}/{target['name']}")
            # A dependency is {"byName": [name, …]} or {"product": [name, package, …]}.
            modules = {next(iter(each.values()))[0] for each in target["dependencies"]}
            found[target["name"]] = Target(folder.as_posix(), modules, target["exclude"])
    return found


def imports():
    for name, (folder, modules, _) in targets().items():
        if "Tests" in folder or name in ("Bench", "BrowserFixture"):
            continue
        allowed = modules | set(SYSTEM.get(name, "").split())
        for path in files(".swift", under=[folder + "/"]):
            for module in IMPORT.findall(read(path)):
                if module not in allowed:
                    yield f"{path} imports {module}, which {name} must not"


def folders_are_targets():
    homes = {target.folder for target in targets().values()}
    parents = r"((?:Server/)?(?:Sources|Tests)/[^/]+|Samples/(?:Kit|Texts|[^/]+/[^/]+))/"
    seen = {match[1] for path in files(".swift") if (match := re.match(parents, path))}
    for folder in sorted(seen - homes):
        yield f"{folder} is no target"


def excluded_files_exist():
    """SwiftPM only warns of them, and takes what was moved for a resource that it does not know."""
    for name, target in targets().items():
        for path in target.excluded:
            if not (ROOT / target.folder / path).exists():
                yield f"{name} excludes {target.folder}/{path}, which does not exist"


def architecture_names_dependencies():
    """ARCHITECTURE says which other targets each may import, as Package.swift does."""
    page = "docs/ARCHITECTURE.md"
    row = re.compile(r"^\| \[(\w+)\]\(\.\./(?:Server/)?Sources/\w+\) \| .* \| (.*) \|$", re.MULTILINE)
    for name, cell in row.findall(read(page)):
        own = targets()[name].modules & targets().keys()
        if own != set(re.findall(r"\w+", cell)) & targets().keys():
            yield f"{page}: {name} may import {', '.join(sorted(own)) or 'nothing'}"


# Sources.


def sql_is_in_its_targets():
    """SQL belongs to the change store, and to the films' catalogue of the samples."""
    homes = [f"Server/Sources/{home}" for home in ("ChangeStore/", "SampleServices/Movies/Catalogue/", "Bench/")]
    for place in places(r"SELECT |INSERT INTO|PRAGMA ", files(".swift", under=["Server/Sources/"], but=homes)):
        yield f"SQL outside ChangeStore and the samples' catalogue: {place}"


def libpq_knows_no_squads():
    """What calls libpq wraps it, and knows neither squads nor how they are stored."""
    for path in files(".swift", under=["Server/Sources/"]):
        modules = set(IMPORT.findall(read(path)))
        for module in sorted(modules & {"Domain", "Wire", "GRDB"} if "CPostgres" in modules else ()):
            yield f"{path} calls libpq, so it must not import {module}"


def only_browser_touches_javascript():
    sources = files(".swift", under=["Sources/", "Samples/"], but=["Sources/Browser/"])
    for place in places(r"@_extern|@_expose", sources):
        yield f"an import from JavaScript or an export to it outside Sources/Browser: {place}"


def waiting_suites_have_a_time_limit():
    """A test that waits can wait for ever."""
    for path in files("Tests.swift", under=["Tests/", "Server/Tests/", "Samples/"]):
        waits = re.search(r"@Test.* async|^  .*`.*\) async", read(path), re.MULTILINE)
        if waits and ".timeLimit(" not in read(path):
            yield f"{path} has tests that wait and no .timeLimit"


def page_and_swift_share_no_ids():
    """An element that the page has beside Swift's would be updated in the place of one of Swift's with its id."""
    page = re.sub(r'<div id="app">.*?^<!-- The empty list', "", read("Web/index.html"), flags=re.DOTALL | re.MULTILINE)
    own = "|".join(re.findall(r' id="([^"]*)"', page))
    for place in places(rf'key: "({own})"|\.id\("({own})"\)', files(".swift", under=["Sources/Screens/", "Sources/Components/"])):
        yield f"an id that Web/index.html has, too: {place}"


# Documents.


def links_lead_somewhere():
    for path in files(".md"):
        for link in re.findall(r"\]\(([^)#][^)]*)", read(path)):
            target = link.split("#")[0]
            if not link.startswith("http") and not (ROOT / path).parent.joinpath(target).exists():
                yield f"{path} links to {link}"


def contributing_names_verbs():
    """CONTRIBUTING's table has every verb of the Makefile, in the same words."""
    verbs = re.findall(r"^([a-z-]+):[^#\n]*## (.*)", read("Makefile"), re.MULTILINE)
    rows = re.findall(r"^\| `make .*", read("CONTRIBUTING.md"), re.MULTILINE)
    expected = [f"| `make {verb}` | {text} |" for verb, text in verbs]
    for row in set(rows) ^ set(expected):
        yield f"{'CONTRIBUTING.md' if row in expected else 'Makefile'} lacks {row}"
    if not set(rows) ^ set(expected) and rows != expected:
        yield "CONTRIBUTING.md has the verbs in another order than the Makefile"


def one_version():
    """Program, API and changelog name the same version, and there is a place for what is not released."""
    number = r"(\d+\.\d+\.\d+)"
    patterns = {
        "Sources/Domain/AppVersion.swift": rf'String {{ "{number}',
        "Server/Sources/API/openapi.yaml": rf"^  version: {number}",
        "CHANGELOG.md": rf"^## \[{number}",
    }
    found = {path: re.search(pattern, read(path), re.MULTILINE) for path, pattern in patterns.items()}
    versions = {path: match and match[1] for path, match in found.items()}
    if len(set(versions.values())) != 1 or None in versions.values():
        yield f"the version differs: {versions}"
    if "\n## [Unreleased]\n" not in read("CHANGELOG.md"):
        yield "CHANGELOG.md has no place for what is not released"


VERSIONS = "Server/versions.txt"


def resolved_versions():
    """The server's packages with their versions, once they are resolved. Package.swift pins only those that it names."""
    resolved = ROOT / "Server/Package.resolved"
    if not resolved.exists():
        return None
    pins = json.loads(resolved.read_text(encoding="utf-8"))["pins"]
    return [f"{pin['location']} {pin['state']['version']}" for pin in pins]


def packages_are_pinned():
    resolved = resolved_versions()
    listed = read(VERSIONS).splitlines()[1:]
    for line in sorted(set(resolved or listed) ^ set(listed)):
        where = "resolved, not listed" if line in resolved else "listed, not resolved"
        yield f"{VERSIONS}: {where}: {line}. Read what changed, then run scripts/check.py --update-versions"


def update_versions():
    lines = [read(VERSIONS).splitlines()[0], *(resolved_versions() or [])]
    (ROOT / VERSIONS).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


# What `swift test --enable-code-coverage` ran last.

COVERED = ["PastedLists", "Presentation", "Texts", "Pages"]
LEAST_COVERAGE = 98


def lines_are_tested():
    """Tests run the lines of view models, texts and pages."""
    lines = covered_lines()
    if not lines:
        yield "there is no profile; run swift test --enable-code-coverage first"
        return
    percentage = 100 * sum(covered for _, covered in lines.values()) / sum(count for count, _ in lines.values())
    print(f"Lines of view models, texts and pages that tests run: {percentage:.2f} % ({LEAST_COVERAGE} % required)")
    if percentage >= LEAST_COVERAGE:
        return
    for path, (count, covered) in sorted(lines.items()):
        if covered < count:
            yield f"{path}: {count - covered} lines never run"


def covered_lines():
    """How many lines each source has, and how many of them ran."""
    tools = pathlib.Path(shutil.which("swift")).resolve().parent
    profile = pathlib.Path(printed("swift", "test", "--show-codecov-path")).with_name("default.profdata")
    tests = pathlib.Path(printed("swift", "build", "--show-bin-path")) / "football-gatherPackageTests.xctest"
    if not profile.is_file():
        return {}
    sources = files(".swift", under=[f"Sources/{name}/" for name in COVERED])
    report = printed(tools / "llvm-cov", "export", "-summary-only", tests, "-instr-profile", profile, *sources)
    summaries = {each["filename"]: each["summary"]["lines"] for each in json.loads(report)["data"][0]["files"]}
    return {path.removeprefix(f"{ROOT}/"): (lines["count"], lines["covered"]) for path, lines in summaries.items()}


def printed(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


# Tables of documents that name places in the sources:
#
#     | [Replica](../Sources/Domain/Sync/Replica.swift) | `record` | [ReplicaTests](…): `a change …` |
#
# Each file declares every name of the second column; each test of the third is there under its sentence.

TABLES = ["docs/a-goal-from-finger-to-friend.md", "docs/adding.md"]
NAME = re.compile(r"`([^`]+)`")


def tables_name_what_is_there():
    for page in TABLES:
        for line in read(page).splitlines():
            if line.startswith("|") and "](" in line:
                yield from (f"{page}: {error}" for error in row_errors(line.strip("|").split("|")))


def row_errors(cells):
    for path in linked(cells[0]):
        for name in NAME.findall(cells[1]):
            if not declares(path, name):
                yield f"{path} declares no {name}"
    for path in linked(cells[2]) if len(cells) > 2 else []:
        for test in NAME.findall(cells[2]):
            if test not in read(path):
                yield f'{path} has no test "{test}"'


def linked(cell):
    """The files that a cell of a page in docs links to."""
    paths = [(ROOT / "docs" / link).resolve() for link in re.findall(r"\]\(([^)#]*)\)", cell)]
    return [path.relative_to(ROOT).as_posix() for path in paths if path.is_file()]


def declares(path, name):
    """Whether a source declares a name: in Swift a function, initialiser, property, case or type; in JavaScript a function
    or method; in YAML a key or a value."""
    if path.endswith(".swift"):
        kinds = "func|var|let|struct|enum|class|actor|protocol|typealias"
        pattern = rf"\b({kinds}) {name}\b|^ *case [^:(]*\b{name}\b"
        if name == "init":
            pattern = r"^ *([a-z]+ )*init\??[<(]"
    elif path.endswith(".js"):
        pattern = rf"^(export )?(async )?function {name}\(|^  (async )?{name}\(.*\) {{$"
    else:
        pattern = rf"\b{name}\b"
    lines = [line for line in read(path).splitlines() if not line.lstrip().startswith("//")]
    return re.search(pattern, "\n".join(lines), re.MULTILINE)


# Habits that make English sound translated. CONTRIBUTING.md says how to write instead.

# A habit, and what a native colleague would say; in everything that people read.
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

COMMENT = re.compile(r"(?:^|\s)(?://+|#) (.*)|\bfunc `(.*?)`|@Suite\(\"(.*?)\"|^\s*\* (.*)")


def english_is_plain():
    for found, habits in ((comments(), EVERYWHERE), (documents(), DOCUMENTS), (texts(), DOCUMENTS)):
        for path, line, words in found:
            for pattern, instead in habits:
                for match in re.finditer(pattern, words):
                    around = words[max(0, match.start() - 40):match.end() + 40]
                    yield f"{path}:{line}: “…{around}…”; say: {instead}"


def comments():
    """Each comment and each name of a test, line by line."""
    for path in files(".swift", ".py", ".sh", ".js", ".mjs", ".css", ".yaml", "Makefile", but=["scripts/check.py"]):
        if "/Generated/" in path:
            continue
        for number, line in enumerate(read(path).splitlines(), 1):
            for found in COMMENT.finditer(line):
                yield path, number, next(part for part in found.groups() if part is not None)


def documents():
    """Paragraphs of documents; those of decisions and of past releases stay as they were written."""
    for path in files(".md", but=["docs/decisions", "Samples", "Tests", "findings"]):
        text = read(path)
        if path == "CHANGELOG.md":
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
    path, line = "Catalogues/messages.pot", 1
    for entry in re.split(r"\n\n+", read(path)):
        for value in re.findall(r'^msgid(?:_plural)? ((?:".*"\n?)+)', entry, flags=re.MULTILINE):
            yield path, line, "".join(re.findall(r'"(.*)"', value))
        line += entry.count("\n") + 2


RULES = [
    imports, folders_are_targets, excluded_files_exist, architecture_names_dependencies, sql_is_in_its_targets,
    libpq_knows_no_squads, only_browser_touches_javascript,
    waiting_suites_have_a_time_limit, page_and_swift_share_no_ids, links_lead_somewhere, contributing_names_verbs,
    one_version, packages_are_pinned, tables_name_what_is_there, english_is_plain,
]
# What is checked only when it is named.
AFTER_TESTS = [lines_are_tested]


def main():
    names = sys.argv[1:]
    if names == ["--update-versions"]:
        return update_versions()
    rules = [rule for rule in RULES + AFTER_TESTS if rule.__name__ in names] if names else RULES
    if not rules:
        sys.exit(f"error: no rule is called {' or '.join(names)}")
    errors = [error for rule in rules for error in rule()]
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    sys.exit(bool(errors))


if __name__ == "__main__":
    main()
