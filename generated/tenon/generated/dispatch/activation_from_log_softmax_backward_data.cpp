// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/mish.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::_log_softmax_backward_data, .category = kCategory,
                      .doc = "The gradient of log_softmax's argument.",
                      .derivatives =
                      "grad_output: grad - (grad * output.exp()).sum(dim, true)\noutput: -(grad * "
                      "output.exp() * grad_output.sum(dim, true))");

TENON_DEFINE_OPERATOR(stubs::mish, .category = kCategory,
                      .doc = "Each element times the tanh of its softplus.", .composite = true);

void add_operators_activation_from_log_softmax_backward_data(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_log_softmax_backward_data, stubs::mish>(dispatcher);
}

}  // namespace tenon
