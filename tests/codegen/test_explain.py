"""`python3 -m codegen explain`."""

import re
import unittest
from pathlib import Path

from codegen.api import kernels
from codegen.explain import explain, select, unknown
from codegen.outputs import files_by_operator
from codegen.resolve import resolve
from codegen.runtime_sources import definition_of, shape_function
from codegen.source import Diagnostics
from codegen.views.explained import ExplainedView
from codegen.views.handwritten import handwritten_functions
from codegen.views.library import make_library
from tests.codegen.support import resolve_text
from tests.codegen.test_command_line import run

ROOT = Path(__file__).resolve().parent.parent.parent
ENTRIES = """
- func: scale(Tensor self, Tensor other, *, Scalar factor=1) -> Tensor
  category: pointwise_binary
  doc: factor * self * other.
  variants: function, method, inplace
  pointwise: factor * self * other
  dtypes: floating
  derivatives:
    self: grad * other * factor
    other: grad * self * factor
- func: halves(Tensor self, int dim=0) -> (Tensor, Tensor)
  category: joining
  kernel: halves
  meta: halves(self, dim)
- func: twice(int dim, Tensor self) -> (Tensor, Tensor)
  category: joining
  kernel: twice
  meta: same
- func: bend(Tensor self, *, str kind='hard', Scalar? bound=None) -> Tensor
  category: activation
  let:
    inner: 0.5 * self
  pointwise:
    choose: kind
    hard: 0.5 * self
    soft:
      choose: bound
      given: min(tanh(inner), bound)
      none: tanh(inner)
  dtypes: floating
- func: offset.Tensor(Tensor self, Tensor other) -> Tensor
  category: pointwise_binary
  scalar_twin: other
  pointwise: self + other
  dtypes: floating
  let:
    slope: grad * 2
  derivatives:
    self: slope
    other: grad
- func: bend_twice(Tensor self, Scalar? bound=None) -> Tensor
  category: activation
  let:
    once: bend(self)
  composite:
    choose: bound
    given: offset(once, bound)
    none: bend(once)
- func: is_near(Tensor self, Tensor other) -> Tensor
  category: comparison
  composite: is_near
- func: keep(Tensor self, Tensor(a!) state) -> ()
  category: joining
  kernel: keep
- func: turned(Tensor(a) self) -> Tensor(a)
  category: joining
  kernel: turned
  view: {inverse: mutated_view}
- func: filled(Tensor self) -> Tensor
  category: joining
  kernel: filled
  output_differentiability: [false]
"""


def explained(name):
    operators, errors = resolve_text(ENTRIES)
    assert not errors, errors
    library = make_library(operators)
    files = files_by_operator(library)
    text = "\n\n".join(explain(ExplainedView.of(view), files[view.operator]) for view in select(library, name))
    return re.sub(r"\S*/ops.yaml", "ops.yaml", text)


class Explain(unittest.TestCase):
    maxDiff = None

    def test_pointwise(self):
        self.assertEqual(explained("scale").split("  stands in")[0], """\
scale(Tensor self, Tensor other, *, Scalar factor=1) -> Tensor
               factor * self * other.
  entry        ops.yaml:2; category pointwise_binary
  computed by  a pointwise expression
               factor * self * other
               dtypes: floating
  in C++       Tensor tenon::scale(const Tensor& self, const Tensor& other, const Scalar& factor = 1)
               Tensor Tensor::scale(const Tensor& other, const Scalar& factor = 1) const
  backward     self: grad * other * factor
               other: grad * self * factor
  saves        other for the gradient of self
               factor for the gradient of self, other
               self.sizes() for the gradient of self
               self for the gradient of other
               other.sizes() for the gradient of other
  goes through Autograd, the backend
""")

    def test_what_an_author_writes(self):
        text = explained("halves")
        self.assertIn("""
  calls        void tenon::kernels::halves(const TensorBase& self, int64_t dim, TensorBase& result0, \
TensorBase& result1)
                 to write in runtime/tenon/kernels/joining/halves.cpp, with #include "tenon/generated/kernels/joining.h"
               tenon::meta::halves, which returns a tuple of 2 TensorSpecs
                 to write in runtime/tenon/kernels/joining/meta.cpp, and to declare in "tenon/kernels/joining/meta.h"
""", text)
        self.assertIn("other operators, which are differentiated one by one", explained("is_near"))

    def test_the_place_of_a_function_is_not_that_of_another_of_its_name(self):
        _, text, _ = run("explain", "gather", "sum")  # columns.cpp has a loop of the name, meta.cpp shape functions
        self.assertRegex(text, r"tenon::kernels::gather\(.*\n +in runtime/tenon/kernels/indexing/elements.cpp:")
        self.assertRegex(text, r"tenon::kernels::sum\(.*\n +in runtime/tenon/kernels/reduction/reduction.cpp:")

    def test_what_is_written_has_its_place_its_header_and_its_prototype(self):
        _, text, _ = run("explain", "max.dim", "convolution", "max_pool2d_with_indices", "linear")
        kernels_of, written = "tenon/kernels", r"\n +in runtime/{}:\d+, declared in \"{}\"\n"
        for expected in (
                r"void tenon::kernels::max_dim\(const TensorBase& self, .*, TensorBase& indices\)"
                + written.format(f"{kernels_of}/reduction/extrema.cpp", "tenon/generated/kernels/reduction.h")
                + r" +std::tuple<TensorSpec, TensorSpec> tenon::meta::extremum_dim\(.*, bool keepdim\)"
                + written.format(f"{kernels_of}/reduction/meta.cpp", f"{kernels_of}/reduction/meta.h"),
                r" TensorSpec tenon::meta::convolution\(const TensorBase& input, .*, int64_t groups\)"
                + written.format(f"{kernels_of}/convolution/meta.cpp", f"{kernels_of}/convolution/meta.h"),
                written.format(f"{kernels_of}/pooling/meta.cpp", f"{kernels_of}/pooling/meta.h"),
                written.format("tenon/composite/linear_algebra.cpp", "tenon/generated/kernels/linear_algebra.h"),
                r"\n +dtypes: whatever its kernel accepts\n",
                r"\n +dtypes: whatever the operators that it calls accept\n"):
            self.assertRegex(text, expected)

    def test_results_like_a_tensor_need_no_function(self):
        text = explained("twice")
        self.assertIn("  computed by  a kernel that fills results, which are like self\n", text)
        self.assertNotIn("meta", text)

    def test_what_is_computed_in_each_case(self):
        self.assertIn("""
  computed by  a pointwise expression
               hard: 0.5 * self
               soft, bound: min(tanh(inner), bound)
                 where inner = 0.5 * self
               soft, no_bound: tanh(inner)
                 where inner = 0.5 * self
               dtypes: floating
""", explained("bend"))
        self.assertIn("""
  computed by  other operators, which are differentiated one by one
               bound: offset(once, bound)
                 where once = bend(self)
               no_bound: bend(once)
                 where once = bend(self)
               dtypes: whatever the operators that it calls accept
""", explained("bend_twice"))

    def test_what_becomes_of_a_gradient_without_derivatives(self):
        for operator, expected in (
                ("halves", "a NotImplementedError, for the entry has no 'derivatives'"),
                ("bend", "a NotImplementedError, for the entry has no 'derivatives'"),
                ("keep", "refused: no 'derivatives' tell the gradients of what it writes"),
                ("turned", "the gradient that the geometry of a view tells"),
                ("filled", "none: the results have no gradient")):
            self.assertIn(f"\n  backward     {expected}\n", explained(operator))
        self.assertIn("\n  goes through Autograd, the backend\n", explained("halves"))
        self.assertIn("\n  goes through Autograd, the backend\n", explained("filled"))

    def test_a_scalar_twin(self):
        self.assertIn("""
  entry        ops.yaml:31, the scalar twin of offset.Tensor; category pointwise_binary
""", explained("offset.Scalar"))
        self.assertIn("""
  backward     self: slope
                 where slope = grad * 2
               other: grad
""", explained("offset.Tensor"))

    def test_files(self):
        files = [line.split()[-1] for line in explained("scale_").splitlines() if "generated/tenon" in line]
        self.assertEqual(files, [f"generated/tenon/generated/{path}" for path in (
            "ops/scale.h", "dispatch/pointwise_binary.cpp", "backend/pointwise_binary.cpp",
            "inplace_or_view/pointwise_binary.cpp", "autograd/pointwise_binary.cpp", "functions/pointwise_binary.h",
            "redispatch/pointwise_binary.h", "methods/pointwise_binary.h", "methods/operators.cpp")])

    def test_names_and_patterns(self):
        operators, _ = resolve_text(ENTRIES)
        library = make_library(operators)
        chosen = {word: [str(view.operator.name) for view in select(library, word)]
                  for word in ("scale", "scale_", "s*", "halves", "*e_*", "none")}
        self.assertEqual(chosen, {"scale": ["scale"], "scale_": ["scale_"], "s*": ["scale", "scale_"],
                                  "halves": ["halves"], "*e_*": ["scale_"], "none": []})
        for name, expected in (("skale", "'skale' (did you mean 'scale'?)"),
                               ("HALVES", "'HALVES' (did you mean 'halves'?)"),
                               ("offset.tensr", "'offset.tensr' (did you mean 'offset.Tensor'?)"), ("zzz", "'zzz'"),
                               ("*_naer", "like '*_naer' (did you mean '*_near'?)"),
                               ("IS_*", "like 'IS_*' (did you mean 'is_*'?)"),
                               ("?kale", "like '?kale'"), ("zzz*", "like 'zzz*'")):
            self.assertEqual(unknown(library, name), f"no operator is called {expected}")

    def test_an_inplace_name_without_its_overload(self):
        operators, _ = resolve_text("- func: shift.Tensor(Tensor self, Tensor other) -> Tensor\n  category: copy\n"
                                    "  variants: function, inplace\n  pointwise: self + other\n  dtypes: numeric\n")
        library = make_library(operators)
        chosen = {word: [str(view.operator.name) for view in select(library, word)]
                  for word in ("shift", "shift_", "*t_", "shift_.*")}
        self.assertEqual(chosen, {"shift": ["shift.Tensor", "shift_.Tensor"], "shift_": ["shift_.Tensor"],
                                  "*t_": ["shift_.Tensor"], "shift_.*": ["shift_.Tensor"]})
        self.assertEqual(unknown(library, "shitf_"), "no operator is called 'shitf_' (did you mean 'shift_'?)")

    def test_the_sources_of_the_library_are_found(self):
        library = make_library(resolve(str(ROOT / "ops.yaml"), Diagnostics()))
        lost = [function.name for function in handwritten_functions(library) if definition_of(function) is None]
        self.assertEqual(lost, [])
        shapes = {(view.base.meta.root.function.text, view.operator.category) for view in library.views
                  if kernels.calls_meta(view.base)}
        self.assertGreater(len(shapes), 50)
        self.assertEqual([shape for shape in shapes if not getattr(shape_function(*shape), "place", None)], [])


if __name__ == "__main__":
    unittest.main()
