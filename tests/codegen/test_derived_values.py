"""Gradients of `derivatives: auto` that are easily wrong: of cases, of integers, where parts are rounded or cancel."""

import unittest

from codegen.choices import branches
from codegen.dtypes import COMPLEX
from codegen.elementary import COMPLEX_FUNCTIONS, POINTWISE_FUNCTIONS, PREDICATES, REAL_FUNCTIONS
from codegen.model import expressions
from codegen.pointwise_types import PointwiseTypes
from codegen.source import Diagnostics
from codegen.vocabulary import ResultDtype
from tests.codegen.evaluation import evaluate
from tests.codegen.support import resolve_text
from tests.codegen.test_differentiation import entry, formulas, operators_of


def chosen(arguments, cases, name="f"):
    """Returns the text of an entry whose expression is a choice, in YAML's flow style."""
    return entry(arguments, "x", name=name).replace("'x'", f"{{{cases}}}")


def complex_too(text):
    """Returns the entry for complex dtypes, too."""
    return text.replace("dtypes: floating", "dtypes: floating, complex")


def loops(operator):
    """Returns the expression of each case."""
    return [str(branch.operator.pointwise.expression) for branch in branches(operator)]


class Values(unittest.TestCase):
    def test_each_case_has_its_gradient_where_the_first_keeps_its_result(self):
        made = operators_of(chosen("Tensor self, Tensor other, bool flag",
                                   "choose: flag, 'true': 'pow(self, other)', 'false': self * other"))
        self.assertEqual(loops(made["_f_grad_self"])[1], "grad_output * other")
        self.assertEqual(loops(made["_f_grad_other"]),
                         ["self == 0 && (output == 0 || other == 0) ? 0 : grad_output * output * log(self)",
                          "grad_output * self"])

    def test_a_quotient_of_truth_values_and_literals_is_real(self):
        for expression, expected in (("exp(self / (b ? 2 : 3))", "_f_grad_self(grad, result, 1.0 / (b ? 2 : 3))"),
                                     ("self * self * (1 + b) / (3 + b)",
                                      "_f_grad_self(grad, self, 2.0 * (1 + b) / (3 + b))")):
            with self.subTest(expression):
                operators = operators_of(entry("Tensor self, bool b", expression))
                self.assertEqual(formulas(operators["f"])["self"], expected)

    def test_a_bound_that_a_dtype_rounds_is_compared_with_the_argument(self):
        for bound, kept in (("0.1", "self"), ("300.5", "self"), ("100000", "self"), ("0.5", "result"), ("-6", "result"),
                            ("0", "result")):
            with self.subTest(bound):
                made = operators_of(entry("Tensor self", f"self <= {bound} ? {bound} : self * 1"))
                self.assertEqual(formulas(made["f"])["self"], f"_f_grad_self(grad, {kept})")

    def test_choices_that_become_one_are_added(self):
        text = "((x < 1 || y < 2) ? 3 * x : 0) + (x < 1 ? 2 * x : 0) + (x < 1 ? x : (y < 2 ? 3 * x : 0))"
        made = operators_of(entry("Tensor x, Tensor y", text))["_f_grad_x"]
        for x, y, expected in ((0.5, 1, 6), (0.5, 3, 6), (2, 1, 6), (2, 3, 0)):
            self.assertEqual(evaluate(made.pointwise, {"x": x, "y": y, "grad_output": 1}), expected)

    def test_the_gradient_of_a_divisor_counts_how_often_it_is_in_the_dividend(self):
        for function, value, divisor, expected in (("remainder", 1, 0.1, -9), ("fmod", 1, 0.1, -9),
                                                   ("remainder", -1, 0.3, 4), ("fmod", -1, 0.3, 3)):
            with self.subTest(function, value=value):
                made = operators_of(entry("Tensor self, Tensor other", f"{function}(self, other)"))["_f_grad_other"]
                values = {"grad_output": 1, "self": value, "other": divisor, "scale": -1}
                self.assertEqual(evaluate(made.pointwise, values), expected)

    def test_a_factor_that_is_one_in_another_form_is_taken_out_once(self):
        made = operators_of(entry("Tensor self, Scalar a", "(a / self + a * exp(self)) / (abs(a) * sign(a)) * self"))
        self.assertIn("_f_grad_self", made)

    def test_a_magnitude_of_a_product_is_divided_by_in_its_parts(self):
        made = operators_of(entry("Tensor self, Tensor other", "(other < 2 ? self - 3 : 1) / abs(self + self) * self"))
        self.assertNotIn("_f_grad_self_grad_self_2", made)
        self.assertEqual([each for each in made.values() if not each.schema.tensor_arguments], [])

    def test_a_condition_divides_as_it_is_written(self):
        made = operators_of(entry("Tensor self", "self / 49 < 1 ? self * self : 0"))["_f_grad_self_grad_self"]
        self.assertEqual(loops(made), ["self / 49 < 1 ? grad_grad * grad_output * 2 : 0"])
        self.assertIn("(self / 49).lt(1)", str(made.recorded.expression))


class Refused(unittest.TestCase):
    def check(self, text, expected):
        _, errors = resolve_text(text)
        self.assertEqual(len(errors), 1, errors)
        self.assertIn(expected, errors[0])

    def test_conditions_in_which_parts_cancel(self):
        for condition in ("self - self == 0", "self * b / b < 1", "self * 0 == 0", "2 * self - self < 1",
                          "self / self < 2", "(self - self) * b < 1"):
            with self.subTest(condition):
                self.check(entry("Tensor self, Scalar b", f"{condition} ? self * b : b"),
                           f"'{condition}', in which parts cancel, has no derivative, expected a formula for 'self'")
        named = entry("Tensor self", "gap == 0 ? self * self : 0").replace("  pointwise:",
                                                                           "  let: {gap: self - self}\n  pointwise:")
        self.check(named, "'gap == 0', in which parts cancel,")

    def test_quotients_of_nothing(self):
        for expression in ("self / (self - self)", "tanh(2 / (self * 0))", "reciprocal(self - self) * self"):
            with self.subTest(expression):
                self.check(entry("Tensor self", expression), "', which divides by 0, has no derivative")

    def test_sums_that_do_not_cancel_may_decide(self):
        for condition in ("self + self < 1", "self - b < 1", "self * b < b", "self * self * 2 < 3 * b"):
            with self.subTest(condition):
                operators_of(entry("Tensor self, Scalar b", f"{condition} ? self * b : b"))

    def test_arguments_that_hide_a_function_of_the_gradient(self):
        for arguments, expression, hidden in (("Tensor self, Tensor log", "pow(self, log)", "log"),
                                              ("Tensor cos", "sin(cos * cos)", "cos")):
            with self.subTest(expression):
                self.check(entry(arguments, expression),
                           f"calls '{hidden}', which an argument hides, expected another name for the argument")

    def test_numbers_that_no_type_holds(self):
        for number, expected in (("99999999999999999999", "has more than 64 bits, expected a point in it"),
                                 ("1e999", "no double is as large as 1e999"),
                                 ("1e300 * 1e300", "for 'self' has a number that is larger than any double")):
            with self.subTest(number):
                self.check(entry("Tensor self", f"self * {number}"), expected)

    def test_a_gradient_that_is_too_large_to_be_read_again(self):
        expression = ("max(((cosh(a) > self ? erf(a < b ? 0.5 : self) : a) * tanh(tanh(0.5) - self / 2)), "
                      "cosh(min(self - 3 + self / a, other > self || b < self ? a * 0.5 : self == self ? self : b)))")
        self.check(entry("Tensor self, Tensor other, Scalar a, float b", f"{expression} * self"),
                   "has more than 3000 parts")

    def test_cases_that_do_not_name_a_tensor(self):
        self.check(chosen("Tensor self, Tensor other, str kind", "choose: kind, mul: self * other, one: self * 2"),
                   "the case does not name 'other', and would not have its sizes and dtype, expected 'other' in each "
                   "case of 'choose'")
        self.check(chosen("Tensor self, bool flag, Tensor? other=None",
                          "choose: flag, 'false': self * 2, 'true': {choose: other, given: self * other, none: self}"),
                   "the case does not name 'other'")
        operators_of(chosen("Tensor self, Tensor? other=None",
                            "choose: other, given: self * other, none: self * 2"))


class Complex(unittest.TestCase):
    def test_gradients_of_functions_of_complex_numbers_compute_with_them(self):
        count = 0
        for function in sorted(COMPLEX_FUNCTIONS - REAL_FUNCTIONS - PREDICATES - {"conj", "sgn", "where"}):
            arguments = ("self", "other")[:POINTWISE_FUNCTIONS[function]]
            text = entry(", ".join(f"Tensor {name}" for name in arguments), f"{function}({', '.join(arguments)})")
            made = operators_of(complex_too(text))
            count += len(made)
            for name, operator in made.items():
                diagnostics = Diagnostics()
                types = PointwiseTypes(name, COMPLEX, diagnostics)
                for part, expression in operator.pointwise.shared:
                    types.check_part(part, expression)
                types.check(operator.pointwise.expression, ResultDtype.PROMOTED)
                self.assertEqual(list(map(str, diagnostics)), [], name)
        self.assertGreater(count, 2 * len(COMPLEX_FUNCTIONS))


class Numbers(unittest.TestCase):
    def test_numbers_of_any_function_are_computed_by_the_standard_library(self):
        for factor, expected in (("sigmoid(a)", "1 / (1 + std::exp(-a.toDouble()))"),
                                 ("rsqrt(a + 1)", "1 / std::sqrt(a.toDouble() + 1)"),
                                 ("round(a)", "std::nearbyint(a.toDouble())"),
                                 ("sign(a)", "0 < a.toDouble() ? 1.0 : a.toDouble() < 0 ? -1.0 : 0.0"),
                                 ("remainder(a, 3)", "std::fmod(a.toDouble(), 3) * 3 < 0 ? std::fmod(a.toDouble(), 3) "
                                  "+ 3 : std::fmod(a.toDouble(), 3)"),
                                 ("max(a, 2)", "a.toDouble() < 2 ? 2 : a.toDouble()"),
                                 ("copysign(2, a)", "std::copysign(2, a.toDouble())"),
                                 ("(isnan(a) ? 2 : a)", "std::isnan(a.toDouble()) ? 2 : a.toDouble()")):
            with self.subTest(factor):
                made = operators_of(entry("Tensor self, Scalar a", f"sin(self * {factor})"))["_f_grad_self_grad_self"]
                self.assertIn(expected, " ".join(map(str, expressions(made.recorded))))

    def test_a_number_is_a_tensor_where_operators_take_no_number(self):
        for expression, expected in (("sin(flag ? self : 7)", "full_like(grad_grad, 7)"),
                                     ("sin(atan2(self, 2))", "atan2(self, full_like(grad_grad, 2))"),
                                     ("sin(max(self, 2))", "maximum(self, full_like(grad_grad, 2))"),
                                     ("exp(self) * (self <= 1 ? 0.5 : self)", "self.masked_fill(mask, 0.5)")):
            with self.subTest(expression):
                arguments = "Tensor self, bool flag" if "flag" in expression else "Tensor self"
                second = operators_of(entry(arguments, expression))["_f_grad_self_grad_self"]
                self.assertIn(expected, " ".join(map(str, expressions(second.recorded))))

    def test_numbers_that_may_be_complex_are_computed_as_tensors(self):
        for factor, expected in (("log(a)", "full_like(grad_grad, a).log()"),
                                 ("(1 + a)", "full_like(grad_grad, a) + 1"), ("a * a", "full_like(grad_grad, a)"),
                                 ("pow(a, self)", "pow(a, self)")):
            with self.subTest(factor):
                second = operators_of(complex_too(entry("Tensor self, Scalar a", f"sin(self * {factor})")))
                recorded = second["_f_grad_self_grad_self"].recorded
                text = " ".join(map(str, expressions(recorded)))
                self.assertIn(expected, text)
                self.assertNotIn("toDouble", text)

    def test_many_numbers_take_no_longer_than_few(self):
        waves = " + ".join(f"0.{index + 10} * sin({index}.5 * self)" for index in range(40))
        self.assertIn("_f_grad_self", operators_of(entry("Tensor self", waves)))

    def test_a_truth_value_may_be_given_beside_one_that_is_passed_on(self):
        backward = entry("Tensor grad_output, Tensor self, bool hard, bool b",
                         "b ? (hard ? grad_output * sin(self) : grad_output * exp(self)) : grad_output",
                         name="r_backward")
        made = operators_of(backward + entry("Tensor self, bool hard", "hard ? -cos(self) : exp(self)"))
        self.assertEqual(formulas(made["f"])["self"], "r_backward(grad, self, hard, true)")


if __name__ == "__main__":
    unittest.main()
