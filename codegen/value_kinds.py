"""What kinds of values formulas tell apart. `None` in place of one stands for a value of which nothing is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from codegen.schema import BaseType, ListType, OptionalType, Type


@dataclass(frozen=True)
class PlainKind:
    """A kind that has no parts; `text` is what messages call a value of it."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class OptionalKind:
    """A value that may be there."""

    element: ValueKind

    def __str__(self) -> str:
        return f"an optional {str(self.element).removeprefix('a ')}"


@dataclass(frozen=True)
class TupleKind:
    """Several values at once."""

    count: int

    def __str__(self) -> str:
        return f"a tuple of {self.count}"


ValueKind = Union[PlainKind, OptionalKind, TupleKind]

TENSOR, TENSORS, SCALAR, NUMBER, SIZES, TEXT = map(PlainKind, (
    "a tensor", "a list of tensors", "a Scalar", "a number", "a list of numbers", "a text"))
NULLOPT, BRACES, MASK, EACH_SIZES = map(PlainKind, ("std::nullopt", "{…}", "a mask", "a list of sizes"))
DTYPE, DEVICE, LAYOUT, MEMORY_FORMAT, GENERATOR = map(PlainKind, (
    "a dtype", "a device", "a layout", "a memory format", "a generator"))

_SCHEMA_KINDS = {"Tensor": TENSOR, "Scalar": SCALAR, "int": NUMBER, "SymInt": NUMBER, "float": NUMBER,
                 "bool": NUMBER, "SymBool": NUMBER, "str": TEXT, "ScalarType": DTYPE, "Device": DEVICE,
                 "Layout": LAYOUT, "MemoryFormat": MEMORY_FORMAT, "Generator": GENERATOR}


def kind_of(type_: Type) -> ValueKind | None:
    """Returns the kind of an argument or result of a schema type."""
    if isinstance(type_, OptionalType):
        kind = kind_of(type_.element)
        return kind if kind in (None, TENSOR, TENSORS) else OptionalKind(kind)
    if isinstance(type_, ListType):
        if type_.is_tensor:
            return TENSORS
        return MASK if type_.base.name == "bool" else SIZES
    return _SCHEMA_KINDS.get(type_.name) if isinstance(type_, BaseType) else None


def held(kind: ValueKind | None) -> ValueKind | None:
    """Returns the kind in an optional value; None where it is none."""
    return kind.element if isinstance(kind, OptionalKind) else None


def counted_in(kind: ValueKind | None) -> int | None:
    """Returns how many values a tuple has; None of what is no tuple."""
    return kind.count if isinstance(kind, TupleKind) else None
