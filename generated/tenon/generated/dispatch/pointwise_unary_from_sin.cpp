// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/sin.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::sin, .doc = "The sine of each element, in radians.",
                      .derivatives = "self: _sin_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::sin_, stubs::sin);
TENON_DEFINE_VARIANT(stubs::sin_out, stubs::sin);

TENON_DEFINE_OPERATOR(stubs::_sin_grad_self, .doc = "The gradient of sin for self.",
                      .derivatives = "grad_output: _sin_grad_self(grad, self)\nself: "
                      "_cos_grad_self(grad * grad_output, self, -1)");

void add_operators_pointwise_unary_from_sin(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sin, stubs::sin_, stubs::sin_out, stubs::_sin_grad_self>(dispatcher);
}

}  // namespace tenon
