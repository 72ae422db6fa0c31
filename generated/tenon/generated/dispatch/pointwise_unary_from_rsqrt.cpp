// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/rsqrt.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

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

void add_operators_pointwise_unary_from_rsqrt(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::rsqrt, stubs::rsqrt_, stubs::rsqrt_out, stubs::_rsqrt_grad_self>(
      dispatcher);
}

}  // namespace tenon
