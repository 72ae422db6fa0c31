"""The elementary functions of pointwise expressions: the one table of what is known of each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Parity(Enum):
    """What a function does with the sign of its argument."""

    NONE, ODD, EVEN = range(3)


class Standard(Enum):
    """What the function of that name in the standard library of C++ computes of numbers."""

    SAME, OTHER, NONE = range(3)


@dataclass(frozen=True)
class Elementary:
    """A function of numbers, or of one truth value and two numbers.

    `inside` has a value for each argument at which the function and all of its derivatives are finite, None for one
    for which they are so everywhere. `operator` is the operator that computes it, if any, and `numbers` are the
    places of the arguments of that which may be numbers.
    """

    arity: int = 1
    is_floating: bool = True  # computes in floating dtypes alone
    is_integral: bool = False  # computes in integral dtypes alone
    parity: Parity = Parity.NONE
    inside: tuple[int | None, ...] = ()
    standard: Standard = Standard.SAME
    is_predicate: bool = False
    is_long: bool = False  # is much code
    is_complex: bool = False  # computes in complex dtypes, too
    is_real: bool = False  # gives real numbers of complex ones
    operator: str | None = ""  # "" for the same name
    numbers: tuple[int, ...] = ()


_ODD, _EVEN = Parity.ODD, Parity.EVEN
ELEMENTARY = {
    "abs": Elementary(is_floating=False, parity=_EVEN, is_complex=True, is_real=True),
    "angle": Elementary(standard=Standard.NONE, is_complex=True, is_real=True),
    "conj": Elementary(is_floating=False, standard=Standard.NONE, is_complex=True, operator="conj_physical"),
    "sgn": Elementary(is_floating=False, parity=_ODD, standard=Standard.NONE, is_complex=True),
    "exp": Elementary(inside=(0,), is_complex=True),
    "expm1": Elementary(inside=(0,), is_complex=True),
    "log": Elementary(inside=(1,), is_complex=True),
    "log1p": Elementary(inside=(0,), is_complex=True),
    "log2": Elementary(inside=(1,), is_complex=True),
    "log10": Elementary(inside=(1,), is_complex=True),
    "sqrt": Elementary(inside=(1,), is_complex=True),
    "rsqrt": Elementary(inside=(1,), standard=Standard.NONE, is_complex=True),
    "reciprocal": Elementary(inside=(1,), standard=Standard.NONE, is_complex=True),
    "sin": Elementary(parity=_ODD, is_complex=True),
    "cos": Elementary(parity=_EVEN, is_complex=True),
    "tan": Elementary(parity=_ODD, inside=(0,), is_complex=True),
    "asin": Elementary(parity=_ODD, inside=(0,), is_complex=True),
    "acos": Elementary(inside=(0,), is_complex=True),
    "atan": Elementary(parity=_ODD, is_complex=True),
    "sinh": Elementary(parity=_ODD, inside=(0,), is_complex=True),
    "cosh": Elementary(parity=_EVEN, inside=(0,), is_complex=True),
    "tanh": Elementary(parity=_ODD, is_complex=True),
    "asinh": Elementary(parity=_ODD, is_complex=True),
    "acosh": Elementary(inside=(2,), is_complex=True),
    "atanh": Elementary(parity=_ODD, inside=(0,), is_complex=True),
    "erf": Elementary(parity=_ODD),
    "erfc": Elementary(),
    "normal_cdf": Elementary(standard=Standard.NONE, operator=None),
    "sigmoid": Elementary(standard=Standard.NONE, is_complex=True),
    "silu": Elementary(standard=Standard.NONE, operator=None),
    "gelu": Elementary(standard=Standard.NONE, operator=None),
    "floor": Elementary(is_floating=False),
    "ceil": Elementary(is_floating=False),
    "round": Elementary(is_floating=False, standard=Standard.OTHER),  # halves to even numbers
    "trunc": Elementary(is_floating=False),
    "sign": Elementary(is_floating=False, parity=_ODD, standard=Standard.NONE),
    "isnan": Elementary(is_floating=False, is_predicate=True, is_complex=True),
    "isinf": Elementary(is_floating=False, is_predicate=True, is_complex=True),
    "pow": Elementary(2, False, inside=(1, 1), is_long=True, numbers=(0, 1), is_complex=True),
    "atan2": Elementary(2, inside=(None, 1)),
    "fmod": Elementary(2, False, inside=(None, 1), is_long=True, numbers=(1,)),
    "remainder": Elementary(2, False, inside=(None, 1), standard=Standard.OTHER, is_long=True, numbers=(1,)),
    "floor_divide": Elementary(2, False, inside=(None, 1), standard=Standard.NONE, is_long=True, numbers=(1,)),
    "gcd": Elementary(2, False, is_integral=True, standard=Standard.NONE, is_long=True),
    "hypot": Elementary(2, inside=(1, 1), is_complex=True),
    "min": Elementary(2, False, standard=Standard.OTHER, operator="minimum"),  # of numbers of one type
    "max": Elementary(2, False, standard=Standard.OTHER, operator="maximum"),
    "copysign": Elementary(2, operator=None),
    "where": Elementary(3, False, standard=Standard.NONE, is_complex=True),
}
POINTWISE_FUNCTIONS = {name: function.arity for name, function in ELEMENTARY.items()}
FLOATING_FUNCTIONS = frozenset(name for name, function in ELEMENTARY.items() if function.is_floating)
INTEGRAL_FUNCTIONS = frozenset(name for name, function in ELEMENTARY.items() if function.is_integral)
COMPLEX_FUNCTIONS = frozenset(name for name, function in ELEMENTARY.items() if function.is_complex)
REAL_FUNCTIONS = frozenset(name for name, function in ELEMENTARY.items() if function.is_real)
PREDICATES = frozenset(name for name, function in ELEMENTARY.items() if function.is_predicate)
# Functions of the standard library that formulas compute numbers with, and how many each takes.
STANDARD_FUNCTIONS = {f"std::{name}": count for name, count in ({
    name: function.arity for name, function in ELEMENTARY.items() if function.standard is not Standard.NONE
} | dict.fromkeys("fabs cbrt exp2 tgamma lgamma isfinite".split(), 1)
  | dict.fromkeys("fmin fmax".split(), 2) | dict.fromkeys("clamp fma".split(), 3)).items()}
