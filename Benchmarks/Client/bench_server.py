"""Serves a built client with what decides the bytes of a visit: compression and entity tags."""

import hashlib
import re

from static_server import TYPES, StaticServer, policy


class TransferServer(StaticServer):
    """Sends files as the real server does, and counts the bytes, headers included, by path."""

    def __init__(self, folder):
        self.sent = {}
        super().__init__(folder)

    def respond(self, handler):
        path, plain = handler.path, handler.wfile
        handler.wfile = CountingWriter(plain)
        try:
            self._respond(handler, "/index.html" if path == "/" else path)
        finally:
            self.sent[path] = self.sent.get(path, 0) + handler.wfile.count
            handler.wfile = plain

    def _respond(self, handler, path):
        file = self.folder / path[1:]
        twin = file.with_name(f"{file.name}.br")
        if not file.is_file():
            return self.send(handler, 404, "text/plain", b"nothing here")
        is_small = twin.is_file() and "br" in handler.headers.get("Accept-Encoding", "")
        body = (twin if is_small else file).read_bytes()
        tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        is_known = tag in handler.headers.get("If-None-Match", "")
        handler.send_response(304 if is_known else 200)
        handler.send_header("Content-Security-Policy", policy(file.read_bytes()))
        handler.send_header("Vary", "Accept-Encoding")
        handler.send_header("ETag", tag)
        is_hashed = re.search(r"\.[0-9a-f]{16}\.\w+$", path)
        lifetime = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        handler.send_header("Cache-Control", lifetime)
        if is_small:
            handler.send_header("Content-Encoding", "br")
        if not is_known:
            handler.send_header("Content-Type", TYPES[file.suffix])
            handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        if not is_known:
            handler.wfile.write(body)


class CountingWriter:
    """A writer that counts the bytes written to it."""

    def __init__(self, writer):
        self._writer = writer
        self.count = 0

    def write(self, data):
        self.count += len(data)
        return self._writer.write(data)

    def flush(self):
        self._writer.flush()
