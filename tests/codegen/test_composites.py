"""`composite` as an expression over operators: the C++ of it, and what cannot be one."""

import unittest

from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.library import make_library
from tests.codegen.support import resolve_text
from tests.codegen.test_explain import ROOT

OPERATORS = """
- func: exp(Tensor self) -> Tensor
  category: copy
  kernel: exp
- func: sum.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
  category: copy
  kernel: sum
- func: view(Tensor(a) self, int[] size) -> Tensor(a)
  category: copy
  kernel: view
  view:
    inverse: mutated_view
- func: extrema(Tensor self) -> (Tensor, Tensor)
  category: copy
  kernel: extrema
- func: to.dtype(Tensor self, ScalarType dtype) -> Tensor
  category: copy
  kernel: to
- func: scaled(Tensor self, Scalar factor=1) -> Tensor
  category: copy
  kernel: scaled
- func: split(Tensor(a -> *) self, int size) -> Tensor(a)[]
  category: copy
  kernel: split
  view:
    inverse: mutated_view
- func: item(Tensor self) -> Scalar
  category: copy
  kernel: item
"""


def entry(func, *keys):
    return "- " + "\n  ".join([f"func: {func}", "category: loss", *keys]) + "\n"


# schema, keys → the function
FUNCTIONS = [
    ("f(Tensor self, float[2] w, int n) -> Tensor", ["composite: self * w[1] + self.size(0) / n"], """
TensorBase f(const TensorBase& self, ArrayRef<double> w, int64_t n) {
  return self * detail::element(w, 1, "f: w") + detail::quotient(self.size(0), n, "f");
}
"""),
    ("f(Tensor self, float p) -> Tensor", ["composite: self / p * (self.dim() / 2) / (p / self.dim())"], """
TensorBase f(const TensorBase& self, double p) {
  return self / p * (self.dim() / 2) / (p / self.dim());
}
"""),
    ("f(Tensor self) -> Tensor", ["composite: self.exp().sum(-1)"], """
TensorBase f(const TensorBase& self) {
  return ops::sum(ops::exp(self), -1);
}
"""),
    ("f.Tensor(Tensor self, Tensor? other, float p) -> Tensor",
     ["composite: 'other.defined() ? self * p + other : -self'"], """
TensorBase f_Tensor(const TensorBase& self, const TensorBase& other, double p) {
  return other.defined() ? self * p + other : -self;
}
"""),
    ("f(Tensor self, int[1] dim) -> Tensor",
     ["let:", "  total: sum(self.exp(), dim)", "  parts: split(self, 2)", "  sizes: total.exp().sizes()",
      "  count: sizes[0]", "composite: view(parts[0], sizes).sum(count)"], """
TensorBase f(const TensorBase& self, IntArrayRef dim) {
  const TensorBase total = ops::sum(ops::exp(self), dim);
  const std::vector<TensorBase> parts = ops::split(self, 2);
  const DimVector sizes = ops::exp(total).sizes();
  const auto count = detail::element(sizes, 0, "f: sizes");
  return ops::sum(ops::view(detail::element(parts, 0, "f: parts"), sizes), count);
}
"""),
    ("f(Tensor self, ScalarType? dtype=None, Scalar? factor=None, bool log=False) -> Tensor",
     ["let:", "  whole: self.exp()",
      "composite:", "  choose: dtype", "  given: to(self, dtype)", "  none:", "    choose: factor",
      "    given: 'factor.toDouble() == 1 ? whole : scaled(whole, factor)'", "    none:", "      choose: log",
      "      'true': self", "      'false': whole.exp()"], """
TensorBase f(const TensorBase& self, std::optional<DType> dtype,
             const std::optional<Scalar>& factor, bool log) {
  if (dtype) return ops::to(self, *dtype);
  if (!dtype && factor) {
    const TensorBase whole = ops::exp(self);
    return factor->toDouble() == 1 ? whole : ops::scaled(whole, *factor);
  }
  if (!dtype && !factor && log) return self;
  const TensorBase whole = ops::exp(self);
  return ops::exp(whole);
}
"""),
    ("f(Tensor self, str kind='log') -> Tensor",
     ["composite: {choose: kind, log: self.exp(), square: self.scaled(2)}"], """
TensorBase f(const TensorBase& self, std::string_view kind) {
  if (kind == "log") return ops::exp(self);
  if (kind == "square") return ops::scaled(self, 2);
  kernels::fail_choice("f", "kind to be 'log' or 'square'", kind);
}
"""),
    ("f(Tensor self, ScalarType? dtype=None) -> Tensor",
     ["composite: {choose: dtype, given: {choose: dtype, bool: self.exp(), float32: self.scaled(2)}}"], """
TensorBase f(const TensorBase& self, std::optional<DType> dtype) {
  if (dtype && *dtype == DType::kBool) return ops::exp(self);
  if (dtype && *dtype == DType::kFloat32) return ops::scaled(self, 2);
  kernels::fail_choice("f", "one of: dtype and bool; dtype and float32");
}
"""),
    ("f(Tensor self) -> Scalar", ["composite: item(std::get<1>(extrema(self)))"], """
Scalar f(const TensorBase& self) {
  return ops::item(std::get<1>(ops::extrema(self)));
}
"""),
    ("f(Tensor self) -> bool", ["composite: item(self).toBool()"], """
bool f(const TensorBase& self) {
  return ops::item(self).toBool();
}
"""),
    ("f(Tensor self) -> (Tensor, Tensor)", ["composite: extrema(self.exp())"], """
std::tuple<TensorBase, TensorBase> f(const TensorBase& self) {
  return ops::extrema(ops::exp(self));
}
"""),
    ("f(Tensor(a) self, Tensor other) -> Tensor(a)", ["composite: view(self, other.sizes())"], """
TensorBase f(const TensorBase& self, const TensorBase& other) {
  return ops::view(self, other.sizes());
}
"""),
    ("f(Tensor self, Tensor other) -> Tensor", ["composite: formulas::sum_to(self, other.sizes())"], """
TensorBase f(const TensorBase& self, const TensorBase& other) {
  return formulas::sum_to(self, other.sizes());
}
"""),
]

F = "f(Tensor self, int dim) -> Tensor"
MISTAKES = [
    (entry("f(Tensor self) -> Tensor", "composite: self"),
     ["3:14: error: f: 'self' is an argument, and a name alone is that of a C++ function, expected '(self)' for what "
      "is passed"]),
    (entry(F, "composite: sum(self, dmi)"),
     ["3:24: error: f: unknown name 'dmi', expected an argument (did you mean 'dim'?)"]),
    (entry(F, "composite: sun(self, dim)"),
     ["3:14: error: f: unknown function 'sun', expected an operator or a helper (did you mean 'sum'?)"]),
    (entry(F, "composite: sum(self, dim, true, 1)"),
     ["3:14: error: f: 'sum' has 4 arguments, expected sum.dim(Tensor self, int[1] dim, bool keepdim=False) -> "
      "Tensor"]),
    (entry(F, "composite: self.sum(dim).size(0)"),
     ["3:14: error: f: the expression gives a number, expected a tensor, as the operator returns"]),
    (entry("f(Tensor self, int dim) -> Tensor[]", "composite: sum(self, dim)"),
     ["3:14: error: f: the expression gives a tensor, expected a list of tensors, as the operator returns"]),
    (entry(F, "composite: self.exp()"),
     ["1:24: error: f: argument 'dim' has no effect: the expression does not name it, expected 'dim' in 'composite', "
      "or "
      "no such argument"]),
    (entry(F, "composite: grad * sum(self, dim)"), ["3:14: error: f: unknown name 'grad', expected an argument"]),
    (entry(F, "let: {size: 'sum(self, dim)', more: exp(size)}", "composite: exp(size)"),
     ["3:33: error: f: 'more' in 'let' has no effect: nothing names it, expected 'more' in 'composite', in a formula, "
      "or "
      "in a part after it"]),
    (entry(F, "let: {first: 'sum(second, dim)', second: exp(self)}", "composite: first * second"),
     ["3:21: error: f: unknown name 'second', expected an argument, or a part of 'let' before it"]),
    (entry(F, "let: {first: nowhere, second: 'scaled(self, self)'}", "composite: sum(first, dim) * second"),
     ["3:16: error: f: unknown name 'nowhere', expected an argument, or a part of 'let' before it",
      "3:34: error: f: 'scaled' takes no (a tensor, a tensor), expected scaled(Tensor self, Scalar factor=1) -> "
      "Tensor"]),
    (entry("f_(Tensor(a!) self) -> Tensor(a!)", "composite: self.exp()"),
     ["3:14: error: f_: the expression of a composite operator that writes to an argument, expected the name of a C++ "
      "function"]),
    (entry("f(Tensor self) -> ()", "composite: self.exp()"),
     ["3:14: error: f: the expression of a composite operator without a result, expected the name of a C++ function"]),
    (entry(F, "composite: {choose: dim, '1': self}"),
     ["3:23: error: f: 'choose' by 'dim', which is int, expected a str, a bool, a ScalarType, a MemoryFormat, or "
      "whether an optional argument is given"]),
    (entry(F, "composite: std::get<2>(extrema(self.sum(dim)))"),
     ["3:14: error: f: 'std::get<2>' of a tuple of 2, expected at most std::get<1>"]),
    (entry(F, "composite: extrema(self.sum(dim))[0]"),
     ["3:36: error: f: '[…]' of a tuple of 2, expected std::get<0>(…)"]),
    (entry(F, "composite: extrema(self.sum(dim))"),
     ["3:14: error: f: the expression gives a tuple of 2, expected a tensor, as the operator returns"]),
    (entry(F, "composite: sum(self dim)"), ["3:23: error: f: unexpected 'dim' in the expression, expected ',' or ')'"]),
    (entry(F, "composite: composite::f"),
     ["3:14: error: f: 'composite::f' is not the name of a C++ function, expected a name such as 'add_kernel', without "
      "a namespace"]),
    (entry(F, "composite: self.exp().sum(dim)", "tags: unmarked_writes"),
     ["4:9: error: f: the tag 'unmarked_writes' has no effect here, expected it on a composite operator in C++ without "
      "'derivatives'"]),
    # An operator that comes back to itself.
    (entry("f(Tensor self) -> Tensor", "composite: f(self).exp()"),
     ["3:14: error: f: the operator calls itself, expected an expression that comes to an end"]),
    (entry("f(Tensor self) -> Tensor", "composite: g(self.exp())") +
     entry("g(Tensor self) -> Tensor", "let: {x: h(self)}", "composite: x * x") +
     entry("h(Tensor self, bool b=False) -> Tensor", "composite: {choose: b, 'true': self, 'false': f(self)}"),
     ["3:14: error: f: the operator calls itself through g, h, expected an expression that comes to an end"]),
    # A function that another entry names.
    (entry("f.Scalar(Tensor self) -> Tensor", "composite: exp(self)") +
     entry("g(Tensor self) -> Tensor", "composite: f_Scalar"),
     ["1:9: error: f.Scalar: its C++ name 'composite::f_Scalar' is also that of g at line 4, expected another name or "
      "overload name"]),
]


def function_of(text):
    """Returns what follows the includes in the generated source."""
    operators, errors = resolve_text(OPERATORS + text)
    assert not errors, errors
    source = render_all(make_library(operators))["composite/loss.cpp"]
    return source[source.index("namespace tenon::composite {"):]


class Composites(unittest.TestCase):
    maxDiff = None

    def test_functions(self):
        for func, keys, expected in FUNCTIONS:
            with self.subTest(keys):
                found = function_of(entry(func, *keys))
                self.assertEqual(found[found.index(f"// {func}") + len(f"// {func}"):],
                                 expected + "\n}  // namespace tenon::composite\n")

    def test_what_the_source_includes(self):
        operators, errors = resolve_text(OPERATORS + entry("f(Tensor self) -> Tensor", "variants: function, out",
                                                           "composite: formulas::maybe_multiply(self, 2) * exp(self)"))
        self.assertEqual(errors, [])
        files = render_all(make_library(operators))
        self.assertEqual(files["composite/loss.cpp"].split("\n", 2)[2], """\
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/exp.h"

namespace tenon::composite {

using namespace formulas;  // arithmetic on TensorBase

// f(Tensor self) -> Tensor
TensorBase f(const TensorBase& self) {
  return formulas::maybe_multiply(self, 2) * ops::exp(self);
}

}  // namespace tenon::composite
""")
        self.assertIn("namespace composite {\n\n// f(Tensor self) -> Tensor\n"
                      "TensorBase f(const TensorBase& self);\n", files["backend/loss.cpp"])
        self.assertIn("registrar.composite<stubs::f, composite::f, stubs::f_out>();", files["backend/loss.cpp"])
        self.assertNotIn("const TensorBase& self", files["kernels/loss.h"])

    def test_a_source_without_calls_includes_its_operators(self):
        operators, errors = resolve_text(entry("rank(Tensor self) -> int", "composite: self.dim()"))
        self.assertEqual(errors, [])
        self.assertIn('#include "tenon/generated/ops/rank.h"\n',
                      render_all(make_library(operators))["composite/loss.cpp"])

    def test_an_overload_of_the_same_name_is_no_recursion(self):
        self.assertEqual(resolve_text(OPERATORS + entry(
            "scaled.dims(Tensor self, int[] dim) -> Tensor", "composite: scaled(self, Scalar(2)).sum(dim)"))[1], [])

    def test_mistakes(self):
        for text, expected in MISTAKES:
            with self.subTest(text):
                errors = resolve_text(text + OPERATORS)[1]
                self.assertEqual([error.removeprefix("ops.yaml:") for error in errors], expected)

    def test_a_third_of_the_library(self):
        operators = [operator for operator in resolve(str(ROOT / "ops.yaml"), Diagnostics())
                     if operator.composite and not operator.derived_from]
        composed = [operator.name.base for operator in operators if operator.composition]
        self.assertGreaterEqual(len(composed), 20)
        self.assertLessEqual({"mse_loss", "l1_loss", "kl_div"}, set(composed))  # differences, then `formulas::reduced`


if __name__ == "__main__":
    unittest.main()
