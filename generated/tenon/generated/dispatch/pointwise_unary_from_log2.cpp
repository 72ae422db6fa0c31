// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::log2, .doc = "The logarithm to base 2 of each element.",
                      .derivatives = "self: _addcdiv_grad_tensor1(grad, self, 1.4426950408889634)");
TENON_DEFINE_VARIANT(stubs::log2_, stubs::log2);
TENON_DEFINE_VARIANT(stubs::log2_out, stubs::log2);

TENON_DEFINE_OPERATOR(stubs::logical_not, .doc = "Whether each element is zero.");

TENON_DEFINE_OPERATOR(stubs::logical_not_, .doc = "Whether each element is zero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_not_out, stubs::logical_not);

void add_operators_pointwise_unary_from_log2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::log2, stubs::log2_, stubs::log2_out, stubs::logical_not,
                        stubs::logical_not_, stubs::logical_not_out>(dispatcher);
}

}  // namespace tenon
