// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/alpha_dropout.h"

namespace tenon {

constexpr std::string_view kCategory = "random";

TENON_DEFINE_OPERATOR(stubs::alpha_dropout,
                      .doc = "In training, elements set to the least value of selu with "
                      "probability p, mean 0 and variance 1 kept.", .composite = true,
                      .nondeterministic_seeded = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::alpha_dropout_, .doc = "alpha_dropout of self, in place.",
                      .composite = true, .nondeterministic_seeded = true);

void add_operators_random(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::alpha_dropout, stubs::alpha_dropout_>(dispatcher);
}

}  // namespace tenon
