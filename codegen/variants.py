"""The in-place and `out=` operators that are derived from a functional one."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_lowercase

from codegen.model import Operator
from codegen.schema import TENSOR, Annotation, Argument, OperatorKind, Return, Schema
from codegen.vocabulary import Variant

_PLAIN_OVERLOADS = frozenset({"", "Tensor", "self", "int"})


def can_be_inplace(schema: Schema) -> bool:
    """Returns whether a functional schema has a Tensor self first and returns one Tensor."""
    first = schema.arguments[0] if schema.arguments else None
    return (schema.kind is OperatorKind.FUNCTIONAL
            and first is not None and first.name == "self" and first.type == TENSOR
            and [result.type for result in schema.returns] == [TENSOR])


def can_be_out(schema: Schema) -> bool:
    """Returns whether a schema is functional and returns Tensors."""
    return schema.kind is OperatorKind.FUNCTIONAL and bool(schema.returns) and all(
        result.type == TENSOR for result in schema.returns)


def derive(operator: Operator) -> list[Operator]:
    """Returns the variants that the entry asks for and that its schema can have; in-place first."""
    derived = []
    if Variant.INPLACE in operator.variants and can_be_inplace(operator.schema):
        derived.append(_inplace(operator.schema))
    if Variant.OUT in operator.variants and can_be_out(operator.schema):
        derived.append(_out(operator.schema, operator.out_overload))
    return [replace(operator, schema=schema, derived_from=str(operator.name), twin_of=None) for schema in derived]


def _inplace(schema: Schema) -> Schema:
    written = Annotation(("a",), is_write=True)
    arguments = (replace(schema.arguments[0], annotation=written),) + schema.arguments[1:]
    return replace(schema, name=replace(schema.name, inplace=True), arguments=arguments,
                   returns=(replace(schema.returns[0], annotation=written),))


def _out(schema: Schema, overload: str | None) -> Schema:
    name = schema.name
    overload = overload or ("out" if name.overload in _PLAIN_OVERLOADS else f"{name.overload}_out")
    arguments, returns = list(schema.arguments), []
    for letter, out, result in zip(ascii_lowercase, _out_names(schema), schema.returns):
        written = Annotation((letter,), is_write=True)
        arguments.append(Argument(out, TENSOR, None, written, True, result.location))
        returns.append(Return(result.name, TENSOR, written, result.location))
    return replace(schema, name=replace(name, overload=overload), arguments=tuple(arguments), returns=tuple(returns))


def _out_names(schema: Schema) -> list[str]:
    if len(schema.returns) == 1:
        return ["out"]
    named = [result.name for result in schema.returns]
    if all(named) and not any(schema.argument(name) for name in named):
        return named
    return [f"out{index}" for index in range(len(named))]
