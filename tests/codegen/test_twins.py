"""`scalar_twin`: an entry stands for the overload with a number too, and a twin that cannot be is reported."""

import unittest

from codegen.vocabulary import ResultDtype, Variant
from tests.codegen.support import resolve_text


def entry(func, *keys, category="pointwise_binary"):
    lines = [f"func: {func}", f"category: {category}", *keys]
    return "- " + "\n  ".join(lines) + "\n"


MIX = entry("mix.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
            "doc: self + alpha * other.", "variants: function, method, inplace, out", "out_overload: into",
            "scalar_twin: other", "pointwise: self + alpha * other", "derivatives: {self: grad, other: grad * alpha}")
NAMES_AS_TENSOR = entry("f.Tensor(Tensor self, Tensor other) -> Tensor", "scalar_twin: other",
                        "pointwise: self * other", "dtypes: floating",
                        "derivatives: {self: grad * other.cos(), other: grad * self}")
F = "f.Tensor(Tensor self, Tensor other, int rate) -> Tensor"
P = "pointwise: self + other * rate"

MISTAKES = [
    (entry(F, "scalar_twin: others", P),
     ["3:16: error: f.Tensor: unknown argument 'others' in 'scalar_twin' (did you mean 'other'?)"]),
    (entry(F, "scalar_twin: self, other", P),
     ["3:16: error: f.Tensor: bad name 'self, other' in 'scalar_twin', expected an identifier"]),
    (entry(F, "scalar_twin: rate", P),
     ["3:16: error: f.Tensor: 'scalar_twin' of 'rate', which is int, expected a Tensor argument"]),
    (entry("f.Tensor(Tensor self, Scalar s) -> Tensor", "scalar_twin: self", "pointwise: self + s"),
     ["3:16: error: f.Tensor: 'scalar_twin' of 'self', the only Tensor of the operator, expected another Tensor beside "
      "it"]),
    (entry("f.Scalar(Tensor self, Tensor other) -> Tensor", "scalar_twin: other", "pointwise: self + other"),
     ["3:16: error: f.Scalar: the twin would be called 'f.Scalar', as its entry, expected another overload name, as "
      "'Tensor'"]),
    (entry(F, "scalar_twin: other", "kernel: k"),
     ["3:16: error: f.Tensor: 'scalar_twin' has no effect here, expected it beside a 'pointwise' expression"]),
    (entry("f_(Tensor(a!) self, Tensor other) -> Tensor(a!)", "scalar_twin: other", "pointwise: self + other"),
     ["1:9: error: f_: a pointwise operator must be functional and return one Tensor"]),
    (entry(F, "scalar_twin: other", P, "derivatives: {'self, other': 'std::make_tuple(grad, grad)'}"),
     ["3:16: error: f.Tensor: one formula gives the gradients of 'self, other', and the twin has none of 'other', "
      "expected a formula for each"]),
    (NAMES_AS_TENSOR, ["6:36: error: f.Scalar: 'cos' takes no (a Scalar), expected cos(Tensor self) -> Tensor"]),
    (MIX + entry("mix.Scalar(Tensor self, Scalar other) -> Tensor", "pointwise: self - other"),
     ["9:9: error: mix.Scalar: the entry at line 9 writes what the scalar twin of mix.Tensor at line 1 generates, "
      "expected one of the two"]),
    (MIX + MIX.replace("mix.Tensor(Tensor self,", "mix.Two(Tensor self, Tensor more,").replace("into", "second")
     .replace("pointwise: self", "pointwise: self * more"),
     ["9:9: error: mix.Two: its scalar twin 'mix.Scalar' is also that of mix.Tensor at line 1, expected one of the "
      "two"]),
]


def resolved(text):
    operators, errors = resolve_text(text)
    assert not errors, errors
    return {str(operator.name): operator for operator in operators}


class Twins(unittest.TestCase):
    maxDiff = None

    def test_the_twin_has_the_variants_and_derivatives_of_its_entry(self):
        found = resolved(MIX)
        self.assertEqual([str(operator) for operator in found.values()], [
            "mix.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
            "mix_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
            "mix.into(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
            "mix.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
            "mix_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
            "mix.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)"])
        twin = found["mix.Scalar"]
        self.assertEqual((twin.doc, twin.promotes, twin.twin_of),
                         ("self + alpha * other.", ("self", "other"), "mix.Tensor"))
        self.assertEqual([derivative.names for derivative in twin.derivatives], [("self",)])
        self.assertIsNone(found["mix_.Scalar"].twin_of)

    def test_what_only_the_lost_gradient_needs_is_lost_too(self):
        twin = resolved(entry(
            "f.Tensor(Tensor self, Tensor other) -> Tensor", "scalar_twin: other",
            "let: {twice: 2 * self, all: grad * self}",
            "pointwise: twice * other", "dtypes: floating", "derivatives: {self: grad * other * 2, other: 2 * all}",
            "jvp: {result: self_t + other_t}"))["f.Scalar"]
        self.assertEqual([name for name, _ in twin.lets], ["twice"])
        self.assertEqual(twin.jvp, ())

    def test_an_entry_without_gradients_but_of_the_number(self):
        twin = resolved(entry("f.Tensor(Tensor self, Tensor other) -> Tensor", "scalar_twin: other",
                              "pointwise: self * other", "dtypes: floating", "non_differentiable: other",
                              "derivatives: auto"))["f.Scalar"]
        self.assertEqual((twin.non_differentiable, str(twin.derivatives[0].expression)),
                         ((), "maybe_multiply(grad, other)"))

    def test_a_number_makes_no_floating_dtype_where_integers_are_refused(self):
        words = "f.Tensor(Tensor self, Tensor other) -> Tensor", "scalar_twin: other", "pointwise: self * other"
        for more, promotes in ((("dtypes: floating",), ("self",)), (("promotion: int_to_float",), ("self", "other")),
                               (("dtypes: numeric",), ("self", "other")), (("promotes: other",), ("other",)),
                               (("promotes: self, other", "dtypes: floating"), ("self", "other"))):
            with self.subTest(more):
                self.assertEqual(resolved(entry(*words, *more))["f.Scalar"].promotes, promotes)

    def test_self_as_a_number_has_no_method(self):
        found = resolved(entry("power.Tensor(Tensor self, Tensor exponent) -> Tensor", "variants: method, inplace, out",
                               "scalar_twin: self", "pointwise: pow(self, exponent)", "dtypes: floating"))
        self.assertEqual([str(name) for name in found], ["power.Tensor", "power_.Tensor", "power.out", "power.Scalar",
                                                         "power.Scalar_out"])
        self.assertEqual(found["power.Scalar"].variants, {Variant.OUT})

    def test_a_predicate_and_a_choice(self):
        found = resolved(entry(
            "near.Tensor(Tensor self, Tensor other, bool strict=False) -> Tensor", "scalar_twin: other",
            "pointwise: {choose: strict, 'true': self < other, 'false': self <= other}", "result_dtype: bool"))
        twin = found["near.Scalar"]
        self.assertEqual((twin.result_dtype, twin.promotes), (ResultDtype.BOOL, ("self", "other")))

    def test_formulas_may_call_the_twin(self):
        resolved(MIX + entry("g(Tensor self) -> Tensor", "kernel: k", "derivatives: {self: 'mix(grad, 2)'}"))

    def test_mistakes(self):
        for text, expected in MISTAKES:
            with self.subTest(text):
                errors = resolve_text(text + entry("cos(Tensor self) -> Tensor", "kernel: cos"))[1]
                self.assertEqual([error.removeprefix("ops.yaml:") for error in errors], expected)


if __name__ == "__main__":
    unittest.main()
