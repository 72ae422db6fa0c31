// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/normal_functional.h"
#include "tenon/generated/ops/rand.h"
#include "tenon/generated/ops/rand_like.h"

namespace tenon {

constexpr std::string_view kCategory = "random";

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

TENON_DEFINE_OPERATOR(stubs::normal_Tensor_float,
                      .doc = "Normally distributed numbers around those of mean.",
                      .derivatives = "mean: zeros_like(mean)", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::normal_float_Tensor,
                      .doc = "Normally distributed numbers of the standard deviations std.",
                      .derivatives = "std: zeros_like(std)", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::normal_Tensor_Tensor,
                      .doc = "Normally distributed numbers of the standard deviations std around "
                      "those of mean.",
                      .derivatives = "mean: zeros_like(mean)\nstd: zeros_like(std)",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::normal_float_float, .doc = "Normally distributed numbers.",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rand, .doc = "Numbers uniform in [0, 1).",
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rand_like, .doc = "Numbers uniform in [0, 1), in the sizes of self.",
                      .nondeterministic_seeded = true, .unread_self = true);

void add_operators_random_from_native_dropout(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::native_dropout, stubs::native_dropout_backward, stubs::normal_,
                        stubs::normal_functional, stubs::normal_Tensor_float,
                        stubs::normal_float_Tensor, stubs::normal_Tensor_Tensor,
                        stubs::normal_float_float, stubs::rand, stubs::rand_like>(dispatcher);
}

}  // namespace tenon
