"""The files that tools/check_*.py read, and how those report what they find."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def code_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yields each line of a source with its number, without what a comment at its end says."""
    for number, line in enumerate(text.splitlines(), start=1):
        yield number, line.split("//")[0]


def check_files(violations: Callable[[Path, str], list[str]], *patterns: str) -> int:
    """Prints what `violations` says of each file that a pattern names, whose path is relative to the tree.

    Returns the exit code: 1 when there is a message. Without patterns the files are those of runtime/.
    """
    paths = {path for pattern in patterns or ("runtime/**/*.[hc]*",) for path in ROOT.glob(pattern)}
    messages = [message for path in sorted(paths)
                for message in violations(path.relative_to(ROOT), path.read_text(encoding="utf-8"))]
    for message in messages:
        print(message, file=sys.stderr)
    return 1 if messages else 0
