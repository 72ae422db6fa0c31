"""Which type of number in C++ each part of a formula has, as far as its text and the arguments tell."""

from __future__ import annotations

from dataclasses import replace
from typing import Iterable, Mapping

from codegen.elementary import PREDICATES, STANDARD_FUNCTIONS
from codegen.expression import Expression, with_root
from codegen.formula_values import CONSTRUCTORS, method_number
from codegen.model import Choice, Derivative, Formula, Operator
from codegen.nodes import (Binary, Braces, Call, Index, Literal, LiteralKind, Member, Name, Node, Parentheses, Ternary,
                           Unary, fold, with_children)
from codegen.schema import Schema
from codegen.value_kinds import kind_of, number_type

OF_ONE_TYPE = frozenset({"std::min", "std::max", "std::clamp"})
_BOOLS = frozenset(f"std::{name}" for name in (*PREDICATES, "isfinite"))
WHOLE_TYPES = frozenset({"bool", "int", "int64_t", "size_t"})
NUMBER_TYPES = ("bool", "int", "int64_t", "size_t", "float", "double")  # of two numbers, arithmetic gives the later


def number_types(root: Node, names: Mapping[str, str]) -> dict[int, str]:
    """Returns the type of each node by its id: `int64_t[]` for a list, `int64_t?` for an optional one, nothing where
    it is not known or no number. `names` has those of arguments and parts with a name."""
    found: dict[int, str] = {}

    def visit(node: Node, parts: list[str]) -> str:
        return found.setdefault(id(node), _type(node, parts, names))

    fold(root, visit)
    return found


def types_of_names(schema: Schema, shared: Iterable[tuple[str, Expression]]) -> dict[str, str]:
    """Returns the types of arguments and of the parts with a name, each of which may name those before it."""
    names = {argument.name: number_type(kind_of(argument.type)) for argument in schema.arguments}
    for name, part in shared:
        names[name] = number_types(part.root, names)[id(part.root)]
    return names


def operands(call: Call) -> tuple[Node, ...]:
    """Returns what a function of the standard library takes, where `std::max({a, b})` takes a and b."""
    first = call.arguments[0] if len(call.arguments) == 1 else None
    is_list = isinstance(first, Braces) and call.function.text in ("std::min", "std::max")
    return first.items if is_list else call.arguments


def with_common_types(operator: Operator) -> Operator:
    """Returns the operator with `std::max<int64_t>(self.dim(), 3)` where an entry leaves out the type, which C++ would
    not find when the operands differ."""
    names = types_of_names(operator.schema, ())
    inverse = operator.view_inverse
    composite = operator.composite
    return replace(
        operator, view_inverse=inverse and _common(inverse, names)[0],
        composite=composite if isinstance(composite, str) or composite is None else _in_cases(composite, names),
        derivatives=tuple(_in_parts(derivative, names) for derivative in operator.derivatives))


def _in_cases(computed: Formula | Choice, names: Mapping[str, str]) -> Formula | Choice:
    if isinstance(computed, Formula):
        return _in_parts(computed, names)
    return replace(computed, cases=tuple((case, _in_cases(each, names)) for case, each in computed.cases))


def _in_parts(computed: Formula | Derivative, names: Mapping[str, str]) -> Formula | Derivative:
    known, shared = dict(names), []
    for name, part in computed.shared:
        part, known[name] = _common(part, known)
        shared.append((name, part))
    return replace(computed, expression=_common(computed.expression, known)[0], shared=tuple(shared))


def _common(expression: Expression, names: Mapping[str, str]) -> tuple[Expression, str]:
    """Returns the expression with types where they differ, and its own type."""
    types = number_types(expression.root, names)

    def typed(node: Node, parts: list[Node]) -> Node:
        changed = with_children(node, parts)
        if not isinstance(node, Call) or not isinstance(node.function, Name) or node.function.template \
                or node.function.text not in OF_ONE_TYPE:
            return changed
        given = [types[id(operand)].removesuffix("?") for operand in operands(node)]
        if len(set(given)) < 2 or not _largest(given):
            return changed
        return replace(changed, function=replace(changed.function, template=f"<{_compared(given)}>"))

    root = fold(expression.root, typed)
    own = types[id(expression.root)]
    return with_root(expression, root), own


def _type(node: Node, parts: list[str], names: Mapping[str, str]) -> str:
    if isinstance(node, Literal):
        return _literal_type(node)
    if isinstance(node, Name):
        return names.get(node.text, "")
    if isinstance(node, (Parentheses, Member)):
        return parts[0]
    if isinstance(node, Unary):
        return "bool" if node.operator == "!" else _arithmetic(parts)
    if isinstance(node, Binary):
        return "bool" if node.operator in ("==", "!=", "<", "<=", ">", ">=", "&&", "||") else \
            _arithmetic(parts[:1] if node.operator in ("<<", ">>") else parts)
    if isinstance(node, Ternary):
        return parts[1] if parts[1] == parts[2] else _arithmetic(parts[1:])
    if isinstance(node, Index):
        return parts[0].removesuffix("[]") if parts[0].endswith("[]") else ""
    if isinstance(node, Call) and isinstance(node.function, Member):
        return method_number(node.function.name, parts[0], len(node.arguments))
    return _function_type(node, parts[1:]) if isinstance(node, Call) and isinstance(node.function, Name) else ""


def _literal_type(node: Literal) -> str:
    if node.kind is LiteralKind.INT:
        suffix = node.text.lower().lstrip("0123456789xabcdef")
        return "" if "u" in suffix else "int64_t" if suffix or int(node.text, 0) >= 2**31 else "int"
    if node.kind is LiteralKind.FLOAT:
        return "float" if node.text[-1] in "fF" else "double"
    return "bool" if node.kind is LiteralKind.BOOL else ""


def _function_type(node: Call, given: list[str]) -> str:
    function = node.function.text
    if function in CONSTRUCTORS:
        return number_type(CONSTRUCTORS[function].gives)
    if function in OF_ONE_TYPE:
        template = node.function.template.strip("<> ")
        return template if template else _compared(given) if len(given) > 1 else ""
    if function in _BOOLS:
        return "bool"
    if function == "std::abs":
        return _arithmetic(given)
    # Of floats alone, the standard library computes a float.
    return "" if function not in STANDARD_FUNCTIONS else "float" if set(given) == {"float"} else "double"


def _largest(given: list[str]) -> str:
    ranks = [NUMBER_TYPES.index(each) if each in NUMBER_TYPES else None for each in given]
    return NUMBER_TYPES[max(ranks)] if ranks and None not in ranks else ""


def _arithmetic(given: list[str]) -> str:
    largest = _largest(given)
    return "int" if largest == "bool" else largest


def _compared(given: list[str]) -> str:
    """Returns the type in which numbers are compared; a size beside a number that may be below 0 has its sign."""
    largest = _largest([each.removesuffix("?") for each in given])
    return "int64_t" if largest == "size_t" and set(given) != {"size_t"} else largest
