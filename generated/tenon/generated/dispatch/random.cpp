// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/alpha_dropout.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/cauchy.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/exponential.h"
#include "tenon/generated/ops/feature_alpha_dropout.h"
#include "tenon/generated/ops/feature_dropout.h"
#include "tenon/generated/ops/geometric.h"
#include "tenon/generated/ops/log_normal.h"
#include "tenon/generated/ops/multinomial.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/normal_functional.h"
#include "tenon/generated/ops/rand.h"
#include "tenon/generated/ops/rand_like.h"
#include "tenon/generated/ops/randint.h"
#include "tenon/generated/ops/randn.h"
#include "tenon/generated/ops/randn_like.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/randperm.h"
#include "tenon/generated/ops/uniform.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::alpha_dropout, "random",
                      .doc = "In training, elements set to the least value of selu with "
                      "probability p, mean 0 and variance 1 kept.", .composite = true,
                      .nondeterministic_seeded = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::alpha_dropout_, "random", .doc = "alpha_dropout of self, in place.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::bernoulli__float, "random",
                      .doc = "Overwrites self with 1 with probability p, else 0.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::bernoulli_p, "random",
                      .doc = "What bernoulli_.float makes of copies of what it writes to, which it "
                      "returns.", .derivatives = "self: zeros_like(grad)",
                      .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::bernoulli, "random",
                      .doc = "1 with the probability that each element of self is, else 0.",
                      .derivatives = "self: zeros_like(grad)", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::cauchy_, "random",
                      .doc = "Overwrites self with numbers of a Cauchy distribution.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::cauchy, "random",
                      .doc = "What cauchy_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::dropout, "random",
                      .doc = "In training, elements set to 0 with probability p and else scaled by "
                      "1 / (1 - p).", .composite = true, .nondeterministic_seeded = true,
                      .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::dropout_, "random", .doc = "dropout of self, in place.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::exponential_, "random",
                      .doc =
                      "Overwrites self with exponentially distributed numbers of rate lambd.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::exponential, "random",
                      .doc =
                      "What exponential_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::feature_alpha_dropout, "random",
                      .doc = "alpha_dropout of features [N, C, ...].", .composite = true,
                      .nondeterministic_seeded = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::feature_alpha_dropout_, "random",
                      .doc = "feature_alpha_dropout of self, in place.", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::feature_dropout, "random",
                      .doc = "In training, features [N, C, ...] set to 0 with probability p and "
                      "else scaled by 1 / (1 - p).", .composite = true,
                      .nondeterministic_seeded = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::feature_dropout_, "random",
                      .doc = "feature_dropout of self, in place.", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::geometric_, "random",
                      .doc = "Overwrites self with how many trials there are up to the first "
                      "success, which has probability p.", .derivatives = "self: zeros_like(grad)",
                      .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::geometric, "random",
                      .doc =
                      "What geometric_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::log_normal_, "random",
                      .doc =
                      "Overwrites self with numbers whose logarithms are normally distributed.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::log_normal, "random",
                      .doc =
                      "What log_normal_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::multinomial, "random",
                      .doc = "Indices of each row of weights, drawn with probabilities that are "
                      "proportional to these.", .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::native_dropout, "random",
                      .doc = "Elements set to 0 with probability p and else scaled by 1 / (1 - p), "
                      "and the mask of those kept.",
                      .derivatives = "input: native_dropout_backward(grad, result1, "
                      "formulas::dropout_scale(p, train))", .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::native_dropout_backward, "random",
                      .doc = "The gradient of dropout's argument.",
                      .derivatives = "grad_output: native_dropout_backward(grad, mask, scale)");

TENON_DEFINE_OPERATOR(stubs::normal_, "random",
                      .doc = "Overwrites self with normally distributed numbers.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::normal_functional, "random",
                      .doc = "What normal_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::normal_Tensor_float, "random",
                      .doc = "Normally distributed numbers around those of mean.",
                      .derivatives = "mean: zeros_like(mean)", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::normal_float_Tensor, "random",
                      .doc = "Normally distributed numbers of the standard deviations std.",
                      .derivatives = "std: zeros_like(std)", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::normal_Tensor_Tensor, "random",
                      .doc = "Normally distributed numbers of the standard deviations std around "
                      "those of mean.",
                      .derivatives = "mean: zeros_like(mean)\nstd: zeros_like(std)",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::normal_float_float, "random", .doc = "Normally distributed numbers.",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rand, "random", .doc = "Numbers uniform in [0, 1).",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rand_like, "random",
                      .doc = "Numbers uniform in [0, 1), in the sizes of self.",
                      .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::randint, "random", .doc = "Integers uniform in [0, high).",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::randint_low, "random", .doc = "Integers uniform in [low, high).",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::randn, "random",
                      .doc = "Normally distributed numbers of mean 0 and variance 1.",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::randn_like, "random",
                      .doc =
                      "Normally distributed numbers of mean 0 and variance 1, in the sizes of "
                      "self.", .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::random__from, "random",
                      .doc = "Overwrites self with integers uniform in [from, to), or up to the "
                      "greatest of its dtype.", .derivatives = "self: zeros_like(grad)",
                      .nondeterministic_seeded = true, .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::random_from, "random",
                      .doc =
                      "What random_.from makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::randperm, "random", .doc = "The integers below n in random order.",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::uniform_, "random",
                      .doc = "Overwrites self with numbers uniform in [from, to).",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::uniform, "random",
                      .doc =
                      "What uniform_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .nondeterministic_seeded = true,
                      .unread_self = true);

void add_operators_random(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::alpha_dropout, stubs::alpha_dropout_, stubs::bernoulli__float,
                        stubs::bernoulli_p, stubs::bernoulli, stubs::cauchy_, stubs::cauchy,
                        stubs::dropout, stubs::dropout_, stubs::exponential_, stubs::exponential,
                        stubs::feature_alpha_dropout, stubs::feature_alpha_dropout_,
                        stubs::feature_dropout, stubs::feature_dropout_, stubs::geometric_,
                        stubs::geometric, stubs::log_normal_, stubs::log_normal, stubs::multinomial,
                        stubs::native_dropout, stubs::native_dropout_backward, stubs::normal_,
                        stubs::normal_functional, stubs::normal_Tensor_float,
                        stubs::normal_float_Tensor, stubs::normal_Tensor_Tensor,
                        stubs::normal_float_float, stubs::rand, stubs::rand_like, stubs::randint,
                        stubs::randint_low, stubs::randn, stubs::randn_like, stubs::random__from,
                        stubs::random_from, stubs::randperm, stubs::uniform_, stubs::uniform>(
      dispatcher);
}

}  // namespace tenon
