"""Numbers in formulas that C++ takes only with a type, and formulas that compile because of it."""

import tempfile
import unittest
from pathlib import Path

from codegen.expression import parse_expression
from codegen.number_types import number_types
from codegen.resolve import resolve
from codegen.source import Diagnostics
from tests.codegen.edited_sources import COMPILER, errors, write_sources
from tests.codegen.support import resolve_text

ROOT = Path(__file__).resolve().parent.parent.parent
HEAD = "- func: f(Tensor self, int dim, float? by) -> Tensor\n  category: copy\n"

# a formula, how it is in C++
FORMULAS = [
    ("grad * std::min(self.dim(), 3)", "grad * std::min<int64_t>(self.dim(), 3)"),
    ("grad * std::max(self.size(0), 1)", "grad * std::max<int64_t>(self.size(0), 1)"),
    ("grad * std::min(2, 3.5)", "grad * std::min<double>(2, 3.5)"),
    ("grad * std::max(dim * 2, 0.5)", "grad * std::max<double>(dim * 2, 0.5)"),
    ("grad * std::max({dim, 2, 3})", "grad * std::max<int64_t>({dim, 2, 3})"),
    ("grad * std::clamp(dim, 0, 3)", "grad * std::clamp<int64_t>(dim, 0, 3)"),
    ("grad * std::max(grads.size(), 1)", "grad * std::max<int64_t>(grads.size(), 1)"),
    ("grad * std::max(by.value_or(1), 2)", "grad * std::max<double>(by.value_or(1), 2)"),
    ("grad * std::min(std::max(dim, 1), 3)", "grad * std::min<int64_t>(std::max<int64_t>(dim, 1), 3)"),
    ("grad * self.size(std::min(self.dim(), 1)) * self.dim()",
     "grad * self.size(std::min<int64_t>(self.dim(), 1)) * self.dim()"),
    ("grad * std::min(dim, self.dim())", "grad * std::min(dim, self.dim())"),
    ("grad * std::min<double>(dim, 1)", "grad * std::min<double>(dim, 1)"),
    ("grad * std::min(2, 3)", "grad * std::min(2, 3)"),
]

TYPES = [
    ("1 + dim", "int64_t"), ("1 + 1", "int"), ("5000000000", "int64_t"), ("0xff", "int"), ("2.5f * 2", "float"),
    ("dim / 2.0", "double"), ("true && dim", "bool"), ("-true", "int"), ("self.sizes()[0]", "int64_t"), ("2u", ""),
    ("self.sizes()", "int64_t[]"), ("by", "double?"), ("by.value()", "double"), ("dim > 0 ? dim : 1.5", "double"),
    ("std::abs(dim)", "int64_t"), ("std::sqrt(dim)", "double"), ("grad", ""), ("unknown(dim)", ""),
]


def entry(formula):
    """Returns an entry with a derivative."""
    return HEAD + f"  kernel: k\n  derivatives: {{self: '{formula}'}}\n"


class NumberTypes(unittest.TestCase):
    def test_each_number_has_the_type_that_it_has_in_cpp(self):
        for text, expected in TYPES:
            with self.subTest(text):
                root = parse_expression(text).root
                self.assertEqual(number_types(root, {"dim": "int64_t", "by": "double?"})[id(root)], expected)

    def test_functions_of_one_type_get_it_where_operands_differ(self):
        for formula, expected in FORMULAS:
            with self.subTest(formula):
                (operator,), messages = resolve_text(entry(formula))
                self.assertEqual(messages, [])
                self.assertEqual(str(operator.derivatives[0].expression), expected)

    def test_so_do_parts_with_a_name_and_those_that_name_them(self):
        text = HEAD + "  let: {n: 'std::max(dim, 1)'}\n  composite:\n    choose: by\n" \
            "    given: self * std::min(n, 2.5)\n    none: self * std::min(n, 3)\n"
        (operator,), messages = resolve_text(text)
        self.assertEqual(messages, [])
        given, none = (formula for _, formula in operator.composite.cases)
        self.assertEqual([str(given.expression), str(none.expression), str(none.shared[0][1])],
                         ["self * std::min<double>(n, 2.5)", "self * std::min<int64_t>(n, 3)",
                          "std::max<int64_t>(dim, 1)"])

    @unittest.skipUnless(COMPILER, "there is no compiler")
    def test_what_is_accepted_compiles(self):
        lists = "- {func: 'g(Tensor[] self) -> Tensor[]', category: copy, kernel: k, derivatives: {self: grads}}\n"
        text = lists + "".join(entry(formula).replace(" f(", f" f{index}(")
                               for index, (formula, _) in enumerate(FORMULAS))
        library = resolve(str(ROOT / "ops.yaml"), Diagnostics())
        operators, messages = resolve_text(text, known_operators=library)
        self.assertEqual(messages, [])
        with tempfile.TemporaryDirectory() as folder:
            written = write_sources(Path(folder), library, operators)
            nodes = [source for source in written if "autograd" in source.parts]
            self.assertTrue(nodes)
            for source in nodes:
                self.assertEqual(errors(Path(folder), source), [])


if __name__ == "__main__":
    unittest.main()
