"""Terms → texts of pointwise expressions."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, count
from typing import Callable, Container, Iterable, Mapping

from codegen.differentiation import normal, terms
from codegen.differentiation.terms import (Conditional, Function, Number, Product, Sum, Symbol, Term, Truth, Value)

# How strongly a text binds.
_TERNARY, _OR, _AND, _EQUALITY, _COMPARISON, _SUM, _PRODUCT, _UNARY, _ATOM = range(9)


@dataclass(frozen=True)
class Spelled:
    """An expression, and the shared parts that it names, each of which may name those before it."""

    text: str
    shared: tuple[tuple[str, str], ...] = ()


def number(value: Fraction) -> str:
    """Returns a literal; what is no whole number is the nearest double."""
    return str(value.numerator) if value.denominator == 1 and abs(value) < 2**53 else repr(float(value))


def is_rounded_unit(value: Fraction) -> bool:
    """Returns whether to divide by the denominator is more accurate than to multiply: with a third, not with a half."""
    return value.numerator == 1 and value.denominator > 1 and bool(value.denominator & (value.denominator - 1))


def spell(term: Value, leading: Iterable[str] = (), named: Mapping[str, str] | None = None) -> Spelled:
    """Returns the text of a term. The factors `leading` come first in products; what occurs twice gets a name, that
    of `named` by its key if it has one there."""
    return _Speller(tuple(leading), named or {}).whole(term)


class _Speller:
    """Spells one term; remembers the names of its shared parts."""

    def __init__(self, leading: tuple[str, ...], named: Mapping[str, str]) -> None:
        self._leading = leading
        self._named = named
        self._names: dict[str, str] = {}
        self._shared: list[tuple[str, str]] = []

    def whole(self, term: Value) -> Spelled:
        """Returns the text and the shared parts."""
        taken = set(terms.symbols(term))
        for part in repeated(term):
            name = free_name(self._named.get(part.key) or proposed_name(part), taken)
            self._shared.append((name, self._text(part)[0]))
            self._names[part.key] = name
            taken.add(name)
        return Spelled(self._text(term)[0], tuple(self._shared))

    def _text(self, term: Term) -> tuple[str, int]:
        """Returns the text and how strongly it binds."""
        if term.key in self._names:
            return self._names[term.key], _ATOM
        if isinstance(term, Number):
            return number(term.value), _ATOM if term.value >= 0 else _UNARY
        if isinstance(term, Symbol):
            return term.name, _ATOM
        if isinstance(term, Product):
            return self._product(term)
        if isinstance(term, Sum):
            return self._sum(term)
        if isinstance(term, Function):
            return f"{term.name}({', '.join(self._text(argument)[0] for argument in term.arguments)})", _ATOM
        if isinstance(term, Conditional):
            condition = self._at(term.condition, _OR)
            return f"{condition} ? {self._at(term.yes, _OR)} : {self._text(term.no)[0]}", _TERNARY
        return self._truth(term)

    def _at(self, term: Term, binding: int) -> str:
        text, own = self._text(term)
        return text if own >= binding else f"({text})"

    def _product(self, term: Product) -> tuple[str, int]:
        if term.coefficient == -1 and len(term.powers) == 1 and isinstance(term.powers[0][0], Sum) \
                and term.powers[0][1] == 1 and term.powers[0][0].key not in self._names:
            return self._sum(term.powers[0][0], Fraction(-1))
        above = [base for base, exponent in term.powers for _ in range(exponent)]
        below = [base for base, exponent in term.powers for _ in range(-exponent)]
        first = [base for name in self._leading for base in above if base == Symbol(name)]
        rest = [base for base in above if base not in first]
        scale, divisor = abs(term.coefficient), ""
        if is_rounded_unit(scale):
            scale, divisor = Fraction(1), number(Fraction(scale.denominator))
        numbers = [] if scale == 1 else [number(scale)]
        factors = [self._at(base, _UNARY) for base in rest]
        divisors = [self._at(base, _UNARY) for base in below] + ([divisor] if divisor else [])
        if first and divisors and factors:
            # Far from 1 the quotient alone is the nearest to it.
            inner = " / ".join([" * ".join(numbers + factors), *divisors])
            text = " * ".join([*(base.name for base in first), f"({inner})"])
        else:
            heads = [base.name for base in first] + numbers + factors or ["1"]
            text = " / ".join([" * ".join(heads), *divisors])
        if term.coefficient >= 0:
            return text, _PRODUCT
        return (f"-({text})", _UNARY) if " " in text else (f"-{text}", _UNARY)

    def _sum(self, term: Sum, scale: Fraction = Fraction(1)) -> tuple[str, int]:
        ordered = sorted(((each, scale * own) for each, own in term.terms), key=lambda each: each[1] < 0)
        text = ""
        for each, coefficient in ordered:
            spelled = self._scaled(each, abs(coefficient))
            sign = "-" if coefficient < 0 else "+"
            text = f"{text} {sign} {spelled}" if text else spelled if coefficient > 0 else f"-{spelled}"
        return text, _SUM

    def _scaled(self, term: Term, scale: Fraction) -> str:
        if term.key in self._names and scale != 1:
            return f"{number(scale)} * {self._names[term.key]}"
        return self._at(normal.product(Number(scale), term), _PRODUCT)

    def _truth(self, term: Truth) -> tuple[str, int]:
        operator, arguments = term.operator, term.arguments
        if operator in ("true", "false"):
            return operator, _ATOM
        if operator == "!" and arguments[0].operator == "==":
            return " != ".join(self._at(each, _COMPARISON) for each in arguments[0].arguments), _EQUALITY
        if operator == "!":
            return f"!{self._at(arguments[0], _UNARY)}", _UNARY
        if operator in ("&&", "||", "==", "<", "<="):
            binding = {"||": _OR, "&&": _AND, "==": _EQUALITY}.get(operator, _COMPARISON)
            return f" {operator} ".join(self._at(each, binding + 1) for each in arguments), binding
        return f"{operator}({', '.join(self._text(each)[0] for each in arguments)})", _ATOM


def free_name(wanted: str, taken: Container[str]) -> str:
    """Returns the name, with a number behind it where it is taken."""
    return next(name for name in chain([wanted], (f"{wanted}_{index}" for index in count(2))) if name not in taken)


def repeated(term: Term, parts_of: Callable[[Term], Iterable[Term]] | None = None) -> list[Term]:
    """Returns the parts that are worth a name as they occur more than once, each after what it names itself.

    `parts_of` says what a term is made of as often as its text has it, if its conditions are spelled as masks.
    """
    of = parts_of or spelled_parts
    times: dict[str, int] = {}
    ordered: list[Term] = []

    def visit(part: Term) -> None:
        times[part.key] = times.get(part.key, 0) + 1
        if times[part.key] == 1:
            for inner in of(part):
                visit(inner)
            ordered.append(part)

    visit(term)
    return [part for part in ordered if times[part.key] > 1 and (
        _is_work(part) or parts_of is not None and isinstance(part, Truth))]


def spelled_parts(part: Term) -> Iterable[Term]:
    """Yields what a term is made of as often as its text has it."""
    if isinstance(part, Product):
        return [base for base, exponent in part.powers for _ in range(abs(exponent))]
    return part.parts()


def _is_work(part: Term) -> bool:
    if isinstance(part, Truth):
        return False
    if isinstance(part, Product):
        return sum(abs(exponent) for _, exponent in part.powers) > 1
    return not isinstance(part, (Number, Symbol))


def proposed_name(part: Term) -> str:
    """Returns what to call a shared part, such as `tanh_of_self`."""
    if isinstance(part, Function):
        argument = part.arguments[0]
        return f"{part.name}_of_{argument.name}" if isinstance(argument, Symbol) else f"its_{part.name}"
    return {Product: "factor", Sum: "term", Conditional: "chosen", Truth: "mask"}[type(part)]


