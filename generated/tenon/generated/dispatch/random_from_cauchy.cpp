// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/cauchy.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/exponential.h"
#include "tenon/generated/ops/feature_alpha_dropout.h"
#include "tenon/generated/ops/feature_dropout.h"
#include "tenon/generated/ops/geometric.h"
#include "tenon/generated/ops/log_normal.h"
#include "tenon/generated/ops/multinomial.h"

namespace tenon {

constexpr std::string_view kCategory = "random";

TENON_DEFINE_OPERATOR(stubs::cauchy_,
                      .doc = "Overwrites self with numbers of a Cauchy distribution.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::cauchy,
                      .doc = "What cauchy_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::dropout,
                      .doc = "In training, elements set to 0 with probability p and else scaled by "
                      "1 / (1 - p).", .composite = true, .nondeterministic_seeded = true,
                      .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::dropout_, .doc = "dropout of self, in place.", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::exponential_,
                      .doc =
                      "Overwrites self with exponentially distributed numbers of rate lambd.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::exponential,
                      .doc =
                      "What exponential_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

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

TENON_DEFINE_OPERATOR(stubs::geometric_,
                      .doc = "Overwrites self with how many trials there are up to the first "
                      "success, which has probability p.", .derivatives = "self: zeros_like(grad)",
                      .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::geometric,
                      .doc =
                      "What geometric_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::log_normal_,
                      .doc =
                      "Overwrites self with numbers whose logarithms are normally distributed.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::log_normal,
                      .doc =
                      "What log_normal_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::multinomial,
                      .doc = "Indices of each row of weights, drawn with probabilities that are "
                      "proportional to these.", .nondeterministic_seeded = true);

void add_operators_random_from_cauchy(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::cauchy_, stubs::cauchy, stubs::dropout, stubs::dropout_,
                        stubs::exponential_, stubs::exponential, stubs::feature_alpha_dropout,
                        stubs::feature_alpha_dropout_, stubs::feature_dropout,
                        stubs::feature_dropout_, stubs::geometric_, stubs::geometric,
                        stubs::log_normal_, stubs::log_normal, stubs::multinomial>(dispatcher);
}

}  // namespace tenon
