"""What formulas ask values for and make them with: methods that are no operators, constructors, tuples.

docs/operators.md lists the same; tests/codegen/test_formula_values.py holds the two together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Mapping

from codegen import dtypes
from codegen.named_values import MEMORY_FORMATS
from codegen.value_kinds import (BOOL, DEVICE, DTYPE, EACH_SIZES, INTEGER, LAYOUT, MEMORY_FORMAT, NULLOPT, NUMBER, REAL,
                                 SCALAR, SIZES, TENSOR, TENSORS, TEXT, PlainKind, ValueKind, held, number_type)


@dataclass(frozen=True)
class Method:
    """What a method gives, and the kinds that it takes; `kept` is the type in C++ of what a backward node keeps of a
    tensor of which formulas ask that alone."""

    gives: ValueKind
    takes: tuple[ValueKind, ...] = ()
    kept: str = ""


@dataclass(frozen=True)
class Constructor:
    """What a constructor makes, of how many values, and of which kinds one may be."""

    gives: ValueKind
    counts: tuple[int, ...]
    takes: tuple[ValueKind, ...] = ()


_FLOAT, _INT, _COUNT = (PlainKind(NUMBER.text, number) for number in ("float", "int", "size_t"))
_LIST = {"size": Method(_COUNT), "empty": Method(BOOL)}
# Kind of a value → its methods. `methods_of` also has those of optional values.
METHODS: Mapping[ValueKind, Mapping[str, Method]] = {
    TENSOR: {
        "sizes": Method(SIZES, kept="DimVector"), "strides": Method(SIZES, kept="DimVector"),
        "size": Method(INTEGER, (INTEGER,), "int64_t"), "stride": Method(INTEGER, (INTEGER,), "int64_t"),
        "dim": Method(INTEGER, kept="int64_t"), "numel": Method(INTEGER, kept="int64_t"),
        "storage_offset": Method(INTEGER, kept="int64_t"), "element_size": Method(INTEGER, kept="int64_t"),
        "dtype": Method(DTYPE, kept="DType"), "scalar_type": Method(DTYPE, kept="DType"),
        "device": Method(DEVICE, kept="Device"), "layout": Method(LAYOUT, kept="Layout"),
        "is_floating_point": Method(BOOL, kept="bool"), "defined": Method(BOOL, kept="bool"),
    },
    TENSORS: {"size": Method(_COUNT, kept="size_t"), "empty": Method(BOOL), "front": Method(TENSOR),
              "back": Method(TENSOR)},
    SIZES: _LIST | {"front": Method(NUMBER), "back": Method(NUMBER)},
    TEXT: _LIST,
    SCALAR: {"toDouble": Method(REAL), "toFloat": Method(_FLOAT), "toLong": Method(INTEGER), "toInt": Method(_INT),
             "toBool": Method(BOOL), "isFloatingPoint": Method(BOOL), "isIntegral": Method(BOOL, (BOOL,)),
             "isBoolean": Method(BOOL)},
}
# More of what is kept from the forward call: a tensor that is perhaps undefined, and a list of tensors.
KEPT_METHODS: Mapping[ValueKind, Mapping[str, Method]] = {
    TENSOR: {"has_value": Method(BOOL, kept="bool")},
    TENSORS: {"sizes": Method(EACH_SIZES, kept="std::vector<DimVector>")},
}
OPTIONAL_METHODS = ("has_value", "value", "value_or")
CONSTRUCTORS = {"Tensor": Constructor(TENSOR, (0,)), "Scalar": Constructor(SCALAR, (0, 1), (NUMBER, SCALAR)),
                "IntArrayRef": Constructor(SIZES, (0, 1), (SIZES,))}
# The names that stand for values.
ENUMERATORS = {f"DType::k{name}": DTYPE for name in dtypes.ENUMERATORS.values()} \
    | dict.fromkeys(MEMORY_FORMATS.values(), MEMORY_FORMAT) | {"Layout::Strided": LAYOUT, "std::nullopt": NULLOPT}
TUPLES = frozenset({"std::make_tuple", "std::tuple"})  # of several tensors

METADATA_METHODS = frozenset(name for kinds in (METHODS, KEPT_METHODS) for methods in kinds.values()
                             for name, method in methods.items() if method.kept)
METHOD_NAMES = METADATA_METHODS | frozenset(name for methods in METHODS.values() for name in methods) \
    | frozenset(OPTIONAL_METHODS)


def methods_of(kind: ValueKind | None, is_kept: bool) -> Mapping[str, Method]:
    """Returns the methods of a value; `is_kept` where its name is of what is kept from the forward call."""
    inner = held(kind)
    if inner is not None:
        return {"has_value": Method(BOOL), "value": Method(inner), "value_or": Method(inner, (inner,))}
    return {**METHODS.get(kind, {}), **(KEPT_METHODS.get(kind, {}) if is_kept else {})}


def kept_type(kind: ValueKind, method: str) -> str:
    """Returns the type in C++ of what a node keeps of a tensor, or of a list of tensors, instead of it."""
    found = methods_of(kind, is_kept=True).get(method)
    return found.kept if found else ""


def method_number(method: str, object_: str, count: int) -> str:
    """Returns the type in C++ of the numbers that a method with `count` arguments gives of a value with numbers of the
    type `object_`, see `number_type`; nothing where it is not known."""
    if method in ("value", "value_or"):
        return object_.removesuffix("?")
    if method in ("front", "back"):
        return object_.removesuffix("[]") if object_.endswith("[]") else ""
    if method == "size":
        return number_type(INTEGER if count else _COUNT)
    if method == "sizes" and object_ == number_type(TENSORS):
        return number_type(EACH_SIZES)
    gives = (methods[method].gives for kinds in (METHODS, KEPT_METHODS) for methods in kinds.values()
             if method in methods)
    return next(map(number_type, gives), "")
