"""The checks of all operators together: names that generated code would define twice."""

from __future__ import annotations

from typing import Container, Iterator

from codegen.api import autograd, cpp, dispatcher
from codegen.choices import branches
from codegen.model import SAME, Implementation, Operator
from codegen.nodes import Call, Literal
from codegen.reserved import why_identifier
from codegen.schema import ListType, OperatorKind
from codegen.source import Diagnostics, Location
from codegen.value_kinds import counted


def check_clashes(operators: list[Operator], helpers: Container[str], diagnostics: Diagnostics) -> None:
    """Reports operators, variants included, that would share a C++ name or signature, or the name of a helper."""
    checker = _Checker(helpers, diagnostics)
    for operator in operators:
        if isinstance(operator.composite, str) and not operator.derived_from:
            checker.take(f"composite::{operator.composite}", operator)
        for kernel in () if operator.derived_from else operator.kernel.values():
            checker.take(f"kernels::{kernel}", operator)
    for operator in operators:
        checker.check(operator)


def line_of(operator: Operator, seen_from: Location) -> str:
    """Returns `line 3`, or `file:3` when that is another file."""
    place = operator.location
    return f"line {place.line}" if place.file == seen_from.file else f"{place.file}:{place.line}"


class _Checker:
    """Remembers which operator had each name first."""

    def __init__(self, helpers: Container[str], diagnostics: Diagnostics) -> None:
        self._helpers = helpers
        self._diagnostics = diagnostics
        self._names: dict[str, Operator] = {}
        self._spellings: dict[str, Operator] = {}
        self._calls: dict[tuple[str, ...], Operator] = {}
        self._signatures: dict[tuple[str, ...], Operator] = {}
        self._handwritten: dict[tuple[str, ...], tuple[str, Operator]] = {}

    def take(self, name: str, operator: Operator) -> None:
        """Remembers a function in C++ that the entry of an operator names, as those of others may."""
        self._names.setdefault(name, operator)

    def check(self, operator: Operator) -> None:
        """Reports the first clash of an operator with those before it."""
        if self._check_case(operator) and self._check_names(operator):
            self._check_signatures(operator)
            self._check_handwritten(operator)

    def _check_case(self, operator: Operator) -> bool:
        other = self._spellings.setdefault(str(operator.name).lower(), operator)
        if other.name != operator.name:
            self._error(operator, f"its name differs in case only from '{other.name}' at "
                                  f"{line_of(other, operator.location)}", "names that differ in more")
        return other.name == operator.name

    def _check_names(self, operator: Operator) -> bool:
        identifier = operator.name.unambiguous()
        # An Autograd kernel stands where helpers are seen.
        recorded = operator.derivatives or operator.schema.kind in (OperatorKind.INPLACE, OperatorKind.OUT)
        if recorded and identifier in self._helpers and not why_identifier(identifier):
            self._error(operator, f"its C++ name '{identifier}' is also that of the helper 'formulas::{identifier}'",
                        "another name")
            return False
        names = list(_defined_names(operator))
        twice = next((name for index, name in enumerate(names) if name in names[:index]), None)
        if twice:
            if not operator.is_made:
                self._error(operator, f"two of its branches are both called '{twice}' in C++, by the words that lead "
                            "to them", "other words in 'choose'")
            return False
        for name in names:
            other = self._names.setdefault(name, operator)
            if other is not operator:
                self._error(operator, f"its C++ name '{name}' is also that of {other.name} at "
                                      f"{line_of(other, operator.location)}",
                            "another overload name" if name == identifier else "another name or overload name")
                return False
        return True

    def _check_signatures(self, operator: Operator) -> None:
        for signature in _signatures(operator):
            other = self._signatures.setdefault(signature, operator)
            if other is not operator:
                self._error(operator, f"its function '{signature[1]}' has the same parameters in C++ as that of "
                                      f"{other.name} at {line_of(other, operator.location)}",
                            "parameters that tell the overloads apart")
                return
        self._check_calls(operator)

    def _check_calls(self, operator: Operator) -> None:
        """A call that leaves out what has a default means one overload."""
        for call, count in _shortened(operator):
            other = self._calls.setdefault(call, operator)
            if other is not operator:
                self._error(operator, f"a call of its function '{call[1]}' with {counted(count)} may as well mean "
                                      f"{other.name} at {line_of(other, operator.location)}",
                            "fewer defaults, perhaps by 'cpp_no_default_args'")
                return

    def _check_handwritten(self, operator: Operator) -> None:
        """Operators may share a function, which C++ does not tell from another one by its result."""
        for result, (what, name, *types) in _handwritten(operator):
            known, other = self._handwritten.setdefault((what, name, *types), (result, operator))
            if known != result:
                self._error(operator, f"its {what} '{name}' has the same parameters in C++ as that of {other.name} at "
                                      f"{line_of(other, operator.location)}, which returns {known} and not {result}",
                            "another name for one of the two")
                return

    def _error(self, operator: Operator, what: str, expected: str) -> None:
        self._diagnostics.error(operator.location, str(operator.name), what, expected)


def _defined_names(operator: Operator) -> Iterator[str]:
    """Yields what the generated sources of an operator's category define for it alone."""
    identifier = operator.name.unambiguous()
    yield identifier
    if operator.schema.arguments:
        yield f"{identifier}_arguments"
    if operator.schema.returns:
        yield f"{identifier}_returns"
    if operator.derived_from:
        return
    if operator.pointwise:
        for branch in branches(operator):
            yield from (f"{identifier}{branch.suffix}_{part}" for part in ("loops", "compute"))
            yield f"kernels::{identifier}{branch.suffix}_loops"
    if operator.composition:
        yield f"composite::{identifier}"
    if operator.derivatives or operator.schema.name.inplace:
        yield autograd.class_name(operator)


def _shortened(operator: Operator) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yields what calls of an operator's public functions may pass: whose it is, its name, the types; how many."""
    schema = operator.schema
    functions = [("tenon", False)] + ([("Tensor", True)] if operator.is_method else [])
    for owner, method in functions:
        parameters = cpp.parameters(schema, method=method)
        types = [parameter.type for parameter in parameters]
        least = sum(parameter.default is None for parameter in parameters)
        for count in range(least, len(types) + 1):
            yield (owner, schema.function, *types[:count]), count


def _signatures(operator: Operator) -> Iterator[tuple[str, ...]]:
    """Yields each C++ function of an operator: whose it is, its name, the types of its parameters."""
    schema = operator.schema
    name = schema.function
    yield ("ops", name, *(parameter.type for parameter in cpp.parameters(schema, internal=True)))
    yield ("tenon", name, *(parameter.type for parameter in cpp.parameters(schema)))
    if operator.is_method:
        yield ("Tensor", name, *(parameter.type for parameter in cpp.parameters(schema, method=True)))


def _handwritten(operator: Operator) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields each function of an author's that an entry names: its result; what it is, its name, the types of its
    parameters."""
    if operator.derived_from:
        return
    schema, results = operator.schema, [dispatcher.value_type(each.type) for each in operator.schema.returns]
    types = [dispatcher.argument_type(argument) for argument in schema.arguments]
    returned = dispatcher.return_type(schema)
    if isinstance(operator.composite, str):
        yield returned, ("function", operator.composite, *types)
    if operator.implementation is Implementation.STRUCTURED:
        returned = "void"
        types = [dispatcher.argument_type(each) for each in dispatcher.computed_from(schema)]
        types += [f"{result}&" for result in results]
        yield from _shape(operator)
    for kernel in dict.fromkeys(operator.kernel.values()):
        yield returned, ("kernel", kernel, *types)


def _shape(operator: Operator) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields the shape function of a structured operator."""
    schema = operator.schema
    if str(operator.meta) == SAME or not isinstance(operator.meta.root, Call):
        return
    call = operator.meta.root
    passed = [node.kind.value if isinstance(node, Literal) else schema.argument(str(node)) for node in call.arguments]
    if all(passed):
        types = [each if isinstance(each, str) else dispatcher.argument_type(each) for each in passed]
        specs = ["std::vector<TensorSpec>" if isinstance(each.type, ListType) else "TensorSpec"
                 for each in schema.returns]
        yield specs[0] if len(specs) == 1 else f"std::tuple<{', '.join(specs)}>", ("shape function", str(call.function),
                                                                                   *types)
