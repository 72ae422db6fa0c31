// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/bitwise_not.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::atanh, .doc = "The inverse hyperbolic tangent of each element.",
                      .derivatives = "self: _atanh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::atanh_, stubs::atanh);
TENON_DEFINE_VARIANT(stubs::atanh_out, stubs::atanh);

TENON_DEFINE_OPERATOR(stubs::_atanh_grad_self, .doc = "The gradient of atanh for self.",
                      .derivatives = "grad_output: _atanh_grad_self(grad, self)\nself: "
                      "_atanh_grad_self_grad_self(grad, grad_output, self, 2)");

TENON_DEFINE_OPERATOR(stubs::_atanh_grad_self_grad_self,
                      .doc = "The gradient of _atanh_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::bitwise_not,
                      .doc = "The bits of each element inverted; of a bool, its negation.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::bitwise_not_, stubs::bitwise_not);
TENON_DEFINE_VARIANT(stubs::bitwise_not_out, stubs::bitwise_not);

void add_operators_pointwise_unary_from_atanh(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::atanh, stubs::atanh_, stubs::atanh_out, stubs::_atanh_grad_self,
                        stubs::_atanh_grad_self_grad_self, stubs::bitwise_not, stubs::bitwise_not_,
                        stubs::bitwise_not_out>(dispatcher);
}

}  // namespace tenon
