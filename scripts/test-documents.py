#!/usr/bin/env python3
"""Tests that a server does what documents say about it.

  test-documents.py readme PROGRAM       runs the README's curl session as it would be pasted, kills the server with SIGKILL,
                                         and runs the session again: `make test-readme`
  test-documents.py description PROGRAM  sends what the description of the API allows and what it forbids, and fails when a
                                         response is not the one that it describes (https://schemathesis.readthedocs.io);
                                         then reads the metrics: `make test-description`
"""

import base64
import contextlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
APP = "Football Gather"
ENDED_GATHER = '"score":"2-1","winnerTeam":"Team A"'
# Of a server that was sent whatever a fuzzer thinks of; more would mean that clients choose labels.
MOST_SAMPLES = 5_000


class Mistake(Exception):
    """What a server does otherwise than a document says."""


@contextlib.contextmanager
def serving(program, folder, *options):
    """A server with a database in a folder, which ends with SIGKILL; the function that finds the address of what it serves."""
    said = pathlib.Path(folder, "output")
    with said.open("w") as output:
        process = subprocess.Popen(
            [program, "serve", "--port", "0", "--database", f"{folder}/gather.sqlite", "--log-level", "error", *options],
            stdout=output)
    try:
        yield lambda what: address(said, what)
    finally:
        process.kill()
        process.wait()


def address(said, what):
    for _ in range(100):
        if found := re.search(rf"^{what} (?:is|are) at (\S+)$", said.read_text(), re.MULTILINE):
            return found[1]
        time.sleep(0.1)
    raise Mistake(f"the server did not say where {what} is")


# The README.


def check_readme(program):
    with tempfile.TemporaryDirectory() as folder:
        # The gather of the first session is there in the second.
        for expected in (1, 2):
            with serving(program, folder) as address_of:
                shown = session(address_of(APP)).count(ENDED_GATHER)
            if shown != expected:
                raise Mistake(f"the README's session shows {shown} ended gather(s) instead of {expected}")
    print("The README's session works, and again after SIGKILL.")


def session(address):
    """The last line of what the block of shell prints that begins with the server's address."""
    block = re.search(r"^server=.*?(?=^```)", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)[0]
    script = block.replace("http://localhost:8080", address)
    ran = subprocess.run(["bash", "-euo", "pipefail"], input=script, stdout=subprocess.PIPE, text=True)
    if ran.returncode or not ran.stdout:
        raise Mistake(f"the README's session ended with {ran.returncode} and printed {ran.stdout!r}")
    return ran.stdout.splitlines()[-1]


# The description.


def check_description(program):
    # The quotas are met only by thousands of requests a minute.
    options = ["--squad-megabytes", "1000", "--write-megabytes", "1000", "--metrics", "127.0.0.1:0"]
    with tempfile.TemporaryDirectory() as folder, serving(program, folder, *options) as address_of:
        send_all(address_of(APP))
        check_metrics(address_of("Metrics"))


def post(address, body=None, headers={}):
    request = urllib.request.Request(address, body, headers, method="POST")
    with urllib.request.urlopen(request, timeout=60) as response:
        return response.read()


def send_all(address):
    account = {"username": "ann", "password": "the pitch"}
    post(f"{address}/api/users", json.dumps(account).encode(), {"Content-Type": "application/json"})
    pair = base64.b64encode(":".join(account.values()).encode()).decode()
    token = json.loads(post(f"{address}/api/users/login", headers={"Authorization": f"Basic {pair}"}))["token"]
    # Without those that would end the token, or that the flood would throttle.
    tried = subprocess.run([
        sys.executable, "-m", "schemathesis.cli", "--config-file", "EndToEndTests/schemathesis.toml",
        "run", f"{address}/openapi.yaml", "--checks", "all", "--max-examples", "30", "--generation-deterministic",
        "--continue-on-failure", "--request-timeout", "60", "--no-color", "--warnings", "off",
        "--header", f"Authorization: Bearer {token}",
        "--exclude-path", "/api/users/logout", "--exclude-path", "/api/users/login",
        "--exclude-path-regex", "^/api/users$",
    ], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if tried.returncode:
        raise Mistake(tried.stdout)
    print(re.search(r"^Test cases:.*\n.*", tried.stdout, re.MULTILINE)[0])


def check_metrics(address):
    """Reads the metrics with the parser of Prometheus' own client library."""
    from prometheus_client.parser import text_string_to_metric_families

    with urllib.request.urlopen(address, timeout=60) as response:
        families = list(text_string_to_metric_families(response.read().decode()))
    samples = sum(len(family.samples) for family in families)
    for family in families:
        if family.type not in ("counter", "gauge", "histogram") or not family.documentation:
            raise Mistake(f"{family.name} has no type or no help")
        check_histogram(family)
    if not families or samples > MOST_SAMPLES:
        raise Mistake(f"{len(families)} metrics have {samples} samples")
    print(f"Metrics: {len(families)}, with {samples} samples.")


def check_histogram(family):
    """The buckets of a histogram grow, and the last one has all."""
    totals = {}
    for sample in family.samples if family.type == "histogram" else []:
        labels = {name: value for name, value in sample.labels.items() if name != "le"}
        key = tuple(sorted(labels.items()))
        if sample.name.endswith("_bucket"):
            if sample.value < totals.get(key, 0):
                raise Mistake(f"{sample} is less than the bucket before it")
            totals[key] = sample.value
        elif sample.name.endswith("_count") and sample.value != totals.get(key):
            raise Mistake(f"{sample} is not what the last bucket has")


CHECKS = {"readme": check_readme, "description": check_description}


def main(document=None, program=None):
    if document not in CHECKS or not program:
        sys.exit(__doc__)
    try:
        CHECKS[document](program)
    except Mistake as mistake:
        sys.exit(f"error: {mistake}")


if __name__ == "__main__":
    main(*sys.argv[1:])
