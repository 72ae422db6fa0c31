"""Bad formulas and the exact messages they must give: what C++ would refuse far from ops.yaml."""

import unittest

from tests.codegen.support import expect_messages, resolve_text

OPERATORS = """\
- {func: "mm(Tensor self, Tensor mat2) -> Tensor", category: copy, kernel: mm}
- {func: "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor", category: copy, kernel: sum}
- {func: "sum.dim(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor", category: copy, kernel: sum_dim}
- {func: "item(Tensor self) -> Scalar", category: copy, kernel: item}
- {func: "unbind(Tensor self, int dim=0) -> Tensor[]", category: copy, kernel: unbind}
- {func: "cat(Tensor[] tensors, int dim=0) -> Tensor", category: copy, kernel: cat}
- {func: "reshape(Tensor self, int[] shape) -> Tensor", category: copy, kernel: reshape}
- {func: "select(Tensor self, int dim, int index) -> Tensor", category: copy, kernel: select}
- {func: "max.dim(Tensor self, int dim) -> (Tensor values, Tensor indices)", category: copy, kernel: max_dim}
"""


def formula(text, arguments="Tensor self, Scalar scale, int dim", results="Tensor", name="self"):
    """Returns an entry with a derivative, and some operators that it may call."""
    return (f"- func: f({arguments}) -> {results}\n  category: copy\n  kernel: k\n"
            f"  derivatives: {{'{name}': '{text}'}}\n" + OPERATORS)


def inverse(text, results="Tensor(a)"):
    """Returns a view with an inverse."""
    return (f"- func: f(Tensor(a) self, int dim) -> {results}\n  category: view\n  kernel: k\n"
            f"  view: {{inverse: '{text}'}}\n" + OPERATORS)


FORMULAS = [
    (formula("0"),
     ["4:26: error: f: the formula for 'self' gives a number, expected a tensor, as 'zeros_like(grad)' is"]),
    (formula("1 - scale"),
     ["4:28: error: f: '-' of a number and a Scalar, expected a number, as 'scale.toDouble()' is, or "
      "arithmetic of each with a tensor"]),
    (formula("1 - dim"),
     ["4:26: error: f: the formula for 'self' gives a number, expected a tensor, as 'zeros_like(grad)' is"]),
    (formula('"text"'),
     ["4:26: error: f: the formula for 'self' gives a text, expected a tensor, as 'zeros_like(grad)' is"]),
    (formula("grad * (scale * 2)"),
     ["4:40: error: f: '*' of a Scalar and a number, expected a number, as 'scale.toDouble()' is, or "
      "arithmetic of each with a tensor"]),
    (formula("grad > 0"),
     ["4:31: error: f: '>' of a tensor and a number, expected the operator 'gt'"]),
    (formula("grad % 2"),
     ["4:31: error: f: '%' of a tensor and a number, expected the operator 'remainder'"]),
    (formula("~grad"),
     ["4:26: error: f: '~' of a tensor, expected the operator 'bitwise_not'"]),
    (formula("!grad"),
     ["4:26: error: f: '!' of a tensor, expected the operator 'logical_not'"]),
    (formula("grad[0]"),
     ["4:30: error: f: '[…]' of a tensor, expected select(tensor, dim, index)"]),
    (formula("grad * self.sizes()"),
     ["4:31: error: f: '*' of a tensor and a list of numbers, expected a number"]),
    (formula("dim > 0 ? grad : 0"),
     ["4:34: error: f: the branches of '?' give a tensor and a number, expected values of one kind"]),
    (formula("grad ? self : grad"),
     ["4:26: error: f: the condition of '?' is a tensor, expected a bool; 'where' chooses element by element"]),
    (formula("grad.unbind(dim)"),
     ["4:26: error: f: the formula for 'self' gives a list of tensors, expected a tensor, as "
      "'zeros_like(grad)' is"]),
    (formula("max(grad, dim)"),
     ["4:26: error: f: the formula for 'self' gives a tuple of 2, expected a tensor, as 'zeros_like(grad)' is"]),
    (formula("mm(grad)"),
     ["4:26: error: f: 'mm' has 1 argument, expected mm(Tensor self, Tensor mat2) -> Tensor"]),
    (formula("mm(grad, 2)"),
     ["4:26: error: f: 'mm' takes no (a tensor, a number), expected mm(Tensor self, Tensor mat2) -> Tensor"]),
    (formula("grad.mm(self, self)"),
     ["4:31: error: f: 'mm' has 3 arguments, expected mm(Tensor self, Tensor mat2) -> Tensor"]),
    (formula("sum(grad, dim, true, 1)"),
     ["4:26: error: f: 'sum' has 4 arguments, expected sum(Tensor self, *, ScalarType? dtype=None) -> Tensor "
      "or sum.dim(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor"]),
    (formula("grad.summ()"),
     ["4:31: error: f: unknown method 'summ', expected an operator or a helper (did you mean 'sum'?)"]),
    (formula("formulas::sum_backwards(grad, self.sizes())"),
     ["4:26: error: f: unknown helper 'formulas::sum_backwards', expected a function of "
      "runtime/tenon/autograd/formulas, declared in a header there (did you mean 'formulas::sum_backward'?)"]),
    (formula("formulas::sum_backward(grad, self.sizes())"),
     ["4:26: error: f: 'formulas::sum_backward' has 2 arguments, expected TensorBase sum_backward(const "
      "TensorBase& grad, IntArrayRef sizes, std::optional<IntArrayRef> dim, bool keepdim, DType dtype)"]),
    (formula("formulas::sum_backward(grad, dim, self, true, self.dtype())"),
     ["4:26: error: f: 'formulas::sum_backward' takes no (a tensor, a number, a tensor, a number, a dtype), "
      "expected TensorBase sum_backward(const TensorBase& grad, IntArrayRef sizes, std::optional<IntArrayRef> "
      "dim, bool keepdim, DType dtype)"]),
    (formula("sum_backward(grad, self.sizes(), dim, true, self.dtype())"),
     ["4:26: error: f: unknown function 'sum_backward', expected an operator or a helper (did you mean "
      "'formulas::sum_backward'?)"]),
    (formula("sum(grad, Scalar::nullopt)"),
     ["4:36: error: f: unknown name 'Scalar::nullopt', expected an argument, a result or 'grad'"]),
    (formula("grad * grad->dim()"),
     ["4:39: error: f: '->' of a tensor, expected .dim(…)"]),
    (formula("grad.has_value() ? grad : self"),
     ["4:31: error: f: 'has_value' is no method of a tensor, expected 'defined'"]),
    (formula("self.size()"),
     ["4:31: error: f: 'size' of a tensor has 0 arguments, expected 1"]),
    (formula("grad * scale.toDouble(1)"),
     ["4:39: error: f: 'toDouble' of a Scalar has 1 argument, expected 0"]),
    (formula("grad * self.size(dim - 1) * self.size(dim + 1)"),
     ["4:26: error: f: 'self.size(dim - 1)' and 'self.size(dim + 1)' would be saved under one name, expected "
      "another name for an argument, or the value in a helper"]),
    (formula("grad * scale", "Tensor self, Scalar? scale"),
     ["4:31: error: f: '*' of a tensor and an optional Scalar, expected a number"]),
    (formula("grad", "Tensor[] self"),
     ["4:26: error: f: the formula for 'self' gives a tensor, expected a list of tensors, one for each of "
      "'self'"]),
    (formula("grad", results="Tensor[]"),
     ["4:26: error: f: 'grad' is the gradient of the first result alone, expected 'grads', those of all"]),
    (formula("grad.unbind(0)", "Tensor self, Tensor other", name="self, other"),
     ["4:33: error: f: the formula for 'self, other' gives a list of tensors, expected a tuple of 2 tensors, "
      "as an operator or a helper with that many results gives"]),
    (formula("std::max(grad, self)"), ["4:26: error: f: 'std::max' of a tensor, expected an operator"]),
    (formula("grad * self_sizes * self.sizes()[0]", "Tensor self, Scalar self_sizes"),
     ["4:26: error: f: 'self_sizes' and 'self.sizes()' would be saved under one name, expected another name "
      "for an argument, or the value in a helper"]),
    (formula("grad * self", results="(Tensor a, Tensor b)"),
     ["4:26: error: f: 'grad' is the gradient of the first result alone, expected 'grads', those of all"]),
    (formula("grads[0] * q", "Tensor self, Tensor q", "(Tensor q, Tensor r)"),
     ["4:37: error: f: 'q' is an argument and a result, expected names that differ"]),
]

CALLS = [
    (formula("mm(grad, self)(self)"),
     ["4:40: error: f: 'mm(grad, self)' is called, which is no function, expected the name of an operator or a helper "
      "before '('"]),
    (formula("grad.mm(self)()"),
     ["4:39: error: f: 'grad.mm(self)' is called, which is no function, expected the name of an operator or a helper "
      "before '('"]),
    (formula("grads[0](self)"),
     ["4:34: error: f: 'grads[0]' is called, which is no function, expected the name of an operator or a helper "
      "before '('"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: exp(self)(self)\n",
     ["3:23: error: f: 'exp(self)' is called, which is no function, expected the name of an operator or a helper "
      "before '('"]),
    (formula("std::get<0>(grad)"),
     ["4:26: error: f: 'std::get<0>' of a tensor, expected a tuple, as an operator with several results gives"]),
    (formula("grad * std::get<0>(self.sizes())"),
     ["4:33: error: f: 'std::get<0>' of a list of numbers, expected an index, as in 'self.sizes()[0]'"]),
    (formula("std::get<0>(unbind(grad))"),
     ["4:26: error: f: 'std::get<0>' of a list of tensors, expected an index, as in 'unbind(grad)[0]'"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  composite: std::get<0>(sum(self))\n" + OPERATORS,
     ["3:14: error: f: 'std::get<0>' of a tensor, expected a tuple, as an operator with several results gives"]),
    (formula("std::get(max(grad, 0))"), ["4:26: error: f: 'std::get' says no index, expected std::get<0>(…)"]),
    (formula("std::get<0>()"), ["4:26: error: f: 'std::get<0>' has 0 arguments, expected 1"]),
    (formula("grad.sum(std::nullopt)"),
     ["4:31: error: f: 'sum' of (a tensor, std::nullopt) is ambiguous in C++: sum(Tensor self, *, ScalarType? "
      "dtype=None) -> Tensor or sum.dim(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor, expected arguments "
      "that only one of them takes"]),
    (formula("grad.sum({})"),
     ["4:31: error: f: 'sum' of (a tensor, {…}) is ambiguous in C++: sum(Tensor self, *, ScalarType? "
      "dtype=None) -> Tensor or sum.dim(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor, expected arguments "
      "that only one of them takes"]),
    (formula("grad * std::pow(2)"), ["4:33: error: f: 'std::pow' has 1 argument, expected 2"]),
    (formula("grad * std::sqrt(scale)"),
     ["4:33: error: f: 'std::sqrt' of a Scalar, expected a number, as 'scale.toDouble()' is"]),
    (formula("grad * (1.5 % dim)"), ["4:38: error: f: '%' of a double and a number, expected std::fmod(…)"]),
    (formula("grad * (dim & 2.)"), ["4:38: error: f: '&' of a number and a double, expected whole numbers"]),
    (formula("grad * (dim << scale.toDouble())"),
     ["4:38: error: f: '<<' of a number and a double, expected whole numbers"]),
    (formula("grad * ~1.5"), ["4:33: error: f: '~' of a double, expected whole numbers"]),
    (formula("grads[0.5]"), ["4:31: error: f: '[…]' with a double, expected a whole number"]),
    (formula("grad.reshape({1.5})"),
     ["4:31: error: f: 'reshape' takes no (a tensor, {a double}), expected reshape(Tensor self, int[] shape) -> "
      "Tensor"]),
    (formula("grad.select(0, std::max(dim, 1.5))"),
     ["4:31: error: f: 'select' takes no (a tensor, a number, a double), expected select(Tensor self, int dim, int "
      "index) -> Tensor"]),
    (formula("grad.sum({0.5}, true)"),
     ["4:31: error: f: 'sum' takes no (a tensor, {a double}, a number), expected sum.dim(Tensor self, int[1]? dim, "
      "bool keepdim=False) -> Tensor"]),
    (formula("cat({grad, 1}, 0)"),
     ["4:26: error: f: 'cat' takes no ({a tensor, a number}, a number), expected cat(Tensor[] tensors, int dim=0) -> "
      "Tensor"]),
    (formula("cat({self.sizes()}, 0)"),
     ["4:26: error: f: 'cat' takes no ({a list of numbers}, a number), expected cat(Tensor[] tensors, int dim=0) -> "
      "Tensor"]),
]

INVERSES = [
    (inverse("nothing(base)"),
     ["4:20: error: f: unknown function 'nothing', expected an operator or a helper"]),
    (inverse("formulas::nothing(base)"),
     ["4:20: error: f: unknown helper 'formulas::nothing', expected a function of runtime/tenon/autograd/formulas, "
      "declared in a header there (did you mean 'formulas::unchanged_by'?)"]),
    (inverse("base.sizes()"),
     ["4:20: error: f: the inverse gives a list of numbers, expected the new base, a tensor"]),
    (inverse("mm(base)"),
     ["4:20: error: f: 'mm' has 1 argument, expected mm(Tensor self, Tensor mat2) -> Tensor"]),
    (inverse("mm(base, mutated_view_index)"),
     ["4:29: error: f: unknown name 'mutated_view_index', expected an argument, 'base' or 'mutated_view' (did "
      "you mean 'mutated_view'?)"]),
]

# what the generator accepts
GOOD = [
    formula("grad * grad.item()"),
    formula("(1 - grad) * scale / 2 - -self"), formula("dim > 0 && !(scale == 2) ? grad : self"),
    formula("sum(grad, dim, true)"), formula("grad.sum({dim, 1}) * self.size(0)"), formula("grad.unbind(dim)[0]"),
    formula("grad * scale.toDouble() * (2 - dim)"), formula("std::get<0>(max(grad, dim))"),
    formula("formulas::sum_backward(grad, self.sizes(), std::nullopt, false, self.dtype())"),
    formula("grad.unbind()", "Tensor[] self"), formula("sum_to(grads[0], self.sizes())", results="Tensor[]"),
    formula("grad * (scale.has_value() ? scale.value() : 1)", "Tensor self, Scalar? scale"),
    formula("scale.defined() ? grad * scale : grad", "Tensor self, Tensor? scale"),
    formula("cat({grad, self}, dim / 2)"), formula("grad.sum({}, true)"), formula("grad.sum(std::nullopt, true)"),
    formula("grad * std::get<0>(grad_input_mask) * (dim % 2 & 1) * ~dim"), formula("cat({grads}, 0)"),
    formula("grad * std::max({dim, 2, 3}) * std::clamp(dim, 0, 3) * std::fmod(dim, 2.5)"),
    formula("grad.reshape({self.size(0), 1, std::max(dim, 2)})"), formula("cat({grad}).reshape({self.sizes()})"),
    inverse("mm(base, mutated_view)"), inverse("mutated_view.sum(mutated_view_index)", "Tensor(a)[]"),
]


class Formulas(unittest.TestCase):
    maxDiff = None

    def test_each_mistake_has_its_message(self):
        expect_messages(self, FORMULAS + CALLS + INVERSES)

    def test_what_cpp_computes_is_accepted(self):
        expect_messages(self, [(text, []) for text in GOOD])

    def test_of_an_operator_that_cannot_be_read_only_the_name_is_known(self):
        text = formula("mm(grad)").replace("mm(Tensor self, Tensor mat2)", "mm(Tenser self)")
        self.assertEqual(len(resolve_text(text)[1]), 1)  # the unknown type
        self.assertEqual(resolve_text(formula("cos(grad, 1, 2)"), known_operators=["cos"])[1], [])


if __name__ == "__main__":
    unittest.main()
