"""Computes formulas of derivatives for tensors of one element, with the types that they have in C++."""

import math

from codegen.model import Choice
from codegen.nodes import Binary, Call, Literal, LiteralKind, Member, Name, Parentheses, Ternary, Unary, fold
from tests.codegen.evaluation import FUNCTIONS, OPERATORS, evaluate


class Element(float):
    """The element of a tensor."""


class ScalarValue(float):
    """A Scalar, of which C++ has no arithmetic but with a tensor."""

    def toDouble(self):  # pylint: disable=invalid-name
        """Returns the number."""
        return float(self)


_COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_OPERATORS = {
    "zeros_like": lambda x: 0.0, "full_like": lambda x, value: value, "maximum": max, "minimum": min,
    "masked_fill": lambda x, mask, value: value if mask else x, "where": lambda mask, x, y: x if mask else y,
    "maybe_multiply": lambda x, factor: x * factor, "logical_and": lambda x, y: x and y,
    "logical_or": lambda x, y: x or y, "logical_not": lambda x: not x,
} | {name: OPERATORS[symbol] for name, symbol in _COMPARISONS.items()} | FUNCTIONS
_MASKS = {*_COMPARISONS, "logical_and", "logical_or", "logical_not"}
# What each takes beside tensors; C++ has no overload for other numbers.
_NUMBERS = {"pow": {0, 1}, "fmod": {1}, "remainder": {1}, "full_like": {1}, "masked_fill": {2}, "maybe_multiply": {1}}
_NUMBERS |= {name: {1} for name in _COMPARISONS}


def formula_of(computed, values):
    """Returns the formula that a call decides on; None where it has no case."""
    while isinstance(computed, Choice):
        given, cases = values[computed.argument], dict(computed.cases)
        key = ("none" if given is None else "given") if cases.keys() & {"given", "none"} else \
            str(given).lower() if isinstance(given, bool) else given
        computed = cases.get(key)
    return computed


class Evaluation:
    """Evaluates formulas that call some operators, by base name and number of arguments."""

    def __init__(self, operators):
        self._operators = {(operator.name.base, len(operator.schema.arguments)): operator for operator in operators}

    def formula(self, expression, shared, values):
        """Returns what a formula gives, an element of a tensor."""
        known = dict(values)
        for name, part in shared:
            known[name] = self._value(part, known)
        return self._value(expression, known)

    def _value(self, expression, values):
        return fold(expression.root, lambda node, parts: self._lazily(node, parts, values))()

    def _lazily(self, node, parts, values):
        if isinstance(node, Literal):
            return lambda: _literal(node)
        if isinstance(node, Name):
            return lambda: values[node.text]
        if isinstance(node, (Member, Parentheses)):
            return parts[0]
        if isinstance(node, Unary):
            return lambda: _negated(parts[0]()) if node.operator == "-" else not parts[0]()
        if isinstance(node, Binary):
            return lambda: _binary(node.operator, parts[0], parts[1])
        if isinstance(node, Ternary):
            return lambda: _chosen(*parts)
        if isinstance(node, Call):
            return lambda: self._call(node, parts)
        raise AssertionError(node)

    def _call(self, node, parts):
        arguments = [part() for part in parts[1:]]
        if not isinstance(node.function, Member):
            return self._function(node.function.text, arguments)
        this = parts[0]()
        if node.function.name == "has_value":
            return this is not None
        if node.function.name == "value":
            return this
        if node.function.name == "toDouble":
            return this.toDouble()
        return self._function(node.function.name, [this, *arguments])

    def _function(self, name, arguments):
        if name == "Tensor":
            return None
        if name.startswith("std::"):
            if any(isinstance(each, (Element, ScalarValue)) for each in arguments):
                raise AssertionError(f"{name} of {arguments}")
            return float(FUNCTIONS[name[len("std::"):]](*map(float, arguments)))
        operator = self._operators.get((name, len(arguments)))
        if operator:
            values = dict(zip((each.name for each in operator.schema.arguments), arguments))
            return Element(evaluate(formula_of(operator.pointwise, values), values))
        for position, each in enumerate(arguments):
            is_tensor = isinstance(each, (Element, bool))
            if not is_tensor and position not in _NUMBERS.get(name, ()):
                raise AssertionError(f"'{name}' takes no number at {position}: {arguments}")
        found = _OPERATORS[name](*arguments)
        return found if name in _MASKS else Element(found)


def _literal(node):
    if node.kind is LiteralKind.BOOL:
        return node.text == "true"
    if node.kind is LiteralKind.STRING:
        return node.text.strip("'\"")
    return int(node.text) if node.kind is LiteralKind.INT else float(node.text)


def _negated(value):
    return Element(-value) if isinstance(value, Element) else -value


def _chosen(condition, yes, no):
    """Returns one of two values, with the type that C++ has for both."""
    chosen, other = (yes, no) if condition() else (no, yes)
    found = chosen()
    if not isinstance(found, int):
        return found
    try:
        return float(found) if isinstance(other(), float) else found
    except (ArithmeticError, ValueError):
        return found


def _binary(operator, left, right):
    if operator in ("&&", "||"):
        return bool(left() and right()) if operator == "&&" else bool(left() or right())
    left, right = left(), right()
    if operator not in "+-*/":
        return OPERATORS[operator](left, right)
    if isinstance(left, Element) or isinstance(right, Element):
        return Element(OPERATORS[operator](left, right))
    if isinstance(left, ScalarValue) or isinstance(right, ScalarValue):
        raise AssertionError(f"a Scalar in {left} {operator} {right}")
    if operator == "/" and isinstance(left, int) and isinstance(right, int):
        return math.trunc(left / right)  # as C++ divides, which no formula wants
    return OPERATORS[operator](left, right)
