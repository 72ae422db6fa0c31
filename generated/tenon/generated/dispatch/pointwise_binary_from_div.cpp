// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_div_trunc.h"
#include "tenon/generated/ops/div.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::div_Tensor,
                      .doc = "self / other; integers divide as floating numbers.",
                      .derivatives =
                      "self: grad / other\nother: _div_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::div__Tensor, stubs::div_Tensor);
TENON_DEFINE_VARIANT(stubs::div_out, stubs::div_Tensor);

TENON_DEFINE_OPERATOR(stubs::_div_grad_other_Tensor, .doc = "The gradient of div.Tensor for other.",
                      .derivatives = "grad_output: _div_grad_other(grad, self, other, "
                      "scale)\nself: _div_grad_other(grad, grad_output, other, scale)\nother: "
                      "_div_grad_other_grad_other(grad, grad_output, self, other, -2 * "
                      "scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::_div_grad_other_grad_other_Tensor,
                      .doc = "The gradient of _div_grad_other.Tensor for other.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::div_Scalar,
                      .doc = "self / other; integers divide as floating numbers.",
                      .derivatives = "self: grad / other");
TENON_DEFINE_VARIANT(stubs::div__Scalar, stubs::div_Scalar);
TENON_DEFINE_VARIANT(stubs::div_Scalar_out, stubs::div_Scalar);

TENON_DEFINE_OPERATOR(stubs::div_Tensor_mode,
                      .doc = "self / other, exact, or rounded towards zero (`trunc`) or down "
                      "(`floor`); these keep integers.", .composite = true);
TENON_DEFINE_VARIANT(stubs::div__Tensor_mode, stubs::div_Tensor_mode);
TENON_DEFINE_VARIANT(stubs::div_out_mode, stubs::div_Tensor_mode);

TENON_DEFINE_OPERATOR(stubs::div_Scalar_mode,
                      .doc = "self / other, exact, or rounded towards zero (`trunc`) or down "
                      "(`floor`); these keep integers.", .composite = true);
TENON_DEFINE_VARIANT(stubs::div__Scalar_mode, stubs::div_Scalar_mode);
TENON_DEFINE_VARIANT(stubs::div_Scalar_mode_out, stubs::div_Scalar_mode);

TENON_DEFINE_OPERATOR(stubs::_div_trunc_Tensor,
                      .doc = "self / other without what stands behind the point.",
                      .derivatives = "self: zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::_div_trunc_Scalar,
                      .doc = "self / other without what stands behind the point.",
                      .derivatives = "self: zeros_like(grad)");

void add_operators_pointwise_binary_from_div(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::div_Tensor, stubs::div__Tensor, stubs::div_out,
                        stubs::_div_grad_other_Tensor, stubs::_div_grad_other_grad_other_Tensor,
                        stubs::div_Scalar, stubs::div__Scalar, stubs::div_Scalar_out,
                        stubs::div_Tensor_mode, stubs::div__Tensor_mode, stubs::div_out_mode,
                        stubs::div_Scalar_mode, stubs::div__Scalar_mode, stubs::div_Scalar_mode_out,
                        stubs::_div_trunc_Tensor, stubs::_div_trunc_Scalar>(dispatcher);
}

}  // namespace tenon
