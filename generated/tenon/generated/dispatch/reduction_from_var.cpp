// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/var.h"

namespace tenon {

constexpr std::string_view kCategory = "reduction";

TENON_DEFINE_OPERATOR(stubs::var_correction, .category = kCategory,
                      .doc =
                      "The variance over dimensions; the divisor is the count less correction, "
                      "which is 1 unless given.",
                      .derivatives =
                      "self: formulas::var_backward(grad, self, dim, correction, keepdim)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::var_dim, .category = kCategory,
                      .doc =
                      "The variance over dimensions; the divisor is one less than the count where "
                      "unbiased.", .composite = true);

void add_operators_reduction_from_var(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::var_correction, stubs::var_dim>(dispatcher);
}

}  // namespace tenon
