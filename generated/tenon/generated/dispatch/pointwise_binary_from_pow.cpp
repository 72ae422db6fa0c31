// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/xlogy.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::pow_Tensor_Scalar, "pointwise_binary",
                      .doc = "self to the power of a number; 2, 3, 0.5 and -1 are as exact as "
                      "products, sqrt and division.",
                      .derivatives = "self: formulas::pow_backward(grad, self, exponent)",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::pow__Scalar, stubs::pow_Tensor_Scalar);
TENON_DEFINE_VARIANT(stubs::pow_Tensor_Scalar_out, stubs::pow_Tensor_Scalar);

TENON_DEFINE_OPERATOR(stubs::_pow, "pointwise_binary",
                      .doc = "The part of pow for exponents that have no shorter form.");

TENON_DEFINE_OPERATOR(stubs::pow_Tensor_Tensor, "pointwise_binary",
                      .doc = "self to the power of exponent.",
                      .derivatives = "self: _pow_grad_self(grad, self, exponent)\nexponent: "
                      "_pow_grad_exponent(grad, self, exponent, result)");
TENON_DEFINE_VARIANT(stubs::pow__Tensor, stubs::pow_Tensor_Tensor);
TENON_DEFINE_VARIANT(stubs::pow_Tensor_Tensor_out, stubs::pow_Tensor_Tensor);

TENON_DEFINE_OPERATOR(stubs::_pow_grad_self_Tensor_Tensor, "pointwise_binary",
                      .doc = "The gradient of pow.Tensor_Tensor for self.",
                      .derivatives = "grad_output: _pow_grad_self(grad, self, exponent)\nself: "
                      "_pow_grad_self_grad_self(grad, grad_output, self, exponent)\nexponent: "
                      "_pow_grad_self_grad_exponent(grad, grad_output, self, exponent)");

TENON_DEFINE_OPERATOR(stubs::_pow_grad_self_grad_self_Tensor_Tensor, "pointwise_binary",
                      .doc = "The gradient of _pow_grad_self.Tensor_Tensor for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_pow_grad_self_grad_exponent_Tensor_Tensor, "pointwise_binary",
                      .doc = "The gradient of _pow_grad_self.Tensor_Tensor for exponent.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_Tensor_Tensor, "pointwise_binary",
                      .doc = "The gradient of pow.Tensor_Tensor for exponent.",
                      .derivatives = "grad_output: _pow_grad_exponent(grad, self, exponent, "
                      "output)\nself: _pow_grad_exponent_grad_self(grad, grad_output, self, "
                      "exponent, output)\nexponent: zeros_like(grad)\noutput: "
                      "_pow_grad_exponent_grad_output(grad, grad_output, self, exponent, output)");

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_grad_self_Tensor_Tensor, "pointwise_binary",
                      .doc = "The gradient of _pow_grad_exponent.Tensor_Tensor for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_grad_output_Tensor_Tensor, "pointwise_binary",
                      .doc = "The gradient of _pow_grad_exponent.Tensor_Tensor for output.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::pow_Scalar, "pointwise_binary",
                      .doc = "self to the power of exponent.",
                      .derivatives = "exponent: _pow_grad_exponent(grad, exponent, self)");
TENON_DEFINE_VARIANT(stubs::pow_Scalar_out, stubs::pow_Scalar);

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_Scalar, "pointwise_binary",
                      .doc = "The gradient of pow.Scalar for exponent.",
                      .derivatives = "grad_output: _pow_grad_exponent(grad, exponent, "
                      "self)\nexponent: _pow_grad_exponent_grad_exponent(grad, grad_output, "
                      "exponent, self)");

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_grad_exponent_Scalar, "pointwise_binary",
                      .doc = "The gradient of _pow_grad_exponent.Scalar for exponent.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::remainder_Tensor, "pointwise_binary",
                      .doc = "The remainder of self / other with the sign of other.",
                      .derivatives =
                      "self: grad\nother: _remainder_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::remainder__Tensor, stubs::remainder_Tensor);
TENON_DEFINE_VARIANT(stubs::remainder_out, stubs::remainder_Tensor);

TENON_DEFINE_OPERATOR(stubs::_remainder_grad_other_Tensor, "pointwise_binary",
                      .doc = "The gradient of remainder.Tensor for other.",
                      .derivatives = "grad_output: _remainder_grad_other(grad, self, other, "
                      "scale)\nself: zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::remainder_Scalar, "pointwise_binary",
                      .doc = "The remainder of self / other with the sign of other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::remainder__Scalar, stubs::remainder_Scalar);
TENON_DEFINE_VARIANT(stubs::remainder_Scalar_out, stubs::remainder_Scalar);

TENON_DEFINE_OPERATOR(stubs::rsub_Tensor, "pointwise_binary", .doc = "other - alpha * self.",
                      .derivatives = "self: -maybe_multiply(grad, alpha)\nother: grad");

TENON_DEFINE_OPERATOR(stubs::rsub_Scalar, "pointwise_binary", .doc = "other - alpha * self.",
                      .derivatives = "self: -maybe_multiply(grad, alpha)");

TENON_DEFINE_OPERATOR(stubs::sub_Tensor, "pointwise_binary", .doc = "self - alpha * other.",
                      .derivatives = "self: grad\nother: -maybe_multiply(grad, alpha)");
TENON_DEFINE_VARIANT(stubs::sub__Tensor, stubs::sub_Tensor);
TENON_DEFINE_VARIANT(stubs::sub_out, stubs::sub_Tensor);

TENON_DEFINE_OPERATOR(stubs::sub_Scalar, "pointwise_binary", .doc = "self - alpha * other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::sub__Scalar, stubs::sub_Scalar);
TENON_DEFINE_VARIANT(stubs::sub_Scalar_out, stubs::sub_Scalar);

TENON_DEFINE_OPERATOR(stubs::where_self, "pointwise_binary",
                      .doc = "self where the bool condition holds, else other.",
                      .derivatives = "self: _masked_fill_grad_value(grad, condition)\nother: "
                      "grad.masked_fill(condition, 0)");

TENON_DEFINE_OPERATOR(stubs::xlogy_Tensor, "pointwise_binary",
                      .doc = "self * log(other), and 0 where self is 0 and other is a number.",
                      .derivatives = "self: grad * xlogy((self.ne(0)).type_as(grad), "
                      "other)\nother: grad * self / other");
TENON_DEFINE_VARIANT(stubs::xlogy__Tensor, stubs::xlogy_Tensor);
TENON_DEFINE_VARIANT(stubs::xlogy_OutTensor, stubs::xlogy_Tensor);

TENON_DEFINE_OPERATOR(stubs::xlogy_Scalar_Self, "pointwise_binary",
                      .doc = "self * log(other), and 0 where self is 0 and other is a number.",
                      .derivatives = "other: grad * self / other");
TENON_DEFINE_VARIANT(stubs::xlogy_OutScalar_Self, stubs::xlogy_Scalar_Self);

TENON_DEFINE_OPERATOR(stubs::xlogy_Scalar_Other, "pointwise_binary",
                      .doc = "self * log(other), and 0 where self is 0 and other is a number.",
                      .derivatives = "self: grad * xlogy(self.ne(0).type_as(grad), other)");
TENON_DEFINE_VARIANT(stubs::xlogy__Scalar_Other, stubs::xlogy_Scalar_Other);
TENON_DEFINE_VARIANT(stubs::xlogy_OutScalar_Other, stubs::xlogy_Scalar_Other);

void add_operators_pointwise_binary_from_pow(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::pow_Tensor_Scalar, stubs::pow__Scalar, stubs::pow_Tensor_Scalar_out,
                        stubs::_pow, stubs::pow_Tensor_Tensor, stubs::pow__Tensor,
                        stubs::pow_Tensor_Tensor_out, stubs::_pow_grad_self_Tensor_Tensor,
                        stubs::_pow_grad_self_grad_self_Tensor_Tensor,
                        stubs::_pow_grad_self_grad_exponent_Tensor_Tensor,
                        stubs::_pow_grad_exponent_Tensor_Tensor,
                        stubs::_pow_grad_exponent_grad_self_Tensor_Tensor,
                        stubs::_pow_grad_exponent_grad_output_Tensor_Tensor, stubs::pow_Scalar,
                        stubs::pow_Scalar_out, stubs::_pow_grad_exponent_Scalar,
                        stubs::_pow_grad_exponent_grad_exponent_Scalar, stubs::remainder_Tensor,
                        stubs::remainder__Tensor, stubs::remainder_out,
                        stubs::_remainder_grad_other_Tensor, stubs::remainder_Scalar,
                        stubs::remainder__Scalar, stubs::remainder_Scalar_out, stubs::rsub_Tensor,
                        stubs::rsub_Scalar, stubs::sub_Tensor, stubs::sub__Tensor, stubs::sub_out,
                        stubs::sub_Scalar, stubs::sub__Scalar, stubs::sub_Scalar_out,
                        stubs::where_self, stubs::xlogy_Tensor, stubs::xlogy__Tensor,
                        stubs::xlogy_OutTensor, stubs::xlogy_Scalar_Self,
                        stubs::xlogy_OutScalar_Self, stubs::xlogy_Scalar_Other,
                        stubs::xlogy__Scalar_Other, stubs::xlogy_OutScalar_Other>(dispatcher);
}

}  // namespace tenon
