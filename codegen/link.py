"""Runs the command that links a library; where a kernel is missing that an entry names, says which, and what to write.

    python3 -m codegen.link OPS.YAML [--nm NM FILE] -- COMMAND...

The linker's own words come first. With --nm the linker accepts undefined symbols, as it must where a sanitizer's
functions come from the program alone: then NM lists those of FILE, which COMMAND makes. FILE goes when a kernel is
missing, so that the next build links again.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.handwritten import Handwritten, handwritten_functions
from codegen.views.library import make_library

# As GNU ld and gold, lld and mold, and that of macOS name an undefined symbol.
_UNDEFINED = re.compile(r"""undefined\ (?:reference\ to|symbol:)\ [`']?(?P<gnu>[\w:]+)\(
                            |^\ *"(?P<apple>[\w:]+)\(.*",\ referenced\ from:""", re.VERBOSE | re.MULTILINE)
_SYMBOL = re.compile(r"^ *[0-9a-fA-F]* +(?P<kind>[A-Za-z]) (?P<name>.+)$", re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Returns the command's exit status, or 1 where it is content and a kernel is missing."""
    ours, command = arguments[:arguments.index("--")], arguments[arguments.index("--") + 1:]
    run = subprocess.run(command, stderr=subprocess.PIPE, check=False)
    errors = run.stderr.decode("utf-8", "replace")
    print(errors, end="", file=sys.stderr)
    if run.returncode:
        missing = missing_functions(ours[0], undefined_functions(errors))
    elif ours[1:]:
        missing = missing_functions(ours[0], undefined_in(nm=ours[2], file=ours[3]))
    else:
        return 0
    for function in missing:
        print(function, file=sys.stderr)
    if missing and ours[1:]:
        Path(ours[3]).unlink(missing_ok=True)
    return run.returncode or bool(missing)


def undefined_functions(errors: str) -> set[str]:
    """Returns the qualified names of the functions that a linker calls undefined."""
    return {match["gnu"] or match["apple"] for match in _UNDEFINED.finditer(errors)}


def undefined_in(nm: str, file: str) -> set[str]:
    """Returns the qualified names of the functions that a library uses and does not define."""
    listed = subprocess.run([nm, "--demangle", file], stdout=subprocess.PIPE, check=False).stdout
    names: dict[bool, set[str]] = {True: set(), False: set()}
    for match in _SYMBOL.finditer(listed.decode("utf-8", "replace")):
        names[match["kind"] == "U"].add(match["name"])
    return {name.split("(")[0] for name in names[True] - names[False]}


def missing_functions(operators: str, undefined: set[str]) -> list[Handwritten]:
    """Returns the undefined functions that entries of an ops.yaml name."""
    if not undefined:
        return []
    diagnostics = Diagnostics()
    resolved = resolve(operators, diagnostics)
    if diagnostics:  # which the generator has reported
        return []
    return [function for function in handwritten_functions(make_library(resolved)) if function.name in undefined]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
