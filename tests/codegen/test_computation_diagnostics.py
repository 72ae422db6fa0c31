"""Entries that cannot compute what they say, and the exact messages they must give."""

import unittest

from tests.codegen.support import F, K, P, expect_messages


def chosen(arguments, pointwise):
    """Returns an entry with an expression or a choice."""
    return f"- func: f(Tensor self, {arguments}) -> Tensor\n  category: copy\n  dtypes: numeric\n" \
           f"  pointwise: {pointwise}\n"


# the text of ops.yaml → its errors, each without the leading `ops.yaml:`
ROWS = [
    # how it computes
    (F,
     ["1:9: error: f: the entry does not say how it computes, expected one of 'pointwise', 'kernel' and "
      "'composite'"]),
    (K + "  composite: c\n",
     ["4:14: error: f: the entry has 'kernel' and 'composite', expected exactly one of 'pointwise', "
      "'kernel' and 'composite'"]),
    (chosen("bool b", "{choose: b, true: self, false: -self}") + "  composite: self.exp()\n",
     ["5:14: error: f: the entry has 'pointwise' and 'composite', expected exactly one of 'pointwise', "
      "'kernel' and 'composite'"]),
    ("- func: _f(Tensor self) -> Tensor\n  category: copy\n  pointwise: sine(self) * self\n  derivatives: auto\n",
     ["3:14: error: _f: unknown function 'sine' in a pointwise expression (did you mean 'sin'?)"]),
    ("- func: f_backward(Tensor self) -> Tensor\n  category: copy\n  pointwise: pow(self)\n  derivatives: auto\n",
     ["3:14: error: f_backward: 'pow' has 1 argument, expected 2"]),
    ("- func: f(Tensor self, int[] dim) -> Tensor\n  category: copy\n  pointwise: self + dim\n",
     ["1:24: error: f: argument 'dim' of a pointwise operator is int[], expected Tensor, Scalar, float, "
      "int or bool"]),
    ("- func: f(Tensor self) -> (Tensor, Tensor)\n  category: copy\n  pointwise: self\n",
     ["1:9: error: f: a pointwise operator must be functional and return one Tensor"]),
    ("- func: f(Scalar s) -> Tensor\n  category: copy\n  pointwise: s\n",
     ["1:9: error: f: a pointwise operator has no Tensor argument"]),
    ("- func: f(Tensor self, Scalar alpha) -> Tensor\n  category: copy\n  pointwise: self * alhpa\n",
     ["3:21: error: f: unknown name 'alhpa', expected an argument (did you mean 'alpha'?)"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: sqrtt(self)\n",
     ["3:14: error: f: unknown function 'sqrtt' in a pointwise expression (did you mean 'sqrt'?)"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: max(self)\n",
     ["3:14: error: f: 'max' has 1 argument, expected 2"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self.abs()\n",
     ["3:19: error: f: 'self.abs' cannot stand in a pointwise expression, expected arithmetic, function "
      "calls and '?:'"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self +\n",
     ["3:20: error: f: the expression ends too early, expected a value"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self * std::pi\n",
     ["3:21: error: f: unknown name 'std::pi', expected an argument"]),
    (K + "  meta: same_as(slef)\n",
     ["4:17: error: f: unknown name 'slef', expected an argument (did you mean 'self'?)"]),
    # choose
    (chosen("str mode='zero'", "{choose: mode, one: self}"),
     ["4:23: error: f: the default 'zero' of 'mode' is no case, expected zero: …"]),
    (chosen("str mode", "{choose: made, one: self}"),
     ["4:23: error: f: unknown argument 'made' in 'choose' (did you mean 'mode'?)"]),
    (chosen("Scalar n", "{choose: n, one: self}"),
     ["4:23: error: f: 'choose' by 'n', which is Scalar, expected a str, a bool, a ScalarType, a MemoryFormat, or "
      "whether an optional argument is given"]),
    (chosen("ScalarType dtype", "{choose: dtype, float32: self, int46: -self}"),
     ["4:45: error: f: unknown case 'int46' of 'dtype', expected uint8, int8, int16, int32, int64, bool, float16, "
      "bfloat16, float32, float64, complex64, complex128, uint16, uint32 or uint64 (did you mean 'int64'?)"]),
    (chosen("Layout? layout=None", "{choose: layout, given: {choose: layout, strided: self}, none: -self}"),
     ["4:47: error: f: 'choose' by 'layout' has no effect: it is always strided"]),
    (chosen("bool b", "{choose: b, given: self}"),
     ["4:26: error: f: unknown case 'given' of 'b', expected true or false"]),
    (chosen("bool b", "{choose: b, 'true': {choose: b, 'true': self}}"),
     ["4:43: error: f: 'b' is decided before"]),
    (chosen("Scalar? s", "{choose: s, given: self * s, none: self * s}"),
     ["4:56: error: f: unknown name 's', expected an argument"]),
    (chosen("Scalar? s", "self * s"),
     ["1:24: error: f: argument 's' of a pointwise operator is Scalar?, expected Tensor, Scalar, float, int or bool"]),
    (chosen("bool b", "{one: self}"),
     ["4:14: error: f: 'pointwise' is a mapping without 'choose', expected an expression, or 'choose' and cases"]),
    (chosen("bool b", "{choose: b}"),
     ["4:14: error: f: 'choose' has no case, expected cases with an expression each"]),
    (chosen("bool b", "{choose: b, 'true': self +, 'false': self}"),
     ["4:40: error: f: the expression ends too early, expected a value"]),
    (chosen("bool b, Scalar n", "{choose: b, 'true': self, 'false': -self}"),
     ["1:32: error: f: argument 'n' has no effect: the expression does not name it, expected 'n' in 'pointwise', "
      "or no such argument"]),
    (chosen("str mode", "{choose: mode, one: self, 'a b': self}"),
     ["4:40: error: f: the case 'a b' of 'mode' is no word, expected letters, digits and underscores"]),
    (chosen("bool b", "{choose: b, 'true': -self, 'false': -self}"),
     ["4:23: error: f: 'choose' by 'b' has no effect: its cases are the same"]),
    (chosen("bool b", "{choose: b, 'true': self, 'false': exp(self)}") + "  derivatives: auto\n",
     ["4:49: error: f: 'exp' computes in floating dtypes, the operator also in integers, expected 'dtypes: "
      "floating', or 'promotion: int_to_float'"]),
    # let
    (K + "  let: {x: self}\n",
     ["4:9: error: f: 'x' in 'let' has no effect: nothing names it, expected 'x' in 'pointwise', in a formula, or in a "
      "part after it"]),
    (P + "  let: {x: self}\n",
     ["4:9: error: f: 'x' in 'let' has no effect: nothing names it, expected 'x' in 'pointwise', in a formula, or in a "
      "part after it"]),
    (P.replace("self + other", "y + other") + "  let: {y: x * self, x: other}\n",
     ["4:12: error: f: unknown name 'x', expected an argument, or a part of 'let' before it"]),
    (P + "  let: {self: other, grad: self, a.b: self, exp: self}\n",
     ["4:9: error: f: 'self' in 'let' is an argument or a result, expected another name",
      "4:22: error: f: the name 'grad' in 'let' is reserved: it is what formulas call a gradient or a result, expected "
      "another name",
      "4:34: error: f: bad name 'a.b' in 'let', expected an identifier",
      "4:45: error: f: the name 'exp' in 'let' is reserved: it is a function of pointwise expressions, expected "
      "another name"]),
    (P.replace("self + other", "'x ? self : other'") + "  let: {x: self > other}\n  dtypes: numeric\n",
     []),
    (P.replace("self + other", "x + other") + "  let: {x: self > other}\n",
     ["3:16: error: f: '+' of a truth value, expected a number, as in 'x > 0 ? 1 : 0'"]),
    (P + "  let: {x: 'self +'}\n",
     ["4:19: error: f: the expression ends too early, expected a value"]),
    (P + "  let: {x: grad.exp()}\n  derivatives: {self: x, other: x * 2}\n",
     ["4:17: error: f: unknown method 'exp', expected an operator or a helper"]),
    (P + "  let: {}\n",
     ["4:8: error: f: 'let' is empty, expected a mapping of names to expressions"]),
]


class BadComputations(unittest.TestCase):
    def test_each_mistake_has_its_message(self):
        expect_messages(self, ROWS)


if __name__ == "__main__":
    unittest.main()
