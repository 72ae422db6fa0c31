"""Writes docs/beside_pytorch.md from intended_differences.yaml, the list by which tools/compare explains.

usage: python3 tools/comparison/document.py [--check]

The page's first part is beside_pytorch.md.head; the differences follow, those of inference mode first.
`--check` writes nothing and exits 1 when the page is not what it would write.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from rules import Rule, load_rules  # noqa: E402

FOLDER = Path(__file__).resolve().parent
LIST = FOLDER / "intended_differences.yaml"
HEAD = FOLDER / "beside_pytorch.md.head"
PAGE = FOLDER.parent.parent / "docs" / "beside_pytorch.md"


def main(arguments: list[str]) -> int:
    """Returns the exit code."""
    text = page(HEAD.read_text(encoding="utf-8"), load_rules(LIST))
    if arguments != ["--check"]:
        PAGE.write_text(text, encoding="utf-8")
        return 0
    if PAGE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{PAGE.name} is not what {LIST.name} gives; run python3 tools/comparison/document.py")
    return 1


def page(head: str, rules: list[Rule]) -> str:
    """Returns the text of the page."""
    of_inference = [rule for rule in rules if is_about_inference(rule)]
    others = [rule for rule in rules if not is_about_inference(rule)]
    return (f"{head}\n## In inference mode and with inference tensors\n\n{table(of_inference)}"
            f"\n## Elsewhere\n\n{table(others)}")


def is_about_inference(rule: Rule) -> bool:
    """Returns whether inference mode has a part in the difference."""
    return any("inference" in text.lower() for text in (rule.name, rule.reason, rule.example))


def table(rules: list[Rule]) -> str:
    """Returns one row a difference."""
    rows = ["| what | for example | what differs, and why |", "|---|---|---|"]
    rows += [f"| {cell(rule.name)} | `{cell(rule.example)}` | {cell(rule.reason)} |" for rule in rules]
    return "\n".join(rows) + "\n"


def cell(text: str) -> str:
    """Returns the text on one line, without what ends a cell."""
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
