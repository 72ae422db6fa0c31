"""Checks that what is written by hand can be read: files of at most 300 lines, functions of at most 60, and lines of
Python of at most 120 columns; clang-format keeps those of C++.

Exits 1 with FILE:LINE for everything that is longer. A function of C++ is found by its layout, which is clang-format's.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from source_files import check_files, code_lines

FOLDERS = ("runtime", "plugins", "codegen", "templates", "tools", "tests", "examples")
FILES = tuple(f"{folder}/**/*{suffix}" for folder in FOLDERS for suffix in (".h", ".cpp", ".py", ".j2"))
MOST_LINES, MOST_IN_A_FUNCTION, MOST_COLUMNS = 300, 60, 120
# What opens braces and is no function.
OTHER_BLOCK = re.compile(
    r"(\} )?(if|else|for|while|switch|do|try|catch|return|namespace|class|struct|union|enum|extern|#define)\b"
    r"|template <[^{]*> (class|struct)\b|[^(]*=|[{})]")


def violations(path: Path, text: str) -> list[str]:
    """Returns a message for whatever is too long in a file."""
    lines = text.splitlines()
    found = []
    if len(lines) > MOST_LINES:
        found.append(f"{path}:{MOST_LINES + 1}: a file of {len(lines)} lines, of at most {MOST_LINES}")
    functions: Iterator[tuple[int, int]] = iter(())
    if path.suffix == ".py":
        found += [f"{path}:{number}: a line of {len(line)} columns, of at most {MOST_COLUMNS}"
                  for number, line in enumerate(lines, start=1) if len(line) > MOST_COLUMNS]
        functions = python_functions(text)
    elif path.suffix in (".h", ".cpp"):
        functions = cpp_functions(text)
    return found + [f"{path}:{first}: a function of {last - first + 1} lines, of at most {MOST_IN_A_FUNCTION}"
                    for first, last in functions if last - first + 1 > MOST_IN_A_FUNCTION]


def python_functions(text: str) -> Iterator[tuple[int, int]]:
    """Yields the first and the last line of each function."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.lineno, node.end_lineno


def cpp_functions(text: str) -> Iterator[tuple[int, int]]:
    """Yields the first and the last line of each function of a formatted source, members and tests included."""
    lines = [code.rstrip() for _, code in code_lines(text)]
    for number, line in enumerate(lines, start=1):
        if not line.endswith(" {"):
            continue
        first = first_of_statement(lines, number)
        statement = " ".join(each.strip() for each in lines[first - 1:number])
        if "(" not in statement or statement.count("(") != statement.count(")") or OTHER_BLOCK.match(statement):
            continue  # with open parentheses it is a lambda or a list that is passed
        indent = lines[first - 1][:len(lines[first - 1]) - len(lines[first - 1].lstrip())]
        closing = next((end for end in range(number, len(lines)) if lines[end].startswith(indent + "}")
                        and not lines[end].startswith(indent + "} catch")), None)
        if closing is not None and lines[closing] == indent + "}":
            yield first, closing + 1


def first_of_statement(lines: list[str], number: int) -> int:
    """Returns the number of the line on which the statement begins that a line belongs to."""
    while number > 1 and not re.search(r"^$|[;{}:>]$|^\s*#", lines[number - 2]):
        number -= 1
    return number


if __name__ == "__main__":
    sys.exit(check_files(violations, *FILES))
