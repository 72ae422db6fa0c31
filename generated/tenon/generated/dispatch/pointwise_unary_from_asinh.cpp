// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::asinh, .doc = "The inverse hyperbolic sine of each element.",
                      .derivatives = "self: _asinh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::asinh_, stubs::asinh);
TENON_DEFINE_VARIANT(stubs::asinh_out, stubs::asinh);

TENON_DEFINE_OPERATOR(stubs::_asinh_grad_self, .doc = "The gradient of asinh for self.",
                      .derivatives = "grad_output: _asinh_grad_self(grad, self)\nself: "
                      "_asinh_grad_self_grad_self(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_asinh_grad_self_grad_self,
                      .doc = "The gradient of _asinh_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::atan, .doc = "The inverse tangent of each element, in radians.",
                      .derivatives = "self: _atan_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::atan_, stubs::atan);
TENON_DEFINE_VARIANT(stubs::atan_out, stubs::atan);

TENON_DEFINE_OPERATOR(stubs::_atan_grad_self, .doc = "The gradient of atan for self.",
                      .derivatives = "grad_output: _atan_grad_self(grad, self)\nself: "
                      "_atan_grad_self_grad_self(grad, grad_output, self, -2)");

TENON_DEFINE_OPERATOR(stubs::_atan_grad_self_grad_self,
                      .doc = "The gradient of _atan_grad_self for self.",
                      .recorded_as_composite = true);

void add_operators_pointwise_unary_from_asinh(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::asinh, stubs::asinh_, stubs::asinh_out, stubs::_asinh_grad_self,
                        stubs::_asinh_grad_self_grad_self, stubs::atan, stubs::atan_,
                        stubs::atan_out, stubs::_atan_grad_self, stubs::_atan_grad_self_grad_self>(
      dispatcher);
}

}  // namespace tenon
