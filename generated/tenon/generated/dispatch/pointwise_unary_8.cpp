// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/tan.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

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

TENON_DEFINE_OPERATOR(stubs::ceil, .category = kCategory,
                      .doc = "The smallest integer not below each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::ceil_, stubs::ceil);
TENON_DEFINE_VARIANT(stubs::ceil_out, stubs::ceil);

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

TENON_DEFINE_OPERATOR(stubs::tan, .category = kCategory,
                      .doc = "The tangent of each element, in radians.",
                      .derivatives = "self: _tan_grad_self(grad, result)");
TENON_DEFINE_VARIANT(stubs::tan_, stubs::tan);
TENON_DEFINE_VARIANT(stubs::tan_out, stubs::tan);

TENON_DEFINE_OPERATOR(stubs::clamp_min, .category = kCategory,
                      .doc = "Each element, at least min; the gradient is 1 at the bound.",
                      .derivatives = "self: grad.masked_fill(self.lt(min), 0)");
TENON_DEFINE_VARIANT(stubs::clamp_min_, stubs::clamp_min);
TENON_DEFINE_VARIANT(stubs::clamp_min_out, stubs::clamp_min);

void add_operators_pointwise_unary_8(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::acosh, stubs::acosh_, stubs::acosh_out, stubs::atan, stubs::atan_,
                        stubs::atan_out, stubs::atanh, stubs::atanh_, stubs::atanh_out, stubs::ceil,
                        stubs::ceil_, stubs::ceil_out, stubs::log10, stubs::log10_,
                        stubs::log10_out, stubs::log1p, stubs::log1p_, stubs::log1p_out, stubs::tan,
                        stubs::tan_, stubs::tan_out, stubs::clamp_min, stubs::clamp_min_,
                        stubs::clamp_min_out>(dispatcher);
}

}  // namespace tenon
