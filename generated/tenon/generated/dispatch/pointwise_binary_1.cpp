// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_fmod_grad_other.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/bitwise_and.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::_fmod_grad_other_Tensor, .category = kCategory,
                      .doc = "The gradient of fmod.Tensor for other.",
                      .derivatives =
                      "grad_output: _fmod_grad_other(grad, self, other, scale)\nself: "
                      "zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Tensor, .category = kCategory,
                      .doc = "The bits that self and other both have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Tensor, .category = kCategory,
                      .doc = "The bits that self and other both have.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_and_out, stubs::bitwise_and_Tensor);

TENON_DEFINE_OPERATOR(stubs::bitwise_and_Scalar, .category = kCategory,
                      .doc = "The bits that self and other both have.");

TENON_DEFINE_OPERATOR(stubs::bitwise_and__Scalar, .category = kCategory,
                      .doc = "The bits that self and other both have.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::bitwise_and_Scalar_out, stubs::bitwise_and_Scalar);

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
                      "_div_grad_other(grad, tensor1, tensor2, -value.toDouble())");
TENON_DEFINE_VARIANT(stubs::addcdiv_, stubs::addcdiv);
TENON_DEFINE_VARIANT(stubs::addcdiv_out, stubs::addcdiv);

void add_operators_pointwise_binary_1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_fmod_grad_other_Tensor, stubs::bitwise_and_Tensor,
                        stubs::bitwise_and__Tensor, stubs::bitwise_and_out,
                        stubs::bitwise_and_Scalar, stubs::bitwise_and__Scalar,
                        stubs::bitwise_and_Scalar_out, stubs::addcmul, stubs::addcmul_,
                        stubs::addcmul_out, stubs::addcdiv, stubs::addcdiv_, stubs::addcdiv_out>(
                            dispatcher);
}

}  // namespace tenon
