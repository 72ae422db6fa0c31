// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/exp2.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::exp2, .category = kCategory,
                      .doc = "Two to the power of each element.",
                      .derivatives =
                      "self: _addcmul_grad_tensor1(grad, result, 0.6931471805599453)");
TENON_DEFINE_VARIANT(stubs::exp2_, stubs::exp2);
TENON_DEFINE_VARIANT(stubs::exp2_out, stubs::exp2);

void add_operators_pointwise_unary_from_exp2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::exp2, stubs::exp2_, stubs::exp2_out>(dispatcher);
}

}  // namespace tenon
