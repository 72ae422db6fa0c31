"""The nodes of an expression, which print as C++."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache, cached_property
from typing import Callable, Iterator, TypeVar, Union

BINARY = {operator: precedence for precedence, operators in enumerate(
    ("||", "&&", "|", "^", "&", "== !=", "< > <= >=", "<< >>", "+ -", "* / %"), start=2)
    for operator in operators.split()}
TERNARY_PRECEDENCE = 1
_UNARY_PRECEDENCE = 12
_POSTFIX_PRECEDENCE = 13


@cache
def _names_of_fields(node_class: type) -> tuple[str, ...]:
    return tuple(part.name for part in fields(node_class))


@dataclass(frozen=True)
class _Node:
    """Every node knows its offset in the text, prints as C++ and has a precedence."""

    offset: int = field(compare=False, kw_only=True)
    precedence = _POSTFIX_PRECEDENCE + 1

    @cached_property
    def children(self) -> tuple[_Node, ...]:
        """Returns the direct parts of the node, from left to right."""
        found = []
        for name in _names_of_fields(type(self)):
            value = getattr(self, name)
            if isinstance(value, tuple):
                found += value
            elif isinstance(value, _Node):
                found.append(value)
        return tuple(found)

    def spelled(self, parts: list[str]) -> str:
        """Returns the node's text from those of its children."""
        raise NotImplementedError

    def __str__(self) -> str:
        return fold(self, lambda node, parts: node.spelled(parts))


class LiteralKind(Enum):
    """What a literal is; the value is the name of the token."""

    INT = "int"
    FLOAT = "float"
    STRING = "string"
    BOOL = "bool"


@dataclass(frozen=True)
class Literal(_Node):
    """A number, a string, `true` or `false`."""

    text: str
    kind: LiteralKind

    def spelled(self, parts: list[str]) -> str:
        return self.text


@dataclass(frozen=True)
class Name(_Node):
    """An identifier, possibly qualified (`std::get`), possibly with template arguments (`<0>`)."""

    text: str
    template: str = ""

    def spelled(self, parts: list[str]) -> str:
        return self.text + self.template


@dataclass(frozen=True)
class Member(_Node):
    """`object.name`, or `object->name`."""

    object: Node
    name: str
    template: str = ""
    operator: str = "."
    precedence = _POSTFIX_PRECEDENCE

    def spelled(self, parts: list[str]) -> str:
        return f"{_wrapped(self.object, parts[0], self.precedence)}{self.operator}{self.name}{self.template}"


@dataclass(frozen=True)
class Call(_Node):
    """`function(arguments)`; the function of a method call is a Member."""

    function: Node
    arguments: tuple[Node, ...]
    precedence = _POSTFIX_PRECEDENCE

    def spelled(self, parts: list[str]) -> str:
        return f"{_wrapped(self.function, parts[0], self.precedence)}({', '.join(parts[1:])})"


@dataclass(frozen=True)
class Index(_Node):
    """`object[index]`."""

    object: Node
    index: Node
    precedence = _POSTFIX_PRECEDENCE

    def spelled(self, parts: list[str]) -> str:
        return f"{_wrapped(self.object, parts[0], self.precedence)}[{parts[1]}]"


@dataclass(frozen=True)
class Unary(_Node):
    """`-operand`, `!operand` or `~operand`."""

    operator: str
    operand: Node
    precedence = _UNARY_PRECEDENCE

    def spelled(self, parts: list[str]) -> str:
        nested = isinstance(self.operand, Unary) and self.operand.operator == self.operator
        return self.operator + (" " if nested else "") + _wrapped(self.operand, parts[0], self.precedence)


@dataclass(frozen=True)
class Binary(_Node):
    """`left operator right`."""

    operator: str
    left: Node
    right: Node

    @property
    def precedence(self) -> int:
        """Returns how strongly the operator binds."""
        return BINARY[self.operator]

    def spelled(self, parts: list[str]) -> str:
        left = _wrapped(self.left, parts[0], self.precedence)
        return f"{left} {self.operator} {_wrapped(self.right, parts[1], self.precedence + 1)}"


@dataclass(frozen=True)
class Ternary(_Node):
    """`condition ? yes : no`."""

    condition: Node
    yes: Node
    no: Node
    precedence = TERNARY_PRECEDENCE

    def spelled(self, parts: list[str]) -> str:
        return f"{_wrapped(self.condition, parts[0], self.precedence + 1)} ? {parts[1]} : {parts[2]}"


@dataclass(frozen=True)
class Parentheses(_Node):
    """`(inner)`, kept where the source has them."""

    inner: Node

    def spelled(self, parts: list[str]) -> str:
        return f"({parts[0]})"


@dataclass(frozen=True)
class Braces(_Node):
    """`{items}`."""

    items: tuple[Node, ...]

    def spelled(self, parts: list[str]) -> str:
        return f"{{{', '.join(parts)}}}"


Node = Union[Literal, Name, Member, Call, Index, Unary, Binary, Ternary, Parentheses, Braces]
_Result = TypeVar("_Result")


def _wrapped(node: Node, text: str, precedence: int) -> str:
    """Returns the text of a node, in parentheses where it binds less than `precedence`."""
    return f"({text})" if node.precedence < precedence else text


def walk(node: Node) -> Iterator[Node]:
    """Yields the node and everything below it, from left to right."""
    pending = [node]  # rather than recursion: a sum of a thousand terms is a thousand nodes deep
    while pending:
        node = pending.pop()
        yield node
        pending.extend(reversed(node.children))


def fold(node: Node, function: Callable[[Node, list[_Result]], _Result]) -> _Result:
    """Returns `function(node, results)`, where the results are those of the node's children, from left to right."""
    pending: list[tuple[Node, int | None]] = [(node, None)]
    results: list[_Result] = []
    while pending:
        node, first = pending.pop()  # and where the results of its children begin, when they are there
        if not node.children:
            results.append(function(node, []))
        elif first is not None:
            results[first:] = [function(node, results[first:])]
        else:
            pending.append((node, len(results)))
            pending.extend([(part, None) for part in reversed(node.children)])
    return results[0]


def with_children(node: Node, parts: list[Node]) -> Node:
    """Returns the node with other children, from left to right; itself when they are its own."""
    if all(part is child for part, child in zip(parts, node.children)):
        return node
    rest = iter(parts)
    changed = {}
    for name in _names_of_fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, tuple):
            changed[name] = tuple(next(rest) for _ in value)
        elif isinstance(value, _Node):
            changed[name] = next(rest)
    return replace(node, **changed)
