"""The convention of kernels: the functions that entries name and authors write, and what says how results are."""

from __future__ import annotations

from codegen.api import dispatcher
from codegen.choices import branches, is_complete
from codegen.model import SAME, Implementation, Operator
from codegen.nodes import LiteralKind, Name, Node
from codegen.schema import Argument, ListType, OptionalType, Schema

_LITERAL_TYPES = {LiteralKind.STRING: "std::string_view", LiteralKind.INT: "int64_t", LiteralKind.FLOAT: "double",
                  LiteralKind.BOOL: "bool"}


def prototype(operator: Operator, function: str) -> str:
    """Returns the declaration of a function that an entry names: of a structured kernel, whose results are allocated,
    or of one that returns them."""
    schema = operator.schema
    if operator.implementation is not Implementation.STRUCTURED:
        return f"{dispatcher.return_type(schema)} {function}({dispatcher.parameters(schema)})"
    computed_from = dispatcher.spelled(dispatcher.computed_from(schema))
    return f"void {function}({', '.join(filter(None, [computed_from, _result_parameters(schema)]))})"


def _result_parameters(schema: Schema) -> str:
    names = result_variables(schema)
    if isinstance(schema.returns[0].type, ListType):
        return f"std::vector<TensorBase>& {names[0]}"
    return ", ".join(f"TensorBase& {name}" for name in names)


def result_variables(schema: Schema) -> list[str]:
    """Returns a variable for each result, which no argument is called."""
    return [f"{name}_result" if schema.argument(name) else name for name in schema.result_names]


def has_same_results(operator: Operator) -> bool:
    """Returns whether the results of a structured operator are like its first tensor."""
    return str(operator.meta) == SAME


def calls_meta(operator: Operator) -> bool:
    """Returns whether a function in the category's `meta.h` says how the results are."""
    return operator.implementation is Implementation.STRUCTURED and not has_same_results(operator)


def meta_prototype(operator: Operator, function: str) -> str:
    """Returns the declaration of the function that says how the results are, of which a project calls one with
    arguments, texts and numbers."""
    def parameter(passed: Node) -> str:
        argument = operator.schema.argument(str(passed)) if isinstance(passed, Name) else None
        return f"{dispatcher.argument_type(argument)} {argument.name}" if argument else _LITERAL_TYPES[passed.kind]

    parameters = ", ".join(map(parameter, operator.meta.root.arguments))
    return f"{specs_type(operator.schema)} {function}({parameters})"


def specs_type(schema: Schema) -> str:
    """Returns the type of what says how the results of a structured operator are."""
    if isinstance(schema.returns[0].type, ListType):
        return "std::vector<TensorSpec>"
    specs = ", ".join(["TensorSpec"] * len(schema.returns))
    return f"std::tuple<{specs}>" if len(schema.returns) > 1 else specs


def specs_parameters(schema: Schema) -> str:
    """Returns the parameters of the function that gives the specs: optional ones by reference, as its type in
    runtime/tenon/backend/structured.h says."""
    return ", ".join(f"{_specs_parameter_type(argument)} {argument.name}" for argument in schema.arguments)


def _specs_parameter_type(argument: Argument) -> str:
    if isinstance(argument.type, OptionalType) and not argument.type.is_tensor:
        return f"const {dispatcher.value_type(argument.type)}&"
    return dispatcher.argument_type(argument)


def failed_choice(operator: Operator, prefix: str, tenon: str) -> str:
    """Returns the statement for a call that has no branch; nothing where every call has one.

    `prefix` begins the name of the operator in its message, `tenon` stands before namespaces of the library.
    """
    if is_complete(operator):
        return ""
    return f'{tenon}kernels::fail_choice("{prefix}{operator.name.unoverloaded}", {_expected(operator)});'


def _expected(operator: Operator) -> str:
    """Returns what was expected, and perhaps what was got, as arguments in C++."""
    decisions = [branch.decisions for branch in branches(operator)]
    by_text = [each[-1] for each in decisions if not each[-1].is_presence]
    arguments = {decision.argument for decision in by_text}
    if len(by_text) == len(decisions) and len(arguments) == 1 and not isinstance(arguments.pop().type, OptionalType):
        name = by_text[0].argument.name
        words = " or ".join(f"'{decision.value}'" for decision in by_text)
        return f'"{name} to be {words}", {name}'
    if not by_text:
        names = list(dict.fromkeys(decision.argument.name for each in decisions for decision in each))
        return f'"at least one of {" and ".join(names)}"'
    texts = [" and ".join(decision.word for decision in each) for each in decisions]
    return f'"one of: {"; ".join(texts)}"'
