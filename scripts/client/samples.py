"""Builds the samples into the folder `samples` of the app.

Their pages load the app's scripts and icon; all their other files are their own.
"""

import pathlib

import program
from app import require_built
from files import compress, files_in, fill, make, minified, put_hash, with_names

SAMPLES = pathlib.Path("Samples")
NAMES = ["Counter", "Clock", "Login", "Movies"]
# What a page loads of a sample's own.
ELEMENTS = {
    ".js": '<script type="module" src="{}"></script>\n',
    ".css": '<link rel="stylesheet" href="{}">\n',
}


def build(app):
    """Builds the samples for an app that is built."""
    site, folder = app.folder, app.folder / "samples"
    require_built(site)
    twins = {name: program.compiled(f"{name}App", app.compilation) for name in NAMES}
    sources = [file for web in SAMPLES.glob("**/Web") for file in files_in(web)]
    of_site = [file for file in files_in(site) if folder not in file.parents]
    inputs = [*twins.values(), *sources, *of_site]
    make(f"{app.name}-samples", folder, inputs, lambda new: write(twins, app, new))


def write(twins, app, folder):
    names = {"samples/samples.css": f"samples/{put_minified(SAMPLES / 'Web/samples.css', folder)}"}
    for name, pattern in {"icons/icon.svg": "icons/icon.*.svg", "host.js": "host.*.js"}.items():
        # Not its compressed forms.
        (file,) = app.folder.glob(pattern)
        names[name] = file.relative_to(app.folder).as_posix()
    index = (SAMPLES / "Web/index.html").read_text()
    (folder / "index.html").write_text(with_names(index, names))
    for sample, twin in twins.items():
        write_sample(sample, twin, app.compilation, names, folder)
    if app.compilation.is_optimized:
        compress(folder)


def write_sample(sample, twin, compilation, names, samples):
    name = sample.lower()
    folder = samples / name
    folder.mkdir()
    program.write_whole(twin, folder / "app.wasm", compilation)
    names = {**names, f"samples/{name}/app.wasm": f"samples/{name}/{put_hash(folder, 'app.wasm')}"}
    own = ""
    for ending, element in ELEMENTS.items():
        for file in sorted((SAMPLES / sample / "Web").glob(f"*{ending}")):
            own += element.format(f"/samples/{name}/{put_minified(file, folder)}")
    page = fill(SAMPLES / "Web/page.html", {"sample": sample, "folder": name, "ownFiles": own})
    (folder / "index.html").write_text(with_names(page, names))


def put_minified(source, folder):
    """Puts a script or a style sheet into a folder as small as possible; its name there."""
    (folder / source.name).write_text(minified(source.read_text(), source.name))
    return put_hash(folder, source.name)
