"""Prints what the parts of the built app weigh, beside the nearest earlier commit that was built here, and which functions a
first tap waits for now that it did not wait for then.

Nothing here fails: what users wait for is measured by `make bench`, and a size is only one reason.
"""

import fnmatch
import shutil
import subprocess

from app import require_built
from files import files_in
from program import BUILD

REPORTS = BUILD / "sizes"
# What a visit in English does not fetch.
NOT_FETCHED = ["samples/*", "404.*", "robots.*", "follow.*", "index.*.html.br", "manifest.*.webmanifest.br"]
MOST_NEW_FUNCTIONS = 10


def report(site):
    require_built(site)
    REPORTS.mkdir(parents=True, exist_ok=True)
    parts = weigh(site)
    commit = earlier()
    print(f"In bytes of brotli 11, beside {git('log', '-1', '--format=%h %s', commit) if commit else 'nothing'}")
    print_parts(parts, read(commit))
    functions = site.with_name(f"{site.name}.first-part")
    print_new_functions(functions, commit)
    if not is_changed():
        keep(parts, functions)


def weigh(site):
    """The bytes of each part."""
    sizes = fetched(site)

    def of(*patterns):
        return sum(size for path, size in sizes.items() if any(fnmatch.fnmatch(path, f"{each}.br") for each in patterns))

    def followed(ending):
        return (site / f"follow.{ending}.br").stat().st_size

    return {
        "first visit": of("*"),
        "  until a tap": of("app.*.wasm", "texts/*.txt", "host.*.js", "able.*.js", "index.html"),
        "  first part": of("app.*.wasm"),
        "  rest": of("rest.*.wasm"),
        "  texts": of("texts/*.txt"),
        "  words of lists": of("words.*.txt"),
        "  JavaScript": of("*.js"),
        "  page and style": of("index.html"),
        "following: script": followed("js"),
        "following: style": followed("css"),
    }


def fetched(site):
    """The bytes of the compressed files that a visit in English fetches, by their paths."""
    sizes = {file.relative_to(site).as_posix(): file.stat().st_size for file in files_in(site) if file.suffix == ".br"}
    return {path: size for path, size in sizes.items()
            if not any(fnmatch.fnmatch(path, each) for each in NOT_FETCHED)
            and (not path.startswith("texts/") or path.startswith("texts/en."))}


def print_parts(parts, before):
    for name, size in parts.items():
        change = f"{size - before[name]:+d}" if name in before else ""
        print(f"{name:<20} {size:9d} {change:>9}")


def print_new_functions(functions, commit):
    """What has the same name is the same function, but for specialised ones, of which there are several."""
    known_functions = commit and REPORTS / f"{commit}.first-part"
    if not known_functions or not known_functions.is_file() or not functions.is_file():
        return
    known = {line.split("\t")[1] for line in known_functions.read_text().splitlines()}
    new = [line for line in functions.read_text().splitlines() if line.split("\t")[1] not in known]
    if new:
        print("New in the first part (lines of the text format, the largest):", *new[:MOST_NEW_FUNCTIONS], sep="\n")


def keep(parts, functions):
    """Keeps what is printed for later commits."""
    commit = git("rev-parse", "HEAD")
    (REPORTS / commit).write_text("".join(f"{name}\t{size}\n" for name, size in parts.items()))
    if functions.is_file():
        shutil.copy(functions, REPORTS / f"{commit}.first-part")


def read(commit):
    if not commit:
        return {}
    lines = (REPORTS / commit).read_text().splitlines()
    return {name: int(size) for name, size in (line.split("\t") for line in lines)}


def earlier():
    """The nearest earlier commit that has a report; the last one, when something is not committed."""
    start = "HEAD" if is_changed() else "HEAD~1"
    commits = git("rev-list", "--max-count=200", start).split()
    return next((commit for commit in commits if (REPORTS / commit).is_file()), None)


def is_changed():
    return subprocess.run(["git", "diff", "--quiet", "HEAD"]).returncode != 0


def git(*arguments):
    """What git prints; nothing where it knows no such commit."""
    return subprocess.run(["git", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.strip()
