"""Builds what browsers run, in .build-client.

    python3 scripts/client VERB

  site               the app in .build-client/site, which `gather serve --client` serves
  samples            the samples, into the folder `samples` of that
  development        app and samples in .build-client/development, soon and not small: for one's own machine
  whole              the app with its program in one part, to measure beside the two
  fixture            a program that the tests in a browser try screens and scripts with
  compile            compiles the targets of the root package, to find code that cannot run in a browser
  size [FOLDER]      what the parts of the app weigh, beside an earlier commit
  delta FROM TO      prints a file as the difference from an earlier version

Nothing is built again unless what it is made of has changed.
"""

import os
import pathlib
import sys

import app
import files
import program
import samples
import size
from tools import Failure

ROOT = pathlib.Path(__file__).resolve().parents[2]
TARGETS = [
    "Domain", "Wire", "Figures", "Presentation", "Markup", "Screens", "Client", "Browser", "SampleKit", "CounterSample", "ClockSample",
    "LoginSample", "MoviesDomain", "MoviesData", "MoviesPresentation"]


def compile_targets():
    """Shares the folder with the app, which compiles the same."""
    for target in TARGETS:
        program.swift_build("--target", target)


def main(*arguments):
    match arguments:
        case ["site"]:
            app.build(app.SITE)
        case ["samples"]:
            samples.build(app.SITE)
        case ["development"]:
            app.build(app.DEVELOPMENT)
            samples.build(app.DEVELOPMENT)
        case ["whole"]:
            app.build(app.WHOLE)
        case ["fixture"]:
            app.build(app.FIXTURE)
        case ["compile"]:
            compile_targets()
        case ["size"]:
            size.report(app.SITE.folder)
        case ["size", folder]:
            size.report(folder)
        case ["delta", earlier, later]:
            sys.stdout.buffer.write(files.delta(earlier, later))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    paths = [pathlib.Path(path).resolve() for path in sys.argv[2:]]
    os.chdir(ROOT)
    try:
        main(*sys.argv[1:2], *paths)
    except Failure as failure:
        sys.exit(f"error: {failure}")
