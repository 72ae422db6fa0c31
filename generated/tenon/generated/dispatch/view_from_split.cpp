// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_copy.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/split_with_sizes_copy.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::split_Tensor,
                      .doc =
                      "Parts of a dimension of split_size indices each; the last may be smaller.",
                      .derivatives =
                      "self: formulas::split_backward(grads, self.sizes(), split_size, dim)",
                      .view_inverse = "formulas::split_inverse(base, mutated_view, "
                      "mutated_view_index, split_size, dim)");

TENON_DEFINE_OPERATOR(stubs::split_copy_Tensor, .doc = "What split gives, as a copy.",
                      .derivatives =
                      "self: formulas::split_backward(grads, self.sizes(), split_size, dim)");

TENON_DEFINE_OPERATOR(stubs::split_inverse_Tensor,
                      .doc = "What base is after a write to what split makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::split_with_sizes,
                      .doc = "Parts of a dimension of the given sizes, which must add up to it.",
                      .derivatives = "self: formulas::split_with_sizes_backward(grads, "
                      "self.sizes(), split_sizes, dim)",
                      .view_inverse = "formulas::split_with_sizes_inverse(base, mutated_view, "
                      "mutated_view_index, split_sizes, dim)");

TENON_DEFINE_OPERATOR(stubs::split_with_sizes_copy,
                      .doc = "What split_with_sizes gives, as a copy.",
                      .derivatives = "self: formulas::split_with_sizes_backward(grads, "
                      "self.sizes(), split_sizes, dim)");

TENON_DEFINE_OPERATOR(stubs::split_with_sizes_inverse,
                      .doc = "What base is after a write to what split_with_sizes makes of it.",
                      .composite = true, .unmarked_alias = true);

void add_operators_view_from_split(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::split_Tensor, stubs::split_copy_Tensor, stubs::split_inverse_Tensor,
                        stubs::split_with_sizes, stubs::split_with_sizes_copy,
                        stubs::split_with_sizes_inverse>(dispatcher);
}

}  // namespace tenon
