"""Composite operators without C++ that come back to themselves."""

from __future__ import annotations

from codegen.callables import Callables
from codegen.choices import branches
from codegen.composite_types import typed_parts
from codegen.model import Operator
from codegen.source import Diagnostics


def check_recursion(operators: list[Operator], callables: Callables, helpers: Callables | None,
                    diagnostics: Diagnostics) -> None:
    """Reports each operator that calls itself, perhaps through others; their expressions have no other mistakes."""
    composed = {str(operator.schema): operator for operator in operators if operator.composition}
    called = {text: [each for each in _called(operator, callables, helpers) if each in composed]
              for text, operator in composed.items()}
    done: set[str] = set()
    for text in composed:
        cycle = _cycle(text, called, done)
        if cycle:
            operator = composed[cycle[0]]
            names = [str(composed[each].name) for each in cycle]
            through = f" through {', '.join(names[1:])}" if names[1:] else ""
            diagnostics.error(branches(operator)[0].operator.composition.expression.location, names[0],
                              f"the operator calls itself{through}", "an expression that comes to an end")


def _called(operator: Operator, callables: Callables, helpers: Callables | None) -> list[str]:
    """Returns the schemas of what the expressions of an operator call."""
    parts = (part for branch in branches(operator)
             for part in typed_parts(branch.operator, callables, helpers, Diagnostics()))
    return list(dict.fromkeys(schema for part in parts for schema in part.operators))


def _cycle(start: str, called: dict[str, list[str]], done: set[str]) -> list[str] | None:
    """Returns operators that call one another in a circle, found from `start`; none that is in `done`, to which all
    that was seen is added."""
    path: list[str] = []
    pending = [(start, False)]  # rather than recursion, as deep as the list is long
    while pending:
        text, is_complete = pending.pop()
        if is_complete:
            path.pop()
            done.add(text)
        elif text in path:
            done.update(path)
            return path[path.index(text):]
        elif text not in done:
            path.append(text)
            pending += [(text, True), *((each, False) for each in called[text])]
    return None
