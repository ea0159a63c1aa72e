"""Serves a built client with the headers of the real server, for tests in a browser."""

import base64
import hashlib
import http.server
import pathlib
import re
import threading

POLICY = "; ".join(
    [
        "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self' {style}",
        "img-src 'self' blob: data:", "connect-src 'self'", "manifest-src 'self'",
        "worker-src 'self'", "media-src 'self'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
TYPES = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8", ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png",
    ".webp": "image/webp", ".ico": "image/vnd.microsoft.icon", ".txt": "text/plain; charset=utf-8",
}


STREAM = b"event: alive\ndata: alive\n\nid: 1\ndata: one\n\n"


def allowance(style):
    """What allows one style that a page contains."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(style).digest()).decode()}'"


def policy(body):
    """The content security policy of a file, which allows the style that a page contains."""
    style = re.search(rb"<style>(.*?)</style>", body, re.DOTALL)
    return POLICY.format(style=allowance(style[1]) if style else "")


class StaticServer:
    """A server on a free port; `folder` may change while it runs, and `broken` paths fail."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.broken = set()
        self.requests = []
        self._stopping = threading.Event()
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                outer.requests.append(self.path)
                outer.respond(self)

            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                text = f"{self.headers.get('X-Test')}/{body.decode()}".encode()
                outer.send(self, 201, "text/plain", text)

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def respond(self, handler):
        path = handler.path.split("?")[0]
        if path == "/stream":
            handler.close_connection = True
            return self.send(handler, 200, "text/event-stream", STREAM)
        if path == "/never":
            return self._stopping.wait()
        if path == "/slow":
            return self.send_slowly(handler)
        file = self.folder / ("index.html" if path == "/" else path[1:])
        if path in self.broken or not file.is_file():
            return self.send(handler, 404, "text/plain", b"nothing here")
        return self.send(handler, 200, TYPES[file.suffix], file.read_bytes())

    def send_slowly(self, handler):
        """Sends a response that takes longer than it takes to begin."""
        handler.send_response(200)
        handler.send_header("Content-Length", "4")
        handler.end_headers()
        handler.wfile.write(b"sl")
        self._stopping.wait(0.5)
        handler.wfile.write(b"ow")
        return None

    @staticmethod
    def send(handler, status, content_type, body):
        handler.send_response(status)
        handler.send_header("Content-Type", content_type)
        handler.send_header("Content-Length", str(len(body)))
        handler.send_header("Content-Security-Policy", policy(body))
        handler.send_header("Cache-Control", "no-cache")
        handler.end_headers()
        handler.wfile.write(body)

    def stop(self):
        self._stopping.set()
        self._server.shutdown()
        self._server.server_close()
