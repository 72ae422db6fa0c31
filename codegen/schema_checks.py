"""The checks of a schema by itself: names, types, defaults, and what is written to."""

from __future__ import annotations

import re

from codegen import reserved
from codegen.api import dispatcher
from codegen.defaults import default_fits, expected_default
from codegen.model import Operator
from codegen.schema import TENSOR, Argument, BaseType, ListType, OptionalType, Return, Schema, alias_sets, is_written
from codegen.source import Diagnostics, Reporter
from codegen.vocabulary import Variant

_SUPPORTED = "a type that docs/operators.md lists, such as Tensor?, Scalar or int[]"
# The arguments of a factory, which become a TensorOptions.
_OPTION_TYPES = {"dtype": "ScalarType", "layout": "Layout", "device": "Device", "pin_memory": "bool",
                 "memory_format": "MemoryFormat"}


class SchemaChecker(Reporter):
    """Each method reports one kind of mistake."""

    def __init__(self, operator: Operator, diagnostics: Diagnostics) -> None:
        super().__init__(str(operator.name), diagnostics)
        self._operator = operator
        self._schema: Schema = operator.schema

    def check(self) -> None:
        """Runs all checks."""
        self._check_operator_name()
        self._check_argument_names()
        self._check_result_names()
        self._check_types()
        self._check_options()
        self._check_defaults()
        self._check_aliases()
        self._check_inplace()
        self._check_out()

    def _check_operator_name(self) -> None:
        name = self._schema.name
        for what, text in (("operator name", name.unoverloaded), ("overload name", name.overload)):
            if len(text) > reserved.MOST_CHARACTERS:
                self._error(self._schema.location, f"the {what} has {len(text)} characters",
                            f"at most {reserved.MOST_CHARACTERS}")
        if not name.dunder_method and not reserved.is_operator_name(name.base):
            self._error(self._schema.location, f"bad operator name '{name.unoverloaded}'",
                        "snake_case without capitals, as in 'masked_fill' or '_masked_fill'")
            return
        names = [name.base, name.unoverloaded, f"{name.base}_out"] if not name.dunder_method else []
        why = next(filter(None, map(reserved.why_operator, names)), None)
        identifier = name.unambiguous()
        if why:
            self._error(self._schema.location, f"the operator name '{name.unoverloaded}' is reserved: it is {why}",
                        "another name")
        elif reserved.why_identifier(identifier):
            self._error(self._schema.location, f"the name '{name}' makes '{identifier}' in C++, which is reserved: "
                                               f"it is {reserved.why_identifier(identifier)}", "another overload name")
        methods = [name.unoverloaded] + ([f"{name.base}_"] if Variant.INPLACE in self._operator.variants else [])
        for method in methods if Variant.METHOD in self._operator.variants else ():
            if reserved.why_method(method):
                self._error(self._schema.location, f"the operator '{method}' cannot have a method: it is "
                                                   f"{reserved.why_method(method)}", "'variants: function'")

    def _check_argument_names(self) -> None:
        seen: dict[str, str] = {}
        for argument in self._schema.arguments:
            why = reserved.why_argument(argument.name, bool(self._schema.returns))
            other = seen.get(argument.name.lower())
            seen[argument.name.lower()] = argument.name
            if why:
                self._error(argument.location, f"the argument name '{argument.name}' is reserved: it is {why}",
                            "another name")
            if argument.name in reserved.VIEW_NAMES and self._schema.is_view:
                self._error(argument.location, f"the argument name '{argument.name}' is reserved: it is what the "
                                               "inverse of a view calls a tensor", "another name")
            if other == argument.name:
                self._error(argument.location, f"duplicate argument '{argument.name}'")
            elif other is not None:
                self._error(argument.location, f"argument '{argument.name}' differs from '{other}' in case only",
                            "names that differ in more")

    def _check_result_names(self) -> None:
        seen: dict[str, str] = {}
        for result in self._schema.returns:
            if result.name is None:
                continue
            why = reserved.why_result(result.name)
            if why:
                self._error(result.location, f"the result name '{result.name}' is reserved: it is {why}",
                            "another name")
            if result.name.lower() in seen:
                self._error(result.location, f"a second result '{result.name}'", "names that differ")
            seen[result.name.lower()] = result.name
        for argument in self._schema.arguments:
            if argument.name in self._derived_names():
                self._error(argument.location, f"the argument name '{argument.name}' is reserved: it is a local "
                                               "variable of a generated kernel of this operator", "another name")

    def _derived_names(self) -> frozenset[str]:
        """Returns the locals that are named after this operator's results and arguments."""
        results = {f"{name}_result" if self._schema.argument(name) else name for name in self._schema.result_names}
        names = {name for name in results if name.endswith("_result") and name not in self._schema.result_names}
        names |= {f"{argument.name}_count" for argument in self._schema.arguments
                  if isinstance(argument.type, ListType) and self._operator.derivatives}
        return frozenset(names)

    def _check_types(self) -> None:
        for argument in self._schema.arguments:
            if not dispatcher.is_supported(argument.type):
                base = argument.type.base.name
                self._error(argument.location, f"argument '{argument.name}' is {argument.type}, which has no C++",
                            _instead(argument), None if base in dispatcher.ARGUMENT_TYPES else base,
                            dispatcher.ARGUMENT_TYPES)
            elif argument.annotation and not argument.type.is_tensor:
                self._error(argument.location, f"argument '{argument.name}' has an alias set and is {argument.type}",
                            "an alias set on a Tensor")
            elif is_written(argument.annotation) and argument.type not in (TENSOR, ListType(TENSOR)):
                self._error(argument.location, f"argument '{argument.name}' is written to and is {argument.type}",
                            f"{argument.type.base}({argument.annotation}) {argument.name}")
        for result in self._schema.returns:
            if is_written(result.annotation) and isinstance(result.type, ListType):
                self._error(result.location, f"a result is {result.type}, which the operator writes to",
                            "no result: callers have the list")
        written = [result for result in self._schema.returns if is_written(result.annotation)]
        if 0 < len(written) < len(self._schema.returns):
            self._error(written[0].location, f"one of {len(self._schema.returns)} results is what the operator writes "
                                             "to, others are new", "new results alone: callers have their arguments")
        several = len(self._schema.returns) > 1
        mixed = len({result.type.is_tensor for result in self._schema.returns}) > 1
        for result in self._schema.returns:
            if not dispatcher.is_supported_result(result.type) or (several and str(result.type) == "Scalar"):
                self._error(result.location, f"a result is {result.type}, which has no C++",
                            "Tensor or Tensor[]" if several else "Tensor, Tensor[], Scalar, int, float or bool")
            elif mixed and not result.type.is_tensor:
                self._error(result.location, f"one of {len(self._schema.returns)} results is {result.type}, others are "
                                             "Tensors", "Tensors alone")

    def _check_options(self) -> None:
        """The dispatcher reads the device of a factory, and TensorOptions stand for the arguments of one."""
        factory = dispatcher.has_options(self._schema)
        places = list(_OPTION_TYPES) if factory else []
        if not self._schema.tensor_arguments:
            places.append("device")
        if self._operator.meta:
            places.append("pin_memory")
        for name in dict.fromkeys(places):
            argument = self._schema.argument(name)
            if argument and (argument.type.base.name != _OPTION_TYPES[name] or isinstance(argument.type, ListType)):
                self._error(argument.location, f"argument '{name}' is {argument.type}",
                            f"{_OPTION_TYPES[name]}?, or another name")

    def _check_defaults(self) -> None:
        last: Argument | None = None
        for argument in self._schema.arguments:
            if argument.default is not None and not default_fits(argument.type, argument.default):
                self._error(argument.location, f"the default {argument.default} of argument '{argument.name}' does "
                                               f"not fit its type {argument.type}", _expected_default(argument))
            if argument.kwarg_only:
                continue
            if argument.default is None and last is not None:
                self._error(last.location, f"the default of argument '{last.name}' has no effect: '{argument.name}' "
                                           "after it has none", f"a default of '{argument.name}' too, or none")
            last = argument if argument.default is not None else None

    def _check_aliases(self) -> None:
        known = {"*"}.union(*(alias_sets(argument.annotation) for argument in self._schema.arguments))
        for result in self._schema.returns:
            for name in sorted(alias_sets(result.annotation) - known):
                self._error(result.location, f"alias set '{name}' appears only on a return",
                            f"an argument with ({name})")
        returned = frozenset().union(*(alias_sets(result.annotation) for result in self._schema.returns))
        for argument in self._schema.arguments:
            if argument.type.is_tensor and argument.annotation and not is_written(argument.annotation) \
                    and not alias_sets(argument.annotation) & returned:
                self._error(argument.location, f"the alias set ({argument.annotation}) of argument '{argument.name}' "
                            "has no effect: no result has it", f"a result with it, or {argument.type} {argument.name}")
        written = {name: argument for argument in self._schema.mutated_arguments
                   for name in alias_sets(argument.annotation)}
        for result in self._schema.returns:
            if is_written(result.annotation) and alias_sets(result.annotation) <= known:
                self._check_written_result(result)
            elif not self._schema.name.inplace:  # of which it is said what it returns
                self._check_result_of_written(result, written)

    def _check_result_of_written(self, result: Return, written: dict[str, Argument]) -> None:
        """No view of what a call writes to is a result."""
        for name in sorted(alias_sets(result.annotation) & written.keys()):
            if not is_written(result.annotation):
                self._error(result.location, f"a result is {result}, of the alias set of '{written[name].name}', which "
                            "the operator writes to", "no result: callers have the list"
                            if isinstance(result.type, ListType) else f"Tensor({name}!), or no alias set")

    def _check_written_result(self, result: Return) -> None:
        """What a call returns of its arguments is a reference to one of them."""
        written = next((argument for argument in self._schema.mutated_arguments
                        if argument.annotation.sets == result.annotation.sets), None)
        if written is None:
            self._error(result.location, f"a result is {result}, which is no argument that the operator writes to",
                        "the alias set of one, as in Tensor(a!), or none")
        elif written.type != result.type and not isinstance(result.type, ListType):  # of lists it is said above
            self._error(result.location, f"a result is {result.type} and has the alias set of '{written.name}', which "
                        f"is {written.type}", "no result: callers have the list")

    def _check_inplace(self) -> None:
        if not self._schema.name.inplace:
            return
        first = self._schema.arguments[0] if self._schema.arguments else None
        if first is None:
            self._error(self._schema.location, "an in-place operator has no argument", "Tensor(a!) self")
        elif not is_written(first.annotation):
            self._error(first.location, f"'{first.name}' of an in-place operator lacks its annotation",
                        f"{first.type.base}(a!) {first.name}")
        elif first.name != "self":
            self._error(first.location, f"the first argument of an in-place operator is '{first.name}'",
                        "Tensor(a!) self")
        elif first.type == TENSOR:
            self._check_inplace_result(first)

    def _check_inplace_result(self, written: Argument) -> None:
        """A call, recorded or not, has the tensor that it writes to as its result, whatever a kernel returns."""
        returns = self._schema.returns
        if len(returns) != 1 or returns[0].type != TENSOR or not is_written(returns[0].annotation) or \
                returns[0].annotation.sets != written.annotation.sets:
            expected = written.type.spelled(written.annotation)
            self._error(returns[0].location if returns else self._schema.location,
                        f"an in-place operator does not return '{written.name}' alone", f"-> {expected}")

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


def _expected_default(argument: Argument) -> str:
    is_reduction = argument.name == "reduction" and argument.type.base.name == "int"
    return expected_default(argument.type) + (", or Mean" if is_reduction else "")


def _instead(argument: Argument) -> str:
    """Returns the type that was perhaps meant."""
    type_ = argument.type
    if isinstance(type_, OptionalType) and isinstance(type_.element, OptionalType):
        return str(type_.element)
    if isinstance(type_, ListType) and type_.is_tensor and type_.size is not None:
        return re.sub(r"\[\d+\]", "[]", str(type_))
    if isinstance(type_, ListType) and type_.element == BaseType("bool"):
        return "bool[N], of a fixed size"
    return _SUPPORTED
