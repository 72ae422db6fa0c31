"""Derivatives and inverses of views that cannot be, and the exact messages they must give."""

import unittest

from tests.codegen.support import D, F, K, P, expect_messages

HAS_GRADIENT = "that of a result with 'true' in 'output_differentiability'"

# the text of ops.yaml → its errors, each without the leading `ops.yaml:`
ROWS = [
    # derivatives: auto
    (K + "  derivatives: auto\n",
     ["4:16: error: f: 'derivatives: auto' without a 'pointwise' expression, which it differentiates, expected a "
      "formula"]),
    (P + "  derivatives: {self: auto, othr: auto}\n",
     ["4:29: error: f: unknown argument 'othr' in 'derivatives' (did you mean 'other'?)"]),
    (P.replace("+", "&") + "  dtypes: integral\n  derivatives: auto\n",
     ["3:19: error: f: '&' has no derivative, expected a formula for 'self' in 'derivatives'"]),
    (P.replace("+", "<") + "  result_dtype: bool\n  derivatives: auto\n",
     ["5:16: error: f: 'derivatives: auto' of a predicate, which has none"]),
    (P + "  derivatives: {self: auto, other: auto}\n  non_differentiable: other\n",
     ["4:29: error: f: 'other' has a formula and is in 'non_differentiable'"]),
    (P.replace("self + other", " * ".join(f"(self + {i} * other)" for i in range(100))) + "  derivatives: auto\n",
     ["3:14: error: f: the derivative for 'self' has more than 3000 parts, expected a formula for 'self' in "
      "'derivatives'"]),
    # derivatives
    ("- func: conj(Tensor self) -> Tensor\n  category: copy\n  kernel: k\n"
     "- func: g(Tensor self, Tensor other) -> Tensor\n  category: copy\n  kernel: k\n"
     "  derivatives: {self: grad * conj(other), other: grad * self}\n",
     ["7:30: error: g: 'conj' in a formula, which reads conjugates, expected the tensor itself, or 'tags: "
      "not_holomorphic'"]),
    (K + "  derivatives: {othr: grad}\n",
     ["4:17: error: f: unknown argument 'othr' in 'derivatives' (did you mean 'other'?)"]),
    (K + "  derivatives: {dim: grad}\n",
     ["4:17: error: f: a formula for 'dim', which is int, expected a Tensor argument"]),
    (K + "  derivatives:\n    self: grad\n    other, self: grad\n",
     ["6:12: error: f: a second formula for argument 'self'",
      "6:18: error: f: the formula for 'other, self' gives a tensor, expected a tuple of 2 tensors, as an "
      "operator or a helper with that many results gives"]),
    (K + "  derivatives: {self: grad}\n  non_differentiable: [other, self]\n",
     ["4:17: error: f: 'self' has a formula and is in 'non_differentiable'"]),
    ("- func: f(Tensor self, Tensor(a!) x) -> Tensor\n  category: copy\n  kernel: k\n  derivatives: {x: grad}\n",
     ["4:17: error: f: a formula for 'x', which the operator writes to, expected no formula: calls in which it "
      "requires grad are refused"]),
    ("- func: f_(Tensor(a!) self, Tensor x) -> Tensor(a!)\n  category: copy\n  kernel: k\n"
     "  derivatives: {x: grad}\n",
     ["4:16: error: f_: 'derivatives' without a formula for 'self', which the operator changes, expected "
      "self: zeros_like(grad), if nothing of it is left"]),
    (K + "  derivatives: {self: \"grad * othe\"}\n",
     ["4:31: error: f: unknown name 'othe', expected an argument, a result or 'grad' (did you mean 'other'?)"]),
    (K + "  derivatives: {self: grad * result1}\n",
     ["4:30: error: f: unknown name 'result1', expected an argument, a result or 'grad' (did you mean "
      "'result'?)"]),
    (K + "  derivatives: {self: \"ff(grad)\"}\n",
     ["4:24: error: f: unknown function 'ff', expected an operator or a helper (did you mean 'f'?)"]),
    (K + "  derivatives: {self: grad.reshpe(1)}\n",
     ["4:28: error: f: unknown method 'reshpe', expected an operator or a helper"]),
    (K + "  derivatives: {self: (grad}\n",
     ["4:28: error: f: the expression ends too early, expected ')'"]),
    (K + "  derivatives: {self: }\n",
     ["4:23: error: f: the formula for 'self' is empty"]),
    (K + "  derivatives:\n    self: |\n      grad *\n        othe\n",
     ["7:9: error: f: unknown name 'othe', expected an argument, a result or 'grad' (did you mean 'other'?)"]),
    *((f"- func: f(Tensor self) -> (Tensor, Tensor)\n  category: copy\n  kernel: k\n{lines}"
       f"  output_differentiability: [{flags}]\n", [error])
      for lines, flags, error in [
          ("  derivatives: {self: 'self * grads[1]'}\n", "true, false",
           f"4:31: error: f: the formula names grads[1], and the result has no gradient, expected {HAS_GRADIENT}"),
          ("  let: {twice: '2 * grads[0]'}\n  derivatives: {self: 'twice + grads[1]'}\n", "false, true",
           f"4:21: error: f: the formula names grads[0], and the result has no gradient, expected {HAS_GRADIENT}"),
          ("  derivatives: {self: 2 * grad}\n", "false, true",
           "4:27: error: f: 'grad' is the gradient of the first result, which has none, expected 'grads' with the "
           "index of a result with 'true' in 'output_differentiability'")]),
    (K + "  derivatives: {self: \"grads[1]\"}\n",
     ["4:24: error: f: the formula names grads[1], expected at most grads[0]"]),
    (K + "  jvp: {result: dim_t}\n",
     ["4:17: error: f: unknown name 'dim_t', expected an argument, a result, or an argument's value '…_p' or tangent "
      "'…_t' (did you mean 'dim'?)"]),
    (K + "  jvp: {result: grad}\n",
     ["4:17: error: f: unknown name 'grad', expected an argument, a result, or an argument's value '…_p' or tangent "
      "'…_t'"]),
    (K + "  jvp: {reslt: self_t}\n",
     ["4:9: error: f: unknown result 'reslt' in 'jvp' (did you mean 'result'?)"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n  category: view\n  kernel: k\n  view: {}\n",
     ["4:9: error: t: 'view' is empty, expected {inverse: ...}"]),
    ("- func: f() -> Tensor\n  category: MyOps\n  kernel: k\n",
     ["2:13: error: f: unknown category 'MyOps'"]),
    (D + "  non_differentiable: slf\n",
     ["5:23: error: f: unknown argument 'slf' in 'non_differentiable' (did you mean 'self'?)"]),
    (D + "  non_differentiable: dim\n",
     ["5:23: error: f: 'dim' in 'non_differentiable' is int, expected a Tensor argument"]),
    (D + "  output_differentiability: [true, false]\n",
     ["5:29: error: f: 'output_differentiability' has 2 values, expected 1, one a return"]),
    ("- func: f(Tensor self, int n) -> (Tensor[] parts, Tensor rest)\n  category: copy\n  kernel: k\n"
     "  derivatives: {self: 'grads[n] * 2'}\n",
     ["1:35: error: f: a result that is Tensor[] beside others has a gradient, expected 'false' for it in "
      "'output_differentiability', or an operator for the list alone",
      "4:24: error: f: the index of 'grads' is computed, expected the number of a result"]),
    (P + "  promotes: [self, alpha]\n",
     ["4:20: error: f: unknown argument 'alpha' in 'promotes'"]),
    (P + "  promotes: other, self\n",
     ["4:13: error: f: 'promotes' has no effect: these are all tensors, which decide the dtype without it"]),
    (K + "  derivatives: {null: grad, ~: grad, '': grad, ' , ': grad}\n",
     ["4:17: error: f: a key of 'derivatives' is empty, expected the names of what the formula is for",
      "4:29: error: f: duplicate key '', first given at line 4",
      "4:38: error: f: duplicate key '', first given at line 4",
      "4:48: error: f: a key of 'derivatives' is empty, expected the names of what the formula is for"]),
    ("- func: f(Tensor self) -> ()\n  category: copy\n  kernel: k\n  derivatives: {self: grad}\n",
     ["4:16: error: f: 'derivatives' for an operator with no result, expected a Tensor result, whose gradient the "
      "formulas get"]),
    ("- func: f(Tensor self) -> int\n  category: copy\n  kernel: k\n  derivatives: {self: self}\n",
     ["4:16: error: f: 'derivatives' for an operator with the results int, expected a Tensor result, whose gradient "
      "the formulas get"]),
    ("- func: f(Tensor self) -> ()\n  category: copy\n  kernel: k\n  meta: same(self)\n",
     ["4:9: error: f: 'meta' for an operator with no result, expected results that are Tensors, or one Tensor[]"]),
    (F + "  kernel: {Meta: k}\n  meta: pair(self, other)\n",
     ["3:11: error: f: 'kernel' has no function for CPU, expected a name, or {CPU: name}"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self\n  tags: bool_condition\n",
     ["4:9: error: f: the tag 'bool_condition' has no effect here, expected it on a pointwise operator with a Tensor "
      "that is not in 'promotes'"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: " + "(" * 900 + "self" + ")" * 900 + "\n",
     ["3:115: error: f: the expression is nested more than 100 deep, expected fewer brackets and '?:' in each other, "
      "such as an operator for a part of it"]),
    (K + "  tags: |\n    a\n    b\n",
     ["5:5: error: f: unknown tag 'a\\nb', expected inplace_view, untracked_view, unmarked_writes, unmarked_alias, "
      "bool_condition, nondeterministic_seeded, unread_self, not_holomorphic or late_errors"]),
    # views
    (K + "  view: {inverse: base}\n",
     ["4:9: error: f: 'view' for an operator that is not a view, expected a return with an alias set, as "
      "Tensor(a)"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n  category: view\n  kernel: k\n",
     ["1:9: error: t: the view has no inverse, expected view: {inverse: ...}"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n"
     "  category: view\n"
     "  kernel: k\n"
     "  view: {inverse: t(mutated)}\n",
     ["4:21: error: t: unknown name 'mutated', expected an argument, 'base' or 'mutated_view' (did you "
      "mean 'mutated_view'?)"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n"
     "  category: view\n"
     "  kernel: k\n"
     "  view: {inverse: t_copy(base)}\n",
     ["4:19: error: t: unknown function 't_copy', expected an operator or a helper"]),
]


class BadDerivatives(unittest.TestCase):
    def test_each_mistake_has_its_message(self):
        expect_messages(self, ROWS)


if __name__ == "__main__":
    unittest.main()
