// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/lcm.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/logaddexp.h"
#include "tenon/generated/ops/logaddexp2.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::lcm,
                      .doc = "The least number that self and other divide, 0 if one is 0.");

TENON_DEFINE_OPERATOR(stubs::lcm_,
                      .doc = "The least number that self and other divide, 0 if one is 0.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::lcm_out, stubs::lcm);

TENON_DEFINE_OPERATOR(stubs::lerp_Tensor,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives = "self: _lerp_grad_self(grad, weight)\nend: grad * "
                      "weight\nweight: _lerp_grad_weight(grad, self, end)");
TENON_DEFINE_VARIANT(stubs::lerp__Tensor, stubs::lerp_Tensor);
TENON_DEFINE_VARIANT(stubs::lerp_Tensor_out, stubs::lerp_Tensor);

TENON_DEFINE_OPERATOR(stubs::_lerp_grad_self_Tensor, .doc = "The gradient of lerp.Tensor for self.",
                      .derivatives = "grad_output: _lerp_grad_self(grad, weight)\nweight: "
                      "_addcmul_grad_tensor1(grad, grad_output, -1)");

TENON_DEFINE_OPERATOR(stubs::_lerp_grad_weight_Tensor,
                      .doc = "The gradient of lerp.Tensor for weight.",
                      .derivatives = "grad_output: _lerp_grad_weight(grad, self, end)\nself: "
                      "_addcmul_grad_tensor1(grad, grad_output, -1)\nend: grad * grad_output");

TENON_DEFINE_OPERATOR(stubs::lerp_Scalar,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives =
                      "self: grad * (1 - weight.toDouble())\nend: maybe_multiply(grad, weight)");
TENON_DEFINE_VARIANT(stubs::lerp__Scalar, stubs::lerp_Scalar);
TENON_DEFINE_VARIANT(stubs::lerp_Scalar_out, stubs::lerp_Scalar);

TENON_DEFINE_OPERATOR(stubs::logaddexp,
                      .doc = "log(exp(self) + exp(other)), without overflow on the way.",
                      .derivatives = "self: grad / (1 + (other - self).exp())\nother: grad / (1 + "
                      "(self - other).exp())");
TENON_DEFINE_VARIANT(stubs::logaddexp_out, stubs::logaddexp);

TENON_DEFINE_OPERATOR(stubs::logaddexp2,
                      .doc =
                      "The logarithm to base 2 of 2^self + 2^other, without overflow on the way.",
                      .derivatives = "self: grad / (1 + (other - self).exp2())\nother: grad / (1 + "
                      "(self - other).exp2())");
TENON_DEFINE_VARIANT(stubs::logaddexp2_out, stubs::logaddexp2);

void add_operators_pointwise_binary_from_lcm(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::lcm, stubs::lcm_, stubs::lcm_out, stubs::lerp_Tensor,
                        stubs::lerp__Tensor, stubs::lerp_Tensor_out, stubs::_lerp_grad_self_Tensor,
                        stubs::_lerp_grad_weight_Tensor, stubs::lerp_Scalar, stubs::lerp__Scalar,
                        stubs::lerp_Scalar_out, stubs::logaddexp, stubs::logaddexp_out,
                        stubs::logaddexp2, stubs::logaddexp2_out>(dispatcher);
}

}  // namespace tenon
