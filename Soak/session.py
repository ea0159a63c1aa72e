"""A session of two accounts, step by step, and what must be true after each."""

import json
import uuid

from clients import DEVICE, Finding
from server import Connection

PASSWORDS = ["kick-off", "half-time"]


class World:
    """What the server has acknowledged to Ann, and for a while to Ben."""

    def __init__(self):
        self.password = PASSWORDS[0]
        self.token = self.squad = None
        self.accepted = {}  # The number of each change in Ann's log.
        self.sent = 0  # How many changes were submitted.
        self.players = set()
        self.others = []  # Ann's further tokens.
        self.ended = []  # Tokens that must never be good again.
        self.gathers = 0
        self.ben = None  # The token of another user.

    def take(self, step, server, is_faulty=False):
        """Takes a step; `False` when the faulty disk refused it."""
        with Connection(server) as connection:
            return step(self, Caller(connection, is_faulty))

    def prepare(self, server):
        """Logs in once more, for a step or check that logs out."""
        if self.token:
            with Connection(server) as connection:
                login = connection.expect(
                    200, "POST", "/api/users/login", credentials=("Ann", self.password))
                self.others.append(login["token"])

    def check_reading(self, server):
        if self.token:
            with Connection(server) as connection:
                self.read(Caller(connection, is_faulty=False))

    def check_log_out(self, server):
        if self.others:
            with Connection(server) as connection:
                connection.expect(204, "POST", "/api/users/logout", token=self.others[-1])
            self.ended.append(self.others.pop())

    def check_health(self, server, status):
        with Connection(server) as connection:
            actual, text = connection.send("GET", "/health")
        if actual != status:
            raise Finding(f"the server's health is {actual}: {text[:200]}")

    def compare(self, server):
        """Everything that was acknowledged is there, and nothing that was refused."""
        with Connection(server) as connection:
            caller = Caller(connection, is_faulty=False)
            for token in self.ended:
                if connection.send("GET", "/api/players", token=token)[0] != 401:
                    raise Finding("a session that was ended is valid again")
            if self.token:
                self.read(caller)

    def read(self, caller):
        page = caller.read(f"/api/squads/{self.squad}/changes?since=0", self.token)
        log = {one["id"]: one["sequence"] for one in page["changes"] if one["device"] == DEVICE}
        if log != self.accepted:
            raise Finding(f"the log has {log}, but {self.accepted} was acknowledged")
        numbers = [one["sequence"] for one in page["changes"]]
        if numbers != list(range(1, len(numbers) + 1)):
            raise Finding(f"the log's numbers are {numbers}")
        names = {one["name"] for one in caller.read("/api/players", self.token)}
        if names != self.players:
            raise Finding(f"the players are {names}, but {self.players} were acknowledged")
        gathers = len(caller.read("/api/gathers", self.token))
        if gathers != self.gathers:
            raise Finding(f"there are {gathers} gathers, but {self.gathers} were acknowledged")
        caller.read("/api/users/sessions", self.token)
        caller.read(f"/api/squads/{self.squad}/snapshot", self.token)


class Caller:
    """Sends requests, which a faulty disk may refuse."""

    def __init__(self, connection, is_faulty):
        self.connection, self.is_faulty = connection, is_faulty

    def read(self, path, token):
        return self.connection.expect(200, "GET", path, token=token)

    def write(self, status, method, path, **request):
        """The content of the response; `None` when the disk refused it, which it must say."""
        actual, text = self.connection.send(method, path, **request)
        if actual == status:
            return json.loads(text) if text else {}
        if not self.is_faulty or actual not in (503, 507):
            raise Finding(f"{method} {path} is {actual}: {text[:200]}")
        answer = json.loads(text)
        if answer.get("error") is not True or not answer.get("reason"):
            raise Finding(f"{method} {path} is refused without a reason: {text[:200]}")
        return None


def register(world, caller):
    body = {"username": "Ann", "password": world.password}
    return caller.write(201, "POST", "/api/users", body=body) is not None


def log_in(world, caller):
    login = caller.write(200, "POST", "/api/users/login", credentials=("Ann", world.password))
    if login:
        world.token, world.squad = login["token"], login["squadID"]
    return login is not None


def submit(world, caller, count=5):
    first = world.sent
    changes = [change(first + number) for number in range(count)]
    response = caller.write(
        200, "POST", f"/api/squads/{world.squad}/changes", token=world.token,
        body={"since": 0, "changes": changes})
    if response is None:
        return False
    world.sent += count
    for outcome in response["outcomes"]:
        world.accepted[outcome["id"]] = outcome["sequence"]
    world.players |= {one["name"] for one in changes}
    return True


def submit_much(world, caller):
    """More than fits on a nearly full disk."""
    return submit(world, caller, count=400)


def change(number):
    key = str(uuid.UUID(int=1_000 + number)).upper()
    return {"id": key, "device": DEVICE, "madeAt": 1_700_000_000_000, "kind": "playerAdded",
            "player": key, "name": f"Player {number}"}


def add_player(world, caller):
    name = f"Added {len(world.players)}"
    is_done = caller.write(
        201, "POST", "/api/players", token=world.token, body={"name": name}) is not None
    if is_done:
        world.players.add(name)
    return is_done


def start_gather(world, caller):
    is_done = caller.write(201, "POST", "/api/gathers", token=world.token, body={}) is not None
    world.gathers += is_done
    return is_done


def read(world, caller):
    world.read(caller)
    return True


def stream(world, caller):
    """A live stream begins; what it brings is read elsewhere."""
    http = caller.connection.http
    http.request("GET", f"/api/squads/{world.squad}/changes?since=0", headers={
        "Authorization": f"Bearer {world.token}", "Accept": "text/event-stream"})
    response = http.getresponse()
    if response.status != 200 or not response.readline():
        raise Finding(f"the live stream is {response.status}")
    http.close()
    return True


def log_out(world, caller):
    if not world.others:
        return True
    if caller.write(204, "POST", "/api/users/logout", token=world.others[0]) is None:
        return False
    world.ended.append(world.others.pop(0))
    return True


def register_another(world, caller):
    body = {"username": "Ben", "password": PASSWORDS[0]}
    return caller.write(201, "POST", "/api/users", body=body) is not None


def log_in_another(world, caller):
    login = caller.write(200, "POST", "/api/users/login", credentials=("Ben", PASSWORDS[0]))
    world.ben = login and login["token"]
    return login is not None


def delete_another(world, caller):
    is_done = caller.write(
        204, "DELETE", "/api/users", credentials=("Ben", PASSWORDS[0])) is not None
    if is_done:
        world.ended.append(world.ben)
    return is_done


def change_password(world, caller):
    change = {"currentPassword": PASSWORDS[0], "newPassword": PASSWORDS[1]}
    if caller.write(204, "PUT", "/api/users/password", token=world.token, body=change) is None:
        return False
    world.password = PASSWORDS[1]
    world.ended += world.others
    world.others = []
    return True


def end_other_sessions(world, caller):
    if caller.write(204, "DELETE", "/api/users/sessions", token=world.token) is None:
        return False
    world.ended += world.others
    world.others = []
    return True


STEPS = [
    register, log_in, submit, add_player, read, stream, start_gather, submit_much, log_out,
    register_another, log_in_another, submit, change_password, add_player, submit, delete_another,
    log_in, submit_much, end_other_sessions, read, submit,
]
