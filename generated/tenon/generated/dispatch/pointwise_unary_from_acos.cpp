// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/asin.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::acos, .doc = "The inverse cosine of each element, in radians.",
                      .derivatives = "self: _acos_grad_self(grad, self, -1)");
TENON_DEFINE_VARIANT(stubs::acos_, stubs::acos);
TENON_DEFINE_VARIANT(stubs::acos_out, stubs::acos);

TENON_DEFINE_OPERATOR(stubs::_acos_grad_self, .doc = "The gradient of acos for self.",
                      .derivatives = "grad_output: _acos_grad_self(grad, self, scale)\nself: "
                      "_acos_grad_self_grad_self(grad, grad_output, self, scale)");

TENON_DEFINE_OPERATOR(stubs::_acos_grad_self_grad_self,
                      .doc = "The gradient of _acos_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::acosh, .doc = "The inverse hyperbolic cosine of each element.",
                      .derivatives = "self: _acosh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::acosh_, stubs::acosh);
TENON_DEFINE_VARIANT(stubs::acosh_out, stubs::acosh);

TENON_DEFINE_OPERATOR(stubs::_acosh_grad_self, .doc = "The gradient of acosh for self.",
                      .derivatives = "grad_output: _acosh_grad_self(grad, self)\nself: "
                      "_acosh_grad_self_grad_self(grad, grad_output, self, -1)");

TENON_DEFINE_OPERATOR(stubs::_acosh_grad_self_grad_self,
                      .doc = "The gradient of _acosh_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::asin, .doc = "The inverse sine of each element, in radians.",
                      .derivatives = "self: _acos_grad_self(grad, self, 1)");
TENON_DEFINE_VARIANT(stubs::asin_, stubs::asin);
TENON_DEFINE_VARIANT(stubs::asin_out, stubs::asin);

void add_operators_pointwise_unary_from_acos(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::acos, stubs::acos_, stubs::acos_out, stubs::_acos_grad_self,
                        stubs::_acos_grad_self_grad_self, stubs::acosh, stubs::acosh_,
                        stubs::acosh_out, stubs::_acosh_grad_self,
                        stubs::_acosh_grad_self_grad_self, stubs::asin, stubs::asin_,
                        stubs::asin_out>(dispatcher);
}

}  // namespace tenon
