// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/angle.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::abs, "pointwise_unary", .doc = "The absolute value of each element.",
                      .derivatives = "self: grad * self.sgn()");
TENON_DEFINE_VARIANT(stubs::abs_, stubs::abs);
TENON_DEFINE_VARIANT(stubs::abs_out, stubs::abs);

TENON_DEFINE_OPERATOR(stubs::acos, "pointwise_unary",
                      .doc = "The inverse cosine of each element, in radians.",
                      .derivatives = "self: _acos_grad_self(grad, self, -1)");
TENON_DEFINE_VARIANT(stubs::acos_, stubs::acos);
TENON_DEFINE_VARIANT(stubs::acos_out, stubs::acos);

TENON_DEFINE_OPERATOR(stubs::_acos_grad_self, "pointwise_unary",
                      .doc = "The gradient of acos for self.",
                      .derivatives = "grad_output: _acos_grad_self(grad, self, scale)\nself: "
                      "_acos_grad_self_grad_self(grad, grad_output, self, scale)");

TENON_DEFINE_OPERATOR(stubs::_acos_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _acos_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::acosh, "pointwise_unary",
                      .doc = "The inverse hyperbolic cosine of each element.",
                      .derivatives = "self: _acosh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::acosh_, stubs::acosh);
TENON_DEFINE_VARIANT(stubs::acosh_out, stubs::acosh);

TENON_DEFINE_OPERATOR(stubs::_acosh_grad_self, "pointwise_unary",
                      .doc = "The gradient of acosh for self.",
                      .derivatives = "grad_output: _acosh_grad_self(grad, self)\nself: "
                      "_acosh_grad_self_grad_self(grad, grad_output, self, -1)");

TENON_DEFINE_OPERATOR(stubs::_acosh_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _acosh_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::angle, "pointwise_unary",
                      .doc = "The angle of each element in the complex plane, in radians; 0 or π "
                      "for real numbers.",
                      .derivatives = "self: formulas::angle_backward(grad, self)");
TENON_DEFINE_VARIANT(stubs::angle_out, stubs::angle);

TENON_DEFINE_OPERATOR(stubs::asin, "pointwise_unary",
                      .doc = "The inverse sine of each element, in radians.",
                      .derivatives = "self: _acos_grad_self(grad, self, 1)");
TENON_DEFINE_VARIANT(stubs::asin_, stubs::asin);
TENON_DEFINE_VARIANT(stubs::asin_out, stubs::asin);

TENON_DEFINE_OPERATOR(stubs::asinh, "pointwise_unary",
                      .doc = "The inverse hyperbolic sine of each element.",
                      .derivatives = "self: _asinh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::asinh_, stubs::asinh);
TENON_DEFINE_VARIANT(stubs::asinh_out, stubs::asinh);

TENON_DEFINE_OPERATOR(stubs::_asinh_grad_self, "pointwise_unary",
                      .doc = "The gradient of asinh for self.",
                      .derivatives = "grad_output: _asinh_grad_self(grad, self)\nself: "
                      "_asinh_grad_self_grad_self(grad, grad_output, self, -1)");

TENON_DEFINE_OPERATOR(stubs::_asinh_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _asinh_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::atan, "pointwise_unary",
                      .doc = "The inverse tangent of each element, in radians.",
                      .derivatives = "self: _atan_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::atan_, stubs::atan);
TENON_DEFINE_VARIANT(stubs::atan_out, stubs::atan);

TENON_DEFINE_OPERATOR(stubs::_atan_grad_self, "pointwise_unary",
                      .doc = "The gradient of atan for self.",
                      .derivatives = "grad_output: _atan_grad_self(grad, self)\nself: "
                      "_atan_grad_self_grad_self(grad, grad_output, self, -2)");

TENON_DEFINE_OPERATOR(stubs::_atan_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _atan_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::atanh, "pointwise_unary",
                      .doc = "The inverse hyperbolic tangent of each element.",
                      .derivatives = "self: _atanh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::atanh_, stubs::atanh);
TENON_DEFINE_VARIANT(stubs::atanh_out, stubs::atanh);

TENON_DEFINE_OPERATOR(stubs::_atanh_grad_self, "pointwise_unary",
                      .doc = "The gradient of atanh for self.",
                      .derivatives = "grad_output: _atanh_grad_self(grad, self)\nself: "
                      "_atanh_grad_self_grad_self(grad, grad_output, self, 2)");

TENON_DEFINE_OPERATOR(stubs::_atanh_grad_self_grad_self, "pointwise_unary",
                      .doc = "The gradient of _atanh_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::bitwise_not, "pointwise_unary",
                      .doc = "The bits of each element inverted; of a bool, its negation.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::bitwise_not_, stubs::bitwise_not);
TENON_DEFINE_VARIANT(stubs::bitwise_not_out, stubs::bitwise_not);

TENON_DEFINE_OPERATOR(stubs::ceil, "pointwise_unary",
                      .doc = "The smallest integer not below each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::ceil_, stubs::ceil);
TENON_DEFINE_VARIANT(stubs::ceil_out, stubs::ceil);

TENON_DEFINE_OPERATOR(stubs::clamp, "pointwise_unary",
                      .doc = "Each element limited to [min, max]; the gradient is 1 at the bounds.",
                      .derivatives = "self: _clamp_grad_self(grad, self, min, max)");
TENON_DEFINE_VARIANT(stubs::clamp_, stubs::clamp);
TENON_DEFINE_VARIANT(stubs::clamp_out, stubs::clamp);

TENON_DEFINE_OPERATOR(stubs::_clamp_grad_self, "pointwise_unary",
                      .doc = "The gradient of clamp for self.",
                      .derivatives =
                      "grad_output: _clamp_grad_self(grad, self, min, max)\nself: "
                      "zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::clamp_Tensor, "pointwise_unary",
                      .doc = "Each element limited to [min, max], NaN if one of them is; the "
                      "gradient is self's at the bounds.",
                      .derivatives = "self: _clamp_grad_self(grad, self, min, max)\nmin: "
                      "min.defined() && max.defined() ? where(min.isnan(), grad, "
                      "grad.masked_fill(mask.logical_not(), 0).masked_fill(logical_or(max.isnan(), "
                      "max.lt(where(mask, min, self))), 0)).masked_fill(self.isnan(), 0) : "
                      "min.defined() && !max.defined() ? grad.masked_fill(logical_or(min.isnan(), "
                      "self.lt(min)).logical_not(), 0) : zeros_like(grad)\n  where mask = "
                      "min.defined() && max.defined() ? self.lt(min) : Tensor()\nmax: "
                      "min.defined() && max.defined() ? grad.masked_fill(logical_or(max.isnan(), "
                      "max.lt(where(self.lt(min), min, self))).logical_not(), "
                      "0).masked_fill(logical_or(self.isnan(), min.isnan()), 0) : min.defined() && "
                      "!max.defined() ? zeros_like(grad) : "
                      "grad.masked_fill(logical_or(max.isnan(), max.lt(self)).logical_not(), 0)");
TENON_DEFINE_VARIANT(stubs::clamp__Tensor, stubs::clamp_Tensor);
TENON_DEFINE_VARIANT(stubs::clamp_Tensor_out, stubs::clamp_Tensor);

TENON_DEFINE_OPERATOR(stubs::_clamp_grad_self_Tensor, "pointwise_unary",
                      .doc = "The gradient of clamp.Tensor for self.",
                      .derivatives = "grad_output: _clamp_grad_self(grad, self, min, max)\nself: "
                      "zeros_like(grad)\nmin: zeros_like(grad)\nmax: zeros_like(grad)");

void add_operators_pointwise_unary(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::abs, stubs::abs_, stubs::abs_out, stubs::acos, stubs::acos_,
                        stubs::acos_out, stubs::_acos_grad_self, stubs::_acos_grad_self_grad_self,
                        stubs::acosh, stubs::acosh_, stubs::acosh_out, stubs::_acosh_grad_self,
                        stubs::_acosh_grad_self_grad_self, stubs::angle, stubs::angle_out,
                        stubs::asin, stubs::asin_, stubs::asin_out, stubs::asinh, stubs::asinh_,
                        stubs::asinh_out, stubs::_asinh_grad_self,
                        stubs::_asinh_grad_self_grad_self, stubs::atan, stubs::atan_,
                        stubs::atan_out, stubs::_atan_grad_self, stubs::_atan_grad_self_grad_self,
                        stubs::atanh, stubs::atanh_, stubs::atanh_out, stubs::_atanh_grad_self,
                        stubs::_atanh_grad_self_grad_self, stubs::bitwise_not, stubs::bitwise_not_,
                        stubs::bitwise_not_out, stubs::ceil, stubs::ceil_, stubs::ceil_out,
                        stubs::clamp, stubs::clamp_, stubs::clamp_out, stubs::_clamp_grad_self,
                        stubs::clamp_Tensor, stubs::clamp__Tensor, stubs::clamp_Tensor_out,
                        stubs::_clamp_grad_self_Tensor>(dispatcher);
}

}  // namespace tenon
