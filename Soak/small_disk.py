"""A small disk of its own, which can be full or read-only."""

import contextlib
import os
import pathlib
import subprocess
import tempfile

MEGABYTES = 24


class SmallDisk:
    def __enter__(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="gather-disk-")
        self.image = pathlib.Path(self.temporary.name) / "image"
        self.folder = pathlib.Path(self.temporary.name) / "disk"
        self.folder.mkdir()
        with open(self.image, "wb") as image:
            image.truncate(MEGABYTES << 20)
        run("mkfs.ext4", "-q", "-F", "-m", "0", self.image)
        self.mount()
        return self

    def __exit__(self, *_):
        run("umount", "--lazy", self.folder)
        self.temporary.cleanup()

    @staticmethod
    def is_available():
        try:
            with SmallDisk():
                return True
        except (OSError, subprocess.CalledProcessError):
            return False

    def mount(self):
        run("mount", "-o", "loop,errors=remount-ro", self.image, self.folder)

    def fill(self, but=0):
        """Writes a file that leaves so many bytes free."""
        status = os.statvfs(self.folder)
        size = status.f_bavail * status.f_bsize - but
        with open(self.folder / "filler", "ab", buffering=0) as filler, \
                contextlib.suppress(OSError):
            # The file itself takes some blocks, so the disk may be full a little earlier.
            while size > 0 or but == 0:
                size -= filler.write(bytes(4 << 10))
            os.fsync(filler.fileno())

    def make_room(self):
        (self.folder / "filler").unlink()

    def make_read_only(self):
        """Makes the system find an error, upon which nothing is written any more."""
        device = subprocess.run(
            ["findmnt", "--noheadings", "--output", "SOURCE", self.folder], check=True,
            capture_output=True, text=True).stdout.strip()
        name = pathlib.Path(device).name
        pathlib.Path(f"/sys/fs/ext4/{name}/trigger_fs_error").write_text("1")

    def repair(self):
        """Makes the disk well again; no process may use it."""
        run("umount", self.folder)
        # 1 says that errors were corrected.
        subprocess.run(["fsck.ext4", "-f", "-y", self.image], capture_output=True)
        self.mount()


def run(*command):
    subprocess.run(command, check=True, capture_output=True)
