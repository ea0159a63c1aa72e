#!/usr/bin/env python3
"""Attacks a server that has little memory for minutes, while others use it.

Ends with 1 when the server ends, when others are refused or 1 % of them wait longer than 250 ms,
when the owner of an account that is guessed at cannot log in, or when an acknowledged change is
lost.
"""
import argparse
import collections
import json
import multiprocessing
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import attackers
import server
from attacker import PASSWORD, Client, change, identifier

WAIT_LIMIT = 0.25
CGROUP = pathlib.Path("/sys/fs/cgroup/memory")

# What one user saw: how long writes, reads and logins took, the statuses, and whether all that was
# acknowledged is kept.
Experience = collections.namedtuple("Experience", "writes reads logins statuses acknowledged kept")


class AttackedServer:
    """A server on a new database, with its memory limited where this process may do that."""

    def __init__(self, gather, megabytes):
        self.gather = gather
        self.folder = tempfile.TemporaryDirectory()
        self.database = f"{self.folder.name}/gather.sqlite"
        self.group = limited(megabytes)
        # What it logs goes where this program's errors go: a pipe that no one reads would fill up.
        self.server = server.Server(
            gather, self.database, quotas=[], stderr=None, preexec_fn=self.enter)
        self.server.wait()
        self.process, self.port = self.server.process, self.server.port

    def enter(self):
        if self.group:
            (self.group / "cgroup.procs").write_text(str(os.getpid()))

    @property
    def is_alive(self):
        return self.process.poll() is None

    @property
    def resident_megabytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) // 1024 if found else 0

    def stop(self):
        """Returns how the server ended, what the check says of its database, and its megabytes."""
        ended = self.server.stop()
        megabytes = os.path.getsize(self.database) / 1e6
        self.release()
        return ended, server.check(self.gather, self.database), megabytes

    def release(self):
        if self.group:
            self.group.rmdir()


def limited(megabytes):
    """A group of processes whose memory is limited; none without the rights to make one."""
    group = CGROUP / f"gather-attack-{os.getpid()}"
    try:
        group.mkdir()
        (group / "memory.limit_in_bytes").write_text(f"{megabytes}M")
        return group
    except OSError:
        return None


def timed(times, body):
    began = time.monotonic()
    result = body()
    times.append(time.monotonic() - began)
    return result


def use(port, number, until, experiences):
    """A user who scores, reads and follows, ten times a second."""
    client = Client(port, f"127.200.0.{number}")
    name = f"user{number}"
    assert client.register(name) == 201 and client.log_in(name) == 200
    stream = client.stream()
    writes, reads, statuses, acknowledged = [], [], collections.Counter(), 0
    while time.time() < until:
        added = change("playerAdded", player=identifier(), name="Ann")
        status, _ = timed(writes, lambda: client.submit([added]))
        statuses[status] += 1
        acknowledged += status == 200
        time.sleep(0.1)
        status, _ = timed(reads, lambda: client.request("GET", "/api/gathers"))
        statuses[status] += 1
        time.sleep(0.1)
    stream.close()
    status, body = client.request("GET", "/api/players")
    kept = len(json.loads(body)) if status == 200 else 0
    experiences.put(Experience(writes, reads, [], statuses, acknowledged, kept))


def own(port, until, experiences):
    """The owner of the account that is guessed at, who logs in often on a known device."""
    client = Client(port, "127.250.0.1")
    client.register("owner")
    client.log_in("owner")
    logins, statuses = [], collections.Counter()
    while time.time() < until:
        client.token = None
        statuses[timed(logins, lambda: client.log_in("owner", PASSWORD))] += 1
        time.sleep(3)
    experiences.put(Experience([], [], logins, statuses, 0, 0))


def attacked_by(attack, *arguments):
    os.nice(10)  # An attacker's computer is not the server's.
    try:
        attack(*arguments)
    except Exception as error:  # What is refused to an attacker is no finding.
        print(f"{attack.__name__} gave up: {error!r}", file=sys.stderr)


def started(target, *arguments):
    process = multiprocessing.Process(target=target, args=arguments, daemon=True)
    process.start()
    return process


def in_milliseconds(times, share):
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def spread(times):
    return (f"p50 {in_milliseconds(times, .5):.0f} ms, p99 {in_milliseconds(times, .99):.0f} ms, "
            f"longest {1000 * max(times):.0f} ms")


def attack(target, chosen, minutes, users):
    """Returns what each user saw, and the most memory that the server took; None when it ended."""
    until = time.time() + 60 * minutes
    experiences = multiprocessing.Queue()
    for number in range(1, users + 1):
        started(use, target.port, number, until, experiences)
    started(own, target.port, until, experiences)
    time.sleep(5)
    for one in chosen:
        started(attacked_by, one, target.port, until)
    started(attacked_by, attackers.start_second_server, target.gather, target.database, until)
    peak = 0
    while time.time() < until:
        if not target.is_alive:
            print(f"The server ended with {target.process.returncode}, "
                  f"resident at most {peak} MB.")
            target.release()
            return None
        peak = max(peak, target.resident_megabytes)
        time.sleep(0.5)
    seen = [experiences.get(timeout=120) for _ in range(users + 1)]
    for process in multiprocessing.active_children():
        process.kill()
    return seen, peak


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gather", help="the program")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--megabytes", type=int, default=512, help="the memory of the server")
    parser.add_argument("--users", type=int, default=10)
    parser.add_argument("--only", help="names of attacks, with commas")
    options = parser.parse_args()
    chosen = [one for one in attackers.ALL
              if options.only is None or one.__name__ in options.only.split(",")]
    target = AttackedServer(options.gather, options.megabytes)
    result = attack(target, chosen, options.minutes, options.users)
    if result is None:
        return 1
    seen, peak = result
    ended, checked, database = target.stop()
    writes, reads, logins = (sum((getattr(one, kind) for one in seen), [])
                             for kind in ("writes", "reads", "logins"))
    statuses = sum((one.statuses for one in seen), collections.Counter())
    acknowledged = sum(one.acknowledged for one in seen)
    lost = acknowledged - sum(one.kept for one in seen)
    memory = f"{options.megabytes} MB" if target.group else "no limit of memory, which takes root"
    print(f"{options.minutes:g} minutes, {memory}: "
          + (", ".join(one.__name__ for one in chosen) or "no attack"))
    print(f"server: resident at most {peak} MB, database {database:.0f} MB, "
          f"ended with {ended}, check says {checked or 'nothing'}")
    print(f"statuses: {dict(statuses)}; {acknowledged} changes acknowledged, {lost} lost")
    for kind, times in (("writes", writes), ("reads", reads), ("logins of the owner", logins)):
        print(f"{kind}: {len(times)}, {spread(times)}")
    held = (ended == 0 and not checked and set(statuses) == {200} and lost == 0
            and in_milliseconds(writes + reads, .99) <= 1000 * WAIT_LIMIT
            and peak <= options.megabytes)
    print("held" if held else "fell")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
