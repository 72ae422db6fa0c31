// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/logsumexp.h"

namespace tenon {

constexpr std::string_view kCategory = "reduction";

TENON_DEFINE_OPERATOR(stubs::logsumexp,
                      .doc =
                      "The logarithm of the sum of exponentials over dimensions, without overflow.",
                      .derivatives =
                      "self: formulas::logsumexp_backward(grad, self, result, dim, keepdim)",
                      .composite = true);

void add_operators_reduction_from_logsumexp(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::logsumexp>(dispatcher);
}

}  // namespace tenon
