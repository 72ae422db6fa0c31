// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/masked_scatter.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::masked_scatter,
                      .doc =
                      "self with the elements of source, in order, where the bool mask holds.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::masked_scatter_, stubs::masked_scatter);
TENON_DEFINE_VARIANT(stubs::masked_scatter_out, stubs::masked_scatter);

void add_operators_indexing_from_masked_scatter(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::masked_scatter, stubs::masked_scatter_, stubs::masked_scatter_out>(
      dispatcher);
}

}  // namespace tenon
