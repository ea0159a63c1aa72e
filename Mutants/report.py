"""What became of each mutant, and the totals."""

import collections
import dataclasses
import os
import sys

import plan


@dataclasses.dataclass
class Outcome:
    mutant: plan.Mutant
    verdict: str
    seconds: float

    @property
    def is_wrong(self):
        survived = self.verdict == "survived"
        return survived == (self.mutant.reason_for_equal is None) or self.verdict == "not run"

    def __str__(self):
        is_equal = self.verdict == "survived" and not self.is_wrong
        verdict = "equal" if is_equal else self.verdict
        return f"{verdict:<17} {self.seconds:5.1f} s  {self.mutant}"


def verdict_of(code):
    if code is None:
        return "killed by limit"
    if code == os.EX_UNAVAILABLE:
        return "not run"  # No suite has the name, or it is too slow.
    return "killed by a trap" if code < 0 else "killed"


def write(outcomes, seconds):
    """Prints the totals and what is not as listed. Returns the exit code."""
    def count(verdict):
        return sum(one.verdict == verdict for one in outcomes)

    equal = [one for one in outcomes if one.mutant.reason_for_equal and not one.is_wrong]
    wrong = [one for one in outcomes if one.is_wrong]
    print(f"\n{len(outcomes)} planted in {seconds / 60:.1f} minutes: {count('killed')} killed by a "
          f"test, {count('killed by a trap')} by a trap, {count('killed by limit')} by the time limit; "
          f"{len(equal)} equal in effect, {len(wrong)} not as listed")
    for one in equal:
        print(f"equal: {one.mutant}\n       {plan.one_line(one.mutant.reason_for_equal)}")
    for one in wrong:
        print(f"error: {one.verdict}: {one.mutant}", file=sys.stderr)
    return 1 if wrong else 0


def write_found(verdicts, judged, seconds):
    """Prints the totals of mutants that a program found, and each that is left. Returns the exit code."""
    left = [one for one, verdict in verdicts.items() if not verdict.startswith("killed")]
    equal = [one for one in left if one.key in judged]
    alive = [one for one in left if one.key not in judged]
    killed = len(verdicts) - len(left)
    share = 100 * killed / max(1, len(verdicts) - len(equal))
    print(f"\n{len(verdicts)} planted in {seconds / 60:.1f} minutes: {dict(collections.Counter(verdicts.values()))}; "
          f"{len(equal)} equal in effect, {len(alive)} alive; {share:.1f} % of those that are not equal are killed")
    for one in alive:
        print(f"{verdicts[one]}: {one.place.path}:{one.place.line} {one.key.split(' | ', 1)[1]}")
    return 1 if alive else 0
