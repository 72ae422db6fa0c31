"""The pointwise convention: expressions over vectors, and the constants that describe an operator."""

from __future__ import annotations

from typing import Collection

from codegen.dtypes import ENUMERATORS, INEXACT, dtypes_of
from codegen.elementary import ELEMENTARY, FLOATING_FUNCTIONS
from codegen.expression import Expression, calls, names, rewrite
from codegen.model import Operator, expressions
from codegen.nodes import Binary, Call, Literal, LiteralKind, Name, Node, Parentheses, Ternary, walk
from codegen.pointwise_types import truth_values
from codegen.schema import Argument
from codegen.vocabulary import Tag

_CHOOSING = frozenset({"min", "max", "where"})


def tensors(operator: Operator) -> list[Argument]:
    """Returns the tensor inputs of the functional schema, in order."""
    return [a for a in operator.schema.tensor_arguments if a not in operator.schema.out_arguments]


def scalars(operator: Operator) -> list[Argument]:
    """Returns the number inputs, in order."""
    return [a for a in operator.schema.arguments if not a.type.is_tensor]


def parameters(operator: Operator) -> str:
    """Returns the parameters of `compute`, one vector an input, in schema order."""
    return ", ".join(f"[[maybe_unused]] V {a.name}" if a.name not in _used(operator) else f"V {a.name}"
                     for a in tensors(operator) + scalars(operator))


def _used(operator: Operator) -> frozenset[str]:
    return frozenset(name.text for each in expressions(operator.pointwise) for name in names(each))


def body(operator: Operator) -> str:
    """Returns the expression in C++: literals are vectors, `?:` is `where`."""
    return _in_vectors(operator, operator.pointwise.expression)


def is_long(operator: Operator) -> bool:
    """Returns whether one copy of the arithmetic will do in a loop: where it is much beside the loop or a gradient's,
    or where many dtypes make much of it, that is of predicates and of choices among several inputs."""
    called = [call.name for each in expressions(operator.pointwise) for call in calls(each)]
    chooses = bool(_CHOOSING & set(called)) or any(
        isinstance(node, Ternary) for node in walk(operator.pointwise.expression.root))
    if operator.is_predicate or chooses and len(operator.schema.arguments) > 1 and _has_integers(operator):
        return True
    return operator.is_made or any(ELEMENTARY[name].is_long for name in called) \
        or sum(name in FLOATING_FUNCTIONS for name in called) > 1


def _has_integers(operator: Operator) -> bool:
    return not operator.promotes_integers and bool(dtypes_of(operator.dtypes) - INEXACT)


def shared(operator: Operator) -> list[tuple[str, str]]:
    """Returns the locals before the expression, each with its value in C++."""
    return [(name, _in_vectors(operator, part)) for name, part in operator.pointwise.shared]


def _in_vectors(operator: Operator, expression: Expression) -> str:
    masks = truth_values(operator.pointwise.shared)

    def vectorise(node: Node) -> Node:
        if isinstance(node, Literal):
            return Call(Name("V", offset=node.offset), (node,), offset=node.offset)
        if isinstance(node, Ternary):
            return Call(Name("where", offset=node.offset), (_mask(node.condition, masks), node.yes, node.no),
                        offset=node.offset)
        return node

    return str(rewrite(expression, vectorise))


def _mask(condition: Node, masks: Collection[str]) -> Node:
    """Returns a condition that is a mask: a number is one where it is not zero."""
    if isinstance(condition, Parentheses):
        return Parentheses(_mask(condition.inner, masks), offset=condition.offset)
    if not isinstance(condition, Name) or condition.text in masks:
        return condition
    zero = Call(Name("V", offset=condition.offset), (Literal("0", LiteralKind.INT, offset=condition.offset),),
                offset=condition.offset)
    return Binary("!=", condition, zero, offset=condition.offset)


def dtypes(operator: Operator, namespace: str = "") -> str:
    """Returns the flags of the dtypes that the operator computes in; `namespace` stands before each."""
    return " | ".join(f"{namespace}DTypes::k{ENUMERATORS.get(name, name.capitalize())}"
                      for name in sorted(operator.computed_dtypes))


def loop_dtypes(operator: Operator) -> str:
    """Returns the flags of the dtypes that there are loops for: gradients of 16 bits are computed as float32."""
    if not operator.is_made:
        return dtypes(operator)
    return "DTypes::kFloat32 | DTypes::kFloat64" + (" | DTypes::kComplex" if "complex" in operator.dtypes else "")


def condition(operator: Operator) -> str | None:
    """Returns the tensor that must be bool, where the tag `bool_condition` asks for it."""
    if Tag.BOOL_CONDITION not in operator.tags:
        return None
    return next(tensor.name for tensor in tensors(operator) if tensor.name not in operator.promotes)
