// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sigmoid.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::reciprocal, .doc = "One divided by each element.",
                      .derivatives = "self: _reciprocal_grad_self(grad, result, -1)");
TENON_DEFINE_VARIANT(stubs::reciprocal_, stubs::reciprocal);
TENON_DEFINE_VARIANT(stubs::reciprocal_out, stubs::reciprocal);

TENON_DEFINE_OPERATOR(stubs::_reciprocal_grad_self, .doc = "The gradient of reciprocal for self.",
                      .derivatives = "grad_output: _reciprocal_grad_self(grad, output, "
                      "scale)\noutput: _tanh_backward_grad_output(grad, grad_output, output, 2 * "
                      "scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::round,
                      .doc = "The integer nearest to each element, the even one of two.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::round_, stubs::round);
TENON_DEFINE_VARIANT(stubs::round_out, stubs::round);

TENON_DEFINE_OPERATOR(stubs::rsqrt, .doc = "One divided by the square root of each element.",
                      .derivatives = "self: _rsqrt_grad_self(grad, result, -0.5)");
TENON_DEFINE_VARIANT(stubs::rsqrt_, stubs::rsqrt);
TENON_DEFINE_VARIANT(stubs::rsqrt_out, stubs::rsqrt);

TENON_DEFINE_OPERATOR(stubs::_rsqrt_grad_self, .doc = "The gradient of rsqrt for self.",
                      .derivatives = "grad_output: _rsqrt_grad_self(grad, output, scale)\noutput: "
                      "_reciprocal_grad_self(grad * grad_output, output, 3 * scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::sigmoid, .doc = "The logistic function of each element.",
                      .derivatives = "self: sigmoid_backward(grad, result)");
TENON_DEFINE_VARIANT(stubs::sigmoid_, stubs::sigmoid);
TENON_DEFINE_VARIANT(stubs::sigmoid_out, stubs::sigmoid);

void add_operators_pointwise_unary_from_reciprocal(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::reciprocal, stubs::reciprocal_, stubs::reciprocal_out,
                        stubs::_reciprocal_grad_self, stubs::round, stubs::round_, stubs::round_out,
                        stubs::rsqrt, stubs::rsqrt_, stubs::rsqrt_out, stubs::_rsqrt_grad_self,
                        stubs::sigmoid, stubs::sigmoid_, stubs::sigmoid_out>(dispatcher);
}

}  // namespace tenon
