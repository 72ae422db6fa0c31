// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::lerp_Tensor, .category = kCategory,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives =
                      "self: _lerp_grad_self(grad, weight)\nend: grad * weight\nweight: "
                      "_lerp_grad_weight(grad, self, end)");
TENON_DEFINE_VARIANT(stubs::lerp__Tensor, stubs::lerp_Tensor);
TENON_DEFINE_VARIANT(stubs::lerp_Tensor_out, stubs::lerp_Tensor);

TENON_DEFINE_OPERATOR(stubs::_lerp_grad_self_Tensor, .category = kCategory,
                      .doc = "The gradient of lerp.Tensor for self.",
                      .derivatives =
                      "grad_output: _lerp_grad_self(grad, weight)\nweight: "
                      "_addcmul_grad_tensor1(grad, grad_output, -1)");

TENON_DEFINE_OPERATOR(stubs::_lerp_grad_weight_Tensor, .category = kCategory,
                      .doc = "The gradient of lerp.Tensor for weight.",
                      .derivatives =
                      "grad_output: _lerp_grad_weight(grad, self, end)\nself: "
                      "_addcmul_grad_tensor1(grad, grad_output, -1)\nend: grad * grad_output");

TENON_DEFINE_OPERATOR(stubs::lerp_Scalar, .category = kCategory,
                      .doc = "The point at weight on the line from self to end.",
                      .derivatives =
                      "self: grad * (1 - weight.toDouble())\nend: maybe_multiply(grad, weight)");
TENON_DEFINE_VARIANT(stubs::lerp__Scalar, stubs::lerp_Scalar);
TENON_DEFINE_VARIANT(stubs::lerp_Scalar_out, stubs::lerp_Scalar);

TENON_DEFINE_OPERATOR(stubs::maximum, .category = kCategory,
                      .doc =
                      "The greater of each two elements, NaN if one is; a tie's gradient is split "
                      "in half.",
                      .derivatives =
                      "self: _maximum_grad_self(grad, self, other)\nother: "
                      "_maximum_grad_self(grad, other, self)");
TENON_DEFINE_VARIANT(stubs::maximum_out, stubs::maximum);

TENON_DEFINE_OPERATOR(stubs::_maximum_grad_self, .category = kCategory,
                      .doc = "The gradient of maximum for self.",
                      .derivatives =
                      "grad_output: _maximum_grad_self(grad, self, other)\nself: "
                      "zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::minimum, .category = kCategory,
                      .doc =
                      "The smaller of each two elements, NaN if one is; a tie's gradient is split "
                      "in half.",
                      .derivatives =
                      "self: _maximum_grad_self(grad, other, self)\nother: "
                      "_maximum_grad_self(grad, self, other)");
TENON_DEFINE_VARIANT(stubs::minimum_out, stubs::minimum);

void add_operators_pointwise_binary_from_lerp(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::lerp_Tensor, stubs::lerp__Tensor, stubs::lerp_Tensor_out,
                        stubs::_lerp_grad_self_Tensor, stubs::_lerp_grad_weight_Tensor,
                        stubs::lerp_Scalar, stubs::lerp__Scalar, stubs::lerp_Scalar_out,
                        stubs::maximum, stubs::maximum_out, stubs::_maximum_grad_self,
                        stubs::minimum, stubs::minimum_out>(dispatcher);
}

}  // namespace tenon
