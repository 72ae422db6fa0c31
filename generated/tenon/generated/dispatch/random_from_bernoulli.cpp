// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/feature_alpha_dropout.h"
#include "tenon/generated/ops/feature_dropout.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/normal_functional.h"
#include "tenon/generated/ops/rand.h"
#include "tenon/generated/ops/rand_like.h"

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

TENON_DEFINE_OPERATOR(stubs::dropout_, .doc = "dropout of self, in place.", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::feature_alpha_dropout, .doc = "alpha_dropout of features [N, C, ...].",
                      .composite = true, .nondeterministic_seeded = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::feature_alpha_dropout_,
                      .doc = "feature_alpha_dropout of self, in place.", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::feature_dropout,
                      .doc = "In training, features [N, C, ...] set to 0 with probability p and "
                      "else scaled by 1 / (1 - p).", .composite = true,
                      .nondeterministic_seeded = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::feature_dropout_, .doc = "feature_dropout of self, in place.",
                      .composite = true, .nondeterministic_seeded = true);

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

void add_operators_random_from_bernoulli(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bernoulli__float, stubs::bernoulli_p, stubs::dropout,
                        stubs::dropout_, stubs::feature_alpha_dropout,
                        stubs::feature_alpha_dropout_, stubs::feature_dropout,
                        stubs::feature_dropout_, stubs::native_dropout,
                        stubs::native_dropout_backward, stubs::normal_, stubs::normal_functional,
                        stubs::rand, stubs::rand_like>(dispatcher);
}

}  // namespace tenon
