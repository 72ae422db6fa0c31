"""What the templates make of an entry."""

import re
import unittest
from pathlib import Path

from codegen.dtypes import HUBS, WORDS
from tests.codegen.support import rendered

ROOT = Path(__file__).resolve().parent.parent.parent


def on_one_line(code):
    return re.sub(r"\n +", " ", code)


class Rendering(unittest.TestCase):
    def test_an_expression_of_many_terms(self):
        terms = " + ".join(["self"] * 400)
        text = f"- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: {terms}\n  dtypes: numeric\n" \
               f"  derivatives: {{self: grad * ({terms.replace('self', 'self.numel()')})}}\n"
        self.assertIn(terms, on_one_line(rendered(text, "pointwise/copy.cpp")))
        self.assertIn(f"grad * ({terms.replace('self', 'self_numel_')})",
                      on_one_line(rendered(text, "autograd/copy.cpp")))

    def test_whether_an_optional_tensor_was_given_is_kept(self):
        for formula in ("w.has_value() ? grad : grad * 2", "w->has_value() ? grad : grad * 2"):
            with self.subTest(formula):
                autograd = rendered("- func: f(Tensor self, Tensor? w) -> Tensor\n  category: copy\n  kernel: k\n"
                                    f"  derivatives: {{self: '{formula}'}}\n", "autograd/copy.cpp")
                self.assertIn("w_has_value_ ? grad : grad * 2", autograd)
                self.assertIn("w_has_value_ = w.defined();", autograd)

    def test_every_word_of_dtypes_is_an_enumerator_of_the_runtime(self):
        header = (ROOT / "runtime/tenon/kernels/pointwise/pointwise_loop.h").read_text(encoding="utf-8")
        for word in WORDS:
            with self.subTest(word):
                words = ", ".join((word, HUBS[word]) if word in HUBS else (word,))
                said = f"  dtypes: {words}\n" if word != "all" else ""
                loops = rendered("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self\n" + said,
                                 "pointwise/copy.cpp")
                enumerators = re.findall(r"DTypes::(k\w+)", loops)
                self.assertEqual(len(set(enumerators)), 2 if word in HUBS else 1)
                for enumerator in enumerators:
                    self.assertRegex(header, rf"\b{enumerator} = ")

    def test_dtypes_may_be_several(self):
        loops = rendered("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self\n"
                         "  dtypes: float32, int64\n", "pointwise/copy.cpp")
        self.assertIn("DTypes::kFloat32 | DTypes::kInt64>", loops)

    def test_arguments_of_metadata_may_have_braces(self):
        autograd = rendered("- func: f(Tensor self) -> Tensor\n  category: copy\n  kernel: k\n"
                            "  derivatives: {self: 'grad * result.size(std::max({0, 0}))'}\n", "autograd/copy.cpp")
        self.assertIn("result_size_std__max__0__0___ = result.size(std::max({0, 0}));", autograd)


if __name__ == "__main__":
    unittest.main()
