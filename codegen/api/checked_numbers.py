"""Lists and whole numbers in formulas and composites: what a caller's values would make undefined in C++ is checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Mapping

from codegen.formulas import FORMULA_NAMES
from codegen.nodes import Binary, Call, Index, Literal, LiteralKind, Name, Node, walk, with_children
from codegen.number_types import WHOLE_TYPES

_NAMESPACE = "detail::"
_FUNCTIONS = {"/": "quotient", "%": "remainder"}


@dataclass(frozen=True)
class Check(Call):
    """The call of a function of tenon/base/checked_numbers.h."""


def checks_numbers(node: Node) -> bool:
    """Returns whether there is a check in an expression in C++."""
    return any(isinstance(part, Check) for part in walk(node))


def checked(types: Mapping[int, str], operator: str, tenon: str, *,
            counts_gradients: bool = False) -> Callable[[Node, list[Node]], Node]:
    """Returns what gives a node with other children its check, if it is an element of a list, or a quotient of whole
    numbers. `types` has those of nodes, see `number_types`; `operator` is what messages call the operator. How many
    `grads` there are is known, unless `counts_gradients`."""
    def call(function: str, node: Node, parts: list[Node], what: str) -> Node:
        text = Literal(f'"{what}"', LiteralKind.STRING, offset=node.offset)
        return Check(Name(f"{tenon}{_NAMESPACE}{function}", offset=node.offset), (*parts, text), offset=node.offset)

    def value(node: Node, parts: list[Node]) -> Node:
        if isinstance(node, Index) and (counts_gradients or str(node.object) not in FORMULA_NAMES):
            what = f"{operator}: {node.object}" if '"' not in str(node.object) else operator
            return call("element", node, parts, what)
        if isinstance(node, Binary) and node.operator in _FUNCTIONS and not _is_nonzero(node.right) \
                and all(types[id(each)] in WHOLE_TYPES for each in (node.left, node.right)):
            return call(_FUNCTIONS[node.operator], node, parts, operator)
        return with_children(node, parts)

    return value


def _is_nonzero(node: Node) -> bool:
    return isinstance(node, Literal) and node.kind is LiteralKind.INT and int(node.text.rstrip("uUlL"), 0) != 0
