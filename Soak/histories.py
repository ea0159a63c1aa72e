"""Runs many simulated histories with browsers that are killed, and adds up their figures."""

import collections
import os
import re
import subprocess

FILTER = "PresentationTests.KilledBrowserTests/`nothing that was stored"
# A run of the tests takes a few seconds for so many seeds, and names the first that traps.
SEEDS_PER_RUN = 2_000


def build(root, scratch):
    """Builds the tests as fast as what is shipped. Returns the program that runs them."""
    # The manifest links the square root for debugging only, because in the browser it is an instruction.
    subprocess.run(
        ["swift", "build", "--configuration", "release", "--build-tests", "-Xswiftc",
         "-enable-testing", "-Xlinker", "-lm", "--package-path", root, "--scratch-path", scratch],
        check=True)
    return scratch / "release/football-gatherPackageTests.xctest"


def run(program, first, last):
    """Runs the seeds from `first` up to `last`. Returns the figures and the findings."""
    outcome = subprocess.run(
        [program, "--testing-library", "swift-testing", "--filter", FILTER],
        env={**os.environ, "SEEDS": f"{first}..<{last}"}, capture_output=True, text=True)
    text = outcome.stdout + outcome.stderr
    figures = collections.Counter(
        {name: int(number) for name, number in re.findall(r"(\w+)=(\d+)", text)})
    if outcome.returncode == 0 and figures["histories"] == last - first:
        return figures, []
    findings = re.findall(r"seed \d+: .*", text)
    if findings:
        return figures, findings
    if last - first == 1:
        return figures, [f"seed {first}: the tests end with {outcome.returncode}: {text[-500:]}"]
    middle = (first + last) // 2
    (left, found), (right, more) = run(program, first, middle), run(program, middle, last)
    return left + right, found + more
