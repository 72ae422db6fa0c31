"""`scalar_twin`: the overload of a pointwise operator that takes a number instead of a Tensor."""

from __future__ import annotations

from dataclasses import replace

from codegen.dtypes import FLOATING, dtypes_of
from codegen.entry import BY_RULE, Entry
from codegen.entry_values import Word
from codegen.expression import names
from codegen.model import Derivative, Operator
from codegen.schema import TENSOR, BaseType, OperatorKind, Schema
from codegen.source import Diagnostics
from codegen.vocabulary import Variant

OVERLOAD = "Scalar"
_KEY = "scalar_twin"
_OWN = frozenset({_KEY, "inplace_overload", "out_overload"})  # keys that say nothing of the twin
_PER_ARGUMENT = ("derivatives", BY_RULE, "non_differentiable")


def check_twin(entry: Entry, diagnostics: Diagnostics) -> None:
    """Reports a twin that cannot be."""
    operator = entry.operator
    if operator.scalar_twin is None:
        return
    schema, name = operator.schema, operator.scalar_twin
    argument = schema.argument(name)

    def error(what: str, expected: str | None = None, *candidates: str) -> None:
        given = name if candidates else None
        diagnostics.error(entry.places[_KEY], str(schema.name), what, expected, given, candidates)

    together = [each.names for each in operator.derivatives if name in each.names and len(each.names) > 1]
    if argument is None:
        error(f"unknown argument '{name}' in '{_KEY}'", None, *(each.name for each in schema.arguments))
    elif argument.type != TENSOR:
        error(f"'{_KEY}' of '{name}', which is {argument.type}", "a Tensor argument")
    elif [each.name for each in schema.tensor_arguments] == [name]:
        error(f"'{_KEY}' of '{name}', the only Tensor of the operator", "another Tensor beside it")
    elif schema.name.overload == OVERLOAD:
        error(f"the twin would be called '{schema.name}', as its entry", "another overload name, as 'Tensor'")
    elif together:
        error(f"one formula gives the gradients of '{', '.join(together[0])}', and the twin has none of '{name}'",
              "a formula for each")


def twin_of(entry: Entry) -> Entry | None:
    """Returns the entry that `scalar_twin` stands for, where it can be: all of it is said by the keys of the other."""
    operator = entry.operator
    argument = operator.schema.argument(operator.scalar_twin or "")
    others = [each for each in operator.schema.tensor_arguments if each != argument]
    if operator.schema.kind is not OperatorKind.FUNCTIONAL or not operator.pointwise or argument is None \
            or argument.type != TENSOR or not others or operator.schema.name.overload == OVERLOAD \
            or any(argument.name in each.names and len(each.names) > 1 for each in operator.derivatives):
        return None
    twin = _operator(operator, argument.name, "promotes" in entry.places)
    return Entry(twin, {key: place for key, place in entry.places.items() if key not in _OWN},
                 _words(entry.words, argument.name, twin))


def _operator(operator: Operator, name: str, promotes_as_written: bool) -> Operator:
    derivatives = tuple(each for each in operator.derivatives if each.names != (name,))
    used = {part for each in (operator.pointwise, *derivatives) for part, _ in getattr(each, "shared", operator.lets)}
    lets = tuple((part, expression) for part, expression in operator.lets if part in used)
    return replace(
        operator, schema=_schema(operator.schema, name), scalar_twin=None, twin_of=str(operator.name),
        variants=_variants(operator, name), inplace_overload=None, out_overload=None, lets=lets,
        derivatives=derivatives,
        promotes=operator.promotes if promotes_as_written or not _is_floating(operator) else
        tuple(each for each in operator.promotes if each != name),
        derived_by_rule=tuple(each for each in operator.derived_by_rule if each != name),
        non_differentiable=tuple(each for each in operator.non_differentiable if each != name),
        jvp=tuple(each for each in operator.jvp if not _needs_tangent(each, name)))


def _schema(schema: Schema, name: str) -> Schema:
    """Returns the schema with a number for the argument; as in libtorch's, no argument is keyword-only."""
    arguments = (replace(each, kwarg_only=False) for each in schema.arguments)
    return replace(schema, name=replace(schema.name, overload=OVERLOAD), arguments=tuple(
        replace(each, type=BaseType("Scalar")) if each.name == name else each for each in arguments))


def _variants(operator: Operator, name: str) -> frozenset[Variant]:
    lost = {Variant.METHOD, Variant.INPLACE} if name == "self" else set()
    return frozenset(operator.variants - lost) or frozenset({Variant.FUNCTION})


def _is_floating(operator: Operator) -> bool:
    """Returns whether integers are refused: then a number makes no floating dtype of them."""
    return not operator.promotes_integers and dtypes_of(operator.dtypes) <= FLOATING


def _needs_tangent(tangent: Derivative, name: str) -> bool:
    return bool({f"{name}_t", f"{name}_p"} & {each.text for each in names(tangent.expression)})


def _words(words: dict[str, tuple[Word, ...]], name: str, twin: Operator) -> dict[str, tuple[Word, ...]]:
    """Returns the words of the entry that also are the twin's."""
    kept = dict(words)
    for key in _PER_ARGUMENT:
        kept[key] = tuple(word for word in words.get(key, ()) if word.text != name)
    kept["variants"] = tuple(word for word in words.get("variants", ())
                             if word.text in [variant.value for variant in twin.variants])
    kept["let"] = tuple(word for word in words.get("let", ()) if word.text in dict(twin.lets))
    if not twin.jvp:
        kept["jvp"] = ()
    return kept
