"""Puts the data of a real server back from a copy, in each way in which hosts make copies, while phones know more than
the copy has, and looks for what was acknowledged and is not there when all phones have been in touch again.

The copy is made while phones write, where its way allows that. After it is put back, another phone makes the log longer
than what the others know, so that numbers alone do not tell that the logs differ.

Snapshots of a file system need root, loop devices and Debian's btrfs-progs.
"""

import collections
import contextlib
import json
import pathlib
import shutil
import subprocess
import tempfile
import time

from clients import Finding
from phones import Client, new_player
from poolers import Postgres
from server import Connection, Server, check

MEGABYTES = 256
# How long phones write before the copy, and after it.
SECONDS = 1
CREDENTIALS = "host", "kick-off"


class KnowingPhone(Client):
    """A phone of the account that remembers each change it knows, names the last one when it syncs, and adds what a
    server has lost, as the app does."""

    def __init__(self, server):
        super().__init__()
        self.known, self.refusals = {}, 0
        self.enter(server)
        self.load()

    def enter(self, server):
        """Logs in: a session may be younger than the copy."""
        self.connection = Connection(server)
        login = self.connection.expect(200, "POST", "/api/users/login", credentials=CREDENTIALS)
        self.token, self.path = login["token"], f"/api/squads/{login['squadID']}"

    def load(self):
        """Starts from the server's snapshot. Returns what this phone knows and the server does not."""
        snapshot = self.connection.expect(200, "GET", f"{self.path}/snapshot", token=self.token)
        self.epoch = snapshot["epoch"]
        self.since, self.last = snapshot["sequence"], snapshot.get("last")
        self.there = {player["id"] for player in snapshot["squad"]["players"]}
        return [change for key, change in self.known.items() if key not in self.there]

    def step(self):
        change = new_player(len(self.known))
        if self.sync([change]):
            self.known[change["id"]] = change

    def sync(self, changes):
        """Whether the server took the changes in."""
        body = {"since": self.since, "epoch": self.epoch, "changes": changes}
        if self.last:
            body["last"] = self.last
        status, text = self.connection.send("POST", f"{self.path}/changes", token=self.token, body=body)
        if status == 409:
            self.refusals += 1
            return False
        if status != 200:
            raise Finding(f"a sync ended with {status}: {text[:200]}")
        page = json.loads(text)
        self.since, self.last = page["upTo"], page.get("last")
        return True

    def catch_up(self):
        """Syncs until the server has all that this phone knows."""
        missing = [] if self.sync([]) else self.load()
        while missing:
            if not self.sync(missing[:400]):
                raise Finding("a phone that has just loaded the snapshot is refused")
            missing = missing[400:]


class Folder:
    """SQLite's folder, on the disk that is there."""

    is_copied_while_serving = False

    def __init__(self, stack):
        self.root = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gather-put-back-")))
        self.live, self.kept = self.root / "live", self.root / "kept"
        self.live.mkdir()

    @property
    def database(self):
        return self.live / "gather.sqlite"

    def copy(self):
        run("cp", "-a", self.live, self.kept)

    def put_back(self):
        shutil.rmtree(self.live)
        run("cp", "-a", self.kept, self.live)


class FileSystem(Folder):
    """A subvolume of Btrfs, of which a snapshot is made under a server that writes."""

    is_copied_while_serving = True

    def __init__(self, stack):
        super().__init__(stack)
        image, disk = self.root / "image", self.root / "disk"
        with open(image, "wb") as file:
            file.truncate(MEGABYTES << 20)
        run("mkfs.btrfs", "--quiet", image)
        disk.mkdir()
        run("mount", "-o", "loop", image, disk)
        stack.callback(run, "umount", "--lazy", disk)
        self.live, self.kept = disk / "live", disk / "kept"
        run("btrfs", "subvolume", "create", self.live)

    def copy(self):
        run("btrfs", "subvolume", "snapshot", "-r", self.live, self.kept)

    def put_back(self):
        run("btrfs", "subvolume", "delete", self.live)
        run("btrfs", "subvolume", "snapshot", self.kept, self.live)


class Dump:
    """A database of PostgreSQL, dumped under a server that writes, and put back by HOSTING's lines."""

    is_copied_while_serving = True

    def __init__(self, stack):
        self.postgres = Postgres(stack)
        self.file = stack.enter_context(tempfile.NamedTemporaryFile(suffix=".dump", dir="/tmp")).name
        self.postgres.run(*self.tool("createdb"), "gather")

    @property
    def database(self):
        return self.postgres.address.replace("/postgres?", "/gather?")

    def copy(self):
        self.postgres.run(*self.tool("pg_dump"), "--format=custom", f"--file={self.file}", "gather")

    def put_back(self):
        self.postgres.run(*self.tool("dropdb"), "gather")
        self.postgres.run(*self.tool("createdb"), "gather")
        self.postgres.run(*self.tool("pg_restore"), "--dbname=gather", self.file)

    def tool(self, name):
        return name, "--host", self.postgres.folder, "--username", "gather"


class Template(Dump):
    """A database that another one is made from while no server is connected."""

    is_copied_while_serving = False

    def copy(self):
        self.postgres.run(*self.tool("createdb"), "--template=gather", "kept")

    def put_back(self):
        self.postgres.run(*self.tool("dropdb"), "gather")
        self.postgres.run(*self.tool("createdb"), "--template=kept", "gather")


class Cluster(Dump):
    """PostgreSQL's own folder, copied while it is stopped."""

    is_copied_while_serving = False

    def __init__(self, stack):
        super().__init__(stack)
        self.live, self.kept = f"{self.postgres.folder}/data", f"{self.postgres.folder}/kept"

    def copy(self):
        with self.stopped():
            run("cp", "-a", self.live, self.kept)

    def put_back(self):
        with self.stopped():
            shutil.rmtree(self.live)
            run("cp", "-a", self.kept, self.live)

    @contextlib.contextmanager
    def stopped(self):
        control = "--pgdata", self.live, "--wait", "--silent"
        self.postgres.run_as_owner("pg_ctl", "stop", *control, "--mode", "fast")
        yield
        self.postgres.run_as_owner("pg_ctl", "start", *control, "--log", f"{self.postgres.folder}/log")


WAYS = {
    "cp -a of a stopped server's folder": Folder,
    "snapshot of Btrfs": FileSystem,
    "pg_dump and pg_restore": Dump,
    "CREATE DATABASE … TEMPLATE": Template,
    "folder of PostgreSQL": Cluster,
}


def run(*command):
    subprocess.run(command, check=True, capture_output=True)


def play(program, way, stack):
    """The figures of one copy, put back while two phones are ahead in different ways."""
    server = serve(program, way, stack)
    with Connection(server) as connection:
        connection.expect(201, "POST", "/api/users", body=dict(zip(("username", "password"), CREDENTIALS)))
    one, other = KnowingPhone(server), KnowingPhone(server)
    write(one, other)
    if way.is_copied_while_serving:
        write(one, other, meanwhile=way.copy)
    else:
        server.stop()
        way.copy()
        server = serve(program, way, stack, one, other)
    copied = len(one.known) + len(other.known)
    # Each is ahead of the copy, and the one knows more of its own than the other.
    write(one, other)
    write(one)
    server.kill()
    way.put_back()
    server = serve(program, way, stack, one, other)
    third = KnowingPhone(server)
    while third.since <= max(one.since, other.since):
        third.step()
    for _ in range(2):
        for phone in (other, one, third):
            phone.catch_up()
    known = one.known | other.known | third.known
    one.load()
    lost = known.keys() - one.there
    complaint = check(program, way.database)
    if lost or complaint or third.refusals or third.epoch != one.epoch:
        raise Finding(f"{len(lost)} of {len(known)} changes are lost; gather check: {complaint}")
    return {"acknowledged": len(known), "acknowledged after the copy": len(one.known) + len(other.known) - copied,
            "lost": len(lost), "phones that were told": (one.refusals > 0) + (other.refusals > 0)}


def serve(program, way, stack, *phones):
    """Starts a server, which these phones then use."""
    server = Server(program, way.database, stderr=subprocess.DEVNULL)
    stack.callback(server.kill)
    server.wait()
    for phone in phones:
        phone.enter(server)
    return server


def write(*phones, meanwhile=None):
    """Lets phones write at the same time for a while, in which something is done."""
    for phone in phones:
        phone.start()
    time.sleep(SECONDS)
    if meanwhile:
        meanwhile()
        time.sleep(SECONDS)
    for phone in phones:
        phone.stop()


def try_all(program):
    figures, findings = collections.Counter(), []
    for name, way in WAYS.items():
        try:
            with contextlib.ExitStack() as stack:
                for figure, count in play(program, way(stack), stack).items():
                    figures[f"{name}: {figure}"] += count
        except Exception as error:
            findings.append(f"{name}: {error!r}")
    return figures, findings
