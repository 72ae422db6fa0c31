// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::ceil, .doc = "The smallest integer not below each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::ceil_, stubs::ceil);
TENON_DEFINE_VARIANT(stubs::ceil_out, stubs::ceil);

TENON_DEFINE_OPERATOR(stubs::clamp,
                      .doc = "Each element limited to [min, max]; the gradient is 1 at the bounds.",
                      .derivatives = "self: _clamp_grad_self(grad, self, min, max)");
TENON_DEFINE_VARIANT(stubs::clamp_, stubs::clamp);
TENON_DEFINE_VARIANT(stubs::clamp_out, stubs::clamp);

TENON_DEFINE_OPERATOR(stubs::_clamp_grad_self, .doc = "The gradient of clamp for self.",
                      .derivatives =
                      "grad_output: _clamp_grad_self(grad, self, min, max)\nself: "
                      "zeros_like(grad)");

void add_operators_pointwise_unary_from_ceil(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::ceil, stubs::ceil_, stubs::ceil_out, stubs::clamp, stubs::clamp_,
                        stubs::clamp_out, stubs::_clamp_grad_self>(dispatcher);
}

}  // namespace tenon
