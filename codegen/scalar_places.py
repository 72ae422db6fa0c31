"""Where the characters of a YAML scalar stand in its source: folding, indentation and escapes undone."""

from __future__ import annotations

import re
from typing import Callable, Iterator

_Placed = list[tuple[str, int]]  # the characters of a value, each with its offset in the source

_PROPERTIES = re.compile(r"(?:[&!]\S*(?:\s+(?:#[^\n]*\n\s*)*|$))*")
_FOLD = re.compile(r"[ \t]*\n[ \t\n]*")
_ESCAPE = re.compile(r"\\(?:x(?P<x>[0-9a-fA-F]{2})|u(?P<u>[0-9a-fA-F]{4})|U(?P<U>[0-9a-fA-F]{8})"
                     r"|(?P<fold>\n[ \t\n]*)|(?P<one>.))")
_ESCAPED = {"0": "\0", "a": "\a", "b": "\b", "t": "\t", "\t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r",
            "e": "\x1b", "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029"}
_BLOCK = re.compile(r"[|>](?P<indicators>[-+1-9]{0,2})[ \t]*(?:#[^\n]*)?\n")


def text_start(raw: str) -> int:
    """Returns the offset of a scalar's text in its source, after an anchor and a tag."""
    return _PROPERTIES.match(raw).end()


def character_places(raw: str, value: str) -> list[int]:
    """Returns the offset in `raw` of each character of the scalar that it spells, and of the scalar's end."""
    start = text_start(raw)
    for placed, end in _readings(raw, start, value):
        if "".join(character for character, _ in placed) == value:
            return [offset for _, offset in placed] + [end]
    return _aligned(raw, start, value)


def _readings(raw: str, start: int, value: str) -> Iterator[tuple[_Placed, int]]:
    """Yields what the source may spell: the style is known, the indentation of a block may be not."""
    style = raw[start:start + 1]
    if style in ("|", ">"):
        yield from _block_readings(raw, start, value)
        return
    quote = len(style) if style in ("'", '"') else 0
    end = len(raw) - 1 if quote else len(raw.rstrip())
    unit = {"'": _single_quoted, '"': _double_quoted}.get(style, _plain)
    yield _folded(raw, start + quote, max(end, start + quote), unit), max(end, start + quote)


def _folded(raw: str, position: int, end: int, unit: Callable[[str, int], tuple[str, int]]) -> _Placed:
    """Returns the characters of a plain or quoted scalar; `unit` reads what is no line break."""
    placed: _Placed = []
    while position < end:
        fold = _FOLD.match(raw, position, end)
        if fold:
            breaks = [position + index for index, character in enumerate(fold.group()) if character == "\n"]
            placed += [("\n", offset) for offset in breaks[1:]] or [(" ", breaks[0])]
            position = fold.end()
        else:
            text, following = unit(raw, position)
            placed += [(character, position) for character in text]
            position = following
    return placed


def _plain(raw: str, position: int) -> tuple[str, int]:
    return raw[position], position + 1


def _single_quoted(raw: str, position: int) -> tuple[str, int]:
    return raw[position], position + (2 if raw.startswith("''", position) else 1)


def _double_quoted(raw: str, position: int) -> tuple[str, int]:
    escape = _ESCAPE.match(raw, position)
    if escape is None:
        return raw[position], position + 1
    code = escape["x"] or escape["u"] or escape["U"]
    if code:
        return chr(int(code, 16)), escape.end()
    if escape["fold"]:
        return "\n" * (escape["fold"].count("\n") - 1), escape.end()
    return _ESCAPED.get(escape["one"], escape["one"]), escape.end()


def _block_readings(raw: str, start: int, value: str) -> Iterator[tuple[_Placed, int]]:
    header = _BLOCK.match(raw, start)
    if header is None:
        return
    lines, offset = [], header.end()
    for line in raw[offset:].split("\n"):
        lines.append((offset, line))
        offset += len(line) + 1
    deepest = next((len(line) - len(line.lstrip(" ")) for _, line in lines if line.strip(" ")), 0)
    is_given = any(character.isdigit() for character in header["indicators"])
    for indent in range(deepest, -1, -1) if is_given else (deepest,):
        placed = _block(lines, indent, raw[start] == ">")
        # How many line breaks stay at the end is for the indicator to say; each has its place.
        end = placed[len(value)][1] if len(value) < len(placed) else len(raw)
        yield placed[:len(value)], end


def _block(lines: list[tuple[int, str]], indent: int, is_folded: bool) -> _Placed:
    """Returns the characters of a literal or folded block, with all line breaks at its end."""
    placed: _Placed = []
    breaks: _Placed = []
    before: tuple[int, bool] | None = None  # the line break of the last line with text; whether that can be folded
    for offset, line in lines:
        text, end = line[indent:], (offset + len(line))
        if not text or not line[:indent].isspace() and indent:
            breaks.append(("\n", end))
            continue
        can_fold = is_folded and text[0] not in " \t"
        if before is not None:
            if not (can_fold and before[1]):
                placed.append(("\n", before[0]))
            elif not breaks:
                placed.append((" ", before[0]))
        placed += breaks + [(character, offset + indent + index) for index, character in enumerate(text)]
        breaks, before = [], (end, can_fold)
    return placed + ([("\n", before[0])] if before else []) + breaks


def _aligned(raw: str, start: int, value: str) -> list[int]:
    """Returns places that are right where the characters of the value occur in the source in their order."""
    places, position = [], start
    for character in value:
        found = raw.find(character, position) if not character.isspace() else -1
        places.append(max(position - 1, start) if found < 0 else found)
        position = position if found < 0 else found + 1
    return places + [position]
