"""Phones that sync in an epoch, as the app does, and go on whatever the server answers."""

import http.client
import json
import threading
import time
import uuid

from clients import DEVICE
from server import Connection, Gone

MADE_AT = 1_700_000_000_000


class Client:
    """Something that runs on a thread of its own until it is stopped."""

    def __init__(self):
        self.is_stopped = False

    def start(self):
        self.is_stopped = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def stop(self):
        self.is_stopped = True
        self.thread.join()

    def run(self):
        while not self.is_stopped:
            try:
                self.step()
            except (Gone, OSError, http.client.HTTPException):
                time.sleep(0.05)


def new_player(number):
    """A change that adds a player."""
    key = str(uuid.uuid4()).upper()
    return {"id": key, "device": DEVICE, "madeAt": MADE_AT, "kind": "playerAdded", "player": key,
            "name": f"Player {number}"}


class Phone(Client):
    """A phone that sends one change after the other, until each is acknowledged."""

    def __init__(self, server, number):
        super().__init__()
        self.server, self.number = server, number
        self.credentials = f"phone{number}", "kick-off"
        self.acknowledged = {}  # When each change was.
        self.since, self.epoch, self.pending, self.logins = 0, None, None, -1
        with Connection(server) as connection:
            connection.expect(201, "POST", "/api/users", body={
                "username": self.credentials[0], "password": self.credentials[1]})
            self.connection = connection
            self.log_in()
            self.start_again()

    def log_in(self):
        status, text = self.connection.send("POST", "/api/users/login", credentials=self.credentials)
        if status == 200:
            login = json.loads(text)
            self.token, self.path = login["token"], f"/api/squads/{login['squadID']}"
            self.logins += 1

    def start_again(self):
        """Loads the snapshot; what is pending stays so."""
        status, text = self.connection.send("GET", f"{self.path}/snapshot", token=self.token)
        if status == 200:
            snapshot = json.loads(text)
            self.since, self.epoch = snapshot["sequence"], snapshot["epoch"]

    def step(self):
        self.pending = self.pending or new_player(len(self.acknowledged))
        body = {"since": self.since, "epoch": self.epoch, "changes": [self.pending]}
        status, text = self.connection.send(
            "POST", f"{self.path}/changes", token=self.token, body=body)
        if status == 200:
            self.take(json.loads(text))
        elif status == 401:
            self.log_in()
        elif status == 409:
            self.start_again()
        else:
            time.sleep(0.05)

    def take(self, response):
        self.acknowledged[self.pending["id"]] = time.monotonic()
        self.since, self.pending = response["upTo"], None

    def first_write_after(self, instant):
        return next(
            (at for at in list(self.acknowledged.values()) if at > instant), float("inf"))

    def log(self, server):
        """The epoch of a server, and the ids of the phone's log there."""
        with Connection(server) as self.connection:
            self.start_again()
            ids, up_to, latest = set(), 0, 1
            while up_to < latest:
                page = self.connection.expect(
                    200, "GET", f"{self.path}/changes?since={up_to}", token=self.token)
                up_to, latest = page["upTo"], page["latest"]
                ids |= {one["id"] for one in page["changes"]}
            return self.epoch, ids


class Stream(Client):
    """A live stream of a phone's squad, opened again whenever it ends."""

    def __init__(self, server, phone):
        super().__init__()
        self.server, self.phone = server, phone
        self.heard = []

    def step(self):
        with Connection(self.server, timeout=5) as connection:
            connection.http.request(
                "GET", f"{self.phone.path}/changes?since={self.phone.since}",
                headers={"Authorization": f"Bearer {self.phone.token}",
                         "Accept": "text/event-stream"})
            response = connection.http.getresponse()
            if response.status != 200:
                time.sleep(0.1)
            while response.status == 200 and not self.is_stopped:
                line = response.readline()
                if not line:
                    return
                if line.startswith(b"data: {"):
                    self.heard.append(time.monotonic())

    def has_heard_after(self, instant):
        return any(at > instant for at in self.heard)
