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
                ("self, other", "grad", "'derivatives: {self, other: …}'"),
                ("self", "grad", "'derivatives: {self: …}'"),
                ("result", "auto_linear", "'jvp: {result: …}'"),
                ("auto_linear", "grad", "'jvp: {result: …}' with the operator itself, of the tangents, such as "
                                        "'self_t.sum(dim)'")]:
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
                ("device_check: NoCheck", "4:3: error: f: unknown key 'device_check', leave it out: the library does "
                                          "this by itself"),
                ("update_wrapped_number: True", "4:3: error: f: unknown key 'update_wrapped_number', leave it out: the "
                                                "library does this by itself")]:
            with self.subTest(value):
                self.assertEqual(resolve_text(f"{ENTRY}  {value}\n")[1], [f"ops.yaml:{expected}"])

    def test_keys_of_derivatives_that_are_no_arguments(self):
        tangent = "'result' in 'derivatives', expected 'jvp: {result: …}' with "
        for value, column, expected in [
                ("result: auto_linear", 17, f"{tangent}the operator itself, of the tangents, such as "
                                            "'self_t.sum(dim)'"),
                ("result: auto_element_wise", 17, f"{tangent}the tangents times the derivatives, such as "
                                                  "'self_t * self_p.cos()'"),
                ("self: grad, result: self_t", 29, f"{tangent}the tangent of the result"),
                ("name: f", 17, "'name' in 'derivatives', leave it out: formulas stand in the entry of their operator"),
                ("dispatch: {Default: {self: grad}}", 17, "'dispatch' in 'derivatives', expected one formula for each "
                                                          "argument, which all backends share"),
                ("output_differentiability: [True]", 17, "'output_differentiability' in 'derivatives', expected "
                 "'output_differentiability' as a key of the entry, beside 'derivatives'"),
                ("non_differentiable: other", 17, "'non_differentiable' in 'derivatives', expected "
                 "'non_differentiable' as a key of the entry, beside 'derivatives'")]:
            with self.subTest(value):
                self.assertEqual(resolve_text(f"{ENTRY}  derivatives: {{{value}}}\n")[1],
                                 [f"ops.yaml:4:{column}: error: f: {expected}"])

    def test_an_argument_may_be_called_like_a_key_of_theirs(self):
        entry = "- func: f(Tensor self, Tensor name) -> Tensor\n  category: copy\n  pointwise: self + name\n"
        self.assertEqual(resolve_text(f"{entry}  derivatives: {{self: grad, name: grad}}\n")[1], [])

    def test_backends_of_dispatch(self):
        for kernel, column, expected in [
                ("{CompositeExplicitAutograd: f}", 12, "'CompositeExplicitAutograd', expected 'kernel: name', one "
                                                       "function for all backends"),
                ("{CompositeImplicitAutograd: f}", 12, "'CompositeImplicitAutograd', expected 'composite: name' "
                                                       "instead of 'kernel'"),
                ("\n    CPU, CUDA: f", None, "'CPU, CUDA', expected one backend before each name, as in {CPU: name}")]:
            with self.subTest(kernel):
                _, errors = resolve_text(f"{ENTRY.replace('pointwise: self + other', 'kernel: ' + kernel)}")
                place = f"3:{column}" if column else "4:5"
                self.assertEqual(errors, [f"ops.yaml:{place}: error: f: unknown backend {expected}"])

    def test_tags(self):
        for tag, expected in [
                ("core", "leave it out: the schema and the other keys say this"),
                ("pointwise", "expected the key 'pointwise', which says what is computed"),
                ("dynamic_output_shape", "expected 'kernel' without 'meta', for results whose sizes depend on data"),
                ("pt2_compliant_tag", "leave it out: nothing here depends on it"),
                ("inplace_veiw", "expected inplace_view, untracked_view, unmarked_writes, unmarked_alias, "
                                 "bool_condition, nondeterministic_seeded, unread_self, not_holomorphic or late_errors "
                                 "(did you mean 'inplace_view'?)")]:
            with self.subTest(tag):
                self.assertEqual(resolve_text(f"{ENTRY}  tags: {tag}\n")[1],
                                 [f"ops.yaml:4:9: error: f: unknown tag '{tag}', {expected}"])

    def test_functions_and_methods_of_aten(self):
        for formula, column, expected in [
                ("grad * self.sym_size(0)", 23, "method 'sym_size', expected 'size'"),
                ("grad + other.sym_numel()", 24, "method 'sym_numel', expected 'numel'"),
                ("f(grad, grad).f(grad.sym_sizes())", 32, "method 'sym_sizes', expected 'sizes'"),
                ("grad * other.conj()", 24, "method 'conj', expected the tensor itself, which is conjugated for "
                                             "formulas"),
                ("handle_r_to_c(self, grad)", 11, "function 'handle_r_to_c', expected its last argument alone: a "
                                                  "gradient is made to fit its argument"),
                ("at::f(grad, other)", 11, "function 'at::f', expected 'f', without a namespace"),
                ("at::g(grad, other)", 11, "function 'at::g', expected an operator or a helper"),
                ("not_implemented(grad)", 11, "function 'not_implemented', expected no formula: a gradient without one "
                                              "is a NotImplementedError")]:
            with self.subTest(formula):
                self.assertEqual(resolve_text(f"{ENTRY}  derivatives:\n    self: {formula}\n")[1][:1],
                                 [f"ops.yaml:5:{column}: error: f: unknown {expected}"])

    def test_other_keys_are_compared_with_those_that_exist(self):
        for key, hint in [("kernal", " (did you mean 'kernel'?)"), ("self, q", ""), ("zzz", "")]:
            with self.subTest(key):
                _, errors = resolve_text(f"{ENTRY}  {key}: f\n")
                self.assertEqual(errors, [f"ops.yaml:4:3: error: f: unknown key '{key}'{hint}"])


if __name__ == "__main__":
    unittest.main()
