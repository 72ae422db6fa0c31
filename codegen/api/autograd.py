"""The Autograd convention: which nodes there are, what they save, and formulas in C++."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Iterator, Mapping

from codegen.api.checked_numbers import checked, checks_numbers
from codegen.api.formula_calls import Callee, computes_numbers, formula_call, has_arithmetic
from codegen.api.gradient_formula import GradientFormula, can_stand_in, local_type
from codegen.api.saved_fields import (MetadataArguments, SavedField, argument_field, metadata_field, result_field,
                                      sizes_field)
from codegen.differentiability import lacks_derivatives, varying_arguments
from codegen.expression import Expression, calls, names, parse_expression, rewrite, with_root
from codegen.formulas import FormulaUse, MetadataUse, saved
from codegen.lets import inlined
from codegen.model import Derivative, Operator, expressions
from codegen.nodes import Call, Index, Member, Name, Node, fold, with_children
from codegen.number_types import number_types, types_of_names
from codegen.schema import Argument, ListType, Schema, is_written

_ZEROS = frozenset({"zeros_like", "zeros_of", "formulas::zeros_of"})


class NodeView:
    """The backward node of one functional operator, shared with its in-place variant."""

    def __init__(self, operator: Operator, operators: Mapping[str, Callee], prefix: str = "", tenon: str = "") -> None:
        """`operators` are what formulas call, `prefix` begins the name of the operator in messages, `tenon` stands
        before names of the library that a project may hide."""
        self._operator = operator
        self._operators = operators
        self._tenon = tenon
        self._name = f"{prefix}{operator.name}"
        self.schema: Schema = operator.schema
        self.class_name = class_name(operator)

    @cached_property
    def is_not_implemented(self) -> bool:
        """Returns whether there is no formula, so that a gradient that reaches the node is an error."""
        return lacks_derivatives(self._operator)

    @cached_property
    def inputs(self) -> list[Argument]:
        """Returns the differentiable arguments, in schema order; each has one edge, a list has one an element."""
        if self.is_not_implemented:
            return varying_arguments(self._operator)
        named = {name for derivative in self._operator.derivatives for name in derivative.names}
        return [argument for argument in self.schema.arguments if argument.name in named]

    @property
    def list_inputs(self) -> list[Argument]:
        """Returns the differentiable list arguments."""
        return [argument for argument in self.inputs if isinstance(argument.type, ListType)]

    @property
    def undifferentiated(self) -> list[Argument]:
        """Returns the tensor arguments that have no formula and are not said to need none."""
        if self.is_not_implemented or self._operator.variant not in ("", "functional"):
            return []  # a derived one has the formula of an operator without gradients
        known = {argument.name for argument in self.inputs} | set(self._operator.non_differentiable)
        return [argument for argument in self.schema.tensor_arguments
                if argument.name not in known and not is_written(argument.annotation)]

    @property
    def differentiable_results(self) -> list[int]:
        """Returns the indices of the results that get a history."""
        declared = self._operator.output_differentiability
        return [index for index, result in enumerate(self.schema.returns)
                if (declared[index] if declared is not None else result.type.is_tensor)]

    def position(self, name: str) -> int:
        """Returns the position of a differentiable argument."""
        return [argument.name for argument in self.inputs].index(name)

    def index(self, argument: Argument) -> int:
        """Returns the position of an argument in the schema."""
        return self.schema.arguments.index(argument)

    @property
    def single_result(self) -> bool:
        """Returns whether one gradient at most comes in, so that an undefined one ends the matter."""
        return len(self.schema.returns) == 1 and not self._gives_list

    @property
    def _gives_list(self) -> bool:
        """Returns whether the gradients that come in are those of the elements of a list."""
        return len(self.schema.returns) == 1 and isinstance(self.schema.returns[0].type, ListType)

    @cached_property
    def gives_zeros(self) -> bool:
        """Returns whether all there is to the node is that its first argument, a tensor, gets zeros."""
        return self.inputs == [self.schema.arguments[0]] and self.inputs[0].type.is_tensor \
            and not self.list_inputs and self.single_result and not self.undifferentiated and not self.fields \
            and len(self._operator.derivatives) == 1 and _are_zeros(self._operator.derivatives[0].expression.root)

    @cached_property
    def uses(self) -> list[tuple[Derivative, FormulaUse]]:
        """Returns each derivative with what its formula uses."""
        return [(derivative, saved(_whole(derivative), self.schema)) for derivative in self._operator.derivatives]

    @cached_property
    def fields(self) -> list[SavedField]:
        """Returns what the formulas need from the forward call, each once."""
        fields: dict[str, SavedField] = {}
        for derivative, field in self._needed_fields():
            self._add(fields, field, tuple(self.position(name) for name in derivative.names))
        return list(fields.values())

    def clashes(self) -> Iterator[tuple[Expression, str, str]]:
        """Yields the formulas that need a value whose member has the name of another one, with both values."""
        first: dict[str, str] = {}
        for derivative, field in self._needed_fields():
            other = first.setdefault(field.member, field.local)
            if other != field.local:
                yield derivative.expression, f"'{other}'", f"'{field.local}'"

    def _needed_fields(self) -> Iterator[tuple[Derivative, SavedField]]:
        for derivative, use in self.uses:
            fields = [argument_field(self.schema.argument(name), self._operator.conjugates_numbers)
                      for name in use.argument_values]
            fields += [metadata_field(self.schema, metadata, self._arguments_of(metadata))
                       for metadata in use.argument_metadata + use.result_metadata]
            fields += [result_field(self.schema, name) for name in use.result_values]
            fields += [sizes_field(self.schema.argument(name)) for name in derivative.names if self._sums_to(name)]
            yield from ((derivative, field) for field in fields)

    @property
    def unpacks(self) -> str:
        """Returns the function that gives formulas a tensor that was saved."""
        return "unpack" if self._operator.is_holomorphic else "unpack_as_saved"

    def _arguments_of(self, metadata: MetadataUse) -> MetadataArguments:
        call = parse_expression(f"{metadata.method}({metadata.arguments})")
        check = checked(number_types(call.root, types_of_names(self.schema, ())), self._name, self._tenon)
        arguments = [fold(argument, check) for argument in call.root.arguments]
        return MetadataArguments(", ".join(map(str, arguments)), frozenset(name.text for name in names(call)),
                                 any(map(checks_numbers, arguments)))

    @property
    def saved_tensors(self) -> list[SavedField]:
        """Returns the fields that hold tensors."""
        return [field for field in self.fields if field.is_tensor]

    @cached_property
    def gradients(self) -> list[GradientFormula]:
        """Returns the formulas in C++, in the order of the entry."""
        return [self._gradient(derivative, use) for derivative, use in self.uses]

    @cached_property
    def called(self) -> frozenset[str]:
        """Returns the headers of the operators that the formulas call."""
        return frozenset(self._operators[call.name].header for derivative in self._operator.derivatives
                         for call in calls(_whole(derivative)) if call.name in self._operators)

    @cached_property
    def helpers(self) -> frozenset[str]:
        """Returns the names of the other functions that the formulas, and what keeps values for them, call."""
        called = {call.name.removeprefix("formulas::") for derivative in self._operator.derivatives
                  for call in calls(_whole(derivative)) if call.name not in self._operators and not call.is_method}
        sums = {"sum_to"} if any(map(self._is_summed, self._operator.derivatives)) else set()
        return frozenset(called.union(sums, (field.helper for field in self.fields if field.helper)))

    @property
    def has_arithmetic(self) -> bool:
        """Returns whether a formula may do arithmetic on tensors."""
        return any(map(has_arithmetic, self._operator.derivatives))

    def uses_name(self, name: str) -> bool:
        """Returns whether a formula says `grad`, or `grads`."""
        return any(found.text == name for derivative, _ in self.uses for found in names(_whole(derivative)))

    def lists_before(self, position: int) -> list[Argument]:
        """Returns the differentiable lists before an argument, whose lengths say where its gradients stand."""
        return [argument for argument in self.inputs[:position] if isinstance(argument.type, ListType)]

    def offset(self, position: int) -> str:
        """Returns the index of a differentiable argument's first gradient, as C++."""
        lists = [argument.name for argument in self.lists_before(position)]
        singles = position - len(lists)
        parts = [f"{name}_count_" for name in lists] + ([str(singles)] if singles or not lists else [])
        return " + ".join(parts)

    def _place_of(self, result: int) -> int:
        """Returns which of the gradients that a node gets is that of a result: others than differentiable ones have
        none."""
        return result if self._gives_list else self.differentiable_results.index(result)

    def condition(self, gradient: GradientFormula) -> str:
        """Returns when a formula is worth computing: a result is wanted and a gradient came in."""
        wanted = [] if gradient.is_list else [
            f"needs_input_grad({self.offset(position)})" for position in gradient.positions]
        if self.single_result or self._gives_list:
            return " || ".join(wanted)
        present = [f"grads[{self._place_of(index)}].defined()" for index in gradient.grads]
        return " && ".join(either[0] if len(either) == 1 else f"({' || '.join(either)})"
                           for either in (wanted, present) if either)

    def save_condition(self, field: SavedField) -> str:
        """Returns when a tensor has to be saved, or nothing when always."""
        if not field.is_tensor or self.list_inputs or len(field.needed_for) == len(self.inputs):
            return ""
        return " || ".join(f"has_next_edge({position})" for position in field.needed_for)

    def _gradient(self, derivative: Derivative, use: FormulaUse) -> GradientFormula:
        types = types_of_names(self.schema, derivative.shared)
        rewritten = [self._in_cpp(expression, types) for expression in expressions(derivative)]
        *parts, formula = rewritten
        roots = [expression.root for expression in rewritten]
        free = {id(name): name.text for expression in rewritten for name in names(expression)}
        values = [field for field in self.fields if field.local_type and field.local in free.values()]
        members = {field.local: field for field in values if can_stand_in(field, values, rewritten)}

        def named(node: Node) -> Node:
            field = members.get(free.get(id(node), ""))
            if field is None:
                return node
            member = Name(field.member, offset=node.offset)
            if not field.is_tensor:
                return member
            return Call(Name(self.unpacks, offset=node.offset), (member,), offset=node.offset)

        text = str(rewrite(formula, named))
        if self._is_summed(derivative):
            text = f"sum_to({text}, {derivative.names[0]}_sizes_)"
        return GradientFormula(
            positions=tuple(self.position(name) for name in derivative.names), names=derivative.names, text=text,
            grads=use.grads,
            is_list=any(isinstance(self.schema.argument(name).type, ListType) for name in derivative.names),
            locals=tuple(field for field in values if field.local not in members),
            uses_mask="grad_input_mask" in free.values(), computes_numbers=any(map(computes_numbers, roots)),
            checks_numbers=any(map(checks_numbers, roots)),
            shared=tuple((f"{local_type(types[name])} {name}", str(rewrite(part, named)))
                         for (name, _), part in zip(derivative.shared, parts)))

    def _is_summed(self, derivative: Derivative) -> bool:
        """Returns whether what a formula gives is summed over broadcast dimensions."""
        return len(derivative.names) == 1 and self._sums_to(derivative.names[0])

    def _sums_to(self, name: str) -> bool:
        """Returns whether an argument may be broadcast: beside another one, by a pointwise operator."""
        argument = self.schema.argument(name)
        return self._operator.pointwise is not None and argument.type.is_tensor \
            and len(self.schema.tensor_arguments) > 1 and not is_written(argument.annotation)

    @staticmethod
    def _add(fields: dict[str, SavedField], field: SavedField, positions: tuple[int, ...]) -> None:
        known = fields.get(field.member)
        merged = tuple(sorted(set(positions) | set(known.needed_for if known else ())))
        fields[field.member] = SavedField(**{**vars(field), "needed_for": merged})

    def _in_cpp(self, expression: Expression, types: Mapping[str, str]) -> Expression:
        """Returns a formula with checks, members and functions as C++ has them. Metadata that were kept are told by the
        text of the whole call: in `self.size(self.dim() - 1)` it is that of `size`."""
        check = checked(number_types(expression.root, types), self._name, self._tenon,
                        counts_gradients=self._gives_list)

        def checked_part(node: Node, parts: list[Node]) -> Node:
            return node if self._metadata_member(node) else check(node, parts)

        def spelled(node: Node, parts: list[Node]) -> Node:
            member = self._metadata_member(node)
            changed = Name(member, offset=node.offset) if member else with_children(node, parts)
            if isinstance(changed, Index) and str(changed.object) == "grads" and not self._gives_list:
                place = str(self._place_of(int(changed.index.text)))
                return replace(changed, index=replace(changed.index, text=place))
            return formula_call(changed, self._operators, self._tenon) if isinstance(changed, Call) else changed

        return with_root(expression, fold(fold(expression.root, checked_part), spelled))

    def _metadata_member(self, node: Node) -> str | None:
        """Returns the member that a call such as `self.size(0)` is in C++."""
        if not isinstance(node, Call) or not isinstance(node.function, Member) or \
                not isinstance(node.function.object, Name):
            return None
        text = str(node)
        return next((field.member for field in self.fields if not field.local_type and field.local == text), None)


def class_name(operator: Operator) -> str:
    """Returns `MulBackward_Tensor`; what starts with an underscore is `Internal…`, what is in place `…Inplace…`."""
    name = operator.name
    parts = ["Internal"] if name.base.startswith("_") else []
    parts += [part.capitalize() for part in name.base.split("_")]
    parts += ["Inplace"] if name.inplace else []
    return "".join(parts) + "Backward" + (f"_{name.overload}" if name.overload else "")


def _are_zeros(formula: Node) -> bool:
    return isinstance(formula, Call) and isinstance(formula.function, Name) and formula.function.text in _ZEROS \
        and formula.arguments == (Name("grad", offset=0),)


def _whole(derivative: Derivative) -> Expression:
    """Returns a formula with its named parts in the places of their names."""
    return inlined(derivative.expression, derivative.shared)
