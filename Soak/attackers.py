"""What the accounts and addresses of an attacker do to a server, each for as long as it is let.

Each function runs in a process of its own. Addresses are those of the loopback network, all of
which belong to this machine.
"""
import concurrent.futures
import gzip
import itertools
import os
import random
import subprocess
import time
import urllib.parse

from attacker import Client, change, identifier, link_secret, open_files

# As many signs of several bytes as a name may have.
NAME = "\U0001f3f4" * 80
# A link has 2,000 places. With `--only crowd_a_link`, 10,000 is a good number; beside all other
# attacks their connections alone take the memory.
CROWD = int(os.environ.get("CROWD", "3000"))


def gather_of_many():
    people = [{"player": identifier(), "name": NAME, "team": "Bench"} for _ in range(200)]
    return change("gatherStarted", gather=identifier(), participants=people)


def account(port, name, address):
    client = Client(port, address)
    client.register(name)
    client.log_in(name)
    return client


def take_memory(port, until):
    """One account fills its squad, and asks for its log without reading it."""
    client = account(port, f"heavy{os.getpid()}", "127.1.0.1")
    unread = []
    while time.time() < until:
        status, _ = client.submit([gather_of_many() for _ in range(5)])
        if len(unread) < 400:
            unread.append(client.ask_for(f"/api/squads/{client.squad}/changes?since=0"))
        if status != 200:
            time.sleep(0.5)


def read_no_snapshot(port, until):
    """One account changes its squad again and again, and asks each time for all of it, unread."""
    client = account(port, f"unread{os.getpid()}", "127.1.1.1")
    while client.submit([gather_of_many() for _ in range(5)])[0] == 200:
        pass
    unread = []
    while time.time() < until:
        time.sleep(0.2)
        client.submit([change("playerAdded", player=identifier(), name="Ann")])
        if len(unread) < 400:
            unread.append(client.ask_for(f"/api/squads/{client.squad}/snapshot"))


def hold_many_squads(port, until):
    """Forty accounts write all that they may at once, keep live streams, and read."""
    with concurrent.futures.ThreadPoolExecutor(40) as threads:
        list(threads.map(lambda n: hold_squad(port, until, n), range(1, 41)))


def hold_squad(port, until, number):
    client = account(port, f"many{os.getpid()}n{number}", f"127.2.0.{number}")
    streams = [client.stream()]
    while time.time() < until:
        if client.submit([gather_of_many() for _ in range(5)])[0] == 429:
            client.request("GET", f"/api/squads/{client.squad}/snapshot")
    return streams


def take_disk(port, until):
    """One account sends changes that add nothing, and changes that are refused."""
    client = account(port, f"disk{os.getpid()}", "127.3.0.1")
    gather = identifier()
    client.submit([change("gatherStarted", gather=gather, participants=[])])
    while time.time() < until:
        settings = [change("clockSet", gather=gather, seconds=n + 1) for n in range(400)]
        refused = [change("clockSet", gather=identifier(), seconds=1) for _ in range(100)]
        if client.submit(settings + refused)[0] != 200:
            time.sleep(0.2)


def flood_logins(port, until):
    """Guesses from thousands of addresses at made-up names and at the owner's."""
    for n in itertools.count():
        if time.time() >= until:
            return
        client = Client(port, f"127.{4 + n // 62500 % 100}.{n // 250 % 250}.{n % 250 + 1}", 90)
        try:
            client.log_in("owner" if n % 5 == 0 else f"stranger{n}", f"a wrong guess {n}")
        except OSError:
            pass


def hold_connections(port, until):
    """Bodies at a byte a second, heads that never end, and silence, from one address."""
    sockets = []
    client = Client(port, "127.110.0.1")
    started = ["POST /api/users HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{",
               "GET /health HTTP/1.1\r\nHost: a\r\nX-Slow: ", ""]
    while time.time() < until:
        while len(sockets) < 500:
            try:
                sockets.append(client.raw(started[len(sockets) % 3]))
            except OSError:
                break
        for sock in list(sockets):
            try:
                sock.send(b" ")
            except OSError:
                sockets.remove(sock)
        time.sleep(1)


def send_bombs(port, until):
    """Requests that unpack to a thousand times their bytes, from many connections of one account."""
    blank = gzip.compress(b" " * (1 << 21))
    empty = gzip.compress(b'{"since":0,"changes":[' + b" " * 1_000_000 + b"]}")
    client = account(port, f"bombs{os.getpid()}", "127.150.0.1")

    def send(_):
        one = Client(port, "127.150.0.1")
        one.token = client.token
        while time.time() < until:
            for body in (blank, empty):
                one.request("POST", f"/api/squads/{client.squad}/changes", body, {"Content-Encoding": "gzip"})
    with concurrent.futures.ThreadPoolExecutor(40) as threads:
        list(threads.map(send, range(40)))


def watch(port, until):
    """Hundreds of live streams on one squad that changes."""
    client = account(port, f"watch{os.getpid()}", "127.120.0.1")
    streams = [client.stream() for _ in range(400)]
    while time.time() < until:
        client.submit([change("playerAdded", player=identifier(), name="Ann")])
        time.sleep(0.5)
    return streams


def send_nonsense(port, until):
    """Bodies, paths and heads that no client sends."""
    client = account(port, f"fuzz{os.getpid()}", "127.130.0.1")
    chance = random.Random(1)
    bodies = [b"[" * 500_000, b'{"a":' * 100_000, b"9" * 1_000_000, b"\xff\xfe" * 1000,
              b'{"since":0,"changes":[' + b"{}," * 300_000 + b"{}]}", b'"' + b"\\u0000" * 160_000]
    paths = ["/api/players", "/api/users", "/api/gathers", f"/api/squads/{client.squad}/changes"]
    while time.time() < until:
        body = bytearray(chance.choice(bodies))
        for _ in range(10):
            body[chance.randrange(len(body))] = chance.randrange(256)
        try:
            method = chance.choice(["POST", "PUT", "DELETE"])
            client.request(method, chance.choice(paths), bytes(body))
            client.raw("".join(chr(chance.randrange(256)) for _ in range(2000))).close()
        except OSError:
            client.connection = None


def change_now(kind, **members):
    """A change of today, because links to an old gather do not work."""
    return change(kind, madeAt=int(1000 * time.time()), **members)


def shared_gather(client, purpose):
    """Starts a gather, shares it by a link, and returns its id and the link's secret."""
    gather, secret = identifier(), link_secret()
    client.submit([
        change_now("gatherStarted", gather=gather, participants=[]),
        change_now("linkMade", gather=gather, link=identifier(), purpose=purpose, secret=secret)])
    return gather, secret


def crowd_a_link(port, until):
    """More come to one link to follow than it has places, from many addresses, and read nothing."""
    open_files(CROWD + 1_000)
    organiser = account(port, f"crowd{os.getpid()}", "127.140.0.1")
    visitor = Client(port, "127.142.0.1")
    gather, secret = shared_gather(organiser, "follow")
    stream = f"GET /follow/{secret}/events HTTP/1.1\r\nHost: a\r\n\r\n"
    while time.time() < until:
        crowd = []
        while len(crowd) < CROWD and time.time() < until:
            try:
                crowd.append(Client(port, f"127.141.0.{len(crowd) % 100 + 1}").raw(stream, 4096))
            except OSError:
                time.sleep(0.1)
            if len(crowd) % 100 == 0:
                organiser.submit(
                    [change_now("goalAdded", gather=gather, goal=identifier(), team="Team A")])
                visitor.request("GET", f"/follow/{secret}.png")
        time.sleep(10)
        for sock in crowd:
            sock.close()


def misuse_scoring_link(port, until):
    """A scorekeeper sends what is not theirs, and too much of what is, and reads nothing."""
    organiser = account(port, f"scored{os.getpid()}", "127.150.0.1")
    gather, secret = shared_gather(organiser, "score")
    guest, guesser = Client(port, "127.151.0.1"), Client(port, "127.152.0.1")
    device, path = identifier(), f"/score/{secret}/changes"
    stream = f"GET {path} HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n"
    unread = [guest.raw(stream, 4096) for _ in range(60)]

    def submit(*changes):
        changes = [{**one, "device": device} for one in changes]
        return guest.request("POST", path, {"since": 0, "changes": changes})[0]

    while time.time() < until:
        submit(change_now("scorekeeperNamed", gather=gather, scorekeeper=device, name=NAME))
        submit(
            change_now("gatherDeleted", gather=gather), gather_of_many(),
            change_now("playerAdded", player=identifier(), name=NAME),
            change_now("goalMoved", gather=gather, goal=identifier(), scoredAt=0))
        status = submit(*(
            change_now("participantAssigned", gather=gather, player=identifier(), name=NAME,
                       team="Bench") for _ in range(400)))
        guest.request("GET", f"/score/{secret}/snapshot")
        guesser.request("GET", f"/score/{link_secret()}/changes?since=0")
        time.sleep(0.2 if status == 200 else 1)
    return unread


def shared_plan(client):
    """Plans a game of ten for a day far away, and returns its key and the path of its page."""
    plan, secret = identifier(), link_secret()
    client.submit([
        change_now("planMade", plan=plan, day="2081-09-04", minute=1200, length=90, zone="UTC",
                   most=10, guestsEach=5),
        change_now("replyLinkMade", link=identifier(), secret=secret)])
    return plan, f"/in/{secret}"


def flood_a_plan(port, until):
    """Names without end, robots that only look, and pages that are kept open and read nothing."""
    open_files(3_000)
    organiser = account(port, f"planner{os.getpid()}", "127.160.0.1")
    plan, page = shared_plan(organiser)
    stream = f"GET {page}/events HTTP/1.1\r\nHost: a\r\n\r\n"
    unread = [Client(port, f"127.161.0.{n % 100 + 1}").raw(stream, 4096) for n in range(600)]
    friends = [Client(port, f"127.162.{n % 4}.{n // 4 + 1}") for n in range(200)]
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    for n in itertools.count():
        if time.time() >= until:
            return unread
        friend = friends[n % len(friends)]
        name = urllib.parse.quote(f"{NAME[:40]} {n}")
        answer = random.choice(["in", "in", "maybe", "out", "pass", "x"])
        friend.request(
            "POST", page,
            f"plan={plan}&form={n}&name={name}&answer={answer}&guests=5&wait=take".encode(), form)
        friend.request(random.choice(["GET", "HEAD"]), random.choice([page, page + ".ics"]))


def start_second_server(gather, database, until):
    """Starts another server on the same file again and again; each must end at once."""
    while time.time() < until:
        second = subprocess.run(
            [gather, "serve", "--port", "0", "--database", database],
            capture_output=True, timeout=30)
        assert second.returncode != 0, "A second server ran on the same database."
        time.sleep(20)


ALL = [take_memory, read_no_snapshot, hold_many_squads, take_disk, flood_logins, hold_connections,
       watch, send_bombs, send_nonsense, crowd_a_link, misuse_scoring_link, flood_a_plan]
