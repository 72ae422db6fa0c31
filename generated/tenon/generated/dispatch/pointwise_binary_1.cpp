// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::sub_Tensor, .category = kCategory, .doc = "self - alpha * other.",
                      .derivatives = "self: grad\nother: maybe_multiply(-grad, alpha)");
TENON_DEFINE_VARIANT(stubs::sub__Tensor, stubs::sub_Tensor);
TENON_DEFINE_VARIANT(stubs::sub_out, stubs::sub_Tensor);

TENON_DEFINE_OPERATOR(stubs::sub_Scalar, .category = kCategory,
                      .doc = "self - alpha * other for a number.", .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::sub__Scalar, stubs::sub_Scalar);

TENON_DEFINE_OPERATOR(stubs::where_self, .category = kCategory,
                      .doc = "self where the bool condition holds, else other.",
                      .derivatives =
                      "self: grad.masked_fill(condition.logical_not(), 0)\nother: "
                      "grad.masked_fill(condition, 0)");

TENON_DEFINE_OPERATOR(stubs::remainder_Tensor, .category = kCategory,
                      .doc = "The remainder of self / other with the sign of other.",
                      .derivatives = "self: grad\nother: -(grad * (self / other).floor())");
TENON_DEFINE_VARIANT(stubs::remainder__Tensor, stubs::remainder_Tensor);
TENON_DEFINE_VARIANT(stubs::remainder_out, stubs::remainder_Tensor);

TENON_DEFINE_OPERATOR(stubs::remainder_Scalar, .category = kCategory,
                      .doc = "The remainder of self / other with the sign of other, for a number.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::remainder__Scalar, stubs::remainder_Scalar);

TENON_DEFINE_OPERATOR(stubs::maximum, .category = kCategory,
                      .doc =
                      "The greater of each two elements, NaN if one is; a tie's gradient is split "
                      "in half.",
                      .derivatives =
                      "self: formulas::maximum_backward(grad, self, other)\nother: "
                      "formulas::maximum_backward(grad, other, self)");
TENON_DEFINE_VARIANT(stubs::maximum_out, stubs::maximum);

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Tensor, .category = kCategory,
                      .doc = "The bits that both elements have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Tensor, .category = kCategory,
                      .doc = "The bits that both elements have.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_and_out, stubs::bitwise_and_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Scalar, .category = kCategory,
                      .doc = "The bits that each element and a number have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Scalar, .category = kCategory,
                      .doc = "The bits that each element and a number have.",
                      .derivatives = "self: formulas::zeros_of(grad)");

TENON_DEFINE_OPERATOR(stubs::bitwise_or_Tensor, .category = kCategory,
                      .doc = "The bits that at least one of the elements has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_or__Tensor, .category = kCategory,
                      .doc = "The bits that at least one of the elements has.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_or_out, stubs::bitwise_or_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_or_Scalar, .category = kCategory,
                      .doc = "The bits that each element or a number has.");

TENON_DEFINE_OPERATOR(stubs::bitwise_or__Scalar, .category = kCategory,
                      .doc = "The bits that each element or a number has.",
                      .derivatives = "self: formulas::zeros_of(grad)");

TENON_DEFINE_OPERATOR(stubs::addcmul, .category = kCategory,
                      .doc = "self + value * tensor1 * tensor2.",
                      .derivatives =
                      "self: grad\ntensor1: maybe_multiply(grad * tensor2, value)\ntensor2: "
                      "maybe_multiply(grad * tensor1, value)");
TENON_DEFINE_VARIANT(stubs::addcmul_, stubs::addcmul);
TENON_DEFINE_VARIANT(stubs::addcmul_out, stubs::addcmul);

TENON_DEFINE_OPERATOR(stubs::addcdiv, .category = kCategory,
                      .doc = "self + value * tensor1 / tensor2.",
                      .derivatives =
                      "self: grad\ntensor1: maybe_multiply(grad / tensor2, value)\ntensor2: "
                      "maybe_multiply(-(grad * (tensor1 / (tensor2 * tensor2))), value)");
TENON_DEFINE_VARIANT(stubs::addcdiv_, stubs::addcdiv);
TENON_DEFINE_VARIANT(stubs::addcdiv_out, stubs::addcdiv);

TENON_DEFINE_OPERATOR(stubs::lerp_Scalar, .category = kCategory,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives = "self: grad - grad * weight\nend: grad * weight");
TENON_DEFINE_VARIANT(stubs::lerp__Scalar, stubs::lerp_Scalar);
TENON_DEFINE_VARIANT(stubs::lerp_Scalar_out, stubs::lerp_Scalar);

TENON_DEFINE_OPERATOR(stubs::lerp_Tensor, .category = kCategory,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives =
                      "self: grad - grad * weight\nend: grad * weight\nweight: grad * (end - "
                      "self)");
TENON_DEFINE_VARIANT(stubs::lerp__Tensor, stubs::lerp_Tensor);
TENON_DEFINE_VARIANT(stubs::lerp_Tensor_out, stubs::lerp_Tensor);

void add_operators_pointwise_binary_1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sub_Tensor, stubs::sub__Tensor, stubs::sub_out, stubs::sub_Scalar,
                        stubs::sub__Scalar, stubs::where_self, stubs::remainder_Tensor,
                        stubs::remainder__Tensor, stubs::remainder_out, stubs::remainder_Scalar,
                        stubs::remainder__Scalar, stubs::maximum, stubs::maximum_out,
                        stubs::bitwise_and_Tensor, stubs::bitwise_and__Tensor,
                        stubs::bitwise_and_out, stubs::bitwise_and_Scalar,
                        stubs::bitwise_and__Scalar, stubs::bitwise_or_Tensor,
                        stubs::bitwise_or__Tensor, stubs::bitwise_or_out, stubs::bitwise_or_Scalar,
                        stubs::bitwise_or__Scalar, stubs::addcmul, stubs::addcmul_,
                        stubs::addcmul_out, stubs::addcdiv, stubs::addcdiv_, stubs::addcdiv_out,
                        stubs::lerp_Scalar, stubs::lerp__Scalar, stubs::lerp_Scalar_out,
                        stubs::lerp_Tensor, stubs::lerp__Tensor, stubs::lerp_Tensor_out>(
                            dispatcher);
}

}  // namespace tenon
