// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/log10.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::log10, .category = kCategory,
                      .doc = "The logarithm to base 10 of each element.",
                      .derivatives = "self: _addcdiv_grad_tensor1(grad, self, 0.4342944819032518)");
TENON_DEFINE_VARIANT(stubs::log10_, stubs::log10);
TENON_DEFINE_VARIANT(stubs::log10_out, stubs::log10);

void add_operators_pointwise_unary_from_log10(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::log10, stubs::log10_, stubs::log10_out>(dispatcher);
}

}  // namespace tenon
