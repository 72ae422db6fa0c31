"""Writes the tables and plots of docs/performance.md from the measurements in docs/performance/.

usage: python3 tools/performance/document.py [--check]

What stands between `<!-- table: NAME -->` and `<!-- end -->` is replaced by the table NAME; the plots are files beside
the measurements. `--check` writes nothing and exits 1 when one is not what it would write.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "benchmarks"))

import plots  # noqa: E402
import tables  # noqa: E402
from measurements import FOLDER  # noqa: E402

PAGE = FOLDER.parent / "performance.md"
# What the page shows of both kinds of processor, of one with AVX-512 alone, and of one without.
_OF_BOTH = ("means", "peak", "rates", "shortfalls", "kernels", "kernels_types", "convolutions", "models",
            "two_threads", "products", "matrices", "attention", "compiled_graphs", "generated_operators")
_OF_AVX512 = ("small_calls", "small_calls_beside", "instructions", "start", "memory", "threads")
_OF_AVX2 = ("convolutions_onednn",)
# By the names that the page has for them.
TABLES: dict[str, Callable[[Path], str]] = {
    **{name: tables.TABLES[name] for name in _OF_BOTH + _OF_AVX512},
    **{tables.AVX2 + name: partial(tables.TABLES[name], prefix=tables.AVX2) for name in _OF_BOTH + _OF_AVX2}}
PLOTS = (plots.elements, plots.depth, plots.tensors, plots.threads, plots.operators)
_TABLE = re.compile(r"(?<=<!-- table: )(\w+)( -->\n).*?(?=<!-- end -->)", re.S)


def main(arguments: list[str]) -> int:
    """Returns the exit code."""
    made = files(PAGE.read_text(encoding="utf-8"), FOLDER)
    if arguments != ["--check"]:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path.name} is not what the measurements give; run python3 tools/performance/document.py")
    return 1 if stale else 0


def files(page: str, folder: Path) -> dict[Path, str]:
    """Returns the text of the page and of each plot, by their paths."""
    return {PAGE: with_tables(page, folder)} | {folder / f"{plot.__name__}.svg": plot(folder) for plot in PLOTS}


def with_tables(page: str, folder: Path) -> str:
    """Returns the page with its tables made of the measurements in a folder.

    ValueError when a table stands nowhere, or is one that there is not.
    """
    named = [match.group(1) for match in _TABLE.finditer(page)]
    if sorted(named) != sorted(TABLES):
        raise ValueError(f"the page has the tables {sorted(named)}; there are {sorted(TABLES)}")
    return _TABLE.sub(lambda match: f"{match.group(1)}{match.group(2)}{TABLES[match.group(1)](folder)}", page)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
