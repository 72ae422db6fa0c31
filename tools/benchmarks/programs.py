"""Runs benchmark programs."""

from __future__ import annotations

import subprocess
from pathlib import Path


def output(program: Path) -> str:
    """Returns what a program prints."""
    return subprocess.run([program], check=True, capture_output=True, text=True).stdout


def rows(program: Path) -> list[list[str]]:
    """Returns the tab-separated fields of every line that a program prints."""
    return [line.split("\t") for line in output(program).splitlines()]
