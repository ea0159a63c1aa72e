"""Kills a PostgreSQL server, or cuts it off, and lets its standby take over, while phones use two servers.

The servers run on, and must find the standby by themselves. Phones, sessions and live streams remember
what they were told. When all of that is on the standby, nothing may change for anyone. When some is
missing, one new epoch must begin at both servers, in which every phone logs in again and syncs.
"""

import collections
import pathlib
import subprocess
import sys
import tempfile
import time

from phones import Phone, Stream
from server import Server

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent / "scripts"
PHONES = 8
STREAMS = 4
LOAD_SECONDS = 4
# As long as a program that watches the primary needs to let the standby take over.
OUTAGE_SECONDS = 1.2
LIMIT_SECONDS = 10
SECONDS = "seconds to the first write, at most"
# How the standby follows, what happens before the primary is lost, how that is lost, and what happens then.
KINDS = {
    "asynchronous": ("add", [], "kill-primary", []),
    "asynchronous, cut off": ("add", ["stop"], "kill-primary", ["start"]),
    "remote_apply": ("add-synchronous", [], "kill-primary", []),
    # No connection ends and no packet comes back.
    "vanished": ("add", [], "cut-off-primary", []),
}


class Postgres:
    """A PostgreSQL server with a standby."""

    def __init__(self):
        self.process = subprocess.Popen(
            [SCRIPTS / "with-postgres.sh", "bash", "-c", "echo $GATHER_TEST_POSTGRES; exec cat"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.folder = self.process.stdout.readline().decode().strip().split("host=")[1]
        self.address = (
            f"postgresql:///postgres?user=gather&host={self.folder},{self.folder}"
            "&port=5432,5433&target_session_attrs=read-write")

    def move(self):
        """Gives the primary a network of its own, which can be cut."""
        self.do("move-primary")
        self.address = self.address.replace(f"host={self.folder}", "host=10.213.0.2")

    def do(self, *actions):
        for action in actions:
            subprocess.run([SCRIPTS / "control-postgres.sh", self.folder, action], check=True)

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def run(program, kind):
    """One takeover. Returns its figures and what was found."""
    how, before, loss, after = KINDS[kind]
    postgres, servers = Postgres(), []
    try:
        if loss == "cut-off-primary":
            postgres.move()
        postgres.do(how)
        # While the database is away, they log more than a pipe holds.
        logs = [tempfile.TemporaryFile() for _ in range(2)]
        servers = [Server(program, postgres.address, "--log-level", "notice", stderr=log)
                   for log in logs]
        for server in servers:
            server.wait()
        figures, findings = take_over(postgres, servers, before, loss, after)
        told = [told_of_takeovers(log) for log in logs]
        return figures, findings + [f"a server told {one}" for one in told if len(one) != 1]
    finally:
        for server in servers:
            server.kill()
        if loss == "cut-off-primary":
            postgres.do("remove-network")
        postgres.end()


def told_of_takeovers(log):
    """The lines about takeovers that a server logged."""
    log.seek(0)
    return [line for line in log.read().decode().splitlines()
            if "took over" in line or "epoch began" in line or "was replaced" in line]


def take_over(postgres, servers, before, loss, after):
    phones = [Phone(servers[number % 2], number) for number in range(PHONES)]
    streams = [Stream(servers[number % 2], phones[number]) for number in range(STREAMS)]
    epoch = phones[0].epoch
    for one in phones + streams:
        one.start()
    time.sleep(LOAD_SECONDS)
    if before:
        postgres.do(*before)
        time.sleep(0.5)
    postgres.do(loss)
    lost = time.monotonic()
    postgres.do(*after)
    time.sleep(max(0, lost + OUTAGE_SECONDS - time.monotonic()))
    began = time.monotonic()
    postgres.do("take-over")
    seconds = max(seconds_until_write(phones[number::2], began) for number in range(2))
    time.sleep(LOAD_SECONDS)
    for one in phones + streams:
        one.stop()
    figures, findings = compare(servers, phones, epoch, began)
    figures[SECONDS] = round(seconds, 2)
    if seconds > LIMIT_SECONDS:
        findings.append(f"the first write came after {seconds} seconds")
    if not all(one.has_heard_after(began) for one in streams):
        findings.append("a live stream heard nothing after the takeover")
    return figures, findings


def seconds_until_write(phones, since):
    """From the command to take over until one of a server's phones had a change acknowledged."""
    while time.monotonic() < since + 6 * LIMIT_SECONDS:
        first = min(phone.first_write_after(since) for phone in phones)
        if first < float("inf"):
            return first - since
        time.sleep(0.02)
    return float("inf")


def compare(servers, phones, former, began):
    """What phones were told before and after the takeover began, and what is there."""
    before, after, lost, findings, epochs = 0, 0, 0, [], set()
    for phone in phones:
        logs = [phone.log(server) for server in servers]
        epochs |= {epoch for epoch, _ in logs}
        if logs[0] != logs[1]:
            findings.append("the two servers have different logs")
        told_before = {one for one, at in phone.acknowledged.items() if at < began}
        told_after = phone.acknowledged.keys() - told_before
        before, after = before + len(told_before), after + len(told_after)
        lost += len(told_before - logs[0][1])
        if told_after - logs[0][1]:
            findings.append("a change is missing that was acknowledged after the takeover")
    logins = sum(phone.logins for phone in phones)
    if len(epochs) != 1:
        findings.append("the two servers are in different epochs")
    if lost and former in epochs:
        findings.append(f"{lost} acknowledged changes are missing, and the epoch continues")
    if not lost and (logins or former not in epochs):
        findings.append(f"nothing is missing, and {logins} phones had to log in again")
    return collections.Counter({
        "acknowledged before": before, "acknowledged after": after, "lost": lost,
        "logged in again": logins, "new epochs": int(former not in epochs)}), findings


if __name__ == "__main__":
    for name in sys.argv[2:] or KINDS:
        print(name, *run(sys.argv[1], name), flush=True)
