// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::threshold_backward,
                      .doc = "grad_output where self is above a threshold, else 0.",
                      .derivatives = "grad_output: threshold_backward(grad, self, "
                      "threshold)\nself: zeros_like(grad)");

void add_operators_activation_from_threshold_backward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::threshold_backward>(dispatcher);
}

}  // namespace tenon
