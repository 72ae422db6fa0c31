"""Bad pointwise expressions and the exact messages they must give: what C++ would refuse far from ops.yaml."""

import re
import unittest
from pathlib import Path

from codegen.dtypes import DTYPE_SETS
from codegen.elementary import COMPLEX_FUNCTIONS, FLOATING_FUNCTIONS, POINTWISE_FUNCTIONS
from codegen.pointwise_types import MOST_INPUTS
from tests.codegen.support import expect_messages

RUNTIME = Path(__file__).resolve().parent.parent.parent / "runtime/tenon"


def pointwise(expression, *lines, arguments="Tensor self, Tensor other"):
    """Returns an entry that computes an expression."""
    lines = [f"pointwise: '{expression}'", *lines]
    return "\n  ".join([f"- func: f({arguments}) -> Tensor", "category: copy", *lines]) + "\n"


POINTWISE = [
    (pointwise("exp(self) + other"),
     ["3:15: error: f: 'exp' computes in floating dtypes, the operator also in bool and integers, expected "
      "'dtypes: floating', or 'promotion: int_to_float'"]),
    (pointwise("exp(self) + other", "dtypes: numeric"),
     ["3:15: error: f: 'exp' computes in floating dtypes, the operator also in integers, expected 'dtypes: "
      "floating', or 'promotion: int_to_float'"]),
    (pointwise("self & other"),
     ["3:20: error: f: '&' of numbers does not compute in floating dtypes, expected 'dtypes: integral', "
      "perhaps with 'bool'"]),
    (pointwise("~self * other", "dtypes: floating"),
     ["3:15: error: f: '~' of numbers does not compute in floating dtypes, expected 'dtypes: integral', "
      "perhaps with 'bool'"]),
    (pointwise("self << other", "dtypes: integral, bool"),
     ["3:20: error: f: '<<' of numbers does not compute in bool, expected 'dtypes: integral'"]),
    (pointwise("self % other", "dtypes: integral"),
     ["3:20: error: f: '%' cannot stand in a pointwise expression, expected remainder(a, b) or fmod(a, b)"]),
    (pointwise("0.5 * self + other"),
     ["3:15: error: f: 0.5 has no value in bool and integers, in which the operator computes too, expected "
      "'dtypes: floating', or 'promotion: int_to_float'"]),
    (pointwise("self > other"),
     ["3:20: error: f: the expression gives a truth value, expected 'result_dtype: bool', or numbers, as in 'x "
      "> 0 ? 1 : 0'"]),
    (pointwise("self + other", "result_dtype: bool"),
     ["3:20: error: f: the expression of a 'result_dtype: bool' gives a number, expected a comparison, as in "
      "'x != 0'"]),
    (pointwise("(self > 0) * other"),
     ["3:26: error: f: '*' of a truth value, expected a number, as in 'x > 0 ? 1 : 0'"]),
    (pointwise("self && other"),
     ["3:20: error: f: '&&' of a number, expected a comparison, as in 'x != 0'"]),
    (pointwise("!self + other"),
     ["3:15: error: f: '!' of a number, expected a comparison, as in 'x != 0'"]),
    (pointwise("-(self > 0) + other"),
     ["3:15: error: f: '-' of a truth value, expected a number, as in 'x > 0 ? 1 : 0'"]),
    (pointwise("self == (other > 1)"),
     ["3:20: error: f: '==' of a number and a truth value, expected two numbers or two truth values, as 'x != "
      "0' is"]),
    (pointwise("self + 1 ? other : self"),
     ["3:20: error: f: the condition of '?' is a number, expected a comparison, as in 'x != 0'"]),
    (pointwise("self > 0 ? self > 1 : other"),
     ["3:31: error: f: a branch of '?' is a truth value, expected a number"]),
    (pointwise("where(self, other, 1)"),
     ["3:21: error: f: 'where' of a number, expected a comparison, as in 'x != 0'"]),
    (pointwise("isnan(self > 1) || other > 1", "result_dtype: bool"),
     ["3:26: error: f: 'isnan' of a truth value, expected a number"]),
    (pointwise("min(self, min)", arguments="Tensor self, Tensor min"),
     ["3:15: error: f: 'min' is an argument, which hides the function, expected another name for the argument "
      "'min'"]),
    (pointwise("self > 0 ? self : where", arguments="Tensor self, Tensor where"),
     ["3:24: error: f: 'where' is an argument, which hides the function that '?' is in C++, expected another "
      "name for the argument 'where'"]),
    (pointwise("self"),
     ["1:24: error: f: argument 'other' has no effect: the expression does not name it, expected 'other' in "
      "'pointwise', or no such argument"]),
    (pointwise("self + a + b + c + d + e + g",
               arguments="Tensor self, Scalar a, Scalar b, Scalar c, Scalar d, Scalar e, Scalar g"),
     ["1:9: error: f: a pointwise operator has 7 arguments, expected at most 6"]),
    (pointwise("exp(self) + other", "promotion: int_to_float", "dtypes: floating"),
     ["5:11: error: f: 'dtypes' has no effect beside 'promotion: int_to_float', which computes in floating "
      "dtypes, expected one of the two, or 'dtypes: floating, complex'"]),
    (pointwise("self < other ? self : other", "dtypes: floating, complex"),
     ["3:20: error: f: '<' does not compute in complex dtypes, expected 'dtypes' without 'complex'"]),
    (pointwise("erf(self) + other", "dtypes: floating, complex"),
     ["3:15: error: f: 'erf' does not compute in complex dtypes, expected 'dtypes' without 'complex'"]),
    (pointwise("self & other", "dtypes: integral, complex"),
     ["3:20: error: f: '&' of numbers does not compute in complex dtypes, expected 'dtypes: integral', perhaps with "
      "'bool'"]),
    (pointwise("abs(self) * other", "dtypes: floating, complex"),
     ["3:15: error: f: 'abs' gives real numbers of complex ones, expected it as the whole expression of a "
      "'result_dtype: real'"]),
    (pointwise("size * other", "let: {size: abs(self)}", "dtypes: floating, complex"),
     ["4:15: error: f: 'abs' gives real numbers of complex ones, expected it as the whole expression of a "
      "'result_dtype: real'"]),
    (pointwise("self * other", "dtypes: floating, complex", "result_dtype: real"),
     ["3:20: error: f: the expression of a 'result_dtype: real' gives a complex number, expected a call of one of abs, "
      "angle"]),
    (pointwise("abs(self * other)", "dtypes: floating", "result_dtype: real"),
     ["5:17: error: f: 'result_dtype: real' has no effect: the operator computes in no complex dtype, expected "
      "'complex' in 'dtypes'"]),
    (pointwise("self + other", "dtypes: uint16, float16, int64"),
     [f"4:11: error: f: '{dtype}' in 'dtypes' without '{hub}', in which it is computed, expected '{hub}' among them"
      for dtype, hub in (("float16", "float32"), ("uint16", "int32"))]),
    (pointwise("self + other", "dtypes: numeric, floating"),
     ["4:20: error: f: 'floating' in 'dtypes' has no effect: another word covers it"]),
    (pointwise("self + other", "meta: pair(self, other)"),
     ["4:9: error: f: 'meta' has no effect here, expected it beside a 'kernel'"]),
]

# what the generator accepts
GOOD = [
    pointwise("exp(self) + other", "promotion: int_to_float"), pointwise("0.5 * self + other", "dtypes: floating"),
    pointwise("self & ~other", "dtypes: integral, bool"), pointwise("self << other", "dtypes: integral"),
    pointwise("(self > 0 && other != 0) == (self < 1)", "result_dtype: bool"), pointwise("self ? other : 1e9"),
    pointwise("(self > 1 | other > 1) ? (self) : where(!(other > 1), 2.0, 3)"),
    pointwise("0.5 * exp(self) / conj(other)", "dtypes: floating, complex"),
    pointwise("(abs(self * other))", "dtypes: floating, complex", "result_dtype: real"),
    pointwise("self == other", "dtypes: all, complex", "result_dtype: bool"),
    pointwise("exp(self) + other", "promotion: int_to_float", "dtypes: floating, complex"),
]


class PointwiseExpressions(unittest.TestCase):
    maxDiff = None

    def test_each_mistake_has_its_message(self):
        expect_messages(self, POINTWISE)

    def test_what_cpp_computes_is_accepted(self):
        expect_messages(self, [(text, []) for text in GOOD])


class AgainstTheRuntime(unittest.TestCase):
    """The tables of Python say what the C++ has."""

    def test_functions_of_floats(self):
        folder = RUNTIME / "kernels" / "simd"
        text = "".join((folder / f"{name}.h").read_text(encoding="utf-8")
                       for name in ("erf", "exponential", "logarithm", "logistic", "math", "normal_distribution",
                                    "rounding", "sine", "sleef", "tanh", "whole_range"))
        floats = set(re.findall(r"^TENON_ELEMENTARY_(?:UNARY|BINARY|DOUBLE)\((\w+),", text, re.M))
        floats |= set(re.findall(r"Vec<float> (\w+)\(Vec<float>", text))
        floats |= set(re.findall(r"^requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> (\w+)\(", text, re.M))
        others = {name for name in re.findall(r"Vec<T>\s+(\w+)\(", text) if name not in floats}
        others |= set(re.findall(r"requires\(!Vec<T>::kIsFloating\)\s+TENON_ALWAYS_INLINE Vec<T> (\w+)\(", text))
        self.assertEqual(sorted(FLOATING_FUNCTIONS - floats), [])
        self.assertEqual(sorted(floats & POINTWISE_FUNCTIONS.keys() - FLOATING_FUNCTIONS - others), [])

    def test_functions_of_complex_numbers(self):
        text = (RUNTIME / "kernels" / "simd" / "complex.h").read_text(encoding="utf-8")
        found = set(re.findall(r"(?:Vec<Complex<P>>|Vec<P>|Mask<P>)\s+(\w+)\((?:Vec<Complex<P>>|Mask<P>) ", text))
        found |= set(re.findall(r"^TENON_COMPLEX_FUNCTION\((\w+),", text, re.M))
        self.assertEqual(sorted(found & POINTWISE_FUNCTIONS.keys()), sorted(COMPLEX_FUNCTIONS))

    def test_number_of_inputs(self):
        text = (RUNTIME / "kernels" / "pointwise" / "pointwise_loop.h").read_text(encoding="utf-8")
        self.assertIn(f"kMaxPointwiseInputs = {MOST_INPUTS};", text)

    def test_sets_of_dtypes(self):
        text = (RUNTIME / "kernels" / "pointwise" / "pointwise_loop.h").read_text(encoding="utf-8")
        for name in ("integral", "bool", "floating", "complex"):
            found = re.search(rf"k{name.capitalize()} = (.*?),\n  k", text, re.S).group(1)
            self.assertEqual({dtype.lower() for dtype in re.findall(r"\bk([A-Z]\w+)", found)}, DTYPE_SETS[name])


if __name__ == "__main__":
    unittest.main()
