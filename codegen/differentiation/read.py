"""Pointwise expressions → terms."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Mapping

from codegen.differentiation import normal, terms
from codegen.differentiation.terms import Number, Symbol, Term, Truth
from codegen.expression import Expression
from codegen.nodes import Binary, Call, Literal, LiteralKind, Name, Node, Parentheses, Ternary, Unary, fold
from codegen.source import Location

_COMPARISONS = frozenset("== != < <= > >=".split())
_PREDICATES = frozenset({"isnan", "isinf"})
_NOT_HOLOMORPHIC = frozenset({"conj", "sgn", "angle"})  # of which complex numbers have another derivative


class NoDerivative(Exception):
    """A part of an expression that cannot be differentiated: its place, what it is."""

    def __init__(self, location: Location, what: str) -> None:
        super().__init__(what)
        self.location = location
        self.what = what


class _Unknown(Exception):
    """A node that is no term."""


@dataclass(frozen=True)
class Part:
    """A term, and whether its normal form has lost what the text computes, as that of `x - x` has."""

    term: Term
    cancels: bool = False


def read(expression: Expression, named: Mapping[str, Part]) -> Part:
    """Returns the term of a checked pointwise expression, with the terms of names for them. Raises NoDerivative."""
    try:
        return fold(expression.root, lambda node, parts: _part(node, parts, named))
    except _Unknown as error:
        offset, what = error.args
        raise NoDerivative(expression.at(offset), what) from None


def _part(node: Node, parts: list[Part], named: Mapping[str, Part]) -> Part:
    if isinstance(node, Name) and node.text in named:
        return named[node.text]
    inner = [part.term for part in parts]
    if not any(part.cancels for part in parts):
        return Part(_term(node, inner), isinstance(node, Binary) and _cancels(node.operator, *inner))
    if isinstance(node, Binary) and node.operator in _COMPARISONS:
        # Of an infinity or NaN, and of what is rounded, it decides otherwise than its normal form.
        raise _Unknown(node.offset, f"'{node}', in which parts cancel,")
    return Part(_term(node, inner), True)


def _cancels(operator: str, left: Term, right: Term) -> bool:
    """Returns whether the normal form of a sum or a product has lost parts of it."""
    if operator in ("+", "-"):
        sign = 1 if operator == "+" else -1
        scales = dict(normal.summands_of(left))
        return any(scales.get(term, 0) * scale * sign < 0 for term, scale in normal.summands_of(right))
    if operator in ("*", "/"):
        sign = 1 if operator == "*" else -1
        (_, above), (_, other) = normal.factors_of(left), normal.factors_of(right)
        exponents = dict(above)
        return any(exponents.get(base, 0) * exponent * sign < 0 for base, exponent in other) or \
            terms.ZERO in (left, right) and not (isinstance(left, Number) and isinstance(right, Number))
    return False


def _term(node: Node, parts: list[Term]) -> Term:
    if isinstance(node, Literal):
        return Number(_value(node))
    if isinstance(node, Name):
        return Symbol(node.text)
    if isinstance(node, Parentheses):
        return parts[0]
    if isinstance(node, Unary):
        return _unary(node, parts[0])
    if isinstance(node, Binary):
        return _binary(node, *parts)
    if isinstance(node, Ternary):
        return normal.choice(_condition(parts[0]), parts[1], parts[2])
    if isinstance(node, Call):
        return _call(node, parts[1:])
    raise _Unknown(node.offset, f"'{node}'")


def _value(node: Literal) -> Fraction:
    if node.kind is LiteralKind.BOOL:
        return Fraction(node.text == "true")
    if node.kind is LiteralKind.INT:
        return Fraction(int(node.text.rstrip("uUlL"), 0))
    return Fraction(node.text.rstrip("fF"))


def _unary(node: Unary, operand: Term) -> Term:
    if node.operator == "-":
        return normal.negative(operand)
    if node.operator == "!":
        return normal.opposite(_condition(operand))
    raise _Unknown(node.offset, f"'{node.operator}'")


def _binary(node: Binary, left: Term, right: Term) -> Term:
    if node.operator in _COMPARISONS:
        return normal.relation(node.operator, left, right)
    if node.operator == "+":
        return normal.total(left, right)
    if node.operator == "-":
        return normal.total(left, normal.negative(right))
    if node.operator == "*":
        return normal.product(left, right)
    if node.operator == "/":
        if right == terms.ZERO:
            raise _Unknown(node.offset, f"'{node}', which divides by 0,")
        return normal.quotient(left, right)
    if node.operator in ("&&", "||"):
        join = normal.both if node.operator == "&&" else normal.either
        return join(_condition(left), _condition(right))
    raise _Unknown(node.offset, f"'{node.operator}'")


def _call(node: Call, arguments: list[Term]) -> Term:
    name = node.function.text
    if name in _NOT_HOLOMORPHIC:
        raise _Unknown(node.offset, f"'{node}'")
    if name == "where":
        return normal.choice(_condition(arguments[0]), arguments[1], arguments[2])
    if name == "reciprocal":
        if arguments[0] == terms.ZERO:
            raise _Unknown(node.offset, f"'{node}', which divides by 0,")
        return normal.power(arguments[0], -1)
    return Truth(name, tuple(arguments)) if name in _PREDICATES else normal.call(name, tuple(arguments))


def _condition(term: Term) -> Truth:
    """Returns a condition; a number is one where it is not 0."""
    return term if isinstance(term, Truth) else normal.relation("!=", term, terms.ZERO)
