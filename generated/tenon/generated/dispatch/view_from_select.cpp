// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::select_int,
                      .doc = "self at one index of a dimension, which disappears.",
                      .derivatives =
                      "self: formulas::select_backward(grad, self.sizes(), dim, index)",
                      .view_inverse = "select_scatter(base, mutated_view, dim, index)");

TENON_DEFINE_OPERATOR(stubs::slice_Tensor,
                      .doc =
                      "The indices start, start + step, … before end of a dimension, limited to "
                      "it.",
                      .derivatives =
                      "self: formulas::slice_backward(grad, self.sizes(), dim, start, end, step)",
                      .view_inverse = "slice_scatter(base, mutated_view, dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::split_Tensor,
                      .doc =
                      "Parts of a dimension of split_size indices each; the last may be smaller.",
                      .derivatives =
                      "self: formulas::split_backward(grads, self.sizes(), split_size, dim)",
                      .view_inverse = "formulas::split_inverse(base, mutated_view, "
                      "mutated_view_index, split_size, dim)");

TENON_DEFINE_OPERATOR(stubs::split_with_sizes,
                      .doc = "Parts of a dimension of the given sizes, which must add up to it.",
                      .derivatives = "self: formulas::split_with_sizes_backward(grads, "
                      "self.sizes(), split_sizes, dim)",
                      .view_inverse = "formulas::split_with_sizes_inverse(base, mutated_view, "
                      "mutated_view_index, split_sizes, dim)");

TENON_DEFINE_OPERATOR(stubs::squeeze, .doc = "self without its dimensions of size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_dim, .doc = "self without a dimension, if that has size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_dims,
                      .doc = "self without those of the given dimensions that have size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_, .doc = "Removes the dimensions of size 1 from self.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze__dim,
                      .doc = "Removes a dimension from self, if that has size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::t,
                      .doc = "The transpose of a matrix; self if it has fewer dimensions.",
                      .derivatives = "self: grad.t()", .view_inverse = "mutated_view.t()");

TENON_DEFINE_OPERATOR(stubs::t_, .doc = "Transposes the matrix self.",
                      .derivatives = "self: grad.t()");

TENON_DEFINE_OPERATOR(stubs::transpose_int, .doc = "self with two dimensions swapped.",
                      .derivatives = "self: grad.transpose(dim0, dim1)",
                      .view_inverse = "mutated_view.transpose(dim0, dim1)");

TENON_DEFINE_OPERATOR(stubs::transpose_, .doc = "Swaps two dimensions of self.",
                      .derivatives = "self: grad.transpose(dim0, dim1)");

TENON_DEFINE_OPERATOR(stubs::unbind_int, .doc = "self at every index of a dimension.",
                      .derivatives = "self: formulas::unbind_backward(grads, self.sizes(), dim)",
                      .view_inverse =
                      "select_scatter(base, mutated_view, dim, mutated_view_index)");

void add_operators_view_from_select(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::select_int, stubs::slice_Tensor, stubs::split_Tensor,
                        stubs::split_with_sizes, stubs::squeeze, stubs::squeeze_dim,
                        stubs::squeeze_dims, stubs::squeeze_, stubs::squeeze__dim, stubs::t,
                        stubs::t_, stubs::transpose_int, stubs::transpose_, stubs::unbind_int>(
      dispatcher);
}

}  // namespace tenon
