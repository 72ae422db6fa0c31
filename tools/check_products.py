"""Checks that no product of sizes, strides, element counts or windows overflows unnoticed, and no
division of them that is rounded up by a sum.

A caller chooses sizes, and an expanded tensor has as many elements as he likes: a product of them
is written with runtime/tenon/base/integer_math.h. What cannot become too large is marked with the reason,
at the end of its line, on a line before it, to the end of a function or class, or for a whole file:

    return data + index * strides[0];  // fits: the element is in memory
    // fits: the columns were allocated
    // fits below: every index is within the result, which is in memory
    // fits in this file: all elements that are counted here are in memory

Exits 1 with FILE:LINE for each product in runtime/ and templates/ that is neither.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from source_files import check_files

# Names whose values come from a caller, or from sizes that do.
SIZE = re.compile(
    r"(numel|nbytes|element_size|itemsize|size|sizes_?|strides?_?|shape|storage_offset|plane|out_plane|[xy]_plane"
    r"|[xy]_group|taps|volume|padding|dilation|window|groups|channels|batch|batches|split_size|kernel_size|repeats"
    r"|width|height|rows_?|columns_?|outer|inner|count_?|length_?|stretches|extent|[a-z_]+_(stride|step|size|bytes))")
# Functions whose result is a size when an argument is.
TRANSPARENT = {"static_cast", "max", "min", "clamp", ""}
# How a factor begins that makes the product a checked or a floating-point one.
CHECKED = re.compile(r"(\( )*(CheckedInt|static_cast < double >|double) [({]")
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|\{#.*?#\}|"(?:\\.|[^"\\\n])*"', re.DOTALL)
TOKEN = re.compile(r"\w+|->|::|\*=|\S")
# ceil_divide, written by hand: the sum may overflow.
ROUNDED_UP = re.compile(r"\+ (?!k[A-Z])(\w+) - 1\) / \1\b")
PRODUCT = re.compile(r"(?<=\s)\*=?(?=\s)")
MARK = re.compile(r"//.*\bfits(| below| in this file): \S")
END_OF_FUNCTION = re.compile(r"\};?$")
CLOSING = {")": "(", "]": "[", ">": "<"}


def violations(path: Path, text: str) -> list[str]:
    """Returns a message for each line of a file with a product of sizes that is not marked."""
    code = COMMENT_OR_STRING.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    marked = marked_lines(text.splitlines(), code.splitlines())
    terms = {}
    for match in PRODUCT.finditer(code):
        line = code.count("\n", 0, match.start()) + 1
        term = size_in_product(code, match.start(), match.end())
        if term and line not in marked:
            terms.setdefault(line, f"a product of {term}")
    for match in ROUNDED_UP.finditer(code):
        line = code.count("\n", 0, match.start()) + 1
        if line not in marked:
            terms.setdefault(line, "a division rounded up")
    return [f"{path}:{line}: {term}: use base/integer_math.h, or mark it as tools/check_products.py says"
            for line, term in terms.items()]


def marked_lines(lines: list[str], code: list[str]) -> set[int]:
    """Returns the numbers of the lines whose products are said to fit."""
    marked = set()
    next_statement = below = False
    for number, line in enumerate(lines, start=1):
        match = MARK.search(line)
        kind = match.group(1).strip() if match else None
        if kind == "in this file":
            return set(range(1, len(lines) + 1))
        has_code = bool(code[number - 1].strip())
        below = kind == "below" or (below and not END_OF_FUNCTION.match(line))
        next_statement = next_statement or (kind == "" and not has_code)
        if below or next_statement or kind == "":
            marked.add(number)
        if has_code and code[number - 1].rstrip().endswith((";", "{", "}")):
            next_statement = False
    return marked


def size_in_product(code: str, start: int, end: int) -> str | None:
    """Returns the size that the product sign at [start, end) multiplies, or None where nothing can overflow."""
    before = TOKEN.findall(code[max(0, start - 400):start])
    after = TOKEN.findall(code[end:end + 400])
    factors = factors_before(before) + [operand_after(after)]
    if any(CHECKED.match(" ".join(factor)) for factor in factors):
        return None
    return next((" ".join(factor) for factor in factors if is_size(factor)), None)


def factors_before(tokens: list[str]) -> list[list[str]]:
    """Returns what stands before a product sign: the operand and those that it is multiplied by."""
    factors = []
    while tokens:
        start = operand_start(tokens)
        factors.append(tokens[start:])
        tokens = tokens[:start]
        if not tokens or tokens[-1] not in "*/%":
            break
        tokens = tokens[:-1]
    return factors


def operand_start(tokens: list[str]) -> int:
    """Returns where the operand begins that the tokens end with."""
    place = len(tokens)
    while place > 0:
        token = tokens[place - 1]
        if token in CLOSING and not (token == ">" and place == len(tokens)):
            place = opening_of(tokens, place - 1)
            if place > 0 and not is_joined(tokens[place - 1]):
                break
        elif re.fullmatch(r"\w+", token):
            place -= 1
            if token == "return" or place == 0 or tokens[place - 1] not in (".", "->", "::"):
                return place + (token == "return")
        elif token in (".", "->", "::"):
            place -= 1
        else:
            break
    return place


def is_joined(token: str) -> bool:
    """Returns whether an opening bracket after the token belongs to it: a call, an index, a template."""
    return bool(re.fullmatch(r"\w+", token)) or token in (")", "]", ">")


def opening_of(tokens: list[str], place: int) -> int:
    """Returns where the bracket that is closed at `place` is opened."""
    depth = 0
    closing, opening = tokens[place], CLOSING[tokens[place]]
    while place >= 0:
        depth += (tokens[place] == closing) - (tokens[place] == opening)
        if depth == 0:
            return place
        place -= 1
    return 0


def operand_after(tokens: list[str]) -> list[str]:
    """Returns the operand that the tokens begin with."""
    depth = 0
    for place, token in enumerate(tokens):
        if token in ("(", "["):
            depth += 1
        elif token in (")", "]"):
            depth -= 1
            if depth < 0:
                return tokens[:place]
        elif depth == 0 and not re.fullmatch(r"\w+|->|::|[.<>]", token):
            return tokens[:place]
    return tokens


def is_size(operand: list[str]) -> bool:
    """Returns whether an operand is a size: `self.sizes()[i]`, `strides[i]`, `(n - 1)` with a size inside."""
    if operand[-3:] == ["size", "(", ")"]:  # of a container, not of a tensor's dimension
        return False
    name, depth, inside = "", 0, False
    for place, token in enumerate(operand):
        depth += (token in ("(", "[")) - (token in (")", "]"))
        if re.fullmatch(r"[a-zA-Z_]\w*", token):
            if depth == 0:
                name = token if token != "int64_t" else name
            elif operand[place:place + 3] != ["size", "(", ")"]:
                inside = inside or bool(SIZE.fullmatch(token))
    return bool(SIZE.fullmatch(name)) or (name in TRANSPARENT and inside)


if __name__ == "__main__":
    sys.exit(check_files(violations, "runtime/**/*.[hc]*", "templates/**/*.j2"))
