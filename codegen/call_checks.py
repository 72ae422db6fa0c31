"""Checks of calls in formulas: what methods and constructors take, functions of the standard library, tuples."""

from __future__ import annotations

from typing import Callable, Sequence

from codegen.callables import Parameter
from codegen.elementary import STANDARD_FUNCTIONS
from codegen.formula_values import CONSTRUCTORS
from codegen.nodes import Call, Name
from codegen.number_types import operands
from codegen.value_kinds import (BOOL, BRACES, DEVICE, DTYPE, EACH_SIZES, LAYOUT, MASK, MEMORY_FORMAT, NUMBER, SCALAR,
                                 SIZES, TENSOR, TENSORS, TEXT, TupleKind, ValueKind, counted, counted_in, held,
                                 number_type)

Report = Callable[[str, str], None]  # takes what is wrong and what is expected

_COMPARED = frozenset({NUMBER, SCALAR, TEXT, SIZES, DTYPE, DEVICE, LAYOUT, MEMORY_FORMAT})
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
    return given[0].items[int(index)] if given[0].items else TENSOR


def made_kind(node: Call, given: Sequence[ValueKind | None], report: Report) -> ValueKind:
    """Returns the kind of what one of CONSTRUCTORS makes."""
    constructor = CONSTRUCTORS[node.function.text]
    if len(given) not in constructor.counts:
        report(f"'{node.function}' has {counted(len(given))}", " or ".join(map(str, constructor.counts)))
    elif given and not any(Parameter(kind).takes(given[0]) for kind in constructor.takes):
        report(f"'{node.function}' takes no {_plain(given[0])}", _wanted(constructor.takes[0]))
    return constructor.gives


def tuple_kind(node: Call, given: Sequence[ValueKind | None], report: Report) -> ValueKind:
    """Returns the kind of what one of TUPLES makes."""
    wrong = next((kind for kind in given if kind not in (TENSOR, None)), None)
    if len(given) < 2 or wrong is not None:
        report(f"'{node.function}' of {wrong}" if wrong else f"'{node.function}' has {counted(len(given))}",
               "tensors, one for each argument")
    return TupleKind(len(given))


def report_untaken(method: str, takes: Sequence[ValueKind], given: Sequence[ValueKind | None], report: Report) -> None:
    """Reports a value that a method does not take, which in C++ is a template: nothing becomes a list there."""
    for kind, wanted in zip(given, takes):
        if not Parameter(wanted).takes(kind) or kind == BRACES or (kind, wanted) == (NUMBER, SIZES):
            report(f"{method} takes no {_plain(kind)}", _wanted(wanted))


def are_compared(left: ValueKind, right: ValueKind) -> bool:
    """Returns whether C++ has `==` for two values of a kind."""
    kind = left if held(left) is None else held(left)
    return left == right and kind in _COMPARED and (kind == NUMBER or number_type(left) == number_type(right))


def _wanted(kind: ValueKind) -> str:
    return "a whole number" if kind == NUMBER and kind.number == "int64_t" else str(kind)


def _plain(kind: ValueKind) -> str:
    return str(kind).removeprefix("a ")
