"""What is derived of random expressions is their derivative, beside differences; its forms agree with each other."""

import math
import os
import random
import unittest

from codegen.choices import branches
from tests.codegen.evaluation import evaluate
from tests.codegen.formula_evaluation import Element, Evaluation, ScalarValue, formula_of
from tests.codegen.random_entries import RandomEntries
from tests.codegen.support import resolve_text

ENTRIES = 4000 if os.environ.get("TENON_TEST_EFFORT") == "full" else 120
REFUSALS = ("in which parts cancel", "which divides by 0", "is no formula of operators", "has more than 3000 parts",
            "larger than any double")


class RandomDerivatives(unittest.TestCase):
    def setUp(self):
        self.random = random.Random(5)
        self.compared = 0

    def test_they_are_those_of_the_expressions(self):
        refused = 0
        for index in range(ENTRIES):
            text = RandomEntries(index).entry(f"f{index}")
            operators, errors = resolve_text(text)
            refused += bool(errors)
            if errors:
                with self.subTest(entry=text):
                    self.assertTrue(any(each in errors[0] for each in REFUSALS), errors)
                continue
            for operator in operators:
                for branch in branches(operator):
                    for _ in range(3):
                        with self.subTest(operator=str(operator.schema), entry=text):
                            self._check(operator, branch, Evaluation(operators))
        self.assertLess(refused, ENTRIES / 3)
        self.assertGreater(self.compared, ENTRIES)

    def _check(self, operator, branch, evaluation):
        values = self._values(operator, branch)
        try:
            result = evaluate(formula_of(operator.pointwise, values), values)
            known = values | {"grad": Element(1.0), "result": Element(result)}
            for derivative in operator.derivatives:
                expected = self._difference(operator, values, derivative.names[0])
                if expected is not None:
                    self._compare(evaluation.formula(derivative.expression, derivative.shared, known), expected, 1e-4)
            recorded = formula_of(operator.recorded, values)
            if recorded is not None:
                self._compare(evaluation.formula(recorded.expression, recorded.shared, values), result, 1e-9)
        except (ArithmeticError, ValueError):  # where C++ has an infinity, or NaN
            return

    def _compare(self, found, expected, tolerance):
        if math.isfinite(found) and math.isfinite(expected):
            self.compared += 1
            self.assertLessEqual(abs(found - expected), tolerance * max(1, abs(found), abs(expected)))

    @staticmethod
    def _difference(operator, values, name):
        """Returns the slope, None where the expression is not smooth, or too large for its differences to be exact."""
        def slope(step):
            ends = [evaluate(formula_of(operator.pointwise, values), values | {name: values[name] + sign * step})
                    for sign in (1, -1)]
            return (ends[0] - ends[1]) / (2 * step), abs(ends[0])

        (rough, size), (fine, _) = slope(2e-5), slope(1e-5)
        return fine if size < 1e5 and max(abs(rough - fine), size * 1e-9) <= 1e-6 * max(1, abs(fine)) else None

    def _values(self, operator, branch):
        """Returns arguments of a call that comes to the branch."""
        values = {}
        for argument in operator.schema.arguments:
            type_ = str(argument.type)
            values[argument.name] = {
                "Tensor": lambda: Element(self.random.uniform(0.2, 2) * self.random.choice((1, -1))),
                "bool": lambda: self.random.random() < 0.5,
                "int": lambda: self.random.randint(1, 3), "float": lambda: self.random.uniform(0.3, 2),
                "str": lambda: "", "Scalar": lambda: ScalarValue(self.random.uniform(0.3, 2)),
            }[type_.removesuffix("?")]()
        for decision in branch.decisions:
            if not decision.holds and decision.is_presence:
                values[decision.argument.name] = None
            elif not decision.is_presence:
                values[decision.argument.name] = decision.holds if decision.is_truth else decision.value
        return values


if __name__ == "__main__":
    unittest.main()
