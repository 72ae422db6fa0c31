// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/randn_like.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/randperm.h"
#include "tenon/generated/ops/uniform.h"

namespace tenon {

constexpr std::string_view kCategory = "random";

TENON_DEFINE_OPERATOR(stubs::randn_like,
                      .doc =
                      "Normally distributed numbers of mean 0 and variance 1, in the sizes of "
                      "self.", .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::random__from,
                      .doc = "Overwrites self with integers uniform in [from, to), or up to the "
                      "greatest of its dtype.", .derivatives = "self: zeros_like(grad)",
                      .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::random_from,
                      .doc =
                      "What random_.from makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::randperm, .doc = "The integers below n in random order.",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::uniform_, .doc = "Overwrites self with numbers uniform in [from, to).",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::uniform,
                      .doc =
                      "What uniform_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

void add_operators_random_from_randn_like(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::randn_like, stubs::random__from, stubs::random_from, stubs::randperm,
                        stubs::uniform_, stubs::uniform>(dispatcher);
}

}  // namespace tenon
