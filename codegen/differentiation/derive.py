"""The derivative of a term."""

from __future__ import annotations

from fractions import Fraction

from codegen.differentiation import normal, terms
from codegen.differentiation.rules import local_derivatives
from codegen.differentiation.terms import (ONE, ZERO, Conditional, Function, Number, Product, Sum, Symbol, Term, Truth,
                                           Value)


def derive(term: Value, name: str, gradient: Value) -> Value:
    """Returns the gradient of the argument `name`, from that of the term.

    Branches stay branches, so that what is not chosen never takes part, be it NaN.
    """
    return _Derivation(name).of(term, gradient)


class _Derivation:
    """Differentiates for one name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._depends: dict[str, bool] = {}

    def of(self, term: Value, gradient: Value) -> Value:
        """Returns the gradient of the name, from that of `term`."""
        if gradient == ZERO or not self._named_in(term):
            return ZERO
        if isinstance(gradient, Conditional):
            return normal.choice(gradient.condition, self.of(term, gradient.yes), self.of(term, gradient.no))
        if isinstance(term, Symbol):
            return gradient
        if isinstance(term, Sum):
            return normal.total(*(self.of(part, normal.product(Number(scale), gradient)) for part, scale in term.terms))
        if isinstance(term, Product):
            return self._of_product(term, gradient)
        if isinstance(term, Conditional):
            return normal.choice(term.condition, self.of(term.yes, gradient), self.of(term.no, gradient))
        return self._of_function(term, gradient)

    def _of_product(self, term: Product, gradient: Value) -> Value:
        parts = []
        for base, exponent in term.powers:
            if self._named_in(base):
                others = {each: power for each, power in term.powers if each != base}
                rest = [normal.power(each, power) for each, power in others.items()]
                slope = normal.product(Number(term.coefficient * exponent), *rest, normal.power(base, exponent - 1))
                parts.append(self.of(base, normal.product(gradient, slope)))
        return normal.total(*parts)

    def _of_function(self, term: Function, gradient: Value) -> Value:
        slopes = local_derivatives(term)
        parts = [(slope, argument) for slope, argument in zip(slopes, term.arguments) if self._named_in(argument)]
        return _by_branch([slope for slope, _ in parts], lambda chosen: normal.total(
            *(self.of(argument, normal.product(gradient, slope)) for slope, (_, argument) in zip(chosen, parts))))

    def _named_in(self, term: Term) -> bool:
        if term.key not in self._depends:
            self._depends[term.key] = not isinstance(term, Truth) and (
                term.name == self._name if isinstance(term, Symbol) else any(map(self._named_in, term.parts())))
        return self._depends[term.key]


def _by_branch(slopes: list[Value], combined) -> Value:
    """Returns `combined(slopes)` for slopes without branches, within the branches that they have."""
    for index, slope in enumerate(slopes):
        if isinstance(slope, Conditional):
            yes, no = ([*slopes[:index], branch, *slopes[index + 1:]] for branch in (slope.yes, slope.no))
            return normal.choice(slope.condition, _by_branch(yes, combined), _by_branch(no, combined))
    return combined(slopes)


def with_result(derivative: Value, forward: Value, arguments: frozenset[str], result: Symbol) -> Value:
    """Returns the derivative in terms of the result alone where that is possible, so that no argument is kept."""
    if isinstance(forward, Symbol):
        return derivative
    replaced = normal.substitute(derivative, lambda term: _from_result(term, forward, result))
    return derivative if terms.symbols(replaced).keys() & arguments else replaced


def _from_result(term: Term, forward: Value, result: Symbol) -> Term | None:
    if term == forward:
        return result
    if isinstance(forward, Function) and forward.name == "expm1" and term == Function("exp", forward.arguments):
        return normal.total(result, ONE)
    if isinstance(forward, Product) and isinstance(term, Product) and len(forward.powers) == 1 \
            and forward.coefficient == 1:
        (base, each), powers = forward.powers[0], dict(term.powers)
        count = Fraction(powers.get(base, 0), each)
        if count >= 1 and count.denominator == 1 and each < 0:
            rest = {other: exponent for other, exponent in powers.items() if other != base}
            return normal.product(Number(term.coefficient), normal.power(result, int(count)),
                                 *(normal.power(other, exponent) for other, exponent in rest.items()))
    if isinstance(forward, Conditional) and term == forward.condition:
        return _of_result(forward, result)
    return None


def _is_exact(value: Fraction) -> bool:
    """Returns whether a result of any dtype can be the number: a few bits, within the range of float16."""
    bits = abs(value.numerator) // (value.numerator & -value.numerator) if value else 0
    return bits < 2**8 and value.denominator in (1, 2, 4, 8, 16, 32, 64) and abs(value) < 2**15


def _of_result(forward: Conditional, result: Symbol) -> Term | None:
    """Returns the condition of `x <= 0 ? 0 : x` for its result, of which it holds where it held for the argument."""
    for number, expected, symbol in ((forward.yes, terms.ALWAYS, forward.no), (forward.no, terms.NEVER, forward.yes)):
        if isinstance(number, Number) and _is_exact(number.value) and isinstance(symbol, Symbol):
            known = normal.substitute(forward.condition, lambda part: number if part == symbol else None)
            return normal.substitute(forward.condition, lambda part: result if part == symbol else None) \
                if known == expected else None
    return None
