// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::view_as, .doc = "self viewed in the sizes of other.",
                      .composite = true);

void add_operators_view_from_view_as(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::view_as>(dispatcher);
}

}  // namespace tenon
