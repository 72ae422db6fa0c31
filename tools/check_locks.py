"""Checks that no lock and no first use of runtime/ is one that a child of fork() could inherit half made.

Locks are `Mutex`, and what is made once is `Lazy`, `Once` or constant-initialised, as Note [Fork at any
moment] in runtime/base/fork_section.h says. Exits 1 with FILE:LINE for everything else.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The mechanism itself; and the pool, whose threads and locks are those of one process: a child makes its own.
EXEMPT = {Path("runtime/base/fork_section.cpp"), Path("runtime/parallel/parallel.cpp")}
LOCK = re.compile(r"std::(\w+_)?mutex\b|std::once_flag|std::call_once|pthread_(mutex|once|rwlock)_")
# A static object in a function, or a member's definition with parentheses; `name_` is a member's declaration.
LOCAL_STATIC = re.compile(r"^\s+static (?!constexpr|constinit|inline|thread_local|_?assert)[^()]*?\w*[^_\W](\s*[={;]|\(\w+\);)")


def main() -> int:
    """Returns 1 when something breaks the rule."""
    wrong = [message for path in sorted((ROOT / "runtime").rglob("*.[hc]*")) for message in violations(path)]
    for message in wrong:
        print(message, file=sys.stderr)
    return 1 if wrong else 0


def violations(path: Path) -> list[str]:
    """Returns a message for each line of a file that breaks the rule."""
    shown = path.relative_to(ROOT)
    if shown in EXEMPT:
        return []
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        code = line.split("//")[0]
        if LOCK.search(code):
            found.append(f"{shown}:{number}: a lock is a tenon::Mutex, and what happens once a tenon::Once")
        if LOCAL_STATIC.search(code):
            found.append(f"{shown}:{number}: what a function makes once is a `static constinit` Lazy or constant")
    return found


if __name__ == "__main__":
    sys.exit(main())
