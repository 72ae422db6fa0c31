// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_asinh_grad_self.h"
#include "tenon/generated/ops/_clamp_grad_self.h"
#include "tenon/generated/ops/_rsqrt_grad_self.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sign.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::abs, .category = kCategory,
                      .doc = "The absolute value of each element.",
                      .derivatives = "self: grad * self.sign()");
TENON_DEFINE_VARIANT(stubs::abs_, stubs::abs);
TENON_DEFINE_VARIANT(stubs::abs_out, stubs::abs);

TENON_DEFINE_OPERATOR(stubs::asinh, .category = kCategory,
                      .doc = "The inverse hyperbolic sine of each element.",
                      .derivatives = "self: _asinh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::asinh_, stubs::asinh);
TENON_DEFINE_VARIANT(stubs::asinh_out, stubs::asinh);

TENON_DEFINE_OPERATOR(stubs::_asinh_grad_self, .category = kCategory,
                      .doc = "The gradient of asinh for self.",
                      .derivatives =
                      "grad_output: _asinh_grad_self(grad, self)\nself: "
                      "where(abs_of_self.gt(1000000000), -(grad * (grad_output / self / "
                      "abs_of_self)), -(grad * grad_output * its_rsqrt * its_rsqrt * its_rsqrt * "
                      "self))\n  where abs_of_self = self.abs()\n  where its_rsqrt = (self * self "
                      "+ 1).rsqrt()");

TENON_DEFINE_OPERATOR(stubs::floor, .category = kCategory,
                      .doc = "The largest integer not above each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::floor_, stubs::floor);
TENON_DEFINE_VARIANT(stubs::floor_out, stubs::floor);

TENON_DEFINE_OPERATOR(stubs::rsqrt, .category = kCategory,
                      .doc = "One divided by the square root of each element.",
                      .derivatives = "self: _rsqrt_grad_self(grad, result, -0.5)");
TENON_DEFINE_VARIANT(stubs::rsqrt_, stubs::rsqrt);
TENON_DEFINE_VARIANT(stubs::rsqrt_out, stubs::rsqrt);

TENON_DEFINE_OPERATOR(stubs::_rsqrt_grad_self, .category = kCategory,
                      .doc = "The gradient of rsqrt for self.",
                      .derivatives =
                      "grad_output: _rsqrt_grad_self(grad, output, scale)\noutput: "
                      "_reciprocal_grad_self(grad * grad_output, output, 3 * scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::sign, .category = kCategory,
                      .doc = "-1, 0 or 1 by the sign of each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::sign_, stubs::sign);
TENON_DEFINE_VARIANT(stubs::sign_out, stubs::sign);

TENON_DEFINE_OPERATOR(stubs::isfinite, .category = kCategory,
                      .doc = "Whether each element is neither infinite nor NaN.");

TENON_DEFINE_OPERATOR(stubs::_clamp_grad_self, .category = kCategory,
                      .doc = "The gradient of clamp for self.",
                      .derivatives =
                      "grad_output: _clamp_grad_self(grad, self, min, max)\nself: "
                      "zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::clamp_max, .category = kCategory,
                      .doc = "Each element, at most max; the gradient is 1 at the bound.",
                      .derivatives = "self: grad.masked_fill(self.gt(max), 0)");
TENON_DEFINE_VARIANT(stubs::clamp_max_, stubs::clamp_max);
TENON_DEFINE_VARIANT(stubs::clamp_max_out, stubs::clamp_max);

void add_operators_pointwise_unary_7(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::abs, stubs::abs_, stubs::abs_out, stubs::asinh, stubs::asinh_,
                        stubs::asinh_out, stubs::_asinh_grad_self, stubs::floor, stubs::floor_,
                        stubs::floor_out, stubs::rsqrt, stubs::rsqrt_, stubs::rsqrt_out,
                        stubs::_rsqrt_grad_self, stubs::sign, stubs::sign_, stubs::sign_out,
                        stubs::isfinite, stubs::_clamp_grad_self, stubs::clamp_max,
                        stubs::clamp_max_, stubs::clamp_max_out>(dispatcher);
}

}  // namespace tenon
