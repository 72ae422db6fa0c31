"""What a backward node keeps of the forward call: its members."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from codegen.api import dispatcher
from codegen.formula_values import kept_type
from codegen.formulas import MetadataUse, result_indices
from codegen.schema import Argument, ListType, OptionalType, Schema, Type
from codegen.value_kinds import TENSOR, TENSORS

_PLAIN = frozenset({"int", "SymInt", "float", "bool", "SymBool", "ScalarType", "Layout", "MemoryFormat"})


class Copy(Enum):
    """The statement that makes a member of a value which is no tensor."""

    VALUE = "{member} = {value};"
    ELEMENTS = "{member} = {value}.vec();"  # of a list, which owns none
    ELEMENTS_IF_GIVEN = "if ({value}) {member} = {value}->vec();"


@dataclass(frozen=True)
class MemberType:
    """A C++ type of members; a plain one has no constructor that gives it a value."""

    text: str
    is_plain: bool = False
    is_as_given: bool = True  # the type of the argument that it is made of
    copy: Copy = Copy.VALUE


_SIZES = MemberType("DimVector", is_as_given=False)
_PLAIN_TYPES = frozenset({"int64_t", "size_t", "bool", "DType", "Layout"})  # of metadata


def _stored(type_: Type) -> MemberType:
    """Returns the type of a member for an argument that is no tensor."""
    if isinstance(type_, OptionalType):
        element = _stored(type_.element)
        copy = Copy.VALUE if element.copy is Copy.VALUE else Copy.ELEMENTS_IF_GIVEN
        return replace(element, text=f"std::optional<{element.text}>", is_plain=False, copy=copy)
    if isinstance(type_, ListType) and type_.base.name in ("int", "SymInt"):
        return _SIZES
    if isinstance(type_, ListType) and type_.base.name == "float":
        return MemberType("std::vector<double>", is_as_given=False, copy=Copy.ELEMENTS)
    if type_.base.name == "str":
        return MemberType("std::string", is_as_given=False)
    return MemberType(dispatcher.value_type(type_), is_plain=type_.base.name in _PLAIN)


@dataclass(frozen=True)
class SavedField:
    """A member of a node, how it is filled by the forward call and named in formulas."""

    member: str          # C++ name, with its underscore
    local: str           # what formulas call it
    type: MemberType
    value: str           # expression in the forward call; `{}` is where a result's variable goes. Of an
                         # argument that is saved whole, its name
    reads: frozenset[str]  # what the expression names of the call: arguments, and results beside that variable
    local_type: str = ""   # C++ type of a local for it, "" when formulas can only name the member
    is_tensor: bool = False    # or several: it has to be unpacked
    result: int | None = None  # the index of the result that it is taken from
    checks_numbers: bool = False  # in the expression
    helper: str = ""  # the function that the expression calls
    needed_for: tuple[int, ...] = ()  # positions of differentiable arguments whose formulas use it

    @property
    def is_stored_as_given(self) -> bool:
        """Returns whether the member has the type of the argument, so that one does what the other does."""
        return not self.local_type or self.type.is_as_given


@dataclass(frozen=True)
class MetadataArguments:
    """What metadata are asked with, as `0` of `size(0)`, in C++; what it names, and whether it checks numbers."""

    text: str
    names: frozenset[str]
    checks_numbers: bool


def argument_field(argument: Argument, is_conjugated: bool) -> SavedField:
    """Returns the member for an argument that formulas need; a number that may be complex is conjugated for them."""
    name = argument.name
    if argument.type.is_tensor:
        is_list = isinstance(argument.type, ListType)
        return _tensor_field(name, name, frozenset({name}), is_list=is_list)
    stored = _stored(argument.type)
    local = f"const {dispatcher.value_type(argument.type)}{'&' if stored.is_as_given else ''}"
    value = f"{name}.conj()" if is_conjugated and str(argument.type) == "Scalar" else name
    return SavedField(f"{name}_", name, stored, value, frozenset({name}), local)


def metadata_field(schema: Schema, use: MetadataUse, arguments: MetadataArguments) -> SavedField:
    """Returns the member for what formulas need to know of a tensor beside its data."""
    suffix = "".join(c if c.isalnum() else "_" for c in use.arguments)
    name = f"{use.name}_{use.method}{'_' + suffix if suffix else ''}"
    result = result_indices(schema).get(use.name)
    argument = schema.argument(use.name)
    is_list = argument is not None and isinstance(argument.type, ListType)
    stored = kept_type(TENSORS if is_list else TENSOR, use.method)
    if is_list and use.method == "sizes":
        return SavedField(f"{name}_", use.call, MemberType(stored), f"sizes_of({use.name})", frozenset({use.name}),
                          helper="sizes_of")
    # An optional tensor is one that may be undefined.
    method = "defined" if use.method == "has_value" else use.method
    value = f"{use.name if result is None else '{}'}.{method}({arguments.text})"
    reads = arguments.names | ({use.name} if result is None else set())
    return SavedField(f"{name}_", use.call, MemberType(stored, stored in _PLAIN_TYPES), value, reads,
                      result=result, checks_numbers=arguments.checks_numbers)


def sizes_field(argument: Argument) -> SavedField:
    """Returns the member for the sizes of an argument, to which its gradient is summed."""
    sizes = f"{argument.name}.sizes()"
    is_optional = isinstance(argument.type, OptionalType)
    value = f"{argument.name}.defined() ? DimVector({sizes}) : DimVector()" if is_optional else sizes
    return SavedField(f"{argument.name}_sizes_", sizes, _SIZES, value, frozenset({argument.name}))


def result_field(schema: Schema, name: str) -> SavedField:
    """Returns the member for a result that formulas need."""
    return _tensor_field(name, "{}", frozenset(), result=result_indices(schema)[name])


def _tensor_field(name: str, value: str, reads: frozenset[str], is_list: bool = False, result: int | None = None
                  ) -> SavedField:
    member, local = ("SavedTensorList", "const TensorVector") if is_list else ("SavedTensor", "const TensorBase")
    return SavedField(f"{name}_", name, MemberType(member, is_as_given=False), value, reads, local, is_tensor=True,
                      result=result)
