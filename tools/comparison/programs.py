"""The two builds of the random programs, run beside each other."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from logs import Program, split_programs

TIMEOUT_SECONDS = 600
ONE_THREAD = {name: "1" for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "TENON_NUM_THREADS")}


@dataclass(frozen=True)
class Crash:
    """A program that ended its process."""

    library: str
    seed: int
    code: str


class Runner:
    """Runs programs in processes of their own, so that a crash costs one program."""

    def __init__(self, tenon: Path, libtorch: Path) -> None:
        self._programs = {"tenon": tenon.resolve(), "libtorch": libtorch.resolve()}

    def run(
        self, first: int, count: int, skipped: Collection[int] = ()
    ) -> tuple[dict[int, Program], dict[int, Program], list[Crash]]:
        """Returns both logs by seed, without the programs that crashed, and the crashes."""
        with ThreadPoolExecutor(2) as pool:
            runs = pool.map(
                lambda library: self._run_library(library, first, count, skipped), self._programs
            )
            (ours, our_crashes), (theirs, their_crashes) = runs
        return ours, theirs, our_crashes + their_crashes

    def _run_library(
        self, library: str, first: int, count: int, skipped: Collection[int]
    ) -> tuple[dict[int, Program], list[Crash]]:
        logs: dict[int, Program] = {}
        crashes: list[Crash] = []
        end = first + count
        while first < end:
            log, code = self._run_process(library, first, end - first, skipped)
            logs |= log
            if code is None:
                break
            crashed = max(log, default=first)
            logs.pop(crashed, None)
            crashes.append(Crash(library, crashed, code))
            first = crashed + 1
        return logs, crashes

    def _run_process(
        self, library: str, first: int, count: int, skipped: Collection[int]
    ) -> tuple[dict[int, Program], str | None]:
        command = [self._programs[library], str(first), str(count), *map(str, skipped)]
        try:
            done = subprocess.run(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=os.environ | ONE_THREAD,
                timeout=TIMEOUT_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired as expired:
            return split_programs((expired.stdout or b"").decode()), "a timeout"
        code = f"exit code {done.returncode}" if done.returncode else None
        return split_programs(done.stdout.decode()), code
