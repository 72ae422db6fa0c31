// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::where_self, .category = kCategory,
                      .doc = "self where the bool condition holds, else other.",
                      .derivatives =
                      "self: _masked_fill_grad_value(grad, condition)\nother: "
                      "grad.masked_fill(condition, 0)");

void add_operators_pointwise_binary_from_where(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::where_self>(dispatcher);
}

}  // namespace tenon
