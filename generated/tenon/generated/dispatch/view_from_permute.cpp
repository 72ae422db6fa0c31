// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/permute_copy.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::permute,
                      .doc = "Dimension i of the result is dimension dims[i] of self.",
                      .derivatives = "self: formulas::permute_backward(grad, dims)",
                      .view_inverse = "formulas::permute_backward(mutated_view, dims)");

TENON_DEFINE_OPERATOR(stubs::permute_copy, .doc = "What permute gives, as a copy.",
                      .derivatives = "self: formulas::permute_backward(grad, dims)");

TENON_DEFINE_OPERATOR(stubs::permute_inverse,
                      .doc = "What base is after a write to what permute makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::reshape,
                      .doc = "The elements of self in other sizes, a view where its strides allow "
                      "it, else a copy.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reshape_as, .doc = "The elements of self in the sizes of other.",
                      .composite = true);

void add_operators_view_from_permute(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::permute, stubs::permute_copy, stubs::permute_inverse, stubs::reshape,
                        stubs::reshape_as>(dispatcher);
}

}  // namespace tenon
