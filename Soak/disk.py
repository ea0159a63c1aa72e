"""Makes the disk of a real server full or read-only at every step of a session, and looks for what
was acknowledged and not kept, or refused and kept.

A step that the disk refuses has a typed answer and is taken again when the disk is well. After each
fault the server is killed and started again, and everything is compared.
"""

import collections
import resource

from clients import Finding
from server import Server, check
from session import World
from small_disk import SmallDisk
from steps import STEPS

# What is free when the whole session runs on a disk that is nearly full.
KILOBYTES_FREE = [*range(0, 256, 4), *range(256, 2_049, 64)]


class Fault:
    """A disk that refuses some or all writes; `end` makes it well again."""

    # Whether users can log out, as on a full disk.
    can_log_out = True

    def __init__(self, disk, server):
        self.disk, self.server = disk, server

    def end(self):
        self.disk.make_room()


class Full(Fault):
    """No byte is free."""

    def begin(self):
        self.disk.fill()


class NearlyFull(Fault):
    """As much is free as some commits take and others do not."""

    def begin(self):
        self.disk.fill(but=160 << 10)


class ReadOnly(Fault):
    """The system has made the disk read-only, as after an error of the hardware."""

    can_log_out = False

    def begin(self):
        self.disk.make_read_only()

    def end(self):
        self.server.kill()
        self.disk.repair()


class Unwritable(Fault):
    """Every write to a file fails, because the process has reached its limit."""

    can_log_out = False

    def begin(self):
        self.limit(0)

    def end(self):
        self.limit(resource.RLIM_INFINITY)

    def limit(self, size):
        resource.prlimit(
            self.server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


FAULTS = [Full, NearlyFull, ReadOnly, Unwritable]


def run(program):
    """Returns the figures and the findings."""
    if not SmallDisk.is_available():
        print("disk: skipped, because it needs root to mount a disk of its own")
        return {"skipped": 1}, []
    figures, findings = collections.Counter(), []
    for fault in FAULTS:
        attempt(findings, fault.__name__, lambda: at_every_step(program, fault, figures))
    for free in KILOBYTES_FREE:
        attempt(findings, f"{free} KB free", lambda: with_little_room(program, free, figures))
    attempt(findings, "read-only at the start", lambda: start_read_only(program, figures))
    return figures, findings


def attempt(findings, name, test):
    try:
        test()
    except Exception as error:
        findings.append(f"{name}: {error!r}")
        print(f"disk: {findings[-1]}", flush=True)


def serve(program, disk):
    server = Server(program, disk.folder / "gather.sqlite")
    server.wait()
    return server


def at_every_step(program, kind, figures):
    """Each step is taken while the disk is faulty, and again when it is well, if it was refused."""
    with SmallDisk() as disk:
        server, world = serve(program, disk), World()
        try:
            for step in STEPS:
                fault = kind(disk, server)
                fault.begin()
                figures["steps with a fault"] += 1
                is_refused = not world.take(step, server, is_faulty=True)
                figures["steps refused"] += is_refused
                world.check_reading(server)
                if fault.can_log_out:
                    world.check_log_out(server)
                if is_refused and kind is Full:
                    world.check_health(server, 507)
                fault.end()
                server = restarted(program, disk, server)
                world.compare(server)
                if is_refused:
                    world.take(step, server)
                world.prepare(server)
            finish(program, disk, server, world, figures)
        finally:
            server.kill()


def with_little_room(program, free, figures):
    """The session goes on although some steps are refused, and is taken to its end afterwards."""
    with SmallDisk() as disk:
        server, world = serve(program, disk), World()
        try:
            disk.fill(but=free << 10)
            refused = []
            for step in STEPS:
                figures["steps on a nearly full disk"] += 1
                if refused or not world.take(step, server, is_faulty=True):
                    refused.append(step)
            if world.token:
                world.check_reading(server)
            figures["steps refused"] += len(refused[:1])
            disk.make_room()
            server = restarted(program, disk, server)
            world.compare(server)
            for step in refused:
                world.take(step, server)
            finish(program, disk, server, world, figures)
        finally:
            server.kill()


def start_read_only(program, figures):
    """A server says why it cannot start, and nothing is lost."""
    with SmallDisk() as disk:
        server, world = serve(program, disk), World()
        for step in STEPS[:4]:
            world.take(step, server)
        server.kill()
        disk.make_read_only()
        server = Server(program, disk.folder / "gather.sqlite")
        code = server.end()
        if code != 74 or "cannot be opened or written" not in server.errors:
            raise Finding(f"the server ended with {code}: {server.errors}")
        disk.repair()
        server = serve(program, disk)
        world.compare(server)
        server.kill()
        figures["starts refused"] += 1


def restarted(program, disk, server):
    server.kill()
    return serve(program, disk)


def finish(program, disk, server, world, figures):
    world.compare(server)
    server.kill()
    complaint = check(program, disk.folder / "gather.sqlite")
    if complaint:
        raise Finding(f"gather check: {complaint}")
    figures["sessions"] += 1
    figures["accepted changes"] += len(world.accepted)
