// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bernoulli.h"

namespace tenon {

constexpr std::string_view kCategory = "random";

TENON_DEFINE_OPERATOR(stubs::bernoulli__float,
                      .doc = "Overwrites self with 1 with probability p, else 0.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::bernoulli_p,
                      .doc = "What bernoulli_.float makes of copies of what it writes to, which it "
                      "returns.", .derivatives = "self: zeros_like(grad)",
                      .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::bernoulli,
                      .doc = "1 with the probability that each element of self is, else 0.",
                      .derivatives = "self: zeros_like(grad)", .composite = true,
                      .nondeterministic_seeded = true);

void add_operators_random_from_bernoulli(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bernoulli__float, stubs::bernoulli_p, stubs::bernoulli>(dispatcher);
}

}  // namespace tenon
