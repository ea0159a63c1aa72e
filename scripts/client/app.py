"""Builds the app into a folder that `gather serve --client` serves.

File names contain a hash of the contents, so that browsers may cache the files for ever. Only the pages, the manifest, the
service worker and the files that browsers and crawlers ask for by their names have fixed names. Pages and manifest are
built once a language: `index.ko.html` beside the English `index.html`.
"""

import hashlib
import pathlib
import re
import shutil
from dataclasses import dataclass

import program
from files import (
    compress, digest, embedded_lines, esbuild, files_in, fill, languages, make, minified, put_hash, with_names, write_deltas)
from program import BUILD, OPTIMIZED, UNOPTIMIZED, Compilation
from tools import Failure, on_all_cores

WEB = pathlib.Path("Web")
STYLES = WEB / "styles"
TEXTS = pathlib.Path("Sources/EmbeddedTexts/Generated")
WORDS = pathlib.Path("Sources/EmbeddedListWords/Generated")
# The pages behind links are not part of the app, and work in browsers that cannot run it: `make test-old-engines`.
OLDEST_ENGINES = "chrome69,firefox67,safari12"
# Those of the page for a wrong address, and of the pages behind links.
STYLES_OF_404 = ["01-tokens", "02-ground", "04-buttons"]
STYLES_BEHIND_LINKS = ["01-tokens", "02-ground", "05-match"]


@dataclass(frozen=True)
class App:
    """What is built into a folder of .build-client with its name."""
    name: str
    product: str = "WebApp"
    styles: str = "Web/styles/*.css"
    is_in_parts: bool = False
    has_newcomers: bool = True
    compilation: Compilation = OPTIMIZED

    @property
    def folder(self):
        return BUILD / self.name


SITE = App("site", is_in_parts=True)
WHOLE = App("whole")
DEVELOPMENT = App("development", has_newcomers=False, compilation=UNOPTIMIZED)
FIXTURE = App("fixture", "BrowserFixture", "EndToEndTests/Fixture/fixture.css", has_newcomers=False)


class NotBuilt(Failure):
    def __init__(self, folder):
        super().__init__(f"there is no app in {folder}; build it first")


def require_built(folder):
    if not (folder / "index.html").is_file():
        raise NotBuilt(folder)


def build(app):
    twin = program.compiled(app.product, app.compilation)
    styles = sorted(pathlib.Path().glob(app.styles), key=str)
    inputs = {twin, *styles, *files_in(WEB), *files_in(TEXTS), *files_in(WORDS)}
    make(app.name, app.folder, inputs, lambda folder: write(app, twin, styles, folder))


def write(app, twin, styles, folder):
    copy_files(folder)
    write_scripts(folder)
    write_texts(folder)
    if app.has_newcomers:
        program.record_newcomers(twin, folder / "texts")
    if app.is_in_parts:
        functions = BUILD / f"{app.name}.first-part"
        program.write_parts(folder / "app.wasm", folder / "rest.wasm", folder / "texts", functions)
    else:
        program.write_whole(twin, folder / "app.wasm", app.compilation)
    names = put_hashes(folder)
    write_pages(app, joined(styles), names, folder)
    write_service_worker(names, folder)
    if app.compilation.is_optimized:
        write_smaller_forms(app, folder)


def write_smaller_forms(app, folder):
    """Writes what is sent in place of files, so that less is."""
    compress(folder)
    changing = [file for file in files_in(folder) if re.search(r"\.[0-9a-f]{16}\.(wasm|txt)$", file.name)]
    on_all_cores(lambda file: write_deltas(file, BUILD / f"{app.name}.versions" / file.name.split(".")[0]), changing)


def copy_files(folder):
    for name in ("icons", "pictures"):
        shutil.copytree(WEB / name, folder / name)
    for name in ("favicon.ico", "robots.txt"):
        shutil.copy(WEB / name, folder)


def write_scripts(folder):
    # Read by browsers that cannot run the app; those that pass its tests read the syntax of 2021.
    (folder / "able.js").write_text(esbuild("--target=es5", WEB / "able.js"))
    # One file, because the page needs all of it at once; but few pages draw a picture.
    host = bundled(WEB / "host.js", "es2021", "--external:./picture.js")
    (folder / "host.js").write_text(host)
    (folder / "picture.js").write_text(esbuild(WEB / "picture.js"))
    for name in ("follow.js", "reply.js"):
        (folder / name).write_text(bundled(WEB / "follow" / name, OLDEST_ENGINES))
    behind_links = [*named_styles(STYLES_BEHIND_LINKS), WEB / "follow/follow.css", WEB / "follow/old-engines.css"]
    (folder / "follow.css").write_text(joined(behind_links))


def bundled(script, target, *options):
    return esbuild("--bundle", "--format=esm", f"--target={target}", *options, script)


def named_styles(names):
    return [STYLES / f"{name}.css" for name in names]


def joined(styles):
    """Style sheets as one, as small as possible."""
    return minified("".join(style.read_text() for style in styles), "style.css")


def write_texts(folder):
    """Writes the texts of each language, and the words of lists: the lines of the files that embed them in Swift."""
    (folder / "texts").mkdir()
    for tag in languages():
        (folder / f"texts/{tag}.txt").write_text(embedded_lines(TEXTS / f"Language+{tag}.swift"))
    (folder / "words.txt").write_text(embedded_lines(WORDS / "ListWords+Lines.swift"))


def put_hashes(folder):
    """Puts hashes into the names of the files that may change, and lists the new names. A file comes before those that name
    it."""
    names = {"picture.js": put_hash(folder, "picture.js")}
    host = folder / "host.js"
    host.write_text(with_names(host.read_text(), names))
    files = [file for part in ("icons", "pictures", "texts") for file in files_in(folder / part)]
    files += [*folder.glob("*.wasm"), host, folder / "able.js", folder / "words.txt"]
    for path in (file.relative_to(folder).as_posix() for file in files):
        names[path] = put_hash(folder, path)
    return names


def texts_in(names):
    return [f"/{name}" for name in sorted(names.values()) if name.startswith("texts/")]


def write_pages(app, style, names, folder):
    screens = program.first_screens() if app.has_newcomers else {}
    styles = {"index.html": style, "404.html": joined(named_styles(STYLES_OF_404))}
    for name in ("index.html", "404.html", "manifest.webmanifest"):
        for tag, words in languages().items():
            # In the page, because the first screen waits for it.
            values = {**words, "style": styles.get(name, "").rstrip("\n"), "firstScreen": screens.get(tag, ""),
                      "texts": " ".join(texts_in(names))}
            page = without_what_is_not_there(app, fill(WEB / name, values))
            (folder / in_language(name, tag)).write_text(with_names(page, names))


def without_what_is_not_there(app, page):
    if not app.is_in_parts:
        page = re.sub(r' data-rest="[^"]*"', "", page)
    if not app.has_newcomers:
        page = re.sub(r'<template id="first-screen">.*?</template>\n', "", page, flags=re.DOTALL)
    return page


def in_language(page, tag):
    name, _, ending = page.partition(".")
    return page if tag == "en" else f"{name}.{tag}.{ending}"


def write_service_worker(names, folder):
    """Writes the service worker, whose version is another one as soon as any file is."""
    lines = [f"{digest(file)}  ./{file.relative_to(folder).as_posix()}\n" for file in files_in(folder)]
    version = hashlib.sha256("".join(lines).encode()).hexdigest()[:16]
    values = {"version": version, "files": in_quotes(["/", *kept(names)]), "texts": in_quotes(texts_in(names))}
    worker = fill(WEB / "service-worker.js", values)
    (folder / "service-worker.js").write_text(minified(worker, "service-worker.js"))


def kept(names):
    """The files that devices keep. Browsers fetch the icons for home screens only when the app is installed, and the pictures
    are not part of the app."""
    return sorted(
        f"/{name}" for name in names.values() if not name.startswith(("pictures/", "texts/")) and not name.endswith(".png"))


def in_quotes(paths):
    """Paths between the quotes that the template has at both ends."""
    return "', '".join(paths)
