#!/usr/bin/env python3
"""Looks for what only shows after very many tries, and prints a table of figures.

    make soak
    make soak ONLY=histories,kills HISTORIES=1000 KILLS=100 SEED=2 JOBS=1

Its sections are

- histories: simulated phones whose browsers are killed between any two writes of their disks,
- kills: a real server that is killed while clients write,
- failover: two real servers whose PostgreSQL server is killed or cut off, and its standby takes over,
- disk: a real server on a disk that is full or read-only at every step of a session,
- fuzz: everything that parses, with inputs of libFuzzer,
- poolers: a real server and a pooler, while PostgreSQL is killed and clients write,
- put-back: a real server whose data is put back from a copy, while phones know more than the copy,
- edge: requests to a real server whose addresses and headers are half right.

Exits with 1 when anything was found. What a finding needs to be seen again is printed with it.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import time

import disk
import edge
import failover
import fuzz
import histories
import kills
import poolers
import put_back

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRATCH = ROOT / ".build-soak"
PROGRESS_SECONDS = 60
REQUESTS_PER_SERVER = 25_000
COUNTS = {
    "histories": 1_000_000, "kills": 10_000, "failovers": 15, "inputs": 10_000_000, "requests": 200_000, "crashes": 20,
    "seed": 1,
    "jobs": os.cpu_count(),
}
# What a section must reach.
COUNTED = {"histories": "histories", "kills": "kills", "failover": "failovers", "fuzz": "inputs", "edge": "requests"}


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--only", default=from_environment("ONLY", ",".join(SECTIONS)))
    for name, count in COUNTS.items():
        default = int(from_environment(name.upper(), count))
        arguments.add_argument(f"--{name}", type=int, default=default)
    options = arguments.parse_args()
    findings, table = [], []
    for name in options.only.split(","):
        began = time.monotonic()
        figures, found = attempt(SECTIONS[name], options)
        minutes = (time.monotonic() - began) / 60
        found += missing(name, figures, options)
        table += [(name, figure, f"{number:,}") for figure, number in sorted(figures.items())]
        table.append((name, "minutes", f"{minutes:.1f}"))
        table.append((name, "findings", f"{len(found):,}"))
        findings += [f"{name}: {one}" for one in found]
    print()
    for name, figure, number in table:
        print(f"{name:<10} {figure:<64} {number:>14}")
    for finding in findings:
        print(f"error: {finding}", file=sys.stderr)
    sys.exit(1 if findings else 0)


def attempt(task, *arguments):
    """The figures and findings of a task; an error of its own is a finding, too."""
    try:
        return task(*arguments)
    except Exception as error:
        return collections.Counter(), [repr(error)]


def from_environment(name, default):
    return os.environ.get(name) or default


def missing(name, figures, options):
    """A count that was not reached is a finding, too."""
    figure = COUNTED.get(name)
    if figure is None or figures[figure] >= vars(options)[figure]:
        return []
    return [f"only {figures[figure]:,} {figure}"]


def in_parallel(name, options, tasks):
    """Runs functions that return figures and findings, and adds these up."""
    total, findings, told = collections.Counter(), [], time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        running = [pool.submit(attempt, task) for task in tasks]
        for done in concurrent.futures.as_completed(running):
            figures, found = done.result()
            total.update(figures)
            findings += found
            for finding in found:
                print(f"{name}: {finding}", flush=True)
            if time.monotonic() - told > PROGRESS_SECONDS:
                told = time.monotonic()
                print(f"{name}: {dict(total)}", flush=True)
    return total, findings


def run_histories(options):
    program = histories.build(ROOT, SCRATCH)
    first = options.seed * 1_000_000_000
    end = first + options.histories
    starts = range(first, end, histories.SEEDS_PER_RUN)
    return in_parallel("histories", options, [
        lambda start=start: histories.run(program, start, min(start + starts.step, end))
        for start in starts])


def run_kills(options):
    program = build_server()
    return in_parallel("kills", options, [
        lambda number=number, count=count: kill(program, options.seed * 1_000 + number, count)
        for number, count in enumerate(parts(options.kills, kills.KILLS_PER_DATABASE))])


def kill(program, seed, count):
    """In a process of its own, because many threads of Python share one core."""
    script = pathlib.Path(__file__).with_name("kills.py")
    outcome = subprocess.run(
        [sys.executable, script, program, str(seed), str(count)], capture_output=True, text=True)
    return kills.parse(outcome)


def parts(total, size):
    """Numbers of at most `size` that make up the total."""
    whole, rest = divmod(total, size)
    return [size] * whole + [rest] * bool(rest)


def build_server():
    command = ["swift", "build", "--package-path", ROOT / "Server", "--configuration", "release"]
    subprocess.run([*command, "--product", "gather"], check=True)
    path = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(path.stdout.strip()) / "gather"


def run_failover(options):
    """One after the other, because what is measured is the time until a phone can write again."""
    program, figures, findings = build_server(), collections.Counter(), []
    kinds = list(failover.KINDS)
    for number in range(options.failovers):
        kind = kinds[number % len(kinds)]
        found, complaints = attempt(failover.run, program, kind)
        findings += [f"{kind}: {one}" for one in complaints]
        if not found:
            continue
        figures["failovers"] += 1
        seconds = f"{kind}: {failover.SECONDS}"
        figures[seconds] = max(figures[seconds], found.pop(failover.SECONDS))
        figures.update({f"{kind}: {figure}": count for figure, count in found.items()})
    return figures, findings


def run_disk(options):
    return disk.run(build_server())


def run_fuzz(options):
    program = fuzz.build(ROOT, SCRATCH)
    parsers = fuzz.parsers(program)
    share = -(-options.inputs // len(parsers))
    return in_parallel("fuzz", options, [
        lambda parser=parser: fuzz.run(program, SCRATCH, parser, share, options.seed)
        for parser in parsers])


def run_edge(options):
    program = build_server()
    return in_parallel("edge", options, [
        lambda number=number, count=count: edge.run(program, options.seed * 1_000 + number, count)
        for number, count in enumerate(parts(options.requests, REQUESTS_PER_SERVER))])


def run_poolers(options):
    return poolers.run(build_server(), options.seed, options.crashes)


def run_put_back(options):
    return put_back.try_all(build_server())


SECTIONS = {
    "histories": run_histories, "kills": run_kills, "failover": run_failover, "disk": run_disk,
    "fuzz": run_fuzz, "edge": run_edge, "poolers": run_poolers,
    "put-back": run_put_back,
}

if __name__ == "__main__":
    main()
