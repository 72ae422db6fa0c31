"""Checks that no lock and no first use of runtime/ is one that a child of fork() could inherit half made.

Locks are `Mutex`, and what is made once is `Lazy`, `Once` or constant-initialised, as Note [Fork at any
moment] in runtime/base/fork_section.h says. Exits 1 with FILE:LINE for everything else.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from source_files import check_files, code_lines

# The mechanism itself; and the pool, whose threads and locks are those of one process: a child makes its own.
EXEMPT = {Path("runtime/base/fork_section.cpp"), Path("runtime/parallel/parallel.cpp")}
LOCK = re.compile(r"std::(\w+_)?mutex\b|std::once_flag|std::call_once|pthread_(mutex|once|rwlock)_")
# A static object in a function, or a member's definition with parentheses; `name_` is a member's declaration.
LOCAL_STATIC = re.compile(r"^\s+static (?!constexpr|constinit|inline|thread_local|_?assert)[^()]*?\w*[^_\W](\s*[={;]|\(\w+\);)")


def violations(path: Path, text: str) -> list[str]:
    """Returns a message for each line of a file that breaks the rule."""
    if path in EXEMPT:
        return []
    found = []
    for number, code in code_lines(text):
        if LOCK.search(code):
            found.append(f"{path}:{number}: a lock is a tenon::Mutex, and what happens once a tenon::Once")
        if LOCAL_STATIC.search(code):
            found.append(f"{path}:{number}: what a function makes once is a `static constinit` Lazy or constant")
    return found


if __name__ == "__main__":
    sys.exit(check_files(violations))
