// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::trunc, .category = kCategory,
                      .doc = "Each element without its fraction.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::trunc_, stubs::trunc);
TENON_DEFINE_VARIANT(stubs::trunc_out, stubs::trunc);

void add_operators_pointwise_unary_from_trunc(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::trunc, stubs::trunc_, stubs::trunc_out>(dispatcher);
}

}  // namespace tenon
