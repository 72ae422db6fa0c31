// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::round, .category = kCategory,
                      .doc = "The integer nearest to each element, the even one of two.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::round_, stubs::round);
TENON_DEFINE_VARIANT(stubs::round_out, stubs::round);

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

TENON_DEFINE_OPERATOR(stubs::sigmoid, .category = kCategory,
                      .doc = "The logistic function of each element.",
                      .derivatives = "self: sigmoid_backward(grad, result)");
TENON_DEFINE_VARIANT(stubs::sigmoid_, stubs::sigmoid);
TENON_DEFINE_VARIANT(stubs::sigmoid_out, stubs::sigmoid);

TENON_DEFINE_OPERATOR(stubs::sign, .category = kCategory,
                      .doc = "-1, 0 or 1 by the sign of each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::sign_, stubs::sign);
TENON_DEFINE_VARIANT(stubs::sign_out, stubs::sign);

TENON_DEFINE_OPERATOR(stubs::sin, .category = kCategory,
                      .doc = "The sine of each element, in radians.",
                      .derivatives = "self: _sin_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::sin_, stubs::sin);
TENON_DEFINE_VARIANT(stubs::sin_out, stubs::sin);

TENON_DEFINE_OPERATOR(stubs::_sin_grad_self, .category = kCategory,
                      .doc = "The gradient of sin for self.",
                      .derivatives =
                      "grad_output: _sin_grad_self(grad, self)\nself: _cos_grad_self(grad * "
                      "grad_output, self, -1)");

void add_operators_pointwise_unary_from_round(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::round, stubs::round_, stubs::round_out, stubs::rsqrt, stubs::rsqrt_,
                        stubs::rsqrt_out, stubs::_rsqrt_grad_self, stubs::sigmoid, stubs::sigmoid_,
                        stubs::sigmoid_out, stubs::sign, stubs::sign_, stubs::sign_out, stubs::sin,
                        stubs::sin_, stubs::sin_out, stubs::_sin_grad_self>(dispatcher);
}

}  // namespace tenon
