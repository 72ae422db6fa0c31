// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/log_sigmoid.h"
#include "tenon/generated/ops/log_sigmoid_forward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::log_sigmoid,
                      .doc = "The logarithm of the logistic function of self, without overflow.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::log_sigmoid_forward,
                      .doc = "The logarithm of the logistic function of self, and exp(-|self|).",
                      .derivatives = "self: grad * (-self).sigmoid()", .composite = true);

void add_operators_activation_from_log_sigmoid(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::log_sigmoid, stubs::log_sigmoid_forward>(dispatcher);
}

}  // namespace tenon
