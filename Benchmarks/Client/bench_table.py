"""The table of the measurements, as ratios to budgets, in columns."""

import math


class Table:
    """Lines in columns, like those of the server's bench."""

    def __init__(self):
        self._rows = [["what", "measured", "budget", "", "(for orientation)"]]

    def add(self, what, ratio, budget, remark):
        """Adds a line: `ratio` must be at most `budget[0]`, in units that `budget[1]` names."""
        most, unit = budget
        verdict = "met" if ratio <= most else "SHORT"
        self._rows.append([what, f"{short(ratio)} ×", f"≤ {short(most)} × {unit}".strip(), verdict, remark])

    def add_amount(self, what, amount, budget, unit, remark):
        """Adds a line for an amount, as a ratio to its budget unless that is 0."""
        if budget:
            return self.add(what, amount / budget, (1, f"{short(budget)} {unit}"), remark)
        verdict = "met" if amount == 0 else "SHORT"
        self._rows.append([what, f"{short(amount)} {unit}", f"0 {unit}", verdict, remark])

    @property
    def text(self):
        widths = [max(map(len, column)) for column in zip(*self._rows)]
        return "\n".join(
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip()
            for row in self._rows
        )


def short(number):
    """About three digits, grouped by thousands."""
    size = abs(number)
    if size >= 100:
        return f"{round(number):,}"
    text = f"{number:.{1 if size >= 10 else 2 if size >= 0.1 or size == 0 else 4}f}"
    return text.rstrip("0").rstrip(".") if text.endswith((".0", ".00")) else text


def median(numbers):
    """The middle value; of an even number of values, the mean of the middle two."""
    ordered = sorted(numbers)
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def percentile(numbers, percent):
    """The least value that `percent` of them do not exceed."""
    ordered = sorted(numbers)
    return ordered[math.ceil(len(ordered) * percent / 100) - 1]


def same(numbers):
    """The noise: every other value compared with those between, which measure the same."""
    return f"A/A {short(median(numbers[::2]) / median(numbers[1::2]))}"
