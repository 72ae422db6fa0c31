"""Runs a program under callgrind and counts the instructions of what it marks."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

# Nothing of the caller's surroundings: the length of the environment moves the stack. Freed blocks all go to the
# allocator's cache: how much it does beyond that depends on what the process allocated before.
ENVIRONMENT = {"OPENBLAS_NUM_THREADS": "1", "TENON_NUM_THREADS": "1", "PATH": "/usr/bin:/bin",
               "GLIBC_TUNABLES": "glibc.malloc.tcache_count=127"}


def measured(program: str) -> tuple[list[str], list[int]]:
    """Returns the lines that the program prints, and the instructions of each call of its `measured_calls`."""
    with tempfile.TemporaryDirectory() as folder:
        # The program is started by a name of the same length everywhere: that moves the stack too.
        started = Path(folder, "measured")
        started.symlink_to(Path(program).resolve())
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--toggle-collect=measured_calls", "--dump-after=measured_calls",
             f"--callgrind-out-file={folder}/calls", str(started)],
            capture_output=True, text=True, env=ENVIRONMENT, check=False)
        if run.returncode != 0:
            raise SystemExit(f"{program} under callgrind ended with {run.returncode}:\n{run.stdout}{run.stderr}")
        counts = []
        while (dump := Path(folder, f"calls.{len(counts) + 1}")).exists():
            counts.append(total(dump))
        return run.stdout.splitlines(), counts


def total(dump: Path) -> int:
    """Returns the instructions of one dump of callgrind."""
    for line in dump.read_text(encoding="utf-8").splitlines():
        if line.startswith("totals:"):
            return int(line.split()[1])
    raise SystemExit(f"{dump} has no totals")
