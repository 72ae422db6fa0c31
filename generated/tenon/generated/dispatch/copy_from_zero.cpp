// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {

constexpr std::string_view kCategory = "copy";

TENON_DEFINE_OPERATOR(stubs::zero_, .doc = "Sets every element to 0.",
                      .derivatives = "self: zeros_like(grad)", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::zero,
                      .doc = "What zero_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .unread_self = true);

void add_operators_copy_from_zero(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::zero_, stubs::zero>(dispatcher);
}

}  // namespace tenon
