"""The operators that are made for `derivatives: auto`, each of which computes a gradient in one pass."""

import unittest

from tests.codegen.support import resolve_text
from tests.codegen.test_differentiation import entry, formulas, operators_of


class MadeGradients(unittest.TestCase):
    def test_of_several_is_an_operator_that_is_differentiated_too(self):
        operators = operators_of(entry("Tensor self", "atan(self)"))
        self.assertEqual(formulas(operators["f"]), {"self": "_f_grad_self(grad, self)"})
        first = operators["_f_grad_self"]
        self.assertEqual((str(first.schema), str(first.pointwise.expression)),
                         ("_f_grad_self(Tensor grad_output, Tensor self) -> Tensor",
                          "grad_output / (self * self + 1)"))
        self.assertEqual(formulas(first), {
            "grad_output": "_f_grad_self(grad, self)", "self": "_f_grad_self_grad_self(grad, grad_output, self, -2)"})
        self.assertEqual((first.dtypes, first.variants), ({"floating"}, set()))

    def test_a_gradient_of_a_gradient_is_an_operator_that_others_compute_where_it_is_differentiated(self):
        operators = operators_of(entry("Tensor self", "atan(self)"))
        self.assertEqual(list(operators), ["f", "_f_grad_self", "_f_grad_self_grad_self"])
        second = operators["_f_grad_self_grad_self"]
        self.assertEqual(
            (str(second.schema), str(second.pointwise.expression)),
            ("_f_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) -> Tensor",
             "grad_grad * grad_output * (scale * self / term / term)"))
        self.assertEqual(second.derivatives, ())
        self.assertEqual(str(second.recorded.expression),
                         "maybe_multiply(grad_grad * (grad_output * self / term / term), scale)")
        self.assertEqual([(name, part.text) for name, part in second.recorded.shared], [("term", "self * self + 1")])

    def test_what_a_backward_operator_of_the_entries_gives_is_a_first_gradient(self):
        operators = operators_of(entry("Tensor grad_output, Tensor self", "grad_output * atan(self)",
                                       name="f_backward"))
        self.assertEqual(list(operators), ["f_backward", "_f_backward_grad_self"])
        self.assertIsNotNone(operators["_f_backward_grad_self"].recorded)

    def test_a_gradient_that_an_operator_computes_is_a_call_of_it(self):
        text = entry("Tensor self, Scalar beta", "self * sin(self * beta)") + entry(
            "Tensor grad_output, Tensor self, Scalar slope", "(slope * self * cos(slope * self) + sin(slope * self)) * "
            "grad_output", name="f_backward")
        operators = operators_of(text)
        self.assertEqual(formulas(operators["f"]), {"self": "f_backward(grad, self, beta)"})

    def test_an_operator_that_cannot_be_every_gradient_is_none(self):
        def backward(*lines, dtypes="floating"):
            keys = ("pointwise: slope * 4.5 * cosh(self)", f"dtypes: {dtypes}", *lines)
            return "- func: f_backward(Tensor slope, Tensor self) -> Tensor\n  category: copy\n" + "".join(
                f"  {key}\n" for key in keys)

        auto, forward = "derivatives: auto", entry("Tensor self", "4.5 * sinh(self)")
        called = {"self": "f_backward(grad, self)"}
        self.assertEqual(formulas(operators_of(backward(auto) + forward)["f"]), called)
        for other in (backward(auto, "non_differentiable: self"), backward("output_differentiability: false"),
                      backward(), backward(auto, dtypes="float32")):
            with self.subTest(other):
                self.assertNotEqual(formulas(operators_of(other + forward)["f"]), called)

    def test_what_decides_in_a_dtype_of_its_own_is_refused(self):
        for arguments, pointwise, promotes, hidden in (
                ("Tensor self, Tensor gate", "gate > 1 ? self * self : sin(self)", "self", "gate"),
                ("Tensor self, Tensor other", "self > 0.5 ? other : self", "other", "self"),
                ("Tensor self, Tensor step", "self * floor(step)", "self", "step")):
            text = entry(arguments, pointwise).rstrip("\n") + f"\n  promotes: {promotes}\n"
            with self.subTest(pointwise):
                messages = [each for each in resolve_text(text)[1] if f"depends on where '{hidden}' lies" in each]
                self.assertIn(f"in its own dtype: 'promotes' leaves it out, expected it in 'promotes', 'tags: "
                              "bool_condition', or a formula for 'self' in 'derivatives'", messages[0])
        for pointwise in ("gate > 0 ? self * self : sin(self)", "gate ? self * self : sin(self)", "self * sin(gate)"):
            text = entry("Tensor self, Tensor gate", pointwise).rstrip("\n") + "\n  promotes: self\n"
            self.assertEqual(resolve_text(text)[1], [])

    def test_operators_that_differ_in_a_factor_share_one(self):
        operators = operators_of(entry("Tensor self", "erf(self)") + entry("Tensor self", "erfc(self)", name="g"))
        self.assertEqual(formulas(operators["f"]), {"self": "_f_grad_self(grad, self, 1.1283791670955126)"})
        self.assertEqual(formulas(operators["g"]), {"self": "_f_grad_self(grad, self, -1.1283791670955126)"})

    def test_each_case_of_a_choice_is_differentiated(self):
        choice = "\n    choose: low\n    given: 'self < low ? low : self * low'\n    none: tanh(self) * self\n  x"
        text = entry("Tensor self, Scalar? low=None", "x").replace("'x'", choice).replace("\n  x\n", "\n")
        operators = operators_of(text)
        self.assertEqual(formulas(operators["f"]), {"self": "_f_grad_self(grad, self, low)"})
        made = operators["_f_grad_self"]
        self.assertEqual(str(made.schema), "_f_grad_self(Tensor grad_output, Tensor self, Scalar? low) -> Tensor")
        self.assertEqual([(value, str(formula.expression)) for value, formula in made.pointwise.cases],
                         [("given", "self < low ? 0 : grad_output * low"),
                          ("none", "grad_output * (self * (1 - tanh_of_self * tanh_of_self) + tanh_of_self)")])
        self.assertEqual(formulas(made)["grad_output"], "_f_grad_self(grad, self, low)")
        # A loop needs a tensor, and one case has none.
        self.assertTrue(formulas(made)["self"].startswith("low.has_value() ? zeros_like(grad) : grad"))

    def test_what_is_recorded_is_chosen_too(self):
        choice = "\n    choose: low\n    given: exp(self * low)\n    none: sin(self)\n  x"
        text = entry("Tensor self, Scalar? low=None", "x").replace("'x'", choice).replace("\n  x\n", "\n")
        second = operators_of(text)["_f_grad_self_grad_self"]
        self.assertEqual([(value, str(formula.expression)) for value, formula in second.recorded.cases],
                         [("given", "grad_grad * grad_output * maybe_multiply(self, low).exp() * "
                           "(low.toDouble() * low.toDouble())"),
                          ("none", "-(grad_grad * grad_output * self.sin())")])

    def test_a_choice_by_an_argument_of_another_type_is_another_operator(self):
        choice = "\n    choose: low\n    given: exp(self)\n    none: sin(self)\n  x"
        texts = [entry(f"Tensor self, {type_}? low=None", "x", name=name)
                 for name, type_ in (("f", "int[]"), ("g", "int"))]
        operators = operators_of("".join(texts).replace("'x'", choice).replace("\n  x\n", "\n"))
        self.assertEqual(formulas(operators["f"]), {"self": "_f_grad_self(grad, self, low)"})
        self.assertEqual(formulas(operators["g"]), {"self": "_g_grad_self(grad, self, low)"})

    def test_cases_of_which_one_needs_the_argument_do_not_keep_the_result(self):
        choice = "\n    choose: flag\n    'true': exp(self)\n    'false': self * self\n  x"
        text = entry("Tensor self, bool flag", "x").replace("'x'", choice).replace("\n  x\n", "\n")
        operators = operators_of(text)
        self.assertEqual(formulas(operators["f"]), {"self": "_f_grad_self(grad, self, flag)"})
        cases = operators["_f_grad_self"].pointwise.cases
        self.assertEqual([(value, str(formula.expression)) for value, formula in cases],
                         [("true", "grad_output * exp(self)"), ("false", "grad_output * 2 * self")])

    def test_a_tensor_that_decides_alone_is_an_argument_of_the_gradient(self):
        choice = "\n    choose: other\n    given: exp(self) + other\n    none: sin(self)\n  x"
        text = entry("Tensor self, Tensor? other=None", "x").replace("'x'", choice).replace("\n  x\n", "\n")
        operators = operators_of(text)
        self.assertEqual(formulas(operators["f"])["self"], "_f_grad_self(grad, self, other)")
        first = operators["_f_grad_self"]
        self.assertEqual(str(first.schema), "_f_grad_self(Tensor grad_output, Tensor self, Tensor? other) -> Tensor")
        self.assertEqual(formulas(first), {"grad_output": "_f_grad_self(grad, self, other)",
                                           "self": "_f_grad_self_grad_self(grad, grad_output, self, other)"})
        self.assertEqual(first.non_differentiable, ("other",))

    def test_zeros_in_what_is_recorded_are_like_an_argument(self):
        operators = operators_of(entry("Tensor self, bool hard", "hard ? self : sin(self)"))
        second = operators["_f_grad_self_grad_self"]
        self.assertEqual(str(second.recorded.expression),
                         "(hard ? zeros_like(grad_grad) : -(grad_grad * grad_output * self.sin()))")

    def test_a_quotient_of_integers_is_none_of_cpp(self):
        for expression, expected in (("exp(self / n)", "_f_grad_self(grad, result, 1.0 / n)"),
                                     ("sin(self * n / 3)", "_f_grad_self(grad, self, n, 0.3333333333333333 * n)")):
            with self.subTest(expression):
                operators = operators_of(entry("Tensor self, int n", expression))
                self.assertEqual(formulas(operators["f"])["self"], expected)

    def test_an_argument_may_have_the_name_of_the_factor(self):
        operators = operators_of(entry("Tensor self, Scalar scale", "sin(2 * self * scale)"))
        self.assertEqual(formulas(operators["f"])["self"], "_f_grad_self(grad, self, scale, 2 * scale.toDouble())")
        self.assertEqual(str(operators["_f_grad_self"].schema),
                         "_f_grad_self(Tensor grad_output, Tensor self, Scalar scale, Scalar scale_value) -> Tensor")
        operators = operators_of(entry("Tensor self, Tensor scale", "3 * self * scale"))
        self.assertEqual(formulas(operators["f"])["self"], "_f_grad_self(grad, scale, 3)")
        self.assertEqual(str(operators["_f_grad_self"].schema),
                         "_f_grad_self(Tensor grad_output, Tensor scale, Scalar scale_value) -> Tensor")

    def test_a_tensor_that_decides_stands_for_itself(self):
        def chosen(name, given):
            choice = f"\n    choose: other\n    given: {given}\n    none: self\n  x"
            text = entry("Tensor self, Tensor? other=None", "x", name=name)
            return text.replace("'x'", choice).replace("\n  x\n", "\n")

        operators = operators_of(chosen("f", "atan(self) * other")
                                 + chosen("h", "self * self * 0.5 / (other * other + 1)"))
        self.assertNotIn("other, other", formulas(operators["h"])["self"])

    def test_gradients_of_overloads_with_the_same_parameters_have_names_of_their_own(self):
        operators = operators_of(entry("Tensor self, Tensor other", "sin(self) + other", name="f.Tensor")
                                 + entry("Tensor self, int n", "atan(self) + n", name="f.whole")
                                 + entry("Tensor self", "erf(self)", name="_f"))
        self.assertEqual(formulas(operators["f.Tensor"])["self"], "_f_grad_self(grad, self)")
        self.assertEqual(formulas(operators["f.whole"])["self"], "_f_whole_grad_self(grad, self)")
        self.assertEqual(formulas(operators["_f"])["self"], "_f_grad_self(grad, self, 1.1283791670955126)")

    def test_a_second_gradient_that_no_operators_compute_is_told_where_the_entry_stands(self):
        _, errors = resolve_text(entry("Tensor self, Tensor other", "copysign(sin(self), other)"))
        self.assertEqual(len(errors), 1)
        self.assertRegex(errors[0], r"^ops.yaml:1:\d+: error: f: the derivative for 'self' is no formula")


if __name__ == "__main__":
    unittest.main()
