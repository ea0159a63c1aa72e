"""Feeds everything that parses with inputs of libFuzzer, which come from examples of real texts.

Tests/Fuzz says for each parser what must hold. To read a finding again:

    PARSER=event .build-soak/fuzzer .build-soak/findings/event-crash-…
"""

import os
import pathlib
import re
import shutil
import subprocess

# Long enough for a squad with gathers; beyond, only time is lost.
LONGEST_INPUT = 4_096
# With AddressSanitizer, which ends the program when a pointer is used wrongly.
SANITIZERS = "-sanitize=fuzzer,address"


def build(root, scratch):
    """Builds the parsers so that the fuzzer sees which code an input reaches."""
    folder = scratch / "fuzz"
    options = ["-Xswiftc", SANITIZERS, "-Xswiftc", "-parse-as-library"]
    command = ["swift", "build", "--configuration", "release", "--package-path", root,
               "--scratch-path", folder, *options]
    subprocess.run([*command, "--target", "Fuzz"], check=True)
    path = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True)
    # Only what the target needs was ever built in this folder, also from sources that are gone.
    sources = {f"{source.name}.o" for part in ("Sources", "Tests")
               for source in (pathlib.Path(root) / part).rglob("*.swift")}
    objects = [one for one in pathlib.Path(path.stdout.strip()).glob("*.build/*.o")
               if one.name in sources]
    # The package manager would add a main function of its own.
    program = scratch / "fuzzer"
    subprocess.run(
        ["swiftc", SANITIZERS, "-use-ld=lld", "-parse-as-library", "-o", program, *objects],
        check=True)
    return program


def parsers(program):
    listed = subprocess.run(
        [program], env=os.environ | {"PARSER": ""}, check=True, capture_output=True, text=True)
    return listed.stdout.split()


def run(program, scratch, parser, inputs, seed):
    """Reads so many inputs with one parser. Returns the figures and the findings."""
    examples, found = scratch / "corpus" / parser, scratch / "findings"
    shutil.rmtree(examples, ignore_errors=True)
    examples.mkdir(parents=True)
    found.mkdir(exist_ok=True)
    outcome = subprocess.run(
        [program, f"-runs={inputs}", f"-seed={seed}", f"-max_len={LONGEST_INPUT}", "-timeout=20",
         "-rss_limit_mb=2048", "-print_final_stats=1", f"-artifact_prefix={found}/{parser}-",
         examples],
        # Swift's own handler of traps would end the fuzzer before it saves the input.
        env=os.environ | {
            "PARSER": parser, "EXAMPLES": str(examples), "SWIFT_BACKTRACE": "enable=no"},
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    text = outcome.stderr.decode(errors="replace")
    executed = re.search(r"number_of_executed_units: *(\d+)", text)
    read = int(executed[1]) if executed else 0
    figures = {"inputs": read, f"inputs: {parser}": read}
    if outcome.returncode == 0:
        return figures, []
    return figures, [f"{parser}: {' '.join(text.splitlines()[-3:])}"]
