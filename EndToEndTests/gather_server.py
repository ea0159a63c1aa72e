"""The server program, started and stopped."""

import re
import shutil
import signal
import subprocess

# The seconds within which it stops, also on a busy computer.
PATIENCE = 60


class GatherServer:
    """The real server with the client, on a free port and with a database of its own."""

    def __init__(self, program, site_folder, folder, *options, log=None):
        self._program = program
        self._client = site_folder
        self._options = options
        self._log = log
        self.database = folder / "gather.sqlite"
        self.url = None
        self.start()

    def start(self):
        """Starts the server, at the same address after a stop."""
        port = self.url.rsplit(":", 1)[1] if self.url else "0"
        arguments = [
            self._program, "serve", "--client", self._client, "--database", self.database,
            "--log-level", "warning" if self._log else "error", "--port", port, *self._options,
        ]
        self._process = subprocess.Popen(
            [str(argument) for argument in arguments], stdout=subprocess.PIPE, text=True,
            stderr=self._log.open("w") if self._log else None,
        )
        for line in self._process.stdout:
            if found := re.match(r"Football Gather is at .*?(http://\S+)", line):
                self.url = found[1].rstrip("/")
                return
        raise RuntimeError("the server did not start")

    def stop(self):
        """Stops the server; acknowledged changes stay in its database."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(timeout=PATIENCE)
        self._process.stdout.close()

    def back_up(self, file):
        """Copies the database to a file."""
        subprocess.run(
            [self._program, "backup", file, "--database", self.database], check=True
        )

    def restart_from(self, file):
        """Restarts the server with another database, as after the loss of the old one."""
        self.stop()
        self.database = file
        self.start()

    def copy_folder(self, copy):
        """Copies the files of the database while the server is stopped, as `cp -a` does."""
        self.stop()
        copy.mkdir()
        for file in self.database.parent.glob(f"{self.database.name}*"):
            if file.is_file():
                shutil.copy2(file, copy)
        self.start()

    def restart_from_folder(self, copy):
        """Puts the files of a copy in the place of the database, and restarts the server."""
        self.stop()
        for file in self.database.parent.glob(f"{self.database.name}*"):
            if file.is_file():
                file.unlink()
        for file in copy.iterdir():
            shutil.copy2(file, self.database.parent)
        self.start()
