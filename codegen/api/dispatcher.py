"""The convention of `ops::` functions, dispatch tables and kernels: TensorBase, no TensorOptions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable

from codegen.choices import Decision
from codegen.named_values import ENUMERATIONS
from codegen.schema import Argument, BaseType, ListType, OptionalType, Return, Schema, Type, is_written

OPTIONS = ("dtype", "layout", "device", "pin_memory")
_VALUES = {
    "int": "int64_t", "SymInt": "int64_t", "float": "double", "bool": "bool", "SymBool": "bool",
    "str": "std::string_view", "Scalar": "Scalar", "ScalarType": "DType", "Device": "Device", "Layout": "Layout",
    "MemoryFormat": "MemoryFormat", "Generator": "Generator",
}
_BY_REFERENCE = frozenset({"Scalar", "Generator"})
_LISTED = frozenset({"int", "SymInt", "float"})
ARGUMENT_TYPES = ("Tensor", *_VALUES)


def is_supported(type_: Type) -> bool:
    """Returns whether there is C++ for an argument of the type, in all conventions."""
    if isinstance(type_, OptionalType):
        element = type_.element
        return not isinstance(element, OptionalType) and not (element.is_tensor and isinstance(element, ListType)) \
            and is_supported(element)
    if isinstance(type_, ListType):
        element = type_.element
        if type_.is_tensor:
            return type_.size is None and (isinstance(element, BaseType) or (
                isinstance(element, OptionalType) and isinstance(element.element, BaseType)))
        return isinstance(element, BaseType) and type_.size != 0 and (
            element.name in _LISTED or (element.name == "bool" and type_.size is not None))
    return type_.name == "Tensor" or type_.name in _VALUES


def is_supported_result(type_: Type) -> bool:
    """Returns whether there is C++ for a result of the type."""
    if isinstance(type_, ListType):
        return type_.is_tensor and type_.size is None and isinstance(type_.element, BaseType)
    return isinstance(type_, BaseType) and type_.name != "str" and is_supported(type_)


def value_type(type_: Type) -> str:
    """Returns the C++ type of a value of the schema type, as a result or inside a container."""
    if isinstance(type_, OptionalType):
        if type_.is_tensor and isinstance(type_.element, BaseType):
            return "TensorBase"
        return f"std::optional<{value_type(type_.element)}>"
    if isinstance(type_, ListType):
        if type_.is_tensor:
            return "std::vector<TensorBase>"
        if type_.base.name == "bool" and type_.size:
            return f"std::array<bool, {type_.size}>"
        return f"ArrayRef<{value_type(type_.element)}>".replace("ArrayRef<int64_t>", "IntArrayRef")
    if type_.name == "Tensor":
        return "TensorBase"
    return _VALUES[type_.name]


def argument_type(argument: Argument) -> str:
    """Returns the C++ type of a parameter."""
    type_ = argument.type
    if type_.is_tensor:
        if isinstance(type_, ListType):
            return "TensorList"
        return "TensorBase&" if is_written(argument.annotation) else "const TensorBase&"
    spelled = value_type(type_)
    if type_.base.name in _BY_REFERENCE and not isinstance(type_, ListType):
        return f"const {spelled}&"
    return spelled


def return_type(schema: Schema) -> str:
    """Returns the C++ result type: a value, a reference to what was written, a tuple, or void."""
    types = [_result_type(result) for result in schema.returns]
    if not types:
        return "void"
    return types[0] if len(types) == 1 else f"std::tuple<{', '.join(types)}>"


def _result_type(result: Return) -> str:
    if is_written(result.annotation) and result.type.is_tensor:
        return "TensorBase&"
    return value_type(result.type)


@dataclass(frozen=True)
class OptionalSpelling:
    """How an optional argument is asked whether it is given, and for its value; `{}` is its name."""

    is_given: str
    value: str


AS_POINTER = OptionalSpelling("{}", "*{}")
AS_METHODS = OptionalSpelling("{}.has_value()", "{}.value()")  # in formulas, which have no `*` before a name


def condition(decisions: Iterable[Decision], optional: OptionalSpelling = AS_POINTER) -> str:
    """Returns the test of whether a call takes a branch; nothing for the only one."""
    return " && ".join(_decided(decision, optional) for decision in decisions)


def _decided(decision: Decision, optional: OptionalSpelling) -> str:
    argument = decision.argument
    if decision.is_presence:
        test = f"{argument.name}.defined()" if argument.type.is_tensor else optional.is_given.format(argument.name)
    else:
        is_optional = isinstance(argument.type, OptionalType)
        test = optional.value.format(argument.name) if is_optional else argument.name
    if decision.is_presence or decision.is_truth:
        return test if decision.holds else f"!{test}"
    values = ENUMERATIONS.get(argument.type.base.name)
    return f"{test} == " + (f'"{decision.value}"' if values is None else values[decision.value])


def has_options(schema: Schema) -> bool:
    """Returns whether the four factory arguments stand in the schema."""
    return all(schema.argument(name) for name in OPTIONS)


def computed_from(schema: Schema) -> list[Argument]:
    """Returns the arguments that a structured kernel gets: what a factory is asked for says its result."""
    if not has_options(schema):
        return list(schema.arguments)
    return [argument for argument in schema.arguments if argument.name not in (*OPTIONS, "memory_format")]


def is_shape_option(schema: Schema, argument: Argument) -> bool:
    """Returns whether only a shape function makes use of an argument. Layouts and pinned memory are checked before."""
    return has_options(schema) and argument.name in ("dtype", "device", "memory_format")


def parameters(schema: Schema) -> str:
    """Returns `const TensorBase& self, const Scalar& alpha`."""
    return spelled(list(schema.arguments))


def spelled(arguments: list[Argument]) -> str:
    """Returns the arguments as parameters."""
    return ", ".join(f"{argument_type(argument)} {argument.name}" for argument in arguments)


def parameter_types(schema: Schema) -> str:
    """Returns the types of the parameters alone."""
    return ", ".join(argument_type(argument) for argument in schema.arguments)


def names(schema: Schema) -> str:
    """Returns `self, alpha`."""
    return ", ".join(argument.name for argument in schema.arguments)


def signature(schema: Schema) -> str:
    """Returns the function type: `TensorBase(const TensorBase&, const Scalar&)`."""
    return f"{return_type(schema)}({parameter_types(schema)})"
