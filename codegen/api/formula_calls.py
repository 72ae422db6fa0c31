"""Calls in derivative formulas and composite operators, as C++."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Mapping

from codegen.formula_values import METHOD_NAMES
from codegen.formulas import BARE_HELPERS
from codegen.model import Derivative, Formula, expressions
from codegen.nodes import Binary, Call, Literal, Member, Name, Node, Parentheses, Unary, walk

_HELPERS = "formulas"
_ARITHMETIC = frozenset("+-*/")
_WITH_TYPE = frozenset({"min", "max", "clamp"})  # functions of numbers that are called with a type: `std::max<int64_t>`


@dataclass(frozen=True)
class Callee:
    """The C++ function that a formula calls by a name, and the header that declares it."""

    function: str
    header: str


@dataclass(frozen=True)
class HelperCall(Call):
    """The call of a function of tenon/autograd/formulas, which takes what converts to its parameters."""


def formula_call(node: Call, operators: Mapping[str, Callee], tenon: str = "") -> Node:
    """Returns a call with its function in the namespace that it is of; `operators` are called as methods too.

    `tenon` stands before namespaces of the library that a project has its own of.
    """
    function = node.function
    if isinstance(function, Member):
        if function.name in operators and function.name not in METHOD_NAMES:
            return _call(operators[function.name].function, node, (_bare(function.object), *node.arguments))
        return node
    if not isinstance(function, Name):
        return node
    if function.text in operators:
        return _call(operators[function.text].function, node, node.arguments)
    if function.text.partition("::")[0] == _HELPERS:
        return _helper_call(f"{tenon}{function.text}", node)
    if function.text == "Tensor":
        return _call("TensorBase", node, node.arguments)
    if function.text in BARE_HELPERS:
        return _helper_call(f"{tenon}{_HELPERS}::{function.text}", node)
    return node


def _bare(node: Node) -> Node:
    """Returns what stands in brackets, which an argument needs none of."""
    return _bare(node.inner) if isinstance(node, Parentheses) else node


def _helper_call(name: str, node: Call) -> Call:
    return HelperCall(Name(name, offset=node.offset), node.arguments, offset=node.offset)


def _call(name: str, node: Call, arguments: tuple[Node, ...]) -> Call:
    return Call(Name(name, offset=node.offset), arguments, offset=node.offset)


def has_arithmetic(computed: Formula | Derivative) -> bool:
    """Returns whether there is arithmetic, perhaps of tensors."""
    return any(isinstance(node, (Binary, Unary)) and node.operator in _ARITHMETIC and not _is_negative_number(node)
               for expression in expressions(computed) for node in walk(expression.root))


def _is_negative_number(node: Node) -> bool:
    return isinstance(node, Unary) and isinstance(node.operand, Literal)


def computes_numbers(node: Node) -> bool:
    """Returns whether an expression in C++ calls functions of <algorithm> and <cmath>."""
    return any(isinstance(part, Call) and isinstance(part.function, Name) and _is_of_numbers(part.function)
               for part in walk(node))


def _is_of_numbers(function: Name) -> bool:
    namespace, _, name = function.text.rpartition("::")
    return namespace == "std" and (not function.template or name in _WITH_TYPE)
