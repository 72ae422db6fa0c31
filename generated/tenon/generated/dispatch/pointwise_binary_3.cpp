// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_atan2_grad_other.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::where_self, .category = kCategory,
                      .doc = "self where the bool condition holds, else other.",
                      .derivatives =
                      "self: grad.masked_fill(condition.logical_not(), 0)\nother: "
                      "grad.masked_fill(condition, 0)");

TENON_DEFINE_OPERATOR(stubs::_atan2_grad_other, .category = kCategory,
                      .doc = "The gradient of atan2 for other.",
                      .derivatives =
                      "grad_output: _atan2_grad_other(grad, self, other, scale)\nself: "
                      "maybe_multiply(grad * (grad_output * (1 - self * (self / term) * 2) / "
                      "term), scale)\n  where term = self * self + other * other\nother: -(grad * "
                      "(grad_output * self * other / term / term) * (2 * scale.toDouble()))\n "
                      " where term = self * self + other * other");

TENON_DEFINE_OPERATOR(stubs::remainder_Tensor, .category = kCategory,
                      .doc = "The remainder of self / other with the sign of other.",
                      .derivatives =
                      "self: grad\nother: _remainder_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::remainder__Tensor, stubs::remainder_Tensor);
TENON_DEFINE_VARIANT(stubs::remainder_out, stubs::remainder_Tensor);

TENON_DEFINE_OPERATOR(stubs::remainder_Scalar, .category = kCategory,
                      .doc = "The remainder of self / other with the sign of other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::remainder__Scalar, stubs::remainder_Scalar);
TENON_DEFINE_VARIANT(stubs::remainder_Scalar_out, stubs::remainder_Scalar);

TENON_DEFINE_OPERATOR(stubs::maximum, .category = kCategory,
                      .doc =
                      "The greater of each two elements, NaN if one is; a tie's gradient is split "
                      "in half.",
                      .derivatives =
                      "self: _maximum_grad_self(grad, self, other)\nother: "
                      "_maximum_grad_self(grad, other, self)");
TENON_DEFINE_VARIANT(stubs::maximum_out, stubs::maximum);

TENON_DEFINE_OPERATOR(stubs::bitwise_or_Tensor, .category = kCategory,
                      .doc = "The bits that self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_or__Tensor, .category = kCategory,
                      .doc = "The bits that self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_or_out, stubs::bitwise_or_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_or_Scalar, .category = kCategory,
                      .doc = "The bits that self or other has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_or__Scalar, .category = kCategory,
                      .doc = "The bits that self or other has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_or_Scalar_out, stubs::bitwise_or_Scalar);

void add_operators_pointwise_binary_3(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::where_self, stubs::_atan2_grad_other, stubs::remainder_Tensor,
                        stubs::remainder__Tensor, stubs::remainder_out, stubs::remainder_Scalar,
                        stubs::remainder__Scalar, stubs::remainder_Scalar_out, stubs::maximum,
                        stubs::maximum_out, stubs::bitwise_or_Tensor, stubs::bitwise_or__Tensor,
                        stubs::bitwise_or_out, stubs::bitwise_or_Scalar, stubs::bitwise_or__Scalar,
                        stubs::bitwise_or_Scalar_out>(dispatcher);
}

}  // namespace tenon
