// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::remainder_Tensor,
                      .doc = "The remainder of self / other with the sign of other.",
                      .derivatives =
                      "self: grad\nother: _remainder_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::remainder__Tensor, stubs::remainder_Tensor);
TENON_DEFINE_VARIANT(stubs::remainder_out, stubs::remainder_Tensor);

TENON_DEFINE_OPERATOR(stubs::_remainder_grad_other_Tensor,
                      .doc = "The gradient of remainder.Tensor for other.",
                      .derivatives = "grad_output: _remainder_grad_other(grad, self, other, "
                      "scale)\nself: zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::remainder_Scalar,
                      .doc = "The remainder of self / other with the sign of other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::remainder__Scalar, stubs::remainder_Scalar);
TENON_DEFINE_VARIANT(stubs::remainder_Scalar_out, stubs::remainder_Scalar);

TENON_DEFINE_OPERATOR(stubs::rsub_Tensor, .doc = "other - alpha * self.",
                      .derivatives = "self: -maybe_multiply(grad, alpha)\nother: grad");

TENON_DEFINE_OPERATOR(stubs::rsub_Scalar, .doc = "other - alpha * self.",
                      .derivatives = "self: -maybe_multiply(grad, alpha)");

TENON_DEFINE_OPERATOR(stubs::sub_Tensor, .doc = "self - alpha * other.",
                      .derivatives = "self: grad\nother: -maybe_multiply(grad, alpha)");
TENON_DEFINE_VARIANT(stubs::sub__Tensor, stubs::sub_Tensor);
TENON_DEFINE_VARIANT(stubs::sub_out, stubs::sub_Tensor);

TENON_DEFINE_OPERATOR(stubs::sub_Scalar, .doc = "self - alpha * other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::sub__Scalar, stubs::sub_Scalar);
TENON_DEFINE_VARIANT(stubs::sub_Scalar_out, stubs::sub_Scalar);

TENON_DEFINE_OPERATOR(stubs::where_self, .doc = "self where the bool condition holds, else other.",
                      .derivatives = "self: _masked_fill_grad_value(grad, condition)\nother: "
                      "grad.masked_fill(condition, 0)");

void add_operators_pointwise_binary_from_remainder(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::remainder_Tensor, stubs::remainder__Tensor, stubs::remainder_out,
                        stubs::_remainder_grad_other_Tensor, stubs::remainder_Scalar,
                        stubs::remainder__Scalar, stubs::remainder_Scalar_out, stubs::rsub_Tensor,
                        stubs::rsub_Scalar, stubs::sub_Tensor, stubs::sub__Tensor, stubs::sub_out,
                        stubs::sub_Scalar, stubs::sub__Scalar, stubs::sub_Scalar_out,
                        stubs::where_self>(dispatcher);
}

}  // namespace tenon
