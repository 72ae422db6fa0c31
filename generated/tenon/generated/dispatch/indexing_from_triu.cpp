// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::triu, .category = kCategory,
                      .doc = "Matrices with 0 below a diagonal.",
                      .derivatives = "self: grad.triu(diagonal)");
TENON_DEFINE_VARIANT(stubs::triu_, stubs::triu);
TENON_DEFINE_VARIANT(stubs::triu_out, stubs::triu);

void add_operators_indexing_from_triu(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::triu, stubs::triu_, stubs::triu_out>(dispatcher);
}

}  // namespace tenon
