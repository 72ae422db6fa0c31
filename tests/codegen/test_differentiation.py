"""What `derivatives: auto` derives, and what it makes of it."""

import math
import random
import unittest
from pathlib import Path

from codegen.choices import branches
from codegen.differentiation import terms
from codegen.differentiation.derive import derive
from codegen.differentiation.read import read
from codegen.differentiation.rules import CONSTANT
from codegen.differentiation.spell import spell
from codegen.differentiation.terms import Symbol
from codegen.expression import names, parse_expression
from codegen.formulas import POINTWISE_FUNCTIONS
from codegen.model import Formula
from codegen.resolve import resolve
from codegen.source import Diagnostics
from tests.codegen.evaluation import evaluate
from tests.codegen.support import resolve_text

ROOT = Path(__file__).resolve().parent.parent.parent

# a schema's arguments and its expression → the gradient of `self`, element by element
DERIVED = [
    ("Tensor self", "self", "grad"),
    ("Tensor self, Tensor other", "self - other", "grad"),
    ("Tensor self, Tensor other", "other - self", "-grad"),
    ("Tensor self", "self * self", "grad * 2 * self"),
    ("Tensor self", "self * self * self", "grad * 3 * self * self"),
    ("Tensor self", " + ".join(["self"] * 400), "grad * 400"),
    ("Tensor self", "self * (1 - self)", "grad * (1 - 2 * self)"),
    ("Tensor self", "exp(self)", "grad * result"),
    ("Tensor self", "1 / self", "-(grad * result * result)"),
    ("Tensor self", "sqrt(self)", "grad * 0.5 / result"),
    ("Tensor self", "expm1(self)", "grad * (result + 1)"),
    ("Tensor self, Tensor other", "sqrt(self * other)", "grad * (0.5 * other / sqrt(self * other))"),
    ("Tensor self", "self * sigmoid(self)",
     "sigmoid_of_self = sigmoid(self); grad * sigmoid_of_self * (1 + self * (1 - sigmoid_of_self))"),
    ("Tensor self", "log1p(exp(self))", "grad * sigmoid(self)"),
    ("Tensor self", "log(abs(self))", "grad / self"),
    ("Tensor self, Tensor other", "self / other / other", "grad / other / other"),
    ("Tensor self, Tensor other", "other / self", "-(grad * (other / self / self))"),
    # Constants are folded as exactly as they are written.
    ("Tensor self", "0.5 * self * self", "grad * self"),
    ("Tensor self", "exp((self * 0.70710678118654752) * (self * 0.70710678118654752))",
     "grad * exp(0.5 * self * self) * self"),
    # Branches stay branches; `<` or `<=` decides the bound.
    ("Tensor self", "self > 0 ? log(self) : 0", "0 < self ? grad / self : 0"),
    ("Tensor self", "self >= 0 ? self : 0", "0 <= self ? grad : 0"),
    ("Tensor self, Scalar s", "abs(s) < 1 ? self * s : s * self", "grad * s"),
    ("Tensor self", "self < 0 ? 0 : self > 6 ? 6 : self", "self < 0 || 6 < self ? 0 : grad"),
    ("Tensor self", "self < 0 ? -self : self", "self < 0 ? -grad : grad"),
    ("Tensor self", "self > 0 ? (self > 0 ? self : 1) : self * 2", "0 < self ? grad : grad * 2"),
    # The condition of relu holds for the result, too; another's need not.
    ("Tensor self", "self <= 0 ? 0 : self", "result <= 0 ? 0 : grad"),
    ("Tensor self", "self <= -1 ? 0 : self", "self <= -1 ? 0 : grad"),
    ("Tensor self", "abs(self)", "grad * sign(self)"),
    ("Tensor self", "floor(self) + self", "grad"),
    ("Tensor self, Tensor other", "min(self, other)", "self == other ? grad * 0.5 : other < self ? 0 : grad"),
    ("Tensor self, Tensor other", "max(self, other)", "self == other ? grad * 0.5 : self < other ? 0 : grad"),
    ("Tensor self, Tensor exponent", "pow(self, exponent)",
     "exponent == 0 ? 0 : grad * exponent * pow(self, exponent - 1)"),
]

ENTRY = "- func: {name}({arguments}) -> Tensor\n  category: activation\n  pointwise: '{expression}'\n" \
        "  dtypes: floating\n  derivatives: {derivatives}\n"


def entry(arguments, expression, derivatives="auto", name="f"):
    """Returns the text of an entry."""
    return ENTRY.format(name=name, arguments=arguments, expression=expression, derivatives=derivatives)


def operators_of(text):
    """Returns the operators of a text without mistakes, by name."""
    operators, errors = resolve_text(text)
    if errors:
        raise AssertionError(errors)
    return {str(operator.name): operator for operator in operators}


def formulas(operator):
    """Returns each argument's formula."""
    return {derivative.names[0]: str(derivative.expression) for derivative in operator.derivatives}


class Derivatives(unittest.TestCase):
    def test_texts(self):
        for arguments, expression, expected in DERIVED:
            with self.subTest(expression[:60]):
                derivatives = operators_of(entry(arguments, expression))["f"].derivatives
                self.assertEqual(next(d for d in derivatives if d.names == ("self",)).derived, expected)

    def test_every_function_has_a_derivative(self):
        for name, count in POINTWISE_FUNCTIONS.items():
            if name in ("where", "isnan", "isinf"):
                continue
            for argument in ("self", "other")[:count]:
                with self.subTest(name, argument=argument):
                    call = f"{name}({', '.join(('self', 'other')[:count])})"
                    values = {"self": 1.37 if name == "acosh" else 0.37, "other": 0.61}
                    self._check(Formula(parse_expression(call), ()), argument, values)

    def test_the_operators_of_the_library(self):
        """Each gradient agrees with finite differences, wherever the function is smooth."""
        operators = resolve(ROOT / "ops.yaml", Diagnostics())
        source = random.Random(1)
        for operator in operators:
            checked = operator.derived_by_rule if not operator.derived_from else ()
            for branch in branches(operator) if checked else ():
                for name in checked:
                    with self.subTest(str(operator.name) + branch.suffix, argument=name):
                        low = 1.1 if "acosh" in str(operator.name) else 0.1
                        values = {argument.name: source.uniform(low, low + 0.8)
                                  for argument in branch.operator.schema.arguments}
                        self._check(branch.operator.pointwise, name, values)

    def _check(self, formula, name, values, step=1e-6):
        named = {}
        for part, expression in formula.shared:
            named[part] = read(expression, named)
        derivative = spell(derive(read(formula.expression, named), name, Symbol("grad")))
        derived = Formula(parse_expression(derivative.text), (), tuple(
            (part, parse_expression(text)) for part, text in derivative.shared))
        ends = [evaluate(formula, values | {name: values[name] + sign * step}) for sign in (1, -1)]
        self.assertAlmostEqual(evaluate(derived, values | {"grad": 1.0}), (ends[0] - ends[1]) / (2 * step), places=5)

    def test_nothing_has_a_gradient_of_nan_from_the_branch_that_is_not_taken(self):
        formula = parse_expression("self > 0 ? pow(self, 0.5) : self * 0")
        derivative = derive(read(formula, {}), "self", Symbol("grad"))
        self.assertIsInstance(derivative, terms.Conditional)
        self.assertEqual(derivative.no, terms.ZERO)

    def test_constants_are_those_of_the_rules(self):
        self.assertLessEqual(CONSTANT, POINTWISE_FUNCTIONS.keys())


class Formulas(unittest.TestCase):
    def test_of_one_operator_is_a_text(self):
        for arguments, expression, expected in (
                ("Tensor self, Tensor other", "self * other", {"self": "grad * other", "other": "grad * self"}),
                ("Tensor self, Tensor other, Scalar alpha", "self - alpha * other",
                 {"self": "grad", "other": "-maybe_multiply(grad, alpha)"}),
                ("Tensor self, Scalar other", "self / other", {"self": "grad / other"}),
                ("Tensor self, float scale", "self * (1 - scale)", {"self": "grad * (1 - scale)"}),
                ("Tensor self, Scalar weight", "self * (1 - weight)", {"self": "grad * (1 - weight.toDouble())"}),
                ("Tensor self", "round(self)", {"self": "zeros_like(grad)"})):
            with self.subTest(expression):
                operators = operators_of(entry(arguments, expression))
                self.assertEqual(formulas(operators["f"]), expected)
                self.assertEqual(list(operators), ["f"])

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

    def test_a_formula_by_hand_wins(self):
        operators = operators_of(entry("Tensor self, Tensor other", "self * other", "{self: grad * 2, other: auto}"))
        self.assertEqual(formulas(operators["f"]), {"self": "grad * 2", "other": "grad * self"})

    def test_conditions_and_what_is_said_to_have_none_have_none(self):
        operators = operators_of(
            entry("Tensor self, Tensor mask", "mask != 0 ? self : 0").replace(
                "dtypes: floating", "dtypes: floating\n  promotes: self\n  tags: bool_condition"))
        self.assertEqual(list(formulas(operators["f"])), ["self"])
        operators = operators_of(entry("Tensor self, Tensor mean", "self - mean") + "  non_differentiable: mean\n")
        self.assertEqual(formulas(operators["f"]), {"self": "grad"})

    def test_the_operators_of_the_library(self):
        operators = [o for o in resolve(ROOT / "ops.yaml", Diagnostics()) if o.pointwise and not o.derived_from]
        written = [operator for operator in operators if "_grad_" not in operator.name.base and operator.derivatives]
        by_rule = [operator for operator in written if operator.derived_by_rule]
        self.assertGreaterEqual(len(by_rule), 70)
        for operator in operators:
            tensors = {argument.name for argument in operator.schema.tensor_arguments}
            costly = operator.name.base == "pow"  # which is not computed again
            for derivative in operator.derivatives if operator.derived_by_rule and not costly else ():
                used = {name.text for name in names(derivative.expression)}
                with self.subTest(str(operator.name)):
                    self.assertFalse("result" in used and used & tensors, "an argument and the result are kept")
                    self.assertFalse("result" in used and len(tensors) > 1, "the result may be larger than each")

    def test_shared_parts_keep_their_names(self):
        text = entry("Tensor self, Tensor other", "wave * wave").replace(
            "  pointwise", "  let: {wave: tanh(self * other)}\n  pointwise")
        formula = operators_of(text)["_f_grad_self"].pointwise
        self.assertEqual([(name, part.text) for name, part in formula.shared], [("wave", "tanh(self * other)")])

    def test_shared_parts_become_locals(self):
        formula = operators_of(entry("Tensor self", "self * sigmoid(self)"))["_f_grad_self"].pointwise
        self.assertEqual([name for name, _ in formula.shared], ["sigmoid_of_self"])
        self.assertTrue(math.isclose(evaluate(formula, {"grad_output": 1.0, "self": 0.0}), 0.5))


if __name__ == "__main__":
    unittest.main()
