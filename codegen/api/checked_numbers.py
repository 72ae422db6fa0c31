"""Lists and whole numbers in formulas and composites: what a caller's values would make undefined in C++ is checked."""

from __future__ import annotations

from typing import Callable, Iterable, Mapping

from codegen.expression import Expression
from codegen.formulas import FORMULA_NAMES
from codegen.nodes import Binary, Call, Index, Literal, LiteralKind, Member, Name, Node, Parentheses, Ternary, Unary
from codegen.schema import ListType, OptionalType, Schema

_NAMESPACE = "detail::"
_FUNCTIONS = {"/": "quotient", "%": "remainder"}
_ARITHMETIC = frozenset("+-*/%")
_WHOLE = frozenset({"int", "SymInt"})
_WHOLE_METHODS = frozenset("size stride dim numel storage_offset element_size toLong toInt".split())
_LIST_METHODS = frozenset({"sizes", "strides"})


def checks_numbers(statements: Iterable[str]) -> bool:
    """Returns whether statements call the functions of tenon/base/checked_numbers.h."""
    return any(f"{_NAMESPACE}{name}(" in statement for statement in statements
               for name in ("element", *_FUNCTIONS.values()))


def checked(schema: Schema, shared: Mapping[str, Expression], operator: str, tenon: str) -> Callable[[Node], Node]:
    """Returns what spells a part of an expression: an element of a list, and a quotient of whole numbers, with checks.

    `shared` are the named parts, `operator` is what messages call the operator.
    """
    whole = _WholeNumbers(schema, shared)

    def call(function: str, node: Node, *arguments: Node, what: str) -> Node:
        text = Literal(f'"{what}"', LiteralKind.STRING, offset=node.offset)
        return Call(Name(f"{tenon}{_NAMESPACE}{function}", offset=node.offset), (*arguments, text), offset=node.offset)

    def value(node: Node) -> Node:
        if isinstance(node, Index) and not (isinstance(node.object, Name) and node.object.text in FORMULA_NAMES):
            what = f"{operator}: {node.object}" if '"' not in str(node.object) else operator
            return call("element", node, node.object, node.index, what=what)
        if isinstance(node, Binary) and node.operator in _FUNCTIONS and not _is_nonzero(node.right) \
                and whole.has(node.left) and whole.has(node.right):
            return call(_FUNCTIONS[node.operator], node, node.left, node.right, what=operator)
        return node

    return value


def _is_nonzero(node: Node) -> bool:
    return isinstance(node, Literal) and node.kind is LiteralKind.INT and int(node.text.rstrip("uUlL"), 0) != 0


class _WholeNumbers:
    """Tells which parts of an expression are whole numbers, which C++ divides as such."""

    def __init__(self, schema: Schema, shared: Mapping[str, Expression]) -> None:
        self._arguments = {argument.name: argument.type for argument in schema.arguments}
        self._shared = shared

    def has(self, node: Node) -> bool:
        """Returns whether a node is one."""
        if isinstance(node, Parentheses):
            return self.has(node.inner)
        if isinstance(node, Literal):
            return node.kind is LiteralKind.INT
        if isinstance(node, Name):
            return self._is_argument(node, is_list=False) or \
                node.text in self._shared and self.has(self._shared[node.text].root)
        if isinstance(node, Index):
            return self._is_list(node.object)
        if isinstance(node, Unary):
            return node.operator == "-" and self.has(node.operand)
        if isinstance(node, Binary):
            return node.operator in _ARITHMETIC and self.has(node.left) and self.has(node.right)
        if isinstance(node, Ternary):
            return self.has(node.yes) and self.has(node.no)
        return isinstance(node, Call) and self._is_call(node)

    def _is_call(self, node: Call) -> bool:
        function = node.function
        if isinstance(function, Member):
            return function.name in _WHOLE_METHODS or function.name in ("value", "value_or") and \
                self._is_argument(function.object, is_list=False)
        if function.text.endswith(f"{_NAMESPACE}element"):
            return self._is_list(node.arguments[0])
        return function.text in ("std::min", "std::max") and all(map(self.has, node.arguments)) or \
            function.text.endswith(tuple(f"{_NAMESPACE}{name}" for name in _FUNCTIONS.values()))

    def _is_list(self, node: Node) -> bool:
        called = node.function if isinstance(node, Call) else None
        return isinstance(called, Member) and called.name in _LIST_METHODS or self._is_argument(node, is_list=True)

    def _is_argument(self, node: Node, is_list: bool) -> bool:
        type_ = self._arguments.get(node.text) if isinstance(node, Name) else None
        if isinstance(type_, OptionalType):
            type_ = type_.element
        return type_ is not None and type_.base.name in _WHOLE and is_list == isinstance(type_, ListType)
