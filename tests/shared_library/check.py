"""Checks what libtenon.so gives to a program and takes from it.

usage: python3 tests/shared_library/check.py LIBRARY [OPERATORS...] [--release]

Every symbol that it exports is a name in namespace tenon, its typeinfo or its virtual table; every
symbol that it needs is found in the libraries that it names, and none of them registers the destructor
of a thread-local object. With --release its size without symbols
for debugging is within the limit, and neither it nor a library of OPERATORS has the schemas that are
for the compiler alone, or memory of operators that the file would have to hold. Exits 1 and prints what is wrong.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

SIZE_LIMIT = 12_000_000
# Mangled: a name in tenon, typeinfo, its name, a virtual table, a table of those, a thunk.
# The last is the symbol that carries the ABI number.
TENON = re.compile(r"_Z(T[ISTV]|T[hv][n0-9_]*_)?N[KOR]*5tenon|tenon_abi_\d+_")


def main(arguments: list[str]) -> int:
    """Returns the exit code."""
    library, *operators = [Path(argument) for argument in arguments if argument != "--release"]
    wrong = foreign_exports(library) + missing_symbols(library) + thread_local_destructors(library)
    if "--release" in arguments:
        size = stripped_size(library)
        print(f"stripped: {size} bytes, limit {SIZE_LIMIT}")
        if size > SIZE_LIMIT:
            wrong.append(f"{library} has {size} bytes, limit {SIZE_LIMIT}")
        for each in (library, *operators):
            wrong += constant_schemas(each) + filled_memory(each)
    for line in wrong:
        print(line)
    return 1 if wrong else 0


def foreign_exports(library: Path) -> list[str]:
    """Returns a line for each exported symbol that is not Tenon's."""
    lines = output("nm", "--dynamic", "--defined-only", library).splitlines()
    names = [line.split()[-1] for line in lines]
    if not names:
        return [f"{library} exports nothing"]
    print(f"{len(names)} symbols exported")
    return [f"exported, but not Tenon's: {name}" for name in names if not TENON.match(name)]


def missing_symbols(library: Path) -> list[str]:
    """Returns a line for each symbol that no library which it names has."""
    run = subprocess.run(["ldd", "-r", library], capture_output=True, text=True, check=True)
    return [line for line in (run.stdout + run.stderr).splitlines() if "undefined" in line or "not found" in line]


def thread_local_destructors(library: Path) -> list[str]:
    """Returns a line if a thread-local object has a destructor: without memory to note it the process ends."""
    needed = output("nm", "--dynamic", "--undefined-only", library)
    return ["__cxa_thread_atexit is needed: use ThreadEnd"] if "__cxa_thread_atexit" in needed else []


def constant_schemas(library: Path) -> list[str]:
    """Returns a line for each schema with addresses, which the dynamic linker would have to write."""
    names = [line.split()[-1] for line in output("nm", library).splitlines()]
    return [f"{library} has {name}" for name in names if "tenon15constant_schema" in name]


def filled_memory(library: Path) -> list[str]:
    """Returns a line for each memory of an operator that is no empty page, as loading should leave it."""
    symbols = [line.split()[-2:] for line in output("nm", library).splitlines()]
    memory = [(kind, name) for kind, name in symbols if "tenon6detail15operator_memory" in name]
    if not memory:
        return [f"{library} has no memory of operators"]
    return [f"{library} has {name} in its file" for kind, name in memory if kind.lower() != "b"]


def stripped_size(library: Path) -> int:
    """Returns the bytes of the library without symbols for debugging."""
    with tempfile.TemporaryDirectory() as folder:
        stripped = Path(folder, "libtenon.so")
        output("strip", "-o", stripped, library)
        return stripped.stat().st_size


def output(*command: object) -> str:
    """Returns what a command prints."""
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
