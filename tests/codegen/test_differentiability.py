"""Which operators have neither derivatives nor need them, and which lack them."""

import textwrap
import unittest

import yaml

from codegen.differentiability import lacks_derivatives
from codegen.outputs import render_all
from codegen.views.library import make_library
from codegen.views.manifest import rows
from tests.codegen.support import expect_messages, resolve_text
from tests.codegen.test_project import ROOT
from tests.codegen.test_resolve import entry


def source(entries):
    """Returns the Autograd source of the category `joining`, empty where there is none."""
    operators, errors = resolve_text(textwrap.dedent(entries))
    if errors:
        raise AssertionError(errors)
    return render_all(make_library(operators)).get("autograd/joining.cpp", "")


ENTRIES = """
- {func: "kernel(Tensor self) -> Tensor", category: copy, kernel: k, variants: "function, inplace, out"}
- {func: "of_list(Tensor[] tensors, Tensor? weight) -> Tensor[]", category: copy, kernel: k}
- {func: "pair(Tensor self) -> (Tensor, Tensor)", category: copy, kernel: p, output_differentiability: "true, false"}
- {func: "sine(Tensor self) -> Tensor", category: copy, pointwise: sin(self), promotion: int_to_float}
- {func: "constant(Tensor self) -> Tensor", category: copy, kernel: k, variants: "function, inplace, out",
   output_differentiability: false}
- {func: "number(Tensor self) -> float", category: copy, kernel: n}
- {func: "factory(int[] size) -> Tensor", category: copy, kernel: k}
- {func: "composed(Tensor self) -> Tensor", category: copy, composite: k}
- {func: "whether(Tensor self) -> Tensor", category: copy, pointwise: self > 0, result_dtype: bool}
- {func: "bits(Tensor self) -> Tensor", category: copy, pointwise: self & 1, dtypes: "integral, bool"}
- {func: "store(Tensor self, Tensor(a!) state) -> Tensor", category: copy, kernel: k}
- {func: "swap_(Tensor(a!) self, Tensor(b!) other) -> Tensor(a!)", category: copy, kernel: k}
- {func: "view(Tensor(a) self) -> Tensor(a)", category: copy, kernel: k, view: {inverse: mutated_view}}
"""


# entries → their errors, each without the leading `ops.yaml:`
MISTAKES = [
    (entry("f(Tensor self) -> Tensor", "composite: k", "output_differentiability: [false]"),
     ["4:29: error: f: 'output_differentiability' has no effect here, expected it beside 'derivatives', or for "
      "a result of a kernel that might have a gradient"]),
    (entry("f(int[] size) -> Tensor", "kernel: k", "output_differentiability: [false]"),
     ["4:29: error: f: 'output_differentiability' has no effect here, expected it beside 'derivatives', or for "
      "a result of a kernel that might have a gradient"]),
    (entry("f(Tensor self) -> float", "kernel: k", "output_differentiability: [false]"),
     ["4:29: error: f: 'output_differentiability' has no effect here, expected it beside 'derivatives', or for "
      "a result of a kernel that might have a gradient"]),
    (entry("f(Tensor self) -> Tensor", "pointwise: self > 0", "result_dtype: bool",
           "output_differentiability: [false]"),
     ["5:29: error: f: 'output_differentiability' has no effect here, expected it beside 'derivatives', or for "
      "a result of a kernel that might have a gradient"]),
    (entry("f(Tensor self) -> Tensor", "pointwise: self & 1", "dtypes: integral, bool",
           "output_differentiability: [false]"),
     ["5:29: error: f: 'output_differentiability' has no effect here, expected it beside 'derivatives', or for "
      "a result of a kernel that might have a gradient"]),
    (entry("f(Tensor self, Tensor(a!) state) -> Tensor", "kernel: k", "output_differentiability: [false]"),
     ["4:29: error: f: 'output_differentiability' has no effect here, expected it beside 'derivatives', or for "
      "a result of a kernel that might have a gradient"]),
    (entry("f(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", "kernel: k", "output_differentiability: [false]"),
     ["4:29: error: f: 'output_differentiability' has no effect here, expected it beside 'derivatives', or for "
      "a result of a kernel that might have a gradient"]),
    (entry("f(Tensor(a) self) -> Tensor(a)", "kernel: k", "view: {inverse: mutated_view}",
           "output_differentiability: [false]"),
     ["5:29: error: f: 'output_differentiability' has no effect here, expected it beside 'derivatives', or for "
      "a result of a kernel that might have a gradient"]),
    (entry("f_(Tensor(a!) self) -> Tensor(a!)", "kernel: k", "output_differentiability: [false]"),
     ["4:29: error: f_: 'output_differentiability' for what the operator changes, expected derivatives: {self: "
      "zeros_like(grad)}, if nothing of it is left"]),
    (entry("f(Tensor self) -> (Tensor, Tensor)", "kernel: k", "output_differentiability: [true, true]"),
     ["4:29: error: f: 'output_differentiability' has no effect: each result has a gradient without it, expected "
      "false for one that has none"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "output_differentiability: [true]", "derivatives: {self: grad}"),
     ["4:29: error: f: 'output_differentiability' has no effect: each result has a gradient without it, expected "
      "false for one that has none"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "output_differentiability: [false]", "derivatives: {self: grad}"),
     ["4:29: error: f: 'derivatives' have no effect where no result has a gradient, expected true for one of them"]),
]


class Mistakes(unittest.TestCase):
    def test_flags_without_effect_are_mistakes(self):
        expect_messages(self, MISTAKES)


class Sources(unittest.TestCase):
    def check(self, entries, *expected):
        """Each expected text, which stands twelve columns to the right, is part of what the entries become."""
        text = source(entries)
        for block in expected:
            self.assertIn("\n".join(line[12:] for line in block.splitlines()).strip("\n") + "\n", text)

    def test_without_derivatives_a_gradient_is_an_error(self):
        self.check("""\
            - func: f(Tensor self, Tensor[] others, int dim) -> Tensor
              category: joining
              kernel: k
              variants: function, inplace, out
            - func: pair(Tensor self) -> (Tensor, Tensor)
              category: joining
              kernel: p
              output_differentiability: [true, false]
            - func: shift_(Tensor(a!) self, Tensor? by) -> Tensor(a!)
              category: joining
              kernel: k
            - func: loose(Tensor(a) self) -> Tensor(a)
              category: joining
              kernel: k
              view: {inverse: mutated_view}
              tags: untracked_view
            - func: turn_(Tensor(a!) self) -> Tensor(a!)
              category: joining
              kernel: k
              tags: inplace_view
            """, """
            // pair(Tensor self) -> (Tensor, Tensor)
            struct PairBackward final : NotImplementedBackward<"PairBackward", stubs::pair, 0> {
              using DifferentiableResults = std::index_sequence<0>;
            };
            """, """
              kernels.record<NotImplementedBackward<"FBackward", stubs::f, 0, 1>, stubs::f, stubs::f_>();
              kernels.record<NotImplementedBackward<"LooseBackward", stubs::loose, 0>, stubs::loose,
                  stubs::loose_copy>();
              kernels.record<PairBackward, stubs::pair>();
              kernels.record<NotImplementedBackward<"ShiftInplaceBackward", stubs::shift_, 0, 1>, stubs::shift_,
                  stubs::shift>();
              kernels.record<NotImplementedBackward<"TurnInplaceBackward", stubs::turn_, 0>, stubs::turn_>();
              kernels.refuse<stubs::f_out>();
            """)

    def test_what_a_kernel_returns_is_made_a_constant(self):
        self.assertIn("\n  kernels.constant<stubs::f>();\n", source("""\
            - func: f(Tensor self) -> Tensor
              category: joining
              kernel: k
              output_differentiability: [false]
            """))

    def test_what_has_no_gradient_needs_no_node(self):
        self.assertEqual("", source("""\
            - func: size_of(Tensor self) -> int
              category: joining
              kernel: n
            - func: filled(int[] size) -> Tensor
              category: joining
              kernel: k
            - func: both(Tensor self, Tensor other) -> Tensor
              category: joining
              pointwise: self & other
              dtypes: integral, bool
            - func: above(Tensor self, Tensor other) -> Tensor
              category: joining
              pointwise: self > other
              result_dtype: bool
            """))

    def test_the_geometry_of_a_view_tells_its_gradient(self):
        self.assertIn("kernels.view<stubs::turned>();\n", source("""\
            - func: turned(Tensor(a) self) -> Tensor(a)
              category: joining
              kernel: k
              view: {inverse: mutated_view}
            """))


class Differentiability(unittest.TestCase):
    def setUp(self):
        operators, errors = resolve_text(ENTRIES)
        self.assertEqual(errors, [])
        self.library = make_library(operators)

    def test_what_may_lose_a_gradient_lacks_derivatives(self):
        lacking = [str(view.operator.name) for view in self.library.views if lacks_derivatives(view.operator)]
        self.assertEqual(lacking, ["kernel", "kernel_", "of_list", "pair", "sine", "store_functional", "swap"])

    def test_the_manifest_tells(self):
        told = {row["name"]: (row.get("backward"), row.get("output_differentiability"))
                for row in map(yaml.safe_load, rows(self.library))}
        self.assertEqual({name: facts for name, facts in told.items() if any(facts)}, {
            "kernel": ("not_implemented", None), "kernel_": ("not_implemented", None),
            "of_list": ("not_implemented", None), "pair": ("not_implemented", [True, False]),
            "sine": ("not_implemented", None), "constant": (None, [False]), "constant_": (None, [False]),
            "constant.out": (None, [False]), "store_functional": ("not_implemented", None),
            "swap": ("not_implemented", None)})

    def test_an_inplace_variant_of_a_constant_ends_the_gradient(self):
        source = render_all(self.library)["autograd/copy.cpp"]
        self.assertIn('kernels.record<ZerosBackward<"ConstantInplaceBackward">, stubs::constant_>();', source)

    def test_of_the_library_s_operators_these_lack_derivatives(self):
        text = (ROOT / "generated/tenon/generated/manifest.yaml").read_text(encoding="utf-8")
        self.assertEqual([row["name"] for row in yaml.load(text, yaml.CSafeLoader) if "backward" in row],
                         ["grid_sampler_2d_backward", "resize_", "_ctc_loss_backward", "embedding_renorm_",
                          "embedding_renorm", "_set_running_statistics_functional", "_fused_sgd",
                          "_fused_adam", "_fused_adamw", "_pow",
                          "unique_consecutive", "_unique2", "unique_dim", "histc"])


if __name__ == "__main__":
    unittest.main()
