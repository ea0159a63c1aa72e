"""What a server has acknowledged in a session, and what must be true after each of its steps."""

import json

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
