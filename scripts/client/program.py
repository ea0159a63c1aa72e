"""Compiles a program as Embedded Swift for the browser: as small as possible, or as quickly as possible."""

import functools
import json
import os
import pathlib
import re
import shutil
import sys
from collections import Counter
from dataclasses import dataclass

from tools import Failure, output, run

BUILD = pathlib.Path(".build-client")
PARTS = BUILD / "parts"
VISITS = PARTS / "visits"
SCRIPTS = pathlib.Path("scripts/client")
# Those that the compiler uses by default. Web/able.js looks whether a browser has them.
FEATURES = ("--enable-bulk-memory", "--enable-mutable-globals", "--enable-nontrapping-float-to-int", "--enable-sign-ext")
# The compiler's runtime functions for 128-bit products, which overflow checks use.
BUILTINS = "/usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a"

COMPILER_OPTIONS = [
    "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
    "-wmo", "-Xfrontend", "-disable-stack-protector", "-Xclang-linker", "-nostdlib",
    # Otherwise clang runs an installed wasm-opt, which removes all names.
    "-Xclang-linker", "--no-wasm-opt",
]
SIZE_OPTIONS = [
    "-Osize",
    # Keeps LLVM from inlining what is larger than a call of it.
    "-Xllvm", "-inline-threshold=0",
    # Otherwise a function is copied for each closure that it is called with.
    "-Xllvm", "-sil-disable-pass=closure-specialize",
    # Otherwise loops are unrolled, and a condition is copied to where a loop or a jump begins.
    "-Xllvm", "-sil-disable-pass=loop-rotate", "-Xllvm", "-sil-disable-pass=loop-unroll",
    "-Xllvm", "-sil-disable-pass=jumpthread-simplify-cfg",
]
# No --allow-undefined: it would turn a missing function into an import that no browser has.
LINKER_OPTIONS = [
    "/usr/lib/wasm32-wasi/libc.a", BUILTINS,
    # The stack is first, so that its overflow ends the program instead of overwriting data.
    "--no-entry", "--gc-sections", "--stack-first",
    # Sources/Browser/Memory.swift says why.
    "--wrap=posix_memalign", "--wrap=free",
]
# No tables of Unicode: code that counts characters or normalises text fails to link.
SMALL_LINKER_OPTIONS = [
    "-z", "stack-size=1048576",
    # LLVM gives a function with a single caller a bonus of 15,000, which this takes away: otherwise all screens become
    # one function, which a first visitor would load to see the first of them.
    "--lto-O2", "-mllvm", "-inline-threshold=-14850",
]
# Of Unicode, because what is not optimised keeps code that is never called.
TABLES = "lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"


@dataclass(frozen=True)
class Compilation:
    """How programs are compiled."""
    is_optimized: bool

    @property
    def folder(self):
        """Where the compiler works."""
        return BUILD if self.is_optimized else BUILD / "unoptimized"

    @property
    def toolset(self):
        return self.folder / "toolset.json"

    @property
    def compiler_options(self):
        return COMPILER_OPTIONS + (SIZE_OPTIONS if self.is_optimized else ["-Onone", "-DDEVELOPMENT"])

    @property
    def linker_options(self):
        if self.is_optimized:
            return LINKER_OPTIONS + SMALL_LINKER_OPTIONS
        return [*LINKER_OPTIONS, str(toolchain().parent / TABLES), "-z", "stack-size=8388608"]

    @property
    def build_options(self):
        return ["--experimental-lto-mode", "full"] if self.is_optimized else []


# What friends get, and what is tested and measured.
OPTIMIZED = Compilation(is_optimized=True)
# What is there soon: for one's own machine.
UNOPTIMIZED = Compilation(is_optimized=False)


class WrongToolchain(Failure):
    def __init__(self, version):
        super().__init__(f"this needs Swift {version}, the version that Embedded Swift was tested with")


@functools.cache
def toolchain():
    """The folder of the toolchain's programs. Fails with any toolchain but the one that is tested."""
    version = pathlib.Path(".swift-version").read_text().strip()
    swift = shutil.which("swiftc")
    if not swift or f"Swift version {version} " not in output("swift", "--version"):
        raise WrongToolchain(version)
    return pathlib.Path(swift).resolve().parent


@functools.cache
def write_toolset(compilation):
    """Writes the options of the compiler. They are made at build time, because paths of toolchains differ."""
    compilation.folder.mkdir(parents=True, exist_ok=True)
    compilation.toolset.write_text(json.dumps({
        "schemaVersion": "1.0",
        "rootPath": str(toolchain()),
        "swiftCompiler": {"extraCLIOptions": compilation.compiler_options},
        "linker": {"extraCLIOptions": compilation.linker_options},
    }, indent=2))


def swift_build(*arguments, compilation=OPTIMIZED):
    """Runs `swift build` for the browser with further arguments."""
    write_toolset(compilation)
    # Hands the compiled files to the linker as they are. Otherwise clang, which calls the linker,
    # compiles each of a program's 200 files once more: 19 of the 21 seconds of linking a sample.
    environment = {**os.environ, "CCC_OVERRIDE_OPTIONS": r"#s/^(.*[.]bc)$/-Wl,\1/"}
    run("swift", "build", "--scratch-path", compilation.folder, "-c", "release", "--triple", "wasm32-unknown-none-wasm",
        "--toolset", compilation.toolset, *compilation.build_options, *arguments, env=environment, stdout=sys.stderr)


def compiled(product, compilation=OPTIMIZED):
    """Compiles an executable: the one with symbols and debug information, which llvm-symbolizer needs to explain a crash."""
    swift_build("--product", product, compilation=compilation)
    return compilation.folder / f"wasm32-unknown-none-wasm/release/{product}.wasm"


def copy_object(option, source, target):
    run(toolchain() / "llvm-objcopy", option, source, target)


def shrink(source, target, *options):
    """Writes a program as small as possible, after further passes.

    By default, wasm-opt inlines each function with a single caller, which makes functions of 100 KB. The hints about
    alignment that --dealign removes mean nothing to browsers.
    """
    run("wasm-opt", "--dealign", *options, "-Oz", "--one-caller-inline-max-function-size=30",
        "--always-inline-max-function-size=4", "--zero-filled-memory", *FEATURES, source, "--output", target)


def write_whole(twin, target, compilation=OPTIMIZED):
    """Writes a compiled executable for browsers."""
    copy_object("--strip-all", twin, target)
    if compilation.is_optimized:
        shrink(target, target, "--flatten", "--rereloop")


def record_newcomers(twin, texts):
    """Plays what newcomers do with a compiled executable, to record which functions that needs, and what the first screen
    is in each language."""
    shutil.rmtree(PARTS, ignore_errors=True)
    PARTS.mkdir()
    # Names tell the functions apart, in the profile and for people who look at the parts.
    copy_object("--strip-debug", twin, PARTS / "named.wasm")
    shrink(PARTS / "named.wasm", PARTS / "whole.wasm", "--flatten", "--rereloop", "--debuginfo")
    run("wasm-split", "--instrument", *FEATURES, PARTS / "whole.wasm", "--output", PARTS / "recording.wasm")
    run("node", SCRIPTS / "newcomers.mjs", "record", PARTS / "recording.wasm", texts, VISITS)


def first_screens():
    """The recorded HTML of the first screen, by language."""
    return {file.stem: file.read_text() for file in VISITS.glob("*.html")}


def write_parts(first, rest, texts, functions):
    """Writes the recorded executable in two parts: what a newcomer needs at once, and the rest. Also lists the functions of
    the first part, with the lines of each in the text format, the largest first."""
    profiles = sorted(map(str, VISITS.glob("*.profile")))
    run("wasm-split", "--merge-profiles", *profiles, "--output", PARTS / "first.profile")
    split("first", "rest")
    without_placeholders(PARTS / "first.wasm", PARTS / "lean.wasm")
    shrink(PARTS / "lean.wasm", first)
    shrink(PARTS / "rest.wasm", PARTS / "small.wasm")
    with_steady_imports(PARTS / "small.wasm", rest)
    run("node", SCRIPTS / "newcomers.mjs", "try", first, texts)
    split("first-named", "rest-named", "--debuginfo")
    functions.write_text(lines_of_functions(PARTS / "first-named.wasm"))


def split(first, rest, *options):
    run("wasm-split", "--split", *FEATURES, "--profile", PARTS / "first.profile", "--import-namespace=p",
        "--placeholder-namespace=q", "--export-prefix=_", *options, PARTS / "whole.wasm",
        "--primary-output", PARTS / f"{first}.wasm", "--secondary-output", PARTS / f"{rest}.wasm")


def without_placeholders(source, target):
    """Writes the first part without wasm-split's placeholders.

    They fill the places in the table which the rest takes when it is there, and each is an import with a name, 6 KB of
    brotli together. One function that ends the program serves all of them: it has no parameters, so that a call by
    another type ends the program, too.
    """
    lines = output("wasm-dis", source).split("\n")
    placeholders = {re.search(r"\(func (\$[^ )]+)", line)[1] for line in lines if line.startswith(' (import "q"')}
    kept = []
    for line in lines:
        if line.startswith(' (import "q"'):
            continue
        if line.startswith(" (elem"):
            kept.append(" (func $absent (unreachable))")
            line = re.sub(r"\$[^ )]+", lambda name: "$absent" if name[0] in placeholders else name[0], line)
        kept.append(line)
    assemble("\n".join(kept), target)


def with_steady_imports(source, target):
    """Writes a part whose imports keep their numbers, where that is possible, when others join them."""
    assemble(output("node", SCRIPTS / "steady-imports.mjs", given=output("wasm-dis", source)), target)
    # The text format knows no stack, so what was made of it is made again.
    run("wasm-opt", *FEATURES, target, "--generate-stack-ir", "--optimize-stack-ir", "--output", target)


def assemble(text, target):
    """Writes a program that is in the text format."""
    source = PARTS / f"{target.stem}.wat"
    source.write_text(text)
    run("wasm-as", *FEATURES, source, "--output", target)


def lines_of_functions(program):
    """How many lines each function has in the text format, and its name, the largest first."""
    counts, name = Counter(), None
    for line in output("wasm-dis", program).splitlines():
        if line.startswith(" (func "):
            name = line.split()[1].removeprefix("$")
        if name:
            counts[name] += 1
    listed = sorted(((count, f"{count}\t{name}\n") for name, count in counts.items()), reverse=True)
    return output("swift", "demangle", "--compact", "--simplified", given="".join(line for _, line in listed))
