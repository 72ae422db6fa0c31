"""`python3 -m codegen format`: one spelling for every entry; comments stay where they are."""

from __future__ import annotations

import re
import textwrap
from typing import Callable

import yaml

from codegen.comments import Comment, Item, commented_items, stays_inline
from codegen.expression import ExpressionError, parse_expression
from codegen.parse import SchemaError, parse_schema
from codegen.recovery import compose
from codegen.source import DEEPEST
from codegen.vocabulary import KEYS, Variant, words_of

WIDTH = 120
_VARIANTS = words_of(Variant)
_LISTS = frozenset({"variants", "tags", "dtypes", "promotes", "non_differentiable", "output_differentiability",
                    "cpp_no_default_args"})
_EXPRESSIONS = frozenset({"pointwise", "composite", "meta"})
_OF_EXPRESSIONS = frozenset({"derivatives", "jvp", "view", "let", "pointwise", "composite"})
_PLAIN_KEY = re.compile(r"[A-Za-z_]\w*(, \w+)*", re.ASCII)


class FormatError(Exception):
    """A text that cannot be formatted: the offset of what is in the way, and what that is."""

    def __init__(self, offset: int, message: str) -> None:
        super().__init__(message)
        self.offset = offset


def format_text(text: str) -> str:
    """Returns the text of a file of operators in the one spelling, with all of its comments. Raises FormatError."""
    file = commented_items(text, _root(text))
    formatted = "\n".join(_file_lines(file)) + "\n"
    _check_comments(file, formatted)
    return formatted


def _root(text: str) -> yaml.SequenceNode:
    root, mistakes = compose(text)
    if mistakes:
        expected = f", expected {mistakes[0].expected}" if mistakes[0].expected else ""
        raise FormatError(mistakes[0].offset, f"{mistakes[0].what}{expected}")
    if not isinstance(root, yaml.SequenceNode) or not root.value:
        raise FormatError(root.start_mark.index if root else 0, "the file is no list of entries")
    _check_tree(root)
    return root


def _check_tree(root: yaml.Node) -> None:
    """Raises FormatError for what is too deep, for a key that is no text, and for an alias, which may stand for what
    it is in."""
    seen: set[int] = set()
    pending = [(root, 0)]
    while pending:
        node, depth = pending.pop()
        if depth > DEEPEST:
            raise FormatError(node.start_mark.index, "this is nested too deeply")
        if id(node) in seen:
            raise FormatError(node.start_mark.index, "an alias stands for this; write it out")
        seen.add(id(node))
        if isinstance(node, yaml.SequenceNode):
            pending += [(item, depth + 1) for item in node.value]
        elif isinstance(node, yaml.MappingNode):
            for key, _ in node.value:
                _text(key, "a key")
            pending += [(part, depth + 1) for pair in node.value for part in pair]


def _check_comments(file: Item, formatted: str) -> None:
    """Raises FormatError for a comment that is not about the same part of the formatted file."""
    try:
        kept = _by_part(commented_items(formatted, _root(formatted)))
    except FormatError as error:
        raise FormatError(0, f"the one spelling of this file cannot be read: {error}") from error
    for part, comments in _by_part(file).items():
        texts = [comment.text for comment in kept.get(part, ())]
        for index, comment in enumerate(comments):
            if texts[index:index + 1] != [comment.text]:
                raise FormatError(comment.offset, "this comment has no place in the one spelling, expected it on a "
                                                  "line of its own, above a key or an entry")


def _by_part(file: Item) -> dict[tuple[str, ...], list[Comment]]:
    """Returns the comments about each part. What is about the first key of an entry may stand above the entry."""
    found: dict[tuple[str, ...], list[Comment]] = {}
    for item in file.all():
        is_first = item.parent and item.parent.parent is file and item is _in_order(item.parent)[0]
        part = item.parent if is_first else item
        path = tuple(each.name for each in part.chain())
        for path_of, comments in ((path, item.before + item.about), (("below", *path), item.tail)):
            if comments:
                found.setdefault(path_of, []).extend(comments)
    return found


def _file_lines(file: Item) -> list[str]:
    lines: list[str] = []
    for entry in file.children:
        if not isinstance(entry.value, yaml.MappingNode) or not entry.children:
            raise FormatError(entry.value.start_mark.index, "the entry is not a mapping, expected one with the key "
                                                            "'func'")
        first, *others = _in_order(entry)
        head, behind = _around(first)
        for comment in entry.before:
            lines += ["", comment.text] if comment.is_below_blank and lines else [comment.text]
        lines += [comment.text for comment in entry.about + head]
        first_lines = _pair_lines(first, "  ", behind, _entry_value)
        lines += ["- " + first_lines[0][2:], *first_lines[1:]]
        for pair in others:
            lines += _lines(pair, "  ", _entry_value)
        lines += ["  " + comment.text for comment in entry.tail]
    for comment in file.tail:
        lines += ["", comment.text] if comment.is_below_blank else [comment.text]
    return lines


def _in_order(entry: Item) -> list[Item]:
    return sorted(entry.children, key=lambda pair: key_order(pair.name))


def _around(pair: Item) -> tuple[list[Comment], str]:
    """Returns the comments above a pair, and what stands behind its first line: a single comment that did before."""
    if len(pair.about) == 1 and not pair.about[0].is_alone:
        return pair.before, f"  {pair.about[0].text}"
    return pair.before + pair.about, ""


def _lines(pair: Item, indent: str, value_of: Callable[[str, yaml.Node], str]) -> list[str]:
    """Returns the lines of a key and its value, with its comments."""
    above, behind = _around(pair)
    return [*(indent + comment.text for comment in above), *_pair_lines(pair, indent, behind, value_of)]


def _pair_lines(pair: Item, indent: str, behind: str, value_of: Callable[[str, yaml.Node], str]) -> list[str]:
    name, value = pair.name, pair.value
    if not isinstance(value, yaml.ScalarNode) and not value.value:
        raise FormatError(value.start_mark.index, f"'{name}' is empty")
    if isinstance(value, yaml.MappingNode) and stays_inline(name, value):
        fields = ", ".join(f"{_key(k.value)}: {_key(_text(v, name))}" for k, v in value.value)
        return [f"{indent}{_key(name)}: {{{fields}}}{behind}"]
    if isinstance(value, yaml.MappingNode):
        inner = [line for child in pair.children for line in _lines(child, indent + "  ", _inner_value(name))]
        return [f"{indent}{_key(name)}:{behind}", *inner, *(f"{indent}  {comment.text}" for comment in pair.tail)]
    return _scalar_lines(f"{indent}{_key(name)}: ", value_of(name, value), behind, indent)


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


def _inner_value(outer: str) -> Callable[[str, yaml.Node], str]:
    def value(key: str, node: yaml.Node) -> str:
        text = " ".join(_text(node, key).split())
        return _expression(text) if outer in _OF_EXPRESSIONS and key != "choose" else text
    return value


def _text(node: yaml.Node, key: str) -> str:
    """Returns the text that a node is. Raises FormatError where it is none."""
    if not isinstance(node, yaml.ScalarNode):
        shown = key if key == "a key" else f"'{key}'"
        raise FormatError(node.start_mark.index, f"{shown} is not a text")
    return node.value


def key_order(key: str) -> int:
    """Returns the place of a key in an entry."""
    return KEYS.index(key) if key in KEYS else len(KEYS)


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


def _key(name: str) -> str:
    """Returns a key, or a name in braces, as YAML has it."""
    return name if _PLAIN_KEY.fullmatch(name) else "'" + name.replace("'", "''") + "'"


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
