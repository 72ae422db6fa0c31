// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_acosh_grad_self.h"
#include "tenon/generated/ops/_reciprocal_grad_self.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::acos, .category = kCategory,
                      .doc = "The inverse cosine of each element, in radians.",
                      .derivatives = "self: _acos_grad_self(grad, self, -1)");
TENON_DEFINE_VARIANT(stubs::acos_, stubs::acos);
TENON_DEFINE_VARIANT(stubs::acos_out, stubs::acos);

TENON_DEFINE_OPERATOR(stubs::_acosh_grad_self, .category = kCategory,
                      .doc = "The gradient of acosh for self.",
                      .derivatives =
                      "grad_output: _acosh_grad_self(grad, self)\nself: where(self.gt(1000000000), "
                      "-(grad * (grad_output / self / self)), -(grad * grad_output * its_rsqrt * "
                      "its_rsqrt * its_rsqrt * self))\n  where its_rsqrt = (self * self - "
                      "1).rsqrt()");

TENON_DEFINE_OPERATOR(stubs::cos, .category = kCategory,
                      .doc = "The cosine of each element, in radians.",
                      .derivatives = "self: _cos_grad_self(grad, self, -1)");
TENON_DEFINE_VARIANT(stubs::cos_, stubs::cos);
TENON_DEFINE_VARIANT(stubs::cos_out, stubs::cos);

TENON_DEFINE_OPERATOR(stubs::log, .category = kCategory,
                      .doc = "The natural logarithm of each element.",
                      .derivatives = "self: grad / self");
TENON_DEFINE_VARIANT(stubs::log_, stubs::log);
TENON_DEFINE_VARIANT(stubs::log_out, stubs::log);

TENON_DEFINE_OPERATOR(stubs::_reciprocal_grad_self, .category = kCategory,
                      .doc = "The gradient of reciprocal for self.",
                      .derivatives =
                      "grad_output: _reciprocal_grad_self(grad, output, scale)\noutput: "
                      "_tanh_backward_grad_output(grad, grad_output, output, 2 * "
                      "scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::trunc, .category = kCategory,
                      .doc = "Each element without its fraction.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::trunc_, stubs::trunc);
TENON_DEFINE_VARIANT(stubs::trunc_out, stubs::trunc);

void add_operators_pointwise_unary_6(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::acos, stubs::acos_, stubs::acos_out, stubs::_acosh_grad_self,
                        stubs::cos, stubs::cos_, stubs::cos_out, stubs::log, stubs::log_,
                        stubs::log_out, stubs::_reciprocal_grad_self, stubs::trunc, stubs::trunc_,
                        stubs::trunc_out>(dispatcher);
}

}  // namespace tenon
