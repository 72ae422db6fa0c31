"""What an entry becomes in the Autograd layer, as exact texts."""

import textwrap
import unittest

from codegen.outputs import render_all
from codegen.views.library import make_library
from tests.codegen.support import resolve_text

OTHERS = """
- {func: "mul.Tensor(Tensor self, Tensor other) -> Tensor", category: sorting, kernel: mul}
- {func: "flip(Tensor self, int[] dims) -> Tensor", category: sorting, kernel: flip}
"""


def source(entries):
    """Returns the Autograd source of the category `joining`."""
    operators, errors = resolve_text(textwrap.dedent(entries) + OTHERS)
    if errors:
        raise AssertionError(errors)
    return render_all(make_library(operators))["autograd/joining.cpp"]


class Nodes(unittest.TestCase):
    maxDiff = None

    def check(self, entry, *expected):
        """Each expected text, which stands twelve columns to the right, is part of what the entry becomes."""
        text = source(entry)
        for block in expected:
            block = "\n".join(line[12:] for line in block.splitlines()).strip("\n")
            if f"\n{block}\n" not in text:
                self.assertEqual(text, block)

    def test_whole_file(self):
        self.assertEqual(source("""\
            - func: f(Tensor self) -> Tensor
              category: joining
              kernel: k
              variants: function, out
              derivatives: {self: "formulas::elu_double_backward(grad, self, 1, 1, 1, true, self)"}
            """), textwrap.dedent("""\
            // Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
            //   python3 -m codegen
            #include "tenon/autograd/recorded_call.h"
            #include "tenon/autograd/formulas/activation.h"
            #include "tenon/generated/ops/f.h"

            namespace tenon {
            namespace {

            using namespace formulas;

            // f(Tensor self) -> Tensor
            struct FBackward final : BackwardNode<FBackward, 0> {
              void release_saved() override { reset(self_); }
              void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
              void differentiate(const TensorBase& grad, TensorVector& results) const {
                if (needs_input_grad(0)) {
                  const TensorBase self = unpack(self_);
                  results[0] = formulas::elu_double_backward(grad, self, 1, 1, 1, true, self);
                }
              }

              SavedTensor self_;
            };

            }  // namespace

            void register_autograd_joining() {
              const AutogradKernels kernels("tenon/generated/autograd/joining.cpp");
              kernels.record<FBackward, stubs::f>();
              kernels.refuse<stubs::f_out>();
            }

            }  // namespace tenon
            """))

    def test_pointwise_of_several_tensors(self):
        self.check("""\
            - func: f.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
              category: joining
              variants: function, inplace, out
              pointwise: self * other * alpha
              derivatives: {self: grad * other * alpha, other: "maybe_multiply(grad * self, alpha)"}
            """, """
            struct FBackward_Tensor final : BackwardNode<FBackward_Tensor, 0, 1> {
              void release_saved() override { reset(other_, self_); }
              void save(const auto& call, const TensorBase& self, const TensorBase& other,
                        const Scalar& alpha) {
                if (has_next_edge(0)) call.save(other_, other, "other");
                alpha_ = alpha;
                self_sizes_ = self.sizes();
                if (has_next_edge(1)) call.save(self_, self, "self");
                other_sizes_ = other.sizes();
              }
              void differentiate(const TensorBase& grad, TensorVector& results) const {
                if (needs_input_grad(0)) results[0] = sum_to(grad * unpack(other_) * alpha_, self_sizes_);
                if (needs_input_grad(1)) {
                  results[1] = sum_to(formulas::maybe_multiply(grad * unpack(self_), alpha_), other_sizes_);
                }
              }

              SavedTensor other_, self_;
              Scalar alpha_;
              DimVector self_sizes_, other_sizes_;
            };
            """, """
              kernels.record<FBackward_Tensor, stubs::f_Tensor, stubs::f__Tensor>();
              kernels.refuse<stubs::f_out>();
            """)

    def test_nothing_can_broadcast_a_single_tensor(self):
        self.check("""\
            - func: f(Tensor self, Scalar by) -> Tensor
              category: joining
              variants: function, inplace
              pointwise: self * by
              derivatives: {self: grad * by}
            """, """
                if (needs_input_grad(0)) results[0] = grad * by_;
            """, """
              kernels.record<FBackward, stubs::f, stubs::f_>();
            """)

    def test_gradients_of_zeros_have_no_node_of_their_own(self):
        self.check("""\
            - func: f(Tensor self) -> Tensor
              category: joining
              variants: function, inplace
              pointwise: ceil(self)
              dtypes: floating
              derivatives: {self: zeros_of(grad)}
            - func: g(Tensor self, Tensor other) -> Tensor
              category: joining
              variants: function, inplace
              pointwise: self == other
              result_dtype: bool
            """, """
            using namespace formulas;

            }  // namespace

            void register_autograd_joining() {
              const AutogradKernels kernels("tenon/generated/autograd/joining.cpp");
              kernels.record<ZerosBackward<"FBackward">, stubs::f, stubs::f_>();
              kernels.record<ZerosBackward<"GInplaceBackward">, stubs::g_>();
            }
            """)

    def test_values_of_other_types_than_their_members(self):
        self.check("""\
            - func: f(Tensor self, int[] dims, str? mode, int dim) -> Tensor
              category: joining
              kernel: k
              derivatives: {self: "flip(grad, dims) * dim"}
            """, """
              void save(const auto&, const TensorBase&, IntArrayRef dims, std::optional<std::string_view>,
                        int64_t dim) {
                dims_ = dims;
                dim_ = dim;
              }
              void differentiate(const TensorBase& grad, TensorVector& results) const {
                if (needs_input_grad(0)) {
                  const IntArrayRef dims = dims_;
                  results[0] = ops::flip(grad, dims) * dim_;
                }
              }

              DimVector dims_;
              int64_t dim_{};
            };
            """)

    def test_results(self):
        self.check("""\
            - func: f(Tensor self, Tensor index, int dim) -> (Tensor values, Tensor places)
              category: joining
              kernel: k
              output_differentiability: [true, false]
              derivatives: {self: "grad * values * places * places.size(dim)"}
            """, """
              using Undifferentiated = std::index_sequence<1>;
              using DifferentiableResults = std::index_sequence<0>;
              void release_saved() override { reset(values_, places_); }
              void save_results(const auto& call, const TensorBase& values, const TensorBase& places,
                                const TensorBase&, const TensorBase&, int64_t dim) {
                places_size_dim_ = places.size(dim);
                call.save_result(values_, values);
                places_.save(places, /*is_output=*/false);
              }
              void differentiate(const TensorVector& grads, TensorVector& results) const {
                const TensorBase& grad = grads[0];
                if (needs_input_grad(0) && grads[0].defined()) {
                  const TensorBase values = unpack(values_);
                  const TensorBase places = unpack(places_);
                  results[0] = grad * values * places * places_size_dim_;
                }
              }
            """)

    def test_several_gradients_of_one_formula(self):
        self.check("""\
            - func: f(Tensor self, Tensor? weight) -> Tensor
              category: joining
              kernel: k
              derivatives: {"self, weight": "both(grad, self, grad_input_mask)"}
            - func: both(Tensor a, Tensor b, bool[2] mask) -> (Tensor, Tensor)
              category: joining
              kernel: both
            """, """
                if (needs_input_grad(0) || needs_input_grad(1)) {
                  const std::array grad_input_mask = {needs_input_grad(0), needs_input_grad(1)};
                  place_gradients(results, 0, ops::both(grad, unpack(self_), grad_input_mask));
                }
            """)

    def test_lists(self):
        self.check("""\
            - func: f(Tensor[] tensors, Tensor last) -> Tensor
              category: joining
              kernel: k
              derivatives: {tensors: "each(grad, tensors)", last: grad}
            - func: each(Tensor grad_output, Tensor[] tensors) -> Tensor[]
              category: joining
              kernel: each
            """, """
              void release_saved() override { reset(tensors_); }
              size_t result_count() const { return num_outputs(); }
              void save(const auto& call, TensorList tensors, const auto&...) {
                tensors_count_ = tensors.size();
                call.save(tensors_, tensors, "tensors");
              }
              void differentiate(const TensorBase& grad, TensorVector& results) const {
                place_gradients(results, 0, ops::each(grad, unpack(tensors_)), tensors_count_);
                if (needs_input_grad(tensors_count_)) results[tensors_count_] = grad;
              }

              SavedTensorList tensors_;
              size_t tensors_count_ = 0;
            };
            """)

    def test_numbers_of_the_caller_are_checked_where_they_are_read(self):
        self.check("""\
            - func: f(Tensor self, int[] dims, int n) -> Tensor
              category: joining
              kernel: k
              derivatives: {self: "grad * self.size(dims[0]) * (dims[1] / n)"}
            """, """
              void save(const auto&, const TensorBase& self, IntArrayRef dims, int64_t n) {
                dims_ = dims;
                n_ = n;
                self_size_dims_0__ = self.size(detail::element(dims, 0, "f: dims"));
              }
              void differentiate(const TensorBase& grad, TensorVector& results) const {
                if (needs_input_grad(0)) {
                  const IntArrayRef dims = dims_;
                  results[0] = grad * self_size_dims_0__ *
                      (detail::quotient(detail::element(dims, 1, "f: dims"), n_, "f"));
                }
              }
            """)

    def test_a_branch_unpacks_what_either_side_needs(self):
        self.check("""\
            - func: f(Tensor self, bool square) -> Tensor
              category: joining
              kernel: k
              derivatives: {self: "square ? grad * self : grad"}
            """, """
                  const TensorBase self = unpack(self_);
                  results[0] = square_ ? grad * self : grad;
            """)

    def test_writing_without_a_formula_is_refused(self):
        self.check("""\
            - {func: "f(Tensor(a!) self, Scalar value) -> Tensor", category: joining, kernel: f}
            - {func: "g(Tensor(a!)[] all, Tensor[] by) -> ()", category: joining, kernel: g}
            - {func: "h_(Tensor(a!) self, Tensor(b!) other) -> Tensor(a!)", category: joining, kernel: h}
            """, """
              kernels.refuse<stubs::f, stubs::g, stubs::h_>();
            """)


if __name__ == "__main__":
    unittest.main()
