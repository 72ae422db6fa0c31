// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/randint.h"
#include "tenon/generated/ops/randn.h"

namespace tenon {

constexpr std::string_view kCategory = "random";

TENON_DEFINE_OPERATOR(stubs::randint, .doc = "Integers uniform in [0, high).", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::randint_low, .doc = "Integers uniform in [low, high).",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::randn, .doc = "Normally distributed numbers of mean 0 and variance 1.",
                      .nondeterministic_seeded = true);

void add_operators_random_from_randint(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::randint, stubs::randint_low, stubs::randn>(dispatcher);
}

}  // namespace tenon
