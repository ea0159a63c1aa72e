"""Checks the metrics on standard input with the parser of Prometheus' own client library.

Usage: curl http://127.0.0.1:9090/metrics | check-metrics.py
"""

import sys

from prometheus_client.parser import text_string_to_metric_families

# Of a server that was sent whatever a fuzzer thinks of; more would mean that clients choose labels.
MOST_SAMPLES = 5_000


def main():
    families = list(text_string_to_metric_families(sys.stdin.read()))
    samples = sum(len(family.samples) for family in families)
    for family in families:
        if family.type not in ("counter", "gauge", "histogram") or not family.documentation:
            sys.exit(f"error: {family.name} has no type or no help")
        check_histogram(family)
    if not families or samples > MOST_SAMPLES:
        sys.exit(f"error: {len(families)} metrics have {samples} samples")
    print(f"Metrics: {len(families)}, with {samples} samples.")


def check_histogram(family):
    """The buckets of a histogram grow, and the last one has all."""
    totals = {}
    for sample in family.samples if family.type == "histogram" else []:
        labels = {name: value for name, value in sample.labels.items() if name != "le"}
        key = tuple(sorted(labels.items()))
        if sample.name.endswith("_bucket"):
            if sample.value < totals.get(key, 0):
                sys.exit(f"error: {sample} is less than the bucket before it")
            totals[key] = sample.value
        elif sample.name.endswith("_count") and sample.value != totals.get(key):
            sys.exit(f"error: {sample} is not what the last bucket has")


main()
