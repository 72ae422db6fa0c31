"""The logs of random programs: read, compared, shown."""

from __future__ import annotations

import re
from dataclasses import dataclass

TOLERANCE = 1e-6
STRIDES = re.compile(r"(?<=\])\([\d _]*\)")
NUMBER = re.compile(r"(?<= )-?(?:\d[\d.]*(?:e[+-]\d+)?|nan|inf)(?= |$)")


@dataclass(frozen=True)
class Block:
    """A step, and what was seen after it."""

    step: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """What rules are matched with: `ok` or the error, then the tensors that changed."""
        failed = self.lines and self.lines[0].startswith("  error")
        return "\n".join(([] if failed else ["ok"]) + [line.strip() for line in self.lines])


@dataclass(frozen=True)
class Program:
    """The log of one program; equal texts need no further look."""

    source: str

    @property
    def blocks(self) -> list[Block]:
        """The steps; the first is the making of the tensors."""
        blocks: list[tuple[str, list[str]]] = [("start", [])]
        for line in self.source.splitlines():
            if line.startswith("  "):
                blocks[-1][1].append(line)
            else:
                blocks.append((line, []))
        return [Block(step, tuple(lines)) for step, lines in blocks]


@dataclass(frozen=True)
class Difference:
    """The first step that is not the same in both logs."""

    step: str
    ours: Block
    theirs: Block
    earlier: tuple[str, ...]

    @property
    def index(self) -> int:
        """The number of steps before."""
        return len(self.earlier)

    @property
    def operator(self) -> str:
        """The step without arguments and number."""
        return re.sub(r"^\d+ |\(.*", "", self.step)


def split_programs(text: str) -> dict[int, Program]:
    """Returns the programs of a log by seed."""
    programs = {}
    for part in text.split("program ")[1:]:
        seed, _, rest = part.partition("\n")
        programs[int(seed)] = Program(rest)
    return programs


def first_difference(ours: Program, theirs: Program) -> Difference | None:
    """Returns the first difference, or None."""
    if ours.source == theirs.source:
        return None
    nothing = Block("the end", ())
    our_blocks, their_blocks = ours.blocks, theirs.blocks
    for i in range(max(len(our_blocks), len(their_blocks))):
        mine = our_blocks[i] if i < len(our_blocks) else nothing
        other = their_blocks[i] if i < len(their_blocks) else nothing
        if not same_block(mine, other):
            earlier = tuple(block.step for block in our_blocks[:i])
            return Difference(mine.step, mine, other, earlier)
    return None


def same_block(a: Block, b: Block) -> bool:
    """Compares steps and lines, errors whatever their words."""
    return (
        a.step == b.step
        and len(a.lines) == len(b.lines)
        and all(map(same_line, a.lines, b.lines))
    )


def differ_in_strides(difference: Difference) -> bool:
    """Returns whether the blocks are the same but for the order of elements in memory."""

    def without_strides(block: Block) -> Block:
        return Block(block.step, tuple(STRIDES.sub("", line) for line in block.lines))

    return same_block(without_strides(difference.ours), without_strides(difference.theirs))


def same_line(a: str, b: str) -> bool:
    """Compares lines; values may be apart by rounding, measured by the largest of the line."""
    if a == b:
        return True
    if a.startswith("  error") and b.startswith("  error"):
        return True
    a_head, _, a_values = a.partition(" :")
    b_head, _, b_values = b.partition(" :")
    if a_head != b_head or NUMBER.sub("#", a_values) != NUMBER.sub("#", b_values):
        return False
    pairs = [
        (float(x), float(y)) for x, y in zip(NUMBER.findall(a_values), NUMBER.findall(b_values))
    ]
    scale = max([1.0] + [abs(x) for x, _ in pairs])
    return all(abs(x - y) <= TOLERANCE * scale for x, y in pairs)


def show(ours: Program, theirs: Program, until: Difference | None) -> str:
    """Returns the program with both logs; lines that are the same stand once."""
    text = []
    our_blocks, their_blocks = ours.blocks, theirs.blocks
    last = until.index + 1 if until else max(len(our_blocks), len(their_blocks))
    for i in range(last):
        mine = our_blocks[i : i + 1]
        other = their_blocks[i : i + 1]
        if mine and other and same_block(mine[0], other[0]):
            text += [mine[0].step, *mine[0].lines]
            continue
        for name, block in (("tenon   ", mine), ("libtorch", other)):
            for found in block:
                text += [f"{name} | {line}" for line in (found.step, *(found.lines or ["  ok"]))]
    return "\n".join(text)
