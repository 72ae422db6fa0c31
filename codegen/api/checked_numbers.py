"""Lists and whole numbers in formulas and composites: what a caller's values would make undefined in C++ is checked,
and lists that C++ keeps in different types are made of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Mapping

from codegen.formulas import GRADIENT_NAMES
from codegen.nodes import (Binary, Call, Index, Literal, LiteralKind, Member, Name, Node, Ternary, walk,
                           with_children)
from codegen.number_types import WHOLE_TYPES

_NAMESPACE = "detail::"
_FUNCTIONS = {"/": "quotient", "%": "remainder"}
_INTEGERS = "int64_t[]"


@dataclass(frozen=True)
class Check(Call):
    """The call of a function of tenon/base/checked_numbers.h."""


def checks_numbers(node: Node) -> bool:
    """Returns whether there is a check in an expression in C++."""
    return any(isinstance(part, Check) for part in walk(node))


def checked(types: Mapping[int, str], operator: str, tenon: str, *,
            counts_gradients: bool = False) -> Callable[[Node, list[Node]], Node]:
    """Returns what gives a node with other children its check, if it is an element of a list, or a quotient of whole
    numbers, and compares and chooses lists as IntArrayRef. `types` has those of nodes, see `number_types`; `operator`
    is what messages call the operator. How many `grads` there are is known, unless `counts_gradients`."""
    def call(function: str, node: Node, parts: list[Node], what: str) -> Node:
        text = Literal(f'"{what}"', LiteralKind.STRING, offset=node.offset)
        return Check(Name(f"{tenon}{_NAMESPACE}{function}", offset=node.offset), (*parts, text), offset=node.offset)

    def element(node: Node, list_: Node, parts: list[Node]) -> Node:
        return call("element", node, parts, f"{operator}: {list_}" if '"' not in str(list_) else operator)

    def value(node: Node, parts: list[Node]) -> Node:
        end = _end(node)
        if end is not None:
            object_ = parts[0].object
            return element(node, node.function.object, [object_, end(object_)])
        lists = [each for each in node.children[-2:] if types.get(id(each)) == _INTEGERS]
        if lists and (isinstance(node, Ternary) or isinstance(node, Binary) and node.operator in ("==", "!=")):
            views = [Call(Name("IntArrayRef", offset=each.offset), (each,), offset=each.offset) for each in parts[-2:]]
            return with_children(node, [*parts[:-2], *views])
        if isinstance(node, Index) and (counts_gradients or str(node.object) not in GRADIENT_NAMES):
            return element(node, node.object, parts)
        if isinstance(node, Binary) and node.operator in _FUNCTIONS and not _is_nonzero(node.right) \
                and all(types[id(each)] in WHOLE_TYPES for each in (node.left, node.right)):
            return call(_FUNCTIONS[node.operator], node, parts, operator)
        return with_children(node, parts)

    return value


def _end(node: Node) -> Callable[[Node], Node] | None:
    """Returns what gives the index of the element of a list that `front` or `back` asks for."""
    called = node.function if isinstance(node, Call) else None
    if not isinstance(called, Member) or node.arguments or called.name not in ("front", "back"):
        return None

    def first(_: Node) -> Node:
        return Literal("0", LiteralKind.INT, offset=node.offset)

    def last(list_: Node) -> Node:
        size = Call(Member(list_, "size", offset=node.offset), (), offset=node.offset)
        return Binary("-", size, Literal("1", LiteralKind.INT, offset=node.offset), offset=node.offset)

    return first if called.name == "front" else last


def _is_nonzero(node: Node) -> bool:
    return isinstance(node, Literal) and node.kind is LiteralKind.INT and int(node.text.rstrip("uUlL"), 0) != 0
