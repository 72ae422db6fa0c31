"""Keys of other files of operators are answered with what stands for them here."""

import unittest

from tests.codegen.support import resolve_text

ENTRY = "- func: f(Tensor self, Tensor other) -> Tensor\n  category: copy\n  pointwise: self + other\n"


class Equivalents(unittest.TestCase):
    def test_every_key_of_theirs_says_what_is_meant(self):
        for key, value, expected in [
                ("dispatch", "{CPU: f}", "'kernel: {CPU: name}' for kernels, or 'composite: name' for "
                                         "CompositeImplicitAutograd"),
                ("structured_delegate", "f.out", "'variants: inplace, out' in the entry of the functional operator"),
                ("device_check", "NoCheck", "nothing: it is taken care of"),
                ("self, other", "grad", "'derivatives: {self, other: …}'"), ("self", "grad", "'derivatives: {self: …}'"),
                ("result", "auto_linear", "'jvp: {result: …}'")]:
            with self.subTest(key):
                _, errors = resolve_text(f"{ENTRY}  {key}: {value}\n")
                self.assertEqual(errors, [f"ops.yaml:4:3: error: f: unknown key '{key}', expected {expected}"])

    def test_other_keys_are_compared_with_those_that_exist(self):
        for key, hint in [("kernal", " (did you mean 'kernel'?)"), ("self, q", ""), ("zzz", "")]:
            with self.subTest(key):
                _, errors = resolve_text(f"{ENTRY}  {key}: f\n")
                self.assertEqual(errors, [f"ops.yaml:4:3: error: f: unknown key '{key}'{hint}"])


if __name__ == "__main__":
    unittest.main()
