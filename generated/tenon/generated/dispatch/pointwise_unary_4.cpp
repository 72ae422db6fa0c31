// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_atanh_grad_self.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::exp, .category = kCategory, .doc = "e to the power of each element.",
                      .derivatives = "self: grad * result");
TENON_DEFINE_VARIANT(stubs::exp_, stubs::exp);
TENON_DEFINE_VARIANT(stubs::exp_out, stubs::exp);

TENON_DEFINE_OPERATOR(stubs::acosh, .category = kCategory,
                      .doc = "The inverse hyperbolic cosine of each element.",
                      .derivatives = "self: _acosh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::acosh_, stubs::acosh);
TENON_DEFINE_VARIANT(stubs::acosh_out, stubs::acosh);

TENON_DEFINE_OPERATOR(stubs::atan, .category = kCategory,
                      .doc = "The inverse tangent of each element, in radians.",
                      .derivatives = "self: _atan_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::atan_, stubs::atan);
TENON_DEFINE_VARIANT(stubs::atan_out, stubs::atan);

TENON_DEFINE_OPERATOR(stubs::atanh, .category = kCategory,
                      .doc = "The inverse hyperbolic tangent of each element.",
                      .derivatives = "self: _atanh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::atanh_, stubs::atanh);
TENON_DEFINE_VARIANT(stubs::atanh_out, stubs::atanh);

TENON_DEFINE_OPERATOR(stubs::_atanh_grad_self, .category = kCategory,
                      .doc = "The gradient of atanh for self.",
                      .derivatives =
                      "grad_output: _atanh_grad_self(grad, self)\nself: grad * (grad_output * self "
                      "/ term / term) * 2");

TENON_DEFINE_OPERATOR(stubs::ceil, .category = kCategory,
                      .doc = "The smallest integer not below each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::ceil_, stubs::ceil);
TENON_DEFINE_VARIANT(stubs::ceil_out, stubs::ceil);

TENON_DEFINE_OPERATOR(stubs::cosh, .category = kCategory,
                      .doc = "The hyperbolic cosine of each element.",
                      .derivatives = "self: grad * self.sinh()");
TENON_DEFINE_VARIANT(stubs::cosh_, stubs::cosh);
TENON_DEFINE_VARIANT(stubs::cosh_out, stubs::cosh);

TENON_DEFINE_OPERATOR(stubs::exp2, .category = kCategory,
                      .doc = "Two to the power of each element.",
                      .derivatives = "self: grad * result * 0.6931471805599453");
TENON_DEFINE_VARIANT(stubs::exp2_, stubs::exp2);
TENON_DEFINE_VARIANT(stubs::exp2_out, stubs::exp2);

TENON_DEFINE_OPERATOR(stubs::expm1, .category = kCategory,
                      .doc = "e to the power of each element, minus 1, accurate near 0.",
                      .derivatives = "self: grad * (result + 1)");
TENON_DEFINE_VARIANT(stubs::expm1_, stubs::expm1);
TENON_DEFINE_VARIANT(stubs::expm1_out, stubs::expm1);

TENON_DEFINE_OPERATOR(stubs::log10, .category = kCategory,
                      .doc = "The logarithm to base 10 of each element.",
                      .derivatives = "self: grad / self * 0.4342944819032518");
TENON_DEFINE_VARIANT(stubs::log10_, stubs::log10);
TENON_DEFINE_VARIANT(stubs::log10_out, stubs::log10);

TENON_DEFINE_OPERATOR(stubs::log1p, .category = kCategory,
                      .doc = "The natural logarithm of 1 plus each element, accurate near 0.",
                      .derivatives = "self: grad / (self + 1)");
TENON_DEFINE_VARIANT(stubs::log1p_, stubs::log1p);
TENON_DEFINE_VARIANT(stubs::log1p_out, stubs::log1p);

TENON_DEFINE_OPERATOR(stubs::sigmoid, .category = kCategory,
                      .doc = "The logistic function of each element.",
                      .derivatives = "self: sigmoid_backward(grad, result)");
TENON_DEFINE_VARIANT(stubs::sigmoid_, stubs::sigmoid);
TENON_DEFINE_VARIANT(stubs::sigmoid_out, stubs::sigmoid);

TENON_DEFINE_OPERATOR(stubs::tan, .category = kCategory,
                      .doc = "The tangent of each element, in radians.",
                      .derivatives = "self: _tan_grad_self(grad, result)");
TENON_DEFINE_VARIANT(stubs::tan_, stubs::tan);
TENON_DEFINE_VARIANT(stubs::tan_out, stubs::tan);

TENON_DEFINE_OPERATOR(stubs::tanh, .category = kCategory,
                      .doc = "The hyperbolic tangent of each element.",
                      .derivatives = "self: tanh_backward(grad, result)");
TENON_DEFINE_VARIANT(stubs::tanh_, stubs::tanh);
TENON_DEFINE_VARIANT(stubs::tanh_out, stubs::tanh);

TENON_DEFINE_OPERATOR(stubs::logical_not, .category = kCategory,
                      .doc = "Whether each element is zero.");

TENON_DEFINE_OPERATOR(stubs::logical_not_, .category = kCategory,
                      .doc = "Whether each element is zero.",
                      .derivatives = "self: formulas::zeros_of(grad)");
TENON_DEFINE_VARIANT(stubs::logical_not_out, stubs::logical_not);

TENON_DEFINE_OPERATOR(stubs::clamp_min, .category = kCategory,
                      .doc = "Each element, at least min; the gradient is 1 at the bound.",
                      .derivatives = "self: grad.masked_fill(self.lt(min), 0)");
TENON_DEFINE_VARIANT(stubs::clamp_min_, stubs::clamp_min);
TENON_DEFINE_VARIANT(stubs::clamp_min_out, stubs::clamp_min);

void add_operators_pointwise_unary_4(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::exp, stubs::exp_, stubs::exp_out, stubs::acosh, stubs::acosh_,
                        stubs::acosh_out, stubs::atan, stubs::atan_, stubs::atan_out, stubs::atanh,
                        stubs::atanh_, stubs::atanh_out, stubs::_atanh_grad_self, stubs::ceil,
                        stubs::ceil_, stubs::ceil_out, stubs::cosh, stubs::cosh_, stubs::cosh_out,
                        stubs::exp2, stubs::exp2_, stubs::exp2_out, stubs::expm1, stubs::expm1_,
                        stubs::expm1_out, stubs::log10, stubs::log10_, stubs::log10_out,
                        stubs::log1p, stubs::log1p_, stubs::log1p_out, stubs::sigmoid,
                        stubs::sigmoid_, stubs::sigmoid_out, stubs::tan, stubs::tan_,
                        stubs::tan_out, stubs::tanh, stubs::tanh_, stubs::tanh_out,
                        stubs::logical_not, stubs::logical_not_, stubs::logical_not_out,
                        stubs::clamp_min, stubs::clamp_min_, stubs::clamp_min_out>(dispatcher);
}

}  // namespace tenon
