"""The checks of one entry against its own schema."""

from __future__ import annotations

import re
from typing import Iterable

from codegen.api.dispatcher import ARGUMENT_TYPES, is_supported
from codegen.entry import Entry, Word
from codegen.formulas import NameChecker, result_indices
from codegen.model import (Argument, BaseType, ListType, OptionalType, Schema, Type, alias_sets, is_written)
from codegen.source import Diagnostics, Location
from codegen.variants import can_be_inplace, can_be_out

_COMPUTATIONS = ("pointwise", "kernel", "composite")
_POINTWISE_TYPES = frozenset({"Tensor", "Scalar", "float", "int", "bool"})
_INTEGER = re.compile(r"-?\d+|[A-Za-z_][\w:.]*")
_NUMBER = re.compile(r"-?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?|-?inf|nan")
_WORD = re.compile(r"[A-Za-z_][\w:.]*|[\"'].*")
_STRING = re.compile(r"[\"'].*")
_DEFAULTS = {"bool": re.compile("True|False"), "int": _INTEGER, "SymInt": _INTEGER, "float": _NUMBER,
             "SymFloat": _NUMBER, "Scalar": re.compile(f"{_NUMBER.pattern}|True|False"), "str": _STRING,
             "ScalarType": _WORD, "Layout": _WORD, "MemoryFormat": _WORD, "Device": _WORD}


def check_entry(entry: Entry, operators: Iterable[str], diagnostics: Diagnostics) -> None:
    """Reports everything that is wrong within one entry; formulas may call `operators`."""
    _Checker(entry, operators, diagnostics).check()


class _Checker:
    """Each method reports one kind of mistake."""

    def __init__(self, entry: Entry, operators: Iterable[str], diagnostics: Diagnostics) -> None:
        self._entry = entry
        self._operator = entry.operator
        self._schema: Schema = entry.operator.schema
        self._names = NameChecker(self._schema, operators, diagnostics)
        self._diagnostics = diagnostics

    def check(self) -> None:
        """Runs all checks."""
        self._check_types()
        self._check_arguments()
        self._check_aliases()
        self._check_inplace()
        self._check_out()
        self._check_variants()
        self._check_computation()
        self._check_pointwise()
        self._check_derivatives()
        self._check_jvp()
        self._check_differentiability()
        self._check_view()
        self._check_promotes()
        self._check_meta()

    def _check_types(self) -> None:
        values = [(argument, f"argument '{argument.name}'") for argument in self._schema.arguments]
        for value, what in values + [(result, "a result") for result in self._schema.returns]:
            if not is_supported(value.type):
                given = value.type.base.name
                self._error(value.location, f"{what} has the type {value.type}, which C++ has none for",
                            f"{', '.join(ARGUMENT_TYPES)}, with at most one '?' and one '[]'",
                            None if given in ARGUMENT_TYPES else given, ARGUMENT_TYPES)

    def _check_arguments(self) -> None:
        seen: set[str] = set()
        for argument in self._schema.arguments:
            if argument.name in seen:
                self._error(argument.location, f"duplicate argument '{argument.name}'")
            seen.add(argument.name)
            if argument.default is not None and not _default_fits(argument.type, argument.default):
                self._error(argument.location, f"the default {argument.default} of argument '{argument.name}' "
                                               f"does not fit its type {argument.type}")

    def _check_aliases(self) -> None:
        known = {"*"}.union(*(alias_sets(argument.annotation) for argument in self._schema.arguments))
        for result in self._schema.returns:
            for name in sorted(alias_sets(result.annotation) - known):
                self._error(result.location, f"alias set '{name}' appears only on a return",
                            f"an argument with ({name})")

    def _check_inplace(self) -> None:
        if not self._schema.name.inplace:
            return
        first = self._schema.arguments[0] if self._schema.arguments else None
        if first is None:
            self._error(self._schema.location, "an in-place operator has no argument", "Tensor(a!) self")
        elif not is_written(first.annotation):
            self._error(first.location, f"'{first.name}' of an in-place operator lacks its annotation",
                        f"{first.type.base}(a!) {first.name}")

    def _check_out(self) -> None:
        overload = self._schema.name.overload
        if overload != "out" and not overload.endswith("_out"):
            return
        last = [argument for argument in self._schema.tensor_arguments if argument.kwarg_only]
        unreturned = [argument for argument in last if argument not in self._schema.out_arguments]
        if not last:
            self._error(self._schema.location, "an out overload has no out argument",
                        "a keyword-only Tensor(a!) out that is returned")
        for argument in unreturned:
            if is_written(argument.annotation):
                self._error(argument.location, f"out argument '{argument.name}' is not returned",
                            f"a return {argument.type.spelled(argument.annotation)}")
            elif argument.name.startswith("out") or not self._schema.out_arguments:
                self._error(argument.location, f"out argument '{argument.name}' lacks its annotation",
                            f"Tensor(a!) {argument.name}")

    def _check_variants(self) -> None:
        for word in self._entry.words.get("variants", ()):
            if word.text == "method" and self._schema.argument("self") is None:
                self._error(word.location, "the operator cannot have a method variant", "an argument called self")
            elif word.text == "inplace" and not can_be_inplace(self._schema):
                self._error(word.location, "the operator cannot have an inplace variant",
                            "a functional operator with a Tensor self and one Tensor return")
            elif word.text == "out" and not can_be_out(self._schema):
                self._error(word.location, "the operator cannot have an out variant",
                            "a functional operator that returns Tensors")
            elif word.text == "out" and self._schema.argument("out"):
                self._error(word.location, "the operator cannot have an out variant: it has an argument 'out'")
        if self._operator.out_overload and "out" not in self._operator.variants:
            self._error(self._entry.places["out_overload"], "'out_overload' without an out variant",
                        "'out' among the variants")

    def _check_computation(self) -> None:
        given = [key for key in _COMPUTATIONS if key in self._entry.places]
        if not given:
            self._error(self._schema.location, "the entry does not say how it computes",
                        "one of 'pointwise', 'kernel' and 'composite'")
        elif len(given) > 1:
            self._error(max(self._entry.places[key] for key in given),
                        f"the entry has {' and '.join(map(repr, given))}",
                        "exactly one of 'pointwise', 'kernel' and 'composite'")

        kernel = self._operator.kernel
        if "kernel" in self._entry.places and self._operator.meta and not kernel.keys() & {"all", "CPU"}:
            self._error(self._entry.places["kernel"], "'meta' without a kernel for CPU",
                        "a kernel that fills the results that 'meta' makes: {CPU: ...}")

    def _check_pointwise(self) -> None:
        if "pointwise" not in self._entry.places:
            return
        for argument in self._schema.arguments:
            if str(argument.type) not in _POINTWISE_TYPES:
                self._error(argument.location, f"argument '{argument.name}' of a pointwise operator is {argument.type}",
                            "Tensor, Scalar, float, int or bool")
        if [str(result.type) for result in self._schema.returns] != ["Tensor"] or self._schema.kind != "functional":
            self._error(self._schema.location, "a pointwise operator must be functional and return one Tensor")
        if not self._schema.tensor_arguments:
            self._error(self._schema.location, "a pointwise operator has no Tensor argument")
        if "bool_condition" in self._operator.tags and not [
                argument for argument in self._schema.tensor_arguments
                if argument.name not in self._operator.promotes]:
            self._error(self._entry.places["tags"], "'bool_condition' where every Tensor takes part in promotion",
                        "'promotes' without the Tensor that is the condition")
        if self._operator.pointwise:
            self._names.pointwise(self._operator.pointwise.expression)

    def _check_derivatives(self) -> None:
        seen: set[str] = set()
        for word in self._entry.words.get("derivatives", ()):
            argument = self._known_argument(word, "derivatives")
            if word.text in seen:
                self._error(word.location, f"a second formula for argument '{word.text}'")
            elif argument and not argument.type.is_tensor:
                self._error(word.location, f"a formula for '{word.text}', which is {argument.type}",
                            "a Tensor argument")
            elif word.text in self._operator.non_differentiable:
                self._error(word.location, f"'{word.text}' has a formula and is in 'non_differentiable'")
            seen.add(word.text)
        if self._operator.derivatives and not any(result.type.is_tensor for result in self._schema.returns):
            self._error(self._entry.places["derivatives"], f"'derivatives' for an operator with {self._results()}",
                        "a Tensor result, whose gradient the formulas get")
        for derivative in self._operator.derivatives:
            self._names.formula(derivative.expression)

    def _check_meta(self) -> None:
        if self._operator.meta is None:
            return
        self._names.meta(self._operator.meta)
        types = [str(result.type) for result in self._schema.returns]
        if set(types) != {"Tensor"} and types != ["Tensor[]"]:
            self._error(self._entry.places["meta"], f"'meta' for an operator with {self._results()}",
                        "results that are Tensors, or one Tensor[]")

    def _results(self) -> str:
        """Returns what the schema says of its results."""
        types = ", ".join(str(result.type) for result in self._schema.returns)
        return f"the results {types}" if types else "no result"

    def _check_jvp(self) -> None:
        results = result_indices(self._schema)
        for word in self._entry.words.get("jvp", ()):
            if word.text not in results:
                self._error(word.location, f"unknown result '{word.text}' in 'jvp'", None, word.text, results)
        tangents = [f"{argument.name}_{part}" for argument in self._schema.tensor_arguments for part in "tp"]
        for derivative in self._operator.jvp:
            self._names.formula(derivative.expression, tangents)

    def _check_differentiability(self) -> None:
        for word in self._entry.words.get("non_differentiable", ()):
            argument = self._known_argument(word, "non_differentiable")
            if argument and not argument.type.is_tensor:
                self._error(word.location, f"'{word.text}' in 'non_differentiable' is {argument.type}",
                            "a Tensor argument")
        flags = self._operator.output_differentiability
        if flags is not None and len(flags) != len(self._schema.returns):
            self._error(self._entry.places["output_differentiability"],
                        f"'output_differentiability' has {len(flags)} values",
                        f"{len(self._schema.returns)}, one a return")

    def _check_view(self) -> None:
        place = self._entry.places.get("view")
        is_view = self._schema.kind in ("view", "multi_view")
        if place and not is_view:
            self._error(place, "'view' for an operator that is not a view", "a return with an alias set, as Tensor(a)")
        elif is_view and place is None and "composite" not in self._entry.places:
            self._error(self._schema.location, "the view has no inverse", "view: {inverse: ...}")
        if self._operator.view_inverse:
            self._names.inverse(self._operator.view_inverse)

    def _check_promotes(self) -> None:
        for word in self._entry.words.get("promotes", ()):
            self._known_argument(word, "promotes")

    def _known_argument(self, word: Word, key: str) -> Argument | None:
        argument = self._schema.argument(word.text)
        if argument is None:
            self._error(word.location, f"unknown argument '{word.text}' in '{key}'", None, word.text,
                        [candidate.name for candidate in self._schema.arguments])
        return argument

    def _error(self, location: Location, what: str, expected: str | None = None, given: str | None = None,
               candidates: Iterable[str] = ()) -> None:
        self._diagnostics.error(location, str(self._schema.name), what, expected, given, candidates)


def _default_fits(type_: Type, default: str) -> bool:
    """Returns whether a default's text can be a value of the type."""
    if isinstance(type_, OptionalType):
        return default == "None" or _default_fits(type_.element, default)
    if isinstance(type_, ListType):
        return default.startswith("[") or (type_.size is not None and _default_fits(type_.element, default))
    if not isinstance(type_, BaseType) or type_.name not in _DEFAULTS:
        return False
    return default not in _never(type_) and _DEFAULTS[type_.name].fullmatch(default) is not None


def _never(type_: BaseType) -> tuple[str, ...]:
    """Returns the words that are no enum's value."""
    return () if type_.name in ("bool", "Scalar") else ("True", "False", "None")
