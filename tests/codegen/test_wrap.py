"""Where the generator breaks lines that are too long."""

import unittest
from pathlib import Path

from codegen.wrap import COLUMNS, wrap

GENERATED = Path(__file__).resolve().parent.parent.parent / "generated"

# A line, and the lines that it becomes.
BROKEN = {
    "a function's parameters are aligned":
        ("TensorBase where(DispatchKeySet keys, const TensorBase& condition, const TensorBase& self, "
         "const TensorBase& other) {",
         "TensorBase where(DispatchKeySet keys, const TensorBase& condition, const TensorBase& self,",
         "                 const TensorBase& other) {"),
    "far to the right they stand below the line":
        ("TensorBase binary_cross_entropy_with_logits::redispatch(DispatchKeySet keys, const TensorBase& self, "
         "const TensorBase& target, int64_t reduction) {",
         "TensorBase binary_cross_entropy_with_logits::redispatch(",
         "    DispatchKeySet keys, const TensorBase& self, const TensorBase& target, int64_t reduction) {"),
    "what is assigned stays on one line":
        ("  TensorBase result = stubs::var_correction::redispatch(keys & after_autograd_keys, self, dim, correction, "
         "keepdim);",
         "  TensorBase result =",
         "      stubs::var_correction::redispatch(keys & after_autograd_keys, self, dim, correction, keepdim);"),
    "unless it needs two":
        ("  TensorBase result = stubs::elu_backward::redispatch(keys, grad_output, alpha, scale, input_scale, "
         "is_result, self_or_result);",
         "  TensorBase result = stubs::elu_backward::redispatch(keys, grad_output, alpha, scale, input_scale,",
         "                                                      is_result, self_or_result);"),
    "the type of a result stays whole":
        ("std::tuple<TensorBase, TensorBase, TensorBase> convolution_backward::call(const TensorBase& grad_output, "
         "const TensorBase& input) try {",
         "std::tuple<TensorBase, TensorBase, TensorBase> convolution_backward::call(",
         "    const TensorBase& grad_output, const TensorBase& input) try {"),
    "arguments of templates":
        ("  registrar.structured<stubs::index_select, index_select_spec, kernels::index_select, "
         "stubs::index_select_out>();",
         "  registrar.structured<stubs::index_select, index_select_spec, kernels::index_select,",
         "                       stubs::index_select_out>();"),
    "behind the bracket of those they stand below the line again":
        ("  set_kernels<stubs::clamp_max_, stubs::clamp_min_, stubs::cos_, stubs::cosh_, stubs::leaky_relu_, "
         'stubs::logical_not_>("tenon/generated/inplace_or_view/pointwise_unary_from_clamp_max.cpp");',
         "  set_kernels<stubs::clamp_max_, stubs::clamp_min_, stubs::cos_, stubs::cosh_, stubs::leaky_relu_,",
         "              stubs::logical_not_>(",
         '      "tenon/generated/inplace_or_view/pointwise_unary_from_clamp_max.cpp");'),
    "outside of brackets before inside of them":
        ('  return select(first_of_the_pair(left_argument, right_argument), "second", third(left_argument, '
         "right_argument));",
         '  return select(first_of_the_pair(left_argument, right_argument), "second",',
         "                third(left_argument, right_argument));"),
    "behind an operator, and before a colon":
        ("    return condition_of_the_call ? where(self > V(0), self * self * grad_output, V(0) - grad_output) "
         ": grad_output;",
         "    return condition_of_the_call ? where(self > V(0), self * self * grad_output, V(0) - grad_output)",
         "        : grad_output;"),
    "a schema's other lines are indented":
        ("// nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt "
         "ignore_index=-100) -> Tensor",
         "// nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt",
         "//   ignore_index=-100) -> Tensor"),
    "a sentence's are not":
        ("  /// The gradients of a convolution for its input, weight and bias; the ones that are left out "
         "are undefined.",
         "  /// The gradients of a convolution for its input, weight and bias; the ones that are left out are",
         "  /// undefined."),
    "a text is broken between its words":
        (f'    .text = "{"words, in (brackets) " * 6}and \\"quoted\\"",',
         "    .text =",
         '        "words, in (brackets) words, in (brackets) words, in (brackets) words, in (brackets) "',
         '        "words, in (brackets) words, in (brackets) and \\"quoted\\"",'),
    "brackets in a text are no brackets":
        (f'  check("{"(" * 60}", first_argument_of_the_call, second_argument_of_the_call);',
         f'  check("{"(" * 60}", first_argument_of_the_call,',
         "        second_argument_of_the_call);"),
}
WHOLE = {
    "a line that is short enough": "x" * 50 + ", " + "y" * 48,
    "an include": f'#include "{"long, " * 20}"',
    "a line without a place": f"  {'x' * 110};",
}


class Wrapping(unittest.TestCase):
    def test_long_lines(self):
        for what, (line, *expected) in BROKEN.items():
            with self.subTest(what):
                self.assertGreater(len(line), COLUMNS)
                self.assertEqual(wrap(line).split("\n"), expected)

    def test_lines_that_stay(self):
        for what, line in WHOLE.items():
            with self.subTest(what):
                self.assertEqual(wrap(line), line)

    def test_every_generated_line_is_short_enough(self):
        long = [f"{path.name}:{number}" for path in sorted(GENERATED.rglob("*.*")) if path.suffix != ".yaml"
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
                if len(line) > COLUMNS]
        self.assertEqual(long, [])


if __name__ == "__main__":
    unittest.main()
