"""Kills a real server again and again while clients write, and looks for what it lost.

Every change has an id of its own, and the clients remember what the server acknowledged. After each
start on the same file, the log must have every acknowledged change once, at its number, and nothing
that was refused. Everything but the scheduling follows from the seed.
"""

import collections
import json
import pathlib
import random
import shutil
import signal
import sys
import tempfile
import threading
import time

from clients import Finding, Squad, Writer
from server import Server, check

# A new database after so many kills, so that reading all of it after each stays quick.
KILLS_PER_DATABASE = 150
CHECK_EVERY = 75
SQUADS = 2
WRITERS = 6
# When a server is killed, as often as in this list; besides, in a checkpoint when one is near.
MOMENTS = ["start"] * 2 + ["batch"] * 6 + ["pause"] * 2 + ["stop"] * 2
# SQLite copies its log into the database after 8000 pages.
PAGES_NEAR_CHECKPOINT = 7_600


class Run:
    """One database, and many lives of a server on it."""

    def __init__(self, program, folder, seed):
        self.program, self.database = program, pathlib.Path(folder) / "gather.sqlite"
        self.random = random.Random(seed)
        self.figures = collections.Counter()
        self.start_seconds = 0.1
        self.squads, self.writers = [], []

    def use_database(self, kills):
        for _ in range(2):  # While the file is made.
            self.die_at_start()
        while self.figures["kills"] < kills:
            is_near = self.pages_in_log() > PAGES_NEAR_CHECKPOINT
            self.live("checkpoint" if is_near else self.random.choice(MOMENTS))
            if self.figures["kills"] % CHECK_EVERY == 0:
                self.check()
        code = self.compare(self.serve()).stop()
        if code != 0:
            raise Finding(f"the server was stopped and ended with {code}: {self.server.errors}")
        for squad in self.squads:
            self.figures["accepted changes"] += len(squad.accepted)
            self.figures["refused changes"] += len(squad.refused)
        self.check()

    def serve(self):
        began = time.monotonic()
        server = self.server = Server(self.program, self.database)
        server.wait()
        self.start_seconds += (time.monotonic() - began - self.start_seconds) / 8
        if not self.squads:
            self.squads = [Squad(server, number) for number in range(SQUADS)]
            self.writers = [
                Writer(self.squads[number % SQUADS], self.random.getrandbits(64))
                for number in range(WRITERS)]
        return server

    def compare(self, server):
        for squad in self.squads:
            self.figures["unanswered but kept"] += squad.compare(server)
        return server

    def die_at_start(self):
        server = self.server = Server(self.program, self.database)
        time.sleep(self.random.uniform(0, 1.1 * self.start_seconds))
        self.count("start", server)

    def live(self, moment):
        if moment == "start":
            return self.die_at_start()
        server = self.compare(self.serve())
        acknowledged = threading.Semaphore(0)
        for writer in self.writers:
            writer.start(server, acknowledged)
        self.wait(moment, acknowledged)
        if moment == "stop":
            server.process.terminate()
            time.sleep(self.random.uniform(0, 0.02))
        self.count(moment, server)
        for writer in self.writers:
            self.figures.update(writer.finish())

    def wait(self, moment, acknowledged):
        if moment == "pause":
            return time.sleep(self.random.uniform(0, 0.03))
        if moment == "checkpoint":
            return self.wait_for_checkpoint()
        for _ in range(self.random.randint(1, 25)):
            acknowledged.acquire(timeout=10)

    def pages_in_log(self):
        """What the index of the log says (https://sqlite.org/walformat.html#the_wal_index_header)."""
        index = self.database.with_name(f"{self.database.name}-shm")
        header = index.read_bytes()[:20] if index.exists() else b""
        return int.from_bytes(header[16:20], sys.byteorder)

    def wait_for_checkpoint(self):
        """A checkpoint is what writes into the database itself; other writes go into its log."""
        before, limit = self.database.stat().st_mtime_ns, time.monotonic() + 3
        while self.database.stat().st_mtime_ns == before and time.monotonic() < limit:
            time.sleep(0.0005)
        if time.monotonic() < limit:
            self.figures["kills in a checkpoint"] += 1
        time.sleep(self.random.uniform(0, 0.002))

    def count(self, moment, server):
        code = server.kill()
        if code == -signal.SIGKILL:
            self.figures["kills"] += 1
            self.figures[f"kills: {moment}"] += 1
        elif code != 0 or moment != "stop":
            raise Finding(f"the server ended by itself with {code}: {server.errors}")

    def check(self):
        self.figures["checks"] += 1
        complaint = check(self.program, self.database)
        if complaint:
            raise Finding(f"gather check: {complaint}")


def main(program, seed, count):
    """Kills the servers of one database; prints the figures, and what was found."""
    with tempfile.TemporaryDirectory(prefix="gather-kills-") as folder:
        run = Run(program, folder, seed)
        try:
            run.use_database(count)
        except Exception as error:
            kept = f"{folder}-found"
            ending = run.server.kill()
            shutil.copytree(folder, kept)
            print(f"seed {seed}, after {run.figures['kills']} kills: {error!r}; the server ended "
                  f"with {ending} {run.server.errors}; see {kept}", file=sys.stderr)
        print(json.dumps(run.figures))


def parse(outcome):
    """The figures and findings of a process that ran `main`."""
    findings = outcome.stderr.strip()
    if outcome.returncode != 0:
        return {}, [f"{outcome.args}: {findings}"]
    return json.loads(outcome.stdout), [findings] if findings else []


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
