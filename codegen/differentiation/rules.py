"""The derivatives of the functions of pointwise expressions, each for each argument.

At points where a function has no derivative these are PyTorch's: `abs` and `sign` give 0 at 0, rounding gives 0
everywhere, `pow` gives 0 for its base where the exponent is 0, and for its exponent where a base of 0 is raised to what
is not negative. `min` and `max` halve the gradient of equal arguments. docs/operators.md lists them.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Callable

from codegen.differentiation.normal import (both, call, choice, either, negative, power, product, quotient, relation,
                                            total)
from codegen.differentiation.terms import ONE, ZERO, Function, Number, Truth, Value

_LN_2, _LN_10 = Number(Fraction("0.693147180559945309417")), Number(Fraction("2.302585092994045684018"))
_TWO_OVER_ROOT_PI = Number(Fraction("1.128379167095512573896"))
_ONE_OVER_ROOT_TWO_PI = Number(Fraction("0.398942280401432677940"))
_HALF = Number(Fraction(1, 2))
_MINUS_ONE = Number(-1)


def _call(name: str, *arguments: Value) -> Value:
    return call(name, arguments)


def _square(x: Value) -> Value:
    return power(x, 2)


def _rsqrt(x: Value) -> Value:
    return _call("rsqrt", x)


def _one_less_square(x: Value) -> Value:
    """Returns `1 - x²`, accurate also near 1."""
    return product(total(ONE, negative(x)), total(ONE, x))


def _bell(x: Value) -> Value:
    """Returns the derivative of erf."""
    return product(_TWO_OVER_ROOT_PI, _call("exp", negative(_square(x))))


def _normal_density(x: Value) -> Value:
    return product(_ONE_OVER_ROOT_TWO_PI, _call("exp", product(negative(_HALF), _square(x))))


def _silu_slope(x: Value, sigmoid: Value) -> Value:
    return product(sigmoid, total(ONE, product(x, total(ONE, negative(sigmoid)))))


# Of f(x), from x and f(x) itself.
_OF_ONE: dict[str, Callable[[Value, Value], Value]] = {
    "abs": lambda x, y: _call("sign", x),
    "exp": lambda x, y: y,
    "expm1": lambda x, y: _call("exp", x),
    "log": lambda x, y: quotient(ONE, x),
    "log1p": lambda x, y: quotient(ONE, total(ONE, x)),
    "log2": lambda x, y: quotient(ONE, product(x, _LN_2)),
    "log10": lambda x, y: quotient(ONE, product(x, _LN_10)),
    "sqrt": lambda x, y: quotient(_HALF, y),
    "rsqrt": lambda x, y: product(negative(_HALF), power(y, 3)),
    "sin": lambda x, y: _call("cos", x),
    "cos": lambda x, y: negative(_call("sin", x)),
    "tan": lambda x, y: total(ONE, _square(y)),
    "asin": lambda x, y: _rsqrt(_one_less_square(x)),
    "acos": lambda x, y: negative(_rsqrt(_one_less_square(x))),
    "atan": lambda x, y: quotient(ONE, total(_square(x), ONE)),
    "sinh": lambda x, y: _call("cosh", x),
    "cosh": lambda x, y: _call("sinh", x),
    "tanh": lambda x, y: total(ONE, negative(_square(y))),
    "asinh": lambda x, y: quotient(ONE, _call("hypot", x, ONE)),  # where the square overflows, too
    "acosh": lambda x, y: product(_rsqrt(total(x, _MINUS_ONE)), _rsqrt(total(x, ONE))),
    "atanh": lambda x, y: _square(_rsqrt(_one_less_square(x))),
    "erf": lambda x, y: _bell(x),
    "erfc": lambda x, y: negative(_bell(x)),
    "normal_cdf": lambda x, y: _normal_density(x),
    "sigmoid": lambda x, y: product(y, total(ONE, negative(y))),
    "silu": lambda x, y: _silu_slope(x, _call("sigmoid", x)),
    "gelu": lambda x, y: total(_call("normal_cdf", x), product(x, _normal_density(x))),
}
# Of f(a, b) for a and for b.
_OF_TWO: dict[str, tuple[Callable[[Value, Value, Value], Value], Callable[[Value, Value, Value], Value]]] = {
    "atan2": (lambda a, b, y: quotient(b, total(_square(a), _square(b))),
              lambda a, b, y: negative(quotient(a, total(_square(a), _square(b))))),
    # How often b is in a: a quotient that is rounded may be the next whole number.
    "fmod": (lambda a, b, y: ONE, lambda a, b, y: negative(_call("round", quotient(total(a, negative(y)), b)))),
    "remainder": (lambda a, b, y: ONE, lambda a, b, y: negative(_call("round", quotient(total(a, negative(y)), b)))),
    "copysign": (lambda a, b, y: choice(relation("==", a, ZERO), ZERO, quotient(y, a)), lambda a, b, y: ZERO),
    "pow": (lambda a, b, y: choice(relation("==", b, ZERO), ZERO,
                                   product(b, _call("pow", a, total(b, _MINUS_ONE)))),
            # A power of 0 is 0 or 1 where the exponent is not negative; complex numbers have no such order.
            lambda a, b, y: choice(both(relation("==", a, ZERO), either(relation("==", y, ZERO),
                                                                        relation("==", b, ZERO))), ZERO,
                                   product(y, _call("log", a)))),
    "hypot": (lambda a, b, y: quotient(a, y), lambda a, b, y: quotient(b, y)),
    "max": (lambda a, b, y: _of_extremum(a, b, relation("<", a, b)),
            lambda a, b, y: _of_extremum(b, a, relation("<", b, a))),
    "min": (lambda a, b, y: _of_extremum(a, b, relation("<", b, a)),
            lambda a, b, y: _of_extremum(b, a, relation("<", a, b))),
}
CONSTANT = frozenset("sign floor ceil round trunc floor_divide gcd".split())


def local_derivatives(function: Function) -> tuple[Value, ...]:
    """Returns the derivative of a function for each argument; where it has branches these are outermost."""
    if function.name in CONSTANT:
        return (ZERO,) * len(function.arguments)
    if function.name in _OF_TWO:
        return tuple(rule(*function.arguments, function) for rule in _OF_TWO[function.name])
    argument = function.arguments[0]
    inner = argument.name if isinstance(argument, Function) else ""
    if (function.name, inner) == ("log1p", "exp"):
        return (quotient(_call("sigmoid", argument.arguments[0]), argument),)  # exp, which overflows, cancels
    return (_OF_ONE[function.name](argument, function),)


def _of_extremum(one: Value, other: Value, is_other: Truth) -> Value:
    """Returns the derivative of min or max for one argument; where one is NaN both have all of the gradient."""
    return choice(relation("==", one, other), _HALF, choice(is_other, ZERO, ONE))
