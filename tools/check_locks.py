"""Checks that no lock and no first use of runtime/ is one that a child of fork() could inherit half made.

Locks are `Mutex`, and what is made once is `Lazy`, `Once` or constant-initialised, as Note [Fork at any
moment] in runtime/tenon/base/fork_section.h says. Exits 1 with FILE:LINE for everything else.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from source_files import check_files, code_lines

# The mechanism itself; and the pool, whose threads and locks are those of one process: a child makes its own.
EXEMPT = {Path("runtime/tenon/base/fork_section.cpp"), Path("runtime/tenon/parallel/pool.h"),
          Path("runtime/tenon/parallel/pool.cpp")}
LOCK = re.compile(r"std::((\w+_)?mutex|once_flag|call_once|condition_variable(_any)?|(counting|binary)_semaphore|latch"
                  r"|barrier)\b|pthread_(mutex|once|rwlock|cond|spin|barrier)")
# A static object in a function, or what is declared with parentheses; `name_` is a member's declaration.
LOCAL_STATIC = re.compile(r"\s+static (?!constexpr|constinit|inline|thread_local|_?assert)[^()={;]*[^_\W]\s*[={;(]")
# The first of a function's parameters, which begins with a type; it ends with one when it has no name.
PARAMETER = re.compile(r"[\w:].*?[\w)][&*]*(?:\.\.\.)?\s+\w|[^,]*(&|\*|\.\.\.)\s*(,|$)")


def statement_at(lines: list[str], first: int) -> str:
    """Returns the code from a line on, to where its parentheses are closed, without arguments of templates."""
    text = lines[first]
    for line in lines[first + 1:]:
        if text.count("(") <= text.count(")"):
            break
        text += " " + line.strip()
    templates = 1
    while templates > 0:
        text, templates = re.subn(r"(?<=\w)<[^<>]*>", "", text)
    return text


def is_object(statement: str) -> bool:
    """Returns whether a declaration with parentheses after its name is that of an object, not of a function."""
    _, _, after = re.sub(r'"[^"]*"', '""', statement).partition("(")
    depth = 1
    for end, character in enumerate(after):
        depth += (character == "(") - (character == ")")
        if depth == 0:
            break
    else:
        return False
    arguments = re.sub(r"\b(new|sizeof|return)\b\s*", "", after[:end]).strip()
    return arguments != "" and after[end + 1:].lstrip().startswith(";") and not PARAMETER.match(arguments)


def is_local_static(lines: list[str], first: int) -> bool:
    """Returns whether a line begins the definition of an object that a function makes once."""
    statement = statement_at(lines, first)
    found = LOCAL_STATIC.match(statement)
    return found is not None and (found[0][-1] != "(" or is_object(statement))


def violations(path: Path, text: str) -> list[str]:
    """Returns a message for each line of a file that breaks the rule."""
    if path in EXEMPT:
        return []
    found = []
    lines = [code for _, code in code_lines(text)]
    for number, code in enumerate(lines, start=1):
        if LOCK.search(code):
            found.append(f"{path}:{number}: a lock is a tenon::Mutex, and what happens once a tenon::Once")
        if is_local_static(lines, number - 1):
            found.append(f"{path}:{number}: what a function makes once is a `static constinit` Lazy or constant")
    return found


if __name__ == "__main__":
    sys.exit(check_files(violations))
