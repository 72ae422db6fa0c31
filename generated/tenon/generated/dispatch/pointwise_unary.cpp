// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/abs.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::abs, .doc = "The absolute value of each element.",
                      .derivatives = "self: _abs_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::abs_, stubs::abs);
TENON_DEFINE_VARIANT(stubs::abs_out, stubs::abs);

TENON_DEFINE_OPERATOR(stubs::_abs_grad_self, .doc = "The gradient of abs for self.",
                      .derivatives =
                      "grad_output: _abs_grad_self(grad, self)\nself: zeros_like(grad)");

void add_operators_pointwise_unary(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::abs, stubs::abs_, stubs::abs_out, stubs::_abs_grad_self>(dispatcher);
}

}  // namespace tenon
