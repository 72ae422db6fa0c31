// What fused steps of optimizers refuse, and what they do beside computing.

#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/generated/ops/as_strided.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<TensorBase>;

Stack sgd(const Tensors& self, const Tensors& grads, const Tensors& momenta = {},
          double momentum = 0, const TensorBase& grad_scale = {},
          const TensorBase& found_inf = {}) {
  return {self, grads, momenta, 0.0,   momentum,   0.1,
          0.0,  false, false,   false, grad_scale, found_inf};
}

Stack adam(const Tensors& self, const Tensors& grads, const Tensors& firsts, const Tensors& seconds,
           const Tensors& maxima, const Tensors& steps, bool amsgrad = false) {
  return {self, grads, firsts, seconds, maxima, steps,        0.1,         0.9,
          0.99, 0.0,   1e-8,   amsgrad, false,  TensorBase(), TensorBase()};
}

TensorBase x(IntArrayRef sizes = {3}, DType dtype = DType::kFloat64) {
  return cast(uniform(sizes), dtype);
}

TEST_CASE("fused steps refuse lists that do not belong together", "[neural]") {
  const Tensors two = {x(), x({2})};
  check_bad_calls({
      {"_fused_sgd_", sgd(two, {x()}), ErrorCode::kValue,
       "expected grads to have a tensor for each of the 2 of self, got 1"},
      {"_fused_sgd_", sgd({}, {x()}), ErrorCode::kValue, "the 0 of self, got 1"},
      {"_fused_sgd_", sgd(two, {x(), x({2})}, {x()}), ErrorCode::kValue,
       "expected momentum_buffer_list to have a tensor for each of the 2 of self, got 1"},
      {"_fused_sgd_", sgd(two, {x(), x({2})}, {}, 0.9), ErrorCode::kValue,
       "expected momentum_buffer_list to have a tensor for each of the 2 of self, got 0"},
      {"_fused_sgd_", sgd(two, {x(), x({3})}), ErrorCode::kShape,
       "expected grads[1] to have the sizes [2] of self[1], got [3]"},
      {"_fused_sgd_", sgd(two, {x(), x({2}, DType::kFloat32)}), ErrorCode::kDType,
       "expected grads[1] to have the dtype float64 of self[1], got float32"},
      {"_fused_sgd_", sgd({x(), integers({2}, 0, 3)}, {x(), integers({2}, 0, 3)}),
       ErrorCode::kDType, "self[1]"},
      {"_fused_sgd_", sgd({x()}, {make_tensor({3}, DType::kFloat64, Device("meta"))}),
       ErrorCode::kDevice, "meta"},
      {"_fused_adam_", adam({x()}, {x()}, {}, {x()}, {}, {scalar(1)}), ErrorCode::kValue,
       "exp_avgs"},
      {"_fused_adam_", adam({x()}, {x()}, {x()}, {}, {}, {scalar(1)}), ErrorCode::kValue,
       "exp_avg_sqs"},
      {"_fused_adamw_", adam({x()}, {x()}, {x()}, {x()}, {}, {scalar(1)}, true), ErrorCode::kValue,
       "max_exp_avg_sqs"},
      {"_fused_adamw_", adam({x()}, {x()}, {x()}, {x()}, {}, {}), ErrorCode::kValue,
       "state_steps to have a tensor for each of the 1"},
  });
}

TEST_CASE("fused steps refuse numbers that are none", "[neural]") {
  const auto with_step = [](const TensorBase& step) {
    return adam({x()}, {x()}, {x()}, {x()}, {}, {step});
  };
  check_bad_calls({
      {"_fused_adam_", with_step(scalar(0)), ErrorCode::kValue,
       "expected state_steps[0] to be 1 at the first step, got 0"},
      {"_fused_adam_", with_step(scalar(std::nan(""))), ErrorCode::kValue, "got nan"},
      {"_fused_adam_", with_step(vector({1, 2})), ErrorCode::kShape, "[2]"},
      {"_fused_adam_", with_step(complex_uniform({1})), ErrorCode::kDType, "complex128"},
      {"_fused_sgd_", sgd({x()}, {x()}, {}, 0, scalar(0)), ErrorCode::kValue, "grad_scale"},
      {"_fused_sgd_", sgd({x()}, {x()}, {}, 0, vector({1, 2})), ErrorCode::kShape, "grad_scale"},
      {"_fused_sgd_", sgd({x()}, {x()}, {}, 0, {}, vector({})), ErrorCode::kShape, "found_inf"},
  });
  // The second parameter's step is looked at before the first is written to.
  check_bad_calls(
      {{"_fused_adam_",
        adam({x(), x()}, {x(), x()}, {x(), x()}, {x(), x()}, {}, {scalar(1), scalar(-1)}),
        ErrorCode::kValue, "state_steps[1]"}});
}

/// `n` elements of a tensor from `first` on, `step` apart.
TensorBase part(const TensorBase& tensor, int64_t first, int64_t n, int64_t step = 1) {
  return ops::as_strided(tensor, {n}, {step}, first);
}

TEST_CASE("fused steps refuse tensors that share what is written", "[neural]") {
  const TensorBase all = x({20});
  check_bad_calls({
      {"_fused_sgd_", sgd({all}, {all}), ErrorCode::kValue,
       "got self and grads in the same memory"},
      {"_fused_sgd_", sgd({x(), part(all, 0, 5), part(all, 4, 3)}, {x(), x({5}), x()}),
       ErrorCode::kValue, "got self[1] and self[2]"},
      {"_fused_sgd_", sgd({part(all, 0, 5)}, {x({5})}, {}, 0, part(all, 4, 1)), ErrorCode::kValue,
       "got self[0] and grad_scale"},
      {"_fused_adam_", adam({x({5})}, {x({5})}, {x({5})}, {part(all, 0, 5)}, {}, {part(all, 4, 1)}),
       ErrorCode::kValue, "got exp_avg_sqs[0] and state_steps[0]"},
  });
  const BadCall repeated = {"_fused_sgd_", sgd({x({5})}, {x({5})}, {part(all, 0, 5, 0)}, 0.9),
                            ErrorCode::kValue, "[5]"};
  check_bad_calls({repeated});
  {
    const NoGradGuard guard;
    check_bad_calls({repeated});
  }
  // Columns of one matrix share no element, and steps may be one tensor.
  const Tensors even = {part(all, 0, 5, 2)}, odd = {part(all, 1, 5, 2)};
  CHECK_NOTHROW(results_of("_fused_sgd_", sgd(even, odd)));
  const TensorBase step = scalar(1);
  CHECK_NOTHROW(results_of("_fused_adam_",
                           adam({x(), x()}, {x(), x()}, {x(), x()}, {x(), x()}, {}, {step, step})));
}

TEST_CASE("a fused step counts a version of each tensor that it may write to", "[neural]") {
  const Tensors self = {x(), x()}, grads = {x(), x()}, firsts = {x(), x()}, seconds = {x(), x()};
  const Tensors steps = {scalar(1), scalar(1)};
  results_of("_fused_adam_", adam(self, grads, firsts, seconds, {}, steps));
  for (const Tensors* list : {&self, &grads, &firsts, &seconds}) {
    for (const TensorBase& tensor : *list) CHECK(tensor._version() == 1);
  }
  for (const TensorBase& step : steps) CHECK(step._version() == 0);
}

TEST_CASE("a fused step is not recorded: parameters that require grad need NoGradGuard",
          "[neural]") {
  const TensorBase self = x();
  self.set_requires_grad(true);
  check_bad_calls({{"_fused_sgd_", sgd({x(), self}, {x(), x()}), ErrorCode::kAutograd,
                    "argument self of sizes [3] requires grad"}});
  const NoGradGuard guard;
  results_of("_fused_sgd_", sgd({self}, {x()}));
  CHECK(self._version() == 1);
  CHECK(self.is_leaf());
}

TEST_CASE("inference tensors are stepped in inference mode alone", "[neural]") {
  TensorBase inference;
  {
    const InferenceMode guard;
    inference = x();
    CHECK_NOTHROW(results_of("_fused_sgd_", sgd({inference}, {x()})));
  }
  for (const Stack& call : {sgd({x(), inference}, {x(), x()}), sgd({x()}, {inference})}) {
    try {
      results_of("_fused_sgd_", call);
      FAIL("an inference tensor was written to");
    } catch (const InferenceModeError& error) {
      CHECK(std::string(error.what()).find("_fused_sgd_: argument ") == 0);
    }
  }
  const TensorBase step = inference_mode([] { return scalar(1); });  // is only read
  CHECK_NOTHROW(results_of("_fused_adam_", adam({x()}, {x()}, {x()}, {x()}, {}, {step})));
}

}  // namespace
}  // namespace tenon::test
