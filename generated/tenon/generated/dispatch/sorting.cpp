// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/argsort.h"

namespace tenon {

constexpr std::string_view kCategory = "sorting";

TENON_DEFINE_OPERATOR(stubs::argsort,
                      .doc =
                      "The indices that put the elements of each slice of a dimension in order.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::argsort_stable,
                      .doc = "The same as argsort, which is stable whatever is asked for.",
                      .composite = true);

void add_operators_sorting(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::argsort, stubs::argsort_stable>(dispatcher);
}

}  // namespace tenon
