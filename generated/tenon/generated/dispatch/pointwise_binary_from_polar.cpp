// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/polar.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::polar, "pointwise_binary",
                      .doc = "Complex numbers of magnitudes and of angles in radians, both of "
                      "float32 or of float64.", .composite = true);

void add_operators_pointwise_binary_from_polar(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::polar>(dispatcher);
}

}  // namespace tenon
