// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::atan2, .doc = "The angle of the point (other, self), in radians.",
                      .derivatives = "self: _atan2_grad_self(grad, self, other)\nother: "
                      "_atan2_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::atan2_, stubs::atan2);
TENON_DEFINE_VARIANT(stubs::atan2_out, stubs::atan2);

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_self, .doc = "The gradient of atan2 for self.",
                      .derivatives = "grad_output: _atan2_grad_self(grad, self, other)\nself: "
                      "_atan2_grad_self_grad_self(grad, grad_output, self, other, -2)\nother: "
                      "_atan2_grad_self_grad_other(grad, grad_output, self, other)");

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_self_grad_self,
                      .doc = "The gradient of _atan2_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_self_grad_other,
                      .doc = "The gradient of _atan2_grad_self for other.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_other, .doc = "The gradient of atan2 for other.",
                      .derivatives = "grad_output: _atan2_grad_other(grad, self, other, "
                      "scale)\nself: _atan2_grad_other_grad_self(grad, grad_output, self, other, "
                      "scale)\nother: _atan2_grad_self_grad_self(grad, grad_output, self, other, "
                      "-2 * scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_other_grad_self,
                      .doc = "The gradient of _atan2_grad_other for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Tensor, .doc = "The bits that self and other both have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Tensor, .doc = "The bits that self and other both have.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_and_out, stubs::bitwise_and_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Scalar, .doc = "The bits that self and other both have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Scalar, .doc = "The bits that self and other both have.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_and_Scalar_out, stubs::bitwise_and_Scalar);

void add_operators_pointwise_binary_from_atan2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::atan2, stubs::atan2_, stubs::atan2_out, stubs::_atan2_grad_self,
                        stubs::_atan2_grad_self_grad_self, stubs::_atan2_grad_self_grad_other,
                        stubs::_atan2_grad_other, stubs::_atan2_grad_other_grad_self,
                        stubs::bitwise_and_Tensor, stubs::bitwise_and__Tensor,
                        stubs::bitwise_and_out, stubs::bitwise_and_Scalar,
                        stubs::bitwise_and__Scalar, stubs::bitwise_and_Scalar_out>(dispatcher);
}

}  // namespace tenon
