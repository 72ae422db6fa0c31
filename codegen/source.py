"""Where text comes from: locations, diagnostics and line-aware YAML."""

from __future__ import annotations

import os
from bisect import bisect_right
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from typing import Callable, Iterable, Iterator, TextIO, Union

import yaml

from codegen import recovery
from codegen.scalar_places import character_places, text_start
from codegen.sentences import sentence

_STANDARD_TAG = "tag:yaml.org,2002:"
DEEPEST = 100


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


def _in_one_line(message: str) -> str:
    """Returns the message with line breaks and the like spelled as escapes."""
    return "".join(character if character.isprintable() else repr(character)[1:-1] for character in message)


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
        message = sentence(what, expected, given, candidates)
        self._errors.append(Diagnostic(location, operator, _in_one_line(message)))

    def print(self, stream: TextIO) -> None:
        """Writes one line for each error, sorted."""
        for error in self:
            print(error, file=stream)


class Reporter:
    """Reports mistakes of one operator, or of an entry whose operator is not known."""

    def __init__(self, operator: str | None, diagnostics: Diagnostics) -> None:
        self._label = operator
        self._diagnostics = diagnostics

    def _error(self, location: Location, what: str, expected: str | None = None, given: str | None = None,
               candidates: Iterable[str] = ()) -> None:
        self._diagnostics.error(location, self._label, what, expected, given, candidates)


@dataclass(frozen=True)
class Source:
    """The name and the whole text of a file."""

    file: str
    text: str

    def location(self, index: int) -> Location:
        """Returns the location of the character at `index`."""
        line = bisect_right(self._line_starts, index)
        return Location(self.file, line, index - self._line_starts[line - 1] + 1)

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *accumulate(len(line) + 1 for line in self.text.split("\n"))][:-1]


# Those that end no line: control characters but the tab, and marks of the direction of text.
UNPRINTABLE = r"\x00-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069"


@dataclass(frozen=True)
class Scalar:
    """A text in a YAML file; knows the place of each of its characters."""

    text: str
    location: Location
    source: Source
    start: int
    end: int

    def at(self, offset: int) -> Location:
        """Returns the location of the character at `offset` of the text, or of its end."""
        return self.source.location(self.start + self._places[min(offset, len(self.text))])

    @cached_property
    def _places(self) -> list[int]:
        return character_places(self.source.text[self.start:self.end], self.text)


@dataclass(frozen=True)
class Sequence:
    """A YAML list; of the file's own list, `unreadable` labels the entries that a syntax error hides."""

    items: tuple[YamlNode, ...]
    location: Location
    unreadable: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mapping:
    """A YAML mapping with distinct keys, in the order of the file."""

    entries: tuple[tuple[Scalar, YamlNode], ...]
    location: Location

    def get(self, key: str) -> YamlNode | None:
        """Returns the value of `key`, or None."""
        return next((value for name, value in self.entries if name.text == key), None)


YamlNode = Union[Scalar, Sequence, Mapping]


Label = Callable[[Union[yaml.Node, str]], Union[str, None]]


@dataclass(frozen=True)
class Document:
    """A file's text, its raw YAML tree (None when it is empty), and the labels of entries with syntax errors."""

    source: Source
    root: yaml.Node | None
    unreadable: tuple[str, ...] = ()


def compose(path: str | os.PathLike, diagnostics: Diagnostics, label: Label) -> Document | None:
    """Returns what can be read of a file; reports every syntax error. None when nothing can be read."""
    source = read_source(path, diagnostics)
    if source is None:
        return None
    root, mistakes = recovery.compose(source.text)
    labels = [label(mistake.entry) if mistake.entry else None for mistake in mistakes]
    for mistake, operator in zip(mistakes, labels):
        diagnostics.error(source.location(mistake.offset), operator, mistake.what, mistake.expected)
    if mistakes and root is None:
        return None
    return Document(source, root, tuple(operator for operator in labels if operator))


def read_source(path: str | os.PathLike, diagnostics: Diagnostics) -> Source | None:
    """Returns the text of a file without its byte order mark, with `\\n` for line breaks; None after an error."""
    content = b""
    try:
        with open(path, "rb") as file:
            content = file.read()
        text = content.decode("utf-8-sig")
        return Source(str(path), text.replace("\r\n", "\n").replace("\r", "\n"))
    except OSError as error:
        diagnostics.error(Location(str(path), 1, 1), None, f"cannot read the file: {error.strerror}")
    except UnicodeDecodeError as error:
        before = content[:error.start].decode("utf-8", "replace").replace("\r\n", "\n")
        place = Source(str(path), before).location(len(before))
        diagnostics.error(place, None, f"the file is not UTF-8 text: it has the byte {content[error.start]:#04x}",
                          "UTF-8")
    return None


def load_yaml(path: str | os.PathLike, diagnostics: Diagnostics, label: Label = lambda _: None) -> YamlNode | None:
    """Returns the file as line-aware nodes; None when it is empty or, after an error, unreadable.

    `label` gives the operator that an item of the top-level list, or the text of one, is about: for the
    diagnostics.
    """
    document = compose(path, diagnostics, label)
    if document is None or document.root is None:
        return None
    root = _Converter(document.source, diagnostics, label).node(document.root)
    return replace(root, unreadable=document.unreadable) if isinstance(root, Sequence) else root


def location_of(source: Source, node: yaml.Node) -> Location:
    """Returns the place of the first character of a raw YAML node; of a text, without its anchor and tag."""
    start = node.start_mark.index
    if isinstance(node, yaml.ScalarNode):
        start += text_start(source.text[start:node.end_mark.index])
    return source.location(start)


def scalar_of(source: Source, node: yaml.ScalarNode) -> Scalar:
    """Returns a raw YAML scalar with its location; a null is an empty text."""
    start, end = node.start_mark.index, node.end_mark.index
    text = "" if node.tag == _STANDARD_TAG + "null" else node.value
    return Scalar(text, location_of(source, node), source, start, end)


class _Converter:
    """Turns raw YAML nodes into ours and reports what the format does not have."""

    def __init__(self, source: Source, diagnostics: Diagnostics, label: Label) -> None:
        self._source = source
        self._diagnostics = diagnostics
        self._label = label
        self._operator: str | None = None
        self._done: dict[int, YamlNode | None] = {}
        self._open: set[int] = set()

    def node(self, raw: yaml.Node) -> YamlNode | None:
        """Returns the converted node, or None after an error."""
        if len(self._open) == 1:
            self._operator = self._label(raw)
        if id(raw) in self._open or len(self._open) > DEEPEST:
            self._error(raw, "the node contains itself" if id(raw) in self._open else "the node is nested too deeply")
            return None
        if id(raw) not in self._done:
            self._open.add(id(raw))
            self._done[id(raw)] = self._convert(raw)
            self._open.remove(id(raw))
        return self._done[id(raw)]

    def _convert(self, raw: yaml.Node) -> YamlNode | None:
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

    def _entries(self, raw: yaml.MappingNode) -> Iterator[tuple[Scalar, YamlNode]]:
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
