"""What kinds of values formulas tell apart. `None` in place of one stands for a value of which nothing is known."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from codegen.schema import BaseType, ListType, OptionalType, Type


@dataclass(frozen=True)
class PlainKind:
    """A kind that has no parts; `text` is what messages call a value of it.

    Kinds are told apart by that alone: `number` is the type in C++ of a number or of each in a list, where it is
    known, `items` is what stands in braces.
    """

    text: str
    number: str = field(default="", compare=False)
    items: tuple[ValueKind | None, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        if self.items:
            return f"{{{', '.join(str(item or 'a value') for item in self.items)}}}"
        return f"a {self.number}" if self.text == "a number" and self.is_floating else self.text

    @property
    def is_floating(self) -> bool:
        """Returns whether it is known to be a number that need not be whole."""
        return self.number in ("float", "double")


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
    items: tuple[ValueKind | None, ...] = field(default=(), compare=False)  # where they are known

    def __str__(self) -> str:
        return f"a tuple of {self.count}"


ValueKind = Union[PlainKind, OptionalKind, TupleKind]

TENSOR, TENSORS, SCALAR, NUMBER, TEXT = map(PlainKind, (
    "a tensor", "a list of tensors", "a Scalar", "a number", "a text"))
INTEGER, REAL, BOOL = (PlainKind(NUMBER.text, number) for number in ("int64_t", "double", "bool"))
SIZES, REALS = (PlainKind("a list of numbers", number) for number in ("int64_t", "double"))
NULLOPT, BRACES, EACH_SIZES = map(PlainKind, ("std::nullopt", "{…}", "a list of sizes"))
MASK = PlainKind("a mask", "bool")
DTYPE, DEVICE, LAYOUT, MEMORY_FORMAT, GENERATOR = map(PlainKind, (
    "a dtype", "a device", "a layout", "a memory format", "a generator"))

_SCHEMA_KINDS = {"Tensor": TENSOR, "Scalar": SCALAR, "int": INTEGER, "SymInt": INTEGER, "float": REAL,
                 "bool": BOOL, "SymBool": BOOL, "str": TEXT, "ScalarType": DTYPE, "Device": DEVICE,
                 "Layout": LAYOUT, "MemoryFormat": MEMORY_FORMAT, "Generator": GENERATOR}


def kind_of(type_: Type) -> ValueKind | None:
    """Returns the kind of an argument or result of a schema type."""
    if isinstance(type_, OptionalType):
        kind = kind_of(type_.element)
        return kind if kind in (None, TENSOR, TENSORS) else OptionalKind(kind)
    if isinstance(type_, ListType):
        if type_.is_tensor:
            return TENSORS
        return REALS if type_.base.name == "float" else MASK if type_.base.name == "bool" else SIZES
    return _SCHEMA_KINDS.get(type_.name) if isinstance(type_, BaseType) else None


def number_type(kind: ValueKind | None) -> str:
    """Returns the type in C++ of a number, as in `int64_t`, `int64_t[]` and `int64_t?`; nothing where it is not known.
    """
    if isinstance(kind, OptionalKind):
        element = number_type(kind.element)
        return element and f"{element}?"
    if kind in (TENSORS, EACH_SIZES):
        return "Tensor[]" if kind == TENSORS else "int64_t[][]"
    if not isinstance(kind, PlainKind) or not kind.number:
        return ""
    return kind.number if kind == NUMBER else f"{kind.number}[]"


def held(kind: ValueKind | None) -> ValueKind | None:
    """Returns the kind in an optional value; None where it is none."""
    return kind.element if isinstance(kind, OptionalKind) else None


def counted_in(kind: ValueKind | None) -> int | None:
    """Returns how many values a tuple has; None of what is no tuple."""
    return kind.count if isinstance(kind, TupleKind) else None


def counted(count: int) -> str:
    """Returns `1 argument`, `2 arguments`."""
    return f"{count} argument" if count == 1 else f"{count} arguments"
