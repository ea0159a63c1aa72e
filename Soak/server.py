"""A real server in its own process, and connections to it."""

import base64
import http.client
import json
import signal
import subprocess

# The clients write more in a minute than an account may.
QUOTAS = ["--squad-megabytes", "1000", "--write-megabytes", "1000"]


class Gone(Exception):
    """The server did not respond, because it has ended."""


class Refused(Exception):
    """A response of another status than the expected one."""

    def __init__(self, status, text):
        super().__init__(f"{status}: {text[:200]}")
        self.status = status


class Server:
    """Starts the program; `wait` returns when it serves."""

    def __init__(self, program, database, *arguments, quotas=QUOTAS, **process):
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--database", database, "--log-level", "error",
             *quotas, *arguments],
            **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **process})
        self.port, self.errors = None, ""

    def wait(self):
        line = self.process.stdout.readline().decode()
        if "://" not in line:
            raise Gone(f"exit {self.end()}: {self.errors}")
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self):
        """Ends the process without warning. Returns how it ended."""
        self.process.send_signal(signal.SIGKILL)
        return self.end()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def end(self):
        """Waits for the end. Returns the exit code, or the negative number of the signal."""
        if not self.process.stdout.closed:
            self.errors = (self.process.communicate()[1] or b"").decode().strip()
        return self.process.returncode


class Connection:
    """One connection, which many requests share."""

    def __init__(self, server, timeout=30):
        self.http = http.client.HTTPConnection("127.0.0.1", server.port, timeout=timeout)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.http.close()

    def send(self, method, path, body=None, token=None, credentials=None):
        """Returns the status and the text of the response."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if credentials:
            pair = base64.b64encode(":".join(credentials).encode()).decode()
            headers["Authorization"] = f"Basic {pair}"
        try:
            self.http.request(method, path, None if body is None else json.dumps(body), headers)
            response = self.http.getresponse()
            return response.status, response.read()
        except (OSError, http.client.HTTPException) as error:
            raise Gone(repr(error)) from error

    def expect(self, status, method, path, **request):
        """The content of a response that must have this status."""
        actual, text = self.send(method, path, **request)
        if actual != status:
            raise Refused(actual, text.decode(errors="replace"))
        return json.loads(text) if text else None


def check(program, database):
    """What `gather check` complains about; empty when it finds nothing."""
    outcome = subprocess.run(
        [program, "check", "--database", database], capture_output=True, text=True)
    return "" if outcome.returncode == 0 else f"{outcome.stdout}{outcome.stderr}"
