"""Lines of C++ that are too long → lines of at most 100 columns, broken where a hand would break them."""

from __future__ import annotations

import re
from collections import deque
from itertools import islice, takewhile
from typing import Iterator, NamedTuple

COLUMNS = 100
_CONTINUED = 4
# Where aligned lines would be short.
_FAR_RIGHT = 48
_COMMENT = re.compile(r"(?P<lead> *///? )(?P<text>.*)")
# A text, a character, brackets (as one where they are empty), or where a line may end: behind a comma or an
# operator, before the colon of `?:`.
_TOKEN = re.compile(r'''"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+'|->|\(\)|\{\}|\[\]|[([{]|(?<=\w)<(?=[\w:])|[)\]}]'''
                    r"|(?<! )>(?!=)|, | (?:=|&&|\|\||[-+*/|?]) | (?=: )")
# How much dearer a break is there than behind a comma of the same brackets.
_COSTS = {",": 0.0, "=": 0.5, "?": 0.3, "": 0.3, "||": 0.4, "&&": 0.5, "|": 0.6, "+": 0.7, "-": 0.7, "*": 0.8, "/": 0.8}
_BEHIND_BRACKET, _OF_GROUP, _IN_TYPE, _IN_TEXT = 1.2, 2.0, 0.4, 9.0


class _Place(NamedTuple):
    """Where a line may end and what the next one starts with, in the innermost open bracket there."""

    end: int
    start: int
    bracket: int | None
    cost: float
    in_text: bool = False
    around: tuple[int, ...] = ()  # the brackets that are open where this one opens

    @property
    def opens(self) -> bool:
        """Returns whether it stands behind the bracket itself."""
        return self.start == self.bracket


def wrap(text: str) -> str:
    """Returns the text with every line of more than 100 columns broken, where it has a place for that."""
    return "\n".join(part for line in text.split("\n") for part in (_broken(line) if len(line) > COLUMNS else [line]))


def _broken(line: str) -> list[str]:
    comment = _COMMENT.fullmatch(line)
    if comment:
        return _broken_comment(comment["lead"], comment["text"])
    return [line] if line.startswith("#") else _broken_code(line)


def _broken_comment(lead: str, text: str) -> list[str]:
    """Breaks between words; a schema's other lines are indented."""
    further = lead + "  " if lead.endswith(" // ") or lead == "// " else lead
    lines = [lead]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) > COLUMNS:
            lines.append(further)
        lines[-1] += word + " "
    return [line.rstrip() for line in lines]


def _broken_code(line: str) -> list[str]:
    """Breaks outside of brackets before inside of them, and there as late as the rest allows."""
    margin = len(line) - len(line.lstrip())
    places = deque(_places(line))
    inside: dict[int | None, int] = {None: margin + _CONTINUED}  # the column of what stands in a bracket
    lines: list[str] = []
    start = indent = margin
    within: int | None = None  # the bracket in which the line begins
    quote = ""  # that the line begins with, where a text goes on
    while indent + len(quote) + len(line) - start > COLUMNS:
        while places and places[0].start <= start:
            places.popleft()
        shift = indent + len(quote) - start  # from a position to its column
        fitting = list(takewhile(lambda place: place.end + place.in_text + shift <= COLUMNS, places))
        if not fitting:
            break
        inside |= {place.bracket: place.start + shift for place in fitting if place.opens}
        ends = [place.end + place.in_text for place in islice(places, 1, len(fitting) + 1)] + [len(line)]

        def indent_at(place: _Place) -> int:
            if not place.opens:
                return inside[place.bracket]
            if within is None or within in place.around:
                return indent + _CONTINUED
            # The bracket in which the line begins is closed on it.
            return (inside[place.around[-1]] if place.around else margin) + _CONTINUED

        def cost(place: _Place, next_end: int) -> float:
            column = indent_at(place)
            overlong = column + next_end - place.start > COLUMNS
            broken_again = column + len(line) - place.start > COLUMNS
            awkward = broken_again and (column > _FAR_RIGHT or line[:place.end].endswith(" ="))
            # A text that is broken all the same begins behind what it is given to.
            text = _TOKEN.match(line, place.start) if line[place.start] == '"' else None
            in_vain = text is not None and place.bracket is not None and column + text.end() - text.start() > COLUMNS
            return place.cost + awkward + _IN_TEXT * in_vain + 100.0 * overlong

        best, _ = min(zip(fitting, ends), key=lambda pair: (cost(*pair), -pair[0].end))
        lines.append(" " * indent + quote + line[start:best.end] + '"' * best.in_text)
        start, indent, quote = best.start, indent_at(best), '"' * best.in_text
        inside[best.bracket], within = indent, best.bracket
    return [*lines, " " * indent + quote + line[start:]]


def _places(line: str) -> Iterator[_Place]:
    """Yields the places of a line in their order."""
    brackets: list[tuple[str, int]] = []
    for token in _TOKEN.finditer(line):
        text, cost = token.group(), float(len(brackets))
        kind, innermost = brackets[-1] if brackets else ("", None)
        if text[0] == '"':
            for space in re.finditer(r'(?<=[^\\" ]) (?=[^"])', text):
                position = token.start() + space.end()
                yield _Place(position, position, innermost, cost + _IN_TEXT, in_text=True)
        elif text in "([{<":
            around = tuple(start for _, start in brackets)
            brackets.append((text, token.end()))
            cost += _BEHIND_BRACKET + (_IN_TYPE if text == "<" else _OF_GROUP if line[token.start() - 1] == " " else 0)
            yield _Place(token.end(), token.end(), token.end(), cost, around=around)
        elif text in ")]}>":
            brackets = brackets[:-1]
        elif text.strip() in _COSTS:
            cost += _COSTS[text.strip()] + (_IN_TYPE if kind == "<" else 0)
            yield _Place(token.start() + len(text.rstrip()), token.end(), innermost, cost)
