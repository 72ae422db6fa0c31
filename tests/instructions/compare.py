"""Counts the instructions of small calls and compares them with those that are recorded.

usage: python3 tests/instructions/compare.py PROGRAM [--record]

PROGRAM is the built tests/instructions/calls.cpp. Its calls run under callgrind, whose counts do not
depend on the load of the machine. Exits 1 when a case has grown by more than 1 % or 8 instructions a
call, whichever is larger, when the geometric mean has grown, when the cases are not those that are
recorded, or when the functionalization pass adds more than it may to a call. `--record` writes the
counts to recorded.tsv instead: for a new case, or after calls have become cheaper.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

from callgrind import measured

RECORDED = Path(__file__).with_name("recorded.tsv")
CALLS = 100  # of each case, as in calls.cpp
# What the functionalization pass may add to one call on functional tensors, and the cases that are one call: of an
# operator that computes or makes a view, and of one that writes. That computes out of place what the plain call
# computes in place, which alone takes 100. A composite is several calls.
MOST_OF_PASS = dict.fromkeys(("add", "mul by a number", "relu", "sum", "mm", "view", "select"), 400)
MOST_OF_PASS |= dict.fromkeys(("add_", "add_ on a view"), 540)
DEPTHS = ("functional", "functional, of copies")


def main(arguments: list[str]) -> int:
    """Returns the exit code."""
    program = arguments[0]
    counts = counted(program)
    if arguments[1:] == ["--record"]:
        RECORDED.write_text("".join(f"{name}\t{count:.2f}\n" for name, count in counts.items()), encoding="utf-8")
        print(f"{len(counts)} cases recorded in {RECORDED}")
        return 0
    wrong = differences(read(RECORDED), counts) + over_the_pass(counts)
    for line in wrong:
        print(line)
    return 1 if wrong else 0


def counted(program: str) -> dict[str, float]:
    """Returns the instructions of one call of each case."""
    names, counts = measured(program)
    return {name: count / CALLS for name, count in zip(names, counts, strict=True)}


def read(path: Path) -> dict[str, float]:
    """Returns the counts of a file in the tree."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {name: float(count) for name, count in (line.split("\t") for line in lines)}


def differences(before: dict[str, float], now: dict[str, float]) -> list[str]:
    """Returns a line for everything that is wrong with the counts of today."""
    wrong = [f"{name}: no longer counted" for name in before.keys() - now.keys()]
    wrong += [f"{name}: not recorded" for name in now.keys() - before.keys()]
    common = [name for name in before if name in now]
    for name in common:
        allowed = before[name] + max(8, before[name] / 100)
        if now[name] > allowed:
            wrong.append(f"{name}: {now[name]:.0f} instructions, recorded {before[name]:.0f}, allowed {allowed:.0f}")
    mean = math.exp(sum(math.log(now[name] / before[name]) for name in common) / len(common))
    print(f"{len(common)} cases, geometric mean {mean:.5f} of what is recorded")
    # Less than an instruction in ten thousand is the dynamic linker's and the allocator's chance.
    if mean > 1.0001:
        wrong.append(f"the geometric mean has grown to {mean:.5f}")
    return wrong


def over_the_pass(now: dict[str, float]) -> list[str]:
    """Returns a line for each call to which the functionalization pass adds too much."""
    added = {(case, depth): now[f"{case}, {depth}"] - now[f"{case}, normal mode"]
             for case in MOST_OF_PASS for depth in DEPTHS}
    print(f"the functionalization pass adds {min(added.values()):.0f} to {max(added.values()):.0f} to a call")
    return [f"{case}, {depth}: the functionalization pass adds {count:.0f} instructions, allowed {MOST_OF_PASS[case]}"
            for (case, depth), count in added.items() if count > MOST_OF_PASS[case]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
