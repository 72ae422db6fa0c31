// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/rsub.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::rsub_Tensor, .category = kCategory, .doc = "other - alpha * self.",
                      .derivatives = "self: -maybe_multiply(grad, alpha)\nother: grad");

TENON_DEFINE_OPERATOR(stubs::rsub_Scalar, .category = kCategory, .doc = "other - alpha * self.",
                      .derivatives = "self: -maybe_multiply(grad, alpha)");

TENON_DEFINE_OPERATOR(stubs::pow_Tensor_Scalar, .category = kCategory,
                      .doc =
                      "self to the power of a number; 2, 3, 0.5 and -1 are as exact as products, "
                      "sqrt and division.",
                      .derivatives = "self: formulas::pow_backward(grad, self, exponent)",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::pow__Tensor_Scalar, stubs::pow_Tensor_Scalar);
TENON_DEFINE_VARIANT(stubs::pow_Tensor_Scalar_out, stubs::pow_Tensor_Scalar);

TENON_DEFINE_OPERATOR(stubs::pow_Tensor_Tensor, .category = kCategory,
                      .doc = "self to the power of exponent.",
                      .derivatives =
                      "self: _pow_grad_self(grad, self, exponent)\nexponent: "
                      "_pow_grad_exponent(grad, self, exponent, result)");
TENON_DEFINE_VARIANT(stubs::pow_Tensor_Tensor_out, stubs::pow_Tensor_Tensor);

TENON_DEFINE_OPERATOR(stubs::pow_Scalar, .category = kCategory,
                      .doc = "self to the power of exponent.",
                      .derivatives = "exponent: _pow_grad_exponent(grad, exponent, self)");
TENON_DEFINE_VARIANT(stubs::pow_Scalar_out, stubs::pow_Scalar);

TENON_DEFINE_OPERATOR(stubs::atan2, .category = kCategory,
                      .doc = "The angle of the point (other, self), in radians.",
                      .derivatives =
                      "self: _atan2_grad_self(grad, self, other)\nother: _atan2_grad_other(grad, "
                      "self, other, -1)");
TENON_DEFINE_VARIANT(stubs::atan2_, stubs::atan2);
TENON_DEFINE_VARIANT(stubs::atan2_out, stubs::atan2);

void add_operators_pointwise_binary_6(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::rsub_Tensor, stubs::rsub_Scalar, stubs::pow_Tensor_Scalar,
                        stubs::pow__Tensor_Scalar, stubs::pow_Tensor_Scalar_out,
                        stubs::pow_Tensor_Tensor, stubs::pow_Tensor_Tensor_out, stubs::pow_Scalar,
                        stubs::pow_Scalar_out, stubs::atan2, stubs::atan2_, stubs::atan2_out>(
                            dispatcher);
}

}  // namespace tenon
