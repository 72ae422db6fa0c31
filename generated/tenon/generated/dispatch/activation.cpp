// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/elu.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::elu, .category = kCategory,
                      .doc =
                      "Each element, or an exponential approach to -alpha where it is negative.",
                      .derivatives =
                      "self: elu_backward(grad, alpha, scale, input_scale, false, self)");
TENON_DEFINE_VARIANT(stubs::elu_, stubs::elu);
TENON_DEFINE_VARIANT(stubs::elu_out, stubs::elu);

void add_operators_activation(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::elu, stubs::elu_, stubs::elu_out>(dispatcher);
}

}  // namespace tenon
