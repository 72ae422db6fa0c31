"""The Autograd convention: which nodes there are, what they save, and formulas in C++."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Iterator

from codegen.api import dispatcher
from codegen.expression import Call, Expression, Member, Name, Node, calls, names, rewrite
from codegen.formulas import FORMULA_HELPERS, METADATA_METHODS, VALUE_METHODS, FormulaUse, result_indices, saved
from codegen.lets import inlined
from codegen.model import Argument, Derivative, ListType, Operator, OptionalType, Schema

_METADATA_TYPES = {
    "sizes": "DimVector", "strides": "DimVector", "dim": "int64_t", "numel": "int64_t", "size": "int64_t",
    "stride": "int64_t", "dtype": "DType", "scalar_type": "DType", "device": "Device", "layout": "Layout",
    "defined": "bool", "has_value": "bool", "options": "TensorOptions", "storage_offset": "int64_t",
    "element_size": "int64_t", "is_floating_point": "bool",
}
_STORED = {
    "IntArrayRef": "DimVector", "std::string_view": "std::string", "ArrayRef<double>": "std::vector<double>",
    "std::optional<IntArrayRef>": "std::optional<DimVector>",
    "std::optional<std::string_view>": "std::optional<std::string>",
    "std::optional<ArrayRef<double>>": "std::optional<std::vector<double>>",
}


@dataclass(frozen=True)
class SavedField:
    """A member of a node, how it is filled in the forward call and named in `apply`."""

    member: str          # C++ name, with its underscore
    local: str           # what formulas call it
    type: str            # C++ type of the member
    local_type: str      # C++ type of the local, "" when formulas name the member itself
    value: str           # expression in the forward kernel; `{}` is where a result's variable goes. Of an
                         # argument that is saved whole, its name: the kernel's template spells the saving
    tensor: str = ""     # "single" or "list" when it has to be unpacked
    result: int | None = None  # the index of the result that it is taken from
    needed_for: tuple[int, ...] = ()  # positions of differentiable arguments whose formulas use it

    @property
    def is_plain(self) -> bool:
        """Returns whether the type has no constructor that gives it a value."""
        return self.type in ("int64_t", "double", "bool", "DType", "Layout", "MemoryFormat") or self.type.startswith(
            "std::array")


@dataclass(frozen=True)
class Gradient:
    """One formula in C++: the positions it computes, the gradients it reads, the locals before it."""

    positions: tuple[int, ...]
    names: tuple[str, ...]
    text: str
    grads: tuple[int, ...]
    is_list: bool
    sum_to: str = ""
    shared: tuple[tuple[str, str], ...] = ()


class NodeView:
    """The backward node of one functional operator, shared with its in-place variant."""

    def __init__(self, operator: Operator, operators: frozenset[str]) -> None:
        self._operator = operator
        self._operators = operators
        self.schema: Schema = operator.schema
        self.class_name = class_name(operator)

    @cached_property
    def inputs(self) -> list[Argument]:
        """Returns the differentiable arguments, in schema order; each has one edge, a list has one an element."""
        named = {name for derivative in self._operator.derivatives for name in derivative.names}
        return [argument for argument in self.schema.arguments if argument.name in named]

    @property
    def list_inputs(self) -> list[Argument]:
        """Returns the differentiable list arguments."""
        return [argument for argument in self.inputs if isinstance(argument.type, ListType)]

    def position(self, name: str) -> int:
        """Returns the position of a differentiable argument."""
        return [argument.name for argument in self.inputs].index(name)

    @property
    def single_result(self) -> bool:
        """Returns whether one gradient at most comes in, so that an undefined one ends the matter."""
        return len(self.schema.returns) == 1 and not isinstance(self.schema.returns[0].type, ListType)

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
            fields = [self._argument_field(self.schema.argument(name)) for name in use.argument_values]
            fields += [self._metadata_field(metadata) for metadata in use.argument_metadata + use.result_metadata]
            fields += [self._result_field(name) for name in use.result_values]
            fields += [self._sizes_field(name) for name in derivative.names if self._sums_to(name)]
            yield from ((derivative, field) for field in fields)

    @property
    def saved_tensors(self) -> list[SavedField]:
        """Returns the fields that hold tensors."""
        return [field for field in self.fields if field.tensor]

    @cached_property
    def gradients(self) -> list[Gradient]:
        """Returns the formulas in C++, in the order of the entry."""
        return [Gradient(tuple(self.position(name) for name in derivative.names), derivative.names,
                         str(rewrite(derivative.expression, self._rewrite)), use.grads,
                         any(isinstance(self.schema.argument(name).type, ListType) for name in derivative.names),
                         f"{derivative.names[0]}_sizes_"
                         if len(derivative.names) == 1 and self._sums_to(derivative.names[0]) else "",
                         tuple((name, str(rewrite(part, self._rewrite))) for name, part in derivative.shared))
                for derivative, use in self.uses]

    @cached_property
    def called(self) -> frozenset[str]:
        """Returns the base names of the operators that the formulas call: their headers are needed."""
        return frozenset(call.name for derivative in self._operator.derivatives
                         for call in calls(_whole(derivative)) if call.name in self._operators)

    # What `apply` shows.

    @property
    def uses_grad(self) -> bool:
        """Returns whether a formula says `grad`."""
        return any(name.text == "grad" for derivative, _ in self.uses for name in names(_whole(derivative)))

    @property
    def result_count(self) -> str:
        """Returns how many gradients there are, as C++."""
        return self.offset(len(self.inputs))

    def offset(self, position: int) -> str:
        """Returns the index of a differentiable argument's first gradient, as C++."""
        lists = [a.name for a in self.inputs[:position] if isinstance(a.type, ListType)]
        singles = position - len(lists)
        parts = [f"{name}_count_" for name in lists] + ([str(singles)] if singles or not lists else [])
        return " + ".join(parts)

    def condition(self, gradient: Gradient) -> str:
        """Returns when a formula is worth computing: a result is wanted and a gradient came in."""
        wanted = "" if gradient.is_list else " || ".join(
            f"needs_input_grad({self.offset(position)})" for position in gradient.positions)
        if self.single_result:
            return wanted
        if isinstance(self.schema.returns[0].type, ListType):
            return wanted
        present = " || ".join(f"grads[{index}].defined()" for index in gradient.grads)
        parts = [part if "||" not in part else f"({part})" for part in (wanted, present) if part]
        return " && ".join(parts)

    def locals_of(self, gradient: Gradient) -> list[SavedField]:
        """Returns the saved values that a formula names, each a local of its block."""
        positions = set(gradient.positions)
        return [field for field in self.fields if field.local_type and self._uses(gradient, field.local)
                and positions & set(field.needed_for)]

    def uses_mask(self, gradient: Gradient) -> bool:
        """Returns whether a formula asks which of its gradients are wanted."""
        return self._uses(gradient, "grad_input_mask")

    def save_condition(self, field: SavedField) -> str:
        """Returns when a tensor has to be saved, or nothing when always."""
        if not field.tensor or self.list_inputs or len(field.needed_for) == len(self.inputs):
            return ""
        return " || ".join(f"node->has_next_edge({position})" for position in field.needed_for)

    def _uses(self, gradient: Gradient, name: str) -> bool:
        derivative = next(d for d, _ in self.uses if d.names == gradient.names)
        return any(found.text == name for found in names(_whole(derivative)))

    def _sums_to(self, name: str) -> bool:
        argument = self.schema.argument(name)
        return self._operator.pointwise is not None and argument.type.is_tensor

    @staticmethod
    def _add(fields: dict[str, SavedField], field: SavedField, positions: tuple[int, ...]) -> None:
        known = fields.get(field.member)
        merged = tuple(sorted(set(positions) | set(known.needed_for if known else ())))
        fields[field.member] = SavedField(**{**vars(field), "needed_for": merged})

    def _argument_field(self, argument: Argument) -> SavedField:
        name = argument.name
        if argument.type.is_tensor:
            if isinstance(argument.type, ListType):
                return SavedField(f"{name}_", name, "SavedTensorList", "const TensorVector",
                                  f"SavedTensorList({name})", "list")
            return SavedField(f"{name}_", name, "SavedTensor", "const TensorBase",
                              name, "single")
        type_ = dispatcher.value_type(argument.type)
        stored = _STORED.get(type_, type_)
        local = f"const {type_}" if stored != type_ else f"const {type_}&"
        return SavedField(f"{name}_", name, stored, local, name)

    def _metadata_field(self, use) -> SavedField:
        stored = _METADATA_TYPES[use.method]
        suffix = "".join(c if c.isalnum() else "_" for c in use.arguments)
        name = f"{use.name}_{use.method}{'_' + suffix if suffix else ''}"
        result = result_indices(self.schema).get(use.name)
        argument = self.schema.argument(use.name)
        if argument and isinstance(argument.type, ListType) and use.method == "sizes":
            return SavedField(f"{name}_", use.call, "std::vector<DimVector>", "", f"sizes_of({use.name})")
        # An optional tensor is one that may be undefined.
        method = "defined" if use.method == "has_value" else use.method
        value = f"{use.name if result is None else '{}'}.{method}({use.arguments})"
        return SavedField(f"{name}_", use.call, stored, "", value, result=result)

    def _sizes_field(self, name: str) -> SavedField:
        value = f"{name}.sizes()"
        if isinstance(self.schema.argument(name).type, OptionalType):
            value = f"{name}.defined() ? DimVector({value}) : DimVector()"
        return SavedField(f"{name}_sizes_", f"{name}.sizes()", "DimVector", "", value)

    def _result_field(self, name: str) -> SavedField:
        return SavedField(f"{name}_", name, "SavedTensor", "const TensorBase",
                          "SavedTensor({}, /*is_output=*/true)", "single",
                          result_indices(self.schema)[name])

    def _rewrite(self, node: Node) -> Node:
        if not isinstance(node, Call):
            return node
        function = node.function
        if isinstance(function, Member):
            metadata = self._metadata_member(node) if isinstance(function.object, Name) else None
            if metadata:
                return Name(metadata, offset=node.offset)
            if function.name in METADATA_METHODS or function.name in VALUE_METHODS:
                return node
            if function.name in self._operators:
                callee = Name(f"ops::{function.name}", offset=node.offset)
                return Call(callee, (function.object, *node.arguments), offset=node.offset)
        if isinstance(function, Name):
            if function.text in self._operators:
                return Call(Name(f"ops::{function.text}", offset=node.offset), node.arguments, offset=node.offset)
            if function.text == "Tensor":
                return Call(Name("TensorBase", offset=node.offset), node.arguments, offset=node.offset)
            if function.text in FORMULA_HELPERS and function.text not in ("Scalar", "IntArrayRef"):
                return Call(Name(f"formulas::{function.text}", offset=node.offset), node.arguments,
                            offset=node.offset)
        return node

    def _metadata_member(self, node: Call) -> str | None:
        text = str(node)
        return next((field.member for field in self.fields if not field.local_type and field.local == text), None)


def _whole(derivative: Derivative) -> Expression:
    """Returns a formula with its named parts in the places of their names."""
    return inlined(derivative.expression, derivative.shared)


def class_name(operator: Operator) -> str:
    """Returns `MulBackward_Tensor`; what starts with an underscore is `Internal…`, what is in place `…Inplace…`."""
    name = operator.name
    parts = ["Internal"] if name.base.startswith("_") else []
    parts += [part.capitalize() for part in name.base.split("_")]
    parts += ["Inplace"] if name.inplace else []
    return "".join(parts) + "Backward" + (f"_{name.overload}" if name.overload else "")


def differentiable_results(operator: Operator) -> list[bool]:
    """Returns for each result whether it gets a history."""
    declared = operator.output_differentiability
    return list(declared) if declared is not None else [result.type.is_tensor for result in operator.schema.returns]
