"""The composite convention: expressions over operators, as the body of a C++ function."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Mapping

from codegen.api.checked_numbers import checked
from codegen.api.formula_calls import Callee, formula_call
from codegen.callables import Callables, read_helpers
from codegen.choices import Branch, given_by
from codegen.composite_types import typed_parts
from codegen.expression import Expression, calls, rewrite, with_root
from codegen.model import Formula, expressions
from codegen.nodes import Call, Member, Name, Node, Parentheses, fold, walk
from codegen.number_types import number_types, types_of_names
from codegen.source import Diagnostics
from codegen.value_kinds import SIZES, TENSOR, TENSORS, number_type

# What owns a value that would end with the expression that makes it.
_LOCAL_TYPES = {TENSOR: "TensorBase", TENSORS: "std::vector<TensorBase>", SIZES: "DimVector"}


@dataclass(frozen=True)
class Statement:
    """The definition of a part with a name, or the return of the result."""

    head: str
    value: Expression

    def __str__(self) -> str:
        return f"{self.head} {self.value};"


def statements(branch: Branch, operators: Callables, callees: Mapping[str, Callee], prefix: str, tenon: str
               ) -> list[Statement]:
    """Returns what computes a branch: the parts with a name, then the result; see `formula_call`."""
    operator = branch.operator
    types = types_of_names(operator.schema, operator.composition.shared)
    tensors = {argument.name for argument in branch.operator.schema.tensor_arguments}
    given = given_by(branch.decisions) - tensors
    found = []
    for part in typed_parts(branch.operator, operators, read_helpers(), Diagnostics()):
        check = checked(number_types(part.expression.root, types), f"{prefix}{operator.name}", tenon)
        checked_part = with_root(part.expression, fold(part.expression.root, check))
        value = _in_cpp(checked_part, callees, tenon, given)
        if part.kind == TENSORS and not isinstance(_bare(part.expression.root), Call):
            value = with_root(value, _owned(value.root))
        type_ = "auto" if number_type(part.kind) == "double[]" else _LOCAL_TYPES.get(part.kind, "auto")
        local = f"const {type_} {part.name} ="
        found.append(Statement(local if part.name else "return", value))
    return found


def _bare(node: Node) -> Node:
    return _bare(node.inner) if isinstance(node, Parentheses) else node


def _owned(tensors: Node) -> Node:
    """Returns a list of tensors that owns them, of an argument, which does not."""
    view = Call(Name("TensorList", offset=tensors.offset), (tensors,), offset=tensors.offset)
    return Call(Member(view, "vec", offset=tensors.offset), (), offset=tensors.offset)


def called(formula: Formula, operators: Mapping[str, Callee]) -> frozenset[str]:
    """Returns the headers of the operators that an expression calls."""
    return frozenset(operators[call.name].header for expression in expressions(formula) for call in calls(expression)
                     if call.name in operators)


def helpers(formula: Formula) -> frozenset[str]:
    """Returns the names of the functions in namespace tenon::formulas that an expression calls."""
    return frozenset(call.name.removeprefix("formulas::") for expression in expressions(formula)
                     for call in calls(expression) if not call.is_method)


def _in_cpp(expression: Expression, operators: Mapping[str, Callee], tenon: str, given: frozenset[str]) -> Expression:
    """Returns the expression in C++, where optional arguments that are given stand for their values."""
    objects = {id(node.object) for node in walk(expression.root) if isinstance(node, Member)}

    def value(node: Node) -> Node:
        if isinstance(node, Member) and isinstance(node.object, Name) and node.object.text in given:
            return Member(node.object, node.name, node.template, "->", offset=node.offset)
        if isinstance(node, Name) and node.text in given and id(node) not in objects:
            return Name(f"*{node.text}", offset=node.offset)
        return formula_call(node, operators, tenon) if isinstance(node, Call) else node

    return rewrite(expression, value)
