"""The in-place and `out=` operators that are derived from a functional one, the functional twin of one that writes, and
the copy and the inverse of a view."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_lowercase
from typing import Iterable

from codegen.api import dispatcher
from codegen.expression import calls
from codegen.model import Formula, Operator
from codegen.schema import (TENSOR, Annotation, Argument, BaseType, OperatorKind, OperatorName, Return, Schema,
                            is_written)
from codegen.vocabulary import Tag, Variant

_PLAIN_OVERLOADS = frozenset({"", "Tensor", "self", "int"})
# Of functional twins, the names that PyTorch has for them where they follow from no rule. That of another overload has
# no defaults there, since `bernoulli(self)` is an operator of its own.
_TWINS = {"normal_": OperatorName("normal_functional"), "bernoulli_.float": OperatorName("bernoulli", overload="p")}


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


def can_be_copy(operator: Operator) -> bool:
    """Returns whether a kernel makes views, of which an operator can make copies."""
    return operator.schema.kind.is_view and bool(operator.kernel) and len(operator.schema.returns) == 1


def can_be_functional(operator: Operator) -> bool:
    """Returns whether a kernel writes to tensors, copies of which an operator can write to and return."""
    schema = operator.schema
    return operator.kind in (OperatorKind.INPLACE, OperatorKind.MUTABLE) and bool(operator.kernel) \
        and all(argument.type.is_tensor for argument in schema.mutated_arguments) \
        and all(dispatcher.is_supported_result(result.type) for result in _functional_returns(schema))


def derive(operator: Operator, written: Iterable[Operator] = ()) -> list[Operator]:
    """Returns the variants that the entry asks for and that its schema can have, in-place first; of a view its copy,
    and of what writes to tensors its functional twin, unless that is `written`: nobody asks for these."""
    if can_be_copy(operator):
        return [_copy(operator)]
    if can_be_functional(operator):
        twin = _functional(operator)
        return [] if any(is_twin(each.schema, twin.schema) for each in written) else [twin]
    derived = []
    if Variant.INPLACE in operator.variants and can_be_inplace(operator.schema):
        derived.append(_inplace(operator.schema, operator.inplace_overload))
    if Variant.OUT in operator.variants and can_be_out(operator.schema):
        derived.append(_out(operator.schema, operator.out_overload))
    return [replace(operator, schema=schema, derived_from=str(operator.name), twin_of=None) for schema in derived]


def _copy(operator: Operator) -> Operator:
    schema = operator.schema
    name = replace(schema.name, base=f"{schema.name.base}_copy")
    arguments = tuple(replace(argument, annotation=None) for argument in schema.arguments)
    returns = tuple(replace(result, annotation=None) for result in schema.returns)
    return replace(operator, schema=replace(schema, name=name, arguments=arguments, returns=returns),
                   doc=f"What {schema.name.base} gives, as a copy.", derived_from=str(schema.name), view_inverse=None,
                   variants=frozenset({Variant.FUNCTION}),
                   tags=tuple(tag for tag in operator.tags if tag is not Tag.UNTRACKED_VIEW))


def is_twin(schema: Schema, twin: Schema) -> bool:
    """Returns whether a schema has the arguments and the results of a functional twin, and its name but for the
    overload."""
    given = [(argument.name, argument.type) for argument in schema.arguments]
    return schema.kind is OperatorKind.FUNCTIONAL and schema.name.base == twin.name.base \
        and given == [(argument.name, argument.type) for argument in twin.arguments] \
        and [result.type for result in schema.returns] == [result.type for result in twin.returns]


def _functional(operator: Operator) -> Operator:
    schema, returns = operator.schema, _functional_returns(operator.schema)
    name = _functional_name(schema.name)
    keeps_defaults = name.overload == schema.name.overload
    arguments = tuple(replace(argument, annotation=None, default=argument.default
                              if keeps_defaults or argument.kwarg_only else None) for argument in schema.arguments)
    declared = operator.output_differentiability
    if declared is not None:
        declared += (False,) * (len(returns) - len(declared))
    return replace(operator, schema=replace(schema, name=name, arguments=arguments, returns=returns),
                   doc=f"What {schema.name} makes of copies of what it writes to, which it returns.",
                   derived_from=str(schema.name), variants=frozenset({Variant.FUNCTION}),
                   output_differentiability=declared)


def _functional_name(name: OperatorName) -> OperatorName:
    return _TWINS.get(str(name)) or (
        replace(name, inplace=False) if name.inplace else replace(name, base=f"{name.base}_functional"))


def _functional_returns(schema: Schema) -> tuple[Return, ...]:
    """Returns what the operator returns, then what it writes to and does not return, as it has become."""
    results = {sets for result in schema.returns if is_written(result.annotation) for sets in result.annotation.sets}
    returns = [replace(result, annotation=None) for result in schema.returns]
    for argument in schema.mutated_arguments:
        if not results.intersection(argument.annotation.sets):
            is_only = not returns and len(schema.mutated_arguments) == 1
            returns.append(Return(None if is_only else f"{argument.name}_out", argument.type, None))
        else:
            results.difference_update(argument.annotation.sets)
    return tuple(returns)


def inverse_of(operator: Operator) -> Operator | None:
    """Returns the operator that computes the inverse of a view: what its base is after a write to it.

    It takes the base and the view as it has become, the number of that among several, and how it was made.
    """
    schema, inverse = operator.schema, operator.view_inverse
    if inverse is None or not can_be_copy(operator):
        return None
    name = replace(schema.name, base=f"{schema.name.base}_inverse")
    viewed = schema.arguments[0]
    given = [replace(viewed, name="base", annotation=None), Argument("mutated_view", TENSOR, None, None, False)]
    if schema.kind is OperatorKind.MULTI_VIEW:
        given.append(Argument("mutated_view_index", BaseType("int"), None, None, False))
    functions = tuple(dict.fromkeys(call.name for call in calls(inverse)))
    return Operator(
        schema=replace(schema, name=name, arguments=(*given, *schema.arguments[1:]),
                       returns=(Return(None, TENSOR, None),)),
        location=operator.location, category=operator.category, variants=frozenset(),
        doc=f"What base is after a write to what {schema.name.base} makes of it.",
        composite=Formula(inverse, functions), made_for=schema.name.base, tags=(Tag.UNMARKED_ALIAS,))


def is_inverse(operator: Operator) -> bool:
    """Returns whether an operator is the inverse of a view."""
    return operator.made_for is not None and operator.name.base == f"{operator.made_for}_inverse"


def view_of(inverse: Operator) -> str:
    """Returns the name of the view whose inverse an operator is."""
    return str(replace(inverse.name, base=inverse.made_for))


def _inplace(schema: Schema, overload: str | None) -> Schema:
    written = Annotation(("a",), is_write=True)
    arguments = (replace(schema.arguments[0], annotation=written),) + schema.arguments[1:]
    name = replace(schema.name, inplace=True, overload=overload or schema.name.overload)
    return replace(schema, name=name, arguments=arguments,
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
