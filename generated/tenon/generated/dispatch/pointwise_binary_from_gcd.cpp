// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/gcd.h"
#include "tenon/generated/ops/heaviside.h"
#include "tenon/generated/ops/hypot.h"
#include "tenon/generated/ops/lcm.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/logaddexp.h"
#include "tenon/generated/ops/logaddexp2.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/nextafter.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::gcd, "pointwise_binary",
                      .doc = "The greatest number that divides self and other.");

TENON_DEFINE_OPERATOR(stubs::gcd_, "pointwise_binary",
                      .doc = "The greatest number that divides self and other.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::gcd_out, stubs::gcd);

TENON_DEFINE_OPERATOR(stubs::heaviside, "pointwise_binary",
                      .doc =
                      "0 where self is negative, 1 where it is positive, values where it is 0.");

TENON_DEFINE_OPERATOR(stubs::heaviside_, "pointwise_binary",
                      .doc =
                      "0 where self is negative, 1 where it is positive, values where it is 0.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::heaviside_out, stubs::heaviside);

TENON_DEFINE_OPERATOR(stubs::hypot, "pointwise_binary",
                      .doc = "The length of the vector (self, other), without overflow on the way.",
                      .derivatives = "self: _hypot_grad_self(grad, self, other)\nother: "
                      "_hypot_grad_other(grad, self, other)");
TENON_DEFINE_VARIANT(stubs::hypot_, stubs::hypot);
TENON_DEFINE_VARIANT(stubs::hypot_out, stubs::hypot);

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_self, "pointwise_binary",
                      .doc = "The gradient of hypot for self.",
                      .derivatives = "grad_output: _hypot_grad_self(grad, self, other)\nself: "
                      "_hypot_grad_self_grad_self(grad, grad_output, self, other)\nother: "
                      "_hypot_grad_self_grad_other(grad, grad_output, self, other, -1)");

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_self_grad_self, "pointwise_binary",
                      .doc = "The gradient of _hypot_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_self_grad_other, "pointwise_binary",
                      .doc = "The gradient of _hypot_grad_self for other.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_other, "pointwise_binary",
                      .doc = "The gradient of hypot for other.",
                      .derivatives = "grad_output: _hypot_grad_other(grad, self, other)\nself: "
                      "_hypot_grad_self_grad_other(grad, grad_output, self, other, -1)\nother: "
                      "_hypot_grad_other_grad_other(grad, grad_output, self, other)");

TENON_DEFINE_OPERATOR(stubs::_hypot_grad_other_grad_other, "pointwise_binary",
                      .doc = "The gradient of _hypot_grad_other for other.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::lcm, "pointwise_binary",
                      .doc = "The least number that self and other divide, 0 if one is 0.");

TENON_DEFINE_OPERATOR(stubs::lcm_, "pointwise_binary",
                      .doc = "The least number that self and other divide, 0 if one is 0.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::lcm_out, stubs::lcm);

TENON_DEFINE_OPERATOR(stubs::lerp_Tensor, "pointwise_binary",
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives = "self: _lerp_grad_self(grad, weight)\nend: grad * "
                      "weight\nweight: _lerp_grad_weight(grad, self, end)");
TENON_DEFINE_VARIANT(stubs::lerp__Tensor, stubs::lerp_Tensor);
TENON_DEFINE_VARIANT(stubs::lerp_Tensor_out, stubs::lerp_Tensor);

TENON_DEFINE_OPERATOR(stubs::_lerp_grad_self_Tensor, "pointwise_binary",
                      .doc = "The gradient of lerp.Tensor for self.",
                      .derivatives = "grad_output: _lerp_grad_self(grad, weight)\nweight: "
                      "_addcmul_grad_tensor1(grad, grad_output, -1)");

TENON_DEFINE_OPERATOR(stubs::_lerp_grad_weight_Tensor, "pointwise_binary",
                      .doc = "The gradient of lerp.Tensor for weight.",
                      .derivatives = "grad_output: _lerp_grad_weight(grad, self, end)\nself: "
                      "_addcmul_grad_tensor1(grad, grad_output, -1)\nend: grad * grad_output");

TENON_DEFINE_OPERATOR(stubs::lerp_Scalar, "pointwise_binary",
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives =
                      "self: grad * (1 - weight.toDouble())\nend: maybe_multiply(grad, weight)");
TENON_DEFINE_VARIANT(stubs::lerp__Scalar, stubs::lerp_Scalar);
TENON_DEFINE_VARIANT(stubs::lerp_Scalar_out, stubs::lerp_Scalar);

TENON_DEFINE_OPERATOR(stubs::logaddexp, "pointwise_binary",
                      .doc = "log(exp(self) + exp(other)), without overflow on the way.",
                      .derivatives = "self: grad / (1 + (other - self).exp())\nother: grad / (1 + "
                      "(self - other).exp())");
TENON_DEFINE_VARIANT(stubs::logaddexp_out, stubs::logaddexp);

TENON_DEFINE_OPERATOR(stubs::logaddexp2, "pointwise_binary",
                      .doc =
                      "The logarithm to base 2 of 2^self + 2^other, without overflow on the way.",
                      .derivatives = "self: grad / (1 + (other - self).exp2())\nother: grad / (1 + "
                      "(self - other).exp2())");
TENON_DEFINE_VARIANT(stubs::logaddexp2_out, stubs::logaddexp2);

TENON_DEFINE_OPERATOR(stubs::maximum, "pointwise_binary",
                      .doc = "The greater of each two elements, NaN if one is; a tie's gradient is "
                      "split in half.",
                      .derivatives = "self: _maximum_grad_self(grad, self, other)\nother: "
                      "_maximum_grad_self(grad, other, self)");
TENON_DEFINE_VARIANT(stubs::maximum_out, stubs::maximum);

TENON_DEFINE_OPERATOR(stubs::_maximum_grad_self, "pointwise_binary",
                      .doc = "The gradient of maximum for self.",
                      .derivatives = "grad_output: _maximum_grad_self(grad, self, other)\nself: "
                      "zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::minimum, "pointwise_binary",
                      .doc = "The smaller of each two elements, NaN if one is; a tie's gradient is "
                      "split in half.",
                      .derivatives = "self: _maximum_grad_self(grad, other, self)\nother: "
                      "_maximum_grad_self(grad, self, other)");
TENON_DEFINE_VARIANT(stubs::minimum_out, stubs::minimum);

TENON_DEFINE_OPERATOR(stubs::mul_Tensor, "pointwise_binary", .doc = "self * other.",
                      .derivatives = "self: grad * other\nother: grad * self");
TENON_DEFINE_VARIANT(stubs::mul__Tensor, stubs::mul_Tensor);
TENON_DEFINE_VARIANT(stubs::mul_out, stubs::mul_Tensor);

TENON_DEFINE_OPERATOR(stubs::mul_Scalar, "pointwise_binary", .doc = "self * other.",
                      .derivatives = "self: maybe_multiply(grad, other)");
TENON_DEFINE_VARIANT(stubs::mul__Scalar, stubs::mul_Scalar);
TENON_DEFINE_VARIANT(stubs::mul_Scalar_out, stubs::mul_Scalar);

TENON_DEFINE_OPERATOR(stubs::nextafter, "pointwise_binary",
                      .doc = "The number next to self towards other.",
                      .derivatives = "self: sum_to(grad, self.sizes())\nother: zeros_like(other)");
TENON_DEFINE_VARIANT(stubs::nextafter_, stubs::nextafter);
TENON_DEFINE_VARIANT(stubs::nextafter_out, stubs::nextafter);

void add_operators_pointwise_binary_from_gcd(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::gcd, stubs::gcd_, stubs::gcd_out, stubs::heaviside,
                        stubs::heaviside_, stubs::heaviside_out, stubs::hypot, stubs::hypot_,
                        stubs::hypot_out, stubs::_hypot_grad_self,
                        stubs::_hypot_grad_self_grad_self, stubs::_hypot_grad_self_grad_other,
                        stubs::_hypot_grad_other, stubs::_hypot_grad_other_grad_other, stubs::lcm,
                        stubs::lcm_, stubs::lcm_out, stubs::lerp_Tensor, stubs::lerp__Tensor,
                        stubs::lerp_Tensor_out, stubs::_lerp_grad_self_Tensor,
                        stubs::_lerp_grad_weight_Tensor, stubs::lerp_Scalar, stubs::lerp__Scalar,
                        stubs::lerp_Scalar_out, stubs::logaddexp, stubs::logaddexp_out,
                        stubs::logaddexp2, stubs::logaddexp2_out, stubs::maximum,
                        stubs::maximum_out, stubs::_maximum_grad_self, stubs::minimum,
                        stubs::minimum_out, stubs::mul_Tensor, stubs::mul__Tensor, stubs::mul_out,
                        stubs::mul_Scalar, stubs::mul__Scalar, stubs::mul_Scalar_out,
                        stubs::nextafter, stubs::nextafter_, stubs::nextafter_out>(dispatcher);
}

}  // namespace tenon
