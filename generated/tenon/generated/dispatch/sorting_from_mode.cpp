// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/mode.h"

namespace tenon {

constexpr std::string_view kCategory = "sorting";

TENON_DEFINE_OPERATOR(stubs::mode,
                      .doc = "The smallest of the most frequent elements of each slice of a "
                      "dimension, and its last index.",
                      .derivatives = "self: formulas::value_selecting_backward(grad, self.sizes(), "
                      "dim, indices, keepdim)");

void add_operators_sorting_from_mode(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::mode>(dispatcher);
}

}  // namespace tenon
