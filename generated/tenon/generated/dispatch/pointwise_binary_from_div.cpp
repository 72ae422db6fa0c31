// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_div_trunc.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/floor_divide.h"
#include "tenon/generated/ops/fmax.h"
#include "tenon/generated/ops/fmin.h"
#include "tenon/generated/ops/fmod.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::div_Tensor, "pointwise_binary",
                      .doc = "self / other; integers divide as floating numbers.",
                      .derivatives =
                      "self: grad / other\nother: _div_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::div__Tensor, stubs::div_Tensor);
TENON_DEFINE_VARIANT(stubs::div_out, stubs::div_Tensor);

TENON_DEFINE_OPERATOR(stubs::_div_grad_other_Tensor, "pointwise_binary",
                      .doc = "The gradient of div.Tensor for other.",
                      .derivatives = "grad_output: _div_grad_other(grad, self, other, "
                      "scale)\nself: _div_grad_other(grad, grad_output, other, scale)\nother: "
                      "_div_grad_other_grad_other(grad, grad_output, self, other, -2 * "
                      "scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::_div_grad_other_grad_other_Tensor, "pointwise_binary",
                      .doc = "The gradient of _div_grad_other.Tensor for other.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::div_Scalar, "pointwise_binary",
                      .doc = "self / other; integers divide as floating numbers.",
                      .derivatives = "self: grad / other");
TENON_DEFINE_VARIANT(stubs::div__Scalar, stubs::div_Scalar);
TENON_DEFINE_VARIANT(stubs::div_Scalar_out, stubs::div_Scalar);

TENON_DEFINE_OPERATOR(stubs::div_Tensor_mode, "pointwise_binary",
                      .doc = "self / other, exact, or rounded towards zero (`trunc`) or down "
                      "(`floor`); these keep integers.", .composite = true);
TENON_DEFINE_VARIANT(stubs::div__Tensor_mode, stubs::div_Tensor_mode);
TENON_DEFINE_VARIANT(stubs::div_out_mode, stubs::div_Tensor_mode);

TENON_DEFINE_OPERATOR(stubs::div_Scalar_mode, "pointwise_binary",
                      .doc = "self / other, exact, or rounded towards zero (`trunc`) or down "
                      "(`floor`); these keep integers.", .composite = true);
TENON_DEFINE_VARIANT(stubs::div__Scalar_mode, stubs::div_Scalar_mode);
TENON_DEFINE_VARIANT(stubs::div_Scalar_mode_out, stubs::div_Scalar_mode);

TENON_DEFINE_OPERATOR(stubs::_div_trunc_Tensor, "pointwise_binary",
                      .doc = "self / other without what stands behind the point.",
                      .derivatives = "self: zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::_div_trunc_Scalar, "pointwise_binary",
                      .doc = "self / other without what stands behind the point.",
                      .derivatives = "self: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::floor_divide, "pointwise_binary",
                      .doc = "The greatest whole number that is not above self / other; integers "
                      "stay integers.",
                      .derivatives = "self: zeros_like(grad)\nother: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::floor_divide_, stubs::floor_divide);
TENON_DEFINE_VARIANT(stubs::floor_divide_out, stubs::floor_divide);

TENON_DEFINE_OPERATOR(stubs::floor_divide_Scalar, "pointwise_binary",
                      .doc = "The greatest whole number that is not above self / other; integers "
                      "stay integers.", .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::floor_divide__Scalar, stubs::floor_divide_Scalar);

TENON_DEFINE_OPERATOR(stubs::fmax, "pointwise_binary",
                      .doc = "The greater of each two elements, or the one that is a number; self "
                      "has the gradient of a tie.",
                      .derivatives = "self: where(logical_or(self.ge(other), other.isnan()), grad, "
                      "zeros_like(grad))\nother: where(logical_or(self.ge(other), other.isnan()), "
                      "zeros_like(grad), grad)");
TENON_DEFINE_VARIANT(stubs::fmax_out, stubs::fmax);

TENON_DEFINE_OPERATOR(stubs::fmin, "pointwise_binary",
                      .doc = "The lesser of each two elements, or the one that is a number; self "
                      "has the gradient of a tie.",
                      .derivatives = "self: where(logical_or(self.le(other), other.isnan()), grad, "
                      "zeros_like(grad))\nother: where(logical_or(self.le(other), other.isnan()), "
                      "zeros_like(grad), grad)");
TENON_DEFINE_VARIANT(stubs::fmin_out, stubs::fmin);

TENON_DEFINE_OPERATOR(stubs::fmod_Tensor, "pointwise_binary",
                      .doc = "The remainder of self / other with the sign of self.",
                      .derivatives = "self: grad\nother: _fmod_grad_other(grad, self, other, -1)");
TENON_DEFINE_VARIANT(stubs::fmod__Tensor, stubs::fmod_Tensor);
TENON_DEFINE_VARIANT(stubs::fmod_out, stubs::fmod_Tensor);

TENON_DEFINE_OPERATOR(stubs::_fmod_grad_other_Tensor, "pointwise_binary",
                      .doc = "The gradient of fmod.Tensor for other.",
                      .derivatives = "grad_output: _fmod_grad_other(grad, self, other, "
                      "scale)\nself: zeros_like(grad)\nother: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::fmod_Scalar, "pointwise_binary",
                      .doc = "The remainder of self / other with the sign of self.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::fmod__Scalar, stubs::fmod_Scalar);
TENON_DEFINE_VARIANT(stubs::fmod_Scalar_out, stubs::fmod_Scalar);

void add_operators_pointwise_binary_from_div(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::div_Tensor, stubs::div__Tensor, stubs::div_out,
                        stubs::_div_grad_other_Tensor, stubs::_div_grad_other_grad_other_Tensor,
                        stubs::div_Scalar, stubs::div__Scalar, stubs::div_Scalar_out,
                        stubs::div_Tensor_mode, stubs::div__Tensor_mode, stubs::div_out_mode,
                        stubs::div_Scalar_mode, stubs::div__Scalar_mode, stubs::div_Scalar_mode_out,
                        stubs::_div_trunc_Tensor, stubs::_div_trunc_Scalar, stubs::floor_divide,
                        stubs::floor_divide_, stubs::floor_divide_out, stubs::floor_divide_Scalar,
                        stubs::floor_divide__Scalar, stubs::fmax, stubs::fmax_out, stubs::fmin,
                        stubs::fmin_out, stubs::fmod_Tensor, stubs::fmod__Tensor, stubs::fmod_out,
                        stubs::_fmod_grad_other_Tensor, stubs::fmod_Scalar, stubs::fmod__Scalar,
                        stubs::fmod_Scalar_out>(dispatcher);
}

}  // namespace tenon
