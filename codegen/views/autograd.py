"""What the backward nodes, and the registration of the kernels that make them, are made of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Iterable, Sequence

from codegen.api import dispatcher
from codegen.api.autograd import NodeView
from codegen.api.gradient_formula import GradientFormula
from codegen.api.kernels import result_variables
from codegen.api.saved_fields import SavedField
from codegen.schema import Argument
from codegen.views.layers import copies_by_geometry, follows_geometry, gives_constants, has_node, is_refused
from codegen.views.operator import OperatorView
from codegen.wrap import COLUMNS

_MARGIN = 4  # of what stands in a member function


@dataclass(frozen=True)
class _Kept:
    """A statement that keeps something of a call: what it names of that."""

    text: str
    reads: frozenset[str]  # arguments, and variables of results
    by_call: bool = False  # rather than by the member


class BackwardNodeView:
    """A backward node, and the operators whose calls make it."""

    def __init__(self, node: NodeView, operators: list[OperatorView]) -> None:
        self.node = node
        self.schema = node.schema
        self.class_name = node.class_name
        self._operators = operators

    @property
    def recorded(self) -> str:
        """Returns the template arguments that register the kernels: the node, and who makes it."""
        node = self.class_name
        if not self.has_struct:
            node = f'ZerosBackward<"{self.class_name}">' if self.node.gives_zeros else self.base_class
        return ", ".join([node, *(f"stubs::{operator.id}" for operator in self._operators)])

    @property
    def base_class(self) -> str:
        """Returns the class it derives from, which knows where the differentiable arguments stand."""
        positions = [str(self.node.index(argument)) for argument in self.node.inputs]
        if self.node.is_not_implemented:
            words = [f'"{self.class_name}"', f"stubs::{self.schema.name.unambiguous()}", *positions]
            return f"NotImplementedBackward<{', '.join(words)}>"
        return f"BackwardNode<{', '.join([self.class_name, *positions])}>"

    @property
    def has_struct(self) -> bool:
        """Returns whether the node is a class of its own, rather than an instance of the runtime's."""
        return not self.node.gives_zeros and (not self.node.is_not_implemented or bool(self.declarations))

    @property
    def declarations(self) -> list[str]:
        """Returns what differs from what a node has otherwise."""
        lines = []
        if self.node.undifferentiated:
            lines.append(f"using Undifferentiated = {_indices(map(self.node.index, self.node.undifferentiated))};")
        if self.node.differentiable_results != list(range(len(self.schema.returns))):
            lines.append(f"using DifferentiableResults = {_indices(self.node.differentiable_results)};")
        return lines

    @property
    def saved_tensors(self) -> list[str]:
        """Returns the members that hold tensors."""
        return [field.member for field in self.node.saved_tensors]

    @property
    def members(self) -> list[str]:
        """Returns the declarations of the members, those of a type together."""
        types: dict[str, list[str]] = {}
        for field in self.node.fields:
            types.setdefault(field.type.text, []).append(field.member + ("{}" if field.type.is_plain else ""))
        if self._counts:
            types.setdefault("size_t", []).extend(f"{argument.name}_count_ = 0" for argument in self._counts)
        return [f"{type_} {', '.join(members)};" for type_, members in types.items()]

    @property
    def _counts(self) -> list[Argument]:
        """Returns the lists whose lengths say where the gradients of other arguments stand."""
        last = max((position for gradient in self.node.gradients for position in gradient.positions), default=0)
        return self.node.lists_before(last)

    @property
    def functions(self) -> list[str]:
        """Returns the lines of the member functions that keep what a call has and make gradients of it."""
        gradients = "const TensorVector& grads" if self._takes_all_gradients else "const TensorBase& grad"
        arguments, results = self._arguments, self._results
        return [*_function(f"void save({_parameters(self._saves, arguments)})", _texts(self._saves)),
                *_function(f"void save_results({_parameters(self._result_saves, arguments, results)})",
                           _texts(self._result_saves)),
                *_function(f"void differentiate({gradients}, TensorVector& results) const",
                           self._differentiate_statements)]

    @property
    def computes_numbers(self) -> bool:
        """Returns whether a formula calls functions of the standard library."""
        return any(gradient.computes_numbers for gradient in self.node.gradients)

    @property
    def checks_numbers(self) -> bool:
        """Returns whether a formula, or what it keeps, checks numbers of the caller."""
        return any(each.checks_numbers for each in (*self.node.gradients, *self.node.fields))

    # What is kept of a call.

    @cached_property
    def _saves(self) -> list[_Kept]:
        """Returns what keeps arguments."""
        counts = [_Kept(f"{argument.name}_count_ = {argument.name}.size();", frozenset({argument.name}))
                  for argument in self._counts]
        return counts + [self._saved(field) for field in self.node.fields if field.result is None]

    @cached_property
    def _result_saves(self) -> list[_Kept]:
        """Returns what keeps results."""
        return [self._saved_result(field) for field in self.node.fields if field.result is not None]

    @property
    def _arguments(self) -> list[tuple[str, str]]:
        """Returns the type and the name of each argument. A functional twin does not write to what it is given."""
        return [(f"const {type_}" if type_ == "TensorBase&" else type_, argument.name)
                for argument in self.schema.arguments for type_ in [dispatcher.argument_type(argument)]]

    @property
    def _results(self) -> list[tuple[str, str]]:
        """Returns the type and the variable of each result."""
        return [(f"const {dispatcher.value_type(result.type)}&", variable)
                for result, variable in zip(self.schema.returns, result_variables(self.schema))]

    def _saved(self, field: SavedField) -> _Kept:
        if not field.is_tensor:
            return _Kept(field.type.copy.value.format(member=field.member, value=field.value), field.reads)
        condition = self.node.save_condition(field)
        statement = f'call.save({field.member}, {field.value}, "{field.value}");'
        return _Kept(f"if ({condition}) {statement}" if condition else statement, field.reads, by_call=True)

    def _saved_result(self, field: SavedField) -> _Kept:
        variable = result_variables(self.schema)[field.result]
        value, reads = field.value.replace("{}", variable, 1), field.reads | {variable}
        if not field.is_tensor:
            return _Kept(f"{field.member} = {value};", reads)
        if field.result in self.node.differentiable_results:
            return _Kept(f"call.save_result({field.member}, {value});", reads, by_call=True)
        # Without a history it can be kept itself, which allocates nothing.
        return _Kept(f"{field.member}.save({value}, /*is_output=*/false);", reads)

    # What gradients are made of.

    @property
    def _takes_all_gradients(self) -> bool:
        """Returns whether the formulas get a list of gradients, rather than the one that is defined."""
        return not self.node.single_result or self.node.uses_name("grads")

    @cached_property
    def _differentiate_statements(self) -> list[str]:
        """Returns the lines that compute gradients."""
        lines = []
        if self._takes_all_gradients and self.node.single_result:
            lines.append("if (!grads[0].defined()) return;")
        if self._takes_all_gradients and self.node.uses_name("grad"):
            lines.append("const TensorBase& grad = grads[0];")
        return lines + [line for gradient in self.node.gradients for line in self._differentiate(gradient)]

    def _differentiate(self, gradient: GradientFormula) -> list[str]:
        statements = [f"{field.local_type} {field.local} = "
                      f"{f'{self.node.unpacks}({field.member})' if field.is_tensor else field.member};"
                      for field in gradient.locals]
        if gradient.uses_mask:
            needed = ", ".join(f"needs_input_grad({position})" for position in gradient.positions)
            statements.append(f"const std::array grad_input_mask = {{{needed}}};")
        statements += [f"{declaration} = {value};" for declaration, value in gradient.shared]
        statements.append(self._placed(gradient))
        condition = self.node.condition(gradient)
        if not condition and (len(statements) == 1 or len(self.node.gradients) == 1):
            return statements
        head = f"if ({condition}) " if condition else ""
        if len(statements) == 1 and _MARGIN + len(head + statements[0]) <= COLUMNS:
            return [head + statements[0]]
        return [head + "{", *(f"  {statement}" for statement in statements), "}"]

    def _placed(self, gradient: GradientFormula) -> str:
        places = [self.node.offset(position) for position in gradient.positions]
        first, count = gradient.positions[0], len(places)
        if count > 1 and gradient.positions != tuple(range(first, first + count)):
            return f"std::tie({', '.join(f'results[{place}]' for place in places)}) = {gradient.text};"
        followed = [argument for argument in self._counts if argument.name in gradient.names]
        if followed:
            return f"place_gradients(results, {places[0]}, {gradient.text}, {followed[0].name}_count_);"
        if gradient.is_list or count > 1:
            return f"place_gradients(results, {places[0]}, {gradient.text});"
        return f"results[{places[0]}] = {gradient.text};"


def backward_nodes(operators: list[OperatorView]) -> list[BackwardNodeView]:
    """Returns the nodes of these operators, each once, in the order of the operators."""
    recorded: dict[str, list[OperatorView]] = {}
    for operator in filter(has_node, operators):
        recorded.setdefault(operator.node.class_name, []).append(operator)
    return [BackwardNodeView(views[0].node, views) for views in recorded.values()]


def views_by_geometry(operators: list[OperatorView]) -> list[str]:
    """Returns the stubs of those whose results are views of which the geometry tells the gradients."""
    return [f"stubs::{operator.id}" for operator in operators if follows_geometry(operator)]


def copies_by_geometry_of(operators: list[OperatorView]) -> list[tuple[str, str]]:
    """Returns the stubs of the copies of such views, each with that of the view."""
    return [(f"stubs::{operator.id}", f"stubs::{operator.base.name.unambiguous()}")
            for operator in operators if copies_by_geometry(operator)]


def constant(operators: list[OperatorView]) -> list[str]:
    """Returns the stubs of those whose results are constants."""
    return [f"stubs::{operator.id}" for operator in operators if gives_constants(operator)]


def refused(operators: list[OperatorView]) -> list[str]:
    """Returns the stubs of those whose calls are refused where they would have to be recorded."""
    return [f"stubs::{operator.id}" for operator in operators if is_refused(operator)]


def _function(head: str, statements: list[str]) -> list[str]:
    """Returns the lines of a member function, which are none without statements and one where it is short."""
    single = f"{head} {{ {' '.join(statements)} }}"
    if len(statements) == 1 and _MARGIN - 2 + len(single) <= COLUMNS:
        return [single]
    return [f"{head} {{", *(f"  {statement}" for statement in statements), "}"] if statements else []


def _indices(indices: Iterable[int]) -> str:
    return f"std::index_sequence<{', '.join(map(str, indices))}>"


def _texts(kept: list[_Kept]) -> list[str]:
    return [each.text for each in kept]


def _parameters(kept: list[_Kept], arguments: list[tuple[str, str]], results: Sequence[tuple[str, str]] = ()) -> str:
    """Returns the parameters of a function that keeps something: the call, its results, and its arguments up to the
    last that is read. What is not read has no name."""
    read = frozenset().union(*(each.reads for each in kept))
    count = max((index for index, (_, name) in enumerate(arguments, start=1) if name in read), default=0)
    named = [*results, *arguments[:count]]
    rest = ["const auto&..."] if count < len(arguments) or not count else []
    return ", ".join(["const auto& call" if any(each.by_call for each in kept) else "const auto&",
                      *(f"{type_} {name}" if name in read else type_ for type_, name in named), *rest])
