"""Writes the tables and plots of docs/performance.md from the measurements in docs/performance/, and those of
docs/performance_avx512.md, of a processor with AVX-512, from docs/performance/avx512/.

usage: python3 tools/performance/document.py [--check]

What stands between `<!-- table: NAME -->` and `<!-- end -->` is replaced by the table NAME; the plots are files beside
the measurements. `--check` writes nothing and exits 1 when one is not what it would write.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "benchmarks"))

import plots  # noqa: E402
import tables  # noqa: E402
from measurements import FOLDER, WITH_AVX512  # noqa: E402


@dataclass(frozen=True)
class Page:
    """A page, the folder of its measurements, and the tables that stand in it."""

    path: Path
    folder: Path
    tables: frozenset[str]


_ALL = frozenset(tables.TABLES)
PAGES = (Page(FOLDER.parent / "performance.md", FOLDER, _ALL),
         # Instructions are counted on the path for AVX2.
         Page(FOLDER.parent / "performance_avx512.md", WITH_AVX512, _ALL - {"instructions"}))
PLOTS = (plots.elements, plots.depth, plots.tensors, plots.threads, plots.operators)
_TABLE = re.compile(r"(?<=<!-- table: )(\w+)( -->\n).*?(?=<!-- end -->)", re.S)


def main(arguments: list[str]) -> int:
    """Returns the exit code."""
    made: dict[Path, str] = {}
    for page in PAGES:
        made |= files(page, page.folder)
    if arguments != ["--check"]:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path.name} is not what the measurements give; run python3 tools/performance/document.py")
    return 1 if stale else 0


def files(page: Page, folder: Path) -> dict[Path, str]:
    """Returns the text of a page and of its plots, by their paths, of the measurements in a folder."""
    text = with_tables(page, page.path.read_text(encoding="utf-8"), folder)
    return {page.path: text} | {page.folder / f"{plot.__name__}.svg": plot(folder) for plot in PLOTS}


def with_tables(page: Page, text: str, folder: Path) -> str:
    """Returns the text of a page with tables of the measurements in a folder.

    ValueError when a table stands nowhere, or is one that there is not.
    """
    named = [match.group(1) for match in _TABLE.finditer(text)]
    if sorted(named) != sorted(page.tables):
        raise ValueError(f"{page.path.name} has the tables {sorted(named)}; there are {sorted(page.tables)}")
    return _TABLE.sub(lambda match: f"{match.group(1)}{match.group(2)}{tables.TABLES[match.group(1)](folder)}", text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
