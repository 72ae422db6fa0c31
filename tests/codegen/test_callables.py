"""What formulas can call is what the headers and the schemas declare."""

import re
import unittest
from pathlib import Path

from codegen.callables import operator_callables, parse_helpers, read_helpers
from codegen.formula_values import METHODS
from codegen.parse import parse_schema
from codegen.value_kinds import NUMBER, SIZES, TENSOR, OptionalKind, TupleKind

RUNTIME = Path(__file__).resolve().parent.parent.parent / "runtime/tenon"


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

    def test_methods_of_tensors(self):
        text = (RUNTIME / "tensor" / "tensor_base.h").read_text(encoding="utf-8")
        for name in METHODS[TENSOR]:
            with self.subTest(name):
                self.assertRegex(text, rf"\b{name}\(")


if __name__ == "__main__":
    unittest.main()
