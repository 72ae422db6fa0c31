"""Calls in derivative formulas and composite operators, as C++."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Iterable, Mapping

from codegen.formulas import FORMULA_HELPERS, METADATA_METHODS, VALUE_METHODS
from codegen.nodes import Call, Member, Name, Node, Parentheses

_TYPES = frozenset({"Scalar", "IntArrayRef"})


@dataclass(frozen=True)
class Callee:
    """The C++ function that a formula calls by a name, and the header that declares it."""

    function: str
    header: str


def formula_call(node: Call, operators: Mapping[str, Callee], tenon: str = "") -> Node:
    """Returns a call with its function in the namespace that it is of; `operators` are called as methods too.

    `tenon` stands before namespaces of the library that a project has its own of.
    """
    function = node.function
    if isinstance(function, Member):
        if function.name in operators and function.name not in METADATA_METHODS | VALUE_METHODS:
            return _call(operators[function.name].function, node, (_bare(function.object), *node.arguments))
        return node
    if not isinstance(function, Name):
        return node
    if function.text in operators:
        return _call(operators[function.text].function, node, node.arguments)
    if function.text.startswith("formulas::"):
        return _call(f"{tenon}{function.text}", node, node.arguments)
    if function.text == "Tensor":
        return _call("TensorBase", node, node.arguments)
    if function.text in FORMULA_HELPERS - _TYPES:
        return _call(f"{tenon}formulas::{function.text}", node, node.arguments)
    return node


def _bare(node: Node) -> Node:
    """Returns what stands in brackets, which an argument needs none of."""
    return _bare(node.inner) if isinstance(node, Parentheses) else node


def _call(name: str, node: Call, arguments: tuple[Node, ...]) -> Call:
    return Call(Name(name, offset=node.offset), arguments, offset=node.offset)


def computes_numbers(statements: Iterable[str]) -> bool:
    """Returns whether statements call functions of the standard library."""
    return any(re.search(r"\bstd::(?:\w+|(?:min|max|clamp)<\w+>)\(", statement) for statement in statements)
