"""The comments of a file of operators, each with what it is about: YAML's trees do not have them."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Iterator

import yaml

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_BLOCK_STYLES = ("|", ">")
_HEADER = re.compile(r"[|>][-+0-9]*[ \t]+(#.*)?")
_BREAKS = "\n\r\x85\u2028\u2029"
_COMMENT = re.compile(f"#[^{_BREAKS}]*")


@dataclass(frozen=True)
class Comment:
    """A comment with its `#`; the offset of that, and of the end of what stands before it in the file."""

    text: str
    offset: int
    column: int
    after: int
    is_alone: bool  # on its line
    is_below_blank: bool


@dataclass(eq=False)
class Item:
    """What has lines of its own when it is formatted: the file, an entry, a key with its value.

    `ends` is where a value ends whose lines are joined, or that is in brackets; 0 for others.
    """

    name: str
    value: yaml.Node
    start: int = 0
    column: int = -1
    ends: int = 0
    parent: Item | None = None
    children: list[Item] = field(default_factory=list)
    before: list[Comment] = field(default_factory=list)  # above the first line
    about: list[Comment] = field(default_factory=list)  # behind or in it
    tail: list[Comment] = field(default_factory=list)  # below the last child

    def chain(self) -> Iterator[Item]:
        """Yields this and all that it is in, outwards."""
        item: Item | None = self
        while item is not None:
            yield item
            item = item.parent

    def all(self) -> Iterator[Item]:
        """Yields this and all that is in it, in the order of the text."""
        yield self
        for child in self.children:
            yield from child.all()


def stays_inline(key: str, value: yaml.Node) -> bool:
    """Returns whether a mapping is formatted as `{…}`."""
    return key == "kernel" and bool(value.flow_style)


def commented_items(text: str, root: yaml.SequenceNode) -> Item:
    """Returns the file, with the comments of each part; `root` is the tree of the text, whose keys are texts."""
    tokens = list(yaml.scan(text, Loader=_Loader))
    file = _items(root, tokens)
    parts = list(file.all())
    starts = [item.start for item in parts[1:]]
    for comment in _comments(text, tokens):
        place = bisect_right(starts, comment.offset)
        following = parts[place + 1] if place + 1 < len(parts) else None
        _owner(comment, parts[place], following, file).append(comment)
    return file


def _comments(text: str, tokens: list[yaml.Token]) -> Iterator[Comment]:
    """Yields what stands between tokens, and in the first line of a folded or literal text."""
    end = 0
    for token in tokens:
        start = token.start_mark.index
        for found in _COMMENT.finditer(text, end, max(start, end)):
            yield _comment(text, found.start(), found.group(), end)
        end = max(end, token.end_mark.index)
        header = _HEADER.match(text, start) if isinstance(token, yaml.ScalarToken) and \
            token.style in _BLOCK_STYLES else None
        if header and header.group(1):
            found = _COMMENT.match(text, header.start(1))
            yield _comment(text, found.start(), found.group(), start)


def _comment(text: str, offset: int, comment: str, after: int) -> Comment:
    begin = _last_break(text, offset) + 1
    above = _last_break(text, begin - 1) + 1
    return Comment(comment.rstrip(), offset, offset - begin, after, not text[begin:offset].strip(" \t\ufeff"),
                   begin > 0 and not text[above:begin].strip())


def _last_break(text: str, end: int) -> int:
    return max(text.rfind(character, 0, max(end, 0)) for character in _BREAKS)


def _items(root: yaml.SequenceNode, tokens: list[yaml.Token]) -> Item:
    """Returns the parts of a file, yet without comments."""
    file = Item("", root, ends=root.end_mark.index if root.flow_style else 0)
    column = root.start_mark.column
    dashes = [token.start_mark.index for token in tokens
              if isinstance(token, yaml.BlockEntryToken) and token.start_mark.column == column]
    starts = [entry.start_mark.index for entry in root.value] if root.flow_style else dashes
    for index, (entry, start) in enumerate(zip(root.value, starts)):
        item = Item(str(index), entry, start, column, _joined_end(entry), file)
        file.children.append(item)
        _add_children(item)
    return file


def _add_children(item: Item) -> None:
    for key, value in item.value.value if isinstance(item.value, yaml.MappingNode) else ():
        mark = key.start_mark
        name = ", ".join(" ".join(word.split()) for word in key.value.split(","))
        child = Item(name, value, mark.index, mark.column, _joined_end(value), item)
        item.children.append(child)
        if isinstance(value, yaml.MappingNode) and not stays_inline(child.name, value):
            _add_children(child)


def _joined_end(node: yaml.Node) -> int:
    if isinstance(node, yaml.ScalarNode):
        return 0 if node.style in _BLOCK_STYLES else node.end_mark.index
    if node.flow_style:
        return node.end_mark.index
    is_list = isinstance(node, yaml.SequenceNode) and bool(node.value)
    return _joined_end(node.value[-1]) if is_list else 0


def _owner(comment: Comment, last: Item, following: Item | None, file: Item) -> list[Comment]:
    """Returns the list that a comment goes to, which stands behind the start of `last` and before `following`."""
    if not comment.is_alone:
        ended = [item for item in last.chain() if item.ends == comment.after and item is not file]
        return file.children[0].before if last is file else (ended[-1] if ended else last).about
    for item in last.chain():
        if comment.offset < item.ends:
            is_inside = following is not None and following.start < item.ends
            return following.before if is_inside else item.tail if item.children else item.about
    # One that is further to the right than what follows belongs to what has ended.
    column = following.column if following else -1
    is_leaf = last.parent is not None and not last.parent.ends and not last.children
    if is_leaf and comment.column > max(column, last.column):
        return last.about
    for item in last.chain():
        if item.children and not item.ends and column < item.children[0].column <= comment.column:
            return item.tail
    return following.before if following else file.tail
