"""Runs benchmark programs."""

from __future__ import annotations

import math
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

# Of each pair of programs that run in turn.
ROUNDS = 3


@dataclass(frozen=True)
class Pair:
    """A case of a program: what ours prints, what the same source on libtorch does, and what both compute."""

    tenon: float
    libtorch: float | None = None
    operations: float | None = None

    def and_least(self, other: Pair) -> Pair:
        """Returns the lesser of both times, since noise only ever adds."""
        theirs = [each.libtorch for each in (self, other) if each.libtorch is not None]
        return Pair(min(self.tenon, other.tenon), min(theirs, default=None), self.operations)

    @property
    def ratio(self) -> float | None:
        """libtorch's time divided by ours."""
        return None if self.libtorch is None else self.libtorch / self.tenon


# By case, and by what else tells one from others.
Pairs = dict[tuple[str, str], Pair]


def output(program: Path, *arguments: str, environment: dict[str, str] | None = None) -> str:
    """Returns what a program prints."""
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True,
                          env=os.environ | (environment or {})).stdout


def rows(program: Path, *arguments: str, environment: dict[str, str] | None = None) -> list[list[str]]:
    """Returns the tab-separated fields of every line that a program prints."""
    return [line.split("\t") for line in output(program, *arguments, environment=environment).splitlines()]


def pairs(programs: Path, name: str, *arguments: str, rounds: int = ROUNDS, threads: int = 1) -> Pairs:
    """Returns what bench_NAME and the same source on libtorch measure, in turn, of several rounds the least.

    A line of a program is a case, what else tells it from others, nanoseconds, and operations where it counts them.
    """
    environment = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "TENON_NUM_THREADS"), str(threads))
    result: Pairs = {}
    other = programs / f"bench_{name}_libtorch"
    for _ in range(rounds):
        ours = rows(programs / f"bench_{name}", *arguments, environment=environment)
        theirs = rows(other, *arguments, environment=environment) if other.exists() else []
        libtorch = {(case, parameter): float(time) for case, parameter, time, *_ in theirs}
        for case, parameter, time, *operations in ours:
            pair = Pair(float(time), libtorch.get((case, parameter)), *map(float, operations))
            result[case, parameter] = pair.and_least(result.get((case, parameter), pair))
    return result


def geometric_mean(values: list[float]) -> float:
    """Returns the geometric mean of one number or more."""
    return math.exp(sum(map(math.log, values)) / len(values))
