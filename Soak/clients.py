"""Clients that write, and remember what the server acknowledged."""

import collections
import json
import random
import threading
import uuid

from server import Connection, Gone

DEVICE = str(uuid.UUID(int=1)).upper()


class Finding(Exception):
    """Something that must never happen."""


class Squad:
    """An account, and what its clients know about its log."""

    def __init__(self, server, number):
        credentials = f"squad{number}", "kick-off"
        with Connection(server) as connection:
            connection.expect(201, "POST", "/api/users", body={
                "username": credentials[0], "password": credentials[1]})
            login = connection.expect(200, "POST", "/api/users/login", credentials=credentials)
        self.token, self.path = login["token"], f"/api/squads/{login['squadID']}/changes"
        self.accepted = {}  # The number of each change.
        self.refused = set()
        self.unanswered = set()
        self.latest = 0
        self.lock = threading.Lock()

    def acknowledge(self, outcomes):
        """Remembers outcomes; those of a change that was sent before must be the same again."""
        with self.lock:
            for outcome in outcomes:
                change, number = outcome["id"], outcome.get("sequence")
                self.unanswered.discard(change)
                before = self.accepted.get(change)
                if (before or number) != number or (change in self.refused and number):
                    raise Finding(f"{change} has another outcome than before: {outcome}")
                if number:
                    self.accepted[change] = number
                else:
                    self.refused.add(change)

    def compare(self, server):
        """Compares the log with what was acknowledged. Returns how many others it has."""
        log = self.read(server)
        if [number for number, _ in log] != list(range(1, len(log) + 1)):
            raise Finding(f"the log has a gap or goes backwards: {[one[0] for one in log]}")
        kept = {change: number for number, change in log}
        if len(kept) != len(log):
            raise Finding("the log has a change twice")
        for change, number in self.accepted.items():
            if kept.get(change) != number:
                raise Finding(f"{change} was accepted as {number}, and is {kept.get(change)}")
        others = kept.keys() - self.accepted.keys()
        if others - self.unanswered:
            raise Finding("the log has changes that were refused or never sent")
        # What is in the log once must stay there.
        self.accepted.update((change, kept[change]) for change in others)
        self.unanswered -= others
        return len(others)

    def read(self, server):
        log, up_to, latest = [], 0, 1
        with Connection(server) as connection:
            while up_to < latest:
                page = connection.expect(
                    200, "GET", f"{self.path}?since={up_to}", token=self.token)
                up_to, latest = page["upTo"], page["latest"]
                log += [(one["sequence"], one["id"]) for one in page["changes"]]
        return log


class Writer:
    """A client that sends batches until the server is gone, and most of the unanswered ones again."""

    def __init__(self, squad, seed):
        self.squad = squad
        self.random = random.Random(seed)
        self.batch = []
        self.player = None

    def start(self, server, acknowledged):
        self.figures, self.error = collections.Counter(), None
        self.thread = threading.Thread(target=self.run, args=(server, acknowledged))
        self.thread.start()

    def finish(self):
        self.thread.join()
        if self.error:
            raise self.error
        return self.figures

    def run(self, server, acknowledged):
        try:
            with Connection(server) as connection:
                while True:
                    self.write(connection)
                    acknowledged.release()
        except Gone:
            return
        except Exception as error:
            self.error = error

    def write(self, connection):
        if self.batch and self.random.random() < 0.7:
            self.figures["sent again"] += len(self.batch)
        else:
            self.batch = [self.change() for _ in range(self.random.randint(1, 5))]
        ids = [change["id"] for change in self.batch]
        with self.squad.lock:
            self.squad.unanswered.update(ids)
        status, text = connection.send(
            "POST", self.squad.path, token=self.squad.token,
            body={"since": self.squad.latest, "changes": self.batch})
        if status == 503:
            return  # While the server stops.
        if status != 200:
            raise Finding(f"a batch was answered with {status}: {text[:200]}")
        response = json.loads(text)
        outcomes = response["outcomes"]
        if [outcome["id"] for outcome in outcomes] != ids:
            raise Finding("the outcomes are not those of the batch, in its order")
        self.squad.acknowledge(outcomes)
        self.squad.latest = response["latest"]
        self.figures["acknowledgements"] += len(outcomes)
        # Some are sent again although they were answered, as after a response that was lost.
        self.batch = self.batch if self.random.random() < 0.05 else []

    def change(self):
        """A new player, a new name for one, or a name for one who does not exist."""
        kind = self.random.random()
        name = f"Player {self.random.getrandbits(64)}"
        if self.player is None or kind < 0.2:
            self.player = self.id()
            rest = {"kind": "playerAdded", "player": self.player, "name": name}
        else:
            player = self.player if kind < 0.95 else self.id()
            rest = {"kind": "playerEdited", "player": player, "field": "name", "value": name}
        return {"id": self.id(), "device": DEVICE, "madeAt": 1_700_000_000_000, **rest}

    def id(self):
        return str(uuid.UUID(int=self.random.getrandbits(128))).upper()
