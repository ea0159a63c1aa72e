"""Kills PostgreSQL again and again while clients write through a real server and a real pooler, and looks for
what was acknowledged and not kept. Poolers whose sessions cannot be used must be refused at the start.

Needs Debian's pgbouncer and pgpool2. PGBOUNCER names another PgBouncer, such as a newer one.
"""

import collections
import contextlib
import os
import pathlib
import random
import shutil
import subprocess
import tempfile
import threading
import time

from clients import Finding, Squad, Writer
from server import Gone, Server, check

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent / "scripts"
SQUADS = 2
WRITERS = 6
# What comes through between two kills.
ACKNOWLEDGEMENTS = 20, 200
PGPOOL = """
backend_clustering_mode = 'streaming_replication'
{sockets} = '{folder}'
pcp_socket_dir = '{folder}'
pcp_listen_addresses = ''
listen_addresses = ''
port = 9999
backend_hostname0 = '{folder}'
backend_port0 = 5432
backend_weight0 = 0.5
backend_hostname1 = '{folder}'
backend_port1 = 5433
backend_weight1 = 0.5
load_balance_mode = {balancing}
failover_on_backend_error = off
failover_on_backend_shutdown = off
sr_check_user = 'gather'
num_init_children = 32
pid_file_name = '{folder}/pgpool.pid'
logdir = '{folder}'
work_dir = '{folder}'
"""


class Postgres:
    """A server of its own, which waits for the disk, and a standby of it on request."""

    def __init__(self, stack):
        programs = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        self.environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}
        # It ends with its input.
        self.process = stack.enter_context(start(
            "with-postgres.sh", "--durable", "bash", "-c", "echo $GATHER_TEST_POSTGRES; exec cat"))
        self.address = self.process.stdout.readline().strip()
        self.folder = self.address.split("host=")[1]

    def crash(self):
        self.run(SCRIPTS / "control-postgres.sh", self.folder, "crash")

    def begin_standby(self, stack):
        data = f"{self.folder}/standby"
        self.run_as_owner("pg_basebackup", "--pgdata", data, "--host", self.folder,
                          "--username", "gather", "--write-recovery-conf", "--checkpoint", "fast")
        begin = "pg_ctl", "start", "--pgdata", data, "--wait", "--silent", "--log", f"{data}/log"
        self.run_as_owner(*begin, "--options", "-p 5433")
        stack.callback(self.run_as_owner, "pg_ctl", "stop", "--pgdata", data, "--mode", "immediate")

    def run_as_owner(self, *command):
        self.run(*as_owner(*command))

    def run(self, *command):
        subprocess.run(command, check=True, env=self.environment, cwd="/",
                       stdout=subprocess.DEVNULL)


def as_owner(*command):
    return ("runuser", "--user", "postgres", "--", *command) if os.getuid() == 0 else command


@contextlib.contextmanager
def start(script, *arguments):
    process = subprocess.Popen([SCRIPTS / script, *arguments], text=True, stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE)
    try:
        yield process
    finally:
        process.stdin.close()
        process.wait()


def direct(postgres, stack):
    return postgres.address


def pgbouncer(mode):
    def begin(postgres, stack):
        process = stack.enter_context(start(
            "pgbouncer.sh", postgres.folder, mode, "server_login_retry=1", "default_pool_size=40"))
        folder = process.stdout.readline().strip()
        return f"postgresql:///postgres?host={folder}&port=6432&user=gather"
    return begin


def pgpool(balancing):
    def begin(postgres, stack):
        postgres.begin_standby(stack)
        folder = tempfile.mkdtemp(prefix="gather-pgpool-", dir="/tmp")
        stack.callback(shutil.rmtree, folder)
        os.chmod(folder, 0o777)
        version = subprocess.run(["pgpool", "--version"], capture_output=True, text=True).stderr
        sockets = "socket_dir" if " 4.3" in version else "unix_socket_directories"
        text = PGPOOL.format(folder=postgres.folder, balancing=balancing, sockets=sockets)
        for name, content in {"conf": text, "hba": "", "pcp": ""}.items():
            path = pathlib.Path(folder) / name
            path.write_text(content)
            path.chmod(0o644)
        process = subprocess.Popen(
            as_owner("pgpool", "-n", "-f", f"{folder}/conf", "-a", f"{folder}/hba", "-F",
                     f"{folder}/pcp"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        stack.callback(process.wait)
        stack.callback(process.terminate)
        address = f"postgresql:///postgres?host={postgres.folder}&port=9999&user=gather"
        wait_for(pathlib.Path(postgres.folder) / ".s.PGSQL.9999")
        return address
    return begin


def wait_for(path):
    limit = time.monotonic() + 30
    while not path.exists():
        if time.monotonic() > limit:
            raise Finding(f"{path} does not come")
        time.sleep(0.1)


SERVED = {
    "direct": direct, "PgBouncer, session": pgbouncer("session"),
    "pgpool-II, balancing off": pgpool("off"),
}
REFUSED = {
    "PgBouncer, transaction": (pgbouncer("transaction"), "pool_mode = session"),
    "PgBouncer, statement": (pgbouncer("statement"), "pool_mode = session"),
    "pgpool-II, balancing on": (pgpool("on"), "load_balance_mode = off"),
}


def run(program, seed, kills):
    figures, findings = collections.Counter(), []
    for number, (name, begin) in enumerate(SERVED.items()):
        try:
            serve(program, begin, random.Random(seed + number), kills, name, figures)
        except Exception as error:
            findings.append(f"{name}: {error!r}")
    for name, (begin, setting) in REFUSED.items():
        try:
            refuse(program, begin, setting)
            figures[f"{name}: refused"] += 1
        except Exception as error:
            findings.append(f"{name}: {error!r}")
    return figures, findings


def refuse(program, begin, setting):
    with contextlib.ExitStack() as stack:
        address = begin(Postgres(stack), stack)
        for _ in range(4):  # Some sessions of pgpool-II read from the primary by chance.
            server = Server(program, address)
            try:
                server.wait()
            except Gone as error:
                if setting in str(error):
                    continue
                raise
            server.kill()
            raise Finding("it was not refused")


def serve(program, begin, chance, kills, name, figures):
    with contextlib.ExitStack() as stack:
        postgres = Postgres(stack)
        address = begin(postgres, stack)
        server = Server(program, address, stderr=subprocess.DEVNULL)
        stack.callback(server.kill)
        server.wait()
        squads = [Squad(server, number) for number in range(SQUADS)]
        writers = [
            Writer(squads[number % SQUADS], chance.getrandbits(64)) for number in range(WRITERS)]
        for writer in writers:
            writer.start(server, threading.Semaphore(0))
        for _ in range(kills):
            wait(squads, chance.randint(*ACKNOWLEDGEMENTS))
            postgres.crash()
            figures[f"{name}: kills"] += 1
        wait(squads, ACKNOWLEDGEMENTS[1])
        server.kill()
        for writer in writers:
            writer.finish()
        last = Server(program, address)
        stack.callback(last.kill)
        last.wait()
        for squad in squads:
            kept = {change for _, change in squad.read(last)}
            figures[f"{name}: acknowledged"] += len(squad.accepted)
            figures[f"{name}: lost"] += len(squad.accepted.keys() - kept)
            squad.compare(last)
        complaint = check(program, address)
        if complaint:
            raise Finding(f"gather check: {complaint}")


def wait(squads, count):
    """Until so many more changes were acknowledged."""
    limit = time.monotonic() + 90
    goal = count + sum(len(squad.accepted) for squad in squads)
    while sum(len(squad.accepted) for squad in squads) < goal:
        if time.monotonic() > limit:
            raise Finding(f"{count} changes were not acknowledged in 90 seconds")
        time.sleep(0.01)
