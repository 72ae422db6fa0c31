"""Holds the installed headers against cmake/public_headers.cmake.

usage: python3 tests/consumer/check_headers.py PREFIX COMPILER

What is installed is what the compiler reads for the public headers, no more and no less, and each public header
compiles alone. Of those that are the same but for names, one stands for all. Exits 1 and prints what is wrong.
"""

from __future__ import annotations

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from public_headers import ENTRIES, names

OPTIONS = ("-std=c++20", "-x", "c++", "-Wall", "-Wextra", "-Werror")


def main(arguments: list[str]) -> int:
    """Returns the exit code."""
    include, compiler = Path(arguments[0]) / "include", arguments[1]
    installed = {str(path.relative_to(include)) for path in include.rglob("*.h")}
    groups = {entry: sorted(header for header in installed if names(entry, header)) for entry in ENTRIES}
    public = [header for group in groups.values() for header in group]
    unreached = installed - set(public) - read_by(compiler, include, public)
    wrong = [f"{header} is installed, and no public header includes it" for header in sorted(unreached)]
    wrong += [f"{entry} is public and not installed" for entry, group in groups.items() if not group]
    alone = sorted({header for group in groups.values() for header in different(include, group)})
    with ThreadPoolExecutor(2) as pool:
        wrong += filter(None, pool.map(lambda header: compiled_alone(compiler, include, header), alone))
    for line in wrong:
        print(line)
    print(f"{len(installed)} headers installed; {len(alone)} compiled alone")
    return 1 if wrong else 0


def different(include: Path, headers: list[str]) -> list[str]:
    """Returns one header of each set whose texts are the same, and one of a generated folder."""
    if headers and headers[0].startswith("tenon/generated/"):
        return headers[:1]
    return list({(include / header).read_text(encoding="utf-8"): header for header in headers}.values())


def read_by(compiler: str, include: Path, headers: list[str]) -> set[str]:
    """Returns the headers of the installation that the preprocessor reads for a source with all of these."""
    source = "".join(f"#include <{header}>\n" for header in headers)
    run = subprocess.run([compiler, *OPTIONS, "-M", f"-I{include}", "-"], input=source, capture_output=True, text=True,
                         check=False)
    if run.returncode:
        sys.exit(run.stderr)
    names = re.findall(r"\S+", run.stdout.replace("\\\n", " "))
    return {str(Path(name).relative_to(include)) for name in names if Path(name).is_relative_to(include)}


def compiled_alone(compiler: str, include: Path, header: str) -> str | None:
    """Returns what a compiler says of a source with nothing but this header."""
    folders = [f"-I{include}"] + ([f"-I{include}/tenon/compat"] if "/compat/" in header else [])
    run = subprocess.run([compiler, *OPTIONS, "-fsyntax-only", *folders, "-"], input=f"#include <{header}>\n",
                         capture_output=True, text=True, check=False)
    return f"{header} does not compile alone:\n{run.stderr}" if run.returncode else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
