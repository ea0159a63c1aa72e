"""The files of a folder that a server serves: their names, placeholders, compressed forms, and what they are made of."""

import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys

from program import BUILD, SCRIPTS
from tools import Failure, on_all_cores, output, run

# Files that are small already.
COMPRESSED_KINDS = {".png", ".webp", ".ico"}
KEPT_VERSIONS = 4
# Of the content coding `dcz` (RFC 9842 §5).
DELTA_MAGIC = b"\x5e\x2a\x4d\x18\x20\x00\x00\x00"


class UnknownPlaceholder(Failure):
    def __init__(self, template, name):
        super().__init__(f"{template} has {{{name}}}, for which the build has nothing")


def files_in(folder):
    """All files of a folder and its subfolders, ordered by their paths."""
    return sorted((file for file in folder.rglob("*") if file.is_file()), key=str)


def make(name, folder, inputs, write):
    """Makes a folder with what `write` puts into an empty one, unless it was made from the same inputs."""
    stamp = stamp_of([*inputs, *SCRIPTS.glob("*.*")])
    kept = BUILD / f"{name}.stamp"
    if folder.is_dir() and kept.is_file() and kept.read_text() == stamp:
        print(f"{folder} is up to date.", file=sys.stderr)
        return
    kept.unlink(missing_ok=True)
    new = BUILD / f"{name}.new"
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    write(new)
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)
    kept.write_text(stamp)


def stamp_of(files):
    """Changes with the content of any of the files, or with the name of one."""
    lines = [f"{digest(file)}  {file}\n" for file in files]
    return hashlib.sha256("".join(sorted(lines)).encode()).hexdigest()


def digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def fill(template, values):
    """What a template contains, with a value in place of each name in braces."""
    def value(match):
        if match[1] not in values:
            raise UnknownPlaceholder(template, match[1])
        return values[match[1]]
    return re.sub(r"\{([A-Za-z]\w*)\}", value, template.read_text())


def languages():
    """What stands for the names in the braces of a page, by language."""
    return {file.stem: json.loads(file.read_text()) for file in sorted(pathlib.Path("Web/languages").glob("*.json"))}


def embedded_lines(source):
    """The lines that a file embeds in Swift, without the end of the last one, which Swift drops, too."""
    return re.search(r'#"""\n(.*?)\n"""#$', source.read_text(), re.DOTALL | re.MULTILINE)[1]


def put_hash(folder, path):
    """Adds a hash of its contents to the name of a file, so that browsers may keep it for ever; its new path in the folder."""
    file = folder / path
    new = file.with_name(f"{file.stem}.{digest(file)[:16]}{file.suffix}")
    file.rename(new)
    return new.relative_to(folder).as_posix()


def with_names(text, names):
    """A text with the new names of files, wherever their addresses are in quotes or brackets."""
    def renamed(match):
        return match[1] + names.get(match[2], match[2])
    return re.sub(r"""(?<=["'(])(\.?/)([^"'()\s]+)(?=["')])""", renamed, text)


def esbuild(*arguments, **options):
    return output("esbuild", "--log-level=warning", "--charset=utf8", "--minify", *arguments, **options)


def minified(text, name):
    """A script or a style sheet as small as possible."""
    return esbuild(f"--loader={name.rpartition('.')[2]}", f"--sourcefile={name}", given=text)


def compress(folder):
    """Writes compressed forms beside each file of a folder and its subfolders."""
    files = [file for file in files_in(folder) if file.suffix not in COMPRESSED_KINDS]
    on_all_cores(lambda file: run("brotli", "--quality=11", "--keep", file), files)
    on_all_cores(lambda file: run("gzip", "--best", "--no-name", "--keep", file), files)


def write_deltas(file, versions):
    """Writes the differences of a file from its earlier versions beside it, for browsers that have one of them, and keeps
    the file for later builds in a folder of its last versions."""
    versions.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, versions)
    kept = sorted(versions.iterdir(), key=lambda version: version.stat().st_mtime_ns, reverse=True)
    for version in kept[KEPT_VERSIONS:]:
        version.unlink()
    for version in kept[:KEPT_VERSIONS]:
        if version.name != file.name:
            hash_of_version = version.name.split(".")[1]
            file.with_name(f"{file.name}.{hash_of_version}.dcz").write_bytes(delta(version, file))


def delta(earlier, later):
    """A file compressed with an earlier version of it as dictionary: a magic number, the SHA-256 of the earlier version, and
    a frame of Zstandard."""
    zstd = run("zstd", "--quiet", "--ultra", "-20", "-D", earlier, "--stdout", later, stdout=subprocess.PIPE)
    return DELTA_MAGIC + bytes.fromhex(digest(earlier)) + zstd.stdout
