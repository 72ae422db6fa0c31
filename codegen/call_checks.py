"""Checks of calls in formulas: functions of the standard library, elements of tuples, what is no function."""

from __future__ import annotations

from typing import Callable, Sequence

from codegen.nodes import Call, Name
from codegen.number_types import STANDARD_FUNCTIONS, operands
from codegen.value_kinds import (BOOL, EACH_SIZES, MASK, NUMBER, SCALAR, SIZES, TENSOR, TENSORS, ValueKind, counted,
                                 counted_in)

Report = Callable[[str, str], None]  # takes what is wrong and what is expected

_LONGEST = 40  # characters of a formula in a message


def report_uncallable(node: Call, report: Report) -> None:
    """Reports a call of what is no name, such as `exp(grad)(self)`."""
    text = str(node.function)
    shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    report(f"'{shown}' is called, which is no function", "the name of an operator or a helper before '('")


def standard_kind(node: Call, given: Sequence[ValueKind | None], report: Report) -> ValueKind:
    """Returns the kind of what one of STANDARD_FUNCTIONS computes."""
    name = node.function.text
    if operands(node) is not node.arguments:
        given = given[0].items
    elif len(given) != STANDARD_FUNCTIONS[name]:
        report(f"'{name}' has {counted(len(given))}", str(STANDARD_FUNCTIONS[name]))
    wrong = next((kind for kind in given if kind not in (NUMBER, None)), None)
    if wrong == TENSOR:
        report(f"'{name}' of a tensor", "an operator")
    elif wrong is not None:
        report(f"'{name}' of {wrong}", "a number, as 'scale.toDouble()' is" if wrong == SCALAR else "numbers")
    return NUMBER


def element_kind(node: Call, given: Sequence[ValueKind | None], report: Report) -> ValueKind | None:
    """Returns the kind of an element of several results, `std::get<0>(…)`."""
    function: Name = node.function
    index = function.template.strip("<>").strip()
    if not index.isdigit():
        report(f"'{function}' says no index", "std::get<0>(…)")
        return None
    if len(given) != 1:
        report(f"'{function}' has {counted(len(given))}", "1")
        return None
    count = counted_in(given[0])
    if given[0] is None or given[0] == MASK:
        return given[0] and BOOL
    if count is None:
        is_list = given[0] in (TENSORS, SIZES, EACH_SIZES)
        report(f"'std::get<{index}>' of {given[0]}", f"an index, as in '{node.arguments[0]}[{index}]'" if is_list else
               "a tuple, as an operator with several results gives")
        return None
    if int(index) >= count:
        report(f"'std::get<{index}>' of {given[0]}", f"at most std::get<{count - 1}>")
        return None
    return TENSOR
