#!/usr/bin/env python3
"""Plants bugs of our own and checks that a test notices each of them.

    make mutants
    make mutants ONLY=7,8
    make mutants IN=Sources/Domain/Plan,Sources/Domain/Season SAMPLE=100 SEED=2
    make mutants SINCE=main~5

All bugs are compiled into one copy of the sources; a variable of the environment chooses one for
each run of the tests. The logs of the runs are in .build-mutants/logs.
"""

import argparse
import concurrent.futures
import functools
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import types

import found
import plan
import report

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRATCH = ROOT / ".build-mutants"
COPY = SCRATCH / "football-gather"
LOGS = SCRATCH / "logs"
# What a run of some suites needs many times over, also beside other work.
LIMIT_SECONDS = 60
MEMORY_LIMIT = 8 << 30
# What Swift Testing writes of an expectation that does not hold, unless it is a known issue.
FAILURE = re.compile(rb" recorded an issue( |$)")
PACKAGES = {"": "football-gather", "Server": "football-gather-server"}
# Optimised, because the tests run thousands of times; in debug builds, they take five times as long.
FLAGS = ["-c", "release", "-Xswiftc", "-enable-testing"]


def main():
    arguments = argparse.ArgumentParser(description="Plants bugs and runs the tests on each.")
    arguments.add_argument("--only", help="the numbers of mutants, such as 7,8")
    arguments.add_argument("--in", dest="folders", help="folders in which a program finds mutants, such as Sources/Wire")
    arguments.add_argument("--since", help="a commit; what a program finds in the files that differ from it")
    arguments.add_argument("--sample", type=int, help="how many of those, by chance")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    options = arguments.parse_args()
    if options.since:
        options.folders = ",".join(found.changed_since(ROOT, options.since))
    if options.folders:
        sys.exit(run_found(options))
    began = time.monotonic()
    mutants = plan.read(ROOT / "Mutants")
    chosen = mutants
    if options.only:
        chosen = {number: mutants[number] for number in map(int, options.only.split(","))}
    copy_sources(lambda sources: plan.plant_all(mutants, sources))
    build(chosen.values())
    check_unplanted(chosen.values())
    outcomes = run_all(chosen.values(), options.jobs)
    sys.exit(report.write(outcomes, time.monotonic() - began))


def run_found(options):
    """Runs on each mutant that is found in folders the suites that reach it, up to the first test that fails. Returns
    the exit code."""
    began, folders = time.monotonic(), options.folders.split(",")
    mutants = found.find(ROOT, folders, options.sample, options.seed)
    print(f"{len(mutants)} mutants", flush=True)
    package = "Server" if any(folder.startswith("Server/") for folder in folders) else ""
    mutants = build_found(mutants, package)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        suites = list(pool.map(lambda name: measure(package, name), found.suites(ROOT / package)))
        print(f"{sum(one.seconds for one in suites):.0f} s of {len(suites)} suites", flush=True)
        verdicts = {
            one: verdict
            for one, verdict in zip(mutants, pool.map(lambda one: verdict_on(one, suites, package), mutants))}
    return report.write_found(verdicts, found.judged(), time.monotonic() - began)


def measure(package, name):
    """What a suite takes with nothing planted, and the mutants that it comes by."""
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=SCRATCH) as reached:
        began = time.monotonic()
        code = run_tests(package, [f"{name}/"], 0, 10 * LIMIT_SECONDS, {"MUTANTS_REACHED": reached.name}, log=name)
        # Some machines have no program or database that a suite needs, and some suites are another package's.
        if code not in (0, os.EX_UNAVAILABLE):
            # It would seem to kill every mutant.
            print(f"left out, because it fails without any mutant: {name}; see {LOGS}/{name}.log", flush=True)
            return found.Suite(name, time.monotonic() - began, frozenset())
        numbers = frozenset(number for number, byte in enumerate(reached.read()) if byte)
    return found.Suite(name, time.monotonic() - began, numbers)


def verdict_on(mutant, suites, package):
    """Runs the suites that reach a mutant, those first that are near or quick, and ever more of them at once."""
    verdict = "not reached"
    for batch in found.batches(mutant, suites):
        limit = 3 * sum(one.seconds for one in batch) + 10
        code = run_tests(package, [f"{one.name}/" for one in batch], mutant.number, limit)
        verdict = report.verdict_of(code) if code != 0 else "alive"
        if code != 0:
            break
    print(f"{verdict:<17} {mutant.key}", flush=True)
    return verdict


def build_found(mutants, package):
    """Builds the copy with the mutants with which it compiles, and returns these."""
    while True:
        copy_sources(lambda sources: found.plant(sources, mutants) | {plan.SWITCH_FILE: plan.SWITCH_SOURCE})
        built = subprocess.run(
            ["swift", "build", "--build-tests", *FLAGS, "--package-path", COPY / package], text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        if built.returncode == 0:
            return mutants
        kept = found.without_errors(mutants, built.stdout, COPY)
        if kept is None:
            sys.exit(f"error: the copy does not compile:\n{built.stdout}")
        print(f"{len(mutants) - len(kept)} mutants do not compile", flush=True)
        mutants = kept


def copy_sources(plant):
    """Copies what git knows or would add, with mutants; leaves files as they are that are the same already."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "Package.swift",
         "Sources", "Tests", "Samples", "EndToEndTests/Fixture", "Server"],
        cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    paths = {path for path in listed if (ROOT / path).is_file()}
    sources = {
        path: (ROOT / path).read_text()
        for path in paths if path.endswith(".swift") and "Sources/" in path}
    planted = plant(sources)
    remove_others(paths | planted.keys())
    for path in paths | planted.keys():
        content = planted[path].encode() if path in planted else (ROOT / path).read_bytes()
        target = COPY / path
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    # Without a network, the copy uses the dependencies that the server was built with.
    resolved = ROOT / "Server/Package.resolved"
    if resolved.is_file():
        shutil.copy(resolved, COPY / "Server/Package.resolved")


def remove_others(paths):
    for file in COPY.rglob("*"):
        path = file.relative_to(COPY)
        is_built = ".build" in path.parts or path.name == "Package.resolved"
        if file.is_file() and not is_built and str(path) not in paths:
            file.unlink()


def package_of(test_filter):
    target = test_filter.split(".")[0].split("/")[0]
    return "Server" if (ROOT / "Server/Tests" / target).is_dir() else ""


def packages_of(mutants):
    return sorted({package_of(one) for mutant in mutants for one in mutant.filters})


def build(mutants):
    for package in packages_of(mutants):
        print(f"Building {PACKAGES[package]} with all mutants …", flush=True)
        subprocess.run(
            ["swift", "build", "--build-tests", *FLAGS, "--package-path", COPY / package], check=True)


def run_tests(package, filters, number, limit, environment=types.MappingProxyType({}), log=None):
    """Runs tests with one mutant planted, up to the first that fails; with 0, all of them and nothing planted.
    Returns the exit code; `None` at the limit."""
    program = COPY / package / f".build/release/{PACKAGES[package]}PackageTests.xctest"
    command = [program, "--testing-library", "swift-testing", "--no-parallel"]
    for one in filters:
        command += ["--filter", one]
    LOGS.mkdir(exist_ok=True)
    tests = subprocess.Popen(
        command, cwd=COPY / package, env={**os.environ, "MUTANT": str(number), **environment}, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=limit_memory)
    is_late = threading.Event()
    timer = threading.Timer(limit, lambda: (is_late.set(), os.killpg(tests.pid, signal.SIGKILL)))
    timer.start()
    try:
        with open(LOGS / f"{log or number}{'-server' if package and not log else ''}.log", "wb") as written:
            for line in tests.stdout:
                written.write(line)
                if number and FAILURE.search(line):
                    os.killpg(tests.pid, signal.SIGKILL)
                    tests.wait()
                    return 1
        code = tests.wait()
        return None if is_late.is_set() else code
    finally:
        timer.cancel()


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def check_unplanted(mutants):
    """Every suite must pass with no mutant planted, and must have tests."""
    for package in packages_of(mutants):
        filters = sorted({
            one for mutant in mutants for one in mutant.filters if package_of(one) == package})
        print(f"Running {len(filters)} patterns of suites with nothing planted …", flush=True)
        if run_tests(package, filters, 0, 5 * LIMIT_SECONDS) != 0:
            sys.exit(f"error: tests fail without any mutant; see {LOGS}")


def run_all(mutants, jobs):
    outcomes = []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for outcome in pool.map(run_one, sorted(mutants, key=lambda one: one.number)):
            outcomes.append(outcome)
            print(outcome, flush=True)
    return outcomes


def run_one(mutant):
    began, verdict = time.monotonic(), "survived"
    for package in packages_of([mutant]):
        filters = [one for one in mutant.filters if package_of(one) == package]
        code = run_tests(package, filters, mutant.number, LIMIT_SECONDS)
        if code != 0:
            verdict = report.verdict_of(code)
            if code is None and not is_quick(package, tuple(filters)):
                verdict = "not run"
            break
    return report.Outcome(mutant, verdict, time.monotonic() - began)


@functools.lru_cache
def is_quick(package, filters):
    """Whether these suites end within the limit when nothing is planted."""
    return run_tests(package, filters, 0, LIMIT_SECONDS) == 0


if __name__ == "__main__":
    try:
        main()
    except (plan.Mistake, subprocess.CalledProcessError) as mistake:
        sys.exit(f"error: {mistake}")
