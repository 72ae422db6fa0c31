"""Tables of bad expressions and the exact messages they must give: what C++ would refuse far from ops.yaml."""

import re
import unittest
from pathlib import Path

from codegen.callables import operator_callables, parse_helpers, read_helpers
from codegen.formula_types import _METHODS
from codegen.formulas import METADATA_METHODS, POINTWISE_FUNCTIONS, VALUE_METHODS
from codegen.parse import parse_schema
from codegen.pointwise_types import DTYPE_SETS, FLOATING_FUNCTIONS, MOST_INPUTS
from codegen.value_kinds import NUMBER, SIZES, TENSOR, OptionalKind, TupleKind
from tests.codegen.support import resolve_text

RUNTIME = Path(__file__).resolve().parent.parent.parent / "runtime/tenon"
OPERATORS = """\
- {func: "mm(Tensor self, Tensor mat2) -> Tensor", category: copy, kernel: mm}
- {func: "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor", category: copy, kernel: sum}
- {func: "sum.dim(Tensor self, int[1]? dim, bool keepdim=False) -> Tensor", category: copy, kernel: sum_dim}
- {func: "item(Tensor self) -> Scalar", category: copy, kernel: item}
- {func: "unbind(Tensor self, int dim=0) -> Tensor[]", category: copy, kernel: unbind}
- {func: "max.dim(Tensor self, int dim) -> (Tensor values, Tensor indices)", category: copy, kernel: max_dim}
"""


def pointwise(expression, *lines, arguments="Tensor self, Tensor other"):
    """Returns an entry that computes an expression."""
    lines = [f"pointwise: '{expression}'", *lines]
    return "\n  ".join([f"- func: f({arguments}) -> Tensor", "category: copy", *lines]) + "\n"


def formula(text, arguments="Tensor self, Scalar scale, int dim", results="Tensor", name="self"):
    """Returns an entry with a derivative, and some operators that it may call."""
    return (f"- func: f({arguments}) -> {results}\n  category: copy\n  kernel: k\n"
            f"  derivatives: {{'{name}': '{text}'}}\n" + OPERATORS)


def inverse(text, results="Tensor(a)"):
    """Returns a view with an inverse."""
    return (f"- func: f(Tensor(a) self, int dim) -> {results}\n  category: view\n  kernel: k\n"
            f"  view: {{inverse: '{text}'}}\n" + OPERATORS)


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
      "dtypes, expected one of the two"]),
    (pointwise("self + other", "dtypes: numeric, floating"),
     ["4:20: error: f: 'floating' in 'dtypes' has no effect: another word covers it"]),
    (pointwise("self + other", "meta: same(self)"),
     ["4:9: error: f: 'meta' has no effect here, expected it beside a 'kernel'"]),
]

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
    (formula("grad * grad.item()"),
     ["4:38: error: f: 'item' is no method of a tensor, expected item(grad)"]),
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
      "as a helper in runtime/tenon/autograd/formulas returns"]),
    (formula("grad * self_sizes * self.sizes()[0]", "Tensor self, Scalar self_sizes"),
     ["4:26: error: f: 'self_sizes' and 'self.sizes()' would be saved under one name, expected another name "
      "for an argument, or the value in a helper"]),
    (formula("grad * q", "Tensor self, Tensor q", "(Tensor q, Tensor r)"),
     ["4:33: error: f: 'q' is an argument and a result, expected names that differ"]),
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
    pointwise("exp(self) + other", "promotion: int_to_float"), pointwise("0.5 * self + other", "dtypes: floating"),
    pointwise("self & ~other", "dtypes: integral, bool"), pointwise("self << other", "dtypes: integral"),
    pointwise("(self > 0 && other != 0) == (self < 1)", "result_dtype: bool"), pointwise("self ? other : 1e9"),
    pointwise("(self > 1 | other > 1) ? (self) : where(!(other > 1), 2.0, 3)"),
    formula("(1 - grad) * scale / 2 - -self"), formula("dim > 0 && !(scale == 2) ? grad : self"),
    formula("sum(grad, dim, true)"), formula("grad.sum({dim, 1}) * self.size(0)"), formula("grad.unbind(dim)[0]"),
    formula("grad * scale.toDouble() * (2 - dim)"), formula("std::get<0>(max(grad, dim))"),
    formula("formulas::sum_backward(grad, self.sizes(), std::nullopt, false, self.dtype())"),
    formula("grad.unbind()", "Tensor[] self"), formula("sum_to(grads[0], self.sizes())", results="Tensor[]"),
    formula("grad * (scale.has_value() ? scale.value() : 1)", "Tensor self, Scalar? scale"),
    formula("scale.defined() ? grad * scale : grad", "Tensor self, Tensor? scale"),
    inverse("mm(base, mutated_view)"), inverse("mutated_view.sum(mutated_view_index)", "Tensor(a)[]"),
]


class Expressions(unittest.TestCase):
    maxDiff = None

    def test_each_mistake_has_its_message(self):
        for text, expected in POINTWISE + FORMULAS + INVERSES:
            with self.subTest(text.removesuffix(OPERATORS)):
                self.assertEqual(resolve_text(text)[1], [f"ops.yaml:{error}" for error in expected])

    def test_what_cpp_computes_is_accepted(self):
        for text in GOOD:
            with self.subTest(text.removesuffix(OPERATORS)):
                self.assertEqual(resolve_text(text)[1], [])

    def test_of_an_operator_that_cannot_be_read_only_the_name_is_known(self):
        text = formula("mm(grad)").replace("mm(Tensor self, Tensor mat2)", "mm(Tenser self)")
        self.assertEqual(len(resolve_text(text)[1]), 1)  # the unknown type
        self.assertEqual(resolve_text(formula("cos(grad, 1, 2)"), known_operators=["cos"])[1], [])


class Callables(unittest.TestCase):
    def test_every_function_of_the_headers_is_read(self):
        for header in (RUNTIME / "autograd" / "formulas").glob("*.h"):
            text = re.sub(r"//[^\n]*", "", header.read_text(encoding="utf-8"))
            names = [name for name in re.findall(r"\b(\w+)\((?=[^)])", text) if not name.startswith("operator")]
            with self.subTest(header.name):
                self.assertEqual(sorted(names), sorted(name for name, overloads in parse_helpers(text).items()
                                                       for _ in overloads))

    def test_every_parameter_and_result_of_a_helper_has_a_kind(self):
        self.assertGreater(len(read_helpers()), 40)
        for overloads in read_helpers().values():
            for helper in overloads:
                if "&&" not in helper.text and "void" not in helper.text:
                    with self.subTest(helper.text):
                        self.assertNotIn(None, [helper.returns, *(each.kind for each in helper.parameters)])

    def test_a_declaration_over_lines_has_its_parameters(self):
        (helper,) = parse_helpers("std::tuple<TensorBase, TensorBase> f(\n    const TensorBase& a, "
                                  "std::optional<int64_t> b,\n    IntArrayRef c = {});")["f"]
        self.assertEqual([each.kind for each in helper.parameters], [TENSOR, OptionalKind(NUMBER), SIZES])
        self.assertEqual((helper.returns, [each.required for each in helper.parameters]),
                         (TupleKind(2), [True, True, False]))

    def test_a_default_that_cpp_cannot_have_is_required(self):
        schema = parse_schema("f(Tensor self, int dim=0, *, Tensor(a!) out) -> Tensor")
        self.assertEqual([each.required for each in operator_callables([schema])["f"][0].parameters],
                         [True, True, True])


class AgainstTheRuntime(unittest.TestCase):
    """The tables of Python say what the C++ has."""

    def test_functions_of_floats(self):
        folder = RUNTIME / "kernels" / "simd"
        text = "".join((folder / name).read_text(encoding="utf-8") for name in ("math.h", "rounding.h", "sleef.h"))
        floats = set(re.findall(r"^TENON_ELEMENTARY_(?:UNARY|BINARY)\((\w+),", text, re.M))
        floats |= set(re.findall(r"Vec<float> (\w+)\(Vec<float>", text))
        floats |= set(re.findall(r"^requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> (\w+)\(", text, re.M))
        others = {name for name in re.findall(r"Vec<T>\s+(\w+)\(", text) if name not in floats}
        others |= set(re.findall(r"requires\(!Vec<T>::kIsFloating\)\s+TENON_ALWAYS_INLINE Vec<T> (\w+)\(", text))
        self.assertEqual(sorted(FLOATING_FUNCTIONS - floats), [])
        self.assertEqual(sorted(floats & POINTWISE_FUNCTIONS.keys() - FLOATING_FUNCTIONS - others), [])

    def test_number_of_inputs(self):
        text = (RUNTIME / "kernels" / "pointwise" / "pointwise_loop.h").read_text(encoding="utf-8")
        self.assertIn(f"kMaxPointwiseInputs = {MOST_INPUTS};", text)

    def test_methods_of_tensors(self):
        text = (RUNTIME / "tensor" / "tensor_base.h").read_text(encoding="utf-8")
        for name in METADATA_METHODS - {"has_value"}:  # that of an optional
            with self.subTest(name):
                self.assertRegex(text, rf"\b{name}\(")
                self.assertIn(name, _METHODS[TENSOR])
        self.assertLessEqual({name for methods in _METHODS.values() for name in methods},
                             METADATA_METHODS | VALUE_METHODS)

    def test_sets_of_dtypes(self):
        text = (RUNTIME / "kernels" / "pointwise" / "pointwise_loop.h").read_text(encoding="utf-8")
        for name in ("integral", "bool", "floating"):
            found = re.search(rf"k{name.capitalize()} = (.*?),\n  k", text, re.S).group(1)
            self.assertEqual({dtype.lower() for dtype in re.findall(r"\bk([A-Z]\w+)", found)}, DTYPE_SETS[name])


if __name__ == "__main__":
    unittest.main()
