// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_copy.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_copy.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::select_int,
                      .doc = "self at one index of a dimension, which disappears.",
                      .derivatives =
                      "self: formulas::select_backward(grad, self.sizes(), dim, index)",
                      .view_inverse = "select_scatter(base, mutated_view, dim, index)");

TENON_DEFINE_OPERATOR(stubs::select_copy_int, .doc = "What select gives, as a copy.",
                      .derivatives =
                      "self: formulas::select_backward(grad, self.sizes(), dim, index)");

TENON_DEFINE_OPERATOR(stubs::select_inverse_int,
                      .doc = "What base is after a write to what select makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::slice_Tensor,
                      .doc =
                      "The indices start, start + step, … before end of a dimension, limited to "
                      "it.",
                      .derivatives =
                      "self: formulas::slice_backward(grad, self.sizes(), dim, start, end, step)",
                      .view_inverse = "slice_scatter(base, mutated_view, dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::slice_copy_Tensor, .doc = "What slice gives, as a copy.",
                      .derivatives =
                      "self: formulas::slice_backward(grad, self.sizes(), dim, start, end, step)");

TENON_DEFINE_OPERATOR(stubs::slice_inverse_Tensor,
                      .doc = "What base is after a write to what slice makes of it.",
                      .composite = true, .unmarked_alias = true);

void add_operators_view_from_select(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::select_int, stubs::select_copy_int, stubs::select_inverse_int,
                        stubs::slice_Tensor, stubs::slice_copy_Tensor, stubs::slice_inverse_Tensor>(
      dispatcher);
}

}  // namespace tenon
