"""Branches of `?:` that stay finite where they are not taken.

A formula of operators computes both branches for every element. Its own gradient multiplies what the other branch has
there by 0, which is NaN where that is infinite: so a function gets another argument there, inside its domain.
"""

from __future__ import annotations

from typing import Callable

from codegen.differentiation import normal, terms
from codegen.differentiation.terms import Conditional, Function, Number, Product, Sum, Term, Truth
from codegen.elementary import ELEMENTARY

_DIVISOR = 1


def guarded(term: Term, is_tensor: Callable[[Term], bool], skipped: Truth = terms.NEVER) -> Term:
    """Returns the term, which does not count where `skipped` holds, with what its functions get there."""
    def inside(argument: Term, value: int | None) -> Term:
        if skipped == terms.NEVER or value is None or not is_tensor(argument):
            return argument
        return Conditional(skipped, Number(value), argument)

    if isinstance(term, Conditional):
        split = _by_number(term, is_tensor)
        if split is not None:
            return guarded(split, is_tensor, skipped)
        decides = is_tensor(term.condition)
        yes, no = (normal.either(skipped, each) if decides else skipped
                   for each in (normal.opposite(term.condition), term.condition))
        return Conditional(term.condition, guarded(term.yes, is_tensor, yes), guarded(term.no, is_tensor, no))
    if isinstance(term, Function):
        arguments = [guarded(each, is_tensor, skipped) for each in term.arguments]
        values = ELEMENTARY[term.name].inside or (None,) * len(arguments)
        return Function(term.name, tuple(map(inside, arguments, values)))
    if isinstance(term, Product):
        bases = [(guarded(base, is_tensor, skipped), exponent) for base, exponent in term.powers]
        return Product(term.coefficient, {inside(base, _DIVISOR if exponent < 0 else None): exponent
                                          for base, exponent in bases})
    if isinstance(term, Sum):
        return Sum({guarded(each, is_tensor, skipped): coefficient for each, coefficient in term.terms})
    return term


def _by_number(term: Conditional, is_tensor: Callable[[Term], bool]) -> Conditional | None:
    """Returns the choice with what depends on no tensor decided first, where `&&` or `||` joins it with what does."""
    condition = term.condition
    if condition.operator not in ("&&", "||"):
        return None
    numbers = [each for each in condition.arguments if not is_tensor(each)]
    if not numbers or len(numbers) == len(condition.arguments):
        return None
    inner = Conditional(next(each for each in condition.arguments if is_tensor(each)), term.yes, term.no)
    return Conditional(numbers[0], *((inner, term.no) if condition.operator == "&&" else (term.yes, inner)))
