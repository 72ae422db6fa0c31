"""Counts the locks that calls take: callgrind sees every call of a function that takes one."""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

# Functions that take a lock or wait for one: Tenon's, those around its SpinLock, which is inline, and those of the C
# and C++ libraries.
LOCK = re.compile(r"Mutex::lock\(|AutogradMeta::grad_accumulator\(|AccumulateGrad::release_under_lock\("
                  r"|ViewMeta::(find|set|forget)_edge_to_base\(|__lll_lock_wait|__cxa_guard_acquire"
                  r"|\b_*pthread_(mutex_(lock|trylock|timedlock)|rwlock_\w*lock|spin_lock|once)\b"
                  r"|\b_*futex")


def locks_of_calls(program: Path, calls: int = 1000) -> list[dict[str, object]]:
    """Returns the locks a call of each case of threads.cpp.

    callgrind counts from the start of the process: what more calls take more counts.
    """
    few, many = (counted(program, calls * factor) for factor in (1, 2))
    return [{"case": case, "locks": (many[case] - few[case]) / calls} for case in few]


def counted(program: Path, calls: int) -> dict[str, int]:
    """Returns the locks that a case takes in so many calls and before them."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--compress-strings=no", "--toggle-collect=measured_calls",
             "--dump-after=measured_calls", f"--callgrind-out-file={folder}/calls", program, "--count", str(calls)],
            capture_output=True, text=True, check=True)
        return {case: locks(Path(folder, f"calls.{number}").read_text(encoding="utf-8"))
                for number, case in enumerate(run.stdout.splitlines(), start=1)}


def locks(profile: str) -> int:
    """Returns how often a profile of callgrind calls what takes a lock."""
    return sum(int(count) for function, count in re.findall(r"^cfn=(.*)\ncalls=(\d+)", profile, re.M)
               if LOCK.search(function))
