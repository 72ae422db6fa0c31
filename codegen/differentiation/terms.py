"""What differentiation computes with: the terms of elements, which `normal` puts in a form where equal means the same.

A product is a coefficient and powers, a sum is coefficients and terms; both keep the order in which a reader wrote
them, and compare without it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Iterable, Iterator, Mapping, Union

MOST_NODES = 3000  # of a derivative


class TooLarge(Exception):
    """A term of more than MOST_NODES nodes."""


def _spelled(value: Fraction) -> str:
    """Returns what two factors have in common that a double cannot tell apart."""
    return str(value) if value.denominator <= 1 << 20 else f"{float(value):.15g}"


def _tidy(value: Fraction) -> Fraction:
    """Returns a factor without what rounding a literal left in it: the square of 0.70710678118654752 is 0.5."""
    if value.denominator <= 1 << 20:
        return value
    short = Fraction(f"{float(value):.14g}")
    return short if abs(value - short) <= abs(short) / (1 << 53) else value


class Term:
    """A value of an element; equal to another where `key` is."""

    __slots__ = ("key", "nodes")

    def __init__(self, key: str, parts: Iterable[Term]) -> None:
        self.key = key
        self.nodes = 1 + sum(part.nodes for part in parts)
        if self.nodes > MOST_NODES:
            raise TooLarge

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return self.key

    def parts(self) -> Iterator[Term]:
        """Yields what the term is made of."""
        yield from ()


class Number(Term):
    """A literal, exactly."""

    __slots__ = ("value",)

    def __init__(self, value: Fraction | int) -> None:
        self.value = Fraction(value)
        super().__init__(_spelled(self.value), ())


class Symbol(Term):
    """An argument, a gradient or the result."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name, ())


class Product(Term):
    """`coefficient * base₁^exponent₁ * …`; a base is no product and no number."""

    __slots__ = ("coefficient", "powers")

    def __init__(self, coefficient: Fraction, powers: Mapping[Term, int]) -> None:
        self.coefficient = _tidy(coefficient)
        self.powers = tuple(powers.items())
        factors = sorted(f"{base.key}^{exponent}" for base, exponent in self.powers)
        super().__init__(f"({_spelled(self.coefficient)}*{'*'.join(factors)})", (base for base, _ in self.powers))

    def parts(self) -> Iterator[Term]:
        return (base for base, _ in self.powers)


class Sum(Term):
    """`constant + coefficient₁ * term₁ + …`; a term is no sum and has no coefficient of its own."""

    __slots__ = ("terms",)

    def __init__(self, terms: Mapping[Term, Fraction]) -> None:
        self.terms = tuple((term, _tidy(coefficient)) for term, coefficient in terms.items())
        keys = sorted(f"{_spelled(coefficient)}*{term.key}" for term, coefficient in self.terms)
        super().__init__(f"({'+'.join(keys)})", (term for term, _ in self.terms))

    def parts(self) -> Iterator[Term]:
        return (term for term, _ in self.terms)


class Function(Term):
    """A call of a function of pointwise expressions."""

    __slots__ = ("name", "arguments")

    def __init__(self, name: str, arguments: tuple[Term, ...]) -> None:
        self.name = name
        self.arguments = arguments
        super().__init__(f"{name}({','.join(argument.key for argument in arguments)})", arguments)

    def parts(self) -> Iterator[Term]:
        return iter(self.arguments)


class Truth(Term):
    """A condition: `==`, `<` or `<=` of two terms, `&&`, `||` or `!` of conditions, or a predicate."""

    __slots__ = ("operator", "arguments")

    def __init__(self, operator: str, arguments: tuple[Term, ...]) -> None:
        self.operator = operator
        self.arguments = arguments
        keys = [argument.key for argument in arguments]
        ordered = sorted(keys) if operator in ("==", "&&", "||") else keys
        super().__init__(f"[{operator}:{','.join(ordered)}]", arguments)

    def parts(self) -> Iterator[Term]:
        return iter(self.arguments)


class Conditional(Term):
    """`condition ? yes : no`."""

    __slots__ = ("condition", "yes", "no")

    def __init__(self, condition: Truth, yes: Term, no: Term) -> None:
        self.condition = condition
        self.yes = yes
        self.no = no
        super().__init__(f"{{{condition.key}?{yes.key}:{no.key}}}", (condition, yes, no))

    def parts(self) -> Iterator[Term]:
        return iter((self.condition, self.yes, self.no))


Value = Union[Number, Symbol, Product, Sum, Function, Conditional]
_STEPS = frozenset({"floor", "ceil", "round", "trunc", "sign", "floor_divide", "gcd"})
ZERO, ONE = Number(0), Number(1)
ALWAYS, NEVER = Truth("true", ()), Truth("false", ())


def symbols(term: Term) -> dict[str, None]:
    """Returns the names in a term, in order."""
    found: dict[str, None] = {}
    for each in walk(term):
        if isinstance(each, Symbol):
            found[each.name] = None
    return found


def deciding(term: Term) -> dict[str, None]:
    """Returns the names of which a term depends on more than the sign where it jumps: in conditions, and in functions
    that have steps."""
    found: dict[str, None] = {}
    for each in walk(term):
        if isinstance(each, Truth) and not _is_of_sign(each) or isinstance(each, Function) and each.name in _STEPS:
            found |= symbols(each)
    return found


def _is_of_sign(truth: Truth) -> bool:
    """Returns whether a condition compares a name with 0, or is made of such, which are asked themselves."""
    parts = truth.arguments
    return any(isinstance(part, Truth) for part in parts) or \
        ZERO in parts and any(isinstance(part, Symbol) for part in parts)


def walk(term: Term) -> Iterator[Term]:
    """Yields the term and what it is made of, from left to right."""
    pending = [term]
    while pending:
        term = pending.pop()
        yield term
        pending += reversed(list(term.parts()))
