"""Terms that depend on no tensor → C++ that computes them once a call."""

from __future__ import annotations

from typing import Mapping

from codegen.differentiation import normal, terms
from codegen.differentiation.operands import BOOL, Operand, OperandKind
from codegen.differentiation.spell import number
from codegen.differentiation.terms import (Conditional, Function, Number, Product, Sum, Symbol, Term, Truth, Value)
from codegen.elementary import ELEMENTARY, PREDICATES, Standard

# How strongly a text binds; a choice less than all of them.
SUM, PRODUCT, UNARY, ATOM = range(4)
CHOICE = -1
_OTHERS = {  # with {0} in brackets where it needs them, {a} between those of a call
    "rsqrt": ("1 / std::sqrt({a})", PRODUCT), "sigmoid": ("1 / (1 + std::exp(-{0}))", PRODUCT),
    "round": ("std::nearbyint({a})", ATOM), "sign": ("0 < {0} ? 1.0 : {0} < 0 ? -1.0 : 0.0", CHOICE),
    "min": ("{0} < {1} ? {0} : {1}", CHOICE), "max": ("{0} < {1} ? {1} : {0}", CHOICE),
    "remainder": ("std::fmod({a}, {b}) * {1} < 0 ? std::fmod({a}, {b}) + {1} : std::fmod({a}, {b})", CHOICE),
}


class NoFormula(Exception):
    """A term for which there are no operators."""


class NumberSpeller:
    """Spells numbers by what each name in them is: Scalar, or a type of C++."""

    def __init__(self, operands: Mapping[str, Operand]) -> None:
        self._operands = operands

    def given(self, term: Value) -> str:
        """Returns what to pass for an argument: a name, or the text of a number."""
        if isinstance(term, Symbol):
            return f"{term.name}.value()" if self._operands[term.name].is_optional else term.name
        negated = normal.negative(term)
        if isinstance(negated, Symbol) and self._operands[negated.name].kind is OperandKind.SCALAR:
            return f"-{self.given(negated)}"  # of a complex number, too
        return self.of(term, SUM)

    def of(self, term: Term, binding: int) -> str:
        """Returns the text, in brackets where it binds less than `binding`. Raises NoFormula."""
        text, own = self.spelled(term)
        return text if own >= binding else f"({text})"

    def spelled(self, term: Term) -> tuple[str, int]:
        """Returns the text and how strongly it binds. Raises NoFormula."""
        if isinstance(term, Number):
            return number(term.value), ATOM if term.value >= 0 else UNARY
        if isinstance(term, Symbol):
            is_scalar = self._operands[term.name].kind is OperandKind.SCALAR
            return f"{self.given(term)}.toDouble()" if is_scalar else self.given(term), ATOM
        if isinstance(term, Product):
            return self._product(term)
        if isinstance(term, Sum):
            parts = [(" - " if scale < 0 else " + ") + self.of(normal.product(Number(abs(scale)), each), PRODUCT)
                     for each, scale in sorted(term.terms, key=lambda part: part[1] < 0)]
            return "".join(parts).removeprefix(" + ").replace(" - ", "-", parts[0].startswith(" - ")), SUM
        if isinstance(term, Function):
            return self._function(term)
        if isinstance(term, Conditional):
            return f"{self.condition(term.condition)} ? {self.of(term.yes, SUM)} : {self.of(term.no, SUM)}", CHOICE
        return self._truth(term)

    def condition(self, term: Truth) -> str:
        """Returns the text of a condition, as it stands before `?`. Raises NoFormula."""
        return self._truth(term)[0]

    def _function(self, term: Function) -> tuple[str, int]:
        if ELEMENTARY[term.name].standard is Standard.SAME:
            return f"std::{term.name}({', '.join(self.of(each, SUM) for each in term.arguments)})", ATOM
        if term.name not in _OTHERS:
            raise NoFormula
        text, binding = _OTHERS[term.name]
        between = dict(zip("ab", (self.of(each, SUM) for each in term.arguments)))
        return text.format(*(self.of(each, ATOM) for each in term.arguments), **between), binding

    def _truth(self, term: Truth) -> tuple[str, int]:
        if term.operator == "!":
            inner = tested(term.arguments[0])
            return inner if self._operands.get(inner) == BOOL else f"!({self.condition(term.arguments[0])})", UNARY
        if term.operator in PREDICATES:
            return f"std::{term.operator}({self.of(term.arguments[0], SUM)})", ATOM
        if len(term.arguments) == 2:
            return f" {term.operator} ".join(self.of(each, UNARY) for each in term.arguments), CHOICE
        raise NoFormula

    def _product(self, term: Product) -> tuple[str, int]:
        above = [self.of(b, UNARY) for b, exponent in term.powers for _ in range(exponent)]
        below = [self.of(b, UNARY) for b, exponent in term.powers for _ in range(-exponent)]
        # Of integers alone C++ would make an integer, and lose what a quotient has behind the point.
        is_real = all(self._is_real(base) for base, _ in term.powers)
        coefficient = number(abs(term.coefficient)) if is_real else f"{float(abs(term.coefficient))!r}"
        head = [coefficient] if not is_real or abs(term.coefficient) != 1 or not above else []
        text = " / ".join([" * ".join(head + above), *below])
        return (f"-{text}" if term.coefficient < 0 else text), PRODUCT

    def _is_real(self, term: Term) -> bool:
        """Returns whether C++ computes a number of a type with a part behind the point."""
        if isinstance(term, Symbol):
            return self._operands[term.name].kind in (OperandKind.SCALAR, OperandKind.FLOAT)
        if isinstance(term, Number):
            return term.value.denominator != 1
        if isinstance(term, Sum):
            return any(self._is_real(each) for each, _ in term.terms)
        if isinstance(term, Conditional):
            return self._is_real(term.yes) or self._is_real(term.no)
        return isinstance(term, (Product, Function)) and any(map(self._is_real, term.parts()))


def tested(term: Truth) -> str:
    """Returns the name of which a condition says that it is 0, else nothing."""
    is_test = term.operator == "==" and terms.ZERO in term.arguments and isinstance(term.arguments[0], Symbol)
    return term.arguments[0].name if is_test else ""
