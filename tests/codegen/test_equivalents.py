"""Keys of other files of operators are answered with what stands for them here."""

import unittest

from tests.codegen.support import resolve_text

ENTRY = "- func: f(Tensor self, Tensor other) -> Tensor\n  category: copy\n  pointwise: self + other\n"


class Equivalents(unittest.TestCase):
    def test_every_key_of_theirs_says_what_is_meant(self):
        for key, value, expected in [
                ("dispatch", "{CPU: f}", "'kernel: {CPU: name}' for kernels, or 'composite' for "
                                         "CompositeImplicitAutograd"),
                ("structured_delegate", "f.out", "'variants: inplace, out' in the entry of the functional operator"),
                ("device_check", "NoCheck", "nothing: it is taken care of"),
                ("self, other", "grad", "'derivatives: {self, other: …}'"),
                ("self", "grad", "'derivatives: {self: …}'"),
                ("result", "auto_linear", "'jvp: {result: …}'")]:
            with self.subTest(key):
                _, errors = resolve_text(f"{ENTRY}  {key}: {value}\n")
                self.assertEqual(errors, [f"ops.yaml:4:3: error: f: unknown key '{key}', expected {expected}"])

    def test_words_in_the_place_of_a_formula(self):
        for value, expected in [
                ("derivatives: {self: non_differentiable, other: grad}",
                 "4:23: error: f: 'non_differentiable' is no formula here, expected 'non_differentiable: self'"),
                ("jvp: {result: auto_linear}",
                 "4:17: error: f: 'auto_linear' is no formula here, expected the operator itself, of the tangents, "
                 "such as 'self_t.sum(dim)'"),
                ("jvp: {result: auto_element_wise}",
                 "4:17: error: f: 'auto_element_wise' is no formula here, expected the tangents times the derivatives, "
                 "such as 'self_t * self_p.cos()'"),
                ("auto_linear: grad", "4:3: error: f: unknown key 'auto_linear'")]:
            with self.subTest(value):
                self.assertEqual(resolve_text(f"{ENTRY}  {value}\n")[1], [f"ops.yaml:{expected}"])

    def test_other_keys_are_compared_with_those_that_exist(self):
        for key, hint in [("kernal", " (did you mean 'kernel'?)"), ("self, q", ""), ("zzz", "")]:
            with self.subTest(key):
                _, errors = resolve_text(f"{ENTRY}  {key}: f\n")
                self.assertEqual(errors, [f"ops.yaml:4:3: error: f: unknown key '{key}'{hint}"])


if __name__ == "__main__":
    unittest.main()
