// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/rsub.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::rsub_Tensor, .category = kCategory, .doc = "other - alpha * self.",
                      .derivatives = "self: -maybe_multiply(grad, alpha)\nother: grad");

TENON_DEFINE_OPERATOR(stubs::rsub_Scalar, .category = kCategory, .doc = "other - alpha * self.",
                      .derivatives = "self: -maybe_multiply(grad, alpha)");

TENON_DEFINE_OPERATOR(stubs::mul_Tensor, .category = kCategory, .doc = "self * other.",
                      .derivatives = "self: grad * other\nother: grad * self");
TENON_DEFINE_VARIANT(stubs::mul__Tensor, stubs::mul_Tensor);
TENON_DEFINE_VARIANT(stubs::mul_out, stubs::mul_Tensor);

TENON_DEFINE_OPERATOR(stubs::mul_Scalar, .category = kCategory, .doc = "self * other.",
                      .derivatives = "self: maybe_multiply(grad, other)");
TENON_DEFINE_VARIANT(stubs::mul__Scalar, stubs::mul_Scalar);
TENON_DEFINE_VARIANT(stubs::mul_Scalar_out, stubs::mul_Scalar);

TENON_DEFINE_OPERATOR(stubs::div_Tensor, .category = kCategory,
                      .doc = "self / other; integers divide as floating numbers.",
                      .derivatives =
                      "self: grad / other\nother: _div_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::div__Tensor, stubs::div_Tensor);
TENON_DEFINE_VARIANT(stubs::div_out, stubs::div_Tensor);

TENON_DEFINE_OPERATOR(stubs::div_Scalar, .category = kCategory,
                      .doc = "self / other; integers divide as floating numbers.",
                      .derivatives = "self: grad / other");
TENON_DEFINE_VARIANT(stubs::div__Scalar, stubs::div_Scalar);
TENON_DEFINE_VARIANT(stubs::div_Scalar_out, stubs::div_Scalar);

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

TENON_DEFINE_OPERATOR(stubs::fmod_Tensor, .category = kCategory,
                      .doc = "The remainder of self / other with the sign of self.",
                      .derivatives = "self: grad\nother: _fmod_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::fmod__Tensor, stubs::fmod_Tensor);
TENON_DEFINE_VARIANT(stubs::fmod_out, stubs::fmod_Tensor);

TENON_DEFINE_OPERATOR(stubs::fmod_Scalar, .category = kCategory,
                      .doc = "The remainder of self / other with the sign of self.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::fmod__Scalar, stubs::fmod_Scalar);
TENON_DEFINE_VARIANT(stubs::fmod_Scalar_out, stubs::fmod_Scalar);

TENON_DEFINE_OPERATOR(stubs::minimum, .category = kCategory,
                      .doc =
                      "The smaller of each two elements, NaN if one is; a tie's gradient is split "
                      "in half.",
                      .derivatives =
                      "self: _maximum_grad_self(grad, other, self)\nother: "
                      "_maximum_grad_self(grad, self, other)");
TENON_DEFINE_VARIANT(stubs::minimum_out, stubs::minimum);

void add_operators_pointwise_binary_2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::rsub_Tensor, stubs::rsub_Scalar, stubs::mul_Tensor,
                        stubs::mul__Tensor, stubs::mul_out, stubs::mul_Scalar, stubs::mul__Scalar,
                        stubs::mul_Scalar_out, stubs::div_Tensor, stubs::div__Tensor,
                        stubs::div_out, stubs::div_Scalar, stubs::div__Scalar,
                        stubs::div_Scalar_out, stubs::pow_Tensor_Scalar, stubs::pow__Tensor_Scalar,
                        stubs::pow_Tensor_Scalar_out, stubs::pow_Tensor_Tensor,
                        stubs::pow_Tensor_Tensor_out, stubs::pow_Scalar, stubs::pow_Scalar_out,
                        stubs::atan2, stubs::atan2_, stubs::atan2_out, stubs::fmod_Tensor,
                        stubs::fmod__Tensor, stubs::fmod_out, stubs::fmod_Scalar,
                        stubs::fmod__Scalar, stubs::fmod_Scalar_out, stubs::minimum,
                        stubs::minimum_out>(dispatcher);
}

}  // namespace tenon
