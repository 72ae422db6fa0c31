// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/softshrink.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/threshold.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::softshrink,
                      .doc = "Each element, nearer to 0 by lambd, and 0 where it is not farther "
                      "away than that.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::tanh_backward, .doc = "The gradient of tanh's argument.",
                      .derivatives = "grad_output: tanh_backward(grad, output)\noutput: "
                      "_tanh_backward_grad_output(grad, grad_output, output, -2)");

TENON_DEFINE_OPERATOR(stubs::_tanh_backward_grad_output,
                      .doc = "The gradient of tanh_backward for output.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::threshold,
                      .doc = "Each element, or a value where it is at most a threshold.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::threshold_, stubs::threshold);

TENON_DEFINE_OPERATOR(stubs::threshold_backward,
                      .doc = "grad_output where self is above a threshold, else 0.",
                      .derivatives = "grad_output: threshold_backward(grad, self, "
                      "threshold)\nself: zeros_like(grad)");

void add_operators_activation_from_softshrink(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::softshrink, stubs::tanh_backward, stubs::_tanh_backward_grad_output,
                        stubs::threshold, stubs::threshold_, stubs::threshold_backward>(dispatcher);
}

}  // namespace tenon
