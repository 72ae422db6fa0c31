// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/normal_functional.h"
#include "tenon/generated/ops/rand.h"
#include "tenon/generated/ops/rand_like.h"
#include "tenon/generated/ops/randint.h"
#include "tenon/generated/ops/randn.h"

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

TENON_DEFINE_OPERATOR(stubs::dropout,
                      .doc = "In training, elements set to 0 with probability p and else scaled by "
                      "1 / (1 - p).", .composite = true, .nondeterministic_seeded = true,
                      .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::native_dropout,
                      .doc = "Elements set to 0 with probability p and else scaled by 1 / (1 - p), "
                      "and the mask of those kept.",
                      .derivatives = "input: native_dropout_backward(grad, result1, "
                      "formulas::dropout_scale(p, train))", .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::native_dropout_backward, .doc = "The gradient of dropout's argument.",
                      .derivatives = "grad_output: native_dropout_backward(grad, mask, scale)");

TENON_DEFINE_OPERATOR(stubs::normal_, .doc = "Overwrites self with normally distributed numbers.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::normal_functional,
                      .doc = "What normal_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::rand, .doc = "Numbers uniform in [0, 1).",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rand_like, .doc = "Numbers uniform in [0, 1), in the sizes of self.",
                      .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::randint, .doc = "Integers uniform in [0, high).", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::randint_low, .doc = "Integers uniform in [low, high).",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::randn, .doc = "Normally distributed numbers of mean 0 and variance 1.",
                      .nondeterministic_seeded = true);

void add_operators_random(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bernoulli__float, stubs::bernoulli_p, stubs::dropout,
                        stubs::native_dropout, stubs::native_dropout_backward, stubs::normal_,
                        stubs::normal_functional, stubs::rand, stubs::rand_like, stubs::randint,
                        stubs::randint_low, stubs::randn>(dispatcher);
}

}  // namespace tenon
