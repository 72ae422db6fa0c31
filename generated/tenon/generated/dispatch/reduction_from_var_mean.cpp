// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/var_mean.h"

namespace tenon {

constexpr std::string_view kCategory = "reduction";

TENON_DEFINE_OPERATOR(stubs::var_mean_correction,
                      .doc = "The variance and the mean over dimensions.", .composite = true);

void add_operators_reduction_from_var_mean(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::var_mean_correction>(dispatcher);
}

}  // namespace tenon
