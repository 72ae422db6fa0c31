"""YAML lists with syntax errors in some entries: each error is told, the other entries are read."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

import yaml

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DEEPEST = 10_000  # yaml.compose is recursive, in C
_NESTING = re.compile(r"[\[{]|[-?] ")
_MOST_ROUNDS = 20
_NO_COMMENT = re.compile(r"^[ \t]*([^#\s%-]|-(?!-))", re.MULTILINE)
_DASH = re.compile(r"^( *)-(?=\s|$)", re.MULTILINE)
_VALUE = re.compile(r"\s*(?:- +)*(?:[\w, ]+: +)?(.*)")
_TERNARY_IN_BRACES = re.compile(r"[\[{,:]\s+((?:(?!: )[^,{}\[\]])*\?[^,{}\[\]]*: [^,{}\[\]]*)")


@dataclass(frozen=True)
class SyntaxMistake:
    """A syntax error: the offset of its character, what is wrong, what was expected, the text of its entry."""

    offset: int
    what: str
    expected: str | None = None
    entry: str | None = None


def compose(text: str) -> tuple[yaml.Node | None, list[SyntaxMistake]]:
    """Returns the YAML tree of a text and its syntax errors; an entry of the top-level list that has one is left out.

    The tree is None for an empty text, and when no other entry can be read.
    """
    root, error = _attempt(text)
    entries = _entries(text)
    if error is None and not _is_key_before(root, text, entries):
        return root, []
    text, mistakes = _without_broken(text, entries)
    for _ in range(_MOST_ROUNDS):  # what is wrong only beside other entries
        root, error = _attempt(text)
        if error is None:
            return root, mistakes
        mistake = _mistake(text, 0, len(text), error)
        start, end = next((entry for entry in entries if entry[0] <= mistake.offset < entry[1]), (0, 0))
        if start == end or _is_second_document(error):
            return None, [*mistakes, replace(mistake, entry=None)]
        mistakes.append(replace(mistake, entry=text[start:end]))
        text = _blanked(text, start, end)
    return None, mistakes


def _without_broken(text: str, entries: list[tuple[int, int]]) -> tuple[str, list[SyntaxMistake]]:
    """Returns the text without the entries, and what stands before them, that are wrong by themselves."""
    mistakes: list[SyntaxMistake] = []
    begin = entries[0][0] if entries else 0
    if _attempt(text[:begin]) != (None, None):  # neither nothing nor comments
        mistakes.append(_stray(text[:begin]))
        text = _blanked(text, 0, begin)
    for start, end in entries:
        _, error = _attempt(text[start:end])
        if error is not None and not _needs_other_entries(error):
            mistakes.append(_mistake(text, start, end, error))
            text = _blanked(text, start, end)
    return text, mistakes


def _attempt(text: str) -> tuple[yaml.Node | None, yaml.YAMLError | None]:
    """Returns the tree of a text, or why it has none."""
    try:
        _check_depth(text)
        return yaml.compose(text, Loader=_Loader), None
    except yaml.YAMLError as error:
        return None, error
    except RecursionError:
        return None, yaml.MarkedYAMLError(problem="it is nested too deeply")


def _check_depth(text: str) -> None:
    """Raises MarkedYAMLError for a text that is nested more deeply than can be composed."""
    if sum(1 for _ in _NESTING.finditer(text)) <= _DEEPEST:
        return
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST:
            raise yaml.MarkedYAMLError(problem="it is nested too deeply", problem_mark=event.start_mark)


def _entries(text: str) -> list[tuple[int, int]]:
    """Returns where the entries of the top-level list begin and end."""
    dashes = list(_DASH.finditer(text))
    indent = min((len(dash.group(1)) for dash in dashes), default=0)
    starts = [dash.start() for dash in dashes if len(dash.group(1)) == indent]
    return list(zip(starts, starts[1:] + [len(text)]))


def _is_key_before(root: yaml.Node | None, text: str, entries: list[tuple[int, int]]) -> bool:
    """Returns whether text before the entries makes the list the value of a key."""
    if not entries or not isinstance(root, yaml.MappingNode):
        return False
    start, end = entries[0]
    return text[start:end].index("-") <= root.start_mark.column


def _needs_other_entries(error: yaml.YAMLError) -> bool:
    """Returns whether an entry that stands alone is wrong for that reason only: its anchor is in another one."""
    return "alias" in str(getattr(error, "problem", "")) or _is_second_document(error)


def _is_second_document(error: yaml.YAMLError) -> bool:
    return "another document" in str(getattr(error, "problem", ""))


def _blanked(text: str, start: int, end: int) -> str:
    """Returns the text without an entry; everything else stays in its place."""
    return text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]


def _stray(text: str) -> SyntaxMistake:
    """Returns the mistake that text before the first entry is."""
    place = _NO_COMMENT.search(text)
    return SyntaxMistake(place.start(1) if place else 0, "bad YAML: this is not part of an entry",
                         "each entry to begin with '- ', all at one indentation", text)


def _mistake(text: str, start: int, end: int, error: yaml.YAMLError) -> SyntaxMistake:
    """Returns the mistake that an error in `text[start:end]` is."""
    entry = text[start:end]
    if not isinstance(error, yaml.MarkedYAMLError):  # a character that YAML does not allow
        reason = str(getattr(error, "reason", error)).splitlines()[0]
        return SyntaxMistake(start + int(getattr(error, "position", 0)), f"bad YAML: {reason}", None, entry)
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return SyntaxMistake(start, f"bad YAML: {error.problem}", None, entry)
    offset, told = mark.index, ", ".join(part for part in (error.context, error.problem) if part)
    if error.context_mark and offset >= len(text[start:end].rstrip()):
        offset = error.context_mark.index  # what is not closed, rather than the end of the file
    return SyntaxMistake(start + offset, f"bad YAML: {told}", _remedy(text, start + offset, told), entry)


def _remedy(text: str, offset: int, told: str) -> str | None:
    """Returns what to write instead, where a colon ended a text too early."""
    begin = text.rfind("\n", 0, offset) + 1
    line = text[begin:(text + "\n").index("\n", begin)]
    if "mapping values are not allowed" in told:
        value = _VALUE.fullmatch(line).group(1).rstrip()
        if ": " not in value:
            return "the indentation of the entry's other keys, or quotes around a text with ': '"
        return f"quotes around the {'expression' if '?' in value else 'text'}: {_quoted(value)}"
    ternary = _TERNARY_IN_BRACES.search(line) if "flow mapping" in told or "flow sequence" in told else None
    return f"quotes around the expression: {_quoted(ternary.group(1).strip())}" if ternary else None


def _quoted(value: str) -> str:
    return "'" + value.replace("'", "''") + "'"
