"""Counts the instructions of updates of functional tensors: N of them take a time linear in N, and one through a chain
of views a time linear in its length.

usage: python3 tests/instructions/updates.py PROGRAM

PROGRAM is the built tests/instructions/updates.cpp, which runs each program at two lengths, the second four times the
first. Exits 1 when the second takes more than 4.4 times the instructions; what is quadratic takes 16 times.
"""

from __future__ import annotations

import sys

from callgrind import measured

CALLS = 3  # of each program in updates.cpp: a warm-up, the short one, the long one
MOST = 4.4


def main(arguments: list[str]) -> int:
    """Returns the exit code."""
    names, counts = measured(arguments[0])
    if len(counts) != CALLS * len(names):
        print(f"{len(counts)} counts of {len(names)} programs")
        return 1
    ratios = {name: counts[CALLS * i + 2] / counts[CALLS * i + 1] for i, name in enumerate(names)}
    for name, ratio in ratios.items():
        print(f"{name}: {ratio:.2f} times the instructions for 4 times the length")
    wrong = [name for name, ratio in ratios.items() if ratio > MOST]
    for name in wrong:
        print(f"not linear: {name}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
