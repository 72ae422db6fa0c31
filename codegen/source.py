"""Where text comes from: locations, diagnostics and line-aware YAML."""

from __future__ import annotations

import difflib
import os
from dataclasses import dataclass
from typing import Callable, Iterable, Iterator, TextIO, Union

import yaml

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_STANDARD_TAG = "tag:yaml.org,2002:"
_DEEPEST = 100


@dataclass(frozen=True, order=True)
class Location:
    """A place in a file; lines and columns count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Diagnostic:
    """One error: the place, the operator if it is known, and the sentence."""

    location: Location
    operator: str | None
    message: str

    def __str__(self) -> str:
        operator = f"{self.operator}: " if self.operator else ""
        return f"{self.location}: error: {operator}{self.message}"


class Diagnostics:
    """Collects the errors of one run, so that all of them are reported together."""

    def __init__(self) -> None:
        self._errors: list[Diagnostic] = []

    def __bool__(self) -> bool:
        """Returns whether there are errors."""
        return bool(self._errors)

    def __len__(self) -> int:
        return len(self._errors)

    def __iter__(self) -> Iterator[Diagnostic]:
        """Yields the errors sorted by file, line and column."""
        return iter(sorted(self._errors, key=lambda error: error.location))

    def error(self, location: Location, operator: str | None, what: str, expected: str | None = None,
              given: str | None = None, candidates: Iterable[str] = ()) -> None:
        """Records `what, expected expected`; proposes the candidate that is nearest to `given`."""
        message = f"{what}, expected {expected}" if expected else what
        near = difflib.get_close_matches(given, sorted(set(candidates)), n=1) if given else []
        hint = f" (did you mean '{near[0]}'?)" if near else ""
        self._errors.append(Diagnostic(location, operator, message + hint))

    def print(self, stream: TextIO) -> None:
        """Writes one line for each error, sorted."""
        for error in self:
            print(error, file=stream)


@dataclass(frozen=True)
class Source:
    """The name and the whole text of a file."""

    file: str
    text: str

    def location(self, index: int) -> Location:
        """Returns the location of the character at `index`."""
        return Location(self.file, self.text.count("\n", 0, index) + 1, index - self.text.rfind("\n", 0, index))


@dataclass(frozen=True)
class Scalar:
    """A text in a YAML file; knows the place of each of its characters."""

    text: str
    location: Location
    source: Source
    start: int
    end: int

    def at(self, offset: int) -> Location:
        """Returns the location of the character at `offset` of the text."""
        raw = self.source.text[self.start:self.end]
        for skipped in (0, 1):  # a plain scalar, or one in quotes; no escapes, one line
            if raw[skipped:len(raw) - skipped] == self.text and "\n" not in raw:
                return Location(self.location.file, self.location.line, self.location.column + skipped + offset)
        return self.source.location(self.start + self._aligned(raw, offset))

    def _aligned(self, raw: str, offset: int) -> int:
        """Returns the offset in `raw` (folded, indented, escaped) of a character of the text."""
        position = raw.find("\n") if raw[:1] in ("|", ">") else 0
        for character in self.text[:offset + 1]:
            found = raw.find(character, position) if not character.isspace() else -1
            if found >= 0:
                position = found + 1
        return max(position - 1, 0) if offset < len(self.text) else position


@dataclass(frozen=True)
class Sequence:
    """A YAML list."""

    items: tuple[Node, ...]
    location: Location


@dataclass(frozen=True)
class Mapping:
    """A YAML mapping with distinct keys, in the order of the file."""

    entries: tuple[tuple[Scalar, Node], ...]
    location: Location

    def get(self, key: str) -> Node | None:
        """Returns the value of `key`, or None."""
        return next((value for name, value in self.entries if name.text == key), None)


Node = Union[Scalar, Sequence, Mapping]


def compose(path: str | os.PathLike, diagnostics: Diagnostics) -> tuple[Source, yaml.Node | None] | None:
    """Returns the file's text and raw YAML tree (None when it is empty); None after an error."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            source = Source(str(path), file.read())
        return source, yaml.compose(source.text, Loader=_Loader)
    except OSError as error:
        diagnostics.error(Location(str(path), 1, 1), None, f"cannot read the file: {error.strerror}")
    except UnicodeDecodeError:
        diagnostics.error(Location(str(path), 1, 1), None, "the file is not UTF-8 text")
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        diagnostics.error(Location(str(path), mark.line + 1, mark.column + 1), None, f"bad YAML: {_problem(error)}")
    except yaml.YAMLError as error:
        diagnostics.error(Location(str(path), 1, 1), None, f"bad YAML: {str(error).splitlines()[0]}")
    except RecursionError:
        diagnostics.error(Location(str(path), 1, 1), None, "bad YAML: it is nested too deeply")
    return None


def _problem(error: yaml.MarkedYAMLError) -> str:
    return ", ".join(part for part in (error.context, error.problem) if part)


def load_yaml(path: str | os.PathLike, diagnostics: Diagnostics,
              label: Callable[[yaml.Node], str | None] = lambda _: None) -> Node | None:
    """Returns the file as line-aware nodes; None when it is empty or, after an error, unreadable.

    `label` gives the operator that an item of the top-level list is about, for the diagnostics.
    """
    composed = compose(path, diagnostics)
    if composed is None or composed[1] is None:
        return None
    return _Converter(composed[0], diagnostics, label).node(composed[1])


def location_of(source: Source, node: yaml.Node) -> Location:
    """Returns the place of the first character of a raw YAML node."""
    return Location(source.file, node.start_mark.line + 1, node.start_mark.column + 1)


def scalar_of(source: Source, node: yaml.ScalarNode) -> Scalar:
    """Returns a raw YAML scalar with its location; a null is an empty text."""
    start, end = node.start_mark.index, node.end_mark.index
    text = "" if node.tag == _STANDARD_TAG + "null" else node.value
    return Scalar(text, location_of(source, node), source, start, end)


class _Converter:
    """Turns raw YAML nodes into ours and reports what the format does not have."""

    def __init__(self, source: Source, diagnostics: Diagnostics, label: Callable[[yaml.Node], str | None]) -> None:
        self._source = source
        self._diagnostics = diagnostics
        self._label = label
        self._operator: str | None = None
        self._done: dict[int, Node | None] = {}
        self._open: set[int] = set()

    def node(self, raw: yaml.Node) -> Node | None:
        """Returns the converted node, or None after an error."""
        if len(self._open) == 1:
            self._operator = self._label(raw)
        if id(raw) in self._open or len(self._open) > _DEEPEST:
            self._error(raw, "the node contains itself" if id(raw) in self._open else "the node is nested too deeply")
            return None
        if id(raw) not in self._done:
            self._open.add(id(raw))
            self._done[id(raw)] = self._convert(raw)
            self._open.remove(id(raw))
        return self._done[id(raw)]

    def _convert(self, raw: yaml.Node) -> Node | None:
        location = location_of(self._source, raw)
        if not raw.tag.startswith(_STANDARD_TAG):
            self._error(raw, f"unknown YAML tag '{raw.tag}'", "plain texts, lists and mappings")
            return None
        if isinstance(raw, yaml.ScalarNode):
            return scalar_of(self._source, raw)
        if isinstance(raw, yaml.SequenceNode):
            items = (self.node(item) for item in raw.value)
            return Sequence(tuple(item for item in items if item is not None), location)
        return Mapping(tuple(self._entries(raw)), location)

    def _entries(self, raw: yaml.MappingNode) -> Iterator[tuple[Scalar, Node]]:
        first_line: dict[str, int] = {}
        for raw_key, raw_value in raw.value:
            if not isinstance(raw_key, yaml.ScalarNode):
                self._error(raw_key, "a key is not a text")
                continue
            key, value = scalar_of(self._source, raw_key), self.node(raw_value)
            if key.text in first_line:
                self._error(raw_key, f"duplicate key '{key.text}', first given at line {first_line[key.text]}")
                continue
            first_line[key.text] = key.location.line
            if value is not None:
                yield key, value

    def _error(self, raw: yaml.Node, what: str, expected: str | None = None) -> None:
        self._diagnostics.error(location_of(self._source, raw), self._operator, what, expected)
