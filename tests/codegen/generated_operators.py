"""Writes what the generator makes of entries whose category the library has not.

    python3 -m tests.codegen.generated_operators ENTRIES FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.library import make_library
from codegen.write import write


def main(entries: str, folder: Path) -> int:
    """Returns the exit status."""
    diagnostics = Diagnostics()
    operators = resolve(entries, diagnostics, known_categories=None)
    diagnostics.print(sys.stderr)
    if diagnostics:
        return 1
    write(folder, render_all(make_library(operators)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
