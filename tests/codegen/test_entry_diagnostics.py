"""Bad YAML, keys and values of entries, and the exact messages they must give."""

import unittest

from codegen.target import bad_namespace
from tests.codegen.support import D, F, K, P, expect_messages, resolve_text

# the text of ops.yaml → its errors, each without the leading `ops.yaml:`
ROWS = [
    # YAML
    ("- func: 'f\n",
     ["1:9: error: f: bad YAML: while scanning a quoted scalar, found unexpected end of stream"]),
    ("- func: x\n\tcategory: y\n",
     ["2:1: error: x: bad YAML: while scanning a plain scalar, found a tab character that violates indentation"]),
    ("- !entry {func: f}\n",
     ["1:3: error: f: unknown YAML tag '!entry', expected plain texts, lists and mappings"]),
    ("- {}\n---\n- {}\n",
     ["2:1: error: bad YAML: expected a single document in the stream, but found another document"]),
    ("- &a {func: f() -> Tensor, category: copy, kernel: *a}\n",
     ["1:3: error: f: the node contains itself",
      "1:13: error: f: the entry does not say how it computes, expected one of 'pointwise', 'kernel' and "
      "'composite'"]),
    ("func: f\n",
     ["1:1: error: the file is not a list, expected a list of entries with 'func'"]),
    ("- f\n",
     ["1:3: error: the entry is not a mapping, expected a mapping with the key 'func'"]),
    (K + "  ? [a]\n  : b\n",
     ["4:5: error: f: a key is not a text"]),
    (K + "  category: copy\n",
     ["4:3: error: f: duplicate key 'category', first given at line 2"]),
    (F + "  kernel: {CPU: a, CPU: b}\n",
     ["3:20: error: f: duplicate key 'CPU', first given at line 3"]),
    # keys and values
    (F + "  kernal: k\n",
     ["1:9: error: f: the entry does not say how it computes, expected one of 'pointwise', 'kernel' and "
      "'composite'",
      "3:3: error: f: unknown key 'kernal' (did you mean 'kernel'?)"]),
    ("- category: copy\n  kernel: k\n",
     ["1:3: error: the entry has no 'func'"]),
    ("- func: f() -> Tensor\n  kernel: k\n",
     ["1:3: error: f: the entry has no 'category'"]),
    ("- func: f() -> Tensor\n  category: poinwise_unary\n  kernel: k\n",
     ["2:13: error: f: unknown category 'poinwise_unary' (did you mean 'pointwise_unary'?)"]),
    ("- func: [f]\n  category: copy\n",
     ["1:9: error: 'func' is not a text"]),
    (F + "  kernel:\n",
     ["3:10: error: f: 'kernel' is empty"]),
    (F + "  variants: function, methd\n  kernel: k\n",
     ["3:23: error: f: unknown variant 'methd', expected function, method, inplace or out (did you mean "
      "'method'?)"]),
    (P + "  dtypes: [floating, int9]\n",
     ["4:22: error: f: unknown dtype 'int9', expected all, numeric, floating, integral, complex, bool, uint8, "
      "int8, int16, int32, int64, float16, bfloat16, float32, float64, complex64, complex128, uint16, uint32 or "
      "uint64 (did you mean 'int8'?)"]),
    (P + "  promotion: default\n", ["4:14: error: f: 'promotion: default' has no effect: it holds without it"]),
    (P + "  dtypes: all\n", ["4:11: error: f: 'dtypes: all' has no effect: it holds without it"]),
    (P + "  result_dtype: promoted\n",
     ["4:17: error: f: 'result_dtype: promoted' has no effect: it holds without it"]),
    (P + "  promotion: default_\n",
     ["4:14: error: f: unknown promotion 'default_', expected default or int_to_float (did you mean "
      "'default'?)"]),
    (P + "  result_dtype: int\n",
     ["4:17: error: f: unknown result dtype 'int', expected promoted, bool or real"]),
    (F + "  kernel: {CPU: a, CUDA: b}\n",
     ["3:20: error: f: unknown backend 'CUDA', expected CPU, Meta or Lazy"]),
    (F + "  kernel: a-b\n",
     ["3:11: error: f: 'a-b' is not the name of a C++ function, expected a name such as 'add_kernel', "
      "without a namespace"]),
    (F + "  composite: a.b\n",
     ["3:14: error: f: 'a.b' is not the name of a C++ function, expected a name such as 'add_kernel', "
      "without a namespace"]),
    (D + "  output_differentiability: [maybe]\n",
     ["5:30: error: f: 'maybe' in 'output_differentiability', expected true or false"]),
    (K + "  tags: [a b]\n",
     ["4:10: error: f: unknown tag 'a b', expected inplace_view, untracked_view, unmarked_writes, unmarked_alias, "
      "bool_condition, nondeterministic_seeded, unread_self, not_holomorphic or late_errors"]),
    (K + "  promotes: [a b]\n",
     ["4:13: error: f: 'promotes' has no effect here, expected it beside a 'pointwise' expression",
      "4:14: error: f: bad name 'a b' in 'promotes', expected an identifier",
      "4:14: error: f: unknown argument 'a b' in 'promotes'"]),
    (K + "  variants: out\n  out_overload: a.b\n",
     ["5:17: error: f: bad name 'a.b' in 'out_overload', expected an identifier"]),
    (K + "  inplace_overload: into\n",
     ["4:21: error: f: 'inplace_overload' without an inplace variant, expected 'inplace' among the variants"]),
    (K + "  out_overload: into\n",
     ["4:17: error: f: 'out_overload' without an out variant, expected 'out' among the variants"]),
    (K + "  derivatives: grad\n",
     ["4:16: error: f: 'derivatives' is not a mapping, expected a mapping of names to expressions, or 'auto'"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n  category: view\n  kernel: k\n  view: x\n",
     ["4:9: error: t: 'view' is not a mapping, expected a mapping of names to expressions"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n  category: view\n  kernel: k\n  view: {invers: base}\n",
     ["4:10: error: t: unknown key 'invers' in 'view', expected 'inverse'"]),
]

SEVERAL = """\
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  category: pointwise_binry
  variants: function, methd
  pointwise: self + alpa * othr
  derivatives:
    self: grad
    third: grad * unknown_function(self)
    alpha: grad
- category: copy
  colour: red
- func: "sub(Tensor self, Tenser other) -> Tensor"
  category: pointwise_binary
  derivatives:
    self: |
      grad +
        mistake(
- func: t(Tensor self) -> Tensor(a)
  category: view
  kernel: {CPU: t_cpu, GPU: t_gpu}
"""


class BadEntries(unittest.TestCase):
    def test_each_mistake_has_its_message(self):
        expect_messages(self, ROWS)

    def test_one_run_reports_every_error_in_the_order_of_the_file(self):
        self.assertEqual(resolve_text(SEVERAL)[1], [
            "ops.yaml:2:13: error: add.Tensor: unknown category 'pointwise_binry' (did you mean "
            "'pointwise_binary'?)",
            "ops.yaml:3:23: error: add.Tensor: unknown variant 'methd', expected function, method, inplace "
            "or out (did you mean 'method'?)",
            "ops.yaml:4:21: error: add.Tensor: unknown name 'alpa', expected an argument (did you mean "
            "'alpha'?)",
            "ops.yaml:4:28: error: add.Tensor: unknown name 'othr', expected an argument (did you mean "
            "'other'?)",
            "ops.yaml:7:5: error: add.Tensor: unknown argument 'third' in 'derivatives' (did you mean 'other'?)",
            "ops.yaml:7:19: error: add.Tensor: unknown function 'unknown_function', expected an operator "
            "or a helper",
            "ops.yaml:8:5: error: add.Tensor: a formula for 'alpha', which is Scalar, expected a Tensor "
            "argument",
            "ops.yaml:9:3: error: the entry has no 'func'",
            "ops.yaml:10:3: error: unknown key 'colour'",
            "ops.yaml:11:27: error: sub: unknown type 'Tenser' (did you mean 'Tensor'?)",
            "ops.yaml:16:17: error: sub: the expression ends too early, expected a value",
            "ops.yaml:17:9: error: t: the view has no inverse, expected view: {inverse: ...}",
            "ops.yaml:17:27: error: t: alias set 'a' appears only on a return, expected an argument with (a)",
            "ops.yaml:19:24: error: t: unknown backend 'GPU', expected CPU, Meta or Lazy (did you mean 'CPU'?)",
        ])

    def test_a_users_category_is_snake_case(self):
        text = "- {func: f() -> Tensor, category: MyOps, kernel: k}"
        self.assertEqual(resolve_text(text, known_categories=None)[1],
                         ["ops.yaml:1:35: error: f: bad category 'MyOps', expected a snake_case name"])

    def test_a_users_category_and_namespace_are_not_longer_than_names_of_files_may_be(self):
        text = f"- {{func: f() -> Tensor, category: {'a' * 101}, kernel: k}}"
        self.assertEqual(resolve_text(text, known_categories=None)[1],
                         ["ops.yaml:1:35: error: f: the category has 101 characters, expected at most 100"])
        self.assertEqual(bad_namespace("a" * 101), "the namespace has 101 characters, expected at most 100")

    def test_a_users_category_is_not_named_as_a_source_of_another(self):
        text = "- {func: f() -> Tensor, category: mine_from_f, kernel: k}"
        self.assertEqual(resolve_text(text, known_categories=None)[1],
                         ["ops.yaml:1:35: error: f: bad category 'mine_from_f', expected a name without '_from_', "
                          "which names sources of a category"])

    def test_a_file_without_entries_is_an_error(self):
        for text, place in [("", "1:1"), ("# nothing yet\n", "1:1"), ("# none\n []\n", "2:2")]:
            with self.subTest(text):
                self.assertEqual(resolve_text(text)[1], [
                    f"ops.yaml:{place}: error: the file has no entries, expected a list of entries with 'func'"])


if __name__ == "__main__":
    unittest.main()
