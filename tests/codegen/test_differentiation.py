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
from codegen.elementary import POINTWISE_FUNCTIONS
from codegen.expression import names, parse_expression
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
    ("Tensor self", "asinh(self)", "grad / hypot(self, 1)"),
    ("Tensor self", "acosh(self)", "grad * rsqrt(self - 1) * rsqrt(self + 1)"),
    ("Tensor self", "asin(self)", "grad * rsqrt((1 - self) * (1 + self))"),
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
            if name in ("where", "isnan", "isinf", "conj", "sgn", "angle"):
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
            tried = set()
            for branch in branches(operator) if checked else ():
                taken = {argument.name for argument in branch.operator.schema.arguments}
                tried |= taken.intersection(checked)
                for name in (name for name in checked if name in taken):
                    with self.subTest(str(operator.name) + branch.suffix, argument=name):
                        low = 1.1 if "acosh" in str(operator.name) else 0.1
                        values = {argument.name: source.uniform(low, low + 0.8)
                                  for argument in branch.operator.schema.arguments}
                        self._check(branch.operator.pointwise, name, values)
            self.assertEqual(tried, set(checked), f"arguments of {operator.name} that a branch takes")

    def _check(self, formula, name, values, step=1e-6):
        named = {}
        for part, expression in formula.shared:
            named[part] = read(expression, named)
        derivative = spell(derive(read(formula.expression, named).term, name, Symbol("grad")))
        derived = Formula(parse_expression(derivative.text), (), tuple(
            (part, parse_expression(text)) for part, text in derivative.shared))
        ends = [evaluate(formula, values | {name: values[name] + sign * step}) for sign in (1, -1)]
        self.assertAlmostEqual(evaluate(derived, values | {"grad": 1.0}), (ends[0] - ends[1]) / (2 * step), places=5)

    def test_nothing_has_a_gradient_of_nan_from_the_branch_that_is_not_taken(self):
        formula = parse_expression("self > 0 ? pow(self, 0.5) : self * 0")
        derivative = derive(read(formula, {}).term, "self", Symbol("grad"))
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

    def test_a_power_by_a_number_is_guarded_where_numbers_alone_decide(self):
        for kind in ("Scalar", "int", "float", "bool"):
            with self.subTest(kind):
                operators = operators_of(entry(f"Tensor self, {kind} n", "pow(self, n)"))
                self.assertIn("_f_grad_self_grad_self", operators)

    def test_a_derivative_that_is_too_large_is_called_so(self):
        _, errors = resolve_text(entry("Tensor self, Tensor other", "pow(min(self, other), other)"))
        self.assertEqual(len(errors), 1)
        self.assertIn("the derivative for 'other' has more than 3000 parts", errors[0])

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
