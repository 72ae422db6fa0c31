"""Runs the ```console blocks of documents, and compares what they print.

A block holds commands after `$ ` and under each what it prints. `…` stands for any text within a line; on a line of
its own, for any lines. A block with the word `program=NAME` or `file=NAME` is written to that file where it stands. The
blocks of a document run in order, in one folder.

  python3 -m tests.tools.run_console --program build/bin/tenon docs/command_line.md
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator

from tests.docs.extract import Block, read_blocks

ANYTHING = "…"


@dataclass(frozen=True)
class Command:
    """A command of a document, its place, and what it prints, `…` for what is left out."""

    place: str
    text: str
    expected: str


def commands(block: Block) -> Iterator[Command]:
    """Returns the commands of a console block."""
    document, _, first = block.place.rpartition(":")
    lines = block.text.splitlines()
    starts = [index for index, line in enumerate(lines) if line.startswith("$ ")]
    if not starts or starts[0] != 0:
        raise ValueError(f"{block.place}: expected a command after '$ '")
    for start, end in zip(starts, [*starts[1:], len(lines)]):
        yield Command(f"{document}:{int(first) + start}", lines[start][2:],
                      "".join(line + "\n" for line in lines[start + 1:end]))


def matches(expected: str, printed: str) -> bool:
    """Returns whether a command printed what a document says."""
    pattern = "".join(r"(?:.*\n)*?" if line == ANYTHING + "\n" else
                      re.escape(line).replace(re.escape(ANYTHING), ".*")
                      for line in expected.splitlines(keepends=True))
    return re.fullmatch(_without_shards(pattern), _without_shards(printed)) is not None


def _without_shards(text: str) -> str:
    """Returns the text without the entries that generated sources begin with, which a new operator may change."""
    return re.sub(r"(generated/\w+/\w+?)_from_\w+(\\?)\.cpp", r"\1\2.cpp", text)


def failures(document: Path, program: Path, folder: str) -> tuple[int, list[str]]:
    """Returns how many commands of a document ran in the folder, and what is wrong with them."""
    environment = os.environ | {"PATH": f"{program.parent}:{os.environ['PATH']}"}
    count, wrong = 0, []
    for block in read_blocks(document.resolve()):
        for name in filter(None, (block.words.get("program"), block.words.get("file"))):
            Path(folder, name).write_text(block.text, encoding="utf-8")
        for command in commands(block) if block.language == "console" else ():
            printed = subprocess.run(["bash", "-c", command.text], cwd=folder, env=environment, text=True,
                                     stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                     check=False, timeout=600).stdout
            count += 1
            if not matches(command.expected, printed):
                wrong.append(f"{command.place}: $ {command.text}\nexpected\n{command.expected}got\n{printed}")
    return count, wrong


def main(arguments: list[str]) -> int:
    """Returns 1 when a command printed something else, or a document has none."""
    parser = argparse.ArgumentParser(description="Runs the console blocks of documents.")
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("documents", type=Path, nargs="+")
    options = parser.parse_args(arguments)
    failed = False
    for document in options.documents:
        with tempfile.TemporaryDirectory() as folder:
            count, wrong = failures(document, options.program.resolve(), folder)
        print(*wrong, f"{document.name}: {count} commands, {len(wrong)} failures", sep="\n")
        failed |= bool(wrong) or count == 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
