"""The arguments that combinations try: every type that an argument can have, with and without a default."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Type:
    """A type of an argument, values of it in a schema and in C++, and what it counts for in expressions."""

    name: str
    default: str = ""
    value: str = ""  # in C++
    formula: str = "{} * {}"
    pointwise: str = "{} * {}"
    cases: tuple[str, ...] = ()  # those of a choice
    others: tuple[str, ...] = ()  # more defaults

    @property
    def is_tensor(self) -> bool:
        """Returns whether the type holds tensors."""
        return self.name.startswith("Tensor")


_CHOSEN = "({1} ? {0} * 2 : {0})"
_GIVEN = "({1}.has_value() ? {0} * 2 : {0})"
TWO = ("given", "none")
TYPES = (
    Type("Tensor", "", "TENSOR", "{} + {} * {place}", "{} + {} * {place}"),
    Type("Tensor?", "None", "TENSOR", "({1}.defined() ? {0} + {1} * {place} : {0})", "{} + {} * {place}", TWO),
    Type("Tensor[]", "[]", "TENSORS", "({1}.empty() ? {0} : {0} + stack({1}).sum(0) * {place})"),
    Type("Tensor?[]", "[]", "TENSORS", "({1}.empty() ? {0} : {0} + {1}.front() * {place})"),
    Type("int", "3", "3"), Type("int?", "None", "3", "{} * {}.value_or(1)", cases=TWO, others=("4",)),
    Type("int[]", "[3, 4]", "{3, 4}", "{} * {}[0]"), Type("int[2]", "[3, 4]", "{3, 4}", "{} * {}[0]"),
    Type("int[2]", "3", "3", "{} * {}[0]"),
    Type("int[]?", "None", "{3, 4}", _GIVEN, cases=TWO, others=("[]", "[2]", "[2, 3]")),
    Type("int[1]?", "None", "{3}", _GIVEN, cases=TWO, others=("2", "[]")),
    Type("SymInt", "3", "3"), Type("SymInt[]", "[3]", "{3}", "{} * {}[0]"),
    Type("SymInt?", "None", "2", "{} * {}.value_or(1)", cases=TWO),
    Type("SymInt[2]", "3", "3", "{} * {}[0]"), Type("SymInt[]?", "None", "{3}", _GIVEN, cases=TWO),
    Type("float", "0.5", "0.5"), Type("float[]", "[0.5]", "{0.5}", "{} * {}[0]"),
    Type("float?", "None", "0.5", "{} * {}.value_or(1)", cases=TWO),
    Type("float[]?", "None", "{0.5}", _GIVEN, cases=TWO, others=("[]", "[-1]", "[0.5, 2]")),
    Type("float[2]", "[0.5, 2]", "{0.5, 2.0}", "{} * {}[0]", others=("3", "0.5")),
    Type("float[2]?", "None", "{0.5, 2.0}", _GIVEN, cases=TWO, others=("2",)),
    Type("bool", "True", "true", _CHOSEN, _CHOSEN, ("true", "false")),
    Type("bool?", "None", "true", _GIVEN, _CHOSEN, TWO),
    Type("SymBool", "True", "true", _CHOSEN, _CHOSEN, ("true", "false")),
    Type("SymBool?", "None", "true", _GIVEN, _CHOSEN, TWO),
    Type("bool[2]", "[True, False]", "{true, false}", "({1}[0] ? {0} * 2 : {0})", others=("True", "False")),
    Type("bool[2]?", "None", "{true, false}", _GIVEN, cases=TWO, others=("True", "[False, True]")),
    Type("bool[]", "[True]", "{true}", "({1}[0] ? {0} * 2 : {0})"),
    Type("Scalar", "0.5", "0.5"),
    Type("Scalar?", "None", "0.5", "({1}.has_value() ? {0} * {1}.value() : {0})", cases=TWO, others=("2",)),
    Type("Scalar[]", "[]", "{0.5}", "{} * {}[0]"),
    Type("str", "'one'", '"one"', "({1} == \"one\" ? {0} * 2 : {0})", cases=("one", "two")),
    Type("str?", "None", '"one"', _GIVEN, cases=TWO, others=("'two'",)), Type("str[]", "[]", "{}"),
    Type("ScalarType", "long", "DType::kInt64", "{0}", cases=("int64", "bfloat16")),
    Type("ScalarType?", "None", "DType::kInt64", _GIVEN, cases=TWO),
    Type("Device", "", "Device(kCPU)", "{0}"), Type("Device?", "None", "Device(kCPU)", _GIVEN, cases=TWO),
    Type("Layout", "", "Layout::Strided", "{0}"), Type("Layout?", "None", "Layout::Strided", _GIVEN, cases=TWO),
    Type("MemoryFormat", "contiguous_format", "MemoryFormat::Contiguous", "{0}",
         cases=("contiguous_format", "preserve_format")),
    Type("MemoryFormat?", "None", "MemoryFormat::Contiguous", _GIVEN, cases=TWO),
    Type("Generator", "", "Generator()", "{0}"), Type("Generator?", "None", "Generator()", _GIVEN, cases=TWO),
    Type("Stream?", "None", "{}"), Type("Tensor??", "None", "{}"), Type("int[][]", "", "{}"),
)


@dataclass(frozen=True)
class Argument:
    """An argument that is tried: a type, a default or none, and whether it is named in calls."""

    type: Type
    default: str = ""
    is_keyword: bool = False

    @property
    def has_default(self) -> bool:
        """Returns whether calls may leave the argument out."""
        return bool(self.default)

    def declared(self, name: str) -> str:
        """Returns the argument in a schema."""
        return f"{self.type.name} {name}" + (f"={self.default}" if self.has_default else "")


def placements(type_: Type) -> tuple[Argument, ...]:
    """Returns the arguments of a type: with each default and not, named and not."""
    if not type_.default:
        return Argument(type_), Argument(type_, "", True)
    others = (Argument(type_, default, index % 2 == 0) for index, default in enumerate(type_.others))
    return Argument(type_), Argument(type_, type_.default), Argument(type_, type_.default, True), *others


ARGUMENTS = tuple(argument for type_ in TYPES for argument in placements(type_))
