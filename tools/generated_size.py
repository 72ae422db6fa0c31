"""Prints how much is generated for an operator, and exits 1 where that is more than the bounds.

    tools/generated_size

Counts the lines of generated/, comments, blank ones and includes among them, layer by layer; the
manifest is data, which has a line an operator, however long. What the generator adds
by itself (the kernels of derived gradients) counts as lines, and not as operators.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "generated" / "tenon" / "generated"
LINES_AN_OPERATOR = 65
COLUMNS = 100
LINES_A_FILE = 800

sys.path.insert(0, str(ROOT))

from codegen.resolve import resolve  # noqa: E402
from codegen.source import Diagnostics  # noqa: E402


@dataclass(frozen=True)
class Size:
    """The files of a layer: how many, their lines, the longest line in columns, and the longest file."""

    files: int
    lines: int
    columns: int
    longest: tuple[int, str]


def operator_count() -> int:
    """Returns how many operators ops.yaml has, variants among them."""
    return sum(not operator.is_made for operator in resolve(str(ROOT / "ops.yaml"), Diagnostics()))


def sizes(folder: Path = GENERATED) -> dict[str, Size]:
    """Returns the size of each folder below `folder`, of the files beside them under ''."""
    layers: dict[str, list[tuple[str, list[str]]]] = {}
    for path in sorted(folder.rglob("*.*")):
        relative = path.relative_to(folder)
        layer = relative.parts[0] if len(relative.parts) > 1 else ""
        layers.setdefault(layer, []).append((str(relative), path.read_text(encoding="utf-8").splitlines()))
    return {layer: Size(len(files), sum(len(lines) for _, lines in files),
                        max((len(line) for name, lines in files if not name.endswith(".yaml") for line in lines),
                            default=0),
                        max(((len(lines), name) for name, lines in files if not name.endswith(".yaml")),
                            default=(0, "")))
            for layer, files in sorted(layers.items())}


def violations(layers: dict[str, Size], operators: int) -> list[str]:
    """Returns a sentence for each bound that does not hold."""
    found = []
    lines = sum(size.lines for size in layers.values())
    if lines > LINES_AN_OPERATOR * operators:
        found.append(f"{lines / operators:.1f} lines an operator are generated; the bound is {LINES_AN_OPERATOR}")
    for layer, size in layers.items():
        if size.columns > COLUMNS:
            found.append(f"{layer or 'generated'}/: a line has {size.columns} columns; the bound is {COLUMNS}")
        if size.longest[0] > LINES_A_FILE:
            found.append(f"{size.longest[1]} has {size.longest[0]} lines; the bound is {LINES_A_FILE}")
    return found


def main() -> int:
    layers, operators = sizes(), operator_count()
    print(f"{'layer':18}{'files':>6}{'lines':>8}{'an operator':>13}{'columns':>9}  longest file")
    for layer, size in layers.items():
        print(f"{layer or '(beside them)':18}{size.files:6}{size.lines:8}{size.lines / operators:13.1f}{size.columns:9}"
              f"  {size.longest[0]} lines, {size.longest[1]}")
    lines = sum(size.lines for size in layers.values())
    print(f"{'all':18}{sum(size.files for size in layers.values()):6}{lines:8}{lines / operators:13.1f}"
          f"  of {operators} operators")
    found = violations(layers, operators)
    for sentence in found:
        print(f"generated_size: {sentence}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
