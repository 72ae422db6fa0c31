// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/gt.h"

namespace tenon {

constexpr std::string_view kCategory = "comparison";

TENON_DEFINE_OPERATOR(stubs::gt_Tensor, .doc = "Whether each element is greater than other.");

TENON_DEFINE_OPERATOR(stubs::gt__Tensor, .doc = "Whether each element is greater than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::gt_out, stubs::gt_Tensor);

TENON_DEFINE_OPERATOR(stubs::gt_Scalar, .doc = "Whether each element is greater than other.");

TENON_DEFINE_OPERATOR(stubs::gt__Scalar, .doc = "Whether each element is greater than other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::gt_Scalar_out, stubs::gt_Scalar);

void add_operators_comparison_from_gt(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::gt_Tensor, stubs::gt__Tensor, stubs::gt_out, stubs::gt_Scalar,
                        stubs::gt__Scalar, stubs::gt_Scalar_out>(dispatcher);
}

}  // namespace tenon
