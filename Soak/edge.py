"""Sends a real server requests whose paths, queries, cookies and other headers are half right.

No request may be answered with an error of the server, and the server must live on.
"""

import collections
import pathlib
import random
import re
import socket
import tempfile

from server import Connection, Gone, Server

REQUESTS_AT_ONCE = 50
ID = "00000000-0000-0000-0000-000000000001"
METHODS = ["GET"] * 12 + ["POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"]
PATHS = [
    "/", "/health", "/openapi.yaml", "/index.html", "/app.0123abcd.js", "/api/users",
    "/api/users/login", "/api/users/sessions", f"/api/users/sessions/{ID}", "/api/players",
    "/api/players/7", "/api/players/7/gathers", "/api/gathers", f"/api/gathers/{ID}/players/7",
    "SQUAD/changes?since=0", f"SQUAD/changes?since=3&epoch={ID}", "SQUAD/snapshot",
]
HEADERS = {
    "Cookie": ["gather_token=TOKEN", "__Host-gather_token=TOKEN; gather_device=a.b; x=\"y\""],
    "Authorization": ["Bearer TOKEN", "Basic QW5uOmtpY2stb2Zm", "Basic Og=="],
    "X-Forwarded-For": ["10.0.0.1", "2001:db8::1, 10.0.0.2", "::ffff:10.0.0.3"],
    "Accept": ["text/html", "application/json;q=0.5, text/*;q=0.1, */*", "text/html;q=1e400"],
    "Accept-Encoding": ["br, gzip;q=0.5", "dcz, br;q=0", "identity;q=0, *;q=0"],
    "Available-Dictionary": [":pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=:"],
    "User-Agent": ["Mozilla/5.0 (iPhone) Safari/605", "curl/8.0"],
    "Origin": ["null", "http://127.0.0.1", "https://evil.example"],
    "Sec-Fetch-Site": ["same-origin", "cross-site", "none"],
    "If-None-Match": ['"abc"', 'W/"abc", *'],
    "Content-Type": ["application/json"],
    "Range": ["bytes=0-1", "bytes=-5"],
}
BODIES = [
    '{"name":"Ann"}', '{"since":0,"changes":[]}', "{}", "[", '{"username":"Ann","password":"x"}',
]
# Bytes that mean something in a header or address, and some that must not be there.
PIECES = [
    "", "%", "%00", "%2F", "%ff", "..", "//", "?", "&", "=", ";", ",", ":", '"', "\\", "*", "+",
    "-1", "9" * 25, "é", "유나", "\xa0", "\x7f", "\t", "a" * 300, "=" * 30, "q=", "since=", "::",
    "/33", "{}",
]


def run(program, seed, count):
    """Sends so many requests. Returns the figures and the findings."""
    generator, figures = random.Random(seed), collections.Counter()
    with tempfile.TemporaryDirectory(prefix="gather-edge-") as folder:
        client = pathlib.Path(folder) / "client"
        client.mkdir()
        (client / "index.html").write_text("<!doctype html><title>Gather</title>")
        (client / "app.0123abcd.js").write_text("export {}\n" * 100)
        server = Server(
            program, pathlib.Path(folder) / "gather.sqlite", "--client", client, "--behind-proxy")
        server.wait()
        try:
            names = log_in(server)
            while figures["requests"] < count:
                send(server, [request(generator, names) for _ in range(REQUESTS_AT_ONCE)], figures)
            return figures, []
        except (Gone, OSError, AssertionError) as error:
            return figures, [f"seed {seed}, after {figures['requests']} requests: {error}"]
        finally:
            server.kill()


def log_in(server):
    with Connection(server) as connection:
        connection.expect(
            201, "POST", "/api/users", body={"username": "Ann", "password": "kick-off"})
        login = connection.expect(
            200, "POST", "/api/users/login", credentials=("Ann", "kick-off"))
    return {"TOKEN": login["token"], "SQUAD": f"/api/squads/{login['squadID']}"}


def request(generator, names):
    body = generator.choice(BODIES) if generator.random() < 0.3 else ""
    lines = [f"{generator.choice(METHODS)} {address(generator)} HTTP/1.1", "Host: 127.0.0.1"]
    for name in generator.sample(list(HEADERS), generator.randint(1, 5)):
        lines.append(f"{name}: {damaged(generator, generator.choice(HEADERS[name]))}")
    lines.append(f"Content-Length: {len(body)}")
    text = "\r\n".join(lines) + "\r\n\r\n" + body
    for name, value in names.items():
        text = text.replace(name, value)
    return text.encode()


def address(generator):
    text = damaged(generator, generator.choice(PATHS))
    return re.sub(r"[\s\x7f]", "%20", text) or "/"


def damaged(generator, text):
    for _ in range(generator.choice([0, 0, 0, 0, 1, 1, 2, 4])):
        start = generator.randint(0, len(text))
        end = start + generator.choice([0, 0, 1, 3])
        text = text[:start] + generator.choice(PIECES) + text[end:]
    return text


def send(server, requests, figures):
    """Sends requests one behind the other, and one that ends the connection."""
    last = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        connection.sendall(b"".join(requests) + last)
        response = bytearray()
        while part := connection.recv(1 << 20):
            response += part
    statuses = re.findall(rb"HTTP/1\.1 (\d\d\d) ", response)
    assert statuses, "there is no response"
    assert server.process.poll() is None, "the server has ended"
    for status in statuses:
        assert status < b"500", f"a request was answered with {status.decode()}: {requests}"
        figures[f"requests: {status.decode()}"] += 1
    figures["requests"] += len(statuses)
