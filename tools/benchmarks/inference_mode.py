"""Prints what inference mode costs beside the bare guard, libtorch's figures beside ours."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from pathlib import Path

from programs import rows

ROUNDS = 3
RATIO_BAR = 1.02
GUARD_BAR_NS = 10.0

Key = tuple[str, ...]


@dataclass
class Figures:
    """What one library's program measured: nanoseconds by operator and mode, and by guard."""

    operators: dict[Key, list[float]]
    guards: dict[Key, float]


def print_tables(programs: Path) -> None:
    """Measures and prints both tables; a figure past its bar is marked."""
    ours, theirs = measure(
        [programs / "bench_inference_mode", programs / "bench_inference_mode_libtorch"]
    )
    print_operators(ours.operators, theirs.operators)
    print_guards(ours.guards, theirs.guards)


def measure(programs: list[Path]) -> list[Figures]:
    """Runs the programs in turn; returns the medians of several rounds, nothing if not built."""
    runs: dict[Path, list[list[list[str]]]] = {program: [] for program in programs}
    for _ in range(ROUNDS):
        for program in programs:
            if program.exists():
                runs[program].append(rows(program))
    return [combine(runs[program]) for program in programs]


def combine(runs: list[list[list[str]]]) -> Figures:
    """Returns the median of each figure."""
    operators: dict[Key, list[list[float]]] = {}
    guards: dict[Key, list[float]] = {}
    for run in runs:
        for kind, *fields in run:
            if kind == "operator":
                operators.setdefault(tuple(fields[:2]), []).append([float(f) for f in fields[2:]])
            else:
                guards.setdefault(tuple(fields[:1]), []).append(float(fields[1]))
    return Figures(
        {key: [statistics.median(column) for column in zip(*values)]
         for key, values in operators.items()},
        {key: statistics.median(values) for key, values in guards.items()},
    )


def print_operators(ours: dict[Key, list[float]], theirs: dict[Key, list[float]]) -> None:
    """Prints the nanoseconds of a call in each mode, and inference mode's ratio."""
    print(f"\ninference mode against the bare guard AutoDispatchBelowInplaceOrView, "
          f"ns a call; bar: ratio <= {RATIO_BAR}")
    print(f"{'operator':24}{'normal':>9}{'no-grad':>9}{'bare':>9}{'inference':>10}{'ratio':>8}"
          f"   {'libtorch bare':>13}{'inference':>10}{'ratio':>8}")
    for key, (normal, no_grad, bare, inference, ratio) in ours.items():
        beside = ""
        if key in theirs:
            _, _, their_bare, their_inference, their_ratio = theirs[key]
            beside = f"{their_bare:13.1f}{their_inference:10.1f}{their_ratio:8.3f}"
        print(f"{' '.join(key):24}{normal:9.1f}{no_grad:9.1f}{bare:9.1f}{inference:10.1f}"
              f"{ratio:8.3f}{mark(ratio, RATIO_BAR)}{beside}".rstrip())


def print_guards(ours: dict[Key, float], theirs: dict[Key, float]) -> None:
    """Prints the nanoseconds of entering and leaving a guard."""
    print(f"\nentering and leaving a guard, ns; bar: {GUARD_BAR_NS:.0f}")
    for key, ns in ours.items():
        beside = f"   libtorch {theirs[key]:.1f}" if key in theirs else ""
        print(f"{key[0]:33}{ns:8.1f}{mark(ns, GUARD_BAR_NS)}{beside}".rstrip())


def mark(value: float, bar: float) -> str:
    """Returns what stands behind a figure: a mark if it misses its bar."""
    return " ! " if value > bar else "   "
