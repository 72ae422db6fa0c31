"""`python3 -m codegen format`: one spelling for every entry; comments stay where they are."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Callable, Iterator

import yaml

from codegen.expression import ExpressionError, parse_expression
from codegen.parse import SchemaError, parse_schema
from codegen.recovery import compose
from codegen.source import DEEPEST
from codegen.vocabulary import Variant, words_of

WIDTH = 120
_ORDER = """
    func category doc variants out_overload scalar_twin let choose pointwise kernel composite meta dtypes promotes
    promotion result_dtype view derivatives output_differentiability non_differentiable jvp tags
""".split()
_VARIANTS = words_of(Variant)
_LISTS = frozenset({"variants", "tags", "dtypes", "promotes", "non_differentiable", "output_differentiability"})
_EXPRESSIONS = frozenset({"pointwise", "composite", "meta"})
_OF_EXPRESSIONS = frozenset({"derivatives", "jvp", "view", "let", "pointwise", "composite"})
_FOLDED = (">", "|")


class FormatError(Exception):
    """A text that cannot be formatted; the message says why. Run the generator for the places of what is wrong."""


@dataclass(frozen=True)
class _Pair:
    """A key and its value, with the comments before it and at the end of its line."""

    key: yaml.ScalarNode
    value: yaml.Node
    before: tuple[str, ...]
    behind: str


def format_text(text: str) -> str:
    """Returns the text of a file of operators in the one spelling. Raises FormatError."""
    root, mistakes = compose(text)
    if mistakes or not isinstance(root, yaml.SequenceNode):
        raise FormatError("it is no list of entries; run the generator, which says where")
    _check_tree(root)
    return _Formatter(text, root).text()


def _check_tree(root: yaml.Node) -> None:
    """Raises FormatError for what is too deep, and for an alias, `*name`, which may stand for what it is in."""
    seen: set[int] = set()
    pending = [(root, 0)]
    while pending:
        node, depth = pending.pop()
        if depth > DEEPEST:
            raise FormatError(f"line {node.start_mark.line + 1}: this is nested too deeply")
        if id(node) in seen:
            raise FormatError(f"line {node.start_mark.line + 1}: an alias stands for this; write it out")
        seen.add(id(node))
        if isinstance(node, yaml.SequenceNode):
            pending += [(item, depth + 1) for item in node.value]
        elif isinstance(node, yaml.MappingNode):
            pending += [(part, depth + 1) for pair in node.value for part in pair]


class _Formatter:
    def __init__(self, text: str, root: yaml.SequenceNode) -> None:
        self._lines = text.splitlines()
        self._entries = root.value
        self._in_text = {line for node in _scalars(root) if node.style in _FOLDED
                         for line in range(node.start_mark.line + 1, self._end(node))}

    def text(self) -> str:
        """Returns the formatted file."""
        lines: list[str] = []
        done = 0
        for entry in self._entries:
            if not isinstance(entry, yaml.MappingNode) or entry.flow_style:
                raise FormatError(f"line {entry.start_mark.line + 1}: the entry is not a mapping of keys on lines")
            lines += self._comments(done, entry.start_mark.line, indent="")
            done = self._end(entry)
            entry_lines = self._mapping(entry, "  ", self._entry_value, key_order)
            lines += ["- " + entry_lines[0][2:]] if not entry_lines[0].lstrip().startswith("#") else \
                ["-", entry_lines[0]]
            lines += entry_lines[1:]
        return "\n".join(lines + self._comments(done, len(self._lines), indent="")) + "\n"

    def _mapping(self, node: yaml.MappingNode, indent: str, value_of: Callable, order: Callable) -> list[str]:
        pairs = sorted(self._pairs(node), key=lambda pair: order(pair.key.value))
        lines: list[str] = []
        for pair in pairs:
            # The first line of an entry begins with its dash: what stands before its key goes behind the line.
            before = [indent + comment for comment in pair.before]
            if lines or indent != "  ":
                lines += before
                before = []
            lines += self._pair(pair, indent, value_of) + before
        return lines

    def _pair(self, pair: _Pair, indent: str, value_of: Callable) -> list[str]:
        key, value = pair.key.value, pair.value
        spelled = ", ".join(word.strip() for word in key.split(",")) if "," in key else key
        behind = f"  {pair.behind}" if pair.behind else ""
        if not isinstance(value, yaml.ScalarNode) and not value.value:
            raise FormatError(f"line {value.start_mark.line + 1}: '{key}' is empty")
        if isinstance(value, yaml.MappingNode) and not (key == "kernel" and value.flow_style):
            inner = self._mapping(value, indent + "  ", self._inner_value(key), lambda _: 0)
            return [f"{indent}{spelled}:{behind}", *inner]
        if isinstance(value, yaml.MappingNode):
            fields = ", ".join(f"{_text(k, key)}: {_text(v, key)}" for k, v in value.value)
            return [f"{indent}{spelled}: {{{fields}}}{behind}"]
        return _scalar_lines(f"{indent}{spelled}: ", value_of(key, value), behind, indent)

    @staticmethod
    def _entry_value(key: str, node: yaml.Node) -> str:
        if key in _LISTS:
            items = [_text(item, key) for item in node.value] if isinstance(node, yaml.SequenceNode) else \
                _text(node, key).split(",")
            words = [" ".join(item.split()) for item in items]
            if key == "variants":
                words.sort(key=lambda word: _VARIANTS.index(word) if word in _VARIANTS else len(_VARIANTS))
            if key == "output_differentiability":
                words = [word.lower() for word in words]
            return ", ".join(words)
        text = " ".join(_text(node, key).split())
        if key == "func":
            try:
                return str(parse_schema(text))
            except SchemaError:
                return text
        return _expression(text) if key in _EXPRESSIONS else text

    @staticmethod
    def _inner_value(outer: str) -> Callable[[str, yaml.Node], str]:
        def value(key: str, node: yaml.Node) -> str:
            text = " ".join(_text(node, key).split())
            return _expression(text) if outer in _OF_EXPRESSIONS and key != "choose" else text
        return value

    def _pairs(self, node: yaml.MappingNode) -> Iterator[_Pair]:
        previous = node.start_mark.line
        for key, value in node.value:
            _text(key, "a key")
            line = key.start_mark.line
            before = tuple(comment for comment in self._comments(previous, line, indent="") if comment)
            last = self._end(value)
            behind = self._behind(key, value)
            yield _Pair(key, value, before, behind)
            previous = last

    def _behind(self, key: yaml.ScalarNode, value: yaml.Node) -> str:
        """Returns the comment at the end of the line that a pair begins on, or that its value ends on."""
        block = isinstance(value, (yaml.MappingNode, yaml.SequenceNode)) and not value.flow_style
        folded = isinstance(value, yaml.ScalarNode) and value.style in _FOLDED
        if block or folded:
            head = self._lines[key.end_mark.line][key.end_mark.column:]
            return head[head.index("#"):].rstrip() if " #" in head else ""
        line = value.end_mark.line
        rest = self._lines[line][value.end_mark.column:] if line < len(self._lines) else ""
        return rest.strip() if rest.strip().startswith("#") else ""

    def _end(self, node: yaml.Node) -> int:
        """Returns the line behind the last one of a node."""
        if isinstance(node, yaml.MappingNode) and not node.flow_style and node.value:
            return self._end(node.value[-1][1])
        if isinstance(node, yaml.SequenceNode) and not node.flow_style and node.value:
            return self._end(node.value[-1])
        if isinstance(node, yaml.ScalarNode) and node.style in _FOLDED:
            first, line = node.start_mark.line + 1, min(node.end_mark.line + 1, len(self._lines))
            margin = _margin(self._lines[first]) if first < len(self._lines) else 0
            while line > first and (not self._lines[line - 1].strip() or _margin(self._lines[line - 1]) < margin):
                line -= 1
            return line
        return node.end_mark.line + 1

    def _comments(self, start: int, end: int, indent: str) -> list[str]:
        """Returns the lines of comments, and single blank ones between them, in a range of lines."""
        found: list[str] = []
        for number in range(start, min(end, len(self._lines))):
            line = self._lines[number].strip()
            if number in self._in_text or (line and not line.startswith("#")):
                continue
            if line or (found[-1] if found else start > 0):
                found.append(indent + line if line else "")
        while found and not found[-1]:
            found.pop()
        return found


def _text(node: yaml.Node, key: str) -> str:
    """Returns the text that a node is. Raises FormatError where it is none."""
    if not isinstance(node, yaml.ScalarNode):
        shown = key if key == "a key" else f"'{key}'"
        raise FormatError(f"line {node.start_mark.line + 1}: {shown} is not a text")
    return node.value


def _margin(line: str) -> int:
    return len(line) - len(line.lstrip())


def key_order(key: str) -> int:
    """Returns the place of a key in an entry."""
    return _ORDER.index(key) if key in _ORDER else len(_ORDER)


def _expression(text: str) -> str:
    try:
        return str(parse_expression(text).root)
    except ExpressionError:
        return text


def _scalar_lines(head: str, text: str, behind: str, indent: str) -> list[str]:
    """Returns a key with its text: plain, quoted where YAML needs it, or folded where it is long."""
    single = head + _quoted(text) + behind
    if len(single) <= WIDTH:
        return [single]
    inner = indent + "  "
    folded = textwrap.wrap(text, WIDTH - len(inner), break_long_words=False, break_on_hyphens=False)
    return [f"{head}>-{behind}", *(inner + line for line in folded)] if " ".join(folded) == text else [single]


def _quoted(text: str) -> str:
    try:
        node = yaml.compose(f"key: {text}", Loader=yaml.SafeLoader)
    except yaml.YAMLError:
        node = None
    if isinstance(node, yaml.MappingNode) and len(node.value) == 1:
        value = node.value[0][1]
        if isinstance(value, yaml.ScalarNode) and value.style is None and value.value == text \
                and value.end_mark.column == len("key: ") + len(text):
            return text
    return "'" + text.replace("'", "''") + "'"


def _scalars(node: yaml.Node) -> Iterator[yaml.ScalarNode]:
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _scalars(item)
    else:
        for key, value in node.value:
            yield from _scalars(key)
            yield from _scalars(value)
