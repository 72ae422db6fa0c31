// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/log_softmax.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::_log_softmax, .category = kCategory,
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .derivatives =
                      "self: _log_softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_log_softmax_out, stubs::_log_softmax);

TENON_DEFINE_OPERATOR(stubs::log_softmax_int, .category = kCategory,
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .composite = true);

void add_operators_activation_from_log_softmax(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_log_softmax, stubs::_log_softmax_out, stubs::log_softmax_int>(
      dispatcher);
}

}  // namespace tenon
