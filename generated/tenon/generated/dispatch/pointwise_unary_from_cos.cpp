// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/erf.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::cos, "pointwise_unary",
                      .doc = "The cosine of each element, in radians.",
                      .derivatives = "self: _cos_grad_self(grad, self, -1)");
TENON_DEFINE_VARIANT(stubs::cos_, stubs::cos);
TENON_DEFINE_VARIANT(stubs::cos_out, stubs::cos);

TENON_DEFINE_OPERATOR(stubs::_cos_grad_self, "pointwise_unary",
                      .doc = "The gradient of cos for self.",
                      .derivatives = "grad_output: _cos_grad_self(grad, self, scale)\nself: "
                      "_cos_grad_self_grad_self(grad, grad_output, self, scale)");

TENON_DEFINE_OPERATOR(stubs::_cos_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _cos_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::cosh, "pointwise_unary",
                      .doc = "The hyperbolic cosine of each element.",
                      .derivatives = "self: _cosh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::cosh_, stubs::cosh);
TENON_DEFINE_VARIANT(stubs::cosh_out, stubs::cosh);

TENON_DEFINE_OPERATOR(stubs::_cosh_grad_self, "pointwise_unary",
                      .doc = "The gradient of cosh for self.",
                      .derivatives = "grad_output: _cosh_grad_self(grad, self)\nself: "
                      "_cosh_grad_self_grad_self(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_cosh_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _cosh_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::erf, "pointwise_unary", .doc = "The error function of each element.",
                      .derivatives = "self: _erf_grad_self(grad, self, 1.1283791670955126)");
TENON_DEFINE_VARIANT(stubs::erf_, stubs::erf);
TENON_DEFINE_VARIANT(stubs::erf_out, stubs::erf);

TENON_DEFINE_OPERATOR(stubs::_erf_grad_self, "pointwise_unary",
                      .doc = "The gradient of erf for self.",
                      .derivatives = "grad_output: _erf_grad_self(grad, self, scale)\nself: "
                      "_erf_grad_self_grad_self(grad, grad_output, self, -2 * scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::_erf_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _erf_grad_self for self.",
                      .recorded_as_composite = true);

void add_operators_pointwise_unary_from_cos(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::cos, stubs::cos_, stubs::cos_out, stubs::_cos_grad_self,
                        stubs::_cos_grad_self_grad_self, stubs::cosh, stubs::cosh_, stubs::cosh_out,
                        stubs::_cosh_grad_self, stubs::_cosh_grad_self_grad_self, stubs::erf,
                        stubs::erf_, stubs::erf_out, stubs::_erf_grad_self,
                        stubs::_erf_grad_self_grad_self>(dispatcher);
}

}  // namespace tenon
