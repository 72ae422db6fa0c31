// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_div_grad_other.h"
#include "tenon/generated/ops/_pow_grad_self.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/sub.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::sub_Tensor, .category = kCategory, .doc = "self - alpha * other.",
                      .derivatives = "self: grad\nother: -maybe_multiply(grad, alpha)");
TENON_DEFINE_VARIANT(stubs::sub__Tensor, stubs::sub_Tensor);
TENON_DEFINE_VARIANT(stubs::sub_out, stubs::sub_Tensor);

TENON_DEFINE_OPERATOR(stubs::sub_Scalar, .category = kCategory, .doc = "self - alpha * other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::sub__Scalar, stubs::sub_Scalar);
TENON_DEFINE_VARIANT(stubs::sub_Scalar_out, stubs::sub_Scalar);

TENON_DEFINE_OPERATOR(stubs::_div_grad_other_Tensor, .category = kCategory,
                      .doc = "The gradient of div.Tensor for other.",
                      .derivatives =
                      "grad_output: _div_grad_other(grad, self, other, scale)\nself: "
                      "_div_grad_other(grad, grad_output, other, scale)\nother: -(grad * "
                      "(grad_output * self / other / other / other) * (2 * scale.toDouble()))");

TENON_DEFINE_OPERATOR(stubs::_pow_grad_self_Tensor_Tensor, .category = kCategory,
                      .doc = "The gradient of pow.Tensor_Tensor for self.",
                      .derivatives =
                      "grad_output: _pow_grad_self(grad, self, exponent)\nself: (-(grad * "
                      "grad_output * exponent * term * pow(self, exponent - "
                      "2))).masked_fill(logical_or(exponent.eq(0), term.eq(0)), 0)\n  where term = "
                      "1 - exponent\nexponent: (grad * grad_output * pow_of_self + (grad * "
                      "grad_output * exponent * pow_of_self * "
                      "self.log()).masked_fill(logical_and(self.eq(0), (exponent - 1).ge(0)), "
                      "0)).masked_fill(exponent.eq(0), 0)\n  where pow_of_self = pow(self, "
                      "exponent - 1)");

TENON_DEFINE_OPERATOR(stubs::lerp_Tensor, .category = kCategory,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives =
                      "self: grad * (1 - weight)\nend: grad * weight\nweight: grad * (end - self)");
TENON_DEFINE_VARIANT(stubs::lerp__Tensor, stubs::lerp_Tensor);
TENON_DEFINE_VARIANT(stubs::lerp_Tensor_out, stubs::lerp_Tensor);

TENON_DEFINE_OPERATOR(stubs::lerp_Scalar, .category = kCategory,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives =
                      "self: grad * (1 - weight.toDouble())\nend: maybe_multiply(grad, weight)");
TENON_DEFINE_VARIANT(stubs::lerp__Scalar, stubs::lerp_Scalar);
TENON_DEFINE_VARIANT(stubs::lerp_Scalar_out, stubs::lerp_Scalar);

void add_operators_pointwise_binary_5(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sub_Tensor, stubs::sub__Tensor, stubs::sub_out, stubs::sub_Scalar,
                        stubs::sub__Scalar, stubs::sub_Scalar_out, stubs::_div_grad_other_Tensor,
                        stubs::_pow_grad_self_Tensor_Tensor, stubs::lerp_Tensor,
                        stubs::lerp__Tensor, stubs::lerp_Tensor_out, stubs::lerp_Scalar,
                        stubs::lerp__Scalar, stubs::lerp_Scalar_out>(dispatcher);
}

}  // namespace tenon
