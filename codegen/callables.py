"""What formulas call: operators by their schemas, helpers by the declarations of the runtime's headers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Iterable, Mapping, Sequence

from codegen.api import cpp, dispatcher
from codegen.cpp_text import without_comments
from codegen.schema import OperatorKind, Schema
from codegen.value_kinds import (BOOL, BRACES, DEVICE, DTYPE, EACH_SIZES, INTEGER, LAYOUT, MASK, MEMORY_FORMAT,
                                 NULLOPT, NUMBER, REAL, SCALAR, SIZES, TENSOR, TENSORS, TEXT, OptionalKind, PlainKind,
                                 TupleKind, ValueKind, held, kind_of)

FORMULAS = "tenon/autograd/formulas"  # where the headers of the helpers are
ROOT = Path(__file__).resolve().parent.parent
HELPER_HEADERS = ROOT / "runtime" / FORMULAS
ARITHMETIC_HEADER = "basic.h"  # the one of arithmetic on tensors

_CPP_KINDS = {"TensorBase": TENSOR, "TensorList": TENSORS, "std::vector<TensorBase>": TENSORS, "Scalar": SCALAR,
              "int64_t": INTEGER, "size_t": INTEGER, "double": REAL, "float": REAL, "bool": BOOL,
              "IntArrayRef": SIZES, "DimVector": SIZES, "std::vector<int64_t>": SIZES, "std::string_view": TEXT,
              "std::vector<DimVector>": EACH_SIZES, "DType": DTYPE, "Device": DEVICE,
              "Layout": LAYOUT, "MemoryFormat": MEMORY_FORMAT}
_DECLARATION = re.compile(
    r"\b(?!return\b)(?P<returns>[\w:]+(?:<[^;(){}]*>)?&{0,2})\s+(?P<name>\w+)\s*\((?P<parameters>[^;()]*)\)\s*;")


@dataclass(frozen=True)
class Parameter:
    """A parameter of a function that formulas call."""

    kind: ValueKind | None
    required: bool = True

    def takes(self, given: ValueKind | None) -> bool:
        """Returns whether a value of the kind converts to the parameter; True where that is not known."""
        inner = held(self.kind)
        if self.kind is None or given is None:
            return True
        if given == self.kind:
            return not (getattr(given, "is_floating", False) and self.kind.number == "int64_t")
        if inner is not None:
            items = given.items if given == BRACES else ()
            return given == NULLOPT or given == BRACES and not items or Parameter(inner).takes(given) or (
                len(items) == 1 and Parameter(inner).takes(items[0]))
        if given == BRACES:
            return self._takes_items(given.items)
        if (self.kind, given) == (SIZES, NUMBER):
            return Parameter(PlainKind(NUMBER.text, self.kind.number)).takes(given)
        return (self.kind, given) in ((SCALAR, NUMBER), (TENSORS, TENSOR))

    def _takes_items(self, items: tuple[ValueKind | None, ...]) -> bool:
        """Returns whether what stands in braces makes a value of the kind."""
        element = {TENSORS: TENSOR, SIZES: PlainKind(NUMBER.text, getattr(self.kind, "number", "")), MASK: NUMBER}.get(
            self.kind)
        if len(items) <= 1 and all(item in (None, BRACES, self.kind) for item in items):
            return self.kind in (TENSOR, TENSORS, SIZES, MASK)
        return element is not None and all(item in (None, BRACES) or Parameter(element).takes(item) for item in items)

    def cost(self, given: ValueKind | None) -> int:
        """Returns what C++ has to do for the parameter: 0 nothing, 1 another type of number, 2 more."""
        return 2 if given != self.kind else int(given == NUMBER and given.number != self.kind.number)


@dataclass(frozen=True)
class Callable:
    """One overload of an operator, or a helper; `text` is its declaration."""

    parameters: tuple[Parameter, ...]
    returns: ValueKind | None
    text: str

    def takes_count(self, count: int) -> bool:
        """Returns whether a call with so many arguments leaves none out and has none too many."""
        return sum(parameter.required for parameter in self.parameters) <= count <= len(self.parameters)

    def takes(self, given: Iterable[ValueKind | None]) -> bool:
        """Returns whether the arguments of these kinds convert, as far as is known."""
        return all(parameter.takes(kind) for parameter, kind in zip(self.parameters, given))

    def takes_exactly(self, given: Iterable[ValueKind | None]) -> bool:
        """Returns whether no argument of these kinds needs a conversion."""
        return all(kind in (parameter.kind, held(parameter.kind)) for parameter, kind in zip(self.parameters, given))


def ambiguous(overloads: Sequence[Callable], given: Sequence[ValueKind | None]) -> list[Callable]:
    """Returns the overloads among which C++ finds no best one for `std::nullopt` or `{}`, which convert to whatever a
    parameter is; none where not all kinds are known."""
    is_empty = any(kind == NULLOPT or kind == BRACES and not kind.items for kind in given)
    if len(overloads) < 2 or not is_empty or None in given or any(
            parameter.kind is None for each in overloads for parameter in each.parameters[:len(given)]):
        return []
    costs = [tuple(parameter.cost(kind) for parameter, kind in zip(each.parameters, given)) for each in overloads]
    best = [cost for cost in costs if all(all(a <= b for a, b in zip(cost, other)) for other in costs)]
    return [] if len(best) == 1 else list(overloads)


Callables = Mapping[str, tuple[Callable, ...]]  # by name; no overloads where only the name is known


def operator_callables(schemas: Iterable[Schema]) -> dict[str, tuple[Callable, ...]]:
    """Returns the operators that formulas can call, which are those that write to nothing."""
    found: dict[str, tuple[Callable, ...]] = {}
    for schema in schemas:
        if schema.kind not in (OperatorKind.INPLACE, OperatorKind.OUT) and not schema.name.dunder_method and all(
                dispatcher.is_supported(argument.type) for argument in schema.arguments):
            found[schema.name.base] = found.get(schema.name.base, ()) + (_operator(schema),)
    return found


def callables_of(own: Iterable[Schema], library: Iterable[Schema]) -> dict[str, tuple[Callable, ...]]:
    """Returns what formulas of operators can call, beside those that are `own` others of the library: an own one hides
    those of its name, which `tenon::` before the name means."""
    others = operator_callables(library)
    return others | {f"tenon::{name}": overloads for name, overloads in others.items()} | operator_callables(own)


def _operator(schema: Schema) -> Callable:
    required = [parameter.default is None for parameter in cpp.parameters(schema, internal=True)]
    parameters = tuple(Parameter(kind_of(argument.type), needed)
                       for argument, needed in zip(schema.arguments, required))
    returns = kind_of(schema.returns[0].type) if len(schema.returns) == 1 else \
        TupleKind(len(schema.returns), tuple(kind_of(result.type) for result in schema.returns))
    return Callable(parameters, returns, str(schema))


@cache
def read_helpers(directory: Path = HELPER_HEADERS) -> dict[str, tuple[Callable, ...]]:
    """Returns the functions that the headers of a folder declare in namespace tenon::formulas."""
    found: dict[str, tuple[Callable, ...]] = {}
    for helpers in _helpers_by_header(directory).values():
        found.update({name: found.get(name, ()) + overloads for name, overloads in helpers.items()})
    return found


def helper_headers(names: Iterable[str], directory: Path = HELPER_HEADERS) -> list[str]:
    """Returns the headers of a folder that declare any of these functions, in the order of their names."""
    wanted = set(names)
    return [header for header, helpers in _helpers_by_header(directory).items() if wanted & helpers.keys()]


@cache
def _helpers_by_header(directory: Path) -> dict[str, dict[str, tuple[Callable, ...]]]:
    return {header.name: parse_helpers(header.read_text(encoding="utf-8")) for header in sorted(directory.glob("*.h"))}


def parse_helpers(text: str) -> dict[str, tuple[Callable, ...]]:
    """Returns the functions that a C++ text declares."""
    found: dict[str, tuple[Callable, ...]] = {}
    for match in _DECLARATION.finditer(without_comments(text)):
        parameters = tuple(_helper_parameter(part) for part in _split(match.group("parameters")))
        helper = Callable(parameters, _cpp_kind(match.group("returns")), " ".join(match.group().split()).rstrip(";"))
        found[match.group("name")] = found.get(match.group("name"), ()) + (helper,)
    return found


def _helper_parameter(text: str) -> Parameter:
    declaration, _, default = text.partition("=")
    return Parameter(_cpp_kind(declaration.strip().rpartition(" ")[0]), not default)


def _cpp_kind(text: str) -> ValueKind | None:
    type_ = re.sub(r"\bconst\b|&|\s", "", text)
    if type_.startswith("std::optional<"):
        kind = _cpp_kind(type_[len("std::optional<"):-1])
        return None if kind is None else OptionalKind(kind)
    if type_.startswith("std::tuple<"):
        items = _split(type_[len("std::tuple<"):-1])
        return TupleKind(len(items), tuple(map(_cpp_kind, items)))
    return MASK if type_.startswith("std::array<bool,") else _CPP_KINDS.get(type_)


def _split(parameters: str) -> list[str]:
    """Returns the parameters of a list; commas in template arguments do not part them."""
    parts, depth = [""], 0
    for character in parameters:
        depth += {"<": 1, ">": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [" ".join(part.split()) for part in parts if part.strip()]
