"""What the names in terms stand for, in the formula of a gradient."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from codegen.schema import OptionalType, Type


class OperandKind(Enum):
    """The kind of a value; that of an argument is the name of its type."""

    TENSOR = "Tensor"
    CONDITION = "condition"  # a Tensor of bools, which decides and has no gradient
    SCALAR = "Scalar"
    FLOAT = "float"
    INT = "int"
    BOOL = "bool"
    OTHER = ""  # an argument that decides, and stands in no term


@dataclass(frozen=True)
class Operand:
    """A value that has a name; a number may be one that is not given."""

    kind: OperandKind
    is_optional: bool = False
    may_be_complex: bool = field(default=False, compare=False)

    @property
    def is_tensor(self) -> bool:
        """Returns whether there is a value for each element."""
        return self.kind in (OperandKind.TENSOR, OperandKind.CONDITION)


TENSOR, CONDITION, SCALAR = map(Operand, (OperandKind.TENSOR, OperandKind.CONDITION, OperandKind.SCALAR))
FLOAT, INT, BOOL = map(Operand, (OperandKind.FLOAT, OperandKind.INT, OperandKind.BOOL))
_KINDS = {kind.value: kind for kind in OperandKind}


def operand_of(type_: Type, is_complex: bool = False) -> Operand:
    """Returns what an argument of a type is, of an operator that computes in complex dtypes, too, where `is_complex`; a
    Tensor that is not given is one that is not defined."""
    kind = _KINDS.get(type_.base.name, OperandKind.OTHER)
    return Operand(kind, kind is not OperandKind.TENSOR and isinstance(type_, OptionalType),
                   is_complex and kind is OperandKind.SCALAR)
