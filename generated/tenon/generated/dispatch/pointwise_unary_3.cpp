// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_cos_grad_self.h"
#include "tenon/generated/ops/_tan_grad_self.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::asin, .category = kCategory,
                      .doc = "The inverse sine of each element, in radians.",
                      .derivatives = "self: _acos_grad_self(grad, self, 1)");
TENON_DEFINE_VARIANT(stubs::asin_, stubs::asin);
TENON_DEFINE_VARIANT(stubs::asin_out, stubs::asin);

TENON_DEFINE_OPERATOR(stubs::_cos_grad_self, .category = kCategory,
                      .doc = "The gradient of cos for self.",
                      .derivatives =
                      "grad_output: _cos_grad_self(grad, self, scale)\nself: maybe_multiply(grad * "
                      "grad_output * self.cos(), scale)");

TENON_DEFINE_OPERATOR(stubs::log2, .category = kCategory,
                      .doc = "The logarithm to base 2 of each element.",
                      .derivatives = "self: grad / self * 1.4426950408889634");
TENON_DEFINE_VARIANT(stubs::log2_, stubs::log2);
TENON_DEFINE_VARIANT(stubs::log2_out, stubs::log2);

TENON_DEFINE_OPERATOR(stubs::sin, .category = kCategory,
                      .doc = "The sine of each element, in radians.",
                      .derivatives = "self: grad * self.cos()");
TENON_DEFINE_VARIANT(stubs::sin_, stubs::sin);
TENON_DEFINE_VARIANT(stubs::sin_out, stubs::sin);

TENON_DEFINE_OPERATOR(stubs::sinh, .category = kCategory,
                      .doc = "The hyperbolic sine of each element.",
                      .derivatives = "self: grad * self.cosh()");
TENON_DEFINE_VARIANT(stubs::sinh_, stubs::sinh);
TENON_DEFINE_VARIANT(stubs::sinh_out, stubs::sinh);

TENON_DEFINE_OPERATOR(stubs::_tan_grad_self, .category = kCategory,
                      .doc = "The gradient of tan for self.",
                      .derivatives =
                      "grad_output: _tan_grad_self(grad, output)\noutput: "
                      "_tanh_backward_grad_output(grad, grad_output, output, 2)");

TENON_DEFINE_OPERATOR(stubs::clamp, .category = kCategory,
                      .doc = "Each element limited to [min, max]; the gradient is 1 at the bounds.",
                      .derivatives = "self: _clamp_grad_self(grad, self, min, max)");
TENON_DEFINE_VARIANT(stubs::clamp_, stubs::clamp);
TENON_DEFINE_VARIANT(stubs::clamp_out, stubs::clamp);

void add_operators_pointwise_unary_3(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::asin, stubs::asin_, stubs::asin_out, stubs::_cos_grad_self,
                        stubs::log2, stubs::log2_, stubs::log2_out, stubs::sin, stubs::sin_,
                        stubs::sin_out, stubs::sinh, stubs::sinh_, stubs::sinh_out,
                        stubs::_tan_grad_self, stubs::clamp, stubs::clamp_, stubs::clamp_out>(
                            dispatcher);
}

}  // namespace tenon
