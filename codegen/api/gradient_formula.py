"""A derivative formula in C++, and how it names what was kept of the forward call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

from codegen.api.formula_calls import HelperCall
from codegen.api.saved_fields import SavedField
from codegen.expression import Expression
from codegen.nodes import Binary, Name, Ternary, walk


@dataclass(frozen=True)
class GradientFormula:
    """One formula in C++: the positions it computes, the gradients it reads, what it names that was kept, and the
    parts that stand before it under names."""

    positions: tuple[int, ...]
    names: tuple[str, ...]
    text: str
    grads: tuple[int, ...]
    is_list: bool
    locals: tuple[SavedField, ...]
    uses_mask: bool
    computes_numbers: bool
    checks_numbers: bool
    shared: tuple[tuple[str, str], ...] = ()  # a declaration and its value, for each part with a name


def local_type(number: str) -> str:
    """Returns the type of a variable that owns a value which may refer to what ends with its expression; `number` is
    that of the value's numbers, see `number_types`."""
    return "const DimVector" if number == "int64_t[]" else "const auto"


def can_stand_in(field: SavedField, values: Sequence[SavedField], formulas: Sequence[Expression]) -> bool:
    """Returns whether a formula and its parts can name a member where they name the value.

    A tensor is unpacked once, whatever the formula computes then; before another one, if it comes first.
    """
    nodes = [node for expression in formulas for node in walk(expression.root)]
    found = [node for node in nodes if isinstance(node, Name) and node.text == field.local]
    if field.is_tensor:
        branches = any(isinstance(node, Ternary) or (isinstance(node, Binary) and node.operator in ("&&", "||"))
                       for node in nodes)
        return len(found) == 1 and not branches and sum(value.is_tensor for value in values) == 1
    # A helper takes what converts to its parameter; operators have overloads.
    passed = {id(argument) for node in nodes if isinstance(node, HelperCall) for argument in node.arguments}
    return field.is_stored_as_given or all(id(node) in passed for node in found)
