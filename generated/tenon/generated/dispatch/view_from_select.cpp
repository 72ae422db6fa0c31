// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_copy.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_copy.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_copy.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/split_with_sizes_copy.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/squeeze_copy.h"
#include "tenon/generated/ops/swapaxes.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::select_int, "view",
                      .doc = "self at one index of a dimension, which disappears.",
                      .derivatives =
                      "self: formulas::select_backward(grad, self.sizes(), dim, index)",
                      .view_inverse = "select_scatter(base, mutated_view, dim, index)");

TENON_DEFINE_OPERATOR(stubs::select_copy_int, "view", .doc = "What select gives, as a copy.",
                      .derivatives =
                      "self: formulas::select_backward(grad, self.sizes(), dim, index)");

TENON_DEFINE_OPERATOR(stubs::select_inverse_int, "view",
                      .doc = "What base is after a write to what select makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::slice_Tensor, "view",
                      .doc =
                      "The indices start, start + step, … before end of a dimension, limited to "
                      "it.",
                      .derivatives =
                      "self: formulas::slice_backward(grad, self.sizes(), dim, start, end, step)",
                      .view_inverse = "slice_scatter(base, mutated_view, dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::slice_copy_Tensor, "view", .doc = "What slice gives, as a copy.",
                      .derivatives =
                      "self: formulas::slice_backward(grad, self.sizes(), dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::slice_inverse_Tensor, "view",
                      .doc = "What base is after a write to what slice makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::split_Tensor, "view",
                      .doc =
                      "Parts of a dimension of split_size indices each; the last may be smaller.",
                      .derivatives =
                      "self: formulas::split_backward(grads, self.sizes(), split_size, dim)",
                      .view_inverse = "formulas::split_inverse(base, mutated_view, "
                      "mutated_view_index, split_size, dim)");

TENON_DEFINE_OPERATOR(stubs::split_copy_Tensor, "view", .doc = "What split gives, as a copy.",
                      .derivatives =
                      "self: formulas::split_backward(grads, self.sizes(), split_size, dim)");

TENON_DEFINE_OPERATOR(stubs::split_inverse_Tensor, "view",
                      .doc = "What base is after a write to what split makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::split_with_sizes, "view",
                      .doc = "Parts of a dimension of the given sizes, which must add up to it.",
                      .derivatives = "self: formulas::split_with_sizes_backward(grads, "
                      "self.sizes(), split_sizes, dim)",
                      .view_inverse = "formulas::split_with_sizes_inverse(base, mutated_view, "
                      "mutated_view_index, split_sizes, dim)");

TENON_DEFINE_OPERATOR(stubs::split_with_sizes_copy, "view",
                      .doc = "What split_with_sizes gives, as a copy.",
                      .derivatives = "self: formulas::split_with_sizes_backward(grads, "
                      "self.sizes(), split_sizes, dim)");

TENON_DEFINE_OPERATOR(stubs::split_with_sizes_inverse, "view",
                      .doc = "What base is after a write to what split_with_sizes makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::squeeze, "view", .doc = "self without its dimensions of size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_copy, "view", .doc = "What squeeze gives, as a copy.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_inverse, "view",
                      .doc = "What base is after a write to what squeeze makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::squeeze_dim, "view",
                      .doc = "self without a dimension, if that has size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_copy_dim, "view", .doc = "What squeeze gives, as a copy.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_inverse_dim, "view",
                      .doc = "What base is after a write to what squeeze makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::squeeze_dims, "view",
                      .doc = "self without those of the given dimensions that have size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_copy_dims, "view", .doc = "What squeeze gives, as a copy.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_inverse_dims, "view",
                      .doc = "What base is after a write to what squeeze makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::squeeze_, "view", .doc = "Removes the dimensions of size 1 from self.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze__dim, "view",
                      .doc = "Removes a dimension from self, if that has size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::swapaxes, "view", .doc = "self with two dimensions swapped.",
                      .composite = true);

void add_operators_view_from_select(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::select_int, stubs::select_copy_int, stubs::select_inverse_int,
                        stubs::slice_Tensor, stubs::slice_copy_Tensor, stubs::slice_inverse_Tensor,
                        stubs::split_Tensor, stubs::split_copy_Tensor, stubs::split_inverse_Tensor,
                        stubs::split_with_sizes, stubs::split_with_sizes_copy,
                        stubs::split_with_sizes_inverse, stubs::squeeze, stubs::squeeze_copy,
                        stubs::squeeze_inverse, stubs::squeeze_dim, stubs::squeeze_copy_dim,
                        stubs::squeeze_inverse_dim, stubs::squeeze_dims, stubs::squeeze_copy_dims,
                        stubs::squeeze_inverse_dims, stubs::squeeze_, stubs::squeeze__dim,
                        stubs::swapaxes>(dispatcher);
}

}  // namespace tenon
