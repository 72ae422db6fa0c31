"""The measurements behind docs/performance.md: a file docs/performance/NAME.tsv each, with the names of its columns.
Those of a processor with AVX-512 are in a folder there.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "performance"
WITH_AVX512 = FOLDER / "avx512"

Row = dict[str, str]


def write(name: str, rows: list[dict[str, object]], folder: Path = FOLDER) -> None:
    """Writes rows that all have the columns of the first one; what was not measured is None."""
    lines = ["\t".join(rows[0]), *("\t".join(map(text, row.values())) for row in rows)]
    (folder / f"{name}.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def is_measured(name: str, folder: Path = FOLDER) -> bool:
    """Returns whether there is a file."""
    return (folder / f"{name}.tsv").exists()


def read(name: str, folder: Path = FOLDER) -> list[Row]:
    """Returns the rows of a file; what was not measured is empty."""
    columns, *lines = (folder / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    return [dict(zip(columns.split("\t"), line.split("\t"), strict=True)) for line in lines]


def text(value: object) -> str:
    """Returns a field: of a number that is not whole four digits, which is more than repeats."""
    if isinstance(value, float):
        return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.4g}"
    return "" if value is None else str(value)
