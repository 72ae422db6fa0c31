"""The normal form of terms. Nothing is multiplied out: `x * (1 - x)` is as accurate as it was written."""

from __future__ import annotations

from fractions import Fraction
from typing import Callable, Iterator, Mapping

from codegen.differentiation.terms import (ALWAYS, NEVER, ONE, ZERO, Conditional, Function, Number, Product, Sum, Term,
                                           Truth, Value)
from codegen.elementary import ELEMENTARY, Parity

_ONE = Fraction(1)


def product(*factors: Value) -> Value:
    """Returns the product in normal form."""
    coefficient, powers = _ONE, {}
    for factor in factors:
        scale, bases = factors_of(factor)
        coefficient *= scale
        for base, exponent in bases:
            powers[base] = powers.get(base, 0) + exponent
    return _product(coefficient, powers)


def power(base: Value, exponent: int) -> Value:
    """Returns `base` to a whole power; of 0 only a positive one."""
    scale, bases = factors_of(base)
    if scale == 0 and exponent < 0:
        return Product(_ONE, {base: exponent})
    return _product(scale ** exponent, {inner: each * exponent for inner, each in bases})


def negative(term: Value) -> Value:
    """Returns `-term`."""
    return product(Number(-1), term)


def quotient(dividend: Value, divisor: Value) -> Value:
    """Returns `dividend / divisor`."""
    return product(dividend, power(divisor, -1))


def total(*terms: Value) -> Value:
    """Returns the sum in normal form: like terms are one, what all have in common stands before it."""
    collected: dict[Term, Fraction] = {}
    for term in terms:
        for each, coefficient in summands_of(term, _ONE):
            collected[each] = collected.get(each, Fraction(0)) + coefficient
    kept = _merged({term: coefficient for term, coefficient in collected.items() if coefficient})
    if len(kept) <= 1:
        return next((product(Number(coefficient), term) for term, coefficient in kept.items()), ZERO)
    common = _common_powers([term for term in kept])
    if not common:
        return _with_sign(kept)
    return product(_product(_ONE, common), total(*(_without(term, c, common) for term, c in kept.items())))


def call(name: str, arguments: tuple[Value, ...]) -> Value:
    """Returns the call of a function; of one that is odd or even, without the sign of its argument."""
    scale, _ = factors_of(arguments[0])
    parity = ELEMENTARY[name].parity
    if scale >= 0 or parity is Parity.NONE:
        return Function(name, arguments)
    positive = Function(name, (negative(arguments[0]),))
    return positive if parity is Parity.EVEN else negative(positive)


def choice(condition: Truth, yes: Value, no: Value) -> Value:
    """Returns the choice; conditions with one outcome are one, and equal branches none."""
    yes = yes.yes if isinstance(yes, Conditional) and yes.condition == condition else yes
    no = no.no if isinstance(no, Conditional) and no.condition == condition else no
    if yes == no or condition == ALWAYS:
        return yes
    if condition == NEVER:
        return no
    if isinstance(no, Conditional) and no.yes == yes:
        return choice(either(condition, no.condition), yes, no.no)
    return Conditional(condition, yes, no)


def relation(operator: str, left: Value, right: Value) -> Truth:
    """Returns a comparison, spelled with `==`, `<` or `<=`."""
    if operator in (">", ">="):
        return relation({">": "<", ">=": "<="}[operator], right, left)
    if operator == "!=":
        return opposite(relation("==", left, right))
    if operator == "==" and right == ZERO and factors_of(left)[0] < 0:
        left = negative(left)
    if isinstance(left, Number) and isinstance(right, Number):
        holds = {"==": left.value == right.value, "<": left.value < right.value,
                 "<=": left.value <= right.value}[operator]
        return ALWAYS if holds else NEVER
    return Truth(operator, (left, right))


def opposite(condition: Truth) -> Truth:
    """Returns `!condition`."""
    if condition in (ALWAYS, NEVER):
        return NEVER if condition == ALWAYS else ALWAYS
    return condition.arguments[0] if condition.operator == "!" else Truth("!", (condition,))


def either(left: Truth, right: Truth) -> Truth:
    """Returns `left || right`."""
    if ALWAYS in (left, right):
        return ALWAYS
    if right == left or left.operator == "||" and right in left.arguments:
        return left
    return left if right == NEVER else right if left == NEVER else Truth("||", (left, right))


def both(left: Truth, right: Truth) -> Truth:
    """Returns `left && right`."""
    if NEVER in (left, right):
        return NEVER
    if right == left or left.operator == "&&" and right in left.arguments:
        return left
    return left if right == ALWAYS else right if left == ALWAYS else Truth("&&", (left, right))


def substitute(term: Term, replaced: Callable[[Term], Term | None]) -> Term:
    """Returns the term with every part for which `replaced` gives another, outermost first."""
    found = replaced(term)
    if found is not None:
        return found
    if isinstance(term, Product):
        return product(Number(term.coefficient),
                       *(power(substitute(base, replaced), exponent) for base, exponent in term.powers))
    if isinstance(term, Sum):
        return total(*(product(Number(coefficient), substitute(each, replaced)) for each, coefficient in term.terms))
    if isinstance(term, Function):
        return call(term.name, tuple(substitute(argument, replaced) for argument in term.arguments))
    if isinstance(term, Conditional):
        return choice(substitute(term.condition, replaced), substitute(term.yes, replaced),
                      substitute(term.no, replaced))
    if isinstance(term, Truth):
        return _truth(term.operator, [substitute(argument, replaced) for argument in term.arguments])
    return term


def _truth(operator: str, arguments: list[Term]) -> Truth:
    if operator == "!":
        return opposite(arguments[0])
    if operator in ("&&", "||"):
        return (both if operator == "&&" else either)(*arguments)
    return relation(operator, *arguments) if operator in ("==", "<", "<=") else Truth(operator, tuple(arguments))


def factors_of(term: Value) -> tuple[Fraction, tuple[tuple[Term, int], ...]]:
    """Returns the number and the powers that a term is the product of."""
    if isinstance(term, Number):
        return term.value, ()
    if isinstance(term, Product):
        return term.coefficient, term.powers
    return _ONE, ((term, 1),)


def _product(coefficient: Fraction, powers: Mapping[Term, int]) -> Value:
    kept = {base: exponent for base, exponent in powers.items() if exponent}
    if not coefficient:
        return ZERO
    signed = _signs(kept)
    if signed is not kept:  # what stands there instead may be a product itself
        return product(Number(coefficient), *(power(base, exponent) for base, exponent in signed.items()))
    if not kept:
        return Number(coefficient)
    base, exponent = next(iter(kept.items()))
    if coefficient == 1 and exponent == 1 and len(kept) == 1:
        return base
    return Product(coefficient, kept)


def _signs(powers: dict[Term, int]) -> dict[Term, int]:
    """Returns the powers with `sign(x) / x` as `1 / abs(x)`, which needs no sign, and `sign(x) / abs(x)` as `1 / x`."""
    for base in list(powers):
        if not isinstance(base, Function) or base.name != "sign" or powers[base] != 1:
            continue
        inner = base.arguments[0]
        magnitude = Function("abs", (inner,))
        for found, instead in ((inner, magnitude), (magnitude, inner)):
            if powers.get(found, 0) < 0:
                changed = {each: exponent for each, exponent in powers.items() if each not in (base, found)}
                changed[instead] = powers.get(instead, 0) - 1
                if powers[found] < -1:
                    changed[found] = powers[found] + 1
                return {each: exponent for each, exponent in changed.items() if exponent}
    return powers


def summands_of(term: Value, scale: Fraction = _ONE) -> Iterator[tuple[Term, Fraction]]:
    """Yields the terms of a sum, each without its coefficient; a number is that many ones."""
    if isinstance(term, Number):
        yield ONE, term.value * scale
    elif isinstance(term, Sum):
        for each, coefficient in term.terms:
            yield each, coefficient * scale
    elif isinstance(term, Product):
        rest = _product(_ONE, dict(term.powers))
        if isinstance(rest, Sum):
            yield from summands_of(rest, scale * term.coefficient)
        else:
            yield rest, scale * term.coefficient
    else:
        yield term, scale


def _with_sign(summands: dict[Term, Fraction]) -> Value:
    """Returns a sum whose constant is positive, else the term that is first by its key: `b - a` is `-(a - b)`."""
    first = summands.get(ONE) or summands[min(summands, key=lambda term: term.key)]
    if first > 0:
        return Sum(summands)
    return Product(Fraction(-1), {Sum({term: -coefficient for term, coefficient in summands.items()}): 1})


def _merged(summands: dict[Term, Fraction]) -> dict[Term, Fraction]:
    """Returns the summands with one choice for each condition."""
    choices: dict[Term, list[tuple[Conditional, Fraction]]] = {}
    for term, coefficient in summands.items():
        if isinstance(term, Conditional):
            choices.setdefault(term.condition, []).append((term, coefficient))
    for condition, found in choices.items():
        if len(found) > 1:
            yes, no = (total(*(product(Number(scale), branch(term)) for term, scale in found))
                       for branch in (lambda term: term.yes, lambda term: term.no))
            rest = {term: scale for term, scale in summands.items()
                    if not isinstance(term, Conditional) or term.condition != condition}
            # What it gives may be a sum, or like another summand.
            return dict(summands_of(total(*(product(Number(c), t) for t, c in rest.items()),
                                        choice(condition, yes, no)), _ONE))
    return summands


def _without(term: Term, scale: Fraction, common: Mapping[Term, int]) -> Value:
    """Returns a term without powers that it has, so that a sum of such terms has less in common."""
    coefficient, powers = factors_of(term)
    return _product(scale * coefficient, {base: exponent - common.get(base, 0) for base, exponent in powers})


def _common_powers(terms: list[Term]) -> dict[Term, int]:
    """Returns the powers that all terms have."""
    all_powers = [dict(factors_of(term)[1]) for term in terms]
    common = {}
    for base, exponent in all_powers[0].items():
        others = [powers.get(base, 0) for powers in all_powers[1:]]
        if exponent > 0 and min(others) > 0:
            common[base] = min(exponent, *others)
        elif exponent < 0 and max(others) < 0:
            common[base] = max(exponent, *others)
    return common
