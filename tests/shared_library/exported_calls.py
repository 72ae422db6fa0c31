"""Checks that every compiler exports the calls of operators from where they are defined.

usage: python3 tests/shared_library/exported_calls.py

Compiles one generated source as the library is compiled, with hidden visibility, and looks for the members of
tenon::Operator that programs link to. Exits 1 and prints what is missing.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "generated/tenon/generated/dispatch/loss.cpp"
MEMBERS = ("call", "redispatch", "entry")


def main() -> int:
    """Returns the exit code."""
    defined = re.findall(r"TENON_DEFINE_(?:OPERATOR|VARIANT)\(stubs::(\w+)", SOURCE.read_text(encoding="utf-8"))
    wrong = [] if defined else [f"{SOURCE} defines no operators"]
    for compiler in output(ROOT / "tools/find-compilers").split():
        exported = exported_by(compiler)
        wrong += [f"{compiler}: {name}::{member} is not exported" for name in defined for member in MEMBERS
                  if not any(f"stubs::{name}," in symbol and f"::{member}(" in symbol for symbol in exported)]
    for line in wrong:
        print(line)
    return 1 if wrong else 0


def exported_by(compiler: str) -> list[str]:
    """Returns the names that a library of the source would export."""
    with tempfile.NamedTemporaryFile(suffix=".o") as made:
        subprocess.run([compiler, "-std=c++20", "-fPIC", "-fvisibility=hidden", "-fvisibility-inlines-hidden",
                        f"-I{ROOT}/runtime", f"-I{ROOT}/generated", "-c", SOURCE, "-o", made.name], check=True)
        lines = output("readelf", "--syms", "--wide", "--demangle", made.name).splitlines()
    return [line for line in lines if " DEFAULT " in line and " WEAK " in line]


def output(*command: str | Path) -> str:
    """Returns what a command prints."""
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
