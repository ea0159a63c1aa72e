"""Requests from an address of the loopback network, which Linux answers as a whole."""
import base64
import http.client
import json
import resource
import secrets
import socket
import uuid

PASSWORD = "a long password"


class Client:
    """One connection that is kept open, from an address of its own."""

    def __init__(self, port, address="127.0.0.1", timeout=60):
        self.port, self.address, self.timeout = port, address, timeout
        self.token = self.device = self.squad = None
        self.connection = None

    def request(self, method, path, body=None, headers=None):
        """Returns status and body; a connection that the server closed is opened again once."""
        headers = dict(headers or {})
        if self.token:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body, ensure_ascii=False).encode()
        for attempt in (1, 2):
            try:
                if self.connection is None:
                    self.connection = http.client.HTTPConnection(
                        "127.0.0.1", self.port, self.timeout, source_address=(self.address, 0))
                self.connection.request(method, path, body, headers)
                response = self.connection.getresponse()
                self.note_device(response)
                return response.status, response.read()
            except (OSError, http.client.HTTPException):
                self.connection = None
                if attempt == 2:
                    raise

    def note_device(self, response):
        for cookie in response.headers.get_all("Set-Cookie") or []:
            if cookie.startswith("gather_device="):
                self.device = cookie.split(";")[0]

    def register(self, name):
        return self.request("POST", "/api/users", {"username": name, "password": PASSWORD})[0]

    def log_in(self, name, password=PASSWORD):
        basic = base64.b64encode(f"{name}:{password}".encode()).decode()
        headers = {"Authorization": f"Basic {basic}"}
        if self.device:
            headers["Cookie"] = self.device
        status, body = self.request("POST", "/api/users/login", headers=headers)
        if status == 200:
            answer = json.loads(body)
            self.token, self.squad = answer["token"], answer["squadID"]
        return status

    def submit(self, changes):
        return self.request(
            "POST", f"/api/squads/{self.squad}/changes", {"since": 0, "changes": changes})

    def ask_for(self, path):
        """Asks for something, and reads nothing of it."""
        return self.raw(f"GET {path} HTTP/1.1\r\nHost: a\r\n"
                        f"Authorization: Bearer {self.token}\r\n\r\n", receive_buffer=4096)

    def stream(self):
        return self.raw(f"GET /api/squads/{self.squad}/changes HTTP/1.1\r\nHost: a\r\n"
                        f"Accept: text/event-stream\r\nAuthorization: Bearer {self.token}\r\n\r\n")

    def raw(self, text, receive_buffer=None):
        sock = socket.socket()
        if receive_buffer:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        sock.settimeout(self.timeout)
        sock.bind((self.address, 0))
        sock.connect(("127.0.0.1", self.port))
        sock.sendall(text.encode("latin-1"))
        return sock


def identifier():
    return str(uuid.uuid4()).upper()


def link_secret():
    return base64.urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip("=")


def open_files(count):
    """Lets this process have so many files open, where it may."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, most), most))


def change(kind, **members):
    return {"id": identifier(), "device": identifier(), "madeAt": 1_700_000_000_000, "kind": kind,
            **members}
