// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::expand, .category = kCategory,
                      .doc =
                      "self with dimensions of size 1 repeated without copying; -1 keeps a size.",
                      .derivatives = "self: sum_to(grad, self.sizes())",
                      .view_inverse = "formulas::expand_inverse(base, mutated_view)");

TENON_DEFINE_OPERATOR(stubs::expand_as, .category = kCategory,
                      .doc = "self expanded to the sizes of other.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::permute, .category = kCategory,
                      .doc = "Dimension i of the result is dimension dims[i] of self.",
                      .derivatives = "self: formulas::permute_backward(grad, dims)",
                      .view_inverse = "formulas::permute_backward(mutated_view, dims)");

TENON_DEFINE_OPERATOR(stubs::movedim_int, .category = kCategory,
                      .doc = "self with one dimension moved to another place.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::slice_Tensor, .category = kCategory,
                      .doc =
                      "The indices start, start + step, … before end of a dimension, limited to "
                      "it.",
                      .derivatives =
                      "self: formulas::slice_backward(grad, self.sizes(), dim, start, end, step)",
                      .view_inverse = "slice_scatter(base, mutated_view, dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::split_Tensor, .category = kCategory,
                      .doc =
                      "Parts of a dimension of split_size indices each; the last may be smaller.",
                      .derivatives =
                      "self: formulas::split_backward(grads, self.sizes(), split_size, dim)",
                      .view_inverse =
                      "formulas::split_inverse(base, mutated_view, mutated_view_index, split_size, "
                      "dim)");

TENON_DEFINE_OPERATOR(stubs::split_with_sizes, .category = kCategory,
                      .doc = "Parts of a dimension of the given sizes, which must add up to it.",
                      .derivatives =
                      "self: formulas::split_with_sizes_backward(grads, self.sizes(), split_sizes, "
                      "dim)",
                      .view_inverse =
                      "formulas::split_with_sizes_inverse(base, mutated_view, mutated_view_index, "
                      "split_sizes, dim)");

TENON_DEFINE_OPERATOR(stubs::unsqueeze, .category = kCategory,
                      .doc = "self with a dimension of size 1 inserted before dim.",
                      .derivatives = "self: grad.squeeze(dim)",
                      .view_inverse = "mutated_view.squeeze(dim)");

TENON_DEFINE_OPERATOR(stubs::transpose_int, .category = kCategory,
                      .doc = "self with two dimensions swapped.",
                      .derivatives = "self: grad.transpose(dim0, dim1)",
                      .view_inverse = "mutated_view.transpose(dim0, dim1)");

TENON_DEFINE_OPERATOR(stubs::unfold, .category = kCategory,
                      .doc =
                      "Windows of a dimension, every step indices, with their elements as a last "
                      "dimension.",
                      .derivatives =
                      "self: formulas::unfold_backward(grad, self.sizes(), dimension, size, step)",
                      .view_inverse =
                      "formulas::unfold_inverse(base, mutated_view, dimension, size, step)");

TENON_DEFINE_OPERATOR(stubs::_unsafe_view, .category = kCategory,
                      .doc =
                      "The elements of self, which is a temporary nobody else sees, in other "
                      "sizes.", .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::reshape_as, .category = kCategory,
                      .doc = "The elements of self in the sizes of other.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::flatten_using_ints, .category = kCategory,
                      .doc = "self with the dimensions from start_dim to end_dim made one.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::unsqueeze_, .category = kCategory,
                      .doc = "Inserts a dimension of size 1 into self.",
                      .derivatives = "self: grad.squeeze(dim)");

TENON_DEFINE_OPERATOR(stubs::transpose_, .category = kCategory,
                      .doc = "Swaps two dimensions of self.",
                      .derivatives = "self: grad.transpose(dim0, dim1)");

void add_operators_view_2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::expand, stubs::expand_as, stubs::permute, stubs::movedim_int,
                        stubs::slice_Tensor, stubs::split_Tensor, stubs::split_with_sizes,
                        stubs::unsqueeze, stubs::transpose_int, stubs::unfold, stubs::_unsafe_view,
                        stubs::reshape_as, stubs::flatten_using_ints, stubs::unsqueeze_,
                        stubs::transpose_>(dispatcher);
}

}  // namespace tenon
