"""Says which kernels are missing that entries name, and what to write.

    python3 -m codegen.link OPS.YAML [--namespace NAME --manifest FILE --headers DIR] (-- COMMAND... | --nm NM FILE)

COMMAND links a library and has failed: it is run again for the linker's words, which it has said already. With --nm
the library FILE was linked by a linker that accepts undefined symbols: then NM lists them, and FILE goes when a kernel
is missing, so that the next build links again.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

from codegen.load import Sources, load
from codegen.options import add_sources, sources_of
from codegen.source import Diagnostics
from codegen.views.handwritten import Handwritten, handwritten_functions

# As GNU ld and gold, lld and mold, and that of macOS name an undefined symbol.
_UNDEFINED = re.compile(r"""undefined\ (?:reference\ to|symbol:)\ [`']?(?P<gnu>[\w:]+)\(
                            |^\ *"(?P<apple>[\w:]+)\(.*",\ referenced\ from:""", re.VERBOSE | re.MULTILINE)
_SYMBOL = re.compile(r"^ *[0-9a-fA-F]* +(?P<kind>[A-Za-z]) (?P<name>.+)$", re.MULTILINE)

_PARSER = argparse.ArgumentParser(prog="codegen.link")
_PARSER.add_argument("operators")
add_sources(_PARSER)
_PARSER.add_argument("--nm", nargs=2)


def main(arguments: list[str]) -> int:
    """Returns 1 where a kernel is missing, else 0."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    ours, command = _PARSER.parse_args(arguments[:end]), arguments[end + 1:]
    undefined = undefined_in(*ours.nm) if ours.nm else undefined_functions(_errors_of(command))
    missing = missing_functions(ours.operators, undefined, sources_of(ours))
    for function in missing:
        print(function, file=sys.stderr)
    if missing and ours.nm:
        Path(ours.nm[1]).unlink(missing_ok=True)
    return int(bool(missing))


def _errors_of(command: list[str]) -> str:
    run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    return run.stderr.decode("utf-8", "replace")


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


def missing_functions(operators: str, undefined: set[str], sources: Sources = Sources()) -> list[Handwritten]:
    """Returns the undefined functions that entries of an ops.yaml name."""
    if not undefined:
        return []
    library = load(operators, Diagnostics(), sources)
    if library is None:  # the generator has reported what is wrong
        return []
    return [function for function in handwritten_functions(library) if function.name in undefined]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
